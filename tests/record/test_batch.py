"""A record a line: a bad line costs only itself."""

import io

from gnumies.record import MAX_BYTES, Record, RecordError, read_batch
from tests.record.games import data, encoded


def test_each_line_is_answered_and_blank_ones_are_skipped() -> None:
    good = encoded(data())
    lines = [good, b"", b"nonsense", b"  ", b"x" * (3 * MAX_BYTES), good]
    answers = list(read_batch(io.BytesIO(b"\n".join(lines))))
    assert [number for number, _ in answers] == [1, 3, 5, 6]
    assert [type(answer) for _, answer in answers] == [Record, RecordError, RecordError, Record]
    assert "larger than" in str(answers[2][1])


def test_a_record_of_just_the_largest_size_is_read() -> None:
    good = encoded(data())
    padded = good + b" " * (MAX_BYTES - len(good))
    for raw in (padded, padded + b"\n", padded + b"\n" + good):
        assert isinstance(next(read_batch(io.BytesIO(raw)))[1], Record)
    too_long = [answer for _, answer in read_batch(io.BytesIO(padded + b" \n" + good))]
    assert [type(answer) for answer in too_long] == [RecordError, Record]


def test_an_empty_batch_has_no_records() -> None:
    assert list(read_batch(io.BytesIO(b""))) == []
