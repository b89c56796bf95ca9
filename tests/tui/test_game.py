"""The game without its screens: who looks, what is told, what is written down."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from gnumies.record import Record, RecordedMove, read, replay, write
from gnumies.rules import DUTCH, Bid, BidCard, Give, Keep, PartyCard, RuleError, Ruleset
from gnumies.rules import events as e
from gnumies.tui.game import Game
from gnumies.tui.moments import Curtain, Ended, Table
from gnumies.tui.opening import opened, written
from gnumies.tui.options import PERSON, PlayOptions
from tests.tui.helpers import BID, CARD, TINY, game_of, options, seats


def saved(game: Game) -> Record:
    """What a file would give back."""
    return read(write(written(game)))


def resumed(record: Record) -> Game:
    return opened(PlayOptions(resume=record))


def step(game: Game, luck: Random) -> None:
    """Go on, or make any move of any awaited seat."""
    if game.paused:
        game.go_on()
    else:
        seat = luck.choice(game.awaited)
        game.play(luck.choice(game.view(seat).legal))


def moments(ruleset: Ruleset, *kinds: str) -> Iterator[Game]:
    """One whole game, stopped at every moment that it has."""
    game, luck = opened(options(*kinds, ruleset=ruleset)), Random(5)
    while not game.over:
        yield game
        step(game, luck)
    yield game


def test_one_person_needs_no_curtain() -> None:
    for game in moments(TINY, PERSON, "random"):
        assert game.moment == Table(0) or isinstance(game.moment, Ended)


def test_people_look_one_after_the_other() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, PERSON)
    assert game.moment == Curtain(0)
    game.sit(0)
    game.play(Bid(0, BID.TEN))
    assert game.moment == Table(0), "he may reconsider before he passes on"
    game.play(Bid(0, BID.TWENTY))
    game.pass_on()
    assert game.moment == Curtain(1)
    game.sit(1)
    game.play(Bid(1, BID.TEN))
    assert game.moment == Table(None), "all look at the reveal"
    assert game.board.revealed == ((0, BID.TWENTY), (1, BID.TEN))
    game.go_on()
    assert game.moment == Curtain(0)


def test_people_wait_together_for_a_bot() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, PERSON, "random")
    for seat in (0, 1):
        game.sit(seat)
        game.play(Bid(seat, BID.TEN))
        game.pass_on()
    assert game.moment == Table(None)
    assert game.bots_awaited == (2,)


def test_r2_3_of_a_replaced_bid_the_last_one_is_written_and_nobody_is_told() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, PERSON)
    game.play(Bid(0, BID.TEN))
    told = game.story(None)
    game.play(Bid(0, BID.THIRTY))
    assert game.story(None) == told
    assert game.moves == [RecordedMove(Bid(0, BID.THIRTY))]


def test_r9_2_a_bid_replaced_in_a_later_round_leaves_the_earlier_ones_as_they_were() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, PERSON)
    game.play(Bid(0, BID.TEN))
    game.play(Bid(1, BID.THIRTY))
    game.go_on()
    game.play(Bid(0, BID.TEN))
    game.play(Bid(0, BID.TWENTY))
    made = [recorded.move for recorded in game.moves]
    assert made == [Bid(0, BID.TEN), Bid(1, BID.THIRTY), Bid(0, BID.TWENTY)]
    assert saved(game).moves == tuple(game.moves)


def test_r2_6_the_drawn_card_is_told_to_its_drawer_alone() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, PERSON)
    game.play(Bid(0, BID.GNALLI))
    game.play(Bid(1, BID.TEN))
    assert game.moment == Table(None), "first all look at the reveal"
    game.go_on()
    assert game.moment == Curtain(0)
    saw = e.GnalliSaw(0, CARD.GUEST_3)
    assert saw in game.story(0)
    assert saw not in game.story(1)
    assert saw not in game.story(None)


def test_the_next_card_is_told_only_when_people_go_on() -> None:
    game = game_of((CARD.GUEST_2, CARD.GUEST_3), PERSON, "random")
    game.play(Bid(0, BID.TEN))
    game.play(Bid(1, BID.TWENTY))
    assert game.paused
    assert game.awaited == ()
    assert (game.board.face_up, game.board.winner) == (CARD.GUEST_2, 1)
    game.go_on()
    assert (game.board.face_up, game.board.winner) == (CARD.GUEST_3, None)


def test_bots_are_asked_only_when_everything_is_told() -> None:
    for game in moments(TINY, "random", "random", "random"):
        assert not (game.paused and game.bots_awaited)


def test_r5_2_a_second_bidding_waits_for_people_to_see_the_first() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, PERSON)
    game.play(Bid(0, BID.GNALLI))
    game.play(Bid(1, BID.GNALLI))
    assert game.paused
    assert game.board.bid_of(0) is BID.GNALLI
    game.go_on()
    assert game.board.bid_of(0) is None
    assert game.moment == Curtain(0)


@pytest.mark.parametrize("kinds", [(PERSON, "random"), (PERSON, PERSON, "greedy")], ids=len)
@pytest.mark.parametrize("ruleset", [TINY, DUTCH], ids=lambda ruleset: ruleset.name)
def test_a_game_is_resumed_from_every_moment(ruleset: Ruleset, kinds: tuple[str, ...]) -> None:
    phases: set[str] = set()
    for game in moments(ruleset, *kinds):
        again = resumed(saved(game))
        assert (again.seats, again.seed, again.setup) == (game.seats, game.seed, game.setup)
        assert again.moves == game.moves
        for viewer in (None, *range(len(kinds))):
            assert again.view(viewer) == game.view(viewer)
        phases.add(type(game.view(0).phase).__name__ + str(game.paused))
    assert {"BiddingViewTrue", "BiddingViewFalse", "DecidingViewFalse", "OverFalse"} <= phases


def test_between_reveal_and_going_on_the_result_is_still_there() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, "random")
    game.play(Bid(0, BID.TEN))
    game.play(Bid(1, BID.TWENTY))
    again = resumed(saved(game))
    assert again.paused
    assert again.board == game.board


def test_with_bids_in_the_next_round_has_begun() -> None:
    game = game_of((CARD.GUEST_2,), PERSON, "random")
    game.play(Bid(0, BID.TEN))
    game.play(Bid(1, BID.THIRTY))
    game.go_on()
    game.play(Bid(0, BID.TWENTY))
    again = resumed(saved(game))
    assert not again.paused
    assert again.board == game.board
    assert again.board.placed == {0}


def test_the_end_is_still_the_end() -> None:
    *_, game = moments(TINY, PERSON, "random")
    assert isinstance(resumed(saved(game)).moment, Ended)


def test_a_record_of_somebody_else_is_played_by_one_person_and_bots() -> None:
    record = Record(
        written(opened(options("random", PERSON, "random"))).players, TINY.deck, (), TINY
    )
    game = resumed(record)
    assert [seat.kind for seat in game.seats] == [PERSON, "medium", "medium"]
    game = opened(PlayOptions(seats=seats("random", PERSON, "random"), resume=record))
    assert [seat.kind for seat in game.seats] == ["random", PERSON, "random"]


@pytest.mark.parametrize(
    "noted", [None, [], {}, {"seats": "person", "seed": "x"}, {"seats": ["person"]}]
)
def test_a_bad_note_in_a_record_is_as_good_as_none(noted: object) -> None:
    record = written(opened(options("random", PERSON)))
    strange = Record(record.players, record.supply, (), TINY, extra={"tui": noted})  # type: ignore[arg-type]
    assert [seat.kind for seat in resumed(strange).seats] == [PERSON, "medium"]


def test_a_file_that_only_the_record_names_is_not_run(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "class Own:\n    def choose(self, view, rng, budget):\n        return view.legal[0]\n"
    )
    record = saved(opened(options(PERSON, str(bot))))
    with pytest.raises(RuleError, match="--bots"):
        resumed(record)
    again = opened(PlayOptions(seats=seats(PERSON, str(bot)), resume=record))
    assert again.seats[1].kind == str(bot)


def test_other_keys_of_a_resumed_record_are_kept() -> None:
    record = written(opened(options(PERSON, "random")))
    other = Record(record.players, record.supply, (), TINY, extra={"commitment": "abc"})
    game = resumed(other)
    game.play(Bid(0, BID.TEN))
    again = written(game, other)
    assert again.extra["commitment"] == "abc"
    assert again.moves == (RecordedMove(Bid(0, BID.TEN)),)
    replay(again)


def test_a_bot_has_the_same_luck_when_the_game_is_resumed() -> None:
    game = opened(options(PERSON, "random", "random"))
    game.play(Bid(0, BID.TEN))
    again = resumed(saved(game))
    for seat in (1, 2):
        assert game.question(seat)() == again.question(seat)()


def test_the_same_seed_gives_the_same_game() -> None:
    def play() -> list[RecordedMove]:
        game = opened(options("random", "random", "greedy", ruleset=DUTCH))
        while not game.over:
            if game.paused:
                game.go_on()
            else:
                seat = game.bots_awaited[0]
                game.answer(seat, game.question(seat)())
        return game.moves

    assert play() == play()


@pytest.mark.parametrize(
    "answer", ["50", None, Bid(1, BidCard.FIFTY), Keep(0), Give(0, 1)], ids=str
)
def test_an_answer_that_is_no_legal_move_ends_the_game_in_one_line(answer: object) -> None:
    game = game_of((CARD.GUEST_2,), "random", PERSON)
    game.answer(0, answer)
    assert game.fault is not None
    assert "it answered" in game.fault.reason or game.fault.rule
    assert "\n" not in str(game.fault)
    assert game.bots_awaited == ()
    assert game.moves == []


def test_all_that_is_told_is_told_once_and_in_order() -> None:
    game = opened(options(PERSON, "random"))
    luck = Random(1)
    before: tuple[e.Event, ...] = ()
    while not game.over:
        step(game, luck)
        story = game.story(None)
        assert story[: len(before)] == before
        before = story
    assert isinstance(before[-1], e.GameEnded)
    assert sum(isinstance(event, e.CardTurned) for event in before) == game.board.round
    assert PartyCard.WULLAWAKI in TINY.deck
