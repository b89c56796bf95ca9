# The review of a finished game in the web: charts, each bid, and a quiz. Its sentences are those of analysis.ftl.

review-title = Review
review-waiting = The coach is still busy with another game …
review-beginning = The coach takes a seat and turns the cards over …
review-running = The coach looks at the bids: { $done } of { $total } …
review-progress = How far the coach is
review-patience = This takes some seconds, once for each game. You may leave and come back.
review-failed = The coach was interrupted. Nothing is lost; just ask again.

# $first, $most, $last: chances to win at the beginning, at their highest, at the end.
review-chart-seat = { $name }: { $first } at the beginning, { $most } at most, { $last } at the end.
review-look = Look at round { $round }
review-numbers = The chart in numbers
review-end = The end

review-players = How everybody played
review-luck = Luck
review-play = Play
review-accuracy-hint = Accuracy: 100 gives nothing away, 0 as much as bids with closed eyes.
# $share: what everybody gets of the win if all get the same.
review-luck-hint = Luck is what the cards from the supply brought, play is all the rest. Together they are what somebody got of the win beyond an even share of { $share }.

review-steps = Bid by bid
review-moment =
    { $what ->
        [decision] Round { $round }: { $name } has drawn { $card }
        [second] Round { $round }: all bid again for { $card }
       *[first] Round { $round }: the bids for { $card }
    }
review-whose = Whose choice
review-no-choice = Nobody had a choice here.
# $chosen: a bid, or "keep it" and the like. $better: a list.
review-verdict =
    { $how ->
        [costly] Chosen: { $chosen }. That cost { $cost } of the chance to win. Better: { $better }.
        [close] Chosen: { $chosen }. As good as { $better }, as far as can be told.
       *[right] Chosen: { $chosen }. Nothing was given away.
    }
review-best = best
# One of several that are best mixed.
review-best-part = best in { $share } of all cases
review-equal = as good, within the error
review-chosen = chosen
review-tried = your pick
review-points = { $points } pts
review-by-bot = A bot chose this for { $name }.
review-exact = Solved exactly: there is no better play.
review-estimated = Estimated from many games played on; the standard error is at most { $error }.
review-matrix = Bid against bid

review-quiz = What would you do?
review-quiz-hint = Choose, and hear how it would have fared.
# $how: "best" is advised, "close" as good as that.
review-quiz-told =
    { $how ->
        [best] { $move }: wins { $win }, with { $points } points. Nothing is better!
        [close] { $move }: wins { $win }, with { $points } points. As good as the best.
       *[worse] { $move }: wins { $win }, with { $points } points. That is { $cost } less than the best. Try another?
    }
review-quiz-show = Show the answer
review-quiz-next = Next question
review-quiz-score = Right at once: { $right } of { $asked }

review-source = The coach plays each position on many thousand times, and judges a bid by what could be known, not by how it came out. Luck is taken apart by control variates, after MIVAT (White and Bowling, IJCAI 2009) and AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling, AAAI 2018).
review-table = To the table

## All reviewed games of one person
review-history-none = No game of yours has been reviewed yet. At the end of a game, “Review” asks the coach.
review-wins = Share of the wins
review-mean = Points a game
review-mean-adjusted = Points without luck
review-games = Reviewed games
# $adjusted: points without luck.
review-game = { $day }: { $points }, { $adjusted } without luck
