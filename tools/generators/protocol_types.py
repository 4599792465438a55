"""The page's types of the protocol: web/src/protocol.ts, from all modules of messages."""

import inspect
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect as types

from realmwright import (
    brought_protocol,
    daily_protocol,
    exercise_protocol,
    holiday_protocol,
    learning_protocol,
    matching_protocol,
    moderation_protocol,
    operator_protocol,
    plan_protocol,
    profile_protocol,
    protocol,
    puzzle_protocol,
    rating_protocol,
    study_protocol,
    tournament_protocol,
)

FILE = Path(__file__).parents[2] / "web/src/protocol.ts"
HEAD = """/** What the server and the page say to each other; written from realmwright.protocol, not by hand. */
"""
MODULES = (
    protocol,
    brought_protocol,
    learning_protocol,
    study_protocol,
    exercise_protocol,
    daily_protocol,
    puzzle_protocol,
    plan_protocol,
    rating_protocol,
    tournament_protocol,
    profile_protocol,
    operator_protocol,
    matching_protocol,
    moderation_protocol,
    holiday_protocol,
)
UNIONS = {
    "SeatWish": protocol,
    "Command": protocol,
    "Request": protocol,
    "Message": protocol,
    "Beginning": study_protocol,
    "TournamentCommand": tournament_protocol,
}
WIDTH = 120
PLAIN = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


def generate() -> dict[Path, str | None]:
    """The module, written anew."""
    return {FILE: typescript()}


def typescript() -> str:
    """The whole module."""
    structs = [
        entry
        for module in MODULES
        for entry in vars(module).values()
        if inspect.isclass(entry)
        and issubclass(entry, msgspec.Struct)
        and entry not in (protocol.ClientStruct, protocol.ServerStruct)
        and entry.__module__ == module.__name__
    ]
    parts = [HEAD, *map(_interface, structs)]
    for name, module in UNIONS.items():
        members = " | ".join(member.__name__ for member in get_args(getattr(module, name)))
        parts.append(_line(f"export type {name} =", members) + "\n")
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct]) -> str:
    sign = types.type_info(struct)
    assert isinstance(sign, types.StructType)
    lines = [f"/** {(inspect.getdoc(struct) or '').splitlines()[0]} */", f"export interface {struct.__name__} {{"]
    if sign.tag_field is not None:
        lines.append(f'  {sign.tag_field}: "{sign.tag}";')
    for entry in sign.fields:
        lines.append(_line(f"  {entry.encode_name}{'' if entry.required else '?'}:", _type(entry.type)))
    return "\n".join([*lines, "}"]) + "\n"


def _line(name: str, kind: str) -> str:
    """A name and its type, laid out as the page's formatter does."""
    line = f"{name} {kind};"
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(name) - len(name.lstrip()) + 2)
    return name + "".join(f"\n{indent}| {member}" for member in kind.split(" | ")) + ";"


def _type(sign: types.Type) -> str:
    match sign:
        case types.Metadata(inner):
            return _type(inner)
        case types.UnionType(members):
            return " | ".join(sorted(map(_type, members), key=lambda name: name == "null"))
        case types.LiteralType(values):
            return " | ".join(f'"{value}"' for value in sorted(values, key=str))
        case types.ListType(item_type=item) | types.CollectionType(item_type=item):
            name = _type(item)
            return f"({name})[]" if " | " in name else f"{name}[]"
        case types.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case types.StructType(cls):
            return cls.__name__
        case types.TupleType(items):
            return f"[{', '.join(map(_type, items))}]"
        case _:
            return PLAIN[type(sign)]
