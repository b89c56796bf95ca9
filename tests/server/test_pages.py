"""The web app is served where it has been built, with what lies beside it."""

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from gnumies.server.pages import BESIDE, page_routes


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
