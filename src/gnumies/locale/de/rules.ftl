# Die Regeln für alle, die spielen. Die Nummer jeder Regel ist die ihrer Nachricht: rule-R2-1 ist R2.1, und Code
# und Tests nennen sie. Ein Absatz ist eine Zeile. `.ruling` sagt, was die Quellen offen lassen, wie dieses Projekt
# es festgelegt hat, und warum. Tabellen (Glückspartikel) werden aus Daten gezeichnet und stehen nicht hier.

## Überschriften und Beschriftungen

rules-title = Die Regeln von The Gnumies
rules-quick-title = Kurze Regeln
rules-full-title = Alle Regeln
rules-rulings-title = Unsere Festlegungen, und warum
rules-rulings-text = In einigen Punkten schweigen die gedruckten Regeln oder widersprechen sich. So machen wir es dort. An eurem eigenen Tisch könnt ihr natürlich etwas anderes ausmachen.
rules-rulesets-title = Drei Regelwerke im Vergleich
rules-luckynits-title = Glückspartikel auf jeder Gnumie-Karte
rules-chapter = Kapitel { $number }: { $title }
rules-ruling = Unsere Festlegung: { $text }
rules-example = Zum Beispiel: { $text }

## Die Tabelle der Regelwerke (Kapitel 8)

rules-column-value = Wert
rules-column-point = Was sich unterscheidet
rules-column-rule = Regel
rules-source-title = Folgt
rules-source =
    { $ruleset ->
        [rulebook] dem englischen Regelheft
        [dutch] der niederländischen Zusammenfassung
       *[overview] der englischen Übersicht und ihrer deutschen Übersetzung
    }
rules-point =
    { $point ->
        [gnalli] Zu jeder Hand gehört ein Knalli
        [copicastor] Den Evolutser bekommt
        [stuck] Eine Person sitzt mit dem Knalli bei einem Wullewauki fest
        [stuck-again] Eine Person sitzt beim zweiten Bieten fest
       *[bare] Zwei oder mehr Personen haben nichts als den Knalli
    }
rules-value =
    { $value ->
        [yes] ja
        [no] nein
        [lowest] das niedrigste Gebot
        [highest] das höchste Gebot
        [sits-out] setzt die Runde aus
        [plays-gnalli] muss den Knalli spielen
        [when-barred] scheiden nur aus, wenn er nicht gespielt werden darf
        [any-round] scheiden in jeder Runde aus
       *[none] kommt nicht vor
    }

## Die Seite der Regeln

rules-print = Blatt für den Tisch drucken
rules-search = Eine Regel finden
rules-search-hint = Ein Wort, oder eine Nummer wie R5.3
rules-found =
    { $count ->
        [0] Keine Regel hat das.
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-show-all = Alle Regeln zeigen
rules-contents = Auf dieser Seite
rules-rulesets-short = Im Vergleich
rules-rulings-short = Festlegungen
rules-copy = Den Link zu { $rule } kopieren
rules-points = { $points } Punkte

## Kurze Regeln: zwölf Zeilen, und jede hat ihr Bild

rules-quick =
    Du gibst eine Party. Hol die besten Gäste in deinen Raum!
    Alle haben die Karten 10, 20, 30 … bis 100 und einen Knalli.
    Deckt die oberste Partykarte auf. Alle wählen heimlich eine Karte und zeigen sie gleichzeitig.
    Die höchste Karte gewinnt den Gast und ist weg; die anderen kommen zurück. Gleichstand? Mehr Glückspartikel gewinnen.
    Niemand will einen Wullewauki! Die höchste Karte bekommt ihn und kommt zurück; alle anderen sind weg. Jetzt kein Knalli.
    Den Evolutser gewinnt die niedrigste Karte.
    Nur ein Knalli? Wer ihn gelegt hat, zieht eine geheime Karte. Behalten: Der Knalli ist weg. Weggeben: Er kommt zurück.
    Einen Wullewauki musst du behalten, aber der Knalli kommt zurück. Zwei oder mehr Knallis kommen nur zurück.
    Hat nur noch eine Person Karten, tauscht sie alle gegen neue Partykarten. Dann, oder ohne Stapel, ist die Party vorbei.
    1 Wullewauki wirft nun deinen niedrigsten Gast hinaus, 2 den höchsten, ab 3 so viele Karten, wie sie sind: Du wählst.
    Dann macht der Evolutser deinen niedrigsten Gast nach.
    Ein Gast zählt seine Zahl, zwei gleiche 20, drei 50, vier 100, fünf 150. Die meisten Punkte gewinnen!

## Kapitel 1

rules-chapter-1 = Das Material

rule-R1-1 = Zwei bis fünf Personen spielen. Alle nehmen eine andere Farbe: Rot, Gelb, Blau, Violett oder Grau.
    .title = Wer spielt

rule-R1-2 = Zu jeder Farbe gehören 11 Gnumie-Karten, und sie sind deine Hand: je eine mit 10, 20, 30 und so weiter bis 100, und der Knalli, ein Stern ohne Wert. Mit diesen Karten bietest du.
    .title = Deine Hand

rule-R1-3 = Jede Gnumie-Karte mit einem Wert zeigt 1 bis 5 Glückspartikel. Sie entscheiden bei Gleichstand: Unter den fünf Karten eines Wertes kommt jede Zahl von Glückspartikeln einmal vor, so dass zwei Karten nie ganz gleich sind. Wenn du die gedruckten Karten hast, kannst du deren Zahlen anstelle unserer eingeben.
    .title = Glückspartikel
    .ruling = Nur vier gedruckte Zahlen sind bekannt: 5 auf der violetten 80, 1 auf der blauen 80, 4 auf der gelben 10 und 1 auf der roten 10. Der Rest der Tabelle ist von uns, und zwar so, dass keine Farbe besser ist: Jede hat jede Zahl zweimal, dieselbe Summe aus Wert mal Glückspartikeln (1650), und gewinnt gegen jede andere Farbe fünf von zehn Gleichständen.

rule-R1-4 = Es gibt 53 Partykarten: die Gäste 1 bis 10 je viermal, die Gäste 11 bis 15 je einmal, sieben Wullewaukis und einen Evolutser. Mischt sie; verdeckt bilden sie den Stapel.
    .title = Partykarten
    .ruling = Das englische Regelheft druckt einmal „Copicastors“, als gäbe es mehrere. Seine eigenen Zahlen lassen Platz für einen, und die niederländische Zusammenfassung hat einen.

rule-R1-5 =
    Nur einige der Namen, die auf den Karten stehen, sind bekannt. Auf den englischen Gnumie-Karten: Celin (10), Grampa Gnumsen (80) und Vallygnum (90). Auf den englischen Gästekarten: Borsi (1), Dumbball (6), Dimmling (10) und Rapster (13). Dancemite ist einer der Gäste 2 bis 5, Trendi einer von 3 bis 9; auch Boggelor und Divaletti sind Gäste, aber ihre Zahlen hat uns niemand gesagt. Alle anderen Gäste heißen nach ihrer Zahl.
    Auf Deutsch und Niederländisch heißt der Gnalli Knalli, der Wullawaki Wullewauki und der Copicastor Evolutser; die Luckynits heißen auf Deutsch Glückspartikel und auf Niederländisch gelukspunten. Auf Deutsch kennt man auch die Gäste Dummbatz (Dumbball), Tanzmeise (sehr wahrscheinlich Dancemite), Sumpfschwackel (Boggelor), Mimosenschnürle oder Mimosenschnüre (Divaletti), dazu Jacknix und Dunstmunk, deren Zahlen unbekannt sind.
    .title = Namen auf den Karten

rule-R1-6 = Am Tisch gilt eine Reihenfolge nach dem Alter, die Jüngsten zuerst. Nur R5.3 braucht sie. Wer einlädt, kann sie festlegen; sonst ist es die Reihenfolge der Plätze.
    .title = Wer jünger ist
    .ruling = Die Quellen setzen voraus, dass man sieht, wer jünger ist; ein Programm kann das nicht, also sagt es, wer einlädt.

## Kapitel 2

rules-chapter-2 = Eine Runde

rule-R2-1 = Eine Runde beginnt, wenn zwei oder mehr Personen Karten haben und im Stapel mindestens eine Karte ist. Wenn nicht, gelten R6.2 und R6.3.
    .title = Wann eine Runde beginnt
    .ruling = Kein Regelheft erwähnt einen leeren Stapel; wir beenden das Spiel dann, weil es keine Karte zum Aufdecken gibt.

rule-R2-2 = Deckt die oberste Karte des Stapels auf. Um diese Karte bietet ihr alle.
    .title = Die aufgedeckte Karte

rule-R2-3 = Alle, die Karten haben, wählen heimlich eine davon als Gebot, und alle Gebote werden gleichzeitig aufgedeckt. Danach kann niemand mehr etwas ändern. Bis das letzte Gebot da ist, darfst du deines noch austauschen. Die anderen dürfen sehen, dass du geboten hast, aber nie, was, und auch nicht, ob du getauscht hast.
    .title = Geheime Gebote
    .ruling = Die Quellen sagen nicht, bis wann ein Gebot ausgetauscht werden darf; wir erlauben es bis zum letzten Gebot, weil bis dahin niemand etwas erfahren hat.

rule-R2-4 = Der höchste Wert gewinnt: Wer ihn geboten hat, nimmt die aufgedeckte Karte offen in den eigenen Partyraum. Bei Gleichstand gewinnt von den gleichen Karten die mit den meisten Glückspartikeln. Was bei einem Wullewauki und beim Evolutser anders ist, sagen R3.1 und R4.1.
    .title = Wer die Karte gewinnt
    .example = Violett und Blau bieten beide 80, und niemand bietet mehr. Die violette 80 zeigt 5 Glückspartikel, die blaue 1: Violett gewinnt die Karte.

rule-R2-5 = Das siegreiche Gebot wird offen abgelegt. Alle anderen nehmen ihres zurück.
    .title = Wohin die Gebote gehen

rule-R2-6 = Alle dürfen alle Räume und alle abgelegten Karten ansehen, und so wissen alle, was die anderen noch auf der Hand haben. Die Reihenfolge des Stapels ist geheim. Eine Karte, die für einen Knalli gezogen wurde, sieht nur, wer sie gezogen hat, bis sie ihren Platz hat.
    .title = Was alle sehen dürfen

## Kapitel 3

rules-chapter-3 = Ein Wullewauki liegt offen

rule-R3-1 = Das höchste Gebot bekommt den Wullewauki; bei Gleichstand entscheiden wie immer die Glückspartikel. Aber jetzt kommt das siegreiche Gebot auf die Hand zurück, und alle anderen, die geboten haben, legen ihres ab.
    .title = Wer den Wullewauki bekommt
    .example = Du bietest 100, die anderen bieten 40 und 70. Du bekommst den Wullewauki und nimmst deine 100 zurück; die 40 und die 70 werden abgelegt.

rule-R3-2 = Solange ein Wullewauki offen liegt, darf niemand einen Knalli spielen. Was gilt, wenn du nichts anderes hast, sagt R5.3. Beim Regelwerk dutch gibt es eine Ausnahme: R8.3.
    .title = Jetzt keine Knallis

## Kapitel 4

rules-chapter-4 = Der Evolutser liegt offen

rule-R4-1 = Der niedrigste Wert gewinnt den Evolutser. Bei Gleichstand gewinnt auch hier die Karte mit den meisten Glückspartikeln. Das siegreiche Gebot wird abgelegt, die anderen nehmen ihres zurück. Du darfst einen Knalli spielen, aber ohne Wert ist er weder das niedrigste noch das höchste Gebot.
    .title = Das niedrigste Gebot gewinnt
    .example = Gelb und Rot bieten beide 10. Die gelbe 10 zeigt 4 Glückspartikel, die rote 1: Gelb gewinnt den Evolutser.
    .ruling = Das englische Regelheft druckt einmal „Wullawaki“, wo es den Copicastor meint, also den Evolutser. Wir halten das für einen Druckfehler: Auch die niederländische Zusammenfassung gibt ihn dem niedrigsten Gebot.

## Kapitel 5

rules-chapter-5 = Der Knalli

rule-R5-1 =
    Ein Knalli gewinnt nie die aufgedeckte Karte. Er lohnt sich, wenn er der einzige ist und sonst jemand einen Wert geboten hat. Zuerst wird die aufgedeckte Karte vergeben. Dann zieht, wer den Knalli gespielt hat, die oberste Karte des Stapels und sieht sie sich heimlich an.
    (a) Ein Wullewauki muss behalten werden: Er kommt in den eigenen Raum, und der Knalli zurück auf die Hand.
    (b) Jede andere Karte darf behalten werden: Sie kommt in den eigenen Raum, und der Knalli wird abgelegt.
    (c) Oder sie wird weggegeben: Sie kommt offen in den Raum einer anderen Person, und wer sie gezogen hat, sucht aus, in welchen; der Knalli kommt zurück auf die Hand. Verhandeln ist nicht erlaubt.
    Das darf auch jemand ohne Karten sein. Ist der Stapel leer, wird nichts gezogen, und der Knalli kommt zurück auf die Hand.
    .title = Ein Knalli
    .example = Du hast den einzigen Knalli gespielt und ziehst eine 2. Du willst sie nicht und gibst sie Bo: Die 2 kommt in den Raum von Bo, und du nimmst deinen Knalli zurück.
    .ruling = Drei Punkte sind von uns. Die aufgedeckte Karte wird zuerst vergeben, damit du bei deiner Entscheidung weißt, wer sie gewonnen hat. Auch wer keine Karten mehr hat, kann eine bekommen, denn dieser Raum zählt noch. Bei leerem Stapel behältst du den Knalli, denn er hat dir nichts gebracht.

rule-R5-2 =
    Zwei oder mehr Knallis heben sich auf: Alle kommen zurück auf die Hand, und niemand zieht.
    Haben alle, die geboten haben, einen Knalli gespielt, nehmen ihn alle zurück und bieten noch einmal, mit einer anderen Karte. In dieser Runde darf dann kein Knalli mehr gespielt werden.
    .title = Zwei oder mehr Knallis

rule-R5-3 =
    Du sitzt fest, wenn der Knalli deine einzige Karte ist und nicht gespielt werden darf: weil ein Wullewauki offen liegt, oder wenn nach R5.2 noch einmal geboten wird.
    Sitzt eine Person fest, zeigt sie den Knalli, behält ihn und setzt die Runde aus.
    Sitzen zwei oder mehr fest, scheiden sie sofort aus, bevor jemand bietet. Die Jüngsten zuerst: Alle legen den Knalli ab und ziehen die oberste Karte des Stapels in ihren Raum, solange es welche gibt. Damit sind sie fertig.
    .title = Mit dem Knalli festsitzen
    .ruling = Keine Quelle sagt, wann ausscheidet, wer festsitzt; bei uns geschieht es vor dem Bieten. Vom zweiten Bieten spricht auch keine; wir behandeln es wie eine Wullewauki-Runde, denn wer festsitzt, ist in derselben Lage.

rule-R5-4 =
    Kann nach R5.3 nur noch eine Person bieten, bietet sie allein und gewinnt die aufgedeckte Karte. Ist ihr Gebot ein Knalli, der erlaubt war, schickt R5.2 ihn zurück, und sie bietet noch einmal.
    Kann niemand mehr bieten, verlässt die aufgedeckte Karte das Spiel.
    .title = Ein Gebot, oder keines
    .ruling = Die Quellen denken nicht daran, dass nur eine Person bietet oder keine; ein Gebot ohne Konkurrenz ist das beste, und eine Karte, um die niemand bietet, kann an niemanden gehen.

## Kapitel 6

rules-chapter-6 = Das Ende

rule-R6-1 = Wenn du keine Karten mehr hast, bist du fertig. Dein Raum bleibt und wird gewertet.
    .title = Ohne Karten

rule-R6-2 = Zwischen zwei Runden wird geschaut, ob genau eine Person noch Karten hat. Wenn ja, legt sie alle ab, auch den Knalli, und nimmt ebenso viele Karten oben vom Stapel, oder so viele, wie da sind. Dann endet das Spiel.
    .title = Der letzte Tausch
    .example = Nur du hast noch Karten: eine 30, eine 80 und den Knalli. Du legst alle drei ab und nimmst die obersten drei Karten des Stapels in deinen Raum.
    .ruling = Keine Quelle sagt, wann geschaut wird, ob nur eine Person Karten hat. Wir hören nie mitten in einer Runde auf, denn die aufgedeckte Karte muss an jemanden gehen. Die deutsche Übersicht spricht von den höchsten Karten des Stapels; die englische meint die obersten, und wir auch.

rule-R6-3 = Das Spiel endet auch, wenn zwischen zwei Runden niemand Karten hat oder der Stapel leer ist.
    .title = Nichts mehr zu spielen
    .ruling = Die Quellen erwähnen diese Fälle nicht; ohne Gebote oder ohne eine Karte gibt es keine nächste Runde.

## Kapitel 7

rules-chapter-7 = Die Wertung

rule-R7-1 =
    Zuerst verlassen die Wullewaukis deinen Raum, und sie gehen nicht allein.
    1 Wullewauki: Ein Gast deiner niedrigsten Zahl geht mit.
    2 Wullewaukis: Ein Gast deiner höchsten Zahl geht mit.
    3 oder mehr Wullewaukis: Ebenso viele andere Partykarten gehen mit, und du wählst, welche.
    Wer zu wenige hat, gibt alle her, die da sind. Der Evolutser hat keine Zahl, also ist er nie der niedrigste oder der höchste Gast; bei 3 oder mehr Wullewaukis darfst du ihn aber wählen. Das Programm trifft die Wahl, die am meisten zählt, und zeigt sie.
    .title = Die Wullewaukis gehen
    .example = Drei Wullewaukis und die Gäste 4, 4, 4, 9, 14 und 15. Drei Gäste müssen gehen: die 9, die 14 und die 15. Die drei 4er, die bleiben, zählen 50, und keine andere Wahl zählt mehr.
    .ruling = Die Quellen sagen nicht, als was der Evolutser hier gilt und was mit zu wenigen Karten geschieht. Der Evolutser zeigt keine Zahl, also kann er nicht der niedrigste oder höchste sein. Niemand kann mehr hergeben, als da ist. Und das Programm nimmt dir die Wahl ab, weil sie an keinem anderen Ergebnis als deinem etwas ändert.

rule-R7-2 = Dann wird der Evolutser zu einem weiteren des niedrigsten Gastes, der noch da ist, welcher das auch sei: Eine einzelne 15 und der Evolutser sind ein Paar und zählen 20. Ist kein Gast mehr da, zählt der Evolutser 0.
    .title = Der Evolutser macht nach
    .ruling = Der Evolutser kann auch einen Gast von 11 bis 15 nachmachen: Wenn die Übersicht sagt, dass Sätze aus 1 bis 10 bestehen, beschreibt sie die Karten.

rule-R7-3 =
    Zähle nun, wie viele Gäste du von jeder Zahl hast. Einer zählt seine Zahl, zwei zählen 20, drei 50, vier 100 und fünf 150.
    .title = Punkte
    .example = Drei 3er, eine 6, zwei 8er, eine 10, eine 13, ein Wullewauki und der Evolutser. Der Wullewauki nimmt eine 3 mit, und der Evolutser wird an ihrer Stelle zu einer 3. Das macht 50 + 6 + 20 + 10 + 13 = 99.

rule-R7-4 = Die höchste Summe gewinnt. Bei gleichen Summen wird der Sieg geteilt.
    .title = Wer gewinnt
    .ruling = Keine Quelle löst einen Gleichstand der Summen auf, also verliert ihn niemand.

## Kapitel 8

rules-chapter-8 = Regelwerke

rule-R8-1 =
    Die gedruckten Regeln widersprechen sich in einigen Punkten, deshalb gibt es drei Regelwerke. Das Regelwerk rulebook folgt dem englischen Regelheft; es gilt, wenn ihr kein anderes wählt. Das Regelwerk dutch folgt der niederländischen Zusammenfassung. Das Regelwerk overview folgt der englischen Übersicht und ihrer deutschen Übersetzung. Gewertet wird in allen dreien gleich, auch fünf Gleiche.
    Bei rulebook und dutch gehört zu jeder Hand ein Knalli. Bei overview gibt es keinen, und eine Hand hat zehn Karten.
    Kleine Regelwerke für Tests dürfen dies und die drei folgenden Punkte ändern, dazu die Werte der Gebote, die Partykarten und die Zahl der Wullewaukis und Evolutser.
    .title = Drei Regelwerke

rule-R8-2 = Bei rulebook und dutch gewinnt das niedrigste Gebot den Evolutser (R4.1). Bei overview gewinnt das höchste, weil dieser Text keine Ausnahme nennt.
    .title = Wer den Evolutser gewinnt

rule-R8-3 =
    Eine Person sitzt fest, während ein Wullewauki offen liegt. Bei rulebook setzt sie die Runde aus (R5.3). Bei dutch muss sie den Knalli spielen: Sobald der Wullewauki vergeben ist, zieht sie wie in R5.1 und behält die Karte oder gibt sie weg. Bei overview gibt es keinen Knalli.
    Sitzt eine Person beim zweiten Bieten fest, setzt sie in jedem Regelwerk aus.
    .title = Allein bei einem Wullewauki festsitzen
    .ruling = Bei dutch ist dieser Knalli kein Gebot, also wird er nicht mit den verlorenen Geboten von R3.1 abgelegt: Wohin er geht, sagt schon R5.1. Gezogen wird nach der Vergabe, wie bei jedem Knalli.

rule-R8-4 = Zwei oder mehr Personen haben nichts als den Knalli. Bei rulebook scheiden sie nur aus, wenn er nicht gespielt werden darf (R5.3). Bei dutch scheiden sie in jeder Runde aus, nach dem Aufdecken der Karte und vor dem Bieten, und alle von ihnen müssen ziehen. Bei overview gibt es keinen Knalli.
    .title = Nichts als Knallis
    .ruling = Der niederländische Satz könnte auch nur Wullewauki-Runden meinen; wir lesen ihn so. Er sagt, dass sie ziehen dürfen; bei uns müssen sie, wie in R5.3.

## Kapitel 9

rules-chapter-9 = Schreibweise und Protokolle

rule-R9-1 =
    Geschrieben sind Partykarten 1 bis 15, W für einen Wullewauki und C für den Evolutser. Gebotskarten sind 10, 20 und so weiter bis 100, und G für den Knalli.
    Das Protokoll eines Spiels ist ein JSON-Objekt in UTF-8, mit dem Medientyp application/vnd.gnumies.record+json und einem Dateinamen, der auf .gnumies.json endet. Es hat diese Schlüssel.
    format: gnumies-record/1.
    ruleset: ein Name oder ein Objekt mit den Feldern eines Regelwerks.
    players: in der Reihenfolge der Plätze, jeweils mit name und color.
    youngest_first: alle Plätze, die Jüngsten zuerst; fehlt es, gilt die Reihenfolge der Plätze.
    luckynits: Wenn es da ist, entscheidet es bei Gleichstand anstelle unserer Tabelle. Zu jedem Wert der Gebote gibt es jeder Farbe ihre Zahl, jede von 1 bis 5 einmal.
    supply: alle Partykarten, die oberste zuerst.
    moves: jeweils mit seat, gezählt ab 0, und genau einem von bid (eine Karte), keep (immer true) und give (der Platz, der die Karte bekommt). Der Eintrag by mit dem Wert bot kennzeichnet den Zug eines Bots, der für jemanden eingesprungen ist.
    ended: abandoned, wenn der Tisch vorzeitig geschlossen wurde.
    Andere Schlüssel werden nicht beurteilt, und sie bleiben, wenn das Protokoll neu geschrieben wird.
    .title = Wie ein Spiel aufgeschrieben wird

rule-R9-2 =
    Züge stehen in der Reihenfolge des Spiels, Runde für Runde. Die Gebote eines Bietens dürfen in beliebiger Reihenfolge stehen; nach ihnen kommt die Entscheidung über eine Karte, die für einen Knalli gezogen wurde, wenn eine zu treffen ist.
    Was die Regeln erzwingen, wird nicht geschrieben: ein Wullewauki, der behalten werden muss (R5.1), wer festsitzt (R5.3), der Tausch der letzten Person (R6.2). Ein Gebot wird immer geschrieben, auch wenn nur eine Karte zu spielen war. Von einem ausgetauschten Gebot wird nur das letzte geschrieben; ein zweites Gebot eines Platzes im selben Bieten wird abgelehnt.
    .title = Die Reihenfolge der Züge

rule-R9-3 =
    Ein Protokoll, das früher aufhört, ist ein laufendes Spiel und gültig. Ein Zug nach dem Ende des Spiels wird abgelehnt.
    Ein Protokoll, das eine Regel bricht, wird als Ganzes abgelehnt, mit der Nummer des ersten falschen Zuges, gezählt ab 0, und der Regel, die er bricht. Nichts wird repariert. Ein Protokoll darf bis zu 1 MiB haben, ein Name bis zu 100 Zeichen jeder Schrift. Ein Stoß von Protokollen, eines je Zeile, darf beliebig groß sein.
    .title = Welche Protokolle gültig sind
