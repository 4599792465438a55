"""C++ compilers: which one there is, and how each is told the same: GCC, Clang, Zig, and those of Microsoft's kind."""

import os
import platform
import re
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path, PureWindowsPath
from typing import Final

from forge.errors import ForgeError

VARIABLE: Final = "CXX"
"""What names the compiler, and may give it options."""
USUAL: Final = ("c++", "g++", "clang++")
# Clang before Microsoft's own, which is only found in its developer shell.
USUAL_ON_WINDOWS: Final = ("clang-cl", "cl", "clang++")
ZIG: Final = "ziglang"
"""A package of PyPI that is a C++ compiler."""

# Multiplications and additions round one after the other, as in Python: see search.hpp.
STANDARD: Final = (
    *("-std=c++20", "-shared", "-fvisibility=hidden", "-pthread", "-ffp-contract=off"),
    *(() if os.name == "nt" else ("-fPIC",)),
)
FAST: Final = (
    "-O3",
    # Counting bits in one instruction; every such processor of the last fifteen years can.
    *(("-march=x86-64-v2",) if platform.machine() in ("x86_64", "AMD64") else ()),
    *(("-undefined", "dynamic_lookup") if sys.platform == "darwin" else ()),
)
FLAGS: Final = (*STANDARD, *FAST)
"""What GCC and Clang are told."""
MICROSOFT_NAMES: Final = re.compile(r"(?i:cl|clang-cl(-\d+)?)")
MICROSOFT: Final = (
    *("/nologo", "/std:c++20", "/Zc:__cplusplus", "/permissive-", "/utf-8", "/EHsc", "/MD", "/LD", "/bigobj"),
    *("/O2", "/fp:precise"),
)
"""What compilers of Microsoft's kind are told instead."""
MICROSOFT_CLANG: Final = (
    "/clang:-ffp-contract=off",
    *(("/clang:-march=x86-64-v2",) if platform.machine() in ("x86_64", "AMD64") else ()),
)


def find_compiler() -> str | None:
    """The C++ compiler of this machine, as a command: what CXX names, or one of the usual ones.

    Raises ForgeError if CXX names what is not there.
    """
    if given := os.environ.get(VARIABLE, "").strip():
        if shutil.which(words(given)[0]) is None:
            raise ForgeError(f"{VARIABLE} is {given!r}, and there is no such program here")
        return given
    for name in USUAL_ON_WINDOWS if os.name == "nt" else USUAL:
        if found := shutil.which(name):
            return found
    if find_spec(ZIG) is not None:
        return f'"{sys.executable}" -m {ZIG} c++'
    return None


def words(compiler: str) -> list[str]:
    """The words of a command: a program, whose path may have blanks, and perhaps options."""
    if shutil.which(compiler):
        return [compiler]
    # Backslashes are parts of paths on Windows.
    lexer = shlex.shlex(compiler, posix=True, punctuation_chars=False)
    lexer.whitespace_split = True
    lexer.commenters = ""
    if os.name == "nt":
        lexer.escape = ""
    try:
        return list(lexer)
    except ValueError as problem:
        raise ForgeError(f"{VARIABLE} is {compiler!r}: {str(problem).lower()}") from None


def is_microsoft(compiler: str) -> bool:
    """Whether it takes its options as Microsoft's compiler does."""
    program, *options = words(compiler)
    return bool(MICROSOFT_NAMES.fullmatch(PureWindowsPath(program).stem)) or "--driver-mode=cl" in options


def command(
    compiler: str,
    source: Path,
    made: Path,
    *,
    includes: Sequence[str | Path],
    defines: Mapping[str, str],
    flags: Sequence[str] | None = None,
) -> list[str]:
    """What makes an extension module of a source file. The flags stand in place of the usual ones of the compiler."""
    named = [*(f"-D{name}={value}" for name, value in defines.items()), *(f"-I{each}" for each in includes)]
    libraries = Path(sys.base_prefix, "libs")
    if is_microsoft(compiler):
        is_clang = "clang" in compiler
        usual = (*MICROSOFT, *(MICROSOFT_CLANG if is_clang else ()))
        # The objects lie beside what is made of them. Python.h names the library of Python.
        out = [f"/Fo{made.with_suffix('.obj')}", f"/Fe{made}", "/link", f"/LIBPATH:{libraries}"]
        return [*words(compiler), *(usual if flags is None else flags), *named, str(source), *out]
    version = sysconfig.get_config_var("py_version_nodot")
    linked = [f"-L{libraries}", f"-lpython{version}"] if os.name == "nt" else []
    return [*words(compiler), *(FLAGS if flags is None else flags), *named, str(source), "-o", str(made), *linked]
