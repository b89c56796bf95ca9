"""What axe finds on a page that hinders people who see, move or read differently (WCAG 2.2 AA)."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# A colour on its way to another one is neither.
AT_REST = """async () => {
  const isFinite = ({ effect }) => effect.getComputedTiming().endTime < 1e5
  const ends = (each) => each.playState === 'running' && isFinite(each)
  for (let moving; (moving = document.getAnimations().filter(ends)).length; )
    await Promise.all(moving.map((each) => each.finished.catch(() => null)))
}"""


def barriers(page: Page) -> list[tuple[str, list[str], str]]:
    """Which rule is broken, by what, and in which of light and dark."""
    return [
        (each["id"], node["target"], look)
        for look in ("light", "dark")
        for each in _found(page, look)
        for node in each["nodes"]
    ]


def _found(page: Page, look: str) -> list[dict]:
    page.emulate_media(color_scheme=look)
    page.evaluate(PAINTED)
    page.evaluate(AT_REST)
    return Axe().run(page).response["violations"]
