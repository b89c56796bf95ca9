# Das Spiel im Browser. Knöpfe sind kurz: Ein Handy ist 360 Pixel breit.

web-title = The Gnumies
web-title-turn = ● Du bist dran – The Gnumies
# $title: was die Seite ist.
web-title-page = { $title } · The Gnumies
web-tagline = Eine Party, eine Tür und geheime Gebote für jeden Gast.
web-about = Eine inoffizielle Fan-Version des Kartenspiels von David Parlett (Amigo, 2001).

## Überall
web-home = Startseite
web-back = Zurück
web-rules = So wird gespielt
web-close = Schließen
web-loading = Einen Moment …
web-offline = Keine Verbindung. Neuer Versuch …
web-lost = verbindet neu …
web-page-failed = Diese Seite ließ sich nicht laden.
web-try-again = Noch einmal
web-trouble = Das geht nicht
web-away-title = Niemand antwortet
web-away-text = Der Server ist nicht zu erreichen. Vielleicht ist die Verbindung kurz weg; diese Seite versucht es weiter.
web-not-found-title = Niemand zu Hause
web-not-found-text = Diese Seite oder diesen Tisch gibt es nicht. Vielleicht ist ein Link unvollständig, oder der Tisch wurde geschlossen.
web-you = du
web-bot = Bot
web-away = nicht da
web-seat = Platz { $number }
web-color =
    { $color ->
        [red] rot
        [yellow] gelb
        [blue] blau
        [violet] violett
       *[gray] grau
    }
web-name-default = Gnumie
web-bot-name-1 = Bo
web-bot-name-2 = Cleo

# $code: warum der Server etwas abgelehnt hat.
web-refused =
    { $code ->
        [too-late] Zu spät: Die Gebote sind schon aufgedeckt.
        [too-early] Das war zu früh.
        [illegal-move] Das erlauben die Regeln jetzt nicht.
        [bot-has-bid] Diesmal hat ein Bot für dich geboten; das nächste Gebot machst du.
        [bad-name] Bitte wähle einen anderen Namen: 1 bis 40 sichtbare Zeichen.
        [bad-table] An diesem Tisch lässt sich nicht spielen. Hat jede Reihe Glückspartikel die Zahlen 1 bis 5, jede einmal?
        [table-full] Jemand war schneller: Alle Plätze sind besetzt.
        [started] Das Spiel hat schon begonnen.
        [not-committed] Es sind noch nicht alle da. Warte kurz, oder gib den Platz frei.
        [table-closed] Dieser Tisch wurde geschlossen.
        [game-over] Das Spiel ist vorbei.
        [no-such-table] Diesen Tisch gibt es nicht mehr.
        [no-such-link] Dieser Link wurde schon benutzt oder ist zu alt.
        [not-your-seat] Dieser Platz gehört nicht dir.
        [too-many-requests] Etwas langsamer, bitte.
        [not-the-host] Das kann nur, wer eingeladen hat.
        [not-over] Das gibt es erst, wenn das Spiel vorbei ist.
        [no-coach] Der Trainer kann hier nicht arbeiten: Ein Teil des Programms ist nicht installiert.
        [coach-busy] Viele Partien warten auf den Trainer. Frag bitte später noch einmal.
        [storage] Der Server konnte das nicht speichern, also hat sich nichts geändert. Bitte noch einmal.
       *[other] Der Server hat das nicht angenommen ({ $code }).
    }

## Startseite
web-play-now = Jetzt spielen
web-play-now-busy = Die Türen gehen auf …
web-new-table = Neuer Tisch
web-lobby = Offene Tische
web-pad = Punkte zählen
web-cards = Die Karten
web-ways = Mehr zum Spielen
web-lobby-empty = Gerade ist an keinem Tisch ein Platz frei. Mach selbst einen auf, dann finden ihn andere hier.
web-my-tables = Deine Tische
web-my-games = Deine letzten Spiele
web-history = Wie du spielst
web-outcome =
    { $who ->
        [me] Du hast mit { $points } gewonnen
        [shared] Du teilst dir den Sieg mit { $points }
        [lost] Sieg für { $names } mit { $most }, du hast { $points }
       *[other] Sieg für { $names } mit { $most }
    }
web-your-turn = du bist dran
web-status =
    { $status ->
        [gathering]
            { $free ->
                [0] voll
                [one] { $free } freier Platz
               *[other] { $free } freie Plätze
            }
        [opening] beginnt
        [playing] läuft
        [over] beendet
       *[closed] geschlossen
    }

## Ein neuer Tisch
web-your-name = Dein Name
web-players = Am Tisch
web-seats = Die anderen Plätze
web-sitter-open = Jemand mit dem Link
# $name: ein Bot der Stufe $level.
web-sitter-bot = { $name } ({ $level })
web-sitter-me = Jemand an diesem Gerät
web-around = An einem Gerät
web-around-hint = Das Gerät geht reihum, und ein Vorhang verbirgt jedes Gebot vor den anderen. Das ist Vertrauenssache: Wer das Gerät hat, kann sich auch als jemand anderes ausgeben.
web-around-clock = Die Zeit läuft für alle zugleich, auch während das Gerät herumgeht.
web-person = Person { $number }
web-person-name = Name von Person { $number }
web-people-here = Leute an diesem Gerät
web-clock = Bedenkzeit
web-clock-name =
    { $clock ->
        [bid-60] 60 s je Gebot
        [bid-20] 20 s je Gebot
        [game-300] 5 min je Spiel
       *[none] ohne Grenze
    }
web-pace = Tempo der Bots
web-pace-name =
    { $pace ->
        [slow] gemächlich
        [fast] flott
        [instant] sofort
       *[normal] normal
    }
web-open-table = Bei den offenen Tischen zeigen
web-open-table-hint = Sonst finden ihn nur Leute mit dem Link.
web-more-options = Regeln und Reihenfolge
web-ruleset = Regeln
web-ruleset-name =
    { $ruleset ->
        [dutch] Niederländische Ausgabe
        [overview] Kurze Regeln, ohne den Knalli
       *[rulebook] Englisches Regelheft
    }
web-ages = Wer jünger ist (die Jüngsten zuerst)
web-older = Platz { $number } ist älter als der nächste
web-luckynits = Glückspartikel wie auf meinen Karten
web-luckynits-hint = Sie entscheiden bei Gleichstand. Sonst gilt die Tabelle dieses Projekts.
web-make-table = Tisch aufmachen

## Vor dem Spiel
web-table-title = Der Tisch
web-free-seat = freier Platz
web-free-up = Freigeben
web-free-up-of = Den Platz von { $name } freigeben
web-not-here = noch nicht da
web-options =
    { $ruleset ->
        [dutch] Niederländische Regeln
        [overview] Kurze Regeln
       *[rulebook] Englisches Regelheft
    } · { $clock ->
        [bid-60] 60 Sekunden je Gebot
        [bid-20] 20 Sekunden je Gebot
        [game-300] 5 Minuten je Spiel
       *[none] ohne Zeitgrenze
    } · { $pace ->
        [slow] gemächliche Bots
        [fast] flotte Bots
        [instant] Bots ohne Pause
       *[normal] Bots in Ruhe
    }
web-take-seat = Platz nehmen
web-full = Alle Plätze sind besetzt. Bleib und schau zu: Das Spiel erscheint hier.
web-start =
    { $free ->
        [0] Spiel starten
        [one] Jetzt starten, ein Bot füllt auf
       *[other] Jetzt starten, Bots füllen auf
    }
web-wait-for-host = Du bist dabei. Wer eingeladen hat, startet das Spiel.
web-invite = Freunde einladen
web-invite-watch = Wer den Link öffnet, kann zuschauen.
web-invite-text = Schick den Link, oder lass die Kamera auf den Code richten. Ein Konto braucht niemand.
web-network-text = Bisher erreicht nur dieses Gerät den Tisch. Auch Leute im selben Netz können mitspielen.
web-network-open = Für dieses Netz öffnen
web-network-failed = Dieses Gerät ließ sich nicht für das Netz öffnen.
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert!
web-share = Teilen
web-qr = QR-Code des Links
web-opening-title = Gemeinsam mischen
web-opening-text = Jedes Gerät mischt mit, damit niemand die Reihenfolge der Karten wählen kann.
web-closed-title = Der Tisch ist geschlossen
web-closed-text = Dieser Tisch endete, bevor sein Spiel zu Ende war.

## Der Tisch
web-round = Runde { $round }
web-supply = Stapel { $count }
web-discards-pile = Gespielt { $count }
web-door = Vor der Tür
web-room =
    { $points ->
        [one] Im Raum: { $points } Punkt
       *[other] Im Raum: { $points } Punkte
    }
web-room-empty = noch niemand
web-hand = Deine Hand
web-hand-card =
    { $nits ->
        [one] { $card }, { $nits } Glückspartikel
       *[other] { $card }, { $nits } Glückspartikel
    }
web-hand-placed = { $card }, dein Gebot
web-card-back = eine verdeckte Karte
# Die Namen auf drei Gnumie-Karten (R1.5); auf Deutsch kennen wir sie nicht, also sind es die englischen.
web-gnumie-10 = Celin
web-gnumie-80 = Grampa Gnumsen
web-gnumie-90 = Vallygnum
# $change: ob der Raum mit der Karte mehr („more“) oder weniger („less“) Punkte hätte.
web-worth =
    { $change ->
        [less]
            { $points ->
                [one] die Karte kostet hier jetzt { $points } Punkt
               *[other] die Karte kostet hier jetzt { $points } Punkte
            }
       *[more]
            { $points ->
                [one] die Karte bringt hier jetzt { $points } Punkt
               *[other] die Karte bringt hier jetzt { $points } Punkte
            }
    }
web-points-word =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-look-at = Ansehen, was { $name } hat
web-holds =
    { $count ->
        [0] Hat keine Karten mehr
        [one] Hat noch { $count } Karte
       *[other] Hat noch { $count } Karten
    }
web-holds-cards = Hat noch { $cards }
web-watching = Du schaust zu.
web-bid-open = hat { $bid } geboten
web-bid-down = hat geboten
web-bid-thinking = überlegt
web-bid-deciding = entscheidet
web-bid-out = setzt aus
web-bid-finished = fertig

web-bid-guest = Dein Gebot für { $card }? Das höchste gewinnt.
web-bid-wullawaki = Dein Gebot? Das höchste bekommt den Wullewauki, die anderen Gebote sind weg.
# $to: das niedrigste („lowest“) oder höchste („highest“) Gebot gewinnt den Evolutser.
web-bid-copicastor =
    { $to ->
        [highest] Dein Gebot für den Evolutser? Das höchste gewinnt.
       *[lowest] Dein Gebot für den Evolutser? Diesmal gewinnt das niedrigste.
    }
web-bid-again = Lauter Knallis! Bietet noch einmal, ohne sie.
web-how-to-bid = Antippen wählt eine Karte; noch einmal antippen oder hochschieben legt sie.
web-how-to-keys = Tasten: 1–⁠9, 0 und G wählen, Enter legt.
# $when: „second“ (es wird noch einmal geboten) oder ein „wullawaki“; die Nummer der Regel folgt.
web-no-gnalli =
    { $when ->
        [second] Kein Knalli, wenn noch einmal geboten wird.
       *[other] Kein Knalli auf einen Wullewauki.
    }
web-place = Biete { $bid }
web-change-to = Lieber { $bid }
web-placed = Dein Gebot liegt: { $bid }. Warten auf { $names }; du kannst noch tauschen.
web-sending = Unterwegs: { $bid } …
web-unsent = Nicht gesendet: { $bid } geht raus, sobald die Verbindung steht.
web-waiting = Warten auf { $names } …
web-go-on = Weiter
web-party-over = Die Party ist vorbei.

web-deciding = { $name } sieht sich eine geheime Karte an und entscheidet.
web-decide = Nur du siehst { $card }. Behalten und den Knalli verlieren, oder weggeben?
web-decide-label = Was mit der Karte geschieht
web-keep = Behalten
web-keep-confirm = Ja, behalten
web-give-to = An { $name }
web-give-confirm = Ja, an { $name } geben
web-decision-sending = Unterwegs …
web-decision-unsent = Nicht gesendet: Es geht raus, sobald die Verbindung steht.

# Mehrere Leute an einem Gerät. $asks: worum es hinter dem Vorhang geht.
web-curtain-asks =
    { $asks ->
        [decide] Dein Knalli hat eine Karte gezogen, die nur du sehen darfst. Alle anderen schauen weg!
        [change] Du hast geboten und kannst noch tauschen. Alle anderen schauen weg!
       *[bid] Jetzt bietest du. Alle anderen schauen weg!
    }
web-curtain-lift = Ich bin { $name }
web-curtain-hide = Vorhang zu
web-curtain-others = Jemand anderes
web-curtain-change = Hier haben alle geboten. Noch tauschen?
web-curtain-change-of = Das Gebot von { $name } tauschen
web-curtain-unsent = Etwas ist noch nicht gesendet; es geht raus, sobald die Verbindung steht.

web-sheet-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-sheet-discards = Was weg ist, was noch kommt
web-played = Endgültig gespielt
web-nothing-yet = noch nichts
web-to-come =
    { $count ->
        [0] Es kommt nichts mehr
        [one] Es kommt noch { $count } Karte
       *[other] Es kommen noch { $count } Karten
    }
web-sheet-reactions = Reaktionen
web-react-hello = Hallo!
web-react-well-played = Gut gespielt!
web-react-wow = Wow!
web-react-ouch = Autsch!
web-react-thinking = Mal überlegen …
web-react-haha = Haha!
web-react-thanks = Danke!
web-react-bye = Gute Nacht!

## Was um das Spiel herum geschieht
web-told-seated = { $name } setzt sich.
web-told-left = { $name } ist gegangen; ein Bot macht weiter.
web-told-left-early = { $name } ist gegangen.
web-told-absent = { $name } ist nicht da; solange spielt ein Bot.
web-told-returned = { $name } ist zurück.
web-told-substituted = Ein Bot hat für { $name } gespielt.
web-told-reacted = { $name }: { $reaction }
web-told-opening = Die Karten werden gemischt.
web-told-started = Das Spiel beginnt.
web-told-rematch = An einem neuen Tisch gibt es ein weiteres Spiel.
web-told-closed =
    { $reason ->
        [idle] Der Tisch wurde geschlossen, weil nichts mehr geschah.
        [left] Der Tisch wurde geschlossen, weil niemand mehr da war.
       *[host] Wer eingeladen hat, hat den Tisch geschlossen.
    }

## Was dem Leser selbst geschieht
# Die Sätze aus events.ftl über eine Person, ihr selbst gesagt: dieselben Variablen, dazu $name.
you-gnalli-holder-left =
    { $stuck ->
        [yes] Du sitzt mit dem Knalli fest, legst ihn ab, nimmst { $card } und bist fertig.
       *[no] Du hast nur noch den Knalli, legst ihn ab, nimmst { $card } und bist fertig.
    }
you-gnalli-holder-left-empty =
    { $stuck ->
        [yes] Du sitzt mit dem Knalli fest, legst ihn ab und bist fertig; der Stapel ist leer, also kommt kein Gast mit.
       *[no] Du hast nur noch den Knalli, legst ihn ab und bist fertig; der Stapel ist leer, also kommt kein Gast mit.
    }
you-sat-out = Du hast nur den Knalli, der jetzt nicht gespielt werden darf: Du zeigst ihn und setzt diese Runde aus.
you-gnalli-forced = Du hast nur den Knalli und musst ihn auf den Wullewauki spielen.
you-bid-placed = Du hast geboten.
you-card-won =
    { $how ->
        [wullawaki] Du hast mit { $bid } das höchste Gebot und bekommst den Wullewauki.
        [lowest] Du hast mit { $bid } das niedrigste Gebot und gewinnst { $card }.
        [highest] Du hast mit { $bid } das höchste Gebot und gewinnst { $card }.
       *[guest] Du gewinnst { $card } mit der { $bid }.
    }
you-card-won-tie =
    { $how ->
        [wullawaki] Gleichstand bei { $bid }: { $luckynits }, also bekommst du den Wullewauki.
       *[other] Gleichstand bei { $bid }: { $luckynits }, also bekommst du { $card }.
    }
you-luckynits =
    { $count ->
        [one] du hast { $count } Glückspartikel
       *[other] du hast { $count } Glückspartikel
    }
you-bids-discarded = Du legst die siegreiche { $bid } ab.
you-bids-discarded-wullawaki = Du verlierst die { $bid } an den Wullewauki.
you-bids-returned = Du nimmst die { $bid } zurück.
you-bids-returned-wullawaki = Du behältst die siegreiche { $bid }.
you-gnalli-drew = Du ziehst für den Knalli eine Karte und siehst sie dir heimlich an.
you-gnalli-saw = Du siehst { $card }.
you-nothing-drawn = Der Stapel ist leer: Du ziehst nichts und nimmst den Knalli zurück.
you-drawn-kept = Du behältst { $card } und legst den Knalli ab.
you-drawn-kept-wullawaki = Es ist ein Wullewauki! Du musst ihn behalten und nimmst den Knalli zurück.
you-drawn-given = Du gibst { $card } an { $to } und nimmst den Knalli zurück.
you-are-given = { $name } gibt dir { $card } und nimmt den Knalli zurück.
you-rest-swept =
    { $drawn ->
        [fewer] Nur du hast noch Karten, legst { $discarded } ab und nimmst den Rest des Stapels: { $cards }.
       *[all] Nur du hast noch Karten, legst { $discarded } ab und nimmst { $cards }.
    }
you-rest-swept-empty = Nur du hast noch Karten und legst { $discarded } ab; der Stapel ist leer, also kommt nichts dafür.
you-game-ended =
    { $points ->
        [one] { event-party-over }: Du gewinnst mit { $points } Punkt!
       *[other] { event-party-over }: Du gewinnst mit { $points } Punkten!
    }

# Was sonst vorgelesen wird. $names: eine Person oder mehrere; $name hat gerade eine Karte bekommen.
web-spoken-bids =
    { $count ->
        [one] { $names } hat geboten.
       *[other] { $names } haben geboten.
    }
web-spoken-points =
    { $points ->
        [one] { $name } hat jetzt { $points } Punkt.
       *[other] { $name } hat jetzt { $points } Punkte.
    }
web-spoken-your-points =
    { $points ->
        [one] Du hast jetzt { $points } Punkt.
       *[other] Du hast jetzt { $points } Punkte.
    }

## Menü
web-sheet-menu = Menü
web-home-keeps = Der Tisch wartet auf dich; du findest ihn auf der Startseite.
web-leave = Tisch verlassen
web-leave-sure = Ein Bot spielt für dich weiter, und du kannst nicht auf diesen Platz zurück.
web-leave-early-sure = Dein Platz ist dann für jemand anderen frei.
web-leave-yes = Ja, verlassen
web-leave-one = { $name } geht
web-leave-all = Wir gehen alle
web-close-table = Für alle beenden
web-close-sure = Das Spiel endet hier, und niemand gewinnt.
web-close-yes = Ja, beenden

## Das Ende
web-you-win = Du gewinnst die Party!
web-winners =
    { $count ->
        [one] { $names } gewinnt die Party!
       *[other] { $names } teilen sich den Sieg!
    }
web-winner = gewonnen
web-what-next = Wie weiter
web-rematch = Noch ein Spiel
web-rematch-join = Zum nächsten Spiel
web-tell-all = Alles zeigen
web-replay = Rückblick
web-review = Nachlese
web-record = Protokoll sichern
web-replay-empty = Noch gibt es nichts, worauf man zurückblicken könnte.
web-replay-begin = Gleich gehen die Türen auf.
web-step = Moment des Spiels
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter

## Der Stapel
# $ok: „yes“, wo die Prüfung bestanden ist; $name spielt mit.
web-deck = Stapel prüfen
web-deck-later = Der Stapel lässt sich prüfen, wenn das Spiel vorbei ist: Bis dahin behält der Tisch sein Geheimnis.
web-deck-proved = Die Reihenfolge der Karten stand fest, bevor die erste aufgedeckt wurde, und niemand hat sie gewählt.
web-deck-unproved = Der Nachweis hat eine Lücke. Schau unten.
web-deck-ok = richtig
web-deck-wrong = falsch
web-deck-nothing = Zu diesem Spiel gibt es keinen Nachweis für den Stapel.
web-deck-promise =
    { $ok ->
        [yes] Das Versprechen des Tisches ist das, was dieses Gerät vor dem Spiel notiert hat.
       *[no] Das Versprechen des Tisches ist nicht das, was dieses Gerät vor dem Spiel notiert hat.
    }
web-deck-secret =
    { $ok ->
        [yes] Das Geheimnis des Tisches ist das versprochene.
       *[no] Das Geheimnis des Tisches ist nicht das versprochene, oder es ist noch nicht offen.
    }
web-deck-nonce =
    { $ok ->
        [yes] Was { $name } beigetragen hat, ist das Versprochene.
       *[no] Was { $name } beigetragen hat, ist nicht das Versprochene.
    }
web-deck-unopened = { $name } hat zum Mischen nichts beigetragen.
web-deck-shared =
    { $ok ->
        [yes] Mindestens ein Mensch hat mitgemischt.
       *[no] Kein Mensch hat mitgemischt: Der Tisch allein konnte die Reihenfolge wählen.
    }
web-deck-supply =
    { $ok ->
        [yes] All das ergibt zusammen genau die Reihenfolge, in der die Karten kamen.
       *[no] Die Karten kamen in einer anderen Reihenfolge, als all das zusammen ergibt.
    }
web-deck-limits = Dieses Gerät hat alles neu gerechnet. Das weist nach, dass niemand die Reihenfolge gewählt hat; es weist nicht nach, dass der Rechner, auf dem der Tisch lief, sie nicht kennen konnte.
web-deck-numbers = Die Zahlen dahinter

## Die Regeln

## Einstellungen
web-settings = Einstellungen
web-helps = Hilfen am Tisch
web-learn = Deine erste Party, mit Hilfe
web-language = Sprache
web-language-failed = Diese Sprache ließ sich nicht laden.
web-theme = Licht
web-theme-name =
    { $theme ->
        [light] hell
        [dark] dunkel
       *[auto] wie das Gerät
    }
web-pause = Aufgedecktes bleibt liegen
web-pause-name =
    { $seconds ->
        [0] bis ich tippe
       *[other] { $seconds } s
    }
web-setting-holds = Zeigen, was alle noch haben
web-setting-holds-hint = Es ist ohnehin öffentlich. Auf einem kleinen Handy erscheint es nur, wenn höchstens drei spielen.
web-setting-unseen = Zeigen, welche Karten noch kommen
web-setting-unseen-hint = Auf einem breiten Bildschirm neben dem Tisch. Auf dem Handy tippst du dafür auf den Stapel.
web-setting-worth = Zeigen, was die Karte vor der Tür jetzt wert ist
web-setting-worth-hint = So viele Punkte würde sie jedem Raum bringen oder nehmen, so wie die Räume gerade sind.
web-setting-still = Weniger Bewegung
web-setting-sound = Ein leiser Ton, wenn ich dran bin
web-setting-sound-hint = Einen für alles, was geschieht, und zwei leise Töne, wenn du dran bist.
web-speed = Karten bewegen sich
web-speed-name =
    { $speed ->
        [calm] ruhig
        [quick] schnell
       *[normal] normal
    }
web-at-the-table = Am Tisch
web-device = Ein anderes Gerät
web-device-text = Spiel an deinen Tischen auf einem anderen Gerät weiter: Öffne dort einen Link, einmal, innerhalb von zehn Minuten.
web-device-link = Link machen
web-device-nobody = Spiel erst einmal: Bisher gibt es nichts mitzunehmen.
web-device-take-text = Dieses Gerät übernimmt gleich die Tische, zu denen der Link gehört. Mach nur weiter, wenn du den Link selbst gemacht hast.
web-device-take = Hier weiterspielen

## Ein Tipp, im Spiel gegen Bots allein
web-hint = Tipp
web-hint-warming = Die Lampe wird noch warm …
