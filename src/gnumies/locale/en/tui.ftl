# The game in the terminal. It fits on 80 columns: prompts have 78, keys about 8 each.

tui-title = The Gnumies
tui-subtitle = a party, a door, and secret bids for every guest

## Who plays
tui-name-1 = Ada
tui-name-2 = Bo
tui-name-3 = Cleo
tui-name-4 = Dot
tui-name-5 = Emil
tui-person = person
tui-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
tui-rulebook = rules of the English rulebook
tui-dutch = rules of the Dutch edition
tui-overview = short rules, without the Gnalli
tui-begin = Press Enter to open the doors
tui-newcomers = New to the party? Press ? for the rules.

## Keys: short names
tui-key-begin = start
tui-key-next = next
tui-key-change = change
tui-key-close = close
tui-key-help = help
tui-key-how = how to play
tui-key-read-on = read on
tui-key-hint = hint
tui-key-hands = hands
tui-key-discards = gone
tui-key-rule-ids = rules
tui-key-auto = auto
tui-key-save = save
tui-key-quit = quit
tui-key-new = new game

## The table
tui-round = Round { $round }
tui-supply = { $count } in the supply
tui-auto-on = rounds go on by themselves
tui-head-name = name
tui-head-bid = bid
tui-head-points = points
tui-head-room = party room
tui-holds = still holds

## What is to be done
# $to: "lowest" or "highest" bid wins the Copicastor.
tui-bid-guest = { $name }, your bid for { $card }? The highest wins.
tui-bid-wullawaki = { $name }, your bid? The highest gets the Wullawaki, the others lose their bids.
tui-bid-copicastor =
    { $to ->
        [lowest] { $name }, your bid for the Copicastor? This time the lowest wins.
       *[highest] { $name }, your bid for the Copicastor? The highest wins.
    }
tui-bid-again = { $name }, bid again, this time without the Gnalli.
tui-placed = Your { $bid } lies there. Waiting for { $names }; you may still change it.
tui-pass-on = Your { $bid } lies there. Enter: pass on to { $name }. Or change it.
tui-waiting = Waiting for { $names } …
tui-late =
    { $count ->
        [one] { $names } is still thinking. You may wait, save (s) or quit (q).
       *[other] { $names } are still thinking. You may wait, save (s) or quit (q).
    }
tui-waking =
    { $count ->
        [one] { $names } is waking up; the first time that takes about a minute.
       *[other] { $names } are waking up; the first time that takes about a minute.
    }
tui-won = It goes to { $name }.
tui-got = { $name } gets { $card }.
# $next: what Enter leads to, which everybody may know.
tui-go-on =
    { $next ->
        [bidding] Enter: bid again.
        [draw] Enter: now the Gnalli draws.
        [sweep] Enter: the last cards are swapped.
        [end] Enter: count the points.
       *[card] Enter: the next card.
    }
tui-decide = Only you see { $card }. Keep it, and lose the Gnalli, or give it away?
tui-keep = Keep

## What cannot be done, and why
tui-choose-card = Choose a card first: press its key, or click it.
tui-choose-decision = Choose first: k keeps the card, a number gives it to that player.
tui-refused-not-held = You do not hold { $bid } any more (R2.3). Choose another card.
tui-refused-wullawaki = No Gnalli may be played on a Wullawaki (R3.2). Choose another card.
tui-refused-second = No Gnalli may be played in a second bidding (R5.2). Choose another card.
tui-refused-keep = There is no drawn card to keep now (R5.1). Choose a card of your hand.
tui-refused-decision = k keeps the card, the number of another player gives it away (R5.1).
tui-refused-now = Nothing can be chosen now. { $prompt }

## A hint
tui-hint-waking = The hint is on its way; the first one takes about a minute.
tui-hint-company = A hint is only for who plays alone against bots.

## Between two people
tui-curtain = Pass to { $name }
tui-curtain-enter = Press Enter when nobody else looks.

## What is gone
tui-discards = Played for good
# $when: before or after the end of the game.
tui-unseen =
    { $when ->
        [after] { $count ->
            [0] No card was left in the supply
            [one] Left in the supply: { $count } card
           *[other] Left in the supply: { $count } cards
        }
       *[before] { $count ->
            [0] Nothing is left to come
            [one] Still to come: { $count } card
           *[other] Still to come: { $count } cards
        }
    }

## The end
tui-winners =
    { $count ->
        [one] { $names } wins the party with { $points } points!
       *[other] { $names } share the win with { $points } points each!
    }

## Saving and leaving
tui-save-title = Save the game
tui-save-where = file
tui-save-exists = { $file } is there already. Press Enter again to replace it, or choose another name.
tui-save-failed = It could not be saved: { $why }.
tui-leave = Leave the game?
tui-leave-lost =
    { $count ->
        [one] The last round is not saved and would be lost.
       *[other] The last { $count } rounds are not saved and would be lost.
    }
tui-leave-safe = Nothing would be lost.
tui-saved = Saved
# $argument: the file as a command line takes it.
tui-way-back =
    The game is saved in { $file }.
    gnumies play --resume { $argument }
tui-another = A new game?
tui-answer-save-first = save first
tui-answer-save = save, then quit
tui-answer-new = new game
tui-answer-quit = quit
tui-fault-title = The game cannot go on
tui-fault = { $name } was played by the bot { $bot }, which broke down: { $why }.
tui-trouble = This does not work

## Help
tui-help-title = Help
tui-help-first = To bid, choose a card with its key or a click, and press Enter. These are the rules; all keys are listed below them.
tui-help-luckynits = { $nits } below a card of your hand are its Luckynits, 1 to 5: they break ties (R1.3). In a tie the log tells those of the others.
tui-help =
    ← → or a key     choose a card: 5 is the 50, 0 the 100, g the Gnalli
    Enter            place it; pass on; go on
    k or 1 to 5      keep a drawn card, or give it to that player
    ↑ ↓ then Enter   read the log, and the rule behind a line
    t                a hint, if you play alone against bots
    h                show or hide what everybody still holds
    d                what is gone, and what may still come
    r                show or hide the ids of the rules
    a                let rounds go on by themselves
    s                save the game
    q                quit
    Everything can be clicked, too: a click chooses, a second one takes.
tui-too-small = A little more room, please: this needs { $columns } × { $lines }. Your game is kept, and keys rest until then.
