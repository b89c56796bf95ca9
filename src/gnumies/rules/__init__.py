"""The Gnumies as pure values: ``start`` a ``Setup``, ``play`` moves, show each seat its ``view``.

Standard library only; no clock, no randomness, no input or output. Rule ids such as R2.3 are those
of the rules (``gnumies rules``).
"""

from gnumies.rules.cards import BidCard, Color, PartyCard
from gnumies.rules.errors import BadValue, IllegalMove, RuleError
from gnumies.rules.events import Event, audience, seen_by
from gnumies.rules.legal import check, legal_moves
from gnumies.rules.luckynits import DEFAULT_LUCKYNITS, Luckynits
from gnumies.rules.moves import Bid, Give, Keep, Move, parse_move
from gnumies.rules.play import Step, play, start
from gnumies.rules.ruleset import DUTCH, OVERVIEW, RULEBOOK, RULESETS, Ruleset, ruleset_named
from gnumies.rules.scoring import RoomScore, ScoredSet, score_room, set_points
from gnumies.rules.setup import FEWEST_SEATS, MOST_SEATS, Setup, check_seats
from gnumies.rules.state import Bidding, Deciding, Over, Phase, State
from gnumies.rules.view import BiddingView, DecidingView, View, view

__all__ = [
    "DEFAULT_LUCKYNITS",
    "DUTCH",
    "FEWEST_SEATS",
    "MOST_SEATS",
    "OVERVIEW",
    "RULEBOOK",
    "RULESETS",
    "BadValue",
    "Bid",
    "BidCard",
    "Bidding",
    "BiddingView",
    "Color",
    "Deciding",
    "DecidingView",
    "Event",
    "Give",
    "IllegalMove",
    "Keep",
    "Luckynits",
    "Move",
    "Over",
    "PartyCard",
    "Phase",
    "RoomScore",
    "RuleError",
    "Ruleset",
    "ScoredSet",
    "Setup",
    "State",
    "Step",
    "View",
    "audience",
    "check",
    "check_seats",
    "legal_moves",
    "parse_move",
    "play",
    "ruleset_named",
    "score_room",
    "seen_by",
    "set_points",
    "start",
    "view",
]
