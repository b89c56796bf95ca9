"""What the coach found, in words and tables for people."""

from collections.abc import Sequence
from typing import Final

from gnumies.cli.output import print_heading, print_lines, print_table
from gnumies.coach.career import Career
from gnumies.coach.report import Analysis, Choice, MomentReport, Square, Turn
from gnumies.locale import Texts
from gnumies.locale.words import Role, bid_name, card_name, listed
from gnumies.record import Record
from gnumies.rules import BidCard, PartyCard

_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_WIDEST: Final = 60
"""So many characters a line of the chart has at most."""
_TOLD: Final = 0.02
"""Whose chances a turning point changed by less is not named."""


def print_review(where: str, analysis: Analysis, t: Texts) -> None:
    """Everything about one game that people want to know first."""
    _print_players(where, analysis, t)
    _print_chart(analysis, t)
    costly = [
        _costly(analysis.moments[number], _choice(analysis, number, seat), _names(analysis), t)
        for seat, player in enumerate(analysis.players)
        for number in player.costliest
    ]
    if costly:
        print_heading(t("analysis-costliest"))
        print_lines(costly)
    if analysis.turns:
        print_heading(t("analysis-turns"))
        print_lines([_turn(analysis, turn, t) for turn in analysis.turns])


def print_choices(where: str, analysis: Analysis, seat: int, t: Texts) -> None:
    """Every choice of one seat in a line."""
    names = _names(analysis)
    columns = [
        t("analysis-column-round"),
        t("analysis-column-card"),
        t("analysis-column-chosen"),
        t("analysis-column-advised"),
        t("analysis-column-chance"),
        t("analysis-column-cost"),
    ]
    rows = [
        [
            str(moment.round),
            card_name(PartyCard.parse(moment.card), t),
            _move(choice.chosen, names, t),
            _advised(choice, names, t),
            _percent(_chance(choice), t),
            _percent(choice.cost_win, t) if choice.cost_win else "–",
        ]
        for moment in analysis.moments
        for choice in moment.choices
        if choice.seat == seat
    ]
    print_table(f"{where}: {names[seat]}", columns, rows)


def print_square(where: str, square: Square, record: Record, t: Texts) -> None:
    """The payoff matrix of a moment, and what both should have played."""
    names = [player.name for player in record.players]
    exact = "yes" if square.exact else "no"
    title = t(
        "analysis-matrix",
        exact=exact,
        name=names[0],
        other=names[1],
        value=_percent(square.value, t),
        error=_percent(max(map(max, square.errors)), t),
    )
    columns = ["", *(_move(move, names, t) for move in square.columns)]
    columns.append(t("analysis-column-advised"))
    rows = [
        [_move(move, names, t), *(f"{chance:.0%}" for chance in row), f"{advised:.0%}"]
        for move, row, advised in zip(square.rows, square.win, square.row_mixture, strict=True)
    ]
    advised = [f"{advised:.0%}" for advised in square.column_mixture]
    rows.append([t("analysis-column-advised"), *advised, ""])
    print_table(f"{where}: {title}", columns, rows)


def print_career(careers: Sequence[Career], t: Texts) -> None:
    """What each name comes to over all games."""
    columns = [
        t("cli-column-name"),
        t("analysis-column-games"),
        t("analysis-column-accuracy"),
        t("cli-column-points"),
        t("analysis-column-points-adjusted"),
        t("cli-column-wins"),
        t("analysis-column-adjusted"),
    ]
    rows = [
        [
            career.name,
            str(career.games),
            _figure(career.accuracy, t),
            _figure(career.points, t),
            _figure(career.adjusted_points, t),
            _percent(career.win, t),
            _percent(career.adjusted_win, t),
        ]
        for career in careers
    ]
    print_table(t("analysis-career"), columns, rows)
    costly = [(career, each) for career in careers for each in career.costliest]
    if costly:
        print_heading(t("analysis-costliest"))
    for _, each in costly:
        cost, sentence = _sentence(each.kind, each.card, each.round, each.choice, each.names, t)
        print_lines([(cost, f"{sentence} ({each.game})")])


def _print_players(where: str, analysis: Analysis, t: Texts) -> None:
    columns = [
        t("cli-column-name"),
        t("cli-column-points"),
        t("analysis-column-points-luck"),
        t("cli-column-wins"),
        t("analysis-column-luck"),
        t("analysis-column-adjusted"),
        t("analysis-column-accuracy"),
    ]
    rows = [
        [
            player.name,
            "–" if player.points is None else str(player.points),
            _figure(player.luck_points, t, signed=True),
            _percent(player.win, t),
            _percent(player.luck_win, t, signed=True),
            _percent(player.adjusted_win, t),
            _figure(player.accuracy, t),
        ]
        for player in analysis.players
    ]
    complete = "yes" if analysis.complete else "no"
    print_table(f"{where}: {t('analysis-title', complete=complete)}", columns, rows)


def _print_chart(analysis: Analysis, t: Texts) -> None:
    points = analysis.chart
    if not points:
        return
    width = min(len(points), _WIDEST)
    places = [(len(points) - 1) * column // max(width - 1, 1) for column in range(width)]
    print_heading(t("analysis-chart"))
    lines: list[tuple[str, str]] = []
    for seat, player in enumerate(analysis.players):
        line = "".join(_block(points[place].win[seat]) for place in places)
        lines.append((player.name, f"{line} {points[-1].win[seat]:.0%}"))
    print_lines(lines)


def _block(chance: float) -> str:
    return _BLOCKS[min(max(int(chance * len(_BLOCKS)), 0), len(_BLOCKS) - 1)]


def _costly(
    moment: MomentReport, choice: Choice, names: Sequence[str], t: Texts
) -> tuple[str, str]:
    return _sentence(moment.kind, moment.card, moment.round, choice, names, t)


def _sentence(  # noqa: PLR0913, PLR0917 - what a sentence is made of
    kind: str, card: str, round_: int, choice: Choice, names: Sequence[str], t: Texts
) -> tuple[str, str]:
    """What a choice cost, and in a sentence what would have been better."""
    name, cost = names[choice.seat], _percent(-choice.cost_win, t)
    guest = card_name(PartyCard.parse(card), t, "object")
    better = _advised(choice, names, t, "object")
    if kind == "decision":
        way = choice.chosen.partition(":")[0]
        to = names[int(choice.chosen[-1])] if way == "give" else ""
        return cost, t(
            "analysis-decision", way=way, round=round_, name=name, card=guest, to=to, better=better
        )
    chosen = _move(choice.chosen, names, t, "object")
    return cost, t(
        "analysis-bid",
        way=_way(choice),
        round=round_,
        card=guest,
        name=name,
        chosen=chosen,
        better=better,
    )


def _way(choice: Choice) -> str:
    """Whether a bid was too high or too low, where that can be said."""
    advised = [option.move for option in choice.options if option.advised > 0]
    if choice.chosen == "G" or "G" in advised:
        return "other"
    values = [int(move) for move in advised]
    if min(values) > int(choice.chosen):
        return "low"
    return "high" if max(values) < int(choice.chosen) else "other"


def _advised(choice: Choice, names: Sequence[str], t: Texts, role: Role = "name") -> str:
    """What should have been chosen; of a mixture each part with its share."""
    parts = [option for option in choice.options if option.advised > 0]
    if len(parts) == 1:
        return _move(parts[0].move, names, t, role)
    return listed(
        [
            t("analysis-part", move=_move(part.move, names, t, role), share=f"{part.advised:.0%}")
            for part in parts
        ],
        t,
    )


def _move(move: str, names: Sequence[str], t: Texts, role: Role = "name") -> str:
    if move == "keep":
        return t("analysis-keep")
    if move.startswith("give:"):
        return t("analysis-give", name=names[int(move[-1])])
    if not move:
        return "–"
    return bid_name(BidCard.parse(move), t, role)


def _turn(analysis: Analysis, turn: Turn, t: Texts) -> tuple[str, str]:
    moment = analysis.moments[turn.moment]
    gains = [
        t("analysis-gain", name=name, change=_percent(gain, t, signed=True))
        for name, gain in zip(_names(analysis), turn.win, strict=True)
        if abs(gain) >= _TOLD
    ]
    what = "luck" if turn.by == "luck" else moment.kind
    card = card_name(PartyCard.parse(moment.card), t, "object")
    text = t("analysis-turn", what=what, card=card, gains=listed(gains, t))
    return t("analysis-round", round=moment.round), text


def _choice(analysis: Analysis, number: int, seat: int) -> Choice:
    return next(each for each in analysis.moments[number].choices if each.seat == seat)


def _chance(choice: Choice) -> float:
    return next(option.win for option in choice.options if option.move == choice.chosen)


def _names(analysis: Analysis) -> list[str]:
    return [player.name for player in analysis.players]


def _percent(share: float | None, t: Texts, *, signed: bool = False) -> str:
    if share is None:
        return "–"
    return t("analysis-percent", number=_figure(100 * share, t, signed=signed))


def _figure(number: float | None, t: Texts, *, signed: bool = False) -> str:
    """A number with one digit after the point, as the language writes it."""
    if number is None:
        return "–"
    tenths = round(abs(number) * 10)
    sign = "minus" if number < 0 and tenths else "plus" if signed else "none"
    return t("analysis-number", sign=sign, whole=str(tenths // 10), tenth=str(tenths % 10))
