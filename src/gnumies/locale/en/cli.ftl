# What the verbs of the command line print for people.

cli-column-seat = Seat
cli-column-name = Name
cli-column-color = Colour
cli-color = { web-color }
cli-column-room = Party room
cli-column-hand = Hand
cli-column-points = Points
cli-column-bot = Bot
cli-column-mean = Mean points
cli-column-stderr = ± (standard error)
cli-column-wins = Wins

# $left: the cards left in the supply.
cli-bidding = round { $round }, bids are due for { $card }, { $left } in the supply
cli-deciding = round { $round }, { $name } decides on a drawn card, { $left } in the supply
cli-no-numba = numba is not installed, so these games are played by the reference engine, about a thousand times slower
cli-simulated =
    { $games ->
        [one] { $games } game with seed { $seed }
       *[other] { $games } games with seed { $seed }
    }{ $failed ->
        [0] { "" }
       *[other] , { $failed } of them ended by a bot's fault
    }

# gnumies verify: what each check has found.
cli-verify-proved = proved fair
cli-verify-open = not proved
cli-verify-ok = ok
cli-verify-fault = FAULT
cli-verify-fairness = the record holds what a proof needs
cli-verify-secret = the table opened the secret that it had committed itself to
# $seats: a number, or several with commas.
cli-verify-nonce = seat { $seats } opened the nonce that it had committed itself to
cli-verify-unopened = seat { $seats } did not open its nonce and counts as having none; to leave it out was a choice between two orders
cli-verify-shared = the order hangs on the nonces of these seats: { $seats }; without them nobody could choose it
cli-verify-supply = the order of the supply is that of the secret and the nonces
cli-verify-moves = every move is legal
cli-verify-limits = Not proved: that the host’s machine did not know the order, and that these commitments are those you saw before the first card; compare them with what your client noted.

# $url: the address of the server.
cli-serving = The Gnumies are at { $url } – Ctrl-C ends the server.
cli-data = Tables are kept in { $folder }
cli-already-served = The Gnumies are already at { $url }
