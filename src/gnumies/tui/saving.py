"""Asking where to save; a file that is something else is replaced only when told twice."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar, Final

from textual import on
from textual.binding import BindingType
from textual.widget import Widget
from textual.widgets import Input, Static

from gnumies.record import Record, save
from gnumies.tui.dialogs import Dialog
from gnumies.tui.look import Look

SUFFIX: Final = ".gnumies.json"


def free_path(folder: Path) -> Path:
    """A name in the folder that no file has."""
    number = 1
    while (path := folder / f"game-{number}{SUFFIX}").exists():
        number += 1
    return path


class Saving(Dialog[Path]):
    """Saves a record, and answers with the file that it is in."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "save")]

    def __init__(self, look: Look, record: Record, own: Path | None) -> None:
        super().__init__(look, look.t("tui-save-title"))
        self._record = record
        self._own = own
        self._warned: Path | None = None

    def body(self) -> Iterable[Widget]:
        """Where to, and what is in the way."""
        path = self._own or free_path(Path())
        yield Input(str(path), placeholder=self.t("tui-save-where"), compact=True)
        yield Static(id="trouble", markup=False)

    def keys(self) -> Sequence[tuple[str, str, str]]:
        """Save, or not."""
        return [("Enter", self.t("tui-key-save"), "screen.save"), *super().keys()]

    @on(Input.Submitted)
    def action_save(self) -> None:
        """Save, unless another file is there and nobody has said yet that it may go."""
        try:
            self._save(self._path())
        except (OSError, RuntimeError, ValueError) as error:  # no such home, no such name
            why = getattr(error, "strerror", None) or str(error)
            self._trouble(self.t("tui-save-failed", why=why.rstrip(".")))

    def _save(self, path: Path) -> None:
        if path.exists() and path not in (self._own, self._warned):
            self._warned = path
            self._trouble(self.t("tui-save-exists", file=path.name))
        else:
            save(self._record, path)
            self.close(path)

    def _path(self) -> Path:
        text = self.query_one(Input).value.strip() or str(free_path(Path()))
        return Path(text if text.endswith(".json") else text + SUFFIX).expanduser()

    def _trouble(self, text: str) -> None:
        self.query_one("#trouble", Static).update(text)
