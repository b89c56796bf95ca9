"""The web app is served where it has been built."""

from pathlib import Path

from gnumies.server.pages import page_routes


def test_without_a_web_app_there_is_only_the_page(tmp_path: Path) -> None:
    assert len(page_routes(tmp_path)) == 1
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>app</p>")
    assert len(page_routes(tmp_path)) == 2
