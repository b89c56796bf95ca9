# A scored room, line by line. $wullawakis is how many there were, $cards what leaves with them.

explain-left-lowest = 1 Wullawaki leaves and takes the lowest guest along: { $cards }.
explain-left-highest = 2 Wullawakis leave and take the highest guest along: { $cards }.
explain-left-choice = { $wullawakis } Wullawakis leave with { $count } cards of the owner’s choice, and the best choice is { $cards }.
explain-left-all = { $wullawakis } Wullawakis leave, and everything else with them: { $cards }.
explain-left-alone =
    { $wullawakis ->
        [one] { $wullawakis } Wullawaki leaves; there is no guest to go with it.
       *[other] { $wullawakis } Wullawakis leave; there is no guest to go with them.
    }

explain-copicastor =
    { $count ->
        [one] The Copicastor becomes one more { $card }.
       *[other] { $count } Copicastors become { $count } more { $card }.
    }
explain-copicastor-alone =
    { $count ->
        [one] The Copicastor has no guest to copy and scores 0.
       *[other] { $count } Copicastors have no guest to copy and score 0.
    }

explain-set =
    { $points ->
        [one] { $cards }: { $points } point
       *[other] { $cards }: { $points } points
    }

explain-total =
    { $points ->
        [one] Total: { $points } point
       *[other] Total: { $points } points
    }
