"""Things to press: each names its key and does the same when it is clicked."""

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static


class Key(Static):
    """One thing to do, with its key."""

    def __init__(self, key: str, label: str, action: str) -> None:
        super().__init__(Content.assemble((key, "bold $accent"), " ", label))
        self._action = action

    async def on_click(self) -> None:
        """Do what the key does."""
        await self.run_action(self._action)


class KeyBar(Horizontal):
    """A row of keys."""

    def __init__(self, keys: Iterable[tuple[str, str, str]]) -> None:
        super().__init__()
        self._keys = tuple(keys)

    def compose(self) -> ComposeResult:
        """The keys."""
        for key, label, action in self._keys:
            yield Key(key, label, action)
