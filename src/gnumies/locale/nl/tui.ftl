# Het spel in de terminal. Het past op 80 kolommen: aanwijzingen hebben er 78, toetsen elk ongeveer 8.

tui-title = The Gnumies
tui-subtitle = een feest, een deur en geheime biedingen op elke gast

## Wie speelt
tui-name-1 = Ada
tui-name-2 = Bo
tui-name-3 = Cleo
tui-name-4 = Dot
tui-name-5 = Emil
tui-person = mens
tui-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
tui-rulebook = regels van het Engelse regelboekje
tui-dutch = regels van de Nederlandse uitgave
tui-overview = korte regels, zonder de Knalli
tui-begin = Enter opent de deuren
tui-newcomers = Nieuw op het feest? ? toont de regels.

## Toetsen: korte namen
tui-key-begin = start
tui-key-next = verder
tui-key-change = anders
tui-key-close = dicht
tui-key-help = hulp
tui-key-how = uitleg
tui-key-read-on = verder
tui-key-hint = tip
tui-key-hands = handen
tui-key-discards = weg
tui-key-rule-ids = regels
tui-key-auto = auto
tui-key-save = bewaar
tui-key-quit = stop
tui-key-new = nieuw

## De tafel
tui-round = Ronde { $round }
tui-supply = { $count } in de stapel
tui-auto-on = rondes gaan vanzelf verder
tui-head-name = naam
tui-head-bid = bod
tui-head-points = punten
tui-head-room = feestkamer
tui-holds = heeft nog

## Wat er te doen is
# $to: het laagste (“lowest”) of hoogste (“highest”) bod wint de Evolutser.
tui-bid-guest = { $name }, jouw bod op { $card }? Het hoogste wint.
tui-bid-wullawaki = { $name }, jouw bod? Het hoogste krijgt de Wullewauki, de andere zijn weg.
tui-bid-copicastor =
    { $to ->
        [lowest] { $name }, jouw bod op de Evolutser? Deze keer wint het laagste.
       *[highest] { $name }, jouw bod op de Evolutser? Het hoogste wint.
    }
tui-bid-again = { $name }, bied nog eens, deze keer zonder de Knalli.
tui-placed = Je bod ligt er: { $bid }. Wachten op { $names }; je mag nog ruilen.
tui-pass-on = Je bod ligt er: { $bid }. Enter: door naar { $name }. Of ruil het.
tui-waiting = Wachten op { $names } …
tui-late =
    { $count ->
        [one] { $names } denkt nog na. Wacht, bewaar (s) of stop (q).
       *[other] { $names } denken nog na. Wacht, bewaar (s) of stop (q).
    }
tui-waking =
    { $count ->
        [one] { $names } wordt wakker; de eerste keer duurt dat ongeveer een minuut.
       *[other] { $names } worden wakker; de eerste keer duurt dat ongeveer een minuut.
    }
tui-won = De kaart gaat naar { $name }.
tui-got = { $name } krijgt { $card }.
# $next: waar Enter heen leidt, wat iedereen mag weten.
tui-go-on =
    { $next ->
        [bidding] Enter: nog eens bieden.
        [draw] Enter: nu trekt de Knalli.
        [sweep] Enter: de laatste kaarten worden geruild.
        [end] Enter: punten tellen.
       *[card] Enter: de volgende kaart.
    }
tui-decide = Alleen jij ziet { $card }. Houden en de Knalli verliezen, of weggeven?
tui-keep = Houden

## Wat niet kan, en waarom
tui-choose-card = Kies eerst een kaart: met de toets of een klik.
tui-choose-decision = Kies eerst: k houdt de kaart, een getal geeft die aan die plaats.
tui-refused-not-held = { $bid } zit niet meer in je hand (R2.3). Kies een andere kaart.
tui-refused-wullawaki = Op een Wullewauki mag geen Knalli (R3.2). Kies een andere kaart.
tui-refused-second = Bij het tweede bieden mag geen Knalli (R5.2). Kies een andere kaart.
tui-refused-keep = Er is nu geen getrokken kaart om te houden (R5.1). Kies er een uit je hand.
tui-refused-decision = k houdt de kaart, het getal van een andere plaats geeft die weg (R5.1).
tui-refused-now = Er valt nu niets te kiezen. { $prompt }

## Een tip
tui-hint-waking = De tip komt eraan; de eerste duurt ongeveer een minuut.
tui-hint-company = Tips zijn er alleen voor wie als enige tegen bots speelt.

## Tussen twee personen
tui-curtain = Geef door aan { $name }
tui-curtain-enter = Druk op Enter als niemand anders kijkt.

## Wat weg is
tui-discards = Voorgoed gespeeld
# $when: vóór (“before”) of na (“after”) het einde van het spel.
tui-unseen =
    { $when ->
        [after] { $count ->
            [0] Er zat geen kaart meer in de stapel
            [one] Er zat nog { $count } kaart in de stapel
           *[other] Er zaten nog { $count } kaarten in de stapel
        }
       *[before] { $count ->
            [0] Er komt niets meer
            [one] Er komt nog { $count } kaart
           *[other] Er komen nog { $count } kaarten
        }
    }

## Het einde
tui-winners =
    { $count ->
        [one] { $names } wint het feest met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }!
       *[other] { $names } delen de winst met elk { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }!
    }

## Bewaren en weggaan
tui-save-title = Spel bewaren
tui-save-where = bestand
tui-save-exists = { $file } bestaat al. Druk nog eens op Enter om het te vervangen, of kies een andere naam.
tui-save-failed = Bewaren is niet gelukt: { $why }.
tui-leave = Het spel verlaten?
tui-leave-lost =
    { $count ->
        [one] De laatste ronde is niet bewaard en zou verloren gaan.
       *[other] De laatste { $count } rondes zijn niet bewaard en zouden verloren gaan.
    }
tui-leave-safe = Er zou niets verloren gaan.
tui-saved = Bewaard
# $argument: het bestand zoals een opdrachtregel het wil.
tui-way-back =
    Het spel is bewaard in { $file }.
    gnumies play --resume { $argument }
tui-another = Een nieuw spel?
tui-answer-save-first = eerst bewaren
tui-answer-save = bewaren, dan stoppen
tui-answer-new = nieuw spel
tui-answer-quit = stoppen
tui-fault-title = Het spel kan niet verder
tui-fault = { $name } werd gespeeld door de bot { $bot }, en die is uitgevallen: { $why }.
tui-trouble = Dat gaat niet

## Hulp
tui-help-title = Hulp
tui-help-first = Om te bieden kies je een kaart met de toets of een klik en druk je op Enter. Dit zijn de regels; alle toetsen staan eronder.
tui-help-luckynits = { $nits } onder een kaart in je hand zijn de gelukspunten ervan, 1 tot 5: die beslissen bij gelijke stand (R1.3). Die van de anderen noemt het verloop dan.
tui-help =
    ← → of toets     een kaart kiezen: 5 is de 50, 0 de 100, g de Knalli
    Enter            die neerleggen; doorgeven; verder
    k of 1 tot 5     een getrokken kaart houden of aan die plaats geven
    ↑ ↓ dan Enter    het verloop lezen, en de regel achter een zin
    t                een tip, als je alleen tegen bots speelt
    h                tonen of verbergen wat iedereen nog heeft
    d                wat weg is, en wat nog kan komen
    r                de nummers van de regels tonen of verbergen
    a                rondes vanzelf laten doorgaan
    s                het spel bewaren
    q                stoppen
    Alles kan ook met de muis: één klik kiest, een tweede legt neer.
tui-too-small = Iets meer ruimte, alsjeblieft: er is { $columns } × { $lines } nodig. Je spel blijft bewaard, en de toetsen rusten zolang.
