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

## Keys: short names
tui-key-begin = start
tui-key-next = next
tui-key-change = change
tui-key-close = close
tui-key-help = help
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
tui-won = It goes to { $name }. Enter: go on.
tui-go-on = Enter: go on.
tui-decide = Only you see { $card }. Keep it, and lose the Gnalli, or give it away?
tui-keep = Keep

## Between two people
tui-curtain = Pass to { $name }
tui-curtain-enter = Press Enter when nobody else looks.

## What is gone
tui-discards = Played for good
tui-unseen =
    { $count ->
        [0] Nothing is left to come
        [one] Still to come: { $count } card
       *[other] Still to come: { $count } cards
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
        [one] { $count } move is not saved and would be lost.
       *[other] { $count } moves are not saved and would be lost.
    }
tui-leave-safe = Nothing would be lost.
tui-answer-save = save, then quit
tui-answer-new = new game
tui-answer-quit = quit
tui-fault-title = The game cannot go on
tui-fault = { $name } was played by the bot { $bot }, which broke down: { $why }.
tui-trouble = This does not work

## Help
tui-help-title = Help
tui-help =
    ← → or a digit   choose a card: 5 is the 50, 0 the 100, g the Gnalli
    Enter            place it; pass on; go on
    k or 1 to 5      keep a drawn card, or give it to that seat
    ↑ ↓ then Enter   read the log, and the rule behind a line
    h                show or hide what everybody still holds
    d                what is gone, and what may still come
    r                show or hide the ids of the rules
    a                let rounds go on by themselves
    s                save the game
    q                quit
    Everything can be clicked, too: a click chooses, a second one takes.
tui-too-small = A little more room, please: the table needs 80 × 24. Your game is kept.
