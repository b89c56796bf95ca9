# De woorden waaruit zinnen bestaan: kaarten en opsommingen.

## Feestkaarten en de Knalli
# $role is “name” waar de kaart alleen staat (een opschrift, een aantal), anders “subject” of “object”.

# Van de gasten is in het Nederlands geen naam bekend (R1.5).
card-1 = gast 1
card-2 = gast 2
card-3 = gast 3
card-4 = gast 4
card-5 = gast 5
card-6 = gast 6
card-7 = gast 7
card-8 = gast 8
card-9 = gast 9
card-10 = gast 10
card-11 = gast 11
card-12 = gast 12
card-13 = gast 13
card-14 = gast 14
card-15 = gast 15
card-W =
    { $role ->
        [name] Wullewauki
       *[other] een Wullewauki
    }
card-C =
    { $role ->
        [name] Evolutser
       *[other] de Evolutser
    }
card-G =
    { $role ->
        [name] Knalli
       *[other] de Knalli
    }

## Opsommingen
# Drie dingen: list-more verbindt de eerste twee, list-two voegt het laatste toe.

list-two = { $first } en { $second }
list-more = { $first }, { $second }
list-several = { $count } × { $card }

## De niveaus van de bots: een woord, een kleine familie van namen, een zin over hun karakter.
level-word =
    { $level ->
        [easy] Makkelijk
        [medium] Gemiddeld
        [hard] Moeilijk
        [expert] Meesterlijk
       *[other] { $level }
    }
# $nth: 1 tot 4, de hoeveelste bot van dit niveau aan tafel.
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
            [4] Gnefertiti
           *[1] Gnestor
        }
       *[other] { $level }
    }
level-line =
    { $level ->
        [easy] houdt van grote getallen, is bang voor elke Wullewauki en heeft de Knalli in de andere jas laten zitten.
        [medium] weet wat een set waard is, en denkt tussendoor aan taart.
        [hard] telt mee, koopt voordelig in en betaalt voor geen gast meer dan die waard is.
        [expert] heeft elk feest al uitgespeeld voordat de eerste gast heeft aangebeld.
       *[other] { $level }
    }
level-told = { $name } { $line }

## Een tip, in een spel tegen alleen bots
hint-thinking = Even nadenken …
# $code: waarom er geen is.
hint-none =
    { $code ->
        [hint-not-ready] De lamp wordt nog warm. Probeer het over een minuut weer.
       *[other] Er is nu geen tip.
    }
# $wins: hoe vaak het spel ermee wordt gewonnen, in procenten; $best: yes bij een aanbevolen kaart.
hint-card =
    { $best ->
        [yes] { $card }, aanbevolen (wint { $wins } van de 100 spellen)
       *[no] { $card } (wint { $wins } van de 100 spellen)
    }
# $moves: wat wordt aanbevolen, en hoe vaak het spel ermee wordt gewonnen.
hint-told = Tip: { $moves }.
hint-keep = de kaart houden
hint-give = haar aan { $name } geven
