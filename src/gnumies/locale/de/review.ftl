# Die Nachlese einer Partie im Web: Bilder, jedes Gebot und ein Quiz. Die Sätze stehen in analysis.ftl.

review-title = Nachlese
review-waiting = Der Trainer sitzt noch an einer anderen Partie …
review-beginning = Der Trainer setzt sich und deckt die Karten auf …
review-running = Der Trainer sieht sich die Gebote an: { $done } von { $total } …
review-progress = Wie weit der Trainer ist
review-patience = Das dauert ein paar Sekunden, einmal für jede Partie. Du kannst weggehen und wiederkommen.
review-failed = Der Trainer wurde unterbrochen. Nichts ist verloren; frag einfach noch einmal.

# $first, $most, $last: Siegchancen am Anfang, höchstens, am Ende.
review-chart-seat = { $name }: { $first } am Anfang, höchstens { $most }, am Ende { $last }.
review-look = Runde { $round } ansehen
review-numbers = Das Bild in Zahlen
review-end = Ende

review-players = Wie alle gespielt haben
review-luck = Glück
review-play = Spiel
review-accuracy-hint = Genauigkeit: 100 verschenkt nichts, 0 so viel wie Gebote mit geschlossenen Augen.
# $share: was alle vom Sieg bekommen, wenn alle gleich viel bekommen.
review-luck-hint = Glück ist, was die Karten vom Stapel brachten, Spiel alles andere. Zusammen ergeben sie, was jemand vom Sieg über den gleichen Anteil von { $share } hinaus bekam.

review-steps = Gebot für Gebot
review-moment =
    { $what ->
        [decision] Runde { $round }: { $name } hat { $card } gezogen
        [second] Runde { $round }: alle bieten noch einmal um { $card }
       *[first] Runde { $round }: die Gebote um { $card }
    }
review-whose = Wessen Wahl
review-no-choice = Hier hatte niemand eine Wahl.
# $chosen: ein Gebot, oder „behalten“ und dergleichen. $better: eine Aufzählung.
review-verdict =
    { $how ->
        [costly] Gewählt: { $chosen }. Das kostete { $cost } Siegchance. Besser: { $better }.
        [close] Gewählt: { $chosen }. So gut wie { $better }, soweit sich das sagen lässt.
       *[right] Gewählt: { $chosen }. Damit war nichts verschenkt.
    }
review-best = am besten
# Eines von mehreren, die man am besten mischt.
review-best-part = am besten in { $share } der Fälle
review-equal = gleich gut, so genau es geht
review-chosen = gewählt
review-tried = dein Tipp
review-points = { $points } P.
review-by-bot = Das hat ein Bot für { $name } gewählt.
review-exact = Genau gelöst: Besser geht es nicht.
review-estimated = Aus vielen weitergespielten Partien geschätzt, mit einem Standardfehler bis { $error }.
review-matrix = Gebot gegen Gebot

review-quiz = Was würdest du tun?
review-quiz-hint = Wähle und erfahre, wie es ausgegangen wäre.
# $how: „best“ wird geraten, „close“ ist genauso gut.
review-quiz-told =
    { $how ->
        [best] { $move }: gewinnt { $win }, mit { $points } Punkten. Besser geht es nicht!
        [close] { $move }: gewinnt { $win }, mit { $points } Punkten. So gut wie das Beste.
       *[worse] { $move }: gewinnt { $win }, mit { $points } Punkten. Das ist { $cost } weniger als das Beste. Noch ein Versuch?
    }
review-quiz-show = Antwort zeigen
review-quiz-next = Nächste Frage
review-quiz-score = Auf Anhieb richtig: { $right } von { $asked }

review-source = Der Trainer spielt jede Stellung viele tausend Mal weiter und beurteilt ein Gebot nach dem, was man wissen konnte, nicht danach, wie es ausging. Das Glück trennen Kontrollvariablen ab, nach MIVAT (White und Bowling, IJCAI 2009) und AIVAT (Burch, Schmid, Moravčík, Morrill und Bowling, AAAI 2018).
review-table = Zum Tisch

## Alle Partien einer Person, die der Trainer gesehen hat
review-history-none = Noch keine deiner Partien hat eine Nachlese. Am Ende einer Partie fragt „Nachlese“ den Trainer.
review-wins = Anteil der Siege
review-mean = Punkte je Partie
review-mean-adjusted = Punkte ohne Glück
review-games = Partien mit Nachlese
# $adjusted: Punkte ohne Glück.
review-game = { $day }: { $points }, ohne Glück { $adjusted }
