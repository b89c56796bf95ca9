"""Where tables are kept: the numbered logs, and what must not be in them yet."""
