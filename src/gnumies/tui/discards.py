"""What has left the game, and what may still come."""

from collections import Counter
from itertools import chain

from textual.content import Content

from gnumies.rules import PartyCard
from gnumies.tui.look import PAINT, Look
from gnumies.tui.scene import Scene


def discards(scene: Scene, look: Look) -> Content:
    """Everybody's discarded bids, and the party cards that nobody has seen."""
    names = scene.company.names
    lines = [_discarded(scene, seat, look) for seat in range(len(names))]
    unseen = _unseen(scene)
    when = "after" if scene.over else "before"
    text = look.t("tui-unseen", when=when, count=len(unseen))
    heading = Content.styled(text, "bold $accent")
    return Content("\n").join([*lines, Content(""), heading, look.room(unseen)])


def _discarded(scene: Scene, seat: int, look: Look) -> Content:
    hand, full = scene.board.hands[seat], scene.company.ruleset.hand
    gone = [str(card) for card in full if card not in hand]
    color = scene.company.colors[seat]
    name = Content.styled(f" {look.fit(scene.company.names[seat], 12)} ", PAINT[color])
    return Content.assemble(look.sign(color), name, " ".join(gone) or look.glyphs.gone)


def _unseen(scene: Scene) -> list[PartyCard]:
    """The cards of the deck that the board has not shown, sorted."""
    board = scene.board
    unseen = Counter(scene.company.ruleset.deck)
    unseen.subtract([*chain(*board.rooms), *board.removed])
    if board.face_up is not None and board.winner is None:
        unseen[board.face_up] -= 1
    return sorted((+unseen).elements())
