"""What the coach says of games that have ended, kept with them."""
