"""Names: short, normalised, visible, told apart."""

import pytest

from gnumies.server.tables.names import clean_name, distinct
from gnumies.server.tables.refusal import Refusal


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("עדה", "עדה"),
        ("👩‍🚀", "👩‍🚀"),
        ("x" * 40, "x" * 40),
        ("❤\ufe0f‍🔥", "❤\ufe0f‍🔥"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("ශ්‍රී", "ශ්‍රී"),
        ("Thuỷ Nguyễn", "Thuỷ Nguyễn"),
        ("a" + "\u0323" * 4, "ạ" + "\u0323" * 3),
    ],
)
def test_names_that_are_kept(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "x" * 41,
        "a\u202eb",
        "a\u200bb",
        "\u200d",
        "a\x00",
        "\u0301",
        "a\u2066b",
        "\U000e0041",
        *[f"Ann{hidden}" for hidden in "\u034f\u17b4\u180b\u200d\ufe00\ufe0f\U000e0100\U0001d159"],
        "A\u200dnn",
        "a" + "\u0323" * 5,
        "a" + "\u0489" * 39,
    ],
)
def test_names_that_are_refused(given: str) -> None:
    with pytest.raises(Refusal) as caught:
        clean_name(given)
    assert caught.value.code == "bad-name"


@pytest.mark.parametrize(
    ("name", "taken", "shown"),
    [
        ("Bo", ["Ada"], "Bo"),
        ("Bo", ["Bo"], "Bo 2"),
        ("Bo", ["Bo", "Bo 2"], "Bo 3"),
        ("bo", ["Bo"], "bo 2"),
        ("Во", ["Bo"], "Во 2"),  # noqa: RUF001 - Cyrillic, all of it
        ("Аda", ["Ada"], "Аda 2"),  # noqa: RUF001 - a Cyrillic A
        ("lris", ["Iris"], "lris 2"),
        ("Bi1l", ["Bill"], "Bi1l 2"),
        ("Bi|I", ["Bill"], "Bi|I 2"),
        ("IRIS", ["iris"], "IRIS 2"),
        ("B0", ["Bo"], "B0 2"),
        ("раѕ", ["pas"], "раѕ 2"),  # noqa: RUF001 - Cyrillic
        ("ɡo", ["go"], "ɡo 2"),  # noqa: RUF001 - a Latin alpha's sister
        ("Αոո", ["Ann"], "Αոո 2"),  # noqa: RUF001 - Greek and Armenian
        ("Ν", ["N"], "Ν 2"),  # noqa: RUF001 - a Greek capital
        ("νικος", ["ΝΙΚΟΣ"], "νικος 2"),
        ("👍\ufe0f", ["👍"], "👍\ufe0f 2"),
        ("👍🏽", ["👍"], "👍🏽"),
        ("Ali", ["All"], "Ali"),
        ("x" * 40, ["x" * 40], "x" * 36 + " 2"),
    ],
)
def test_names_at_a_table_are_told_apart(name: str, taken: list[str], shown: str) -> None:
    assert distinct(name, taken) == shown
