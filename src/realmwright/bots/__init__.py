"""Bots: what they are, how they are found, and how they are asked.

A bot is created with a seed and asked to ``choose`` one of the legal actions of a state. The state is imagined from the
bot's own seat, so it holds nothing that the seat may not know. (In simulations, bots that declare themselves ``blind``
are shown the real state; see :class:`Bot`.) Other packages add bots by entry points: bots for any game in the group
``realmwright.bots``, bots for one game only in a group of its name, such as ``realmwright.bots.dominion``.
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
    """Chooses actions.

    A bot may have the attribute ``blind = True``. It promises that ``choose`` reads nothing that the seat to move
    cannot know, and never changes the state: in simulations it is then shown the real state, which saves the imagining.

    A blind bot that chooses by a playout policy of its game may say so by the attributes ``policy``, the name, and
    ``stream``, the :class:`realmwright.dice.FastStream` that it takes its chance from. Batches of environments then
    play it without the interpreter.
    """

    def choose(self, state: State) -> int:
        """One of the legal actions. Unless the bot is blind, the state is a copy that it may change."""
        ...


class Maker(Protocol):
    """Creates a bot from a seed. If the bot can be given a budget, the maker has a parameter ``budget`` too."""

    def __call__(self, seed: int, /) -> Bot: ...


bots: Registry[Maker] = Registry("realmwright.bots", "bot")
"""The bots that can play any game, by name."""

EvaluationFunction: TypeAlias = Callable[[State, int], float]
"""Estimates how many points ahead of the others a seat will end.

Minus infinity prunes a position: it is not searched further, for example because other actions lead to the same.
"""

evaluations: Registry[EvaluationFunction] = Registry("realmwright.evaluations", "evaluation")
"""Evaluation functions by the name of the game (group ``realmwright.evaluations``)."""

Adviser: TypeAlias = Callable[[State, Stream], int]
"""Chooses an action by rules of thumb. It may read everything in the position."""

advisers: Registry[Adviser] = Registry("realmwright.advisers", "adviser")
"""Advisers by the name of the game (group ``realmwright.advisers``)."""


@cache
def adviser_for(game: str) -> Adviser | None:
    """The adviser of a game, if it has one."""
    return advisers.get(game)


@cache
def bots_for(game: str) -> Registry[Maker]:
    """The bots that can play this game: those for this game only, and those for any."""
    # The names of groups have no hyphens.
    return Registry(f"realmwright.bots.{game.replace('-', '_')}", f"{game} bot", besides=bots)


def maker(game: str, spec: str) -> Maker:
    """The maker of a bot, by its spec: a name, or a name and a budget, such as ``search:1s`` or ``search:500``.

    Raises BadSetup if there is no such bot, if the budget cannot be parsed, or if the bot takes none.
    """
    name, colon, budget = spec.partition(":")
    found = bots_for(game)[name]
    if not colon:
        return found
    given = Budget.read(budget)
    if "budget" not in signature(found).parameters:
        raise BadSetup(f"the bot {name} takes no budget: leave out {colon + budget!r}")
    return cast(Maker, partial(cast(Callable[..., Bot], found), budget=given))


def budget_of(game: str, spec: str) -> Budget | None:
    """The budget of a bot for one choice: the one in its spec, or else its default, if it takes one."""
    name, _, budget = spec.partition(":")
    if budget:
        return Budget.read(budget)
    parameter = signature(bots_for(game)[name]).parameters.get("budget")
    return parameter.default if parameter is not None and isinstance(parameter.default, Budget) else None


def hurried(game: str, name: str, share: float) -> Maker:
    """The maker of a bot that has to make do with a share of its usual budget, if it has one.

    The budget is the default of the parameter ``budget``. A maker whose budget is not to be chosen has a parameter
    ``share`` instead.
    """
    found = cast(Callable[..., Bot], bots_for(game)[name])
    if share < 1:
        budget = budget_of(game, name)
        if "share" in signature(found).parameters:
            return cast(Maker, partial(found, share=share))
        if budget is not None:
            return cast(Maker, partial(found, budget=budget.shortened(share)))
    return cast(Maker, found)


def is_bot(game: str, name: str) -> bool:
    """Whether this names a bot, with or without a budget, rather than a person."""
    return name.partition(":")[0] in bots_for(game)


def wishes(game: str, names: Iterable[str]) -> dict[str, Json]:
    """The options of the game that these bots wish for, such as the cards that a strategy buys.

    A maker may have an attribute ``wishes``: options by name. Where several bots wish for a list, the lists are joined.
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


def with_wishes(game: Game, players: int, names: Iterable[str], options: Mapping[str, Json]) -> dict[str, Json]:
    """These options together with the wishes of these bots, or the options alone if the game refuses both together."""
    wished = {**wishes(game.name, names), **options}
    try:
        game.new(players, 0, wished)
    except BadSetup:
        return dict(options)
    return wished


def ask(bot: Bot, state: State, dice: Dice, trust: bool = False) -> int:
    """The bot's choice for the seat to move, from what that seat knows; the dice sample what it does not.

    With ``trust``, a bot that declares itself blind is shown the real state. Raises IllegalAction if the game is over
    or the choice is not a legal action.
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
