"""Bots: players made of code.

A bot is a small class. It is made with a seed and asked to ``choose`` one of the legal actions of a state, and
the state it is handed is imagined from its own seat: what the seat does not know is not in it. (In simulations, bots
that say that they do not look are spared that; see :class:`Bot`.) Other packages add bots by entry points: those that
can play any game in the group ``realmwright.bots``, those that can play one only in a group of its name, such as
``realmwright.bots.dominion``.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from inspect import signature
from operator import index
from typing import Protocol, TypeAlias, cast

from realmwright.bots.budget import Budget
from realmwright.dice import Dice, Stream
from realmwright.game import BadSetup, Game, IllegalAction, Json, Registry, State


class Bot(Protocol):
    """Whoever can choose an action.

    A bot may have the attribute ``blind = True``. It promises that ``choose`` looks at nothing that the seat to move
    cannot know, and never changes the state: in a simulation it is spared the imagining.
    """

    def choose(self, state: State) -> int:
        """One of the legal actions. Unless the bot is blind, the state is its own and may be changed at will."""
        ...


class Maker(Protocol):
    """Makes a bot from a seed. One that thinks as long as it may takes a ``budget`` as well, and has a usual one."""

    def __call__(self, seed: int, /) -> Bot: ...


bots: Registry[Maker] = Registry("realmwright.bots", "bot")
"""The bots that can play any game, by name."""

outlooks: Registry[Callable[[State, int], float]] = Registry("realmwright.outlooks", "outlook")
"""How good a position is for a seat, by the name of the game (group ``realmwright.outlooks``).

Minus infinity says that a position is not worth a thought, as when others lead to the same.
"""

Adviser: TypeAlias = Callable[[State, Stream], int]

advisers: Registry[Adviser] = Registry("realmwright.advisers", "adviser")
"""What a game's rules of thumb would play, by the name of the game; it may look at everything in the position."""


@cache
def adviser_for(game: str) -> Adviser | None:
    """The adviser of a game, if it has one."""
    return advisers.get(game)


@cache
def bots_for(game: str) -> Registry[Maker]:
    """The bots that can play this game: its own, and those that can play any."""
    # The names of groups have no hyphens.
    return Registry(f"realmwright.bots.{game.replace('-', '_')}", f"{game} bot", besides=bots)


def maker(game: str, spec: str) -> Maker:
    """What makes the bot of this name; ``search:1s`` or ``search:500`` is the bot ``search`` with a budget of its own.

    Raises BadSetup if there is no such bot, if the budget is none, or if the bot takes none.
    """
    name, colon, budget = spec.partition(":")
    made = bots_for(game)[name]
    if not colon:
        return made
    given = Budget.read(budget)
    if "budget" not in signature(made).parameters:
        raise BadSetup(f"the bot {name} takes no budget: leave out {colon + budget!r}")
    return cast(Maker, partial(cast(Callable[..., Bot], made), budget=given))


def budget_of(game: str, spec: str) -> Budget | None:
    """What a bot spends on a choice: the budget that is named with it, or else its usual one, if it has one."""
    name, _, budget = spec.partition(":")
    if budget:
        return Budget.read(budget)
    usual = signature(bots_for(game)[name]).parameters.get("budget")
    return usual.default if usual is not None and isinstance(usual.default, Budget) else None


def is_bot(game: str, name: str) -> bool:
    """Whether this is the name of a bot, with or without a budget, and not that of a person."""
    return name.partition(":")[0] in bots_for(game)


def wishes(game: str, names: Iterable[str]) -> dict[str, Json]:
    """The options under which all these bots can show what they do.

    Whatever makes a bot may have an attribute ``wishes``: options of the game by name. Lists are joined.
    """
    wished: dict[str, Json] = {}
    for name in names:
        for option, value in getattr(bots_for(game)[name.partition(":")[0]], "wishes", {}).items():
            known = wished.get(option)
            if isinstance(known, list) and isinstance(value, list):
                wished[option] = [*known, *(entry for entry in value if entry not in known)]
            else:
                wished.setdefault(option, value)
    return wished


def suited(game: Game, players: int, names: Iterable[str], options: Mapping[str, Json]) -> dict[str, Json]:
    """The options that somebody asked for, with the wishes of these bots if the two go together."""
    wished = {**wishes(game.name, names), **options}
    try:
        game.new(players, 0, wished)
    except BadSetup:
        return dict(options)
    return wished


def ask(bot: Bot, state: State, dice: Dice, trust: bool = False) -> int:
    """The bot's choice for the seat to move, from what that seat knows; the dice fill in what it does not.

    With ``trust`` a bot that says of itself that it is blind is shown the state as it is.
    """
    if state.seat is None:
        raise IllegalAction("the game is over: there is nothing to choose")
    trusted = trust and getattr(bot, "blind", False) is True
    chosen = bot.choose(state if trusted else state.imagine(state.seat, dice))
    try:
        action = index(chosen)
    except TypeError:
        raise IllegalAction(f"the bot {type(bot).__name__} chose {chosen!r}, which is no action") from None
    if action < 0 or not state.legal() >> action & 1:
        raise IllegalAction(f"the bot {type(bot).__name__} chose an action that is not legal")
    return action
