"""How well a net plays: games of two players against other bots, each deal twice with the seats swapped."""

from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypedDict

from realmwright.arena.intervals import share_of
from realmwright.arena.match import TURNS, play_on
from realmwright.bots import Bot, ask, maker
from realmwright.bots.net import NetBot
from realmwright.bots.nets import Net, net_in
from realmwright.dice import FastDice, derived_seed
from realmwright.game import games

SEATS: Final = (0, 1)


class Rating(TypedDict):
    """What the net won against another bot."""

    opponent: str
    games: int
    share: float
    """Of the points: a victory is one, and a shared one is divided."""
    low: float
    """The 95 % interval of the share,"""
    high: float


def rate(folder: Path, game: str, opponents: tuple[str, ...], seed: int, deals: int, jobs: int) -> list[Rating]:
    """The ratings of the net in a folder, against each of these bots."""
    found = []
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for opponent in opponents:
            play = partial(points_of_deal, str(folder), game, opponent, seed)
            points = [(deal, each) for deal, won in enumerate(pool.map(play, range(deals))) for each in won]
            share = share_of(points)
            assert share is not None
            found.append(
                Rating(
                    opponent=opponent,
                    games=len(SEATS) * deals,
                    share=round(share.value, 4),
                    low=round(share.range.low, 4),
                    high=round(share.range.high, 4),
                )
            )
    return found


def points_of_deal(folder: str, game: str, opponent: str, seed: int, deal: int) -> list[float]:
    """The points of the net in the games of a deal, one with each seat."""
    net = _net(game, folder)
    return [_play(net, game, opponent, seed, deal, seat) for seat in SEATS]


@cache
def _net(game: str, folder: str) -> Net:
    return net_in(game, folder)


def _play(net: Net, game: str, opponent: str, seed: int, deal: int, seat: int) -> float:
    state = games[game].new(len(SEATS), derived_seed(seed, "deal to be rated with", deal))
    bots: list[Bot] = [maker(game, opponent)(derived_seed(seed, "opponent", deal)) for _ in SEATS]
    bots[seat] = NetBot(derived_seed(seed, "net", deal), net)
    dice = derived_seed(seed, "imagining", deal)
    play_on(state, lambda mover, actions: ask(bots[mover], state, FastDice(dice + actions)), TURNS)
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0
