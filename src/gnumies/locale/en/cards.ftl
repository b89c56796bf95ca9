# The page that shows every card.

cards-title = The cards
cards-intro = Everybody who may come to the party, and everybody who gives one. Choose a card to see it large.
cards-guests = Guests
cards-guests-hint = Guests 1 to 10 come four times each, guests 11 to 15 only once.
cards-others = Not quite guests
cards-gnumies = Gnumies
cards-gnumies-hint = Every player bids with the same eleven cards, each in a colour and with a sign of their own.
cards-color = Colour of the Gnumies
cards-backs = From behind
cards-backs-hint = The back of a bid bears the colour and the sign of its player.
cards-scenes = Before and after
