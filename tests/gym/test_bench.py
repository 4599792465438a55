"""The benchmark of environments still runs. Its figures are not tested."""

import pytest
from bench import gym, measuring


def test_batches_are_measured_beside_joined_environments(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measuring, "ROUNDS", 1)
    monkeypatch.setattr(gym, "STEPS", 2)
    monkeypatch.setattr(gym, "AT_ONCE", 2)
    gym.main()
    told = capsys.readouterr().out
    for word in ("dominion", "kingdom-builder", "winter-kingdom", "batch", "joined", "ratio"):
        assert word in told
