# Ein gewerteter Raum, Zeile für Zeile. $wullawakis sagt, wie viele es waren, $cards, was mit ihnen geht.

explain-left-lowest = 1 Wullewauki geht und nimmt den niedrigsten Gast mit: { $cards }.
explain-left-highest = 2 Wullewaukis gehen und nehmen den höchsten Gast mit: { $cards }.
explain-left-choice = { $wullawakis } Wullewaukis gehen und nehmen { $count } Karten nach Wahl mit, am besten { $cards }.
explain-left-all = { $wullawakis } Wullewaukis gehen und nehmen alles andere mit: { $cards }.
explain-left-alone =
    { $wullawakis ->
        [one] { $wullawakis } Wullewauki geht; es ist kein Gast da, der mitgehen könnte.
       *[other] { $wullawakis } Wullewaukis gehen; es ist kein Gast da, der mitgehen könnte.
    }

explain-copicastor =
    { $count ->
        [one] Der Evolutser wird noch ein { $card }.
       *[other] { $count } Evolutser kommen dazu als { $count } × { $card }.
    }
explain-copicastor-alone =
    { $count ->
        [one] Der Evolutser hat keinen Gast, dem er gleichen könnte, und zählt 0.
       *[other] { $count } Evolutser haben keinen Gast, dem sie gleichen könnten, und zählen 0.
    }

explain-set =
    { $points ->
        [one] { $cards }: { $points } Punkt
       *[other] { $cards }: { $points } Punkte
    }

explain-total =
    { $points ->
        [one] Zusammen: { $points } Punkt
       *[other] Zusammen: { $points } Punkte
    }
