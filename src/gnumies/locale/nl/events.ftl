# Wat er gebeurt, zoals het aan tafel wordt verteld. Eén bericht voor elke soort gebeurtenis, en meer waar de
# betekenis verschilt. Namen ($name, $names) en kaarten komen klaar voor de zin.

event-card-turned = Ronde { $round }: { $card } staat voor de deur.

event-gnalli-holder-left =
    { $stuck ->
        [yes] { $name } zit klem met de Knalli, legt die af, pakt { $card } en is klaar.
       *[no] { $name } heeft alleen de Knalli nog, legt die af, pakt { $card } en is klaar.
    }
event-gnalli-holder-left-empty =
    { $stuck ->
        [yes] { $name } zit klem met de Knalli, legt die af en is klaar; de stapel is leeg, dus komt er geen gast mee.
       *[no] { $name } heeft alleen de Knalli nog, legt die af en is klaar; de stapel is leeg, dus komt er geen gast mee.
    }

event-sat-out = { $name } heeft alleen de Knalli, die nu niet gespeeld mag worden: { $name } laat die zien en slaat deze ronde over.

event-gnalli-forced = { $name } heeft alleen de Knalli en moet die op de Wullewauki spelen.

event-card-removed =
    { $kind ->
        [wullawaki] Niemand kan nog bieden, dus gaat de Wullewauki uit het spel.
       *[other] Niemand kan nog bieden, dus gaat { $card } uit het spel.
    }

event-bid-placed = { $name } heeft geboden.

event-bids-revealed = Alle biedingen worden omgedraaid: { $bids }.
# Eén bod uit een opsomming: Ada 50, Bo Knalli.
event-bid = { $name } { $bid }

event-gnallis-returned =
    { $count ->
        [one] { $names } neemt de Knalli terug, en niemand trekt een kaart.
       *[other] { $names } nemen hun Knalli’s terug, en niemand trekt een kaart.
    }

event-second-bidding = Niemand heeft een getal geboden, dus wordt er nog eens geboden, zonder Knalli’s.

# $how: een gewone gast, een Wullewauki, of een Evolutser die naar het laagste of het hoogste bod gaat.
event-card-won =
    { $how ->
        [wullawaki] { $name } heeft met { $bid } het hoogste bod en krijgt de Wullewauki.
        [lowest] { $name } heeft met { $bid } het laagste bod en wint { $card }.
        [highest] { $name } heeft met { $bid } het hoogste bod en wint { $card }.
       *[guest] { $name } wint { $card } met { $bid }.
    }
event-card-won-tie =
    { $how ->
        [wullawaki] Gelijke stand op { $bid }: { $luckynits }, dus krijgt { $name } de Wullewauki.
       *[other] Gelijke stand op { $bid }: { $luckynits }, dus wint { $name } { $card }.
    }
event-luckynits =
    { $count ->
        [one] { $name } heeft { $count } gelukspunt
       *[other] { $name } heeft { $count } gelukspunten
    }

event-bids-discarded = { $name } legt de winnende { $bid } af.
event-bids-discarded-wullawaki =
    { $count ->
        [one] { $name } verliest de { $bid } aan de Wullewauki.
       *[other] De Wullewauki kost de anderen hun bod: { $bids }.
    }

event-bids-returned =
    { $count ->
        [one] { $name } neemt de { $bid } terug.
       *[other] De anderen nemen hun bod terug: { $bids }.
    }
event-bids-returned-wullawaki = { $name } houdt de winnende { $bid }.

event-gnalli-drew = { $name } trekt een kaart voor de Knalli en kijkt er stiekem naar.

event-gnalli-saw = { $name } ziet { $card }.

event-nothing-drawn = De stapel is leeg: { $name } trekt niets en neemt de Knalli terug.

event-drawn-kept = { $name } houdt { $card } en legt de Knalli af.
event-drawn-kept-wullawaki = Het is een Wullewauki! { $name } moet die houden en neemt de Knalli terug.

event-drawn-given = { $name } geeft { $card } aan { $to } en neemt de Knalli terug.

# $drawn: evenveel kaarten als er zijn afgelegd, of minder.
event-rest-swept =
    { $drawn ->
        [fewer] Alleen { $name } heeft nog kaarten, legt { $discarded } af en pakt de rest van de stapel: { $cards }.
       *[all] Alleen { $name } heeft nog kaarten, legt { $discarded } af en pakt { $cards }.
    }
event-rest-swept-empty = Alleen { $name } heeft nog kaarten en legt { $discarded } af; de stapel is leeg, dus komt er niets voor terug.

# $last: als laatste werden kaarten geruild, of er kon geen ronde meer beginnen.
event-party-over =
    { $last ->
        [sweep] Het feest is voorbij
       *[no-round] Er kan geen ronde meer beginnen, het feest is voorbij
    }
event-game-ended =
    { $points ->
        [one] { event-party-over }: { $names } wint met { $points } punt!
       *[other] { event-party-over }: { $names } wint met { $points } punten!
    }
event-game-ended-shared =
    { $points ->
        [one] { event-party-over }: { $names } delen de winst met elk { $points } punt!
       *[other] { event-party-over }: { $names } delen de winst met elk { $points } punten!
    }
