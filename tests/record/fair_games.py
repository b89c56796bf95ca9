"""A record with a fair deck as plain data, to be tampered with by tests."""

from gnumies.record.fair import commitment, nonce_commitment, shuffled
from gnumies.record.fairness import Fairness, Pledge, fairness_data
from gnumies.rules import RULEBOOK
from tests.record.games import Data, bid, data

SECRET = bytes(range(32))
NONCES = {0: bytes([7] * 32), 1: bytes([8] * 32)}


def fair(*, opened: tuple[int, ...] = (0, 1), secret: bytes | None = SECRET) -> Data:
    """A record of two people with a fair deck, of which those seats have opened their nonces."""
    pledges = tuple(
        Pledge(seat, nonce_commitment(nonce), nonce if seat in opened else None)
        for seat, nonce in NONCES.items()
    )
    fairness = Fairness(commitment(SECRET), pledges, SECRET)
    assert fairness.key is not None
    supply = [str(card) for card in shuffled(RULEBOOK.deck, fairness.key)]
    shown = Fairness(fairness.commitment, pledges, secret)
    return data(supply=supply, moves=[bid(0, "50")], fairness=fairness_data(shown))
