# The score pad, for people with the real cards on a table.

pad-title = Score pad
pad-player = Player { $number }
pad-game = Game { $number }

## Entering rooms
pad-whose = Whose room
# $points is what the room scores as it stands.
pad-player-has =
    { $points ->
        [one] { $name }, { $points } point
       *[other] { $name }, { $points } points
    }
pad-keys = Put a card into the room of { $name }
pad-key =
    { $left ->
        [0] { $card }, none left
       *[other] { $card }, { $left } left
    }
pad-undo = Undo
pad-room-of = The room of { $name }
pad-room-empty = Nobody has come yet. Tap the cards of this room below.
pad-take = Take out { $card }
pad-nothing = An empty room scores nothing.
# $where says who has them, such as "Ada has 3 and Bo has 1".
pad-none-left =
    { $count ->
        [one] { $card }: there is only one. { $where }.
       *[other] { $card }: all { $count } are on the table. { $where }.
    }
pad-has = { $name } has { $count }
pad-put-in =
    { $points ->
        [one] { $card } is in: { $points } point
       *[other] { $card } is in: { $points } points
    }
pad-taken-out =
    { $points ->
        [one] { $card } is out: { $points } point
       *[other] { $card } is out: { $points } points
    }

## Three or more Wullawakis
pad-leaving = { $wullawakis } Wullawakis: { $count } cards leave
pad-leaving-text = The stars show the best choice. Tap a card to let it stay or go.
pad-leaves = { $card }, leaves
pad-stays = { $card }, stays
pad-leaves-best = { $card }, leaves, the best choice
pad-stays-best = { $card }, stays; in the best choice it leaves
pad-choose-more =
    { $count ->
        [one] Choose one more card that leaves.
       *[other] Choose { $count } more cards that leave.
    }
pad-choose-fewer =
    { $count ->
        [one] One card too many leaves: let one stay.
       *[other] { $count } cards too many leave: let { $count } stay.
    }
pad-choice-best = This is the best choice.
pad-choice-equal = As good as the best choice.
pad-choice-worse =
    { $count ->
        [one] The best choice scores one point more.
       *[other] The best choice scores { $count } points more.
    }
pad-choice-take-best = Take the best
pad-left-chosen = { $wullawakis } Wullawakis leave with { $count } cards of the owner’s choice: { $cards }.

## The running sheet
pad-running = All games
pad-total = Total
pad-wins = Wins
pad-winner = won
pad-star = ★ has won the game. Equal totals share the win.
pad-correct = Correct game { $number }
pad-next-game = Next game
pad-remove-game = Remove this game
pad-full-sheet = This sheet is full. Begin a new one.
pad-new-sheet = New sheet
pad-removed-game = Game { $number } is off the sheet.
pad-removed-player = { $name } is off the sheet.
pad-removed-sheet = Here is a new sheet.
pad-put-back = Put it back
pad-players = Players
pad-name-of = Name of player { $number }
pad-add-player = One more player
pad-remove-player = Take { $name } off the sheet
pad-details = Room by room

## Keeping it
pad-not-kept = This browser keeps nothing: the sheet lasts until the page is closed. Share it or print it before.
pad-damaged = What was kept here could not be read. It has been put aside, and this is a new sheet.
pad-offline-ready = This page works without a connection.
pad-offline-never = This page stays open without a connection; only to load it again, the host has to be there.

## Handing it on
pad-share = Share
pad-share-text = The link holds the whole sheet. Who opens it sees the sheet and may keep a copy.
pad-shared = Somebody’s sheet
pad-keep = Keep it on this device
pad-keep-sure = This device already has a sheet. The new one takes its place.
pad-keep-yes = Yes, replace mine
pad-keep-no = No
pad-to-mine = To my own sheet
pad-broken-title = This link holds no score sheet
pad-broken-text = It may have been cut off on its way. Ask for it once more; your own sheet is as it was.
pad-print = Print
pad-print-empty = Print an empty sheet

## On paper
pad-paper = The Gnumies: score sheet
pad-paper-date = Date
pad-paper-name = Name
pad-paper-wullawakis = First the Wullawakis: with 1 the lowest guest leaves too, with 2 the highest, with 3 or more as many other cards of your choice.
pad-paper-copicastor = Then the Copicastor: it becomes one more of the lowest guest that is left.
pad-paper-sets = Then each number: one guest scores its number, two 20, three 50, four 100, five 150.
pad-paper-win = The highest total wins; equal totals share the win.
