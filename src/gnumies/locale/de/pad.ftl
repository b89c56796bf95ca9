# Der Punkteblock, für alle, die mit den echten Karten an einem Tisch sitzen.

pad-title = Punkteblock
pad-player = Person { $number }
pad-game = Spiel { $number }

## Räume eingeben
pad-whose = Wessen Raum
# $points ist, was der Raum zählt, so wie er ist.
pad-player-has =
    { $points ->
        [one] { $name }, { $points } Punkt
       *[other] { $name }, { $points } Punkte
    }
pad-keys = Eine Karte in den Raum von { $name } legen
pad-key =
    { $left ->
        [0] { $card }, keine mehr da
       *[other] { $card }, noch { $left } da
    }
pad-undo = Rückgängig
pad-room-of = Der Raum von { $name }
pad-room-empty = Noch ist niemand da. Tippe unten die Karten dieses Raums an.
pad-take = { $card } herausnehmen
pad-nothing = Ein leerer Raum zählt nichts.
# $where sagt, wer sie hat: „Ada hat 3 und Bo hat 1“.
pad-none-left =
    { $count ->
        [one] { $card }: Davon gibt es nur eine Karte. { $where }.
       *[other] { $card }: Alle { $count } Karten sind vergeben. { $where }.
    }
pad-has = { $name } hat { $count }
pad-put-in =
    { $points ->
        [one] { $card } kommt dazu: { $points } Punkt
       *[other] { $card } kommt dazu: { $points } Punkte
    }
pad-taken-out =
    { $points ->
        [one] { $card } ist wieder draußen: { $points } Punkt
       *[other] { $card } ist wieder draußen: { $points } Punkte
    }

## Drei oder mehr Wullewaukis
pad-leaving = { $wullawakis } Wullewaukis: { $count } Karten gehen
pad-leaving-text = Die Sterne zeigen die beste Wahl. Tippe eine Karte an, damit sie geht oder bleibt.
pad-leaves = { $card }, geht
pad-stays = { $card }, bleibt
pad-leaves-best = { $card }, geht, die beste Wahl
pad-stays-best = { $card }, bleibt; die beste Wahl wäre: geht
pad-choose-more =
    { $count ->
        [one] Wähle noch eine Karte, die geht.
       *[other] Wähle noch { $count } Karten, die gehen.
    }
pad-choose-fewer =
    { $count ->
        [one] Eine Karte zu viel: Lass eine da.
       *[other] { $count } Karten zu viel: Lass { $count } da.
    }
pad-choice-best = Das ist die beste Wahl.
pad-choice-equal = Genauso gut wie die beste Wahl.
pad-choice-worse =
    { $count ->
        [one] Die beste Wahl bringt einen Punkt mehr.
       *[other] Die beste Wahl bringt { $count } Punkte mehr.
    }
pad-choice-take-best = Beste Wahl nehmen
pad-left-chosen = { $wullawakis } Wullewaukis gehen und nehmen { $count } selbst gewählte Karten mit: { $cards }.

## Das Blatt mit allen Spielen
pad-running = Alle Spiele
pad-total = Summe
pad-wins = Siege
pad-winner = gewonnen
pad-star = ★ hat das Spiel gewonnen. Bei gleichen Summen wird der Sieg geteilt.
pad-correct = Spiel { $number } korrigieren
pad-next-game = Nächstes Spiel
pad-remove-game = Spiel streichen
pad-full-sheet = Dieses Blatt ist voll. Fang ein neues an.
pad-new-sheet = Neues Blatt
pad-removed-game = Spiel { $number } ist gestrichen.
pad-removed-player = { $name } steht nicht mehr auf dem Blatt.
pad-removed-sheet = Das ist ein neues Blatt.
pad-put-back = Zurückholen
pad-players = Wer spielt mit
pad-name-of = Name von Person { $number }
pad-add-player = Noch eine Person
pad-remove-player = { $name } vom Blatt streichen
pad-details = Raum für Raum

## Aufbewahren
pad-not-kept = Dieser Browser merkt sich nichts: Wenn du die Seite schließt, ist das Blatt weg. Teile oder drucke es vorher.
pad-damaged = Was hier aufbewahrt war, ließ sich nicht lesen. Es ist beiseitegelegt, und dies ist ein neues Blatt.
pad-offline-ready = Diese Seite geht auch ohne Verbindung.
pad-offline-never = Diese Seite bleibt auch ohne Verbindung offen; nur zum Neuladen muss der Server erreichbar sein.

## Weitergeben
pad-share = Teilen
pad-share-text = Im Link steckt das ganze Blatt. Wer ihn öffnet, sieht es und kann eine Kopie behalten.
pad-shared = Ein geteiltes Blatt
pad-keep = Auf diesem Gerät behalten
pad-keep-sure = Auf diesem Gerät gibt es schon ein Blatt. Das neue kommt an seine Stelle.
pad-keep-yes = Ja, meins ersetzen
pad-keep-no = Nein
pad-to-mine = Zu meinem Blatt
pad-broken-title = In diesem Link steckt kein Blatt
pad-broken-text = Vielleicht ist er unterwegs abgeschnitten worden. Lass ihn dir noch einmal schicken; dein eigenes Blatt ist, wie es war.
pad-print = Drucken
pad-print-empty = Leeres Blatt drucken

## Auf Papier
pad-paper = The Gnumies: Punkteblatt
pad-paper-date = Datum
pad-paper-name = Name
pad-paper-wullawakis = Zuerst die Wullewaukis: Bei 1 geht der niedrigste Gast mit, bei 2 der höchste, ab 3 ebenso viele andere Karten deiner Wahl.
pad-paper-copicastor = Dann der Evolutser: Er wird zu einem weiteren des niedrigsten Gastes, der noch da ist.
pad-paper-sets = Dann jede Zahl: Ein Gast zählt seine Zahl, zwei 20, drei 50, vier 100, fünf 150.
pad-paper-win = Die höchste Summe gewinnt; bei gleichen Summen wird der Sieg geteilt.
