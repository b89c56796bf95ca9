# Das Spiel im Terminal. Es passt auf 80 Spalten: Aufforderungen haben 78, Tasten je etwa 8.

tui-title = The Gnumies
tui-subtitle = eine Party, eine Tür und geheime Gebote für jeden Gast

## Wer spielt
tui-name-1 = Ada
tui-name-2 = Bo
tui-name-3 = Cleo
tui-name-4 = Dot
tui-name-5 = Emil
tui-person = Mensch
tui-players =
    { $count ->
        [one] { $count } am Tisch
       *[other] { $count } am Tisch
    }
tui-rulebook = Regeln des englischen Regelhefts
tui-dutch = Regeln der niederländischen Ausgabe
tui-overview = kurze Regeln, ohne den Knalli
tui-begin = Enter öffnet die Türen
tui-newcomers = Neu auf der Party? ? zeigt die Regeln.

## Tasten: kurze Namen
tui-key-begin = los
tui-key-next = weiter
tui-key-change = ändern
tui-key-close = zu
tui-key-help = Hilfe
tui-key-how = Anleitung
tui-key-read-on = weiter
tui-key-hint = Tipp
tui-key-hands = Hände
tui-key-discards = weg
tui-key-rule-ids = Regeln
tui-key-auto = auto
tui-key-save = sichern
tui-key-quit = Ende
tui-key-new = neu

## Der Tisch
tui-round = Runde { $round }
tui-supply = { $count } im Stapel
tui-auto-on = Runden laufen von selbst weiter
tui-head-name = Name
tui-head-bid = Gebot
tui-head-points = Punkte
tui-head-room = Partyraum
tui-holds = hat noch

## Was zu tun ist
# $to: das niedrigste („lowest“) oder höchste („highest“) Gebot gewinnt den Evolutser.
tui-bid-guest = { $name }, dein Gebot für { $card }? Das höchste gewinnt.
tui-bid-wullawaki = { $name }, dein Gebot? Das höchste kriegt den Wullewauki, die anderen sind weg.
tui-bid-copicastor =
    { $to ->
        [lowest] { $name }, dein Gebot für den Evolutser? Diesmal gewinnt das niedrigste.
       *[highest] { $name }, dein Gebot für den Evolutser? Das höchste gewinnt.
    }
tui-bid-again = { $name }, biete noch einmal, diesmal ohne den Knalli.
tui-placed = Dein Gebot liegt: { $bid }. Warten auf { $names }; du kannst noch tauschen.
tui-pass-on = Dein Gebot liegt: { $bid }. Enter: weiter an { $name }. Oder tausche es.
tui-waiting = Warten auf { $names } …
tui-late =
    { $count ->
        [one] { $names } überlegt noch. Warte, sichere (s) oder beende (q).
       *[other] { $names } überlegen noch. Warte, sichere (s) oder beende (q).
    }
tui-waking =
    { $count ->
        [one] { $names } wird gerade wach; beim ersten Mal dauert das etwa eine Minute.
       *[other] { $names } werden gerade wach; beim ersten Mal dauert das etwa eine Minute.
    }
tui-won = Die Karte geht an { $name }.
tui-got = { $name } bekommt { $card }.
# $next: wohin Enter führt, was alle wissen dürfen.
tui-go-on =
    { $next ->
        [bidding] Enter: noch einmal bieten.
        [draw] Enter: jetzt zieht der Knalli.
        [sweep] Enter: die letzten Karten werden getauscht.
        [end] Enter: Punkte zählen.
       *[card] Enter: die nächste Karte.
    }
tui-decide = Nur du siehst { $card }. Behalten und den Knalli verlieren, oder weggeben?
tui-keep = Behalten

## Was nicht geht, und warum
tui-choose-card = Wähle erst eine Karte: mit ihrer Taste oder einem Klick.
tui-choose-decision = Wähle erst: k behält die Karte, eine Zahl gibt sie an diesen Platz.
tui-refused-not-held = { $bid } ist nicht mehr auf deiner Hand (R2.3). Wähle eine andere Karte.
tui-refused-wullawaki = Kein Knalli auf einen Wullewauki (R3.2). Wähle eine andere Karte.
tui-refused-second = Kein Knalli, wenn noch einmal geboten wird (R5.2). Wähle eine andere Karte.
tui-refused-keep = Jetzt ist keine gezogene Karte zu behalten (R5.1). Wähle eine aus deiner Hand.
tui-refused-decision = k behält die Karte, die Zahl eines anderen Platzes gibt sie weg (R5.1).
tui-refused-now = Jetzt gibt es nichts zu wählen. { $prompt }

## Ein Tipp
tui-hint-waking = Der Tipp ist unterwegs; der erste braucht etwa eine Minute.
tui-hint-company = Tipps gibt es nur allein gegen Bots.

## Zwischen zwei Personen
tui-curtain = Weiter an { $name }
tui-curtain-enter = Drücke Enter, wenn sonst niemand hinsieht.

## Was weg ist
tui-discards = Endgültig gespielt
# $when: vor („before“) oder nach („after“) dem Ende des Spiels.
tui-unseen =
    { $when ->
        [after] { $count ->
            [0] Im Stapel war keine Karte mehr
            [one] Im Stapel war noch { $count } Karte
           *[other] Im Stapel waren noch { $count } Karten
        }
       *[before] { $count ->
            [0] Es kommt nichts mehr
            [one] Es kommt noch { $count } Karte
           *[other] Es kommen noch { $count } Karten
        }
    }

## Das Ende
tui-winners =
    { $count ->
        [one] { $names } gewinnt die Party mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
       *[other] { $names } teilen sich den Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }!
    }

## Sichern und gehen
tui-save-title = Spiel sichern
tui-save-where = Datei
tui-save-exists = { $file } gibt es schon. Drücke noch einmal Enter, um sie zu ersetzen, oder wähle einen anderen Namen.
tui-save-failed = Das Sichern ging nicht: { $why }.
tui-leave = Das Spiel verlassen?
tui-leave-lost =
    { $count ->
        [one] Die letzte Runde ist nicht gesichert und ginge verloren.
       *[other] Die letzten { $count } Runden sind nicht gesichert und gingen verloren.
    }
tui-leave-safe = Es ginge nichts verloren.
tui-saved = Gesichert
# $argument: die Datei, wie eine Kommandozeile sie nimmt.
tui-way-back =
    Das Spiel ist in { $file } gesichert.
    gnumies play --resume { $argument }
tui-another = Ein neues Spiel?
tui-answer-save-first = erst sichern
tui-answer-save = sichern, dann Ende
tui-answer-new = neues Spiel
tui-answer-quit = Ende
tui-fault-title = Das Spiel kann nicht weitergehen
tui-fault = { $name } wurde vom Bot { $bot } gespielt, und der ist ausgefallen: { $why }.
tui-trouble = Das geht nicht

## Hilfe
tui-help-title = Hilfe
tui-help-first = Zum Bieten wähle eine Karte mit ihrer Taste oder einem Klick und drücke Enter. Dies sind die Regeln; alle Tasten stehen darunter.
tui-help-luckynits = { $nits } unter einer Karte deiner Hand sind ihre Glückspartikel, 1 bis 5: Sie entscheiden bei Gleichstand (R1.3). Die der anderen nennt dann der Verlauf.
tui-help =
    ← → oder Taste   eine Karte wählen: 5 ist die 50, 0 die 100, g der Knalli
    Enter            sie legen; weitergeben; weiter
    k oder 1 bis 5   eine gezogene Karte behalten oder an diesen Platz geben
    ↑ ↓ dann Enter   den Verlauf lesen, und die Regel hinter einer Zeile
    t                ein Tipp, wenn du allein gegen Bots spielst
    h                zeigen oder verbergen, was alle noch haben
    d                was weg ist, und was noch kommen kann
    r                die Nummern der Regeln zeigen oder verbergen
    a                Runden von selbst weiterlaufen lassen
    s                das Spiel sichern
    q                Ende
    Alles geht auch mit der Maus: Ein Klick wählt, ein zweiter legt.
tui-too-small = Etwas mehr Platz, bitte: Nötig sind { $columns } × { $lines }. Dein Spiel bleibt erhalten, und die Tasten ruhen so lange.
