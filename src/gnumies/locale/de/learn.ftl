# Die erste Party, Schritt für Schritt. Unten auf dem Handy ist Platz für drei kurze Zeilen, in Worten für Kinder
# von acht Jahren. $bo und $cleo sind die zwei Bots. Die Zahlen sind die Karten dieser Party (scripts/tutorial).

learn-title = Deine erste Party
learn-skip = Überspringen
learn-next = Weiter
learn-coach = Erklärung
learn-ways = Vor und zurück
learn-progress = So weit bist du
learn-step-of = Schritt { $step } von { $steps }
learn-your-turn = Erst bist du dran: Mach, was hier oben steht.
learn-read-on = Jetzt noch nicht. Lies erst mit „Weiter“ weiter.

## Runde 1: gewinnen
learn-step-welcome = Willkommen! Du gibst eine Party, { $bo } und { $cleo } auch. Wer am Ende die besten Gäste hat, gewinnt.
learn-step-door = Vor der Tür steht ein Gast. Er ist 4 Punkte wert. In jeder Runde kommt eine neue Karte.
learn-step-hand = Das sind deine Karten. Mit ihnen bietest du um die Gäste. (Im großen Spiel hast du elf.)
learn-step-first = Alle wählen heimlich eine Karte. Die höchste bekommt den Gast. Nimm die 40: Tippe sie zweimal an.
learn-no-first = Für diesen kleinen Gast ist die 40 genau richtig. Nimm die 40.
learn-step-won = Gewonnen! Deine 40 war die höchste Karte, und die 4 ist jetzt in deinem Raum.
learn-step-paid = Gewinnen kostet: Deine 40 ist für immer weg. { $bo } und { $cleo } nehmen ihre Karten zurück.

## Runde 2: verlieren
learn-step-costly = Eine 10! Den Gast wollen alle, das wird teuer. Heb dir die hohen Karten auf und nimm die 20.
learn-no-costly = Heb dir die lieber auf. Nimm die 20 und schau, was passiert.
learn-step-lost = { $bo } gewinnt die 10 mit der 100. Aber sieh mal: Deine 20 ist wieder da. Verlieren kostet dich nichts!

## Runde 3: ein Gleichstand
learn-step-nine = Eine 9 ist auch gut. Und { $bo } hat keine 100 mehr. Nimm deine 80.
learn-no-nine = Eine 9 darf schon mehr kosten, nur nicht deine beste Karte. Nimm die 80.
learn-step-tie = Gleichstand: 80 und 80! Jetzt zählen die Glückspartikel auf der Karte. Du hast 5, { $cleo } hat 1. Gewonnen!

## Runde 4: der Wullewauki
learn-step-wullawaki = Oh nein, ein Wullewauki! Das ist kein Gast. Am Ende wirft er deinen kleinsten Gast hinaus.
learn-step-burning = Die höchste Karte muss ihn nehmen, kommt aber zurück auf die Hand. Alle anderen Karten sind weg!
learn-step-worth = Die kleinen Zahlen zeigen, was er euch jetzt kostet. Dich kostet er nur 4: Nimm also die 100!
learn-no-worth = Wenn du hier verlierst, ist deine Karte weg. Die 100 bekommst du zurück. Nimm die 100.
learn-step-burnt = Du hast den Wullewauki, aber auch deine 100. { $bo } und { $cleo } haben ihre Karten verloren.

## Runde 5: der Evolutser
learn-step-copicastor = Der Evolutser! Am Ende macht er deinen kleinsten Gast nach: Dann hast du einen mehr davon.
learn-step-lowest = Jetzt ist es andersherum: Die niedrigste Karte gewinnt. Nimm deine 10.
learn-no-lowest = Diesmal gewinnt die niedrigste Karte. Nimm deine 10.
learn-step-copied = Deine 10 war die niedrigste Karte. Jetzt ist der Evolutser auf deiner Party.

## Runde 6: der Knalli
learn-step-gnalli = Der Stern ist dein Knalli. Er gewinnt nie den Gast. Aber er holt dir eine geheime Karte!
learn-step-star = Lass die anderen um die 12 streiten. Spiel deinen Knalli, den Stern.
learn-no-star = Jetzt wollen wir die geheime Karte. Spiel den Stern.
learn-step-drawn = { $cleo } bekommt die 12. Und du hast eine Karte gezogen, die nur du sehen kannst.
learn-step-decide = Eine 9! Behältst du sie, ist der Knalli weg. Gibst du sie weg, kommt er zurück. Du hast die Wahl!
learn-step-kept = Jetzt hast du zwei 9er in deinem Raum. Der Knalli ist weg.
learn-step-given = { $other } bekommt die 9. Dein Knalli ist wieder auf deiner Hand.

## Die Punkte
learn-step-over = Der Stapel ist leer: Die Party ist aus! Meist ist Schluss, wenn nur noch eine Person Karten hat.
learn-step-leaves = Jetzt die Punkte! Zuerst geht der Wullewauki, und dein kleinster Gast muss mit: die 4.
learn-step-three = Dann wird der Evolutser zu deinem kleinsten Gast, einer 9. Drei 9er sind 50 Punkte wert!
learn-step-two = Dann wird der Evolutser zu deinem kleinsten Gast, einer 9. Zwei 9er sind 20 Punkte wert!
learn-step-sets = Ein Gast zählt seine Zahl. Zwei gleiche zählen 20, drei 50, vier 100 und fünf 150.
learn-step-winner = Die meisten Punkte gewinnen: Du hast deine erste Party gewonnen! Jetzt kannst du spielen.
learn-step-beaten = Die meisten Punkte gewinnen: Diesmal liegt { $other } knapp vorn. Jetzt kannst du spielen!
