"""The app without a connection, once it has been there: a service worker keeps all of it."""

import re
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect

from gnumies.server.pages import STATIC
from tests.web.conftest import Arrive
from tests.web.people import Tab
from tests.web.test_pad import EXAMPLE, enter, has, shared

KEPT = """async () => Promise.all((await caches.keys()).sort().map(async (name) =>
  [name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)]))"""
MARK = '<meta name="edition" content="second">'
NO_WORKER = "delete Navigator.prototype.serviceWorker"  # as browsers have it on insecure pages


class House(SimpleHTTPRequestHandler):
    """The built app without its API: the same page for every path that is no file."""

    def translate_path(self, path: str) -> str:
        file = Path(self.directory, path.split("?", maxsplit=1)[0].lstrip("/"))
        return str(file if file.is_file() else Path(self.directory, "index.html"))

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


@pytest.fixture
def house(app: None, tmp_path: Path) -> Iterator[ThreadingHTTPServer]:  # noqa: ARG001 - it is copied
    """A host of a copy of the app, which a test may change and shut."""
    shutil.copytree(STATIC, tmp_path / "app")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(House, directory=tmp_path / "app"))
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def offline_ready(tab: Tab) -> Tab:
    tab.go("/pad").shows("This page works without a connection.")
    return tab


def test_the_pages_open_without_a_connection_after_the_first_visit(arrive: Arrive) -> None:
    person = arrive(service_workers="allow")
    tab = offline_ready(person.tab)
    enter(tab, EXAMPLE)
    person.context.set_offline(True)
    tab.page.reload()
    has(tab, "Player 1", 99)
    enter(tab, ["15"])
    has(tab, "Player 1", 114)
    assert shared(tab).startswith("http")
    tab.go("/rules#R7.1").shows("First the Wullawakis leave your room")
    tab.go().shows("Play now")
    asked = "fetch('/api/bots').then(() => 'answered', () => 'no answer')"
    assert tab.page.evaluate(asked) == "no answer"


def test_all_texts_are_kept_and_nothing_of_the_api(arrive: Arrive) -> None:
    tab = offline_ready(arrive(service_workers="allow").tab)
    tab.go("/lobby").shows("No table is waiting")
    [(name, paths)] = tab.page.evaluate(KEPT)
    assert re.fullmatch("gnumies-[0-9a-f]{16}", name)
    assert [path for path in paths if not re.match(r"/(assets/|icon|manifest|$)", path)] == []
    built = {f"/assets/{file.name}" for file in (STATIC / "assets").iterdir()}
    assert built <= set(paths)


def test_the_worker_is_asked_for_anew(arrive: Arrive) -> None:
    tab = arrive().tab
    answer = tab.page.request.get(f"{tab.url}/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")


def test_a_new_version_is_there_at_once_and_the_old_one_goes(
    arrive: Arrive, house: ThreadingHTTPServer, tmp_path: Path
) -> None:
    tab = offline_ready(
        arrive(url=f"http://127.0.0.1:{house.server_port}", service_workers="allow").tab
    )
    [(old, _)] = tab.page.evaluate(KEPT)
    index, worker = tmp_path / "app/index.html", tmp_path / "app/sw.js"
    index.write_text(index.read_text().replace("</head>", f"{MARK}</head>"))
    newer = re.sub(r"VERSION = '\w+'", "VERSION = 'second'", worker.read_text())
    worker.write_text(newer)
    tab.page.reload()
    mark = tab.page.locator("meta[name=edition]")
    expect(mark).to_have_count(1)
    for _ in range(100):
        names = [name for name, _ in tab.page.evaluate(KEPT)]
        if old not in names:
            break
        tab.page.wait_for_timeout(100)
    assert names == ["gnumies-second"]
    house.shutdown()
    house.server_close()
    tab.page.reload()
    expect(mark).to_have_count(1)
    has(tab, "Player 1", 0)


def test_over_plain_http_it_says_what_needs_the_host(arrive: Arrive) -> None:
    person = arrive()
    person.context.add_init_script(NO_WORKER)
    person.tab.go("/pad").shows("only to load it again, the host has to be there")
