"""The reference of the Python library: pages of the public modules, from their docstrings and annotations.

The source is read and never run, so that the reference needs nothing installed and is the same at both speeds.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from tools.site.sources import GENERATED, ROOT

PACKAGE: Final = "realmwright"
SOURCES: Final = ROOT / "src"
MODULES: Final = (
    "realmwright.game",
    "realmwright.bits",
    "realmwright.dice",
    "realmwright.record",
    "realmwright.playouts",
    "realmwright.knowledge",
    "realmwright.words",
    "realmwright.base_game",
    "realmwright.base_state",
    "realmwright.native",
    "realmwright.hexes",
    "realmwright.json_reader",
    "realmwright.drawing",
    "realmwright.bots",
    "realmwright.bots.budget",
    "realmwright.bots.search",
    "realmwright.bots.compiled_tree",
    "realmwright.arena.match",
    "realmwright.arena.summary",
    "realmwright.observers.observer",
    "realmwright.gym.aec",
    "realmwright.gym.single",
    "realmwright.gym.batch",
    "realmwright.rulebook",
    "realmwright.rulebook.book",
    "realmwright.review.reviewing",
    "realmwright.client",
    "realmwright.protocol",
)
"""The modules that programs of others use, in the order of the contents."""
WIDTH: Final = 100
ROLE: Final = re.compile(r":(?:mod|class|func|meth|data|attr):`(~?)([^`]+)`")
DOUBLED: Final = re.compile(r"``([^`]+)``")

Defined = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.AnnAssign | ast.Assign


class Item(NamedTuple):
    """Something public with what is said of it."""

    name: str
    node: Defined
    about: str


def pages() -> dict[str, str]:
    """The pages by their names: one for each module, and the contents."""
    lines = ["# The Python library, name by name", "", INTRODUCTION, "", "| module | what to find there |", "|---|---|"]
    found = {}
    for module in MODULES:
        tree = parsed(module)
        about = ast.get_docstring(tree) or ""
        lines.append(f"| [`{module}`]({module}.md) | {prose(about.partition(chr(10))[0], module)} |")
        found[module] = page(module, tree)
    return {"index": "\n".join(lines) + "\n", **found}


INTRODUCTION: Final = (
    "What programs of others use. It is made of the docstrings of the modules; [the library](../python.md) shows how "
    "it goes together. What is not listed here, or begins with an underscore, may change without notice."
)


@cache
def parsed(module: str) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse((ROOT / file_of(module)).read_text("utf-8"))


def file_of(module: str) -> str:
    """Where the source of a module lies in the repository."""
    path = SOURCES / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.relative_to(ROOT).as_posix()


def places() -> dict[str, str]:
    """Where links to the source lead on the site: to the reference."""
    contents = (SOURCES / PACKAGE).relative_to(ROOT).as_posix()
    return {contents: f"{GENERATED}/index.md", **{file_of(name): f"{GENERATED}/{name}.md" for name in MODULES}}


def page(module: str, tree: ast.Module) -> str:
    """The page of a module."""
    parts = [f"# {module}", prose(ast.get_docstring(tree) or "", module)]
    for item in items(tree.body):
        parts += [f'## <a id="{item.name}"></a>{item.name}', code(declaration(item.node)), prose(item.about, module)]
        if isinstance(item.node, ast.ClassDef):
            for member in items(item.node.body):
                parts += [f'### <a id="{item.name}.{member.name}"></a>{member.name}']
                parts += [code(declaration(member.node)), prose(member.about, module)]
    return "\n\n".join(part for part in parts if part) + "\n"


def items(body: list[ast.stmt]) -> Iterator[Item]:
    """What is public in the body of a module or class and has something said of it, or is a function or class."""
    for place, node in enumerate(body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            about = ast.get_docstring(node) or ""
            overloaded = any(ast.unparse(each) == "overload" for each in node.decorator_list)
            if not node.name.startswith("_") and not overloaded:
                yield Item(node.name, node, about)
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            following = body[place + 1] if place + 1 < len(body) else None
            about = said(following)
            in_class = isinstance(node, ast.AnnAssign) and node.value is None
            if isinstance(target, ast.Name) and not target.id.startswith("_") and (about or in_class):
                yield Item(target.id, node, about)


def said(node: ast.stmt | None) -> str:
    """The docstring of an attribute: the text that follows it."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return "\n".join(line.strip() for line in node.value.value.strip().split("\n"))
    return ""


def declaration(node: Defined) -> str:
    """How something is declared."""
    if isinstance(node, ast.ClassDef):
        bases = [ast.unparse(base) for base in node.bases] + [ast.unparse(word) for word in node.keywords]
        return f"class {node.name}" + (f"({', '.join(bases)})" if bases else "")
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        shown = [f"@{ast.unparse(each)}" for each in node.decorator_list]
        return "\n".join([*shown, *function(node)])
    text = ast.unparse(node)
    # The values of tables are found in the source.
    return text if len(text) <= WIDTH else text.partition(" = ")[0]


def function(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """The head of a function, on one line or a line for each parameter."""
    word = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    given = list(parameters(node.args))
    line = f"{word} {node.name}({', '.join(given)}){result}"
    if len(line) <= WIDTH:
        return [line]
    return [f"{word} {node.name}(", *(f"    {each}," for each in given), f"){result}"]


def parameters(args: ast.arguments) -> Iterable[str]:
    """The parameters with their annotations and defaults."""
    plain = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(plain) - len(args.defaults)) + list(args.defaults)
    for place, (arg, default) in enumerate(zip(plain, defaults, strict=True)):
        yield parameter(arg, default)
        if args.posonlyargs and place + 1 == len(args.posonlyargs):
            yield "/"
    if args.vararg or args.kwonlyargs:
        yield "*" + (parameter(args.vararg) if args.vararg else "")
    for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        yield parameter(arg, default)
    if args.kwarg:
        yield "**" + parameter(args.kwarg)


def parameter(arg: ast.arg, default: ast.expr | None = None) -> str:
    """One parameter."""
    kind = f": {ast.unparse(arg.annotation)}" if arg.annotation else ""
    value = "" if default is None else f"{' = ' if kind else '='}{ast.unparse(default)}"
    return arg.arg + kind + value


def code(text: str) -> str:
    """A block of Python."""
    return f"```python\n{text}\n```"


def prose(text: str, module: str) -> str:
    """A docstring as Markdown: references become links where they lead to a page of the reference."""

    def reference(found: re.Match[str]) -> str:
        whole = found[2]
        shown = whole.rpartition(".")[2] if found[1] else whole
        place = place_of(whole, module)
        return f"[`{shown}`]({place})" if place else f"`{shown}`"

    return DOUBLED.sub(r"`\1`", ROLE.sub(reference, doctests_fenced(text)))


def doctests_fenced(text: str) -> str:
    """Paragraphs that are sessions with Python as blocks of code."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(f"```pycon\n{each}\n```" if each.lstrip().startswith(">>>") else each for each in paragraphs)


def place_of(whole: str, module: str) -> str:
    """Where on the reference a name is told of; nothing if nowhere. Names of one module need not say which."""
    for base in (whole, f"{module}.{whole}"):
        parts = base.split(".")
        for end in range(len(parts), 0, -1):
            holder, rest = ".".join(parts[:end]), parts[end:]
            if holder in MODULES and (not rest or rest[0] in defined(holder)):
                page = "" if holder == module else f"{holder}.md"
                part = "#" + ".".join(rest) if rest else ""
                return page + part or f"{holder}.md"
    return ""


def defined(module: str) -> frozenset[str]:
    """The names that the page of a module tells of."""
    return frozenset(item.name for item in items(parsed(module).body))
