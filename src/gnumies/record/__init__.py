"""Records: games written down, read back to the letter, and replayed move by move (section 9)."""

from gnumies.record.batch import read_batch
from gnumies.record.errors import RecordError
from gnumies.record.model import Player, Record, RecordedMove
from gnumies.record.names import LONGEST_NAME, shown
from gnumies.record.reading import load, read
from gnumies.record.replay import Replay, replay, summary
from gnumies.record.strict import MAX_BYTES, parse
from gnumies.record.tables import luckynits_from, ruleset_from
from gnumies.record.writing import record_data, save, write

__all__ = [
    "LONGEST_NAME",
    "MAX_BYTES",
    "Player",
    "Record",
    "RecordError",
    "RecordedMove",
    "Replay",
    "load",
    "luckynits_from",
    "parse",
    "read",
    "read_batch",
    "record_data",
    "replay",
    "ruleset_from",
    "save",
    "shown",
    "summary",
    "write",
]
