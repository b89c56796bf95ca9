"""The rules once more, from their text alone: slow, on plain texts and lists, without gnumies.

A whole round is worked out at once, and every game there is gets listed: the opposite of the
engine, which goes move by move. What both agree on is no slip of either.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

LUCKYNITS = {
    "10": (1, 4, 2, 3, 5),
    "20": (5, 2, 4, 3, 1),
    "30": (2, 5, 3, 4, 1),
    "40": (4, 1, 3, 2, 5),
    "50": (3, 1, 4, 5, 2),
    "60": (3, 5, 2, 1, 4),
    "70": (4, 2, 5, 1, 3),
    "80": (2, 4, 1, 5, 3),
    "90": (5, 3, 1, 2, 4),
    "100": (1, 3, 5, 4, 2),
}
"""By seat, for seats that have the colours in order (R1.3)."""

SETS = {2: 20, 3: 50, 4: 100, 5: 150}

Moves = tuple[str, ...]
Rules = dict[str, Any]
"""A ruleset as a record writes it."""


class Table(NamedTuple):
    """What lies on the table between two rounds."""

    hands: list[list[str]]
    rooms: list[list[str]]
    supply: list[str]

    def copy(self) -> "Table":
        """Copy it, so that another course of the game leaves it alone."""
        return Table([list(h) for h in self.hands], [list(r) for r in self.rooms], self.supply[:])

    def draw(self, seat: int) -> None:
        """Give the top supply card to a seat, if there is one."""
        self.rooms[seat] += self.supply[:1]
        del self.supply[:1]


def all_games(rules: Rules, players: int, supply: list[str]) -> Iterator[tuple[Moves, list]]:
    """Give every game that can be played, as its moves and its final rooms."""
    hand = ["G"] * rules["gnalli"] + rules["bid_values"]
    table = Table([list(hand) for _ in range(players)], [[] for _ in range(players)], list(supply))
    yield from rest_of_game(rules, table)


def rest_of_game(rules: Rules, table: Table) -> Iterator[tuple[Moves, list]]:
    """Give every way on from between two rounds (R2.1, R6.2, R6.3)."""
    holders = [seat for seat, hand in enumerate(table.hands) if hand]
    if len(holders) == 1:
        for _ in table.hands[holders[0]]:
            table.draw(holders[0])
    if len(holders) < 2 or not table.supply:
        yield (), table.rooms
        return
    face_up = table.supply.pop(0)
    for moves, after in rounds(rules, table, face_up, second=False):
        for more, rooms in rest_of_game(rules, after.copy()):
            yield moves + more, rooms


def rounds(
    rules: Rules, table: Table, face_up: str, *, second: bool
) -> Iterator[tuple[Moves, Table]]:
    """Give every course of one bidding and what follows from it in the round (R2 to R5)."""
    barred = second or face_up == "W"
    bare = [seat for seat, hand in enumerate(table.hands) if hand == ["G"]]
    if len(bare) > 1 and (barred or rules["bare_gnallis_leave"] == "any-round"):
        for seat in bare:
            table.hands[seat].clear()
            table.draw(seat)
    must = rules["stuck"] == "plays-gnalli" and not second
    choices = {
        seat: [card for card in hand if card != "G" or not barred or (hand == ["G"] and must)]
        for seat, hand in enumerate(table.hands)
    }
    bidders = [seat for seat, cards in choices.items() if cards]
    if not bidders:
        yield (), table
        return
    for cards in product(*(choices[seat] for seat in bidders)):
        bids = dict(zip(bidders, cards, strict=True))
        moves = tuple(f"{seat}:{card}" for seat, card in bids.items())
        for more, after in reveal(rules, table.copy(), face_up, bids):
            yield moves + more, after


def reveal(
    rules: Rules, table: Table, face_up: str, bids: dict[int, str]
) -> Iterator[tuple[Moves, Table]]:
    """Give every way on from the reveal of these bids."""
    gnallis = [seat for seat, card in bids.items() if card == "G"]
    valued = {seat: card for seat, card in bids.items() if card != "G"}
    if not valued:
        yield from rounds(rules, table, face_up, second=True)
        return
    sign = -1 if face_up == "C" and rules["copicastor_to"] == "lowest" else 1
    ranked = sorted(valued, key=lambda s: (sign * int(valued[s]), LUCKYNITS[valued[s]][s]))
    winner = ranked[-1]
    table.rooms[winner].append(face_up)
    for seat in ranked[:-1] if face_up == "W" else [winner]:
        table.hands[seat].remove(valued[seat])
    if len(gnallis) == 1 and table.supply:
        yield from decisions(table, gnallis[0])
    else:
        yield (), table


def decisions(table: Table, seat: int) -> Iterator[tuple[Moves, Table]]:
    """Give all that a single Gnalli's owner may do with the card that he draws (R5.1)."""
    drawn = table.supply[0]
    if drawn == "W":
        table.draw(seat)
        yield (), table
        return
    for to in range(len(table.hands)):
        after = table.copy()
        after.draw(to)
        if to == seat:
            after.hands[seat].remove("G")
            yield (f"{seat}:keep",), after
        else:
            yield (f"{seat}:give:{to}",), after


def total(room: list[str]) -> int:
    """Score a room by trying every choice its owner may have (R7.1)."""
    others = [card for card in room if card != "W"]
    guests = sorted((card for card in others if card != "C"), key=int)
    wullawakis = len(room) - len(others)
    if wullawakis >= 3:
        keep = max(0, len(others) - wullawakis)
        return max(worth(choice) for choice in combinations(others, keep))
    if wullawakis and guests:
        others.remove(guests[0] if wullawakis == 1 else guests[-1])
    return worth(tuple(others))


def worth(cards: tuple[str, ...]) -> int:
    """Score cards without Wullawakis: the Copicastors join the lowest guest (R7.2, R7.3)."""
    guests = Counter(int(card) for card in cards if card != "C")
    if guests:
        guests[min(guests)] += cards.count("C")
    return sum(SETS.get(count, guest) for guest, count in guests.items())
