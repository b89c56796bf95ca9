"""Many records, one a line: each read on its own, so that a bad one costs only itself."""

from collections.abc import Iterator
from typing import BinaryIO

from gnumies.record.errors import RecordError
from gnumies.record.model import Record
from gnumies.record.reading import read
from gnumies.record.strict import MAX_BYTES


def read_batch(file: BinaryIO) -> Iterator[tuple[int, Record | RecordError]]:
    """Each line's number, from 1, with its record or what is wrong with it, but for blank lines.

    No more than one record's worth of the file is in memory at once.
    """
    number = 0
    while line := file.readline(MAX_BYTES + 1):
        number += 1
        whole = line
        while len(whole) > MAX_BYTES and not whole.endswith(b"\n"):
            whole = file.readline(MAX_BYTES + 1) or b"\n"
        if line.strip():
            yield number, _read(line.removesuffix(b"\n"))


def _read(line: bytes) -> Record | RecordError:
    try:
        return read(line)
    except RecordError as error:
        return error
