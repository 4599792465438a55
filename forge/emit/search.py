"""The search of a compiled game: what forge/runtime/search.hpp has to know of its rules."""

from collections.abc import Mapping
from typing import Final

from forge.program.functions import Compiled
from forge.program.program import Program

RULES: Final = """
struct SearchRules {{
    static constexpr bool has_evaluation = {has_evaluation};
    static Actions legal(State& of) {{ return {legal}(of); }}
    static void play(State& of, Num action) {{ {play}(of, action); }}
    static List<Num> totals(State& of) {{ return {totals}(of); }}
    static std::optional<Num> seat(State& of) {{ return {seat}(of); }}
    static Num secrets(State& of) {{ return of.secrets; }}
    static Num turns(State& of) {{ return of.turns; }}
    static State imagined(State& of, Num seat, Dice& dice) {{ return {imagined}(of, std::optional<Num>(seat), dice); }}
    static Num policy(State& of, Stream& stream) {{ return {policy}(of, stream); }}
    [[maybe_unused]] static Num evaluate(State& of, Num seat) {{ {evaluate}; }}
}};
static PyObject* search_tree(PyObject* self, PyObject* args) {{
    return SearchBox<Shell, SearchRules>::plant(self, args);
}}
static PyObject* finish_turn(PyObject* self, PyObject* args) {{
    return SearchBox<Shell, SearchRules>::finish_turn(self, args);
}}
"""
NEEDED: Final = ("legal", "play", "totals", "seat", "imagined")
"""The methods that a search calls."""


def search_rules(program: Program, policies: Mapping[str, Compiled]) -> str | None:
    """The rules as search.hpp wants them; None if a position does not say all that a search has to know."""
    own = {each.live.__name__: each.name for each in program.functions.values() if each.owner is program.state}
    fields = program.touched[program.state]
    if not policies or any(name not in own for name in NEEDED) or "secrets" not in fields or "turns" not in fields:
        return None
    judged = own.get("evaluate")
    return RULES.format(
        **{name: own[name] for name in NEEDED},
        policy=list(policies.values())[-1].name,
        has_evaluation="true" if judged else "false",
        evaluate=f"return {judged}(of, seat)" if judged else "return (void)of, seat",
    )
