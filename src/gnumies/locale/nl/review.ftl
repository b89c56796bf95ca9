# De terugblik op een spel op het web: grafieken, elk bod en een quiz. De zinnen staan in analysis.ftl.

review-title = Terugblik
review-waiting = De coach is nog met een ander spel bezig …
review-beginning = De coach gaat zitten en draait de kaarten om …
review-running = De coach bekijkt de boden: { $done } van { $total } …
review-progress = Hoe ver de coach is
review-patience = Dit duurt een paar tellen, één keer per spel. Je mag weggaan en terugkomen.
review-failed = De coach is onderbroken. Er is niets verloren; vraag het gewoon nog eens.

# $first, $most, $last: winstkansen aan het begin, op hun hoogst, aan het eind.
review-chart-seat = { $name }: { $first } aan het begin, hooguit { $most }, { $last } aan het eind.
review-look = Bekijk ronde { $round }
review-numbers = De grafiek in cijfers
review-end = Einde

review-players = Hoe iedereen speelde
review-luck = Geluk
review-play = Spel
review-accuracy-hint = Nauwkeurigheid: 100 geeft niets weg, 0 net zoveel als bieden met je ogen dicht.
# $share: wat iedereen van de winst krijgt als iedereen evenveel krijgt.
review-luck-hint = Geluk is wat de kaarten van de stapel brachten, spel al het andere. Samen zijn ze wat iemand van de winst kreeg boven een gelijk deel van { $share }.

review-steps = Bod voor bod
review-moment =
    { $what ->
        [decision] Ronde { $round }: { $name } heeft { $card } getrokken
        [second] Ronde { $round }: iedereen biedt opnieuw op { $card }
       *[first] Ronde { $round }: de boden op { $card }
    }
review-whose = Wiens keuze
review-no-choice = Hier had niemand een keuze.
# $chosen: een bod, of “houden” en dergelijke. $better: een opsomming.
review-verdict =
    { $how ->
        [costly] Gekozen: { $chosen }. Dat kostte { $cost } winstkans. Beter: { $better }.
        [close] Gekozen: { $chosen }. Even goed als { $better }, voor zover dat te zeggen is.
       *[right] Gekozen: { $chosen }. Er is niets weggegeven.
    }
review-best = het beste
# Een van meer boden die je het best mengt.
review-best-part = het beste in { $share } van de gevallen
review-equal = even goed, zo precies als het gaat
review-chosen = gekozen
review-tried = jouw gok
review-points = { $points } p.
review-by-bot = Een bot koos dit voor { $name }.
review-exact = Precies opgelost: beter kan niet.
review-estimated = Geschat uit veel doorgespeelde spellen, met een standaardfout tot { $error }.
review-matrix = Bod tegen bod

review-quiz = Wat zou jij doen?
review-quiz-hint = Kies, en hoor hoe het was afgelopen.
# $how: “best” wordt aangeraden, “close” is even goed.
review-quiz-told =
    { $how ->
        [best] { $move }: wint { $win }, met { $points } punten. Beter kan niet!
        [close] { $move }: wint { $win }, met { $points } punten. Zo goed als het beste.
       *[worse] { $move }: wint { $win }, met { $points } punten. Dat is { $cost } minder dan het beste. Nog eens proberen?
    }
review-quiz-show = Toon het antwoord
review-quiz-next = Volgende vraag
review-quiz-score = Meteen goed: { $right } van { $asked }

review-source = De coach speelt elke stelling vele duizenden keren door en beoordeelt een bod naar wat je kon weten, niet naar hoe het afliep. Het geluk wordt gescheiden met controlevariaten, naar MIVAT (White en Bowling, IJCAI 2009) en AIVAT (Burch, Schmid, Moravčík, Morrill en Bowling, AAAI 2018).
review-table = Naar de tafel

## Alle spellen van één persoon die de coach heeft bekeken
review-history-none = Nog geen spel van jou heeft een terugblik. Aan het eind van een spel vraagt “Terugblik” de coach.
review-wins = Aandeel van de winst
review-mean = Punten per spel
review-mean-adjusted = Punten zonder geluk
review-games = Spellen met terugblik
# $adjusted: punten zonder geluk.
review-game = { $day }: { $points }, zonder geluk { $adjusted }
