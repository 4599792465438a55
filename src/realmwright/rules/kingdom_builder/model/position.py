"""A position of Kingdom Builder: values only, quickly copied."""

from collections.abc import Mapping
from typing import Any, Final, Self

from realmwright.bits import Bits
from realmwright.compiled import Shared
from realmwright.dice import Dice
from realmwright.game import Event, Game, Json
from realmwright.rules.kingdom_builder.model.board import NO_NUMBER, Board
from realmwright.rules.kingdom_builder.model.catalogue import (
    EXTRAS,
    FIGURES,
    Hooks,
    Kit,
    hooks_of,
    no_figures,
    slots_by_number,
)
from realmwright.rules.kingdom_builder.model.fields import NONE, Belongings
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, CARDS_OF_A_KIND, NO_TERRAIN

SETTLEMENTS: Final = 40


class GameSetup(Shared):
    """What the set-up fixes for the whole game. All copies of a position share it."""

    __slots__ = ("cards", "hooks", "offer", "sets", "slots_of", "start", "switches", "tasks")

    sets: tuple[str, ...]
    """The sets in play beside the base game."""
    cards: tuple[str, ...]
    tasks: tuple[str, ...]
    start: int
    """The seat that began."""
    switches: Mapping[str, Json]
    """The options that settle disputed rules (KB-0.4)."""
    offer: tuple[int, ...]
    """The extra action that the tiles of each slot give."""
    slots_of: tuple[int, ...]
    """For every extra action the slots whose tiles give it."""
    hooks: Hooks
    """What the sets and cards in play do, and what earns gold."""

    def __init__(
        self,
        offer: tuple[int, ...],
        cards: tuple[str, ...],
        start: int,
        switches: Mapping[str, Json],
        sets: tuple[str, ...] = (),
        tasks: tuple[str, ...] = (),
        hooks: Hooks | None = None,
    ) -> None:
        """The hooks are those of the sets, cards and tasks in the catalogue unless others are given."""
        self.sets = sets
        self.cards = cards
        self.tasks = tasks
        self.start = start
        self.switches = switches
        self.offer = offer
        self.slots_of = slots_by_number(offer)
        self.hooks = hooks_of(sets, cards, tasks) if hooks is None else hooks

    def with_tasks(self, tasks: tuple[str, ...]) -> "GameSetup":
        """The same with these tasks."""
        return GameSetup(self.offer, self.cards, self.start, self.switches, self.sets, tasks)

    def with_offer(self, offer: tuple[int, ...]) -> "GameSetup":
        """The same with these tiles in the slots."""
        return GameSetup(offer, self.cards, self.start, self.switches, self.sets, self.tasks, self.hooks)


class Position(Belongings):
    """Everything that makes up a position. What can be done with it is in :mod:`play`."""

    __slots__ = ("dice", "game", "journal", "kits", "rules", "secrets", "setup")

    game: Game
    rules: int
    """The version of the rules; :mod:`amendments` says what each of them changed."""
    setup: GameSetup
    dice: Dice
    kits: dict[str, Any]
    """What each set remembers about the game, by its name: a :class:`Kit`.

    Any, because each set takes out its own as ``kit: Harvest = state.kits["harvest"]``: that is the form which the
    compiler reads, and it knows no cast.
    """
    secrets: int
    journal: list[Event] | None

    def __init__(self, game: Game, board: Board, setup: GameSetup, players: int, dice: Dice, rules: int) -> None:
        """The table before any terrain card is dealt."""
        self.game = game
        self.rules = rules
        self.kits = {}
        self.secrets = 0
        self.journal = None

        self.players = players
        self.own = [0] * players
        self.near = [0] * players
        self.guards = 0
        self.fixed = 0
        self.closed = 0
        self.blocked = 0
        self.posts = 0

        self.hand = [()] * players
        self.dealt = [()] * players
        self.deck = ()
        self.discard = CARD_KINDS * CARDS_OF_A_KIND
        self.removed = ()
        self.shuffles = 0

        self.supply = [SETTLEMENTS] * players
        self.aside = [0] * players
        self.taken = [0] * players
        self.held = [0] * players
        self.fresh = [0] * players
        self.used = [0] * players

        self.turns = 0
        self.choices = 0
        self.kind = NO_TERRAIN
        self.whole = 0
        self.left = 0
        self.due = 0
        self.built = 0
        self.regular = 0
        self.spent = 0
        self.tile = NONE
        self.lifted = NONE
        self.carried = NONE
        self.count = 0
        self.freely = 0
        self.idle = 0
        self.rounds = ()
        self.emptied = 0
        self.ending = False
        self.closing = False
        self.over = False
        self.begin_with(board, setup, dice)

    def begin_with(self, board: Board, setup: GameSetup, dice: Dice) -> None:
        """Give a position on which nothing has happened yet a board and a set-up, and all that follows from them."""
        self.board = board
        self.setup = setup
        self.dice = dice
        self.free = board.grid.board
        self.figures = no_figures(setup.sets)
        self.earned = [{} for _ in range(self.players)] if setup.hooks.acts else []
        self.turn = setup.start
        self.actor = setup.start

    def copy(self) -> Self:
        """The same position, independent of this one, without a journal."""
        copy = self.__new__(self.__class__)
        copy.game = self.game
        copy.rules = self.rules
        copy.setup = self.setup
        copy.dice = self.dice
        kits: dict[str, Kit] = self.kits
        copy.kits = {name: kit.copy() for name, kit in kits.items()} if kits else kits
        copy.secrets = self.secrets
        copy.journal = None

        copy.board = self.board
        copy.players = self.players
        copy.own = self.own[:]
        copy.near = self.near[:]
        copy.free = self.free
        copy.figures = self.figures[:]
        copy.guards = self.guards
        copy.fixed = self.fixed
        copy.closed = self.closed
        copy.blocked = self.blocked
        copy.posts = self.posts

        copy.hand = self.hand[:]
        copy.dealt = self.dealt[:]
        copy.deck = self.deck
        copy.discard = self.discard
        copy.removed = self.removed
        copy.shuffles = self.shuffles

        copy.supply = self.supply[:]
        copy.aside = self.aside[:]
        copy.taken = self.taken[:]
        copy.held = self.held[:]
        copy.fresh = self.fresh[:]
        copy.used = self.used[:]
        copy.earned = [purse.copy() for purse in self.earned] if self.earned else self.earned

        copy.turn = self.turn
        copy.turns = self.turns
        copy.actor = self.actor
        copy.choices = self.choices
        copy.kind = self.kind
        copy.whole = self.whole
        copy.left = self.left
        copy.due = self.due
        copy.built = self.built
        copy.regular = self.regular
        copy.spent = self.spent
        copy.tile = self.tile
        copy.lifted = self.lifted
        copy.carried = self.carried
        copy.count = self.count
        copy.freely = self.freely
        copy.idle = self.idle
        copy.rounds = self.rounds
        copy.emptied = self.emptied
        copy.ending = self.ending
        copy.closing = self.closing
        copy.over = self.over
        return copy

    # Questions

    @property
    def start(self) -> int:
        """The seat that began."""
        return self.setup.start

    @property
    def tile_name(self) -> str:
        """The name of the extra action under way."""
        return EXTRAS[self.tile].name

    def tiles_left(self, slot: int) -> int:
        """How many tiles still lie on a location or nomad hex."""
        if self.setup.offer[slot] == NO_NUMBER:
            return 0
        count = self.board.slot_stock[slot]
        for taken in self.taken:
            count -= taken >> slot & 1
        return count

    def settlements(self, seat: int) -> int:
        """How many settlements a seat has, wherever they are."""
        own: Bits = self.own[seat]
        for cells in self.figures:
            own &= ~cells
        count = own.bit_count() + self.supply[seat] + self.aside[seat]
        if seat == self.turn:
            count += self.due
        if seat == self.actor and self.lifted != NONE and self.carried == NONE and EXTRAS[self.tile].moves:
            count += 1
        kits: dict[str, Kit] = self.kits
        for kit in kits.values():
            count += kit.settlements(seat)
        return count

    # Events

    def note(self, kind: str, name: str = "", value: Json = None) -> None:
        """Enter something that the acting seat did, with one detail, into the journal."""
        if self.journal is not None:
            self.note_of(self.actor, kind, name, value)

    def note_of(self, seat: int, kind: str, name: str = "", value: Json = None) -> None:
        """The same of any seat."""
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": seat, name: value} if name else {"seat": seat}))

    def note_piece(self, kind: str, cell: int, figure: int, owner: int | None = None) -> None:
        """Enter what the acting seat did with a piece: its own, or one of somebody else."""
        if self.journal is not None:
            piece = FIGURES[figure].name if figure != NONE else "settlement"
            args: dict[str, Json] = {"seat": self.actor, "piece": piece, "hex": self.board.name(cell)}
            if owner is not None:
                args["owner"] = owner
            self.journal.append(Event(kind, args))
