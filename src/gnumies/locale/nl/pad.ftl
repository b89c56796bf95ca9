# Het scoreblok, voor wie met de echte kaarten aan tafel zit.

pad-title = Scoreblok
pad-player = Speler { $number }
pad-game = Spel { $number }

## Kamers invullen
pad-whose = Welke kamer
# $points: wat de kamer telt zoals die nu is.
pad-player-has =
    { $points ->
        [one] { $name }, { $points } punt
       *[other] { $name }, { $points } punten
    }
pad-keys = Leg een kaart in de kamer van { $name }
pad-key =
    { $left ->
        [0] { $card }, geen meer over
       *[other] { $card }, nog { $left } over
    }
pad-undo = Ongedaan maken
pad-room-of = De kamer van { $name }
pad-room-empty = Er is nog niemand gekomen. Tik hieronder op de kaarten van deze kamer.
pad-take = Haal { $card } weg
pad-nothing = Een lege kamer telt niets.
# $where zegt wie ze heeft, zoals “Ada heeft er 3 en Bo heeft er 1”.
pad-none-left =
    { $count ->
        [one] { $card }: daar is er maar één van. { $where }.
       *[other] { $card }: alle { $count } liggen al op tafel. { $where }.
    }
pad-has = { $name } heeft er { $count }
pad-put-in =
    { $points ->
        [one] { $card } erbij: { $points } punt
       *[other] { $card } erbij: { $points } punten
    }
pad-taken-out =
    { $points ->
        [one] { $card } weg: { $points } punt
       *[other] { $card } weg: { $points } punten
    }

## Drie of meer Wullewauki’s
pad-leaving = { $wullawakis } Wullewauki’s: { $count } kaarten weg
pad-leaving-text = De sterren wijzen de beste keuze aan. Tik op een kaart om die te laten blijven of meegaan.
pad-leaves = { $card }, gaat mee
pad-stays = { $card }, blijft
pad-leaves-best = { $card }, gaat mee, de beste keuze
pad-stays-best = { $card }, blijft; bij de beste keuze gaat die mee
pad-choose-more =
    { $count ->
        [one] Kies nog één kaart die meegaat.
       *[other] Kies nog { $count } kaarten die meegaan.
    }
pad-choose-fewer =
    { $count ->
        [one] Er gaat één kaart te veel mee: laat er een blijven.
       *[other] Er gaan { $count } kaarten te veel mee: laat er { $count } blijven.
    }
pad-choice-best = Dit is de beste keuze.
pad-choice-equal = Net zo goed als de beste keuze.
pad-choice-worse =
    { $count ->
        [one] De beste keuze levert één punt meer op.
       *[other] De beste keuze levert { $count } punten meer op.
    }
pad-choice-take-best = Neem de beste
pad-left-chosen = { $wullawakis } Wullewauki’s vertrekken en nemen { $count } zelfgekozen kaarten mee: { $cards }.

## Alle spellen op een rij
pad-running = Alle spellen
pad-total = Totaal
pad-wins = Zeges
pad-winner = gewonnen
pad-star = ★ heeft het spel gewonnen. Bij gelijke totalen wordt de winst gedeeld.
pad-correct = Spel { $number } verbeteren
pad-next-game = Volgend spel
pad-remove-game = Dit spel wissen
pad-full-sheet = Dit blad is vol. Begin een nieuw blad.
pad-new-sheet = Nieuw blad
pad-removed-game = Spel { $number } is gewist.
pad-removed-player = { $name } staat niet meer op het blad.
pad-removed-sheet = Hier is een nieuw blad.
pad-put-back = Terugzetten
pad-players = Spelers
pad-name-of = Naam van speler { $number }
pad-add-player = Nog een speler
pad-remove-player = Haal { $name } van het blad
pad-details = Kamer voor kamer

## Bewaren
pad-not-kept = Deze browser bewaart niets: sluit je de pagina, dan is het blad weg. Deel het dus eerst of druk het af.
pad-damaged = Wat hier was bewaard, is niet te lezen. Het is opzijgelegd, en dit is een nieuw blad.
pad-offline-ready = Deze pagina werkt ook zonder verbinding.
pad-offline-never = Deze pagina blijft open zonder verbinding; alleen om opnieuw te laden moet de server er zijn.

## Doorgeven
pad-share = Delen
pad-share-text = In de link zit het hele blad. Wie hem opent, ziet het blad en mag er een kopie van bewaren.
pad-shared = Het blad van iemand anders
pad-keep = Op dit apparaat bewaren
pad-keep-sure = Op dit apparaat staat al een blad. Het nieuwe komt ervoor in de plaats.
pad-keep-yes = Ja, vervang mijn blad
pad-keep-no = Nee
pad-to-mine = Naar mijn eigen blad
pad-broken-title = In deze link zit geen scoreblad
pad-broken-text = Misschien is er onderweg een stuk af geraakt. Vraag er nog eens om; met je eigen blad is niets gebeurd.
pad-print = Afdrukken
pad-print-empty = Leeg afdrukken

## Op papier
pad-paper = The Gnumies: scoreblad
pad-paper-date = Datum
pad-paper-name = Naam
pad-paper-wullawakis = Eerst de Wullewauki’s: bij 1 gaat ook de laagste gast weg, bij 2 de hoogste, bij 3 of meer evenveel andere kaarten naar keuze.
pad-paper-copicastor = Dan de Evolutser: die wordt nog één van de laagste gast die er nog is.
pad-paper-sets = Dan elk getal: één gast telt zijn getal, twee tellen 20, drie 50, vier 100, vijf 150.
pad-paper-win = Het hoogste totaal wint; bij gelijke totalen wordt de winst gedeeld.
