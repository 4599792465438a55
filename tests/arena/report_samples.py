"""Made-up tournaments for the tests of reports."""

from collections.abc import Sequence

from hypothesis import strategies as st

from realmwright.arena.match import Fault, Fixture, Plan, Result


def plan_for(*bots: str, players: int = 2) -> Plan:
    return Plan("some-game", {}, bots, players)


def ended(
    deal: int,
    seats: Sequence[int],
    totals: Sequence[int],
    faults: Sequence[Fault] = (),
    finished: bool = True,
    forfeit: int | None = None,
    seconds: Sequence[float] | None = None,
) -> Result:
    """A game that those with the most points have won, unless somebody forfeited it; 10 choices each."""
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    return Result(
        fixture=Fixture(deal, tuple(seats)),
        finished=finished,
        totals=list(totals),
        winners=best if forfeit is None else [seat for seat in range(len(seats)) if seat != forfeit],
        actions=100,
        turns=20,
        choices=[10] * len(seats),
        seconds=list(seconds or [0.5] * len(seats)),
        faults=list(faults),
        forfeit=forfeit,
    )


def matches(deal: int, *totals: tuple[int, int]) -> list[Result]:
    """Games of one deal between the bots 0 and 1, the points of bot 0 first; they swap seats after every game."""
    return [
        ended(deal, (0, 1), (own, other)) if game % 2 == 0 else ended(deal, (1, 0), (other, own))
        for game, (own, other) in enumerate(totals)
    ]


@st.composite
def tournaments(draw: st.DrawFn) -> tuple[Plan, list[Result]]:
    """Any bots, and any games among some of them."""
    players = draw(st.integers(2, 4))
    count = draw(st.integers(players, players + 2))
    plan = plan_for(*(f"bot{number}" for number in range(count)), players=players)
    results = []
    for _ in range(draw(st.integers(0, 8))):
        seats = draw(st.permutations(range(count)))[:players]
        totals = draw(st.lists(st.integers(-3, 90), min_size=players, max_size=players))
        seat = draw(st.integers(0, players - 1))
        results.append(
            ended(
                draw(st.integers(0, 3)),
                seats,
                totals,
                faults=draw(st.sampled_from([(), (Fault(seat, "failed", 3, "ValueError: no"),)])),
                finished=draw(st.booleans()),
                forfeit=draw(st.sampled_from([None, None, seat])),
                seconds=draw(st.lists(st.floats(0, 1000), min_size=players, max_size=players)),
            )
        )
    # A fixture is played once.
    return plan, list({result.fixture.key: result for result in results}.values())
