# What happens, as it is told at a table. One message for each class of event, and more where the
# meaning differs. Names ($name, $names) and cards come ready for the sentence.

event-card-turned = Round { $round }: { $card } is at the door.

event-gnalli-holder-left =
    { $stuck ->
        [yes] Stuck with the Gnalli, { $name } discards it, takes { $card } and has finished.
       *[no] With only the Gnalli left, { $name } discards it, takes { $card } and has finished.
    }
event-gnalli-holder-left-empty =
    { $stuck ->
        [yes] Stuck with the Gnalli, { $name } discards it and has finished; the supply is empty, so no guest comes along.
       *[no] With only the Gnalli left, { $name } discards it and has finished; the supply is empty, so no guest comes along.
    }

event-sat-out = { $name } has only the Gnalli, which may not be played now: { $name } shows it and sits this round out.

event-gnalli-forced = { $name } has only the Gnalli and must play it on the Wullawaki.

event-card-removed =
    { $kind ->
        [wullawaki] Nobody is left to bid, so the Wullawaki leaves the game.
       *[other] Nobody is left to bid, so { $card } leaves the game.
    }

event-bid-placed = { $name } has bid.

event-bids-revealed = All bids are turned over: { $bids }.
# One bid of a list: Ada 50, Bo Gnalli.
event-bid = { $name } { $bid }

event-gnallis-returned =
    { $count ->
        [one] { $names } takes the Gnalli back, and nobody draws.
       *[other] { $names } take their Gnallis back, and nobody draws.
    }

event-second-bidding = Nobody has bid a number, so there is a second bidding, without Gnallis.

# $how: an ordinary guest, a Wullawaki, or a Copicastor that goes to the lowest or to the highest.
event-card-won =
    { $how ->
        [wullawaki] { $name } has the highest bid, { $bid }, and gets the Wullawaki.
        [lowest] { $name } has the lowest bid, { $bid }, and wins { $card }.
        [highest] { $name } has the highest bid, { $bid }, and wins { $card }.
       *[guest] { $name } wins { $card } with { $bid }.
    }
event-card-won-tie =
    { $how ->
        [wullawaki] A tie at { $bid }: { $luckynits }, so { $name } gets the Wullawaki.
       *[other] A tie at { $bid }: { $luckynits }, so { $name } wins { $card }.
    }
event-luckynits =
    { $count ->
        [one] { $name } has { $count } Luckynit
       *[other] { $name } has { $count } Luckynits
    }

event-bids-discarded = { $name } discards the { $bid } that won.
event-bids-discarded-wullawaki =
    { $count ->
        [one] { $name } loses the { $bid } to the Wullawaki.
       *[other] The Wullawaki costs the others their bids: { $bids }.
    }

event-bids-returned =
    { $count ->
        [one] { $name } takes the { $bid } back.
       *[other] The others take their bids back: { $bids }.
    }
event-bids-returned-wullawaki = { $name } keeps the { $bid } that won.

event-gnalli-drew = { $name } draws a card for the Gnalli and takes a secret look.

event-gnalli-saw = { $name } sees { $card }.

event-nothing-drawn = The supply is empty: { $name } draws nothing and takes the Gnalli back.

event-drawn-kept = { $name } keeps { $card } and discards the Gnalli.
event-drawn-kept-wullawaki = It is a Wullawaki! { $name } must keep it, and takes the Gnalli back.

event-drawn-given = { $name } gives { $card } to { $to } and takes the Gnalli back.

# $drawn: as many cards as were discarded, or fewer.
event-rest-swept =
    { $drawn ->
        [fewer] Only { $name } has cards left, discards { $discarded } and takes the last of the supply: { $cards }.
       *[all] Only { $name } has cards left, discards { $discarded } and takes { $cards }.
    }
event-rest-swept-empty = Only { $name } has cards left and discards { $discarded }; the supply is empty, so nothing comes in return.

# $last: a sweep was the last thing that happened, or no round could begin.
event-party-over =
    { $last ->
        [sweep] The party is over
       *[no-round] No further round can begin, so the party is over
    }
event-game-ended =
    { $points ->
        [one] { event-party-over }: { $names } wins with { $points } point!
       *[other] { event-party-over }: { $names } wins with { $points } points!
    }
event-game-ended-shared =
    { $points ->
        [one] { event-party-over }: { $names } share the win with { $points } point each!
       *[other] { event-party-over }: { $names } share the win with { $points } points each!
    }
