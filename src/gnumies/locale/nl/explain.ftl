# Een getelde kamer, regel voor regel. $wullawakis zegt hoeveel het er waren, $cards wat met ze meegaat.

explain-left-lowest = 1 Wullewauki vertrekt en neemt de laagste gast mee: { $cards }.
explain-left-highest = 2 Wullewauki’s vertrekken en nemen de hoogste gast mee: { $cards }.
explain-left-choice = { $wullawakis } Wullewauki’s vertrekken en nemen { $count } kaarten naar keuze mee, het best { $cards }.
explain-left-all = { $wullawakis } Wullewauki’s vertrekken en nemen al het andere mee: { $cards }.
explain-left-alone =
    { $wullawakis ->
        [one] { $wullawakis } Wullewauki vertrekt; er is geen gast om mee te gaan.
       *[other] { $wullawakis } Wullewauki’s vertrekken; er is geen gast om mee te gaan.
    }

explain-copicastor =
    { $count ->
        [one] De Evolutser wordt nog een { $card }.
       *[other] { $count } Evolutsers komen erbij als { $count } × { $card }.
    }
explain-copicastor-alone =
    { $count ->
        [one] De Evolutser heeft geen gast om na te doen en telt 0.
       *[other] { $count } Evolutsers hebben geen gast om na te doen en tellen 0.
    }

explain-set =
    { $points ->
        [one] { $cards }: { $points } punt
       *[other] { $cards }: { $points } punten
    }

explain-total =
    { $points ->
        [one] Samen: { $points } punt
       *[other] Samen: { $points } punten
    }
