"""One game after another in which a learner has one of the seats, or all of them, and bots have the rest."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from secrets import randbits
from typing import Final

from realmwright.bots import Bot, ask, maker, with_wishes
from realmwright.dice import FastDice, FastStream, wide_seed
from realmwright.game import BadSetup, Game, IllegalAction, Json, State, games, unknown
from realmwright.gym.observing import Observer, observer_for
from realmwright.gym.rewards import LOSS, Reward, check_reward, rewards

TURNS: Final = 500
"""After so many turns of each player a game is given up, unless somebody knows better."""
RENDER_MODES: Final = ("ansi",)
"""How a game can be shown: as lines of text."""


@dataclass(frozen=True)
class Setting:
    """What all games of an environment have in common."""

    game: Game
    players: int
    options: Mapping[str, Json]
    observer: Observer
    reward: Reward
    turns: int
    """After how many turns altogether a game is given up."""
    opponents: tuple[str, ...]
    """The bots from the learner's left on; none: the learner plays all seats."""
    seat: int | None
    """Where the learner sits; None: anywhere, by chance."""


def setting(
    game: str,
    players: int = 2,
    options: Mapping[str, Json] | None = None,
    reward: Reward = "win",
    turns: int = TURNS,
    opponents: str | Sequence[str] = (),
    seat: int | None = None,
) -> Setting:
    """What somebody asked for, checked. Raises BadSetup if it cannot be."""
    rules = games[game]
    names = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
    if names and len(names) != players - 1:
        raise BadSetup(f"a game for {players} has {players - 1} opponents, not {len(names)}: {', '.join(names)}")
    for name in names:
        maker(game, name)
    if seat is not None and not 0 <= seat < players:
        raise BadSetup(f"the learner's seat is 0 to {players - 1}, or None for any, not {seat!r}")
    if turns < 1:
        raise BadSetup(f"a game has at least 1 turn of each player, not {turns!r}")
    check_reward(reward)
    chosen = with_wishes(rules, players, names, options or {})
    observer = observer_for(game, players, chosen)
    # What no game can be made of is refused now and not in the midst of a training.
    rules.new(players, 0, chosen)
    return Setting(rules, players, chosen, observer, reward, turns * players, names, seat)


def check_render_mode(mode: str | None) -> None:
    """Raise BadSetup unless environments can be shown like that."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(unknown("render mode", mode, RENDER_MODES))


def fresh_seed() -> int:
    """One that nobody has chosen."""
    return randbits(62)


class Seated:
    """The games of one environment, all of whose chance comes from one seed."""

    state: State
    seat: int
    """Where the learner sits; if it plays all seats, the one whose choice it is, or was at the end."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self._makers = [maker(setting.game.name, name) for name in setting.opponents]
        self._bots: dict[int, Bot] = {}
        self._imagined = 0
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """The games from now on are those of this seed."""
        self._stream: FastStream = FastDice(seed).stream("environment")

    def begin(self) -> None:
        """The next game, up to the learner's first choice."""
        setting, stream = self.setting, self._stream
        self.state = setting.game.new(setting.players, wide_seed(stream), setting.options)
        self._imagined = wide_seed(stream)
        self.seat = stream.below(setting.players) if setting.seat is None else setting.seat
        self._bots = {
            (self.seat + place) % setting.players: make(wide_seed(stream)) for place, make in enumerate(self._makers, 1)
        }
        self.lost = False
        self._go_on()

    def play(self, action: int) -> None:
        """The learner's choice, and what the others do then. Whoever chooses an illegal action has lost the game."""
        try:
            self.state.play(action)
        except IllegalAction:
            self.lost = True
        else:
            self._go_on()

    def _go_on(self) -> None:
        state, bots = self.state, self._bots
        if not bots:
            self.seat = self.seat if state.seat is None else state.seat
            return
        while (seat := state.seat) in bots and state.turns <= self.setting.turns:
            self._imagined += 1
            state.play(ask(bots[seat], state, FastDice(self._imagined), trust=True))

    @property
    def terminated(self) -> bool:
        """Whether the game is over, or lost by an illegal action."""
        return self.lost or self.state.seat is None

    @property
    def truncated(self) -> bool:
        """Whether the game was given up: it has taken too many turns."""
        return not self.terminated and self.state.turns > self.setting.turns

    @property
    def rewards(self) -> list[float]:
        """What the game is worth to each seat so far, which is nothing before its end."""
        if self.lost:
            others = self.setting.players - 1
            return [LOSS if seat == self.seat else -LOSS / others for seat in range(self.setting.players)]
        if self.state.seat is None:
            return rewards(self.state, self.setting.reward)
        return [0.0] * self.setting.players
