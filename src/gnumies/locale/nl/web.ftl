# Het spel in de browser. Knoppen zijn kort: een telefoon is 360 pixels breed.

web-title = The Gnumies
web-title-turn = ● Jij bent – The Gnumies
# $title: wat de pagina is.
web-title-page = { $title } · The Gnumies
web-tagline = Een feest, een deur en geheime biedingen op elke gast.
web-about = Een onofficiële fanversie van het kaartspel van David Parlett (Amigo, 2001).

## Overal
web-home = Startpagina
web-back = Terug
web-rules = Zo speel je
web-close = Sluiten
web-loading = Een ogenblik …
web-offline = Geen verbinding. Nieuwe poging …
web-lost = verbindt opnieuw …
web-page-failed = Deze pagina kon niet worden geladen.
web-try-again = Nog eens
web-trouble = Dat gaat niet
web-away-title = Niemand antwoordt
web-away-text = De server is niet te bereiken. Misschien is de verbinding even weg; deze pagina blijft het proberen.
web-not-found-title = Niemand thuis
web-not-found-text = Deze pagina of tafel bestaat niet. Misschien is een link onvolledig, of is de tafel gesloten.
web-you = jij
web-bot = bot
web-away = even weg
web-seat = Plaats { $number }
web-color =
    { $color ->
        [red] rood
        [yellow] geel
        [blue] blauw
        [violet] paars
       *[gray] grijs
    }
web-name-default = Speler
web-bot-name-1 = Bo
web-bot-name-2 = Cleo

# $code: waarom de server iets heeft geweigerd.
web-refused =
    { $code ->
        [too-late] Te laat: de biedingen zijn al omgedraaid.
        [too-early] Dat was te vroeg.
        [illegal-move] Dat staan de regels nu niet toe.
        [bot-has-bid] Deze keer heeft een bot voor je geboden; het volgende bod is van jou.
        [bad-name] Kies een andere naam: 1 tot 40 zichtbare tekens.
        [bad-table] Aan deze tafel kan niet gespeeld worden. Heeft elke rij gelukspunten de getallen 1 tot 5, elk één keer?
        [table-full] Iemand was sneller: alle plaatsen zijn bezet.
        [started] Het spel is al begonnen.
        [not-committed] Nog niet iedereen is er. Wacht even, of maak de plaats vrij.
        [table-closed] Deze tafel is gesloten.
        [game-over] Het spel is afgelopen.
        [no-such-table] Deze tafel bestaat niet meer.
        [no-such-link] Deze link is al gebruikt of te oud.
        [not-your-seat] Deze plaats is niet van jou.
        [too-many-requests] Iets langzamer, alsjeblieft.
        [not-the-host] Dat kan alleen wie heeft uitgenodigd.
        [not-over] Dat kan pas als het spel voorbij is.
        [no-coach] De coach kan hier niet werken: een deel van het programma is niet geïnstalleerd.
        [coach-busy] Er wachten veel spellen op de coach. Vraag het later nog eens.
        [storage] De server kon dat niet opslaan, dus er is niets veranderd. Probeer het nog eens.
       *[other] De server heeft dat niet aangenomen ({ $code }).
    }

## Startpagina
web-play-now = Nu spelen
web-play-now-busy = De deuren gaan open …
web-new-table = Nieuwe tafel
web-lobby = Open tafels
web-pad = Scoreblok
web-cards = De kaarten
web-ways = Meer manieren om te spelen
web-lobby-empty = Er is nu aan geen enkele tafel plaats. Maak er zelf een, dan vinden anderen die hier.
web-my-tables = Jouw tafels
web-my-games = Je laatste spellen
web-history = Hoe jij speelt
web-outcome =
    { $who ->
        [me] Jij hebt gewonnen met { $points }
        [shared] Je deelt de winst met { $points }
        [lost] Winst voor { $names } met { $most }, jij hebt { $points }
       *[other] Winst voor { $names } met { $most }
    }
web-your-turn = jouw beurt
web-status =
    { $status ->
        [gathering]
            { $free ->
                [0] vol
                [one] { $free } vrije plaats
               *[other] { $free } vrije plaatsen
            }
        [opening] begint
        [playing] bezig
        [over] klaar
       *[closed] gesloten
    }

## Een nieuwe tafel
web-your-name = Jouw naam
web-players = Spelers
web-seats = De andere plaatsen
web-sitter-open = Iemand met de link
# $name: een bot van niveau $level.
web-sitter-bot = { $name } ({ $level })
web-sitter-me = Iemand op dit apparaat
web-around = Rond één scherm
web-around-hint = Het apparaat gaat rond, en een gordijn verbergt elk bod voor de anderen. Dat gaat op vertrouwen: wie het apparaat heeft, kan zich voor iemand anders uitgeven.
web-around-clock = De tijd loopt voor iedereen tegelijk, ook terwijl het apparaat rondgaat.
web-person = Persoon { $number }
web-person-name = Naam van persoon { $number }
web-people-here = Mensen op dit apparaat
web-clock = Bedenktijd
web-clock-name =
    { $clock ->
        [bid-60] 60 s per bod
        [bid-20] 20 s per bod
        [game-300] 5 min per spel
       *[none] geen limiet
    }
web-pace = Tempo van de bots
web-pace-name =
    { $pace ->
        [slow] rustig
        [fast] vlot
        [instant] meteen
       *[normal] normaal
    }
web-open-table = Tonen bij de open tafels
web-open-table-hint = Anders vinden alleen mensen met de link hem.
web-more-options = Regels en volgorde
web-ruleset = Regels
web-ruleset-name =
    { $ruleset ->
        [dutch] Nederlandse uitgave
        [overview] Korte regels, zonder de Knalli
       *[rulebook] Engels regelboekje
    }
web-ages = Wie jonger is (jongste eerst)
web-older = Plaats { $number } is ouder dan de volgende
web-luckynits = Gelukspunten als op mijn kaarten
web-luckynits-hint = Die beslissen bij gelijke stand. Anders geldt de tabel van dit project.
web-make-table = Tafel maken

## Voor het spel
web-table-title = De tafel
web-free-seat = vrije plaats
web-free-up = Vrijmaken
web-free-up-of = De plaats van { $name } vrijmaken
web-not-here = nog niet hier
web-options =
    { $ruleset ->
        [dutch] Nederlandse regels
        [overview] Korte regels
       *[rulebook] Engels regelboekje
    } · { $clock ->
        [bid-60] 60 seconden per bod
        [bid-20] 20 seconden per bod
        [game-300] 5 minuten per spel
       *[none] geen tijdslimiet
    } · { $pace ->
        [slow] rustige bots
        [fast] vlotte bots
        [instant] bots zonder pauze
       *[normal] bots op hun gemak
    }
web-take-seat = Ga zitten
web-full = Alle plaatsen zijn bezet. Blijf kijken: het spel verschijnt hier.
web-start =
    { $free ->
        [0] Start het spel
        [one] Start nu, een bot vult aan
       *[other] Start nu, bots vullen aan
    }
web-wait-for-host = Je doet mee. Wie heeft uitgenodigd, start het spel.
web-invite = Vrienden uitnodigen
web-invite-watch = Wie de link opent, kan meekijken.
web-invite-text = Stuur de link, of laat een camera naar de code kijken. Niemand heeft een account nodig.
web-network-text = Tot nu toe bereikt alleen dit apparaat de tafel. Mensen op hetzelfde netwerk kunnen ook meedoen.
web-network-open = Open voor dit netwerk
web-network-failed = Dit apparaat kon niet voor het netwerk worden geopend.
web-link = Link
web-copy = Link kopiëren
web-copied = Gekopieerd!
web-share = Delen
web-qr = QR-code van de link
web-opening-title = Samen schudden
web-opening-text = Elk apparaat schudt mee, zodat niemand de volgorde van de kaarten kan kiezen.
web-closed-title = De tafel is gesloten
web-closed-text = Deze tafel hield op voordat het spel klaar was.

## De tafel
web-round = Ronde { $round }
web-supply = Stapel { $count }
web-discards-pile = Gespeeld { $count }
web-door = Voor de deur
web-room =
    { $points ->
        [one] In de kamer: { $points } punt
       *[other] In de kamer: { $points } punten
    }
web-room-empty = nog niemand
web-hand = Jouw hand
web-hand-card =
    { $nits ->
        [one] { $card }, { $nits } gelukspunt
       *[other] { $card }, { $nits } gelukspunten
    }
web-hand-placed = { $card }, jouw bod
web-card-back = een gesloten kaart
# De namen op drie Gnumie-kaarten (R1.5); in het Nederlands kennen we ze niet, dus zijn het de Engelse.
web-gnumie-10 = Celin
web-gnumie-80 = Grampa Gnumsen
web-gnumie-90 = Vallygnum
web-points-word =
    { $points ->
        [one] punt
       *[other] punten
    }
web-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
# $change: of de kamer met de kaart meer (“more”) of minder (“less”) punten zou hebben.
web-worth =
    { $change ->
        [less]
            { $points ->
                [one] de kaart kost hier nu { $points } punt
               *[other] de kaart kost hier nu { $points } punten
            }
       *[more]
            { $points ->
                [one] de kaart levert hier nu { $points } punt op
               *[other] de kaart levert hier nu { $points } punten op
            }
    }
web-look-at = Bekijk wat { $name } heeft
web-holds =
    { $count ->
        [0] Heeft geen kaarten meer
        [one] Heeft nog { $count } kaart
       *[other] Heeft nog { $count } kaarten
    }
web-holds-cards = Heeft nog { $cards }
web-watching = Je kijkt mee.
web-bid-open = heeft { $bid } geboden
web-bid-down = heeft geboden
web-bid-thinking = denkt na
web-bid-deciding = beslist
web-bid-out = slaat over
web-bid-finished = klaar

web-bid-guest = Jouw bod op { $card }? Het hoogste wint.
web-bid-wullawaki = Jouw bod? Het hoogste krijgt de Wullewauki, de andere biedingen zijn weg.
# $to: het laagste (“lowest”) of hoogste (“highest”) bod wint de Evolutser.
web-bid-copicastor =
    { $to ->
        [highest] Jouw bod op de Evolutser? Het hoogste wint.
       *[lowest] Jouw bod op de Evolutser? Deze keer wint het laagste.
    }
web-bid-again = Allemaal Knalli’s! Bied nog eens, zonder.
web-how-to-bid = Tikken kiest een kaart; nog eens tikken of omhoogschuiven legt die neer.
web-how-to-keys = Toetsen: 1–⁠9, 0 en G kiezen, Enter legt neer.
# $when: “second” (er wordt nog eens geboden) of een “wullawaki”; het nummer van de regel volgt.
web-no-gnalli =
    { $when ->
        [second] Geen Knalli als er nog eens geboden wordt.
       *[other] Geen Knalli op een Wullewauki.
    }
web-place = Bied { $bid }
web-change-to = Liever { $bid }
web-placed = Je bod ligt er: { $bid }. Wachten op { $names }; je mag nog ruilen.
web-sending = Onderweg: { $bid } …
web-unsent = Niet verstuurd: { $bid } gaat weg zodra er verbinding is.
web-waiting = Wachten op { $names } …
web-go-on = Verder
web-party-over = Het feest is voorbij.

web-deciding = { $name } bekijkt een geheime kaart en beslist.
web-decide = Alleen jij ziet { $card }. Houden en de Knalli verliezen, of weggeven?
web-decide-label = Wat er met de kaart gebeurt
web-keep = Houden
web-keep-confirm = Ja, houden
web-give-to = Aan { $name }
web-give-confirm = Ja, geef aan { $name }
web-decision-sending = Onderweg …
web-decision-unsent = Niet verstuurd: het gaat weg zodra er verbinding is.

# Meer mensen op één apparaat. $asks: wat er achter het gordijn van iemand wordt gevraagd.
web-curtain-asks =
    { $asks ->
        [decide] Je Knalli heeft een kaart getrokken die alleen jij mag zien. De anderen kijken even weg!
        [change] Je hebt geboden, en mag nog ruilen. De anderen kijken even weg!
       *[bid] Jij mag bieden. De anderen kijken even weg!
    }
web-curtain-lift = Ik ben { $name }
web-curtain-hide = Verberg
web-curtain-others = Iemand anders
web-curtain-change = Iedereen hier heeft geboden. Ruilen?
web-curtain-change-of = Het bod van { $name } ruilen
web-curtain-unsent = Er is iets nog niet verstuurd; het gaat weg zodra er verbinding is.

web-sheet-log = Wat er gebeurde
web-log-empty = Er is nog niets gebeurd.
web-sheet-discards = Wat weg is, wat nog komt
web-played = Voorgoed gespeeld
web-nothing-yet = nog niets
web-to-come =
    { $count ->
        [0] Er komt niets meer
        [one] Er komt nog { $count } kaart
       *[other] Er komen nog { $count } kaarten
    }
web-sheet-reactions = Reacties
web-react-hello = Hallo!
web-react-well-played = Goed gespeeld!
web-react-wow = Wauw!
web-react-ouch = Au!
web-react-thinking = Even denken …
web-react-haha = Haha!
web-react-thanks = Dank je!
web-react-bye = Welterusten!

## Wat er om het spel heen gebeurt
web-told-seated = { $name } gaat zitten.
web-told-left = { $name } is weggegaan; een bot gaat verder.
web-told-left-early = { $name } is weggegaan.
web-told-absent = { $name } is even weg; zolang speelt een bot.
web-told-returned = { $name } is terug.
web-told-substituted = Een bot heeft voor { $name } gespeeld.
web-told-reacted = { $name }: { $reaction }
web-told-opening = De kaarten worden geschud.
web-told-started = Het spel begint.
web-told-rematch = Aan een nieuwe tafel is er nog een spel.
web-told-closed =
    { $reason ->
        [idle] De tafel is gesloten, omdat er niets meer gebeurde.
        [left] De tafel is gesloten, omdat iedereen weg was.
       *[host] Wie heeft uitgenodigd, heeft de tafel gesloten.
    }

## Wat de lezer zelf overkomt
# De zinnen van events.ftl over één speler, aan die speler verteld: dezelfde variabelen, en $name erbij.
you-gnalli-holder-left =
    { $stuck ->
        [yes] Je zit klem met de Knalli, legt die af, pakt { $card } en bent klaar.
       *[no] Je hebt alleen de Knalli nog, legt die af, pakt { $card } en bent klaar.
    }
you-gnalli-holder-left-empty =
    { $stuck ->
        [yes] Je zit klem met de Knalli, legt die af en bent klaar; de stapel is leeg, dus komt er geen gast mee.
       *[no] Je hebt alleen de Knalli nog, legt die af en bent klaar; de stapel is leeg, dus komt er geen gast mee.
    }
you-sat-out = Je hebt alleen de Knalli, die nu niet gespeeld mag worden: je laat die zien en slaat deze ronde over.
you-gnalli-forced = Je hebt alleen de Knalli en moet die op de Wullewauki spelen.
you-bid-placed = Je hebt geboden.
you-card-won =
    { $how ->
        [wullawaki] Je hebt met { $bid } het hoogste bod en krijgt de Wullewauki.
        [lowest] Je hebt met { $bid } het laagste bod en wint { $card }.
        [highest] Je hebt met { $bid } het hoogste bod en wint { $card }.
       *[guest] Je wint { $card } met { $bid }.
    }
you-card-won-tie =
    { $how ->
        [wullawaki] Gelijke stand op { $bid }: { $luckynits }, dus krijg je de Wullewauki.
       *[other] Gelijke stand op { $bid }: { $luckynits }, dus win je { $card }.
    }
you-luckynits =
    { $count ->
        [one] je hebt { $count } gelukspunt
       *[other] je hebt { $count } gelukspunten
    }
you-bids-discarded = Je legt de winnende { $bid } af.
you-bids-discarded-wullawaki = Je verliest de { $bid } aan de Wullewauki.
you-bids-returned = Je neemt de { $bid } terug.
you-bids-returned-wullawaki = Je houdt de winnende { $bid }.
you-gnalli-drew = Je trekt een kaart voor de Knalli en kijkt er stiekem naar.
you-gnalli-saw = Je ziet { $card }.
you-nothing-drawn = De stapel is leeg: je trekt niets en neemt de Knalli terug.
you-drawn-kept = Je houdt { $card } en legt de Knalli af.
you-drawn-kept-wullawaki = Het is een Wullewauki! Je moet die houden en neemt de Knalli terug.
you-drawn-given = Je geeft { $card } aan { $to } en neemt de Knalli terug.
you-are-given = { $name } geeft je { $card } en neemt de Knalli terug.
you-rest-swept =
    { $drawn ->
        [fewer] Alleen jij hebt nog kaarten, legt { $discarded } af en pakt de rest van de stapel: { $cards }.
       *[all] Alleen jij hebt nog kaarten, legt { $discarded } af en pakt { $cards }.
    }
you-rest-swept-empty = Alleen jij hebt nog kaarten en legt { $discarded } af; de stapel is leeg, dus komt er niets voor terug.
you-game-ended =
    { $points ->
        [one] { event-party-over }: je wint met { $points } punt!
       *[other] { event-party-over }: je wint met { $points } punten!
    }

# Wat er verder wordt voorgelezen. $names: één speler of meer; $name heeft net een kaart gekregen.
web-spoken-bids =
    { $count ->
        [one] { $names } heeft geboden.
       *[other] { $names } hebben geboden.
    }
web-spoken-points =
    { $points ->
        [one] { $name } heeft nu { $points } punt.
       *[other] { $name } heeft nu { $points } punten.
    }
web-spoken-your-points =
    { $points ->
        [one] Je hebt nu { $points } punt.
       *[other] Je hebt nu { $points } punten.
    }

## Menu
web-sheet-menu = Menu
web-home-keeps = De tafel wacht op je; je vindt hem op de startpagina.
web-leave = Tafel verlaten
web-leave-sure = Een bot speelt voor je verder, en je kunt niet terug naar deze plaats.
web-leave-early-sure = Je plaats is dan vrij voor iemand anders.
web-leave-yes = Ja, verlaten
web-leave-one = { $name } gaat weg
web-leave-all = We gaan allemaal weg
web-close-table = Voor iedereen stoppen
web-close-sure = Het spel eindigt hier, zonder dat iemand wint.
web-close-yes = Ja, stoppen

## Het einde
web-you-win = Jij wint het feest!
web-winners =
    { $count ->
        [one] { $names } wint het feest!
       *[other] { $names } delen de winst!
    }
web-winner = gewonnen
web-what-next = Hoe verder
web-rematch = Nog een spel
web-rematch-join = Naar het volgende spel
web-tell-all = Alles tonen
web-replay = Terugkijken
web-review = Terugblik
web-record = Verslag bewaren
web-replay-empty = Er is nog niets om op terug te kijken.
web-replay-begin = De deuren gaan zo open.
web-step = Moment van het spel
web-step-back = Een stap terug
web-step-on = Een stap verder

## De stapel
# $ok: “yes” waar de controle is doorstaan; $name speelt mee.
web-deck = Stapel controleren
web-deck-later = De stapel is te controleren als het spel klaar is: tot dan bewaart de tafel haar geheim.
web-deck-proved = De volgorde van de kaarten lag vast voordat de eerste werd omgedraaid, en niemand heeft haar gekozen.
web-deck-unproved = Het bewijs heeft een gat. Kijk hieronder.
web-deck-ok = goed
web-deck-wrong = fout
web-deck-nothing = Van dit spel is er geen bewijs voor de stapel.
web-deck-promise =
    { $ok ->
        [yes] De belofte van de tafel is die welke dit apparaat voor het spel heeft genoteerd.
       *[no] De belofte van de tafel is niet die welke dit apparaat voor het spel heeft genoteerd.
    }
web-deck-secret =
    { $ok ->
        [yes] Het geheim van de tafel is het beloofde.
       *[no] Het geheim van de tafel is niet het beloofde, of het is nog niet open.
    }
web-deck-nonce =
    { $ok ->
        [yes] Wat { $name } heeft bijgedragen, is wat was beloofd.
       *[no] Wat { $name } heeft bijgedragen, is niet wat was beloofd.
    }
web-deck-unopened = { $name } heeft niets aan het schudden bijgedragen.
web-deck-shared =
    { $ok ->
        [yes] Minstens één mens heeft meegeschud.
       *[no] Geen mens heeft meegeschud: de tafel alleen kon de volgorde kiezen.
    }
web-deck-supply =
    { $ok ->
        [yes] Dit alles samen geeft precies de volgorde waarin de kaarten kwamen.
       *[no] De kaarten kwamen in een andere volgorde dan dit alles samen geeft.
    }
web-deck-limits = Dit apparaat heeft alles opnieuw berekend. Dat bewijst dat niemand de volgorde heeft gekozen; het bewijst niet dat de computer waarop de tafel stond haar niet kon kennen.
web-deck-numbers = De getallen erachter

## De regels

## Instellingen
web-settings = Instellingen
web-helps = Hulp aan tafel
web-learn = Je eerste feest met coach
web-language = Taal
web-language-failed = Deze taal kon niet worden geladen.
web-theme = Licht
web-theme-name =
    { $theme ->
        [light] licht
        [dark] donker
       *[auto] vanzelf
    }
web-pause = Hoelang kaarten open blijven
web-pause-name =
    { $seconds ->
        [0] tot ik tik
       *[other] { $seconds } s
    }
web-setting-holds = Tonen wat iedereen nog heeft
web-setting-holds-hint = Het is toch openbaar. Op een kleine telefoon staat het er bij hoogstens drie spelers.
web-setting-unseen = Tonen welke kaarten nog komen
web-setting-unseen-hint = Op een breed scherm naast de tafel. Op een telefoon is één tik op de stapel genoeg.
web-setting-worth = Tonen wat de kaart voor de deur nu waard is
web-setting-worth-hint = De punten die elke kamer erbij zou krijgen of zou verliezen, zoals de kamers nu zijn.
web-setting-still = Minder beweging
web-setting-sound = Een zacht geluid als ik aan de beurt ben
web-setting-sound-hint = Eén voor alles wat er gebeurt, en twee zachte tonen als je aan de beurt bent.
web-speed = Kaarten bewegen
web-speed-name =
    { $speed ->
        [calm] rustig
        [quick] snel
       *[normal] gewoon
    }
web-at-the-table = Aan tafel
web-device = Een ander apparaat
web-device-text = Speel aan je tafels verder op een ander apparaat: open daar een link, één keer, binnen tien minuten.
web-device-link = Link maken
web-device-nobody = Speel eerst een spel: er is nog niets om mee te nemen.
web-device-take-text = Dit apparaat neemt zo de tafels over die bij de link horen. Ga alleen verder als je de link zelf hebt gemaakt.
web-device-take = Hier verderspelen

## Een tip, in een spel tegen alleen bots
web-hint = Tip
web-hint-warming = De lamp wordt nog warm …
