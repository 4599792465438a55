"""The luck of a game: how much of its result was dealt by chance, so that reports can take it out.

Wherever an action reveals something by chance, such as the next card of a pile, every outcome is tried on a copy of the
position, and a judge says what share of the point a seat may expect after it. The luck of the seat is that share after
the outcome that happened, less the mean over all outcomes, weighted by their probabilities::

    luck = share(happened) - sum(probability * share(outcome))

Given everything before the event, its mean is exactly zero, whatever the judge says. So a result less all luck of the
game has the same mean as the result, and as much less variance as the judge is right. This is AIVAT (Burch, Schmid,
Moravcik, Morrill and Bowling, 2018), restricted to chance. Three things keep it exact, and any judge must keep to them:

- Which events count depends only on what happened before them, never on the outcome.
- The share after an outcome depends on the outcome and on what happened before, on nothing that is still to come. So
  copies have the rest of the pile in a fixed order, not in its own.
- The outcomes have the right probabilities, given all that happened before. Bots learn nothing about the pile, and
  only their own cards.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from math import atanh, exp
from typing import Any, Final, NamedTuple, Protocol, cast

from realmwright.bots import ask
from realmwright.bots.greedy import Greedy
from realmwright.dice import FastDice
from realmwright.game import BadSetup, Registry, State

SLOPE: Final = 1.25
"""How sharply the share of the point rises with a net's value v: its logit is SLOPE times atanh(v).

Any number is unbiased. Of 0.5, 0.75, 1, 1.25, 1.5 and 2 this one left least variance between the deals of 200 games of
``greedy`` and ``flat:32`` and 160 of ``flat:32`` and ``search:60`` (Kingdom Builder, base game, seed 77), by the
product of both ratios; 1.5 is as good.
"""
SURE: Final = 0.999
"""Values of nets are cut off there, because atanh has no end."""
MOST_ACTIONS: Final = 1000
"""The longest look ahead: far more than the actions of a round."""
DIGITS: Final = 6
"""The decimal places of luck in ledgers."""


class Outcome(NamedTuple):
    """What could have happened: how likely it was, and the position after it."""

    probability: float
    position: State


class ChanceEvent(NamedTuple):
    """All that could have happened in one place, and what did."""

    seat: int
    """The seat that learns most of it; positions are judged as it sees them."""
    outcomes: tuple[Outcome, ...]
    happened: int
    """The index of the outcome that happened."""


class Chances(Protocol):
    """What has to be known to tell luck from skill in one game, from its beginning."""

    @property
    def judge(self) -> str:
        """Identifies what judges positions: results with different judges are not compared."""
        ...

    def events(self, state: State, action: int) -> Iterator[ChanceEvent]:
        """The chance events of an action, in their order; called for every action of the game before it is played.

        The position is left as it is.
        """
        ...

    def shares(self, positions: Sequence[State], seat: int) -> Sequence[float]:
        """The share of the point that a seat may expect in positions of a game that is not over, from 0 to 1."""
        ...


chances: Registry[Callable[[], Chances]] = Registry("realmwright.chances", "chances")
"""For games with chance events of their own what makes their Chances. Games with terrain cards and a net need none."""


class Piled(State, Protocol):
    """A position with terrain cards, as hex games have it (:mod:`realmwright.hexgames.terrain_deck`)."""

    turn: int
    hand: list[tuple[int, ...]]
    dealt: list[tuple[int, ...]]
    deck: tuple[int, ...]
    """The next card is the last."""
    shuffles: int


class Judge(Protocol):
    """Judges positions of one game as seats see them, from -1 to 1; a :class:`realmwright.bots.nets.Net` does."""

    def values(self, states: Sequence[State], seats: Sequence[int], /) -> Sequence[float]: ...


class TerrainCards:
    """Chances of one game with terrain cards: which one a seat shows when its turn begins.

    It was drawn a round before, but until now nothing that anybody did depended on it. So it is as if it were drawn
    now: given the rest of the position, it is equally likely to be any of the cards that it and the pile are together,
    less those that its seat is known not to hold. That is better than to ask what a card is worth when it is drawn,
    because what the others do meanwhile makes no difference. The turn is then played as ``greedy`` does, and the net
    judges its last choice, for which nets are made: before the turn it says nearly the same of every card.

    Whatever is not as simple as that is left out, for all cards that it could have been: hands of several cards, cards
    that are older than the pile, a pile that is shuffled or gives more than one card when the turn begins, as when one
    of the cards has no free hex, and seats that chose something since they drew.
    """

    def __init__(self, net: Judge, judge: str = "") -> None:
        self._net = net
        self.judge: Final = judge
        self._chose: set[int] = set()
        """The seats that chose something, out of turn, since they drew."""

    def events(self, state: State, action: int) -> Iterator[ChanceEvent]:
        before = cast(Piled, state)
        if before.seat is not None and before.seat != before.turn:
            self._chose.add(before.seat)
        after = cast(Piled, before.copy())
        after.play(action)
        seat = after.turn
        if after.turns == before.turns or seat == before.turn:
            return
        chose = seat in self._chose
        self._chose.discard(seat)
        if chose or len(before.deck) < 2 or before.dealt[seat] != (before.shuffles,):
            return
        (shown,) = before.hand[seat]
        *rest, drawn = before.deck
        barred: int = cast(Any, before).barred[seat] if hasattr(before, "barred") else 0
        # Sorted, so that nothing depends on the order of the pile.
        unseen = sorted((*rest, shown))
        kinds = Counter(card for card in unseen if not barred >> card & 1)
        positions = [_with_card(before, seat, kind, (*_without(unseen, kind), drawn), action) for kind in kinds]
        if len(kinds) > 1 and all(
            position.turns == before.turns + 1
            and (position.turn, position.shuffles, len(position.deck)) == (seat, before.shuffles, len(rest))
            for position in positions
        ):
            outcomes = (
                Outcome(count / kinds.total(), position)
                for count, position in zip(kinds.values(), positions, strict=True)
            )
            yield ChanceEvent(seat, tuple(outcomes), list(kinds).index(shown))

    def shares(self, positions: Sequence[State], seat: int) -> list[float]:
        ends = [end_of_next_turn(position, seat) for position in positions]
        going_on = [end for end in ends if end.seat is not None]
        values = iter(self._net.values(going_on, [seat] * len(going_on)) if going_on else ())
        return [_final_share(end, seat) if end.seat is None else share_of_value(next(values)) for end in ends]


def end_of_next_turn(position: State, seat: int) -> State:
    """The last choice of a seat's turn, this one or its next, if all play as ``greedy``; or the end of the game."""
    state = cast(Piled, position.copy())
    bot = Greedy()
    arrived = False
    for number in range(MOST_ACTIONS):
        if state.seat is None:
            break
        arrived = arrived or state.turn == seat
        before = cast(Piled, state.copy())
        # The same dice for all outcomes: they differ by nothing else than what was drawn.
        state.play(ask(bot, state, FastDice(number)))
        if arrived and state.seat is not None and state.turns != before.turns:
            return before
    return state


def _with_card(state: Piled, seat: int, card: int, deck: tuple[int, ...], action: int) -> Piled:
    """The position after an action, if a seat had held this card and the pile had been this one."""
    copy = cast(Piled, state.copy())
    # As a whole: lists of compiled positions are copies.
    copy.hand = [(card,) if owner == seat else cards for owner, cards in enumerate(state.hand)]
    copy.deck = deck
    copy.play(action)
    return copy


def _without(cards: Sequence[int], card: int) -> list[int]:
    place = cards.index(card)
    return [*cards[:place], *cards[place + 1 :]]


def share_of_value(value: float) -> float:
    """The share of the point that fits a value from -1 to 1.

    >>> [round(share_of_value(value), 2) for value in (-1, -0.2, 0, 0.2, 1)]
    [0.01, 0.44, 0.5, 0.56, 0.99]
    """
    return 1 / (1 + exp(-SLOPE * atanh(max(-SURE, min(SURE, value)))))


class Luck:
    """The luck of all seats in one game so far, in shares of its point."""

    def __init__(self, chances: Chances, players: int) -> None:
        self._chances = chances
        self._seats = [0.0] * players

    @property
    def seats(self) -> list[float]:
        """By seat; together they are 0."""
        return [round(luck, DIGITS) for luck in self._seats]

    def note(self, state: State, action: int) -> None:
        """Add the luck of an action that is about to be played."""
        others = len(self._seats) - 1
        for event in self._chances.events(state, action):
            luck = luck_of(event, self._chances)
            for seat in range(len(self._seats)):
                # One seat's gain is the others' loss. Nobody asks whose most: that would be a view for each of them.
                self._seats[seat] += luck if seat == event.seat else -luck / others


def luck_of(event: ChanceEvent, chances: Chances) -> float:
    """The luck of the seat of one event."""
    going_on = [outcome.position for outcome in event.outcomes if outcome.position.seat is not None]
    judged = iter(chances.shares(going_on, event.seat) if going_on else ())
    worth = [
        next(judged) if outcome.position.seat is not None else _final_share(outcome.position, event.seat)
        for outcome in event.outcomes
    ]
    expected = sum(outcome.probability * share for outcome, share in zip(event.outcomes, worth, strict=True))
    return worth[event.happened] - expected


def _final_share(position: State, seat: int) -> float:
    winners = position.winners()
    return 1 / len(winners) if seat in winners else 0.0


def chances_of(state: State) -> Chances:
    """The Chances of one game, from any of its positions.

    Raises BadSetup if there are none: no net, nothing that could run it, or a game whose chance nobody can tell apart.
    """
    name = state.game.name
    if name in chances:
        return chances[name]()
    if not all(hasattr(state, field) for field in ("deck", "shuffles", "dealt")):
        raise BadSetup(f"luck cannot be told from skill in {name}: it has no terrain cards, and no package says how")
    return TerrainCards(*_net_of(name))


@cache
def _net_of(game: str) -> tuple[Judge, str]:
    """The net of a game, and what it is called in ledgers."""
    try:
        from realmwright.bots.nets import NET, net_for, nets
    except ImportError:
        raise BadSetup("luck is judged by nets, and they need NumPy: pip install 'realmwright[nets]'") from None
    net = net_for(game)
    return net, f"net {blake2b((nets[game]() / NET).read_bytes(), digest_size=4).hexdigest()}"


def luck_for(judge: str, state: State) -> Luck:
    """The luck of a game that begins. Raises BadSetup if what judges it here is not what the tournament has."""
    found = chances_of(state)
    if found.judge != judge:
        raise BadSetup(f"luck is judged by {found.judge} here, but by {judge} in the tournament")
    return Luck(found, state.players)
