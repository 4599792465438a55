"""What a position of Kingdom Builder consists of: values only, quickly copied."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Self

from realmwright.bits import Actions, Bits
from realmwright.dice import Dice
from realmwright.game import Event, Json, Seats
from realmwright.rules.kingdom_builder.content.patterns import NONE
from realmwright.rules.kingdom_builder.model.board import Board
from realmwright.rules.kingdom_builder.model.catalogue import Hooks, Kit, hooks_of, no_figures
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, CARDS_OF_A_KIND, NO_TERRAIN
from realmwright.rules.kingdom_builder.play.reactions import Round

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.setup import KingdomBuilder

SETTLEMENTS: Final = 40


class Position:
    """Everything that makes up a position; :class:`State` adds what can be done with it."""

    __slots__ = (
        "actor",
        "aside",
        "blocked",
        "board",
        "built",
        "cards",
        "carried",
        "choices",
        "closed",
        "closing",
        "count",
        "dealt",
        "deck",
        "dice",
        "discard",
        "due",
        "earned",
        "emptied",
        "ending",
        "figures",
        "fixed",
        "free",
        "freely",
        "fresh",
        "game",
        "guards",
        "hand",
        "held",
        "hooks",
        "journal",
        "kind",
        "kits",
        "left",
        "lifted",
        "near",
        "offer",
        "over",
        "own",
        "players",
        "posts",
        "regular",
        "removed",
        "rounds",
        "secrets",
        "sets",
        "shuffles",
        "slots_of",
        "spent",
        "start",
        "supply",
        "switches",
        "taken",
        "tasks",
        "tile",
        "turn",
        "turns",
        "used",
        "whole",
    )

    # Fixed by the set-up.
    game: "KingdomBuilder"
    board: Board
    sets: tuple[str, ...]
    """The sets in play beside the base game."""
    cards: tuple[str, ...]
    tasks: tuple[str, ...]
    players: int
    start: int
    switches: Mapping[str, Json]
    """The options that settle disputed rules (KB-0.4)."""
    hooks: Hooks
    offer: tuple[int, ...]
    """The extra action that the tiles of each slot give."""
    slots_of: tuple[int, ...]
    dice: Dice

    # By seat.
    own: Seats[Bits]
    """The hexes with the seat's settlements, and with other pieces that count as such (KB-1.5)."""
    near: Seats[Bits]
    """The hexes next to them, kept up to date build by build."""
    supply: Seats[int]
    aside: Seats[int]
    """Settlements that the mandatory action of the seat's next turn builds in addition (KB-13.12)."""
    hand: Seats[tuple[int, ...]]
    """The terrain cards of each seat, usually one; face up while it is the seat's turn."""
    dealt: Seats[tuple[int, ...]]
    """The number of the shuffle that each hand card comes from: after the next one, its pile is known (see imagine)."""
    taken: Seats[int]
    """The slots from which the seat ever took a tile (KB-7.2)."""
    held: Seats[int]
    """The slots whose tile it still has; of these, each is fresh, used this turn, or taken this turn."""
    fresh: Seats[int]
    used: Seats[int]
    earned: Seats[dict[str, int]]
    """Gold that was paid during play (KB-11.15), by what paid it."""

    # Shared by all.
    free: Bits
    """The hexes that can be entered as far as others are concerned: empty ones, outside of what guards close."""
    figures: list[Bits]
    """The hexes with each kind of piece that is no settlement, of all seats together."""
    guards: Bits
    """Those of them that close the hexes around them (KB-12.8)."""
    fixed: Bits
    """Those of them that general actions cannot move (KB-12.10)."""
    closed: Bits
    blocked: Bits
    """The hexes with something that is nobody's piece."""
    posts: Bits
    """Of these, what counts as own for the seat whose turn it is where something is put on the board (KB-14.13)."""
    deck: tuple[int, ...]
    """Face down; the last card is drawn first."""
    discard: tuple[int, ...]
    removed: tuple[int, ...]
    """Terrain cards that became useless and left the game (KB-6.4)."""
    shuffles: int
    kits: dict[str, Any]
    """What each set remembers about the game, by its name."""

    # The turn under way.
    turn: int
    turns: int
    """How many turns were begun."""
    kind: int
    """The terrain of the turn; OPEN while there is a choice, NO_TERRAIN without a card."""
    whole: int
    """How many settlements the mandatory action has; as long as all are left it has not begun."""
    left: int
    """Settlements that the mandatory action still has to build: all of them before, 0 after it."""
    due: int
    """How many of them were set aside in an earlier turn."""
    built: Bits
    """The hexes on which it has built and whose settlements still stand there; in the silo phase those moved to."""
    regular: int
    """How many of its settlements came from the supply."""
    spent: int
    """The extra actions that everybody has once a turn and that were used, by number."""
    actor: int
    """Whose choice it is: the seat whose turn it is, or one that may react (KB-13.6)."""
    tile: int
    """The extra action under way, or NONE."""
    lifted: int
    """The hex whose piece is being moved, or NONE."""
    carried: int
    """The kind of that piece among the figures, or NONE for a settlement."""
    count: int
    """How often the extra action can still go on; each makes of it what it needs."""
    freely: int
    """Whether the rule of adjacency is off for what is built next."""
    rounds: tuple[Round, ...]
    emptied: int
    """How many places gave away their last tile by the change that is being settled (KB-13.6)."""
    ending: bool
    """Somebody's supply ran out: this round is the last (KB-9.2)."""
    closing: bool
    """The last round is over, and only what comes after it is left (KB-14.5)."""
    over: bool
    choices: Actions
    secrets: int
    journal: list[Event] | None

    def __init__(
        self,
        game: "KingdomBuilder",
        board: Board,
        cards: tuple[str, ...],
        players: int,
        start: int,
        switches: Mapping[str, Json],
        dice: Dice,
        sets: tuple[str, ...] = (),
        tasks: tuple[str, ...] = (),
    ) -> None:
        """The table before any terrain card is dealt."""
        self.game = game
        self.board = board
        self.sets = sets
        self.cards = cards
        self.tasks = tasks
        self.players = players
        self.start = start
        self.switches = switches
        self.dice = dice
        self.hooks = hooks_of(sets, cards)
        self.offer = board.slot_numbers
        self.slots_of = board.slots_of
        self.own = [0] * players
        self.near = [0] * players
        self.supply = [SETTLEMENTS] * players
        self.aside = [0] * players
        self.hand = [()] * players
        self.dealt = [()] * players
        self.taken = [0] * players
        self.held = [0] * players
        self.fresh = [0] * players
        self.used = [0] * players
        self.earned = [{} for _ in range(players)] if sets else []
        self.free = board.grid.board
        self.figures = no_figures(sets)
        self.guards = 0
        self.fixed = 0
        self.closed = 0
        self.blocked = 0
        self.posts = 0
        self.deck = ()
        self.discard = CARD_KINDS * CARDS_OF_A_KIND
        self.removed = ()
        self.shuffles = 0
        self.turn = start
        self.turns = 0
        self.kind = NO_TERRAIN
        self.whole = 0
        self.left = 0
        self.due = 0
        self.built = 0
        self.regular = 0
        self.spent = 0
        self.actor = start
        self.tile = NONE
        self.lifted = NONE
        self.carried = NONE
        self.count = 0
        self.freely = 0
        self.rounds = ()
        self.emptied = 0
        self.ending = False
        self.closing = False
        self.over = False
        self.choices = 0
        self.secrets = 0
        self.journal = None
        self.kits = {}

    def copy(self) -> Self:
        twin = self.__new__(self.__class__)
        twin.game = self.game
        twin.board = self.board
        twin.sets = self.sets
        twin.cards = self.cards
        twin.tasks = self.tasks
        twin.players = self.players
        twin.start = self.start
        twin.switches = self.switches
        twin.dice = self.dice
        twin.hooks = self.hooks
        twin.offer = self.offer
        twin.slots_of = self.slots_of
        twin.own = self.own[:]
        twin.near = self.near[:]
        twin.supply = self.supply[:]
        twin.aside = self.aside[:]
        twin.hand = self.hand[:]
        twin.dealt = self.dealt[:]
        twin.taken = self.taken[:]
        twin.held = self.held[:]
        twin.fresh = self.fresh[:]
        twin.used = self.used[:]
        twin.earned = [purse.copy() for purse in self.earned] if self.earned else self.earned
        twin.free = self.free
        twin.figures = self.figures[:]
        twin.guards = self.guards
        twin.fixed = self.fixed
        twin.closed = self.closed
        twin.blocked = self.blocked
        twin.posts = self.posts
        twin.deck = self.deck
        twin.discard = self.discard
        twin.removed = self.removed
        twin.shuffles = self.shuffles
        kits: dict[str, Kit] = self.kits
        twin.kits = {name: kit.copy() for name, kit in kits.items()} if kits else kits
        twin.turn = self.turn
        twin.turns = self.turns
        twin.kind = self.kind
        twin.whole = self.whole
        twin.left = self.left
        twin.due = self.due
        twin.built = self.built
        twin.regular = self.regular
        twin.spent = self.spent
        twin.actor = self.actor
        twin.tile = self.tile
        twin.lifted = self.lifted
        twin.carried = self.carried
        twin.count = self.count
        twin.freely = self.freely
        twin.rounds = self.rounds
        twin.emptied = self.emptied
        twin.ending = self.ending
        twin.closing = self.closing
        twin.over = self.over
        twin.choices = self.choices
        twin.secrets = self.secrets
        twin.journal = None
        return twin
