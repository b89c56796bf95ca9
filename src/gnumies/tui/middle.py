"""The middle of the table: the face-up card, and the supply where there is room."""

from textual.content import Content
from textual.widgets import Static

from gnumies.rules import PartyCard
from gnumies.tui.look import CARD_WIDTH, PAINT, Look
from gnumies.tui.scene import Scene


class Middle(Static):
    """The face-up card with its winner below, beside the supply."""

    def __init__(self, look: Look) -> None:
        super().__init__(id="middle")
        self._look = look

    def show(self, scene: Scene, *, supply: bool) -> None:
        """Show the card of the scene, and the supply too if wanted."""
        board, rows = scene.board, [Content("")] * 5
        if board.face_up is not None:
            style = _card_style(board.face_up)
            rows = [Content.styled(row, style) for row in self._look.card(board.face_up)]
        if supply:
            backs = [
                Content.styled(row, "$faint") for row in self._look.back(str(board.supply_left))
            ]
            rows = [Content("  ").join(pair) for pair in zip(backs, rows, strict=True)]
        self.update(Content("\n").join([*rows, self._winner(scene, supply=supply)]))

    def _winner(self, scene: Scene, *, supply: bool) -> Content:
        winner = scene.board.winner
        if winner is None:
            return Content("")
        indent = " " * (CARD_WIDTH + 2) if supply else ""
        color = scene.company.colors[winner]
        name = self._look.short(scene.company.names[winner], CARD_WIDTH - 4)
        won = Content.styled(f"{self._look.glyphs.winner} ", "bold $accent")
        return Content.assemble(indent, won, self._look.sign(color), (f" {name}", PAINT[color]))


def _card_style(card: PartyCard) -> str:
    if card is PartyCard.WULLAWAKI:
        return "bold $ink on $error"
    return f"bold $ink on {'$secondary' if card is PartyCard.COPICASTOR else '$paper'}"
