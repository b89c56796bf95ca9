"""The pure core: commands, their fold, and what is due, without a database."""

from dataclasses import replace

import pytest

from gnumies.record import replay
from gnumies.record.fair import commitment, nonce_commitment
from gnumies.record.verify import verify
from gnumies.rules import BidCard, legal_moves, view
from gnumies.server.settings import Times
from gnumies.server.tables import commands, seating
from gnumies.server.tables.due import dues
from gnumies.server.tables.fold import new_table
from gnumies.server.tables.options import Options, SeatChoice, checked
from gnumies.server.tables.record import record_of
from gnumies.server.tables.refusal import Refusal
from gnumies.server.tables.story import Story, visible
from gnumies.server.tables.table import Pending, Table

NONCES = [bytes([number] * 32) for number in range(3)]
SECRET = bytes(range(32))
START = 1_000_000


def gathering(people: int = 2, bots: int = 0, **options: str) -> Story:
    """A table with all its people seated."""
    seats = (
        SeatChoice("me", "Ada"),
        *[SeatChoice("open")] * (people - 1),
        *[SeatChoice("bot")] * bots,
    )
    table = new_table("t", checked(Options(seats, **options)), SECRET, START)  # type: ignore[arg-type]
    story = Story(table).then(seating.seat_creator(table, nonce_commitment(NONCES[0])), START)
    for nonce in NONCES[1:people]:
        _, entries = seating.take_seats(story.table, ["Bo"], nonce_commitment(nonce))
        story = story.then(entries, START)
    return story


def begun(people: int = 2, bots: int = 0, **options: str) -> Story:
    story = gathering(people, bots, **options)
    story = story.then(seating.open_nonces(story.table), START)
    for seat in range(people):
        opened = seating.open_nonce(story.table, seat, NONCES[seat].hex())
        story = story.then(opened, START)
    return story


def bid(
    story: Story, pending: Pending, seat: int, card: str, at: int = START, **how: bool
) -> Story:
    """Bid for the present card."""
    state, phase = story.table.state, story.table.bidding
    assert state is not None
    assert phase is not None
    entries = commands.bid(
        story.table,
        pending,
        seat,
        BidCard.parse(card),
        round=state.round,
        bidding=1 + phase.second,
        **how,
    )
    return story.then(entries, at)


def refused(code: str) -> object:
    class Refused:
        def __enter__(self) -> None: ...
        def __exit__(self, kind: object, error: object, _: object) -> bool:
            assert isinstance(error, Refusal), "nothing was refused"
            assert error.code == code
            return True

    return Refused()


def test_names_are_told_apart() -> None:
    assert [seat.name for seat in gathering(3).table.seats] == ["Ada", "Bo", "Bo 2"]


def test_the_game_starts_with_the_last_nonce() -> None:
    story = gathering()
    story = story.then(seating.open_nonces(story.table), START)
    assert story.table.status == "opening"
    story = story.then(seating.open_nonce(story.table, 1, NONCES[1].hex()), START)
    assert story.table.status == "opening"
    story = story.then(seating.open_nonce(story.table, 0, NONCES[0].hex()), START)
    assert story.table.status == "playing"
    assert [event.rule for event in story.told[-1].events][:1] == ["R2.2"]


def test_a_nonce_must_be_the_one_that_was_promised() -> None:
    story = gathering()
    with refused("no-nonce-due"):
        seating.open_nonce(story.table, 0, NONCES[0].hex())
    story = story.then(seating.open_nonces(story.table), START)
    with refused("wrong-nonce"):
        seating.open_nonce(story.table, 0, NONCES[1].hex())
    story = story.then(seating.open_nonce(story.table, 0, NONCES[0].hex()), START)
    assert seating.open_nonce(story.table, 0, NONCES[0].hex()) == ()


def test_the_supply_hangs_on_every_nonce_and_on_the_secret() -> None:
    def supply(table: Table) -> object:
        assert table.state is not None
        return table.state.setup.supply

    full = begun().table
    story = gathering()
    story = story.then(seating.open_nonces(story.table), START)
    story = story.then(seating.open_nonce(story.table, 0, NONCES[0].hex()), START)
    late = story.then(seating.start(story.table), START + 15_000).table
    assert supply(full) != supply(late)
    assert supply(full) == supply(begun().table)
    assert commitment(SECRET) != full.seats[0].commitment


def test_a_replaced_bid_is_no_entry_and_the_last_one_reveals() -> None:
    story = begun()
    placed = bid(story, {}, 0, "50")
    assert placed.table.placed == {0}
    assert bid(placed, {0: BidCard.FIFTY}, 0, "60") == placed
    revealed = bid(placed, {0: BidCard.SIXTY}, 1, "10")
    assert revealed.table.placed == frozenset()
    assert [told.number for told in revealed.told[-2:]] == [
        placed.table.number + 1,
        placed.table.number + 2,
    ]


def test_the_state_for_others_holds_no_real_bid() -> None:
    story = bid(begun(), {}, 0, "50")
    for_others = commands.with_bids(story.table, {})
    assert for_others is not None
    assert view(for_others, 1).awaited == (1,)
    assert view(for_others, 0).phase.my_bid != BidCard.FIFTY  # type: ignore[union-attr]
    mine = commands.with_bids(story.table, {0: BidCard.FIFTY})
    assert mine is not None
    assert view(mine, 0).phase.my_bid == BidCard.FIFTY  # type: ignore[union-attr]
    gnalli = commands.with_bids(story.table, {0: BidCard.GNALLI})
    assert gnalli is not None
    assert view(gnalli, 0).phase.my_bid == BidCard.GNALLI  # type: ignore[union-attr]


def test_a_bot_bids_for_the_absent_and_its_bid_stands() -> None:
    story = begun()
    with_absent = story.then(commands.take_over(story.table, 1), START)
    assert with_absent.table.seats[1].substituted
    assert not with_absent.table.paused
    story = bid(with_absent, {}, 1, "10", by_bot=True)
    back = story.then(commands.hand_back(story.table, 1), START)
    assert back.table.seats[1].present
    with refused("bot-has-bid"):
        bid(back, {1: BidCard.TEN}, 1, "20")
    assert commands.take_over(with_absent.table, 1) == ()


def test_who_has_left_does_not_come_back() -> None:
    story = begun()
    story = story.then(seating.leave(story.table, 1), START)
    assert story.table.seats[1].substituted
    assert commands.hand_back(story.table, 1) == ()
    story = story.then(seating.leave(story.table, 0), START)
    assert story.table.status == "closed"


def again(people: int = 2) -> Story:
    """The table of a rematch, where nobody has committed himself yet."""
    table = new_table("u", checked(Options((SeatChoice("me", "Ada"),) * people)), SECRET, START)
    return Story(table).then(seating.seat_again(begun(people).table), START)


def committed(story: Story, seat: int) -> Story:
    return story.then(seating.commit(story.table, seat, nonce_commitment(NONCES[seat])), START)


def test_a_rematch_waits_for_everybodys_commitment() -> None:
    story = committed(again(3), 0)
    with pytest.raises(Refusal) as caught:
        seating.open_nonces(story.table)
    assert (caught.value.status, caught.value.code) == (409, "not-committed")
    assert caught.value.message == "not here yet: Bo, Bo 2"
    story = committed(committed(story, 1), 2)
    story = story.then(seating.open_nonces(story.table), START)
    assert story.table.due_nonces == (0, 1, 2)


def test_who_does_not_come_to_a_rematch_loses_the_seat_when_it_is_late() -> None:
    story = committed(committed(again(3), 0), 2)
    late = story.then(seating.open_nonces(story.table, late=True), START)
    assert [seat.kind for seat in late.table.seats] == ["person", "bot", "person"]
    assert late.table.due_nonces == (0, 2)
    absent_host = committed(again(), 1)
    with refused("not-committed"):
        seating.open_nonces(absent_host.table, late=True)


def test_a_commitment_after_the_start_is_refused() -> None:
    story = again()
    playing = replace(story.table, status="playing")
    with refused("started"):
        seating.commit(playing, 1, nonce_commitment(NONCES[1]))
    assert seating.commit(begun().table, 1, nonce_commitment(NONCES[1])) == ()


def hot_seat() -> Story:
    """Ada at two seats, Bo at the third."""
    ada = SeatChoice("me", "Ada")
    table = new_table("t", checked(Options((ada, ada, SeatChoice("open")))), SECRET, START)
    story = Story(table).then(seating.seat_creator(table, nonce_commitment(NONCES[0])), START)
    _, entries = seating.take_seats(story.table, ["Bo"], nonce_commitment(NONCES[2]))
    return story.then(entries, START)


def test_a_commitment_stays_with_its_person_before_the_start() -> None:
    story = hot_seat()
    story = story.then(seating.leave(story.table, 0), START)
    seats = story.table.seats
    assert [seat.commitment is None for seat in seats] == [True, False, False]
    assert seats[1].commitment == nonce_commitment(NONCES[0])
    assert seats[0].kind == "open"
    assert story.table.uncommitted == ()
    story = story.then(seating.open_nonces(story.table), START)
    assert story.table.due_nonces == (1, 2)


def test_a_commitment_stays_with_its_person_after_the_start() -> None:
    story = hot_seat()
    story = story.then(seating.open_nonces(story.table), START)
    story = story.then(seating.leave(story.table, 0), START)
    assert story.table.status == "opening"
    assert story.table.due_nonces == (0, 2)
    story = story.then(seating.open_nonce(story.table, 1, NONCES[0].hex()), START)
    story = story.then(seating.open_nonce(story.table, 2, NONCES[2].hex()), START)
    assert story.table.status == "playing"
    assert story.table.nonces == {0: NONCES[0], 2: NONCES[2]}


def test_nobody_waits_for_the_nonce_of_a_person_who_has_left() -> None:
    story = gathering(3)
    story = story.then(seating.open_nonces(story.table), START)
    story = story.then(seating.leave(story.table, 1), START)
    story = story.then(seating.open_nonce(story.table, 0, NONCES[0].hex()), START)
    assert story.table.status == "opening"
    left_last = story.then(seating.leave(story.table, 2), START)
    assert left_last.table.status == "playing"
    opened_last = story.then(seating.open_nonce(story.table, 2, NONCES[2].hex()), START)
    assert opened_last.table.status == "playing"
    assert opened_last.table.nonces == {0: NONCES[0], 2: NONCES[2]}


def test_the_host_is_who_has_been_there_longest() -> None:
    story = gathering(3)
    assert story.table.host == 0
    story = story.then(seating.leave(story.table, 0), START)
    assert story.table.host == 1
    assert story.table.seats[0].kind == "open"


@pytest.mark.parametrize("clock", ["none", "bid-20", "bid-60", "game-300"])
def test_clocks_run_for_those_who_are_awaited(clock: str) -> None:
    story = begun(clock=clock)
    later = bid(story, {}, 0, "50", START + 5_000).table
    left = {"none": None, "bid-20": 13_000, "bid-60": 53_000, "game-300": 293_000}[clock]
    assert later.time_left(1, START + 7_000) == left
    saved = {"none": None, "bid-20": None, "bid-60": None, "game-300": 295_000}[clock]
    assert later.time_left(0, START + 7_000) == saved


def test_a_pause_does_not_cost_time() -> None:
    story = begun(people=1, bots=1, clock="bid-20")
    away = story.then(commands.take_over(story.table, 0), START + 5_000)
    assert away.table.paused
    assert away.table.time_left(0, START + 60_000) == 20_000
    back = away.then(commands.hand_back(away.table, 0), START + 60_000)
    assert back.table.time_left(0, START + 61_000) == 19_000


def actions(table: Table, heard: dict[int, int]) -> set[tuple[str, int]]:
    return {(due.action, due.seat) for due in dues(table, heard, Times())}


def test_what_is_due() -> None:
    story = gathering(2, bots=1)
    assert actions(story.table, {}) == {("close", -1)}
    story = story.then(seating.open_nonces(story.table), START)
    assert [due.at for due in dues(story.table, {}, Times())] == [START + 15_000]
    story = begun(2, bots=1, clock="bid-20")
    heard = {0: START, 1: START}
    moves = {("move", 0), ("move", 1), ("move", 2)}
    assert actions(story.table, heard) == moves | {
        ("close", -1),
        ("take-over", 0),
        ("take-over", 1),
    }
    due = {due.seat: due.at for due in dues(story.table, heard, Times()) if due.action == "move"}
    assert due[0] == due[1] == START + 20_000
    assert START + 1_000 <= due[2] <= START + 3_000
    for seat in (0, 1):
        story = story.then(commands.take_over(story.table, seat), START)
    assert actions(story.table, heard) == {("close", -1)}


def test_when_the_clock_is_set_back_nothing_is_waited_for_longer_than_its_time() -> None:
    story = begun(1, bots=1, clock="bid-20")
    back = START - 3_600_000
    assert commands.rewind(story.table, START - commands.AHEAD) == ()
    story = story.then(commands.rewind(story.table, back), back)
    assert (story.table.since, story.table.touched) == (back, back)
    assert commands.rewind(story.table, back) == ()
    due = {due.seat: due.at for due in dues(story.table, {0: back}, Times())}
    assert max(due[0], due[1]) <= back + 30_000
    assert story.table.time_left(0, back + 5_000) == 15_000
    assert visible(story.told[-1], ()) == ([], 0)
    late = begun().then(commands.rewind(begun().table, START + 60_000), START + 60_000)
    assert late == begun()


def test_reactions_are_limited_by_the_time_between_them_only() -> None:
    story = begun()
    story = story.then(commands.react(story.table, 0, "wow", START), START)
    with refused("too-many-reactions"):
        commands.react(story.table, 0, "wow", START + 999)
    assert commands.react(story.table, 0, "wow", START + 1_000)
    assert commands.react(story.table, 0, "wow", START - 3_600_000)


def test_a_whole_game_makes_a_record_that_is_proved() -> None:
    story = begun()
    while not story.table.finished:
        table = story.table
        if table.deciding is not None:
            assert table.state is not None
            entries = commands.decide(table, table.deciding.seat, None, round=table.state.round)
            story = story.then(entries, START)
            continue
        pending: dict[int, BidCard] = {}
        for seat in table.awaited:
            assert table.state is not None
            card = legal_moves(table.state, seat)[0].card  # type: ignore[union-attr]
            story = bid(story, pending, seat, str(card))
            pending[seat] = card
    record = record_of(story)
    assert replay(record).state == story.table.state
    assert all(finding.ok for finding in verify(record))
    with refused("game-over"):
        commands.close(story.table)
    with refused("game-over"):
        commands.bid(story.table, {}, 0, BidCard.TEN, round=1, bidding=1)


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        (Options((SeatChoice("me", "Ada"),)), "R1.1"),
        (Options((SeatChoice("me", "Ada"), *[SeatChoice("bot")] * 5)), "R1.1"),
        (Options((SeatChoice("me", "Ada"), SeatChoice("bot")), youngest_first=(0, 0)), "R1.6"),
        (Options((SeatChoice("me", "Ada"), SeatChoice("bot")), luckynits={}), "R1.3"),
        (Options((SeatChoice("open"), SeatChoice("bot"))), None),
        (Options((SeatChoice("me", "Ada"), SeatChoice("bot", bot="nobody"))), None),
        (Options((SeatChoice("me"), SeatChoice("bot"))), None),
        (Options((SeatChoice("me", "Ada"), SeatChoice("open", "Bo"))), None),
        (Options((SeatChoice("me", "Ada", "greedy"), SeatChoice("bot"))), None),
    ],
)
def test_options_that_no_table_can_have(options: Options, rule: str | None) -> None:
    with pytest.raises(Refusal) as caught:
        checked(options)
    assert caught.value.rule == rule
    assert caught.value.status == 422


def test_luckynits_of_ones_own_decide_ties() -> None:
    own = {
        str(value): {"red": 1, "yellow": 2, "blue": 3, "violet": 4, "gray": 5}
        for value in range(10, 101, 10)
    }
    seats = (SeatChoice("me", "Ada"), SeatChoice("bot"))
    options = checked(Options(seats, luckynits=own))
    assert options.ties.as_mapping() == own
    table = replace(gathering(1, 1).table, options=options)
    assert table.options.ties.of(BidCard.TEN, table.seats[0].color) == 1
