"""The forge tells every kind of compiler what it needs to know, and the C++ that it writes is nobody's dialect."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

import pytest
from forge.build import RUNTIME
from forge.compilers import FLAGS, MICROSOFT_CLANG, command, find_compiler, is_microsoft, words
from forge.errors import ForgeError
from forge.lower.operations import without_parentheses

from realmwright.compiled import PURE
from tests.forge import forging
from tests.forge.sanitized import WARNINGS

CLANG: Final = shutil.which("clang++")
SAYS_WHAT_MATTERS: Final = """
static_assert(__cplusplus >= 202002L);
extern const char name[];
const char name[] = FORGE_NAME;
int caught() { try { throw 1; } catch (int) { return 0; } }
"""


def test_what_cxx_names_may_have_options(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CXX", f'"{sys.executable}" -m ziglang c++')
    found = find_compiler()
    assert found is not None
    assert words(found) == [sys.executable, "-m", "ziglang", "c++"]
    program = tmp_path / "my compilers" / "g++"
    program.parent.mkdir()
    program.touch(0o755)
    monkeypatch.setenv("CXX", str(program))
    assert find_compiler() == str(program)
    assert command(str(program), Path("a.cpp"), Path("a.so"), includes=["i"], defines={"X": "1"}) == [
        *(str(program), *FLAGS, "-DX=1", "-Ii", "a.cpp", "-o", "a.so")
    ]


def test_a_compiler_that_is_not_there_is_an_error_of_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    for given, why in (("no-such-compiler -O2", "there is no such program here"), ("'g++", "no closing quotation")):
        monkeypatch.setenv("CXX", given)
        with pytest.raises(ForgeError, match=why):
            find_compiler()
    done = subprocess.run(
        [sys.executable, "-m", "forge"], cwd=forging.ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (1, 'CXX is "\'g++": no closing quotation\n')


def test_compilers_of_microsofts_kind_are_known() -> None:
    assert all(map(is_microsoft, ("cl", "CL.exe", "clang-cl-14", "clang++ --driver-mode=cl")))
    assert not any(map(is_microsoft, ("g++", "clang++-14", "/usr/bin/c++", "zig c++ -target x86_64-windows-gnu")))


@pytest.mark.skipif(CLANG is None, reason="there is no Clang here")
def test_clang_in_microsofts_manner_knows_every_flag(tmp_path: Path) -> None:
    source = tmp_path / "a.cpp"
    source.write_text(SAYS_WHAT_MATTERS)
    compiler = f"{CLANG} --driver-mode=cl --target={os.uname().machine}-pc-windows-msvc"
    whole = command(compiler, source, tmp_path / "a.pyd", includes=[], defines={"FORGE_NAME": '"a.b"'})
    assert set(MICROSOFT_CLANG) < set(whole)
    # Without Windows there is nothing to link it with.
    unlinked = [each for each in whole[: whole.index("/link")] if each != "/LD" and not each.startswith("/Fe")]
    done = subprocess.run([*unlinked, "/c", "-Werror"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "a.obj").is_file()


@pytest.mark.skipif(CLANG is None, reason="there is no Clang here")
def test_clang_has_nothing_to_say_about_the_samples(tmp_path: Path) -> None:
    source = tmp_path / "samples.cpp"
    # Rules are read as plain Python has them.
    program = f"from {forging.__name__} import order; from pathlib import Path; Path({str(source)!r}).write_text"
    program += "(order().text(), 'utf-8')"
    subprocess.run([sys.executable, "-c", program], cwd=forging.ROOT, env={**os.environ, PURE: "1"}, check=True)
    includes: list[str | Path] = [RUNTIME, sysconfig.get_path("include")]
    defines = {"FORGE_NAME": '"samples"', "FORGE_INIT": "PyInit_samples", "FORGE_CELLS": "3", "FORGE_ACTIONS": "5"}
    flags = ["-std=c++20", "-fsyntax-only", *WARNINGS]
    called = command(str(CLANG), source, tmp_path / "none", includes=includes, defines=defines, flags=flags)
    done = subprocess.run(called, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_parentheses_around_all_of_a_condition_are_left_out() -> None:
    assert without_parentheses("(a == (b))") == "a == (b)"
    for code in ("(a) == (b)", "a", '(a == "(")', "f(a)"):
        assert without_parentheses(code) == code
