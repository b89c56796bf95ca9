"""Strict JSON: what a lenient parser would quietly let through is refused in one line."""

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NoReturn, TypeVar, cast

from gnumies.record.errors import RecordError
from gnumies.rules.notation import Json

MAX_BYTES: Final = 2**20
"""The largest record; more is refused before it is parsed."""

MAX_DEPTH: Final = 20
"""How deep lists and objects may be nested, so that nobody runs out of stack on them."""

T = TypeVar("T")


def parse(data: bytes) -> Json:
    """The JSON value of UTF-8 ``data``, or ``RecordError``.

    Refused are more than ``MAX_BYTES`` or ``MAX_DEPTH``, duplicate keys, numbers that JSON or a
    double does not know (``NaN``, ``1e999``), and escapes that are no Unicode text.
    """
    if len(data) > MAX_BYTES:
        raise RecordError(f"larger than {MAX_BYTES} bytes, which is the most a record may have")
    try:
        text = data.decode("utf-8")
        value = cast(
            "Json",
            json.loads(
                text,
                object_pairs_hook=_object,
                parse_constant=_refuse_number,
                parse_float=_finite,
                parse_int=_integer,
            ),
        )
        _refuse_depth(value)
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"not UTF-8: byte {error.start} cannot be read") from None
    except UnicodeEncodeError:
        raise RecordError("not Unicode: half of a surrogate pair is missing") from None
    except json.JSONDecodeError as error:
        raise RecordError(
            f"not JSON: {error.msg} at line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise _too_deep() from None
    return value


def as_object(value: Json, what: str) -> Mapping[str, Json]:
    """The value, which must be an object."""
    return cast("Mapping[str, Json]", _typed(value, dict, "an object", what))


def as_list(value: Json, what: str) -> Sequence[Json]:
    """The value, which must be a list."""
    return cast("Sequence[Json]", _typed(value, list, "a list", what))


def as_text(value: Json, what: str) -> str:
    """The value, which must be text; a number is none."""
    return _typed(value, str, "text", what)


def as_int(value: Json, what: str) -> int:
    """The value, which must be a whole number; neither text nor ``true`` nor 1e3 is one."""
    return _typed(value, int, "a whole number", what)


def as_bool(value: Json, what: str) -> bool:
    """The value, which must be true or false."""
    return _typed(value, bool, "true or false", what)


def member(parent: Mapping[str, Json], key: str, what: str) -> Json:
    """What stands under a key, which must be there."""
    if key not in parent:
        raise RecordError(f"{what} has no {key!r}", rule="R9.1")
    return parent[key]


def quoted(value: Json) -> str:
    """The value as JSON, cut short where it is long; of what holds others only the kind."""
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else "a list"
    text = json.dumps(value)
    return text if len(text) <= _SHORT else text[:_SHORT] + "…"


_SHORT: Final = 40


def _typed(value: object, kind: type[T], name: str, what: str) -> T:
    if type(value) is not kind:
        raise RecordError(f"{what} must be {name}, not {quoted(cast('Json', value))}", rule="R9.1")
    return value


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    result: dict[str, Json] = {}
    for key, value in pairs:
        if key in result:
            raise RecordError(f"the key {quoted(key)} stands twice in one object", rule="R9.1")
        result[key] = value
    return result


def _refuse_depth(value: Json) -> None:
    level: list[Json] = [value]
    for _ in range(MAX_DEPTH):
        level = [inner for outer in level for inner in _inside(outer)]
    if level:
        raise _too_deep()


def _inside(value: Json) -> Iterable[Json]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _too_deep() -> RecordError:
    return RecordError(f"nested deeper than {MAX_DEPTH} levels")


def _refuse_number(text: str) -> NoReturn:
    raise RecordError(f"{text} is not a number in JSON")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise RecordError(f"{text[:_SHORT]} is too large a number")
    return number


def _integer(text: str) -> int:
    if len(text) > _SHORT:
        raise RecordError(f"{text[:_SHORT]}… is too large a number")
    return int(text)
