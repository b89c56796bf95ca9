import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import gather
from tests.web.relay import relay
from tests.web.serving import Served

# What everybody may know names every card: what is held and what has been played (R2.5), the ties,
# what one may bid oneself.
ANSWER = re.compile(rb"(?=HTTP/1\.1 \d{3} )")
CHUNK = re.compile(rb"\r\n[0-9a-f]+\r\n")
KNOWN = re.compile(rb'"(?:hands|discards)":\[\[.*?\]\]|"luckynits":\{.*?\}\}|"legal":\[.*?\]')


def told(heard: bytes) -> bytes:
    """What a connection says, without the program and its pictures, which are everybody's."""
    answers = ANSWER.split(heard)
    return b"".join(said for said in answers if b"immutable" not in said.split(b"\r\n\r\n")[0])


def test_nothing_that_others_receive_tells_a_bid_before_the_reveal_or_the_deck_before_the_end(
    arrive: Arrive, server: Served
) -> None:
    with relay(server.port) as to_bo, relay(server.port) as to_watcher:
        ada = arrive("Ada")
        plain = {"extra_http_headers": {"Accept-Encoding": "identity"}}
        bo, watcher = arrive("Bo", to_bo.url, **plain), arrive("Watcher", to_watcher.url, **plain)
        gather(ada, bo)
        watcher.tab.go(f"/table/{ada.tab.table}").shows("You are watching.")
        keys = []
        ada.tab.page.on(
            "request", lambda asked: keys.extend(re.findall("[0-9a-f]{32}", asked.post_data or ""))
        )
        bids = [ada.tab.bid(place) for place in (4, 6)]
        expect(ada.tab.placed).to_have_text(bids[-1])
        ada.tab.shows("you may still change it")
        for other in (bo.tab, watcher.tab):
            seat = other.page.get_by_role("region", name="Ada")
            expect(seat.get_by_text("has bid", exact=True)).to_be_attached()
            other.page.reload()  # the whole table anew, with the bid pending
            expect(seat.get_by_text("has bid", exact=True)).to_be_attached()
        assert len(keys) == len(bids)
        heard = [told(to.heard) for to in (to_bo, to_watcher)]
        for everything in heard:
            assert b"content-encoding" not in everything.lower()
            news = KNOWN.sub(b"", CHUNK.sub(b"", everything))
            assert b'"bid-placed"' in news
            assert all(each not in news for each in (b'"hands"', b"<svg"))
            assert [s for s in (*(f'"{bid}"' for bid in bids), *keys) if s.encode() in news] == []
        ada.tab.press("Menu")
        ada.tab.press("End it for everybody")
        ada.tab.press("Yes, end it")
        bo.tab.shows("The table is closed")
        record = ada.tab.page.request.get(f"{server.url}/api/tables/{ada.tab.table}/record").json()
        secret = record["fairness"]["secret"]
        # Some cards in a row may come by chance; so many do not.
        supply = record["supply"][1:13]
        orders = [form.join(supply).encode() for form in ('","', " ", ",", "")]
        for everything in heard:
            assert not any(each in everything for each in (secret.encode(), *orders))
        assert secret.encode() in to_bo.heard
