import socket

import pytest
from playwright.sync_api import expect

from gnumies.server.network import network_address
from tests.web.conftest import Arrive, needed
from tests.web.people import make_table
from tests.web.serving import Served


@pytest.fixture
def address() -> str:
    found = network_address()
    return needed(found, "a network", "this machine has no address but its own")


def test_people_on_the_same_network_join_over_plain_http(
    fragile: Served, arrive: Arrive, address: str
) -> None:
    with pytest.raises(OSError, match="refused"):
        socket.create_connection((address, fragile.port), 2)
    ada = arrive("Ada", fragile.url)
    make_table(ada.tab)
    ada.tab.press("Open it to this network")
    link = ada.tab.page.get_by_role("textbox", name="Link")
    expect(link).to_have_value(f"http://{address}:{fragile.port}/table/{ada.tab.table}")
    expect(ada.tab.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    bo = arrive("Bo", f"http://{address}:{fragile.port}")
    bo.tab.go(link.input_value())
    assert not bo.tab.page.evaluate("isSecureContext")
    bo.tab.press("Take a seat")
    bo.tab.shows("You are in.")
    ada.tab.press("Start the game")
    for tab in (ada.tab.sees_table(), bo.tab.sees_table()):
        tab.bid()
    for tab in (ada.tab, bo.tab):
        expect(tab.reveal).to_be_visible()
    assert set(ada.tab.view()["fairness"]["nonces"]) == {"0", "1"}
