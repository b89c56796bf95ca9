# Die Wörter, aus denen Sätze bestehen: Karten und Aufzählungen.

## Partykarten und der Knalli
# $role ist „name“, wo die Karte allein steht (Beschriftung, Anzahl), sonst „subject“ (Nominativ) oder „object“ (Akkusativ).

# Von den Gästen ist auf Deutsch nur der Dummbatz mit seiner Zahl bekannt (R1.5).
card-1 = Gast 1
card-2 = Gast 2
card-3 = Gast 3
card-4 = Gast 4
card-5 = Gast 5
card-6 = Dummbatz (6)
card-7 = Gast 7
card-8 = Gast 8
card-9 = Gast 9
card-10 = Gast 10
card-11 = Gast 11
card-12 = Gast 12
card-13 = Gast 13
card-14 = Gast 14
card-15 = Gast 15
card-W =
    { $role ->
        [subject] ein Wullewauki
        [object] einen Wullewauki
       *[name] Wullewauki
    }
card-C =
    { $role ->
        [subject] der Evolutser
        [object] den Evolutser
       *[name] Evolutser
    }
card-G =
    { $role ->
        [subject] der Knalli
        [object] den Knalli
       *[name] Knalli
    }

## Aufzählungen
# Drei Dinge: list-more verbindet die ersten zwei, list-two fügt das letzte an.

list-two = { $first } und { $second }
list-more = { $first }, { $second }
list-several = { $count } × { $card }
