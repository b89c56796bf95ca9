"""A real server and a real Chromium for each file of tests.

Nothing of it outlives its file: Playwright keeps an event loop running, which the asynchronous
tests of other folders could not stand. That is also why pytest-playwright, whose browser lives as
long as the whole run, is not used.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from gnumies.server.pages import STATIC
from tests.web.people import Person
from tests.web.serving import Served

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def needed(found: str | None, what: str, hint: str) -> str:
    """What a test cannot do without: skip it for want of that, but in CI fail."""
    if found is None:
        say = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        say(f"{what} is missing: {hint}")
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = needed(shutil.which("chromium"), "Chromium", "scripts/browsers installs it")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def app() -> None:
    built = STATIC / "index.html"
    needed(str(built) if built.is_file() else None, "the web app", "scripts/web build makes it")


@pytest.fixture(scope="module")
def server(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:  # noqa: ARG001
    served = Served(tmp_path_factory.mktemp("house") / "data")
    served.start()
    yield served
    served.stop()


@pytest.fixture
def fragile(app: None, tmp_path: Path) -> Iterator[Served]:  # noqa: ARG001 - it is only needed
    """A server that a test may kill."""
    served = Served(tmp_path / "data")
    served.start()
    yield served
    served.stop()


# The worker that keeps the app for later would fetch all of it for everybody who arrives.
CALM = {"reduced_motion": "reduce", "service_workers": "block"}

Arrive = Callable[..., Person]


@pytest.fixture
def arrive(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Somebody new opens a browser; nobody may have talked to strangers or heard of faults."""
    people: list[Person] = []

    def arriving(name: str = "Ada", url: str | None = None, **options: object) -> Person:
        address = url or request.getfixturevalue("server").url
        context = browser.new_context(**CALM | options)
        people.append(Person(context, address, name))
        return people[-1]

    yield arriving
    for person in people:
        person.context.close()
    assert [person.strangers for person in people if person.strangers] == []
    assert [person.faults for person in people if person.faults] == []
