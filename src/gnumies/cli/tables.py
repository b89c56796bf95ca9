"""A game as a table for people."""

from collections.abc import Iterable, Sequence

from gnumies.cli.language import spoken
from gnumies.cli.output import print_lines, print_table
from gnumies.locale import Texts
from gnumies.locale.explain import explain
from gnumies.locale.narrate import narrate
from gnumies.record import Replay
from gnumies.rules import BidCard, BiddingView, DecidingView, Over, PartyCard, score_room, view


def print_position(where: str, replayed: Replay, names: Sequence[str]) -> None:
    """What everybody may see of a game; when it is over, with every room explained."""
    t = spoken()
    state = replayed.state
    columns = [
        t("cli-column-seat"),
        t("cli-column-name"),
        t("cli-column-color"),
        t("cli-column-room"),
        t("cli-column-hand"),
        t("cli-column-points"),
    ]
    rows = [
        [
            str(seat),
            name,
            t("cli-color", color=state.setup.colors[seat].value),
            _cards(sorted(state.rooms[seat])),
            _cards(state.hands[seat]),
            str(score_room(state.rooms[seat]).total),
        ]
        for seat, name in enumerate(names)
    ]
    print_table(f"{where}: {_moment(replayed, names, t)}", columns, rows)
    if isinstance(state.phase, Over):
        for name, score in zip(names, state.phase.scores, strict=True):
            print_lines([("", ""), ("", name), *explain(score, t)])


def _moment(replayed: Replay, names: Sequence[str], t: Texts) -> str:
    state = replayed.state
    match view(state, None).phase:
        case BiddingView(face_up=card):
            return t("cli-bidding", round=state.round, card=str(card), left=state.supply_left)
        case DecidingView(seat=seat):
            return t("cli-deciding", round=state.round, name=names[seat], left=state.supply_left)
        case Over():
            return narrate(replayed.events[-1], names, t)


def _cards(cards: Iterable[PartyCard | BidCard]) -> str:
    return " ".join(map(str, cards))
