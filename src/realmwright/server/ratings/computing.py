"""What a finished game does to the ratings of those who played it (OpenSkill: Weng and Lin's Plackett-Luce model).

The parameters are those of the arena but for one. Every game reduces the uncertainty by what the model says (``gamma``
is 1), so that the uncertainty that people see is what it says. But people learn and forget, and bots do not: so skill
drifts a little from game to game (``tau``), and no rating ever becomes so sure that it stands still.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from realmwright.server.ratings.scale import MU, Pool, Rating, pool_of
from realmwright.server.tables.snapshot import TableData

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

DRIFT: Final = MU / 300
"""OpenSkill's usual ``tau``: two and a half points a game."""


class RatedGame(NamedTuple):
    """A rated game that is over: who played it, and how they came in."""

    pool: Pool
    people: tuple[str | None, ...]
    """The person in each seat; None for a bot."""
    bots: tuple[str | None, ...]
    """The bot in each seat; None for a person."""
    places: tuple[int, ...]
    """The rank of each seat, from 0; those who are level share one."""


def rated_game(data: TableData) -> RatedGame:
    """The rated game that was played at a table. It must be over.

    Winners are first, the others come by their points, and last come those who left: who have resigned, or for whom a
    bot has played, if only for one action.
    """
    outcome = data.outcome
    assert outcome is not None
    totals = [sum(score.values()) for score in outcome.scores]
    played_for = {step.seat for step in data.steps if step.bot}
    gone = [
        seat.kind == "person" and (seat.resigned or seat.stand_in is not None or number in played_for)
        for number, seat in enumerate(data.seats)
    ]

    def merit(seat: int) -> tuple[int, int]:
        if gone[seat]:
            return 0, 0
        return (2, 0) if seat in outcome.winners else (1, totals[seat])

    merits = [merit(seat) for seat in range(len(data.seats))]
    return RatedGame(
        pool_of(data.settings.game, data.settings.clock, len(data.seats)),
        tuple(seat.person if seat.kind == "person" else None for seat in data.seats),
        tuple(seat.bot for seat in data.seats),
        tuple(sum(other > own for other in merits) for own in merits),
    )


def ratings_after(game: RatedGame, before: Sequence[Rating]) -> list[Rating]:
    """The ratings of all seats after a game. Those of bots stay as they are."""
    model = _model()
    known = [
        # The drift is for people: what is known of bots does not change.
        model.rating(mu=rating.mu, sigma=(rating.sigma**2 + DRIFT**2) ** 0.5 if bot is None else rating.sigma)
        for rating, bot in zip(before, game.bots, strict=True)
    ]
    after = model.rate([[each] for each in known], ranks=[float(place) for place in game.places])
    return [
        Rating(each.mu, each.sigma) if bot is None else rating
        for (each,), rating, bot in zip(after, before, game.bots, strict=True)
    ]


@cache
def _model() -> "PlackettLuce":
    # A server starts without it: it is needed when the first rated game ends.
    from openskill.models import PlackettLuce

    return PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)
