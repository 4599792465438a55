"""What the tests of the forge share."""

import os
from pathlib import Path

import pytest
from forge.compilers import find_compiler

from realmwright.compiled import forbidden
from tests.forge.sanitized import PLACE


@pytest.fixture(scope="session")
def forged_folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> tuple[str, Path]:
    """The compiler, and a folder for what it makes that all workers share."""
    compiler = find_compiler()
    if compiler is None:
        pytest.skip("there is no C++ compiler here")
    if forbidden():
        pytest.skip("the rules stay plain Python")
    if PLACE in os.environ:
        return compiler, Path(os.environ[PLACE])
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "forged samples"
    folder.mkdir(exist_ok=True)
    return compiler, folder
