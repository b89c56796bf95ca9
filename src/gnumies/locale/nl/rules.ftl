# De regels voor wie speelt. Het nummer van elke regel is dat van zijn bericht: rule-R2-1 is R2.1, en code en tests
# noemen het. Een alinea is één regel tekst. `.ruling` zegt wat de bronnen open laten, hoe dit project het heeft
# bepaald, en waarom. Tabellen (gelukspunten) worden uit gegevens getekend en staan hier niet.

## Koppen en opschriften

rules-title = De regels van The Gnumies
rules-quick-title = Korte regels
rules-full-title = Alle regels
rules-rulings-title = Onze keuzes, en waarom
rules-rulings-text = Op enkele punten zwijgen de gedrukte regels, of spreken ze elkaar tegen. Zo doen wij het daar. Aan je eigen tafel mag je natuurlijk iets anders afspreken.
rules-rulesets-title = Drie regelsets naast elkaar
rules-luckynits-title = Gelukspunten op elke Gnumie-kaart
rules-chapter = Hoofdstuk { $number }: { $title }
rules-ruling = Onze keuze: { $text }
rules-example = Bijvoorbeeld: { $text }

## De tabel van de regelsets (hoofdstuk 8)

rules-column-value = Waarde
rules-column-point = Wat verschilt
rules-column-rule = Regel
rules-source-title = Volgt
rules-source =
    { $ruleset ->
        [rulebook] het Engelse regelboekje
        [dutch] de Nederlandse samenvatting
       *[overview] het Engelse overzicht en de Duitse vertaling daarvan
    }
rules-point =
    { $point ->
        [gnalli] Bij elke hand hoort een Knalli
        [copicastor] De Evolutser gaat naar
        [stuck] Eén speler zit met de Knalli klem bij een Wullewauki
        [stuck-again] Eén speler zit klem bij het tweede bieden
       *[bare] Twee of meer spelers hebben niets dan de Knalli
    }
rules-value =
    { $value ->
        [yes] ja
        [no] nee
        [lowest] het laagste bod
        [highest] het hoogste bod
        [sits-out] slaat de ronde over
        [plays-gnalli] moet de Knalli spelen
        [when-barred] stappen alleen uit als die niet gespeeld mag worden
        [any-round] stappen in elke ronde uit
       *[none] komt niet voor
    }

## De pagina van de regels

rules-print = Druk een blad af voor de tafel
rules-search = Zoek een regel
rules-search-hint = Een woord, of een nummer zoals R5.3
rules-found =
    { $count ->
        [0] Geen regel heeft dit.
        [one] { $count } regel
       *[other] { $count } regels
    }
rules-show-all = Toon alle regels
rules-contents = Op deze pagina
rules-rulesets-short = Naast elkaar
rules-rulings-short = Onze keuzes
rules-copy = Kopieer de link naar { $rule }
rules-points = { $points } punten

## Korte regels: twaalf regels, elk met een plaatje

rules-quick =
    Je geeft een feest. Haal de beste gasten in je kamer!
    Iedereen heeft de kaarten 10, 20, 30 … tot 100, en een Knalli.
    Draai de bovenste feestkaart om. Iedereen kiest in het geheim een kaart en legt die tegelijk open.
    De hoogste kaart wint de gast en is weg; de andere gaan terug naar de hand. Gelijk? Meer gelukspunten winnen.
    Niemand wil een Wullewauki! De hoogste kaart krijgt hem en komt terug; alle andere zijn weg. Nu geen Knalli.
    De laagste kaart wint de Evolutser.
    Maar één Knalli? Wie die legde, trekt een geheime kaart. Houd je haar, dan is de Knalli weg; geef je haar weg, dan niet.
    Een Wullewauki moet je houden, maar de Knalli komt terug. Twee of meer Knalli’s komen alleen terug.
    Heeft nog maar één speler kaarten, dan ruilt die ze voor nieuwe feestkaarten. Dan, of zonder stapel, is het feest voorbij.
    1 Wullewauki gooit nu je laagste gast eruit, 2 je hoogste, vanaf 3 zoveel kaarten als het er zijn: jij kiest.
    Daarna doet de Evolutser je laagste gast na.
    Eén gast telt zijn getal, twee gelijke 20, drie 50, vier 100, vijf 150. De meeste punten winnen!

## Hoofdstuk 1

rules-chapter-1 = Het materiaal

rule-R1-1 = Twee tot vijf mensen spelen. Iedereen neemt een andere kleur: rood, geel, blauw, paars of grijs.
    .title = Spelers

rule-R1-2 = Bij elke kleur horen 11 Gnumie-kaarten, en die zijn je hand: één van elk met 10, 20, 30 enzovoort tot 100, en de Knalli, een ster zonder waarde. Met deze kaarten bied je.
    .title = Je hand

rule-R1-3 = Op elke Gnumie-kaart met een waarde staan 1 tot 5 gelukspunten. Die beslissen bij gelijke stand: onder de vijf kaarten van één waarde komt elk aantal gelukspunten één keer voor, zodat twee kaarten nooit helemaal gelijk zijn. Heb je de gedrukte kaarten, dan kun je hun getallen invoeren in plaats van de onze.
    .title = Gelukspunten
    .ruling = Maar vier gedrukte getallen zijn bekend: 5 op de paarse 80, 1 op de blauwe 80, 4 op de gele 10 en 1 op de rode 10. De rest van de tabel is van ons, zo gemaakt dat geen kleur beter is: elke heeft elk getal twee keer, dezelfde som van waarde maal gelukspunten (1650), en wint van elke andere kleur vijf van de tien keer dat het gelijk staat.

rule-R1-4 = Er zijn 53 feestkaarten: de gasten 1 tot en met 10 elk vier keer, de gasten 11 tot en met 15 elk één keer, zeven Wullewauki’s en één Evolutser. Schud ze; gesloten zijn ze de stapel.
    .title = Feestkaarten
    .ruling = Het Engelse regelboekje drukt één keer “Copicastors”, alsof er meer zijn. De eigen getallen ervan laten plaats voor één, en de Nederlandse samenvatting heeft er één.

rule-R1-5 =
    Maar enkele van de namen op de kaarten zijn bekend. Op de Engelse Gnumie-kaarten: Celin (10), Grampa Gnumsen (80) en Vallygnum (90). Op de Engelse gasten: Borsi (1), Dumbball (6), Dimmling (10) en Rapster (13). Dancemite is een van de gasten 2 tot en met 5, Trendi een van 3 tot en met 9; Boggelor en Divaletti zijn ook gasten, maar hun getallen heeft niemand ons verteld. Alle andere gasten heten naar hun getal.
    In het Duits en het Nederlands heet de Gnalli Knalli, de Wullawaki Wullewauki en de Copicastor Evolutser; de Luckynits heten in het Duits Glückspartikel en in het Nederlands gelukspunten. Wie in het Duits speelt, kent ook de gasten Dummbatz (Dumbball), Tanzmeise (heel waarschijnlijk Dancemite), Sumpfschwackel (Boggelor), Mimosenschnürle of Mimosenschnüre (Divaletti), en Jacknix en Dunstmunk, waarvan de getallen onbekend zijn.
    .title = Namen op de kaarten

rule-R1-6 = Aan tafel geldt een volgorde van leeftijd, de jongste eerst. Alleen R5.3 heeft die nodig. Wie uitnodigt, mag haar bepalen; anders is het de volgorde van de plaatsen.
    .title = Wie jonger is
    .ruling = De bronnen nemen aan dat je ziet wie het jongst is; een programma kan dat niet, dus zegt wie uitnodigt het.

## Hoofdstuk 2

rules-chapter-2 = Een ronde

rule-R2-1 = Een ronde begint als twee of meer spelers kaarten hebben en er minstens één kaart in de stapel is. Zo niet, kijk dan bij R6.2 en R6.3.
    .title = Wanneer een ronde begint
    .ruling = Geen regelboekje noemt een lege stapel; wij laten het spel dan eindigen, omdat er geen kaart is om om te draaien.

rule-R2-2 = Draai de bovenste kaart van de stapel om. Op deze kaart bieden jullie allemaal.
    .title = De open kaart

rule-R2-3 = Iedereen die kaarten heeft, kiest er in het geheim één als bod, en alle biedingen worden tegelijk omgedraaid. Daarna kan niemand nog iets veranderen. Tot het laatste bod er is, mag je het jouwe nog ruilen. De anderen mogen zien dat je hebt geboden, maar nooit wat, en ook niet of je hebt geruild.
    .title = Geheime biedingen
    .ruling = De bronnen zeggen niet tot wanneer een bod geruild mag worden; wij staan het toe tot het laatste bod, omdat tot dan niemand iets te weten is gekomen.

rule-R2-4 = De hoogste waarde wint: wie die heeft geboden, neemt de open kaart open in de eigen feestkamer. Bij gelijke stand wint van de gelijke kaarten die met de meeste gelukspunten. Wat bij een Wullewauki en bij de Evolutser anders is, staat in R3.1 en R4.1.
    .title = Wie de kaart wint
    .example = Paars en blauw bieden allebei 80, en niemand biedt meer. Op de paarse 80 staan 5 gelukspunten, op de blauwe 1: paars wint de kaart.

rule-R2-5 = Het winnende bod wordt open afgelegd. Alle anderen nemen het hunne terug.
    .title = Waar de biedingen heen gaan

rule-R2-6 = Iedereen mag alle kamers en alle afgelegde kaarten bekijken, en zo weet iedereen wat elke speler nog heeft. De volgorde van de stapel is geheim. Een kaart die voor een Knalli is getrokken, ziet alleen wie haar heeft getrokken, tot zij haar plek heeft.
    .title = Wat iedereen mag zien

## Hoofdstuk 3

rules-chapter-3 = Er ligt een Wullewauki open

rule-R3-1 = Het hoogste bod krijgt de Wullewauki; bij gelijke stand beslissen zoals altijd de gelukspunten. Maar nu gaat het winnende bod terug naar de hand, en alle anderen die hebben geboden, leggen het hunne af.
    .title = Wie de Wullewauki krijgt
    .example = Jij biedt 100, de anderen bieden 40 en 70. Je krijgt de Wullewauki en neemt je 100 terug; de 40 en de 70 worden afgelegd.

rule-R3-2 = Zolang er een Wullewauki open ligt, mag niemand een Knalli spelen. R5.3 zegt wat er gebeurt als je niets anders hebt. Bij de regelset dutch is er één uitzondering: R8.3.
    .title = Nu geen Knalli’s

## Hoofdstuk 4

rules-chapter-4 = De Evolutser ligt open

rule-R4-1 = De laagste waarde wint de Evolutser. Bij gelijke stand wint ook hier de kaart met de meeste gelukspunten. Het winnende bod wordt afgelegd, de anderen nemen het hunne terug. Je mag een Knalli spelen, maar zonder waarde is die niet het laagste en niet het hoogste bod.
    .title = Het laagste bod wint
    .example = Geel en rood bieden allebei 10. Op de gele 10 staan 4 gelukspunten, op de rode 1: geel wint de Evolutser.
    .ruling = Het Engelse regelboekje drukt één keer “Wullawaki” waar het de Copicastor bedoelt, dus de Evolutser. Wij houden dat voor een drukfout: ook de Nederlandse samenvatting geeft hem aan het laagste bod.

## Hoofdstuk 5

rules-chapter-5 = De Knalli

rule-R5-1 =
    Een Knalli wint nooit de open kaart. Hij loont als hij de enige Knalli is en iemand anders een waarde heeft geboden. Eerst gaat de open kaart naar wie haar heeft gewonnen. Dan trekt wie de Knalli heeft gespeeld de bovenste kaart van de stapel en bekijkt die in het geheim.
    (a) Een Wullewauki moet worden gehouden: hij gaat naar de eigen kamer, en de Knalli terug naar de hand.
    (b) Elke andere kaart mag worden gehouden: zij gaat naar de eigen kamer, en de Knalli wordt afgelegd.
    (c) Of zij wordt weggegeven: zij gaat open naar de kamer van een andere speler, en wie haar heeft getrokken, kiest welke; de Knalli gaat terug naar de hand. Onderhandelen mag niet.
    Dat mag ook iemand zonder kaarten zijn. Is de stapel leeg, dan wordt er niets getrokken en gaat de Knalli terug naar de hand.
    .title = Eén Knalli
    .example = Je hebt de enige Knalli gespeeld en trekt een 2. Je wilt die niet en geeft hem aan Bo: de 2 gaat naar de kamer van Bo, en je neemt je Knalli terug.
    .ruling = Drie punten zijn van ons. De open kaart wordt eerst toegekend, zodat je bij je keuze weet wie haar heeft gewonnen. Ook wie geen kaarten meer heeft, kan er een krijgen, want die kamer telt nog mee. Bij een lege stapel houd je de Knalli, want hij heeft je niets opgeleverd.

rule-R5-2 =
    Twee of meer Knalli’s heffen elkaar op: ze gaan allemaal terug naar de hand, en niemand trekt een kaart.
    Heeft iedereen die bood een Knalli gespeeld, dan nemen allen hem terug en bieden ze nog eens, met een andere kaart. In deze ronde mag dan geen Knalli meer worden gespeeld.
    .title = Twee of meer Knalli’s

rule-R5-3 =
    Je zit klem als de Knalli je enige kaart is en niet gespeeld mag worden: omdat er een Wullewauki open ligt, of als er volgens R5.2 nog eens geboden wordt.
    Zit één speler klem, dan toont die de Knalli, houdt hem en slaat de ronde over.
    Zitten twee of meer spelers klem, dan stappen ze meteen uit, voordat iemand biedt. De jongste gaat eerst: elk legt de Knalli af en trekt de bovenste kaart van de stapel in de eigen kamer, zolang die er zijn. Daarmee zijn ze klaar.
    .title = Klem met de Knalli
    .ruling = Geen bron zegt wanneer wie klem zit uitstapt; bij ons is dat voor het bieden. Ook over het tweede bieden zegt geen bron iets; wij behandelen het als een Wullewauki-ronde, want wie klem zit, zit in hetzelfde geval.

rule-R5-4 =
    Kan na R5.3 nog maar één speler bieden, dan biedt die alleen en wint de open kaart. Is het een Knalli die was toegestaan, dan stuurt R5.2 hem terug en biedt die speler nog eens.
    Kan niemand meer bieden, dan gaat de open kaart uit het spel.
    .title = Eén bod, of geen
    .ruling = De bronnen denken niet aan één enkele bieder, of aan geen; een bod zonder tegenbod is het beste, en een kaart waarop niemand biedt, kan naar niemand gaan.

## Hoofdstuk 6

rules-chapter-6 = Het einde

rule-R6-1 = Heb je geen kaarten meer, dan ben je klaar. Je kamer blijft en wordt geteld.
    .title = Spelers zonder kaarten

rule-R6-2 = Kijk tussen twee rondes of precies één speler nog kaarten heeft. Zo ja, dan legt die ze allemaal af, ook de Knalli, en pakt evenveel kaarten van boven van de stapel, of zoveel als er zijn. Dan eindigt het spel.
    .title = De laatste ruil
    .example = Alleen jij hebt nog kaarten: een 30, een 80 en de Knalli. Je legt ze alle drie af en pakt de bovenste drie kaarten van de stapel in je kamer.
    .ruling = Geen bron zegt wanneer je kijkt of nog maar één speler kaarten heeft. Wij stoppen nooit midden in een ronde, want de kaart die is omgedraaid, moet naar iemand gaan. Het Duitse overzicht spreekt van de hoogste kaarten van de stapel; het Engelse bedoelt de bovenste, en wij ook.

rule-R6-3 = Het spel eindigt ook als tussen twee rondes niemand kaarten heeft of de stapel leeg is.
    .title = Niets meer om voor te spelen
    .ruling = De bronnen noemen deze gevallen niet; zonder bieders of zonder kaart is er geen volgende ronde.

## Hoofdstuk 7

rules-chapter-7 = De telling

rule-R7-1 =
    Eerst verlaten de Wullewauki’s je kamer, en ze gaan niet alleen.
    1 Wullewauki: één gast van je laagste getal gaat mee.
    2 Wullewauki’s: één gast van je hoogste getal gaat mee.
    3 of meer Wullewauki’s: evenveel andere feestkaarten gaan mee, en jij kiest welke.
    Wie er te weinig heeft, geeft alles wat er is. De Evolutser heeft geen getal en is dus nooit de laagste of de hoogste gast; maar bij 3 of meer Wullewauki’s mag je hem kiezen. Het programma maakt de keuze die het meest oplevert, en laat haar zien.
    .title = De Wullewauki’s vertrekken
    .example = Drie Wullewauki’s en de gasten 4, 4, 4, 9, 14 en 15. Drie gasten moeten weg: de 9, de 14 en de 15. De drie 4’en die blijven, tellen 50, en geen andere keuze telt meer.
    .ruling = De bronnen zeggen niet als wat de Evolutser hier telt, of wat er met te weinig kaarten gebeurt. Op de Evolutser staat geen getal, dus kan hij niet de laagste of de hoogste zijn. Niemand kan meer geven dan er is. En het programma maakt de keuze voor je, omdat zij aan geen andere score dan de jouwe iets verandert.

rule-R7-2 = Dan wordt de Evolutser nog één van de laagste gast die er nog is, welke dat ook is: een enkele 15 en de Evolutser zijn een paar en tellen 20. Is er geen gast meer, dan telt de Evolutser 0.
    .title = De Evolutser doet na
    .ruling = De Evolutser kan ook een gast van 11 tot en met 15 nadoen: als het overzicht zegt dat sets uit 1 tot en met 10 bestaan, beschrijft het de kaarten.

rule-R7-3 =
    Tel nu hoeveel gasten je van elk getal hebt. Eén telt zijn getal, twee tellen 20, drie 50, vier 100 en vijf 150.
    .title = Punten
    .example = Drie 3’en, een 6, twee 8’en, een 10, een 13, een Wullewauki en de Evolutser. De Wullewauki neemt een 3 mee, en de Evolutser wordt in plaats daarvan een 3. Dat geeft 50 + 6 + 20 + 10 + 13 = 99.

rule-R7-4 = De hoogste som wint. Bij gelijke sommen wordt de winst gedeeld.
    .title = Wie wint
    .ruling = Geen bron beslist een gelijke stand van de sommen, dus verliest niemand hem.

## Hoofdstuk 8

rules-chapter-8 = Regelsets

rule-R8-1 =
    De gedrukte regels spreken elkaar op enkele punten tegen, daarom zijn er drie regelsets. De regelset rulebook volgt het Engelse regelboekje; die geldt als je geen andere kiest. De regelset dutch volgt de Nederlandse samenvatting. De regelset overview volgt het Engelse overzicht en de Duitse vertaling daarvan. De telling is in alle drie gelijk, ook van vijf gelijke gasten.
    Bij rulebook en dutch hoort bij elke hand een Knalli. Bij overview is er geen, en heeft een hand tien kaarten.
    Kleine regelsets voor tests mogen dit en de drie punten hieronder veranderen, en ook de waarden van de biedingen, de feestkaarten en de aantallen Wullewauki’s en Evolutsers.
    .title = Drie regelsets

rule-R8-2 = Bij rulebook en dutch wint het laagste bod de Evolutser (R4.1). Bij overview wint het hoogste, omdat die tekst geen uitzondering noemt.
    .title = Wie de Evolutser wint

rule-R8-3 =
    Eén speler zit klem terwijl er een Wullewauki open ligt. Bij rulebook slaat die speler de ronde over (R5.3). Bij dutch moet de Knalli worden gespeeld: zodra de Wullewauki is toegekend, trekt die speler zoals in R5.1 en houdt de kaart of geeft haar weg. Bij overview is er geen Knalli.
    Wie bij een tweede bieden als enige klem zit, slaat over, bij elke regelset.
    .title = Alleen klem bij een Wullewauki
    .ruling = Bij dutch is deze Knalli geen bod, dus wordt hij niet afgelegd met de verliezende biedingen van R3.1: R5.1 zegt al waar hij heen gaat. Er wordt getrokken na het toekennen, zoals bij elke Knalli.

rule-R8-4 = Twee of meer spelers hebben niets dan de Knalli. Bij rulebook stappen ze alleen uit als die niet gespeeld mag worden (R5.3). Bij dutch stappen ze in elke ronde uit, na het omdraaien van de kaart en voor het bieden, en elk moet een kaart trekken. Bij overview is er geen Knalli.
    .title = Niets dan Knalli’s
    .ruling = De Nederlandse zin kan ook alleen Wullewauki-rondes bedoelen; zo lezen wij hem. Er staat dat ze mogen trekken; bij ons moeten ze, zoals in R5.3.

## Hoofdstuk 9

rules-chapter-9 = Schrijfwijze en verslagen

rule-R9-1 =
    Geschreven zijn feestkaarten 1 tot en met 15, W voor een Wullewauki en C voor de Evolutser. Biedkaarten zijn 10, 20 enzovoort tot 100, en G voor de Knalli.
    Het verslag van een spel is één JSON-object in UTF-8, met het mediatype application/vnd.gnumies.record+json en een bestandsnaam die eindigt op .gnumies.json. Het heeft deze sleutels.
    format: gnumies-record/1.
    ruleset: een naam, of een object met de velden van een regelset.
    players: in de volgorde van de plaatsen, elk met een name en een color.
    youngest_first: alle plaatsen, de jongste eerst; ontbreekt het, dan geldt de volgorde van de plaatsen.
    luckynits: als het er is, beslist het bij gelijke stand in plaats van onze tabel. Bij elke waarde van de biedingen geeft het elke kleur haar getal, elk getal van 1 tot 5 één keer.
    supply: alle feestkaarten, de bovenste eerst.
    moves: elk met seat, geteld vanaf 0, en precies één van bid (een kaart), keep (altijd true) en give (de plaats die de kaart krijgt). Het veld by, met de waarde bot, merkt de zet van een bot die voor iemand inviel.
    ended: abandoned, als de tafel vroegtijdig is gesloten.
    Andere sleutels worden niet beoordeeld, en ze blijven staan als het verslag opnieuw wordt geschreven.
    .title = Hoe een spel wordt opgeschreven

rule-R9-2 =
    Zetten staan in de volgorde van het spel, ronde na ronde. De biedingen van één keer bieden mogen in elke volgorde staan; daarna komt de beslissing over een kaart die voor een Knalli is getrokken, als er een te nemen is.
    Wat de regels afdwingen, wordt niet geschreven: een Wullewauki die gehouden moet worden (R5.1), spelers die klem zitten (R5.3), de ruil van de laatste speler (R6.2). Een bod wordt altijd geschreven, ook als er maar één kaart te spelen was. Van een geruild bod wordt alleen het laatste geschreven; een tweede bod van één plaats bij hetzelfde bieden wordt geweigerd.
    .title = De volgorde van de zetten

rule-R9-3 =
    Een verslag dat eerder ophoudt, is een spel dat bezig is, en het is geldig. Een zet na het einde van het spel wordt geweigerd.
    Een verslag dat een regel breekt, wordt in zijn geheel geweigerd, met het nummer van de eerste foute zet, geteld vanaf 0, en de regel die hij breekt. Er wordt niets hersteld. Een verslag mag tot 1 MiB groot zijn, een naam tot 100 tekens van elk schrift. Een stapel verslagen, één per regel, mag elke grootte hebben.
    .title = Welke verslagen geldig zijn
