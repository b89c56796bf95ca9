# What the coach has to say about a recorded game (gnumies analyze).

analysis-title =
    { $complete ->
        [yes] how it was played, and what was luck
       *[no] how it was played so far, and what was luck
    }
analysis-career = All games together
analysis-column-games = Games
analysis-column-accuracy = Accuracy
analysis-column-points-luck = Luck in points
analysis-column-points-adjusted = Without luck
analysis-column-luck = Luck in wins
analysis-column-adjusted = Wins without luck
analysis-column-round = Round
analysis-column-card = Card
analysis-column-chosen = Chosen
analysis-column-advised = Better
analysis-column-chance = Chance to win
analysis-column-cost = Cost

# $sign: minus, plus or none.
analysis-number =
    { $sign ->
        [minus] −{ $whole }.{ $tenth }
        [plus] +{ $whole }.{ $tenth }
       *[none] { $whole }.{ $tenth }
    }
analysis-percent = { $number }%

analysis-chart = Chances to win, from the first round to the last
analysis-costliest = What gave most away (chances to win)
analysis-turns = When the game turned

# $way: the bid was too high, too low, or another kind of card was better. $better is a list.
analysis-bid =
    { $way ->
        [high] Round { $round }, for { $card }: { $name } bid { $chosen }, which was too much; better: { $better }.
        [low] Round { $round }, for { $card }: { $name } bid { $chosen }, which was too little; better: { $better }.
       *[other] Round { $round }, for { $card }: { $name } bid { $chosen }; better: { $better }.
    }
# $way: the drawn card was kept, or given to $to.
analysis-decision =
    { $way ->
        [give] Round { $round }: { $name } drew { $card } and gave it to { $to }; better: { $better }.
       *[keep] Round { $round }: { $name } drew { $card } and kept it; better: { $better }.
    }
analysis-keep = keep it
analysis-give = give it to { $name }
# A part of a mixture of bids: 50 (60%).
analysis-part = { $move } ({ $share })

analysis-round = Round { $round }
# $what: the bids, the decision about a drawn card, or luck.
analysis-turn =
    { $what ->
        [bidding] The bids for { $card }: { $gains }.
        [decision] The drawn card, { $card }, found its place: { $gains }.
       *[luck] What came next from the supply, after { $card }: { $gains }.
    }
analysis-gain = { $name } { $change }

# $value: what the first player can make sure of. $error: the largest standard error.
analysis-matrix =
    { $exact ->
        [yes] { $name }’s chance to win for each bid (rows) against each of { $other } (columns); solved exactly, { $value } with best play
       *[no] { $name }’s chance to win for each bid (rows) against each of { $other } (columns); estimated to ±{ $error }, { $value } with best play
    }
