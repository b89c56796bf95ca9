"""The web app is served where it has been built, with what lies beside it."""

import json
import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from gnumies.server.pages import BESIDE, PACKED, page_routes


def test_without_a_web_app_there_is_only_the_page(tmp_path: Path) -> None:
    assert len(page_routes(tmp_path)) == 1
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>app</p>")
    assert len(page_routes(tmp_path)) == 2


@pytest.mark.parametrize(("name", "kind"), BESIDE.items())
def test_what_lies_beside_the_page_is_asked_for_anew(tmp_path: Path, name: str, kind: str) -> None:
    (tmp_path / "index.html").write_text("<p>app</p>")
    (tmp_path / name).write_bytes(b"\x89 it")
    with TestClient(Litestar(page_routes(tmp_path))) as client:
        answer = client.get(f"/{name}")
        assert (answer.content, answer.headers["cache-control"]) == (b"\x89 it", "no-cache")
        assert answer.headers["content-type"].split(";")[0] == kind
        assert client.get(f"/pad/{name}").text == "<p>app</p>"


def test_what_is_not_there_is_the_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>app</p>")
    (tmp_path / ".stamp").write_text("secret")
    with TestClient(Litestar(page_routes(tmp_path))) as client:
        for path in ("/sw.js", "/.stamp", "/index.html"):
            assert client.get(path).text == "<p>app</p>"


def test_an_app_that_is_built_anew_is_shown_at_once(tmp_path: Path) -> None:
    page, worker = tmp_path / "index.html", tmp_path / "sw.js"
    page.write_text("<p>old</p>")
    worker.write_text("old()")
    with TestClient(Litestar(page_routes(tmp_path))) as client:
        assert (client.get("/").text, client.get("/sw.js").text) == ("<p>old</p>", "old()")
        page.unlink()
        assert client.get("/").text == "<p>old</p>"
        page.write_text("<p>new app</p>")
        worker.write_text("new()!")
        assert (client.get("/").text, client.get("/sw.js").text) == ("<p>new app</p>", "new()!")


@pytest.mark.parametrize("damage", ["", "{", "[]", "{}", '{"paths": 1}', '{"paths": {}}', "\xff"])
def test_while_an_app_is_written_the_page_is_shown_as_it_was(tmp_path: Path, damage: str) -> None:
    page, early = tmp_path / "index.html", tmp_path / "early.json"
    page.write_text("<p>app</p></head>")
    early.write_text(damage, "latin-1")
    needs = {"paths": {"/pad": {"files": ["a.js"], "texts": []}}, "texts": {}}
    with TestClient(Litestar(page_routes(tmp_path))) as client:
        assert client.get("/").text == "<p>app</p></head>"
        early.write_text(json.dumps(needs))
        assert "a.js" in client.get("/pad").text
        page.write_bytes(b"\xff half a letter")
        assert client.get("/").status_code == 200


def test_the_app_comes_packed_and_with_what_tells_its_version(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>app</p>" * 100)
    (tmp_path / "icon-192.png").write_bytes(b"\x89" * 2000)
    (tmp_path / "assets/app-1.js").write_text("play()\n" * 1000)
    routes = page_routes(tmp_path)
    with TestClient(Litestar(routes, compression_config=PACKED)) as client:
        script = client.get("/assets/app-1.js")
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["vary"] == "Accept-Encoding"
        assert script.headers["cache-control"] == "max-age=31536000, immutable"
        assert (script.text, script.num_bytes_downloaded < 200) == ("play()\n" * 1000, True)
        plain = client.get("/assets/app-1.js", headers={"Accept-Encoding": "identity"})
        assert plain.headers["etag"] == script.headers["etag"]
        assert (plain.text, plain.num_bytes_downloaded) == (script.text, 7000)
        assert client.get("/").headers["content-encoding"] == "gzip"
        assert "content-encoding" not in client.get("/icon-192.png").headers


def test_a_page_asks_early_for_what_its_path_and_language_need(
    tmp_path: Path,
) -> None:
    needed = {
        "paths": {
            "/rules": {
                "files": ["/assets/rules.css", "/assets/core.js"],
                "texts": ["web", "rules"],
            },
            "/table/:id": {"files": ["/assets/table.js"], "texts": ["web"]},
        },
        "texts": {
            "en": {"web": "/assets/en.js", "rules": "/assets/en-rules.js"},
            "de": {"web": "/assets/de.js", "rules": "/assets/de-rules.js"},
        },
    }
    (tmp_path / "early.json").write_text(json.dumps(needed))
    (tmp_path / "index.html").write_text('<head><script src="/assets/core.js"></script></head>')

    def links(path: str, languages: str) -> list[str]:
        text = client.get(path, headers={"Accept-Language": languages}).text
        return re.findall('href="/assets/([^"]+)"', text)

    with TestClient(Litestar(page_routes(tmp_path))) as client:
        assert links("/rules", "fr, de-AT;q=0.8, en") == ["rules.css", "de.js", "de-rules.js"]
        assert links("/table/7f", "fr") == ["table.js", "en.js"]
        assert links("/table/7f/more", "DE") == links("/", "de") == ["de.js"]
        assert client.get("/early.json").text == client.get("/").text
