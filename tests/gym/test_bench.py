"""The benchmark of environments still runs. Its figures are not tested."""

import pytest
from bench import gym, measuring

from realmwright.gym import IDS


def test_batches_are_measured_beside_joined_environments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "ROUNDS", 1)
    monkeypatch.setattr(gym, "STEPS", 2)
    monkeypatch.setattr(gym, "AT_ONCE", 2)
    found = gym.measure()
    assert list(found) == [*IDS, gym.CART_POLE]
    for game in IDS:
        assert {gym.BATCH, gym.COPIED, gym.JOINED, measuring.RATIO} <= found[game].keys()
