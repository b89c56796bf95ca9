"""``gnumies verify``: the proof that nobody chose the order of the cards."""

from typing import Annotated, Final

from cyclopts import Parameter

from gnumies.cli.language import spoken
from gnumies.cli.output import print_fault, print_heading, print_json, print_lines
from gnumies.cli.records import records
from gnumies.locale import Texts
from gnumies.record import Record, RecordError
from gnumies.record.verify import Check, Finding
from gnumies.record.verify import verify as findings_of


def verify(
    *files: Annotated[str, Parameter(allow_leading_hyphen=True)],
    json: bool = False,
) -> int:
    """Prove that the order of the cards was fixed before the game and that nobody chose it.

    Example: gnumies verify evening.gnumies.json

    docs/fair-deck.md says what is proved, what is not, and how to check it without this program.

    Parameters
    ----------
    files
        Records: .gnumies.json, or .jsonl with one on each line; - is standard input, likewise.
    json
        Print one line of JSON for each record.
    """
    t, answer = (Texts(), _answer_scripts) if json else (spoken(), _answer_people)
    proved = [answer(where, record, t) for where, record in records("verify", files)]
    return 0 if all(proved) else 1


def _answer_people(where: str, record: Record | RecordError, t: Texts) -> bool:
    if isinstance(record, RecordError):
        print_fault(f"{where}: {record}")
        return False
    found = findings_of(record)
    faults = [finding.fault for finding in found if finding.fault is not None]
    print_heading(f"{where}: {t('cli-verify-open' if faults else 'cli-verify-proved')}")
    marks = {True: t("cli-verify-ok"), False: t("cli-verify-fault")}
    lines = [(marks[finding.ok], _line(finding, t)) for finding in found]
    promised = any(finding.check == "secret" for finding in found)
    print_lines([*lines, *([("", t("cli-verify-limits"))] if promised else [])])
    if faults:
        print_fault(f"{where}: {faults[0]}")
    return not faults


def _answer_scripts(_: str, record: Record | RecordError, t: Texts) -> bool:
    if isinstance(record, RecordError):
        checks = [("record", False, str(record))]
    else:
        checks = [(each.check, each.ok, _line(each, t)) for each in findings_of(record)]
    proved = all(ok for _, ok, _ in checks)
    lines = [{"check": check, "ok": ok, "message": message} for check, ok, message in checks]
    print_json({"verified": proved, "checks": lines})
    return proved


def _line(finding: Finding, t: Texts) -> str:
    """What a check has found, in one line."""
    if finding.fault is not None:
        return finding.fault
    return t(_TEXTS[finding.check], seats=", ".join(map(str, finding.seats)))


_TEXTS: Final[dict[Check, str]] = {
    "fairness": "cli-verify-fairness",
    "secret": "cli-verify-secret",
    "nonce": "cli-verify-nonce",
    "unopened": "cli-verify-unopened",
    "shared": "cli-verify-shared",
    "supply": "cli-verify-supply",
    "moves": "cli-verify-moves",
}
"""What is said of a check that found nothing wrong."""
