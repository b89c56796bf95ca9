"""Bots, and games between them."""
