# Was der Trainer zu einer aufgezeichneten Partie sagt (gnumies analyze).

analysis-title =
    { $complete ->
        [yes] wie gespielt wurde, und was Glück war
       *[no] wie bisher gespielt wurde, und was Glück war
    }
analysis-career = Alle Partien zusammen
analysis-column-games = Partien
analysis-column-accuracy = Genauigkeit
analysis-column-points-luck = Glück in Punkten
analysis-column-points-adjusted = Ohne Glück
analysis-column-luck = Glück in Siegen
analysis-column-adjusted = Siege ohne Glück
analysis-column-round = Runde
analysis-column-card = Karte
analysis-column-chosen = Gewählt
analysis-column-advised = Besser
analysis-column-chance = Siegchance
analysis-column-cost = Kosten

# $sign: minus, plus oder none.
analysis-number =
    { $sign ->
        [minus] −{ $whole },{ $tenth }
        [plus] +{ $whole },{ $tenth }
       *[none] { $whole },{ $tenth }
    }
analysis-percent = { $number } %

analysis-chart = Siegchancen von der ersten bis zur letzten Runde
analysis-costliest = Was am meisten verschenkt hat (Siegchancen)
analysis-turns = Wann sich das Spiel gedreht hat

# $way: das Gebot war zu hoch, zu niedrig, oder eine andere Art Karte war besser. $better ist eine Aufzählung.
analysis-bid =
    { $way ->
        [high] Runde { $round }, um { $card }: { $name } bot { $chosen }, das war zu viel; besser: { $better }.
        [low] Runde { $round }, um { $card }: { $name } bot { $chosen }, das war zu wenig; besser: { $better }.
       *[other] Runde { $round }, um { $card }: { $name } bot { $chosen }; besser: { $better }.
    }
# $way: die gezogene Karte wurde behalten oder an $to verschenkt.
analysis-decision =
    { $way ->
        [give] Runde { $round }: { $name } zog { $card } und verschenkte die Karte an { $to }; besser: { $better }.
       *[keep] Runde { $round }: { $name } zog { $card } und behielt die Karte; besser: { $better }.
    }
analysis-keep = behalten
analysis-give = an { $name } verschenken
# Ein Teil einer Mischung von Geboten: 50 (60%).
analysis-part = { $move } ({ $share })

analysis-round = Runde { $round }
# $what: die Gebote, die Entscheidung über eine gezogene Karte, oder Glück.
analysis-turn =
    { $what ->
        [bidding] Die Gebote um { $card }: { $gains }.
        [decision] Die Entscheidung über { $card }: { $gains }.
       *[luck] Was danach vom Stapel kam, nach der Runde um { $card }: { $gains }.
    }
analysis-gain = { $name } { $change }

# $value: was sich der erste Spieler sichern kann. $error: der größte Standardfehler.
analysis-matrix =
    { $exact ->
        [yes] Siegchance von { $name } für jedes Gebot (Zeilen) gegen jedes von { $other } (Spalten); genau gelöst, { $value } bei bestem Spiel
       *[no] Siegchance von { $name } für jedes Gebot (Zeilen) gegen jedes von { $other } (Spalten); auf ±{ $error } geschätzt, { $value } bei bestem Spiel
    }
