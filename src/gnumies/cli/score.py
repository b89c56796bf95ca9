"""``gnumies score``: an explained total for a room of real cards."""

from gnumies.cli.language import spoken
from gnumies.cli.output import print_json, print_lines
from gnumies.locale.explain import explain
from gnumies.rules import RULEBOOK, PartyCard, score_room
from gnumies.rules.notation import score_data


def score(*cards: str, json: bool = False) -> None:
    """Score a party room, with the reasons.

    Example: gnumies score 3 3 3 W C 6 8 8 10 13

    Parameters
    ----------
    cards
        Guests 1 to 15, W for a Wullawaki, C for the Copicastor, in any order.
    json
        Print one line of JSON.
    """
    room = [PartyCard.parse(_LOWER.get(card, card)) for card in cards]
    RULEBOOK.check_drawn(room)
    scored = score_room(room)
    if json:
        print_json(score_data(scored))
    else:
        print_lines(explain(scored, spoken()))


_LOWER = {"w": "W", "c": "C"}  # fingers are quicker than the shift key
