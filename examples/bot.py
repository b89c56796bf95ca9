"""A whole bot, to copy and to beat.

Try it:
    gnumies simulate --players 2 --bots ./examples/bot.py,random --games 1000 --seed 1
"""

from random import Random

from gnumies.rules import Bid, BiddingView, Move, PartyCard, View


class Bot:
    """Bids its highest card for what makes a set or spoils one, and its lowest for the rest."""

    def choose(self, view: View, rng: Random, budget: float) -> Move:  # noqa: ARG002
        """Pick one of the moves in ``view.legal``; a view has all that a player may know."""
        # Our Gnalli has drawn a card. The first legal move is to keep it; others give it away.
        if not isinstance(view.phase, BiddingView):
            return view.legal[0]
        bids = [move for move in view.legal if isinstance(move, Bid) and move.card]
        if not bids:  # Nothing but the Gnalli is left, and it must be played.
            return view.legal[0]
        card = view.phase.face_up
        # Who wins a Wullawaki keeps the bid, and all the others lose theirs.
        if card is PartyCard.WULLAWAKI or any(card in room for room in view.rooms):
            return bids[-1]
        # Now and then a middling card, so that the others cannot be sure.
        return bids[rng.randrange(len(bids)) // 2]
