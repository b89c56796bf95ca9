# Was die Befehle in der Kommandozeile für Menschen ausgeben.

cli-column-seat = Platz
cli-column-name = Name
cli-column-color = Farbe
cli-color = { web-color }
cli-column-room = Partyraum
cli-column-hand = Hand
cli-column-points = Punkte
cli-column-bot = Bot
cli-column-mean = Punkte im Mittel
cli-column-stderr = ± (Standardfehler)
cli-column-wins = Siege

# $left: die Karten, die noch im Stapel sind.
cli-bidding = Runde { $round }, Gebote für { $card } stehen aus, { $left } im Stapel
cli-deciding = Runde { $round }, { $name } entscheidet über eine gezogene Karte, { $left } im Stapel
cli-no-numba = numba ist nicht installiert, deshalb spielt das Regelwerk selbst diese Spiele, etwa tausendmal so langsam
cli-simulated =
    { $games ->
        [one] { $games } Spiel mit der Startzahl { $seed }
       *[other] { $games } Spiele mit der Startzahl { $seed }
    }{ $failed ->
        [0] { "" }
       *[other] , { $failed } davon durch den Fehler eines Bots beendet
    }

# gnumies verify: was jede Prüfung ergeben hat.
cli-verify-proved = nachgewiesen fair
cli-verify-open = nicht nachgewiesen
cli-verify-ok = ok
cli-verify-fault = FEHLER
cli-verify-fairness = das Protokoll enthält, was ein Nachweis braucht
cli-verify-secret = der Tisch hat das Geheimnis geöffnet, auf das er sich festgelegt hatte
# $seats: eine Zahl oder mehrere mit Kommas.
cli-verify-nonce = Platz { $seats } hat die Zufallszahl geöffnet, die dort festgelegt war
cli-verify-unopened = Platz { $seats } hat die eigene Zufallszahl nicht geöffnet und zählt, als gäbe es keine; sie wegzulassen war eine Wahl zwischen zwei Reihenfolgen
cli-verify-shared = die Reihenfolge hängt von den Zufallszahlen dieser Plätze ab: { $seats }; ohne sie konnte niemand sie wählen
cli-verify-supply = die Reihenfolge des Stapels ist die aus dem Geheimnis und den Zufallszahlen
cli-verify-moves = jeder Zug ist erlaubt
cli-verify-limits = Nicht nachgewiesen: dass der Rechner, auf dem der Tisch lief, die Reihenfolge nicht kannte, und dass diese Festlegungen die sind, die du vor der ersten Karte gesehen hast; vergleiche sie mit dem, was dein Gerät notiert hat.

# $url: die Adresse des Servers.
cli-serving = The Gnumies sind offen unter { $url } – Strg-C beendet den Server.
cli-data = Die Tische liegen in { $folder }
cli-already-served = The Gnumies sind schon offen unter { $url }
