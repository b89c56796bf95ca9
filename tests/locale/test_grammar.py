"""Cases, articles and plurals: sentences that must be exactly right."""

import pytest

from gnumies.locale import Texts
from gnumies.locale.explain import explain
from gnumies.locale.narrate import narrate
from gnumies.rules import BidCard, Event, PartyCard, score_room
from gnumies.rules import events as e

NAMES = ("Ada", "Bo", "Cy")
GNALLI, TEN, FIFTY, EIGHTY = (BidCard(value) for value in (0, 10, 50, 80))
SIX, SEVEN, WULLAWAKI, COPICASTOR = (PartyCard.parse(text) for text in "67WC")


def ended(rule: str, rooms: str, *winners: int) -> e.GameEnded:
    """Make the end of a game with a card in each room."""
    return e.GameEnded(rule, tuple(score_room([PartyCard.parse(room)]) for room in rooms), winners)


TOLD: list[tuple[Event, str, str]] = [
    (
        e.CardTurned(3, SEVEN),
        "Runde 3: Vor der Tür steht Gast 7.",
        "Ronde 3: gast 7 staat voor de deur.",
    ),
    (
        e.CardTurned(4, WULLAWAKI),
        "Runde 4: Vor der Tür steht ein Wullewauki.",
        "Ronde 4: een Wullewauki staat voor de deur.",
    ),
    (
        e.CardTurned(5, COPICASTOR),
        "Runde 5: Vor der Tür steht der Evolutser.",
        "Ronde 5: de Evolutser staat voor de deur.",
    ),
    (
        e.GnalliHolderLeft("R5.3", 0, WULLAWAKI),
        "Ada sitzt mit dem Knalli fest, legt ihn ab, nimmt einen Wullewauki und ist fertig.",
        "Ada zit klem met de Knalli, legt die af, pakt een Wullewauki en is klaar.",
    ),
    (
        e.SatOut(2),
        (
            "Cy hat nur den Knalli, der jetzt nicht gespielt werden darf: "
            "Cy zeigt ihn und setzt diese Runde aus."
        ),
        (
            "Cy heeft alleen de Knalli, die nu niet gespeeld mag worden: "
            "Cy laat die zien en slaat deze ronde over."
        ),
    ),
    (
        e.CardRemoved(COPICASTOR),
        "Niemand kann mehr bieten, also verlässt der Evolutser das Spiel.",
        "Niemand kan nog bieden, dus gaat de Evolutser uit het spel.",
    ),
    (
        e.BidsRevealed(((0, FIFTY), (1, GNALLI), (2, TEN))),
        "Alle Gebote werden aufgedeckt: Ada 50, Bo Knalli und Cy 10.",
        "Alle biedingen worden omgedraaid: Ada 50, Bo Knalli en Cy 10.",
    ),
    (
        e.GnallisReturned((1,)),
        "Bo nimmt den Knalli zurück, und niemand zieht.",
        "Bo neemt de Knalli terug, en niemand trekt een kaart.",
    ),
    (
        e.GnallisReturned((0, 1)),
        "Ada und Bo nehmen ihre Knallis zurück, und niemand zieht.",
        "Ada en Bo nemen hun Knalli’s terug, en niemand trekt een kaart.",
    ),
    (
        e.CardWon("R2.4", 0, SIX, FIFTY, ()),
        "Ada gewinnt Dummbatz (6) mit der 50.",
        "Ada wint gast 6 met 50.",
    ),
    (
        e.CardWon("R2.4", 1, SEVEN, FIFTY, ((0, 1), (1, 4))),
        (
            "Gleichstand bei 50: Bo hat 4 Glückspartikel und Ada hat 1 Glückspartikel, "
            "also bekommt Bo Gast 7."
        ),
        (
            "Gelijke stand op 50: Bo heeft 4 gelukspunten en Ada heeft 1 gelukspunt, "
            "dus wint Bo gast 7."
        ),
    ),
    (
        e.CardWon("R3.1", 0, WULLAWAKI, EIGHTY, ()),
        "Ada hat mit 80 das höchste Gebot und bekommt den Wullewauki.",
        "Ada heeft met 80 het hoogste bod en krijgt de Wullewauki.",
    ),
    (
        e.CardWon("R4.1", 0, COPICASTOR, TEN, ()),
        "Ada hat mit 10 das niedrigste Gebot und gewinnt den Evolutser.",
        "Ada heeft met 10 het laagste bod en wint de Evolutser.",
    ),
    (
        e.CardWon("R8.2", 1, COPICASTOR, EIGHTY, ((0, 1), (1, 5))),
        (
            "Gleichstand bei 80: Bo hat 5 Glückspartikel und Ada hat 1 Glückspartikel, "
            "also bekommt Bo den Evolutser."
        ),
        (
            "Gelijke stand op 80: Bo heeft 5 gelukspunten en Ada heeft 1 gelukspunt, "
            "dus wint Bo de Evolutser."
        ),
    ),
    (
        e.BidsDiscarded("R2.5", ((0, FIFTY),)),
        "Ada legt die siegreiche 50 ab.",
        "Ada legt de winnende 50 af.",
    ),
    (
        e.BidsDiscarded("R3.1", ((1, FIFTY),)),
        "Bo verliert die 50 an den Wullewauki.",
        "Bo verliest de 50 aan de Wullewauki.",
    ),
    (
        e.BidsDiscarded("R3.1", ((1, FIFTY), (2, TEN))),
        "Der Wullewauki kostet die anderen ihre Gebote: Bo 50 und Cy 10.",
        "De Wullewauki kost de anderen hun bod: Bo 50 en Cy 10.",
    ),
    (e.GnalliSaw(0, WULLAWAKI), "Ada sieht einen Wullewauki.", "Ada ziet een Wullewauki."),
    (
        e.DrawnKept(0, COPICASTOR, gnalli_back=False),
        "Ada behält den Evolutser und legt den Knalli ab.",
        "Ada houdt de Evolutser en legt de Knalli af.",
    ),
    (
        e.DrawnGiven(0, 1, SEVEN),
        "Ada gibt Gast 7 an Bo und nimmt den Knalli zurück.",
        "Ada geeft gast 7 aan Bo en neemt de Knalli terug.",
    ),
    (
        e.RestSwept(0, (GNALLI, TEN, FIFTY), (SEVEN, WULLAWAKI, SEVEN)),
        (
            "Nur Ada hat noch Karten, legt den Knalli, 10 und 50 ab "
            "und nimmt 2 × Gast 7 und einen Wullewauki."
        ),
        (
            "Alleen Ada heeft nog kaarten, legt de Knalli, 10 en 50 af "
            "en pakt 2 × gast 7 en een Wullewauki."
        ),
    ),
    (
        ended("R6.2", "71", 0),
        "Die Party ist vorbei: Ada gewinnt mit 7 Punkten!",
        "Het feest is voorbij: Ada wint met 7 punten!",
    ),
    (
        ended("R6.3", "1", 0),
        "Es kann keine Runde mehr beginnen, die Party ist vorbei: Ada gewinnt mit 1 Punkt!",
        "Er kan geen ronde meer beginnen, het feest is voorbij: Ada wint met 1 punt!",
    ),
    (
        ended("R6.2", "111", 0, 1, 2),
        "Die Party ist vorbei: Ada, Bo und Cy teilen sich den Sieg mit je 1 Punkt!",
        "Het feest is voorbij: Ada, Bo en Cy delen de winst met elk 1 punt!",
    ),
]


@pytest.mark.parametrize(("event", "german", "dutch"), TOLD)
def test_events_in_german_and_dutch(event: Event, german: str, dutch: str) -> None:
    assert narrate(event, NAMES, Texts("de")) == german
    assert narrate(event, NAMES, Texts("nl")) == dutch


@pytest.mark.parametrize(
    ("room", "german", "dutch"),
    [
        (
            "W C 6 6 1",
            [
                "1 Wullewauki geht und nimmt den niedrigsten Gast mit: Gast 1.",
                "Der Evolutser wird noch ein Dummbatz (6).",
                "3 × Dummbatz (6): 50 Punkte",
                "Zusammen: 50 Punkte",
            ],
            [
                "1 Wullewauki vertrekt en neemt de laagste gast mee: gast 1.",
                "De Evolutser wordt nog een gast 6.",
                "3 × gast 6: 50 punten",
                "Samen: 50 punten",
            ],
        ),
        (
            "W W W 2 C 9 9 9 9",
            [
                (
                    "3 Wullewaukis gehen und nehmen 3 Karten nach Wahl mit, "
                    "am besten Gast 2, Gast 9 und den Evolutser."
                ),
                "3 × Gast 9: 50 Punkte",
                "Zusammen: 50 Punkte",
            ],
            [
                (
                    "3 Wullewauki’s vertrekken en nemen 3 kaarten naar keuze mee, "
                    "het best gast 2, gast 9 en de Evolutser."
                ),
                "3 × gast 9: 50 punten",
                "Samen: 50 punten",
            ],
        ),
        (
            "W W C",
            [
                "2 Wullewaukis gehen; es ist kein Gast da, der mitgehen könnte.",
                "Der Evolutser hat keinen Gast, dem er gleichen könnte, und zählt 0.",
                "Zusammen: 0 Punkte",
            ],
            [
                "2 Wullewauki’s vertrekken; er is geen gast om mee te gaan.",
                "De Evolutser heeft geen gast om na te doen en telt 0.",
                "Samen: 0 punten",
            ],
        ),
        ("1", ["Gast 1: 1 Punkt", "Zusammen: 1 Punkt"], ["gast 1: 1 punt", "Samen: 1 punt"]),
    ],
)
def test_scores_in_german_and_dutch(room: str, german: list[str], dutch: list[str]) -> None:
    score = score_room([PartyCard.parse(card) for card in room.split()])
    assert [text for _, text in explain(score, Texts("de"))] == german
    assert [text for _, text in explain(score, Texts("nl"))] == dutch
