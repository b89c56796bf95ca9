# Was geschieht, wie es am Tisch erzählt wird. Eine Nachricht für jede Art von Ereignis, und mehr, wo sich der
# Sinn unterscheidet. Namen ($name, $names) und Karten kommen fertig für den Satz.

event-card-turned = Runde { $round }: Vor der Tür steht { $card }.

event-gnalli-holder-left =
    { $stuck ->
        [yes] { $name } sitzt mit dem Knalli fest, legt ihn ab, nimmt { $card } und ist fertig.
       *[no] { $name } hat nur noch den Knalli, legt ihn ab, nimmt { $card } und ist fertig.
    }
event-gnalli-holder-left-empty =
    { $stuck ->
        [yes] { $name } sitzt mit dem Knalli fest, legt ihn ab und ist fertig; der Stapel ist leer, also kommt kein Gast mit.
       *[no] { $name } hat nur noch den Knalli, legt ihn ab und ist fertig; der Stapel ist leer, also kommt kein Gast mit.
    }

event-sat-out = { $name } hat nur den Knalli, der jetzt nicht gespielt werden darf: { $name } zeigt ihn und setzt diese Runde aus.

event-gnalli-forced = { $name } hat nur den Knalli und muss ihn auf den Wullewauki spielen.

event-card-removed =
    { $kind ->
        [wullawaki] Niemand kann mehr bieten, also verlässt der Wullewauki das Spiel.
       *[other] Niemand kann mehr bieten, also verlässt { $card } das Spiel.
    }

event-bid-placed = { $name } hat geboten.

event-bids-revealed = Alle Gebote werden aufgedeckt: { $bids }.
# Ein Gebot aus einer Aufzählung: Ada 50, Bo Knalli.
event-bid = { $name } { $bid }

event-gnallis-returned =
    { $count ->
        [one] { $names } nimmt den Knalli zurück, und niemand zieht.
       *[other] { $names } nehmen ihre Knallis zurück, und niemand zieht.
    }

event-second-bidding = Niemand hat eine Zahl geboten, also wird noch einmal geboten, ohne Knallis.

# $how: ein gewöhnlicher Gast, ein Wullewauki oder ein Evolutser, der an das niedrigste oder höchste Gebot geht.
event-card-won =
    { $how ->
        [wullawaki] { $name } hat mit { $bid } das höchste Gebot und bekommt den Wullewauki.
        [lowest] { $name } hat mit { $bid } das niedrigste Gebot und gewinnt { $card }.
        [highest] { $name } hat mit { $bid } das höchste Gebot und gewinnt { $card }.
       *[guest] { $name } gewinnt { $card } mit der { $bid }.
    }
event-card-won-tie =
    { $how ->
        [wullawaki] Gleichstand bei { $bid }: { $luckynits }, also bekommt { $name } den Wullewauki.
       *[other] Gleichstand bei { $bid }: { $luckynits }, also bekommt { $name } { $card }.
    }
event-luckynits =
    { $count ->
        [one] { $name } hat { $count } Glückspartikel
       *[other] { $name } hat { $count } Glückspartikel
    }

event-bids-discarded = { $name } legt die siegreiche { $bid } ab.
event-bids-discarded-wullawaki =
    { $count ->
        [one] { $name } verliert die { $bid } an den Wullewauki.
       *[other] Der Wullewauki kostet die anderen ihre Gebote: { $bids }.
    }

event-bids-returned =
    { $count ->
        [one] { $name } nimmt die { $bid } zurück.
       *[other] Die anderen nehmen ihre Gebote zurück: { $bids }.
    }
event-bids-returned-wullawaki = { $name } behält die siegreiche { $bid }.

event-gnalli-drew = { $name } zieht für den Knalli eine Karte und sieht sie sich heimlich an.

event-gnalli-saw = { $name } sieht { $card }.

event-nothing-drawn = Der Stapel ist leer: { $name } zieht nichts und nimmt den Knalli zurück.

event-drawn-kept = { $name } behält { $card } und legt den Knalli ab.
event-drawn-kept-wullawaki = Es ist ein Wullewauki! { $name } muss ihn behalten und nimmt den Knalli zurück.

event-drawn-given = { $name } gibt { $card } an { $to } und nimmt den Knalli zurück.

# $drawn: so viele Karten, wie abgelegt wurden, oder weniger.
event-rest-swept =
    { $drawn ->
        [fewer] Nur { $name } hat noch Karten, legt { $discarded } ab und nimmt den Rest des Stapels: { $cards }.
       *[all] Nur { $name } hat noch Karten, legt { $discarded } ab und nimmt { $cards }.
    }
event-rest-swept-empty = Nur { $name } hat noch Karten und legt { $discarded } ab; der Stapel ist leer, also kommt nichts dafür.

# $last: Zuletzt wurden Karten eingetauscht, oder es konnte keine Runde mehr beginnen.
event-party-over =
    { $last ->
        [sweep] Die Party ist vorbei
       *[no-round] Es kann keine Runde mehr beginnen, die Party ist vorbei
    }
event-game-ended =
    { $points ->
        [one] { event-party-over }: { $names } gewinnt mit { $points } Punkt!
       *[other] { event-party-over }: { $names } gewinnt mit { $points } Punkten!
    }
event-game-ended-shared =
    { $points ->
        [one] { event-party-over }: { $names } teilen sich den Sieg mit je { $points } Punkt!
       *[other] { event-party-over }: { $names } teilen sich den Sieg mit je { $points } Punkten!
    }
