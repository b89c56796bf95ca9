"""The supply: random words, and the next card (R2.2)."""

# pyright: basic

from gnumies.sim import stream
from gnumies.sim.bits import count, lowest, mixed, nth, shifted
from gnumies.sim.compiled import inlined

_STEP = stream.signed(stream.STEP)
_TWIST = stream.signed(stream.TWIST)
_GOLDEN = stream.signed(stream.GOLDEN)
_MIX = (stream.signed(stream.MIX[0]), stream.signed(stream.MIX[1]))


@inlined
def game_key(base, game):
    """``stream.game_key`` on signed words."""
    x = base + game * _GOLDEN
    x = (x ^ shifted(x, 30)) * _MIX[0]
    x = (x ^ shifted(x, 27)) * _MIX[1]
    return x ^ shifted(x, 31)


@inlined
def word(key, number):
    """``stream.word`` on signed words."""
    x = key + number * _STEP
    return mixed(x, x ^ _TWIST)


@inlined
def draw(rules, key, supply):
    """The next card, and the supply without it; there must be one."""
    left = count(supply)
    # In a given order the number is 0: the lowest bit is on top.
    number = shifted(word(key, left), 32) & rules.shuffled
    bit = nth(supply, shifted(number * left, 32))
    return rules.card_of[lowest(bit)] + 0, supply ^ bit
