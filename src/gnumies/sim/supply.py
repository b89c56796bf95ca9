"""The supply: random words, and the next card (R2.2)."""

# pyright: basic

from gnumies.sim import stream
from gnumies.sim.bits import count, lowest, mixed, nth, shifted
from gnumies.sim.compiled import inlined

_LOW = 2**32 - 1
_SIGNED = 2**64
STEP = stream.STEP if stream.STEP < 2**63 else stream.STEP - _SIGNED
TWIST = stream.TWIST - _SIGNED
GOLDEN = stream.GOLDEN - _SIGNED
_MIX_1 = 0xBF58476D1CE4E5B9 - _SIGNED
_MIX_2 = 0x94D049BB133111EB - _SIGNED


@inlined
def game_key(base, game):
    """``stream.game_key`` on signed words."""
    x = base + game * GOLDEN
    x = (x ^ shifted(x, 30)) * _MIX_1
    x = (x ^ shifted(x, 27)) * _MIX_2
    return x ^ shifted(x, 31)


@inlined
def word(key, number):
    """``stream.word`` on signed words."""
    x = key + number * STEP
    return mixed(x, x ^ TWIST)


@inlined
def draw(rules, key, supply):
    """The next card, and the supply without it; there must be one."""
    left = count(supply)
    # In a given order the number is 0: the lowest bit is on top.
    number = shifted(word(key, left), 32) & rules.shuffled
    bit = nth(supply, shifted(number * left, 32))
    return rules.card_of[lowest(bit)] + 0, supply ^ bit
