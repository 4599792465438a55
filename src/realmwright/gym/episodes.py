"""The games of an environment: a learner has one seat or all of them, and bots have the others."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from secrets import randbits
from typing import Final, NamedTuple

from realmwright.bots import Bot, ask, with_wishes
from realmwright.dice import FastDice, derived_seed
from realmwright.game import BadSetup, Game, IllegalAction, Json, State, games, unknown
from realmwright.gym.opponents import is_policy, opponent
from realmwright.gym.rewards import LOSS, Reward, check_reward, rewards
from realmwright.observers.observer import Observer, observer_for

TURNS: Final = 500
"""The default number of turns of each player after which a game is truncated."""
RENDER_MODES: Final = ("ansi",)
"""The supported render modes: lines of text."""


@dataclass(frozen=True)
class Setting:
    """The settings of all games of an environment."""

    game: Game
    players: int
    options: Mapping[str, Json]
    observer: Observer
    reward: Reward
    turns: int
    """The number of turns of all players together after which a game is truncated."""
    opponents: tuple[str, ...]
    """The specs of bots, or names of policies, in turn order after the learner; empty if it plays all seats."""
    seat: int | None
    """The learner's seat; None for a random one in every game."""


def setting(
    game: str,
    players: int = 2,
    options: Mapping[str, Json] | None = None,
    reward: Reward = "win",
    turns: int = TURNS,
    opponents: str | Sequence[str] = (),
    seat: int | None = None,
) -> Setting:
    """Check and complete the settings of an environment. Raises BadSetup if they are wrong."""
    rules = games[game]
    names = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
    if names and len(names) != players - 1:
        raise BadSetup(f"a game for {players} has {players - 1} opponents, not {len(names)}: {', '.join(names)}")
    for name in names:
        opponent(game, name)
    if seat is not None and not 0 <= seat < players:
        raise BadSetup(f"the learner's seat is 0 to {players - 1}, or None for any, not {seat!r}")
    if turns < 1:
        raise BadSetup(f"a game has at least 1 turn of each player, not {turns!r}")
    check_reward(reward)
    bots = [name for name in names if not is_policy(game, name)]
    chosen = with_wishes(rules, players, bots, options or {})
    observer = observer_for(game, players, chosen)
    # Settings that the game refuses should fail now and not at the first reset.
    rules.new(players, 0, chosen)
    return Setting(rules, players, chosen, observer, reward, turns * players, names, seat)


def check_render_mode(mode: str | None) -> None:
    """Raise BadSetup unless the render mode is supported."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(unknown("render mode", mode, RENDER_MODES))


def fresh_seed() -> int:
    """A random seed, for environments that are not given one."""
    return randbits(62)


class NewGame(NamedTuple):
    """A game that has not begun."""

    state: State
    seat: int
    bots: dict[int, Bot]
    """The bots by seat."""
    imagine_seed: int


class Episodes:
    """The games of one environment, one after another. All randomness comes from one seed."""

    state: State
    seat: int
    """The learner's seat; if it plays all seats, the seat to move, or the last one when the game is over."""
    bots: dict[int, Bot]
    """The bots by seat."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self._makers = [opponent(setting.game.name, name) for name in setting.opponents]
        self._imagine_seed = 0
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Set the seed of the games to come."""
        self._seed = seed
        self._episode = 0
        self._next: NewGame | None = None

    def prepare(self) -> None:
        """Set up the next game, so that it need not be done when it begins."""
        if self._next is None:
            setting = self.setting
            state = setting.game.new(setting.players, self._derived_seed("game"), setting.options)
            imagine_seed = self._derived_seed("imagining")
            seat = self._derived_seed("seat") % setting.players if setting.seat is None else setting.seat
            bots = {
                (seat + place) % setting.players: make(self._derived_seed(f"bot {place}"))
                for place, make in enumerate(self._makers, 1)
            }
            self._episode += 1
            self._next = NewGame(state, seat, bots, imagine_seed)

    def take(self) -> None:
        """Go on to the next game, before anybody has played."""
        self.prepare()
        assert self._next is not None
        self.state, self.seat, self.bots, self._imagine_seed = self._next
        self._next = None
        self.lost = False

    def begin(self) -> None:
        """Start the next game and play up to the learner's first choice."""
        self.take()
        self.play_bots()

    def _derived_seed(self, purpose: str) -> int:
        """The seed for a purpose in the game that begins; from their own, bots cannot tell that of the game."""
        return derived_seed(self._seed, f"{purpose} of an environment", self._episode)

    def play(self, action: int) -> None:
        """Play the learner's action and those of the bots after it. An illegal action loses the game."""
        try:
            self.state.play(action)
        except IllegalAction:
            self.lost = True
        else:
            self.play_bots()

    def play_bots(self) -> None:
        """Let the bots play up to the learner's next choice."""
        state, bots = self.state, self.bots
        if not bots:
            self.seat = self.seat if state.seat is None else state.seat
            return
        while (seat := state.seat) in bots and state.turns <= self.setting.turns:
            self._imagine_seed += 1
            state.play(ask(bots[seat], state, FastDice(self._imagine_seed), trust=True))

    @property
    def terminated(self) -> bool:
        """Whether the game is over, or lost by an illegal action."""
        return self.lost or self.state.seat is None

    @property
    def truncated(self) -> bool:
        """Whether the game has exceeded the limit of turns."""
        return not self.terminated and self.state.turns > self.setting.turns

    @property
    def rewards(self) -> list[float]:
        """The reward of each seat; zero before the end of the game."""
        if self.lost:
            others = self.setting.players - 1
            return [LOSS if seat == self.seat else -LOSS / others for seat in range(self.setting.players)]
        if self.state.seat is None:
            return rewards(self.state, self.setting.reward)
        return [0.0] * self.setting.players
