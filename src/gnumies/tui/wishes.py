"""What people like to see."""

from dataclasses import dataclass


@dataclass(slots=True)
class Wishes:
    """What people like to see; it stays as long as the program runs."""

    hands: bool = True
    rule_ids: bool = False
    auto: bool = False
    """Whether rounds go on by themselves."""
