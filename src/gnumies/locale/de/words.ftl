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

## Die Stufen der Bots: ein Wort, eine kleine Familie von Namen, ein Satz zum Charakter.
level-word =
    { $level ->
        [easy] Leicht
        [medium] Mittel
        [hard] Schwer
        [expert] Meisterhaft
       *[other] { $level }
    }
# $nth: 1 bis 4, der wievielte Bot dieser Stufe am Tisch.
level-name =
    { $level ->
        [easy] { $nth ->
            [2] Gnoppi
            [3] Gnuppi
            [4] Gnappi
           *[1] Gnippi
        }
        [medium] { $nth ->
            [2] Gnils
            [3] Gnele
            [4] Gnoah
           *[1] Gnora
        }
        [hard] { $nth ->
            [2] Gnorbert
            [3] Gnadine
            [4] Gnathan
           *[1] Gnatalie
        }
        [expert] { $nth ->
            [2] Gnewton
            [3] Gnobelia
            [4] Gnofretete
           *[1] Gnestor
        }
       *[other] { $level }
    }
level-line =
    { $level ->
        [easy] liebt große Zahlen, fürchtet jeden Wullewauki und hat den Knalli im anderen Mantel vergessen.
        [medium] weiß, was ein Satz wert ist, und denkt zwischendurch an Kuchen.
        [hard] zählt mit, kauft günstig ein und zahlt für keinen Gast mehr, als er wert ist.
        [expert] hat jede Party schon zu Ende gespielt, bevor der erste Gast geklingelt hat.
       *[other] { $level }
    }
level-told = { $name } { $line }

## Ein Tipp, im Spiel gegen Bots allein
hint-thinking = Wird überlegt …
# $code: warum es keinen gibt.
hint-none =
    { $code ->
        [hint-not-ready] Die Lampe wird noch warm. Versuch es in einer Minute wieder.
       *[other] Gerade gibt es keinen Tipp.
    }
# $wins: wie oft das Spiel damit gewonnen wird, in Prozent; $best: yes bei einer empfohlenen Karte.
hint-card =
    { $best ->
        [yes] { $card }, empfohlen (gewinnt { $wins } von 100 Spielen)
       *[no] { $card } (gewinnt { $wins } von 100 Spielen)
    }
# $moves: was empfohlen wird, und wie oft das Spiel damit gewonnen wird.
hint-told = Tipp: { $moves }.
hint-keep = die Karte behalten
hint-give = sie { $name } geben
