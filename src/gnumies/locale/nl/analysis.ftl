# Wat de coach van een opgeschreven spel vindt (gnumies analyze).

analysis-title =
    { $complete ->
        [yes] hoe er gespeeld is, en wat geluk was
       *[no] hoe er tot nu toe gespeeld is, en wat geluk was
    }
analysis-career = Alle spellen samen
analysis-column-games = Spellen
analysis-column-accuracy = Nauwkeurigheid
analysis-column-points-luck = Geluk in punten
analysis-column-points-adjusted = Zonder geluk
analysis-column-luck = Geluk in winst
analysis-column-adjusted = Winst zonder geluk
analysis-column-round = Ronde
analysis-column-card = Kaart
analysis-column-chosen = Gekozen
analysis-column-advised = Beter
analysis-column-chance = Winstkans
analysis-column-cost = Kosten

# $sign: minus, plus of none.
analysis-number =
    { $sign ->
        [minus] −{ $whole },{ $tenth }
        [plus] +{ $whole },{ $tenth }
       *[none] { $whole },{ $tenth }
    }
analysis-percent = { $number }%

analysis-chart = Winstkansen van de eerste tot de laatste ronde
analysis-costliest = Wat het meest heeft weggegeven (winstkansen)
analysis-turns = Wanneer het spel kantelde

# $way: het bod was te hoog, te laag, of een ander soort kaart was beter. $better is een opsomming.
analysis-bid =
    { $way ->
        [high] Ronde { $round }, om { $card }: { $name } bood { $chosen }, dat was te veel; beter: { $better }.
        [low] Ronde { $round }, om { $card }: { $name } bood { $chosen }, dat was te weinig; beter: { $better }.
       *[other] Ronde { $round }, om { $card }: { $name } bood { $chosen }; beter: { $better }.
    }
# $way: de getrokken kaart werd gehouden of aan $to weggegeven.
analysis-decision =
    { $way ->
        [give] Ronde { $round }: { $name } trok { $card } en gaf die aan { $to }; beter: { $better }.
       *[keep] Ronde { $round }: { $name } trok { $card } en hield die; beter: { $better }.
    }
analysis-keep = houden
analysis-give = aan { $name } geven
# Een deel van een mengsel van boden: 50 (60%).
analysis-part = { $move } ({ $share })

analysis-round = Ronde { $round }
# $what: de boden, de beslissing over een getrokken kaart, of geluk.
analysis-turn =
    { $what ->
        [bidding] De boden op { $card }: { $gains }.
        [decision] De beslissing over { $card }: { $gains }.
       *[luck] Wat daarna van de stapel kwam, na de ronde om { $card }: { $gains }.
    }
analysis-gain = { $name } { $change }

# $value: waar de eerste speler zeker van kan zijn. $error: de grootste standaardfout.
analysis-matrix =
    { $exact ->
        [yes] Winstkans van { $name } voor elk bod (rijen) tegen elk van { $other } (kolommen); precies opgelost, { $value } met het beste spel
       *[no] Winstkans van { $name } voor elk bod (rijen) tegen elk van { $other } (kolommen); geschat op ±{ $error }, { $value } met het beste spel
    }
