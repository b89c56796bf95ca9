"""Scoring a room (section 7), explained: what left, what the Copicastor became, every set."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from gnumies.rules.cards import PartyCard

SET_POINTS: Final = {2: 20, 3: 50, 4: 100, 5: 150}
"""What equal guests score by their number (R7.3); a single one scores its face value."""

OWNERS_CHOICE: Final = 3
"""From so many Wullawakis on, the owner chooses what leaves with them (R7.1)."""


@dataclass(frozen=True, slots=True)
class ScoredSet:
    """Equal guests and what they score together (R7.3)."""

    guest: PartyCard
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class RoomScore:
    """A room's total, with the reasons in the order in which the rules apply."""

    wullawakis: int
    left: tuple[PartyCard, ...]
    """The other cards that leave with the Wullawakis (R7.1), sorted."""
    copicastors: int
    """How many Copicastors stay."""
    became: PartyCard | None
    """The guest that they join (R7.2); none when no guest is left, and then they score 0."""
    sets: tuple[ScoredSet, ...]
    """The guests that stay, lowest first, the Copicastors counted with theirs (R7.3)."""
    total: int


def set_points(guest: PartyCard, count: int) -> int:
    """What ``count`` (1 to 5) equal guests score (R7.3)."""
    return guest.value if count == 1 else SET_POINTS[count]


def score_room(room: Iterable[PartyCard]) -> RoomScore:
    """Score a room; with three or more Wullawakis, by the choice that scores most (R7.1).

    At most five of a kind, Copicastors counted, which no legal deck exceeds.
    """
    cards = sorted(room)
    guests = [card for card in cards if card.is_guest]
    copicastors = cards.count(PartyCard.COPICASTOR)
    wullawakis = cards.count(PartyCard.WULLAWAKI)
    left = _leaving(wullawakis, guests, copicastors)
    stay = Counter(guests)
    stay.subtract(card for card in left if card.is_guest)
    copicastors -= left.count(PartyCard.COPICASTOR)
    became = min(+stay, default=None) if copicastors else None
    if became is not None:
        stay[became] += copicastors
    sets = tuple([ScoredSet(guest, n, set_points(guest, n)) for guest, n in stay.items() if n])
    total = sum([scored.points for scored in sets])
    return RoomScore(wullawakis, left, copicastors, became, sets, total)


def best(scores: Sequence[RoomScore]) -> tuple[int, ...]:
    """The seats with the highest total, which share the win (R7.4), ascending."""
    most = max(score.total for score in scores)
    return tuple(seat for seat, score in enumerate(scores) if score.total == most)


def _leaving(wullawakis: int, guests: list[PartyCard], copicastors: int) -> tuple[PartyCard, ...]:
    if wullawakis >= OWNERS_CHOICE:
        return _best_choice(wullawakis, guests, copicastors)
    if wullawakis == 0 or not guests:
        return ()
    return (guests[0],) if wullawakis == 1 else (guests[-1],)


def _best_choice(
    wullawakis: int, guests: list[PartyCard], copicastors: int
) -> tuple[PartyCard, ...]:
    """The cards to give away for the most points, by trying all numbers of each guest."""
    counts = list(Counter(guests).items())
    give = min(wullawakis, len(guests) + copicastors)
    memo: dict[tuple[int, int, int], _Choice] = {}

    def choose(index: int, give: int, joining: int) -> _Choice:
        """The best from ``counts[index:]``; ``joining`` Copicastors join the first that stays."""
        if index == len(counts):
            return (0, ()) if give == 0 else _IMPOSSIBLE
        key = (index, give, joining)
        if key not in memo:
            guest, count = counts[index]
            options: list[_Choice] = []
            for leaving in range(min(count, give) + 1):
                stay = count - leaving
                rest, left = choose(index + 1, give - leaving, 0 if stay else joining)
                points = set_points(guest, stay + joining) if stay else 0
                options.append((points + rest, (guest,) * leaving + left))
            memo[key] = max(options)
        return memo[key]

    options: list[_Choice] = []
    for leaving in range(min(copicastors, give) + 1):
        points, left = choose(0, give - leaving, copicastors - leaving)
        options.append((points, left + (PartyCard.COPICASTOR,) * leaving))
    return max(options)[1]


_Choice = tuple[int, tuple[PartyCard, ...]]
_IMPOSSIBLE: _Choice = (-(10**6), ())
