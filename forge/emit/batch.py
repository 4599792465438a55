"""Batches of games for environments: what the header ``batch.hpp`` has to know of one game."""

from collections.abc import Iterator, Mapping

from forge.errors import ForgeError
from forge.program.functions import Compiled
from forge.program.program import Program
from forge.types import NUM, ObjectType, local


def batches(program: Program, policies: Mapping[str, Compiled], observed: Mapping[str, Compiled]) -> Iterator[str]:
    """The rules as batches call them, what adds the type, and the methods that observe positions."""
    numbers, planes = observed["numbers"], observed.get("planes")
    scene = numbers.parameters[1].kind
    if not isinstance(scene, ObjectType) or (planes is not None and planes.parameters[1].kind != scene):
        raise ForgeError(f"{numbers.name}: the scene of an observation is an object of a class of its own")
    called = {name: program.method(program.state, name).name for name in ("legal", "play", "seat")}
    for name in ("players", "turns"):
        if program.field(program.state, name) != NUM:
            raise ForgeError(f"{program.state.__module__}: a position that is observed needs a number {name}")
    yield "static PyTypeObject* state_type = nullptr;"
    yield "struct Rules {"
    yield f"    using Position = State;\n    using Scene = rw::{scene.name};"
    yield "    using Set = Cells;\n    using Choices = Actions;"
    yield f"    static constexpr bool PLANES = {'true' if planes is not None else 'false'};"
    yield "    static State& of(PyObject* object) { return rw::of(object); }"
    yield "    static bool is_state(PyObject* object) { return PyObject_TypeCheck(object, state_type); }"
    yield f"    static Actions legal(State& state) {{ return {called['legal']}(state); }}"
    yield f"    static void play(State& state, Num action) {{ {called['play']}(state, action); }}"
    yield f"    static std::optional<Num> seat(State& state) {{ return {called['seat']}(state); }}"
    for name in ("players", "turns"):
        yield f"    static Num {name}(State& state) {{ return state.{local(name)}; }}"
    given = "State& state, const Scene* scene, Num seat"
    yield f"    static auto numbers({given}) {{ return {numbers.name}(state, scene, seat); }}"
    if planes is not None:
        yield f"    static auto planes({given}) {{ return {planes.name}(state, scene, seat); }}"
    yield "    static int policy(const char* name) {"
    for number, name in enumerate(policies):
        yield f'        if (!std::strcmp(name, "{name}")) return {number};'
    yield "        return -1;\n    }"
    yield "    static Num choose(int policy, State& state, Stream& stream) {"
    yield "        switch (policy) {"
    for number, policy in enumerate(policies.values()):
        yield f"            case {number}: return {policy.name}(state, stream);"
    yield '        }\n        fail(Problem::ASSERTION, "there is no such policy");\n    }'
    yield "};"
    yield "static int add_batch(PyObject* module) {"
    yield '    PyObject* type = PyObject_GetAttrString(module, "State");'
    yield "    if (!type) return -1;"
    yield "    state_type = reinterpret_cast<PyTypeObject*>(type);"
    yield '    return add_batch_type<Rules>(module, FORGE_NAME ".Batch");'
    yield "}"
    yield "// observed(scene, seat): the numbers, and the sets of hexes."
    yield "static PyObject* observed(PyObject* self, PyObject* args) {"
    yield "    PyObject* given;\n    long long seat;"
    yield '    if (!PyArg_ParseTuple(args, "OL", &given, &seat)) return nullptr;'
    yield "    try {"
    yield "        Keeper keeper;"
    yield f"        Ref<rw::{scene.name}> scene;"
    yield "        { const Keeping here(keeper); from_python(given, scene); }"
    yield "        Kept found(to_python_list(Rules::numbers(of(self), scene, seat)));"
    sets = "to_python_list(Rules::planes(of(self), scene, seat))" if planes is not None else "PyList_New(0)"
    yield f"        Kept sets({sets});"
    yield "        return PyTuple_Pack(2, found.get(), sets.get());"
    yield "    } catch (...) { raise(self); return nullptr; }"
    yield "}"
    yield "static PyObject* drawn(PyObject* self, PyObject* args) {"
    yield "    try {"
    yield "        draw_packed<Rules>(args);"
    yield "        Py_RETURN_NONE;"
    yield "    } catch (...) { raise(self); return nullptr; }"
    yield "}"
