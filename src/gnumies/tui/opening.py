"""How games at this terminal begin, are written down, and go on another day."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from gnumies.bots.base import BotFactory
from gnumies.bots.catalog import installed_bot, load_bot
from gnumies.record import Player, Record, replay
from gnumies.record.fair import shuffled
from gnumies.rules import Color, Setup
from gnumies.rules.notation import Json
from gnumies.tui.game import Game
from gnumies.tui.options import DEFAULT_BOT, PERSON, PlayOptions, Seat

KEY: Final = "tui"
"""The key of a record below which this terminal notes who plays, and with which luck."""

_SEED_BITS: Final = 53
"""As many as every reader of JSON keeps."""


def opened(options: PlayOptions) -> Game:
    """The game that the options ask for; ``RuleError`` for a bot or a record that is no good."""
    return _resumed(options, options.resume) if options.resume else _dealt(options)


def again(game: Game, options: PlayOptions) -> PlayOptions:
    """The options for another game of the same people, with another luck."""
    setup = game.setup
    return replace(
        options,
        seats=game.seats,
        ruleset=setup.ruleset,
        luckynits=setup.luckynits,
        seed=None,
        resume=None,
        path=None,
    )


def written(game: Game, before: Record | None = None) -> Record:
    """The game as a record, with what the record that it was resumed from has besides."""
    setup = game.setup
    fresh = Record(
        players=tuple(
            Player(seat.name, color) for seat, color in zip(game.seats, setup.colors, strict=True)
        ),
        supply=setup.supply,
        ruleset=setup.ruleset,
        youngest_first=setup.youngest_first,
        luckynits=setup.luckynits,
    )
    kinds: list[Json] = [seat.kind for seat in game.seats]
    kept = before or fresh
    noted: dict[str, Json] = {KEY: {"seats": kinds, "seed": game.seed}}
    return replace(kept, moves=tuple(game.moves), extra=dict(kept.extra) | noted)


def _dealt(options: PlayOptions) -> Game:
    seed = secrets.randbits(_SEED_BITS) if options.seed is None else options.seed
    setup = Setup(
        options.ruleset,
        tuple(Color)[: len(options.seats)],
        shuffled(options.ruleset.deck, str(seed).encode()),
        luckynits=options.luckynits,
    )
    return Game(setup, options.seats, seed, _loaded(options.seats, options))


def _resumed(options: PlayOptions, record: Record) -> Game:
    replay(record)  # refuses what is not legal, with the number of the move
    seats = _seats(options, record)
    game = Game(record.setup, seats, _seed(record), _loaded(seats, options))
    game.take_up(record.moves)
    return game


def _loaded(seats: Sequence[Seat], options: PlayOptions) -> dict[str, BotFactory]:
    """The bots of the seats; a file that only a record names is not run."""
    named = {seat.kind for seat in options.seats}
    return {
        seat.kind: load_bot(seat.kind) if seat.kind in named else installed_bot(seat.kind)
        for seat in seats
        if not seat.is_person
    }


def _seats(options: PlayOptions, record: Record) -> tuple[Seat, ...]:
    """Who plays: as the record notes, else as the options say, else one person and bots."""
    names = [player.name for player in record.players]
    kinds = _noted(record).get("seats")
    if not isinstance(kinds, list) or len(kinds) != len(names):
        kinds = [seat.kind for seat in options.seats]
    if len(kinds) != len(names):
        kinds = [PERSON] + [DEFAULT_BOT] * (len(names) - 1)
    return tuple(Seat(name, str(kind)) for name, kind in zip(names, kinds, strict=True))


def _seed(record: Record) -> int:
    seed = _noted(record).get("seed")
    return seed if isinstance(seed, int) else 0


def _noted(record: Record) -> dict[str, Json]:
    noted = record.extra.get(KEY)
    return noted if isinstance(noted, dict) else {}
