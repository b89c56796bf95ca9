# What the verbs of the command line print for people.

cli-column-seat = Seat
cli-column-name = Name
cli-column-color = Colour
cli-column-room = Party room
cli-column-hand = Hand
cli-column-points = Points
cli-column-bot = Bot
cli-column-mean = Mean points
cli-column-stderr = ±
cli-column-wins = Wins

# $left: the cards left in the supply.
cli-bidding = round { $round }, bids are due for { $card }, { $left } in the supply
cli-deciding = round { $round }, { $name } decides on a drawn card, { $left } in the supply
cli-simulated =
    { $games ->
        [one] { $games } game with seed { $seed }
       *[other] { $games } games with seed { $seed }
    }{ $failed ->
        [0] { "" }
       *[other] , { $failed } of them ended by a bot's fault
    }
