# The game in the browser. Buttons are short: a phone is 360 pixels wide.

web-title = The Gnumies
# $title: what the page is.
web-title-page = { $title } · The Gnumies
web-title-turn = ● Your turn – The Gnumies
web-tagline = A party, a door, and secret bids for every guest.
web-about = An unofficial fan version of the card game by David Parlett (Amigo, 2001).

## Everywhere
web-home = Home
web-back = Back
web-rules = How to play
web-close = Close
web-loading = One moment …
web-offline = No connection. Trying again …
web-lost = reconnecting …
web-page-failed = This page could not be loaded.
web-try-again = Try again
web-trouble = This does not work
web-away-title = Nobody answers
web-away-text = The server cannot be reached. Perhaps the connection is gone for a moment; this page keeps trying.
web-not-found-title = Nobody home
web-not-found-text = There is no such page or table. A link may be incomplete, or the table was closed.
web-you = you
web-bot = bot
web-away = away
web-seat = Seat { $number }
web-color =
    { $color ->
        [red] red
        [yellow] yellow
        [blue] blue
        [violet] violet
       *[gray] gray
    }
web-name-default = Player
web-bot-name-1 = Bo
web-bot-name-2 = Cleo

# $code: why the server has refused something.
web-refused =
    { $code ->
        [too-late] Too late: the bids have been turned over.
        [too-early] That was too early.
        [illegal-move] The rules do not allow that now.
        [bot-has-bid] A bot has bid for you this time; the next bid is yours.
        [bad-name] Please choose another name: 1 to 40 visible characters.
        [bad-table] This table cannot be played. Does each row of Luckynits have the numbers 1 to 5, each once?
        [table-full] Somebody was faster: every seat is taken.
        [started] The game has already begun.
        [not-committed] Somebody is not here yet. Wait a moment, or free the seat.
        [table-closed] This table has been closed.
        [game-over] The game is over.
        [no-such-table] There is no such table any more.
        [no-such-link] This link has been used or is too old.
        [not-your-seat] This seat is not yours.
        [too-many-requests] A little slower, please.
        [not-the-host] Only the host can do that.
        [not-over] This can be had when the game is over.
        [no-coach] The coach cannot work here: a part of the program is not installed.
        [coach-busy] Many games wait for the coach. Please ask again later.
        [storage] The server could not store that, so nothing has changed. Please try again.
       *[other] The server did not accept this ({ $code }).
    }

## Home
web-play-now = Play now
web-play-now-busy = Opening the doors …
web-new-table = New table
web-lobby = Open tables
web-pad = Score pad
web-cards = The cards
web-ways = More ways to play
web-lobby-empty = No table is waiting for players just now. Make one, and others will find it here.
web-my-tables = Your tables
web-my-games = Your last games
web-history = How you play
web-outcome =
    { $who ->
        [me] You won with { $points }
        [shared] You share the win with { $points }
        [lost] { $names } won with { $most }, you have { $points }
       *[other] { $names } won with { $most }
    }
web-your-turn = your turn
web-status =
    { $status ->
        [gathering]
            { $free ->
                [0] full
                [one] { $free } free seat
               *[other] { $free } free seats
            }
        [opening] beginning
        [playing] playing
        [over] finished
       *[closed] closed
    }

## A new table
web-your-name = Your name
web-players = Players
web-seats = The other seats
web-sitter-open = A friend, by the link
# $name: a bot of the level $level.
web-sitter-bot = { $name } ({ $level })
web-sitter-me = Somebody at this device
web-around = Around one screen
web-around-hint = The device goes round, and a curtain hides each bid from the others. It trusts you: whoever holds the device can say that they are somebody else.
web-around-clock = The time runs for everybody at once, also while the device goes round.
web-person = Person { $number }
web-person-name = Name of person { $number }
web-people-here = People at this device
web-clock = Time to think
web-clock-name =
    { $clock ->
        [bid-60] 60 s a bid
        [bid-20] 20 s a bid
        [game-300] 5 min a game
       *[none] no limit
    }
web-pace = Bots take
web-pace-name =
    { $pace ->
        [slow] their time
        [fast] a moment
        [instant] no time
       *[normal] a second
    }
web-open-table = Show it among the open tables
web-open-table-hint = Otherwise only people with the link find it.
web-more-options = Rules and order
web-ruleset = Rules
web-ruleset-name =
    { $ruleset ->
        [dutch] Dutch edition
        [overview] Short rules, without the Gnalli
       *[rulebook] English rulebook
    }
web-ages = Who is younger (youngest first)
web-older = Seat { $number } is older than the next
web-luckynits = Luckynits as on my own cards
web-luckynits-hint = They decide ties. Without this, the table of this project is used.
web-make-table = Make the table

## Before the game
web-table-title = The table
web-free-seat = free seat
web-free-up = Free the seat
web-free-up-of = Free the seat of { $name }
web-not-here = not here yet
web-options =
    { $ruleset ->
        [dutch] Dutch rules
        [overview] Short rules
       *[rulebook] English rulebook
    } · { $clock ->
        [bid-60] 60 seconds a bid
        [bid-20] 20 seconds a bid
        [game-300] 5 minutes a game
       *[none] no time limit
    } · { $pace ->
        [slow] patient bots
        [fast] quick bots
        [instant] instant bots
       *[normal] bots at ease
    }
web-take-seat = Take a seat
web-full = Every seat is taken. Stay and watch: the game will appear here.
web-start =
    { $free ->
        [0] Start the game
        [one] Start now, with a bot on the free seat
       *[other] Start now, with bots on the free seats
    }
web-wait-for-host = You are in. The host starts the game.
web-invite = Invite friends
web-invite-watch = Who opens the link can watch.
web-invite-text = Send the link, or let them point their camera at the code. They need no account.
web-network-text = So far only this device can reach the table. People on the same network can join, too.
web-network-open = Open it to this network
web-network-failed = This device could not be opened to the network.
web-link = Link
web-copy = Copy the link
web-copied = Copied!
web-share = Share
web-qr = QR code of the link
web-opening-title = Shuffling together
web-opening-text = Every device adds its part to the shuffle, so that nobody can choose the order of the cards.
web-closed-title = The table is closed
web-closed-text = This table ended before its game did.

## The table
web-round = Round { $round }
web-supply = Supply { $count }
web-door = At the door
web-room =
    { $points ->
        [one] In the room: { $points } point
       *[other] In the room: { $points } points
    }
web-room-empty = nobody yet
web-hand = Your hand
web-hand-card =
    { $nits ->
        [one] { $card }, { $nits } Luckynit
       *[other] { $card }, { $nits } Luckynits
    }
web-hand-placed = { $card }, your bid
web-card-back = a card, face down
# The names printed on three Gnumie cards (R1.5).
web-gnumie-10 = Celin
web-gnumie-80 = Grampa Gnumsen
web-gnumie-90 = Vallygnum
web-points-word =
    { $points ->
        [one] point
       *[other] points
    }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $change: whether the room would have "more" points with the card, or "less".
web-worth =
    { $change ->
        [less]
            { $points ->
                [one] the card costs { $points } point here now
               *[other] the card costs { $points } points here now
            }
       *[more]
            { $points ->
                [one] the card brings { $points } point here now
               *[other] the card brings { $points } points here now
            }
    }
web-look-at = Look at what { $name } has
web-holds =
    { $count ->
        [0] Holds no cards any more
        [one] Still holds { $count } card
       *[other] Still holds { $count } cards
    }
web-holds-cards = Still holds { $cards }
web-watching = You are watching.
web-bid-open = has bid { $bid }
web-bid-down = has bid
web-bid-thinking = is thinking
web-bid-deciding = is deciding
web-bid-out = sits out
web-bid-finished = finished

web-bid-guest = Your bid for { $card }? The highest wins.
web-bid-wullawaki = Your bid? The highest gets the Wullawaki, the others lose their bids.
# $to: "lowest" or "highest" bid wins the Copicastor.
web-bid-copicastor =
    { $to ->
        [highest] Your bid for the Copicastor? The highest wins.
       *[lowest] Your bid for the Copicastor? This time the lowest wins.
    }
web-bid-again = All Gnallis! Bid again, without them.
web-how-to-bid = Tap a card to choose it, tap again or slide it up to place it.
web-how-to-keys = Keys: 1–⁠9, 0 and G choose, Enter places.
# $when: "second" bidding or a "wullawaki"; the id of the rule follows.
web-no-gnalli =
    { $when ->
        [second] No Gnalli when all bid again.
       *[other] No Gnalli on a Wullawaki.
    }
web-place = Place { $bid }
web-change-to = Change to { $bid }
web-placed = Your { $bid } lies there. Waiting for { $names }; you may still change it.
web-sending = Sending { $bid } …
web-unsent = Not sent: { $bid } goes out as soon as there is a connection.
web-waiting = Waiting for { $names } …
web-go-on = Go on
web-discards-pile = Played { $count }
web-party-over = The party is over.

web-deciding = { $name } looks at a secret card and decides.
web-decide = Only you see { $card }. Keep it, and lose the Gnalli, or give it away?
web-decide-label = What becomes of the card
web-keep = Keep it
web-keep-confirm = Yes, keep it
web-give-to = To { $name }
web-give-confirm = Yes, give it to { $name }
web-decision-sending = Sending …
web-decision-unsent = Not sent: it goes out as soon as there is a connection.

# Several people at one device. $asks: what somebody is asked for, behind the curtain.
web-curtain-asks =
    { $asks ->
        [decide] Your Gnalli has drawn a card that only you may see. The others look away!
        [change] You have bid, and may still change it. The others look away!
       *[bid] It is your bid. The others look away!
    }
web-curtain-lift = I am { $name }
web-curtain-hide = Hide
web-curtain-others = Somebody else
web-curtain-change = All here have bid. Change it?
web-curtain-change-of = Change the bid of { $name }
web-curtain-unsent = Something has not been sent; it goes out as soon as there is a connection.

web-sheet-log = What happened
web-log-empty = Nothing has happened yet.
web-sheet-discards = Gone and to come
web-played = Played for good
web-nothing-yet = nothing yet
web-to-come =
    { $count ->
        [0] Nothing is left to come
        [one] Still to come: { $count } card
       *[other] Still to come: { $count } cards
    }
web-sheet-reactions = Reactions
web-react-hello = Hello!
web-react-well-played = Well played!
web-react-wow = Wow!
web-react-ouch = Ouch!
web-react-thinking = Let me think …
web-react-haha = Haha!
web-react-thanks = Thank you!
web-react-bye = Good night!

## What happens around the game
web-told-seated = { $name } sits down.
web-told-left = { $name } has left; a bot goes on.
web-told-left-early = { $name } has left.
web-told-absent = { $name } is away; a bot plays on meanwhile.
web-told-returned = { $name } is back.
web-told-substituted = A bot played for { $name }.
web-told-reacted = { $name }: { $reaction }
web-told-opening = The cards are shuffled.
web-told-started = The game begins.
web-told-rematch = There is another game at a new table.
web-told-closed =
    { $reason ->
        [idle] The table was closed, because nothing happened any more.
        [left] The table was closed, because everybody had left.
       *[host] The host has closed the table.
    }

## What happens to the reader
# The sentences of events.ftl about one player, told to that player: the same variables, and $name too.
you-gnalli-holder-left =
    { $stuck ->
        [yes] Stuck with the Gnalli, you discard it, take { $card } and have finished.
       *[no] With only the Gnalli left, you discard it, take { $card } and have finished.
    }
you-gnalli-holder-left-empty =
    { $stuck ->
        [yes] Stuck with the Gnalli, you discard it and have finished; the supply is empty, so no guest comes along.
       *[no] With only the Gnalli left, you discard it and have finished; the supply is empty, so no guest comes along.
    }
you-sat-out = You have only the Gnalli, which may not be played now: you show it and sit this round out.
you-gnalli-forced = You have only the Gnalli and must play it on the Wullawaki.
you-bid-placed = You have bid.
you-card-won =
    { $how ->
        [wullawaki] You have the highest bid, { $bid }, and get the Wullawaki.
        [lowest] You have the lowest bid, { $bid }, and win { $card }.
        [highest] You have the highest bid, { $bid }, and win { $card }.
       *[guest] You win { $card } with { $bid }.
    }
you-card-won-tie =
    { $how ->
        [wullawaki] A tie at { $bid }: { $luckynits }, so you get the Wullawaki.
       *[other] A tie at { $bid }: { $luckynits }, so you win { $card }.
    }
you-luckynits =
    { $count ->
        [one] you have { $count } Luckynit
       *[other] you have { $count } Luckynits
    }
you-bids-discarded = You discard the { $bid } that won.
you-bids-discarded-wullawaki = You lose the { $bid } to the Wullawaki.
you-bids-returned = You take the { $bid } back.
you-bids-returned-wullawaki = You keep the { $bid } that won.
you-gnalli-drew = You draw a card for the Gnalli and take a secret look.
you-gnalli-saw = You see { $card }.
you-nothing-drawn = The supply is empty: you draw nothing and take the Gnalli back.
you-drawn-kept = You keep { $card } and discard the Gnalli.
you-drawn-kept-wullawaki = It is a Wullawaki! You must keep it, and take the Gnalli back.
you-drawn-given = You give { $card } to { $to } and take the Gnalli back.
you-are-given = { $name } gives you { $card } and takes the Gnalli back.
you-rest-swept =
    { $drawn ->
        [fewer] Only you have cards left, discard { $discarded } and take the last of the supply: { $cards }.
       *[all] Only you have cards left, discard { $discarded } and take { $cards }.
    }
you-rest-swept-empty = Only you have cards left and discard { $discarded }; the supply is empty, so nothing comes in return.
you-game-ended =
    { $points ->
        [one] { event-party-over }: you win with { $points } point!
       *[other] { event-party-over }: you win with { $points } points!
    }

# What is read out besides. $names: one player or several; $name has just got a card.
web-spoken-bids =
    { $count ->
        [one] { $names } has bid.
       *[other] { $names } have bid.
    }
web-spoken-points =
    { $points ->
        [one] { $name } now has { $points } point.
       *[other] { $name } now has { $points } points.
    }
web-spoken-your-points =
    { $points ->
        [one] You now have { $points } point.
       *[other] You now have { $points } points.
    }

## Menu
web-sheet-menu = Menu
web-home-keeps = The table waits for you; you find it on the home page.
web-leave = Leave the table
web-leave-sure = A bot will go on in your place, and you cannot come back to this seat.
web-leave-early-sure = Your seat is free for somebody else then.
web-leave-yes = Yes, leave
web-leave-one = { $name } leaves
web-leave-all = All of us leave
web-close-table = End it for everybody
web-close-sure = The game ends here, without a winner.
web-close-yes = Yes, end it

## The end
web-you-win = You win the party!
web-winners =
    { $count ->
        [one] { $names } wins the party!
       *[other] { $names } share the win!
    }
web-winner = winner
web-what-next = What next
web-rematch = Play again
web-rematch-join = To the next game
web-tell-all = Show it all
web-replay = Look back
web-review = Review
web-record = Save the record
web-replay-empty = There is nothing to look back at yet.
web-replay-begin = The doors are about to open.
web-step = Moment of the game
web-step-back = One step back
web-step-on = One step on

## The deck
# $ok: "yes" where the check has been passed; $name is a player.
web-deck = Check the deck
web-deck-later = The deck can be checked when the game is over: until then the table keeps its secret.
web-deck-proved = The order of the cards was fixed before the first one was turned, and nobody chose it.
web-deck-unproved = The proof has a hole. Look below.
web-deck-ok = right
web-deck-wrong = wrong
web-deck-nothing = This game has no proof of its deck.
web-deck-promise =
    { $ok ->
        [yes] The table’s promise is the one that this device noted before the game.
       *[no] The table’s promise is not the one that this device noted before the game.
    }
web-deck-secret =
    { $ok ->
        [yes] The table’s secret is the one it promised.
       *[no] The table’s secret is not the one it promised, or it is not open yet.
    }
web-deck-nonce =
    { $ok ->
        [yes] What { $name } added is what { $name } promised.
       *[no] What { $name } added is not what { $name } promised.
    }
web-deck-unopened = { $name } added nothing to the shuffle.
web-deck-shared =
    { $ok ->
        [yes] At least one person had a part in the shuffle.
       *[no] No person had a part in the shuffle: the table alone could choose the order.
    }
web-deck-supply =
    { $ok ->
        [yes] All of this together gives exactly the order in which the cards came.
       *[no] The cards came in another order than all of this together gives.
    }
web-deck-limits = This device has reckoned it all anew. It proves that nobody chose the order; it does not prove that the host’s machine could not know it.
web-deck-numbers = The numbers behind it

## The rules

## Settings
web-settings = Settings
web-helps = Help at the table
web-learn = Your first party, with a coach
web-language = Language
web-language-failed = This language could not be loaded.
web-theme = Light
web-theme-name =
    { $theme ->
        [light] bright
        [dark] dark
       *[auto] like the device
    }
web-pause = A reveal stays
web-pause-name =
    { $seconds ->
        [0] until I tap
       *[other] { $seconds } s
    }
web-setting-holds = Show what everybody still holds
web-setting-holds-hint = It is public anyway. On a small phone it shows for up to three players.
web-setting-unseen = Show which cards are still to come
web-setting-unseen-hint = Beside the table on a wide screen. On a phone it is a tap away, at the supply.
web-setting-worth = Show what the card at the door is worth now
web-setting-worth-hint = The points that it would bring to each room, or take from it, as the rooms are now.
web-setting-still = Less motion
web-setting-sound = Sounds
web-setting-sound-hint = One for each thing that happens, and two soft notes when it is your turn.
web-speed = Cards move
web-speed-name =
    { $speed ->
        [calm] calmly
        [quick] quickly
       *[normal] as usual
    }
web-at-the-table = At the table
web-device = Another device
web-device-text = Go on with your tables on another device: open a link there, once, within ten minutes.
web-device-link = Make a link
web-device-nobody = Play a game first: so far there is nothing to take along.
web-device-take-text = This device is about to take over somebody’s tables. Only go on if you have made this link yourself.
web-device-take = Go on here

## A hint, in a game against bots alone
web-hint = Hint
web-hint-warming = The lamp is still warming up …
