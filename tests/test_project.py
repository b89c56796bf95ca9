"""The project around the code: its checks, its package, its files."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import entry_points, metadata
from itertools import chain
from pathlib import Path

import check_messages
import check_rule_ids
import pytest

ROOT = Path(__file__).resolve().parents[1]
MEBIBYTE = 2**20

Tree = Callable[[dict[str, str]], Path]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Write a small project: a rule, its test, an event, a text; and what differs from that."""
    usual = {
        "src/gnumies/locale/en/rules.ftl": "rule-R2-1 = The top card is turned.\n",
        "src/gnumies/locale/en/events.ftl": "event-card-turned = { $card } is turned.\n",
        "src/gnumies/rules/events.py": "class CardTurned: ...\nEvent = CardTurned\n",
        "tests/rules/test_round.py": "def test_r2_1_top_card_is_turned(): ...\n",
    }

    def write(differs: dict[str, str]) -> Path:
        for name, text in (usual | differs).items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
        return tmp_path

    return write


def test_a_tree_in_order_passes_both_checks(tree: Tree, capsys: pytest.CaptureFixture[str]) -> None:
    root = tree({})
    assert check_rule_ids.main(root) == check_messages.main(root) == 0
    assert capsys.readouterr().out.count("\n") == 2


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        pytest.param(
            "src/gnumies/locale/en/rules.ftl",
            "rule-R2-1 = Turn.\nrule-R10-2 = Stop.\n",
            "R10.2: no test is named test_r10_2_...",
            id="a rule without a test",
        ),
        pytest.param(
            "tests/test_more.py",
            "class TestMore:\n    async def test_r9_9a_nothing(self): ...\n",
            "tests/test_more.py:2 test_r9_9a_nothing: there is no rule R9.9",
            id="a test without a rule",
        ),
        pytest.param(
            "src/gnumies/rules/play.py",
            '"""Turn a card (R2.1)."""\nCAUSE = "R2.2b"\n',
            "src/gnumies/rules/play.py:2: there is no rule R2.2",
            id="a citation without a rule",
        ),
    ],
)
def test_rule_ids_fault(
    tree: Tree, capsys: pytest.CaptureFixture[str], name: str, text: str, fault: str
) -> None:
    assert check_rule_ids.main(tree({name: text})) == 1
    assert capsys.readouterr().out == f"{fault}\n"


def test_rule_ids_need_the_rulebook(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_rule_ids.main(tmp_path) == 1
    assert "rules.ftl is not there" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("files", "fault"),
    [
        pytest.param(
            {"src/gnumies/cli/play.py": "print(self.text('play-turn' if me else 'play-wait'))"},
            "play-turn: missing\nplay-wait: missing",
            id="missing",
        ),
        pytest.param(
            {"src/gnumies/rules/events.py": "Event: TypeAlias = CardTurned | GnalliPlayed"},
            "event-gnalli-played: missing",
            id="an event without its message",
        ),
        pytest.param(
            {"src/gnumies/locale/en/play.ftl": "play-turn = Your turn.\n"},
            "play-turn: unused",
            id="unused",
        ),
        pytest.param(
            {"src/gnumies/locale/en/play.ftl": "rule-R2-1 = Turn.\n"},
            "rule-R2-1: there 2 times",
            id="twice",
        ),
        pytest.param(
            {"src/gnumies/locale/en/play.ftl": "what is this\n"},
            "play.ftl: not Fluent: what is this",
            id="junk",
        ),
        pytest.param(
            {"src/gnumies/rules/events.py": "Events = ()"},
            "event-card-turned: unused",
            id="no union of events",
        ),
    ],
)
def test_messages_fault(
    tree: Tree, capsys: pytest.CaptureFixture[str], files: dict[str, str], fault: str
) -> None:
    assert check_messages.main(tree(files)) == 1
    assert capsys.readouterr().out == f"{fault}\n"


ENGLISH = """
play-cards = { $count ->
    [one] { $name } has { $count } card
   *[other] { $name } has { $count } cards
}
play-theme = { $theme ->
    [dark] dark
   *[light] light
}
    .ruling = Why
"""
GERMAN = ENGLISH.replace("has", "hat").replace("dark\n", "dunkel\n")


@pytest.mark.parametrize(
    ("german", "fault"),
    [
        pytest.param(GERMAN.replace("    .ruling = Why\n", ""), "play-theme.ruling: missing"),
        pytest.param(GERMAN.partition("play-theme")[0], "play-theme: missing"),
        pytest.param(GERMAN + "play-more = Mehr\n", "play-more: not in English"),
        pytest.param(GERMAN + "play-theme = Hell\n", "play-theme: there 2 times"),
        pytest.param(GERMAN.replace("$name", "$nam"), "play-cards: there is no $nam"),
        pytest.param(GERMAN.replace("$name }", "$count }"), "play-cards: $name is not used"),
        pytest.param(GERMAN.replace("[one]", "[1]"), "play-cards: $count lacks the case one"),
        pytest.param(GERMAN.replace("[dark]", "[drak]"), "play-theme: $theme is never drak"),
        pytest.param(GERMAN + "was ist das\n", "not Fluent: was ist das"),
    ],
)
def test_messages_fault_in_another_language(
    tree: Tree, capsys: pytest.CaptureFixture[str], german: str, fault: str
) -> None:
    root = tree({
        "src/gnumies/locale/en/play.ftl": ENGLISH,
        "src/gnumies/cli/play.py": "t('play-cards'), t('play-theme')",
    })  # fmt: skip
    shutil.copytree(root / "src/gnumies/locale/en", root / "src/gnumies/locale/de")
    assert check_messages.main(root) == 0
    (root / "src/gnumies/locale/de/play.ftl").write_text(german, encoding="utf-8")
    assert check_messages.main(root) == 1
    assert f"de/play.ftl: {fault}\n" in capsys.readouterr().out


def test_messages_are_in_the_file_of_their_english(tree: Tree) -> None:
    files = {
        f"src/gnumies/locale/de/{name}.ftl": text
        for name, text in {
            "rules": "rule-R2-1 = Dreht.\nevent-card-turned = { $card } ist da.\n",
            "events": "# nichts\n",
        }.items()
    }
    assert check_messages.faults(tree(files)) == [
        "de/events.ftl: event-card-turned: missing",
        "de/rules.ftl: event-card-turned: not in English",
    ]


@pytest.mark.parametrize(
    "code",
    [
        't("play-turn")',
        "text(HELP.get(key, 'play-turn'))",
        "HELP = {'me': 'play-turn'}  # asked for later, as t(HELP[who])",
    ],
)
def test_messages_in_use(tree: Tree, code: str) -> None:
    texts = "play-turn = { play-you }: turn.\nplay-you = You\n"
    root = tree({"src/gnumies/locale/en/play.ftl": texts, "src/gnumies/cli/play.py": code})
    assert check_messages.faults(root) == []


@pytest.mark.parametrize(
    "code", ["t('web-turn-mine')", "t(`web-turn-${whose}`)", "const ID = 'web-turn-mine'"]
)
def test_messages_in_use_by_the_web(tree: Tree, code: str) -> None:
    texts = {"src/gnumies/locale/en/web.ftl": "web-turn-mine = Your turn.\n"}
    assert check_messages.faults(tree({**texts, "web/src/lib/play.ts": code})) == []
    missing = tree({**texts, "web/src/lib/play.ts": f"{code}; t('web-gone')"})
    assert check_messages.faults(missing) == ["web-gone: missing"]


RULES_FILES = sorted((ROOT / "src/gnumies/rules").rglob("*.py"))
IMPURE_MODULES = {
    *("asyncio", "datetime", "io", "json", "logging", "os", "pathlib", "random", "secrets"),
    *("shutil", "socket", "subprocess", "sys", "tempfile", "threading", "time", "warnings"),
}
IMPURE_CALLS = {"open", "print", "input", "__import__", "eval", "exec"}


def imported(code: ast.AST) -> Iterator[str]:
    """Give the modules that the code imports, "gnumies.rules" for those below it."""
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = ["gnumies.rules" if node.level else node.module or ""]
        else:
            continue
        for name in names:
            inside = name == "gnumies.rules" or name.startswith("gnumies.rules.")
            yield "gnumies.rules" if inside else name.partition(".")[0]


@pytest.mark.parametrize("path", RULES_FILES, ids=lambda path: path.name)
def test_rules_are_pure(path: Path) -> None:
    code = ast.parse(path.read_text(encoding="utf-8"))
    allowed = {"gnumies.rules"} | sys.stdlib_module_names - IMPURE_MODULES
    called = {
        node.func.id
        for node in ast.walk(code)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert set(imported(code)) <= allowed, "rules import rules and the pure standard library only"
    assert not called & IMPURE_CALLS, "rules are told everything and tell nothing"


def test_import_is_light() -> None:
    program = "import sys, gnumies; print(*sys.modules, sep='\\n')"
    run = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    heavy = {"textual", "rich", "cyclopts", "fluent", "asyncio", "numpy"}
    assert not heavy & set(run.stdout.split())


def test_licence_is_in_the_metadata() -> None:
    about = metadata("gnumies")
    assert about["License-Expression"] == "MIT"
    assert about.get_all("License-File") == ["LICENSE"]


def test_bots_are_found() -> None:
    names = [entry.name for entry in entry_points(group="gnumies.bots")]
    assert {"random", "greedy", "policy"} <= set(names)


def pins() -> list[str]:
    return (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()


def test_constraints_pin_versions_and_name_no_host() -> None:
    for pin in pins():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [^/@]+)?", pin), pin


def test_constraints_have_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = chain(project["dependencies"], *project["optional-dependencies"].values())
    names = {re.split(r"[^\w.-]", each)[0].lower().replace(".", "-") for each in wanted}
    assert names <= {pin.partition("==")[0] for pin in pins()}, "run scripts/lock"


def test_no_file_is_big() -> None:
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    run = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True)
    files = [ROOT / name for name in run.stdout.split("\0") if name]
    assert [f.name for f in files if f.is_file() and f.stat().st_size > MEBIBYTE] == []
