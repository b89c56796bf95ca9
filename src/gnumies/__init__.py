"""The Gnumies, a card game of secret bids: rules, records, bots and a table to play at."""
