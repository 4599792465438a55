"""Entries of the journal that name a seat and cards. Without a journal they cost one ``if``."""

from collections.abc import Sequence

from realmwright.game import Event, Json
from realmwright.rules.dominion.model.catalogue import CATALOGUE
from realmwright.rules.dominion.model.position import Position


def tell(state: Position, seat: int, kind: str, *, card: int | None = None, cards: Sequence[int] | None = None) -> None:
    """Enter something that a player did."""
    if state.journal is not None:
        state.journal.append(Event(kind, _args(seat, card, cards)))


def whisper(
    state: Position,
    seat: int,
    kind: str,
    *,
    card: int | None = None,
    cards: Sequence[int] | None = None,
    covert: bool = False,
) -> None:
    """Enter something that only this player may know."""
    if state.journal is not None:
        state.journal.append(Event(kind, _args(seat, card, cards), seat, covert))


def _args(seat: int, card: int | None, cards: Sequence[int] | None) -> dict[str, Json]:
    args: dict[str, Json] = {"seat": seat}
    if card is not None:
        args["card"] = CATALOGUE.names[card]
    if cards is not None:
        args["cards"] = [CATALOGUE.names[each] for each in cards]
    return args
