"""Writing a record (R9.1)."""

import json
import os
import tempfile
from pathlib import Path

from gnumies.record.model import Player, Record, RecordedMove
from gnumies.rules.notation import Json, move_data, ruleset_data

FORMAT = "gnumies-record/1"


def record_data(record: Record) -> dict[str, Json]:
    """The record as plain data, its unjudged keys last."""
    data: dict[str, Json] = {
        "format": FORMAT,
        "ruleset": ruleset_data(record.ruleset),
        "players": [_player_data(player) for player in record.players],
    }
    if record.youngest_first:
        data["youngest_first"] = list(record.youngest_first)
    if record.luckynits is not None:
        data["luckynits"] = {
            value: dict[str, Json](row) for value, row in record.luckynits.as_mapping().items()
        }
    data["supply"] = [str(card) for card in record.supply]
    data["moves"] = [_move_data(recorded) for recorded in record.moves]
    if record.abandoned:
        data["ended"] = "abandoned"
    return data | dict(record.extra)


def write(record: Record) -> bytes:
    """The record as one line of UTF-8 JSON, which ``read`` reads back to an equal one."""
    text = json.dumps(record_data(record), ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8") + b"\n"


def save(record: Record, path: Path) -> None:
    """Write the record to a file, wholly or, on an ``OSError``, not at all."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(write(record))
            file.flush()
            os.fsync(handle)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _player_data(player: Player) -> dict[str, Json]:
    return {"name": player.name, "color": player.color.value, **player.extra}


def _move_data(recorded: RecordedMove) -> dict[str, Json]:
    by: dict[str, Json] = {"by": "bot"} if recorded.by_bot else {}
    return move_data(recorded.move) | by | dict(recorded.extra)
