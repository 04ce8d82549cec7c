"""`__enzyme_virtualreverse(p)`: the shadow of a function, or of a constant table of functions.

What is known when compiling is a constant in the end. Everything else is looked up when the program
runs, among the functions whose address the unit takes and its constant tables.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

from enzyme_cc.attributes.names import VIRTUAL_REVERSE
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import Constant, int_constant, null
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Invoke
from enzyme_cc.ir.types import I1, I8, I64, POINTER, PointerType
from enzyme_cc.requests.find import special_calls
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.trace import stripped
from enzyme_cc.transform.code.inherited import debug_of
from enzyme_cc.transform.program.type_hints import drop_unwinding
from enzyme_cc.transform.shadows.constants import ShadowConstants
from enzyme_cc.transform.shadows.function_tables import Sought, functions_in
from enzyme_cc.transform.shadows.lanes import Lane
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.problems import Complaints
    from enzyme_cc.transform.program.roots import Program
    from enzyme_cc.transform.program.unit import Unit
    from enzyme_cc.transform.shadows.contexts import Contexts
    from enzyme_cc.transform.shadows.function_tables import FunctionTables
    from enzyme_cc.transform.shadows.known import KnownShadows

_ALONE = Lane(0, 1)


def virtual_calls(module: Module) -> list[CallBase]:
    """Return the calls that ask for shadows of functions."""
    if VIRTUAL_REVERSE not in module.source:
        return []
    return [call for call, name in special_calls(module) if name == VIRTUAL_REVERSE]


def check_virtual(call: CallBase, complaints: Complaints) -> None:
    """Complain of what is no address, or of no function or constant table."""
    given = call.arguments[:1]
    if not given or not isinstance(given[0].type, PointerType):
        complaints.add(
            Kind.NOT_A_FUNCTION,
            call,
            f"{VIRTUAL_REVERSE}: the argument must be a function or a constant table of functions",
        )
        return
    if call.type is not POINTER and call.is_used:
        complaints.add(
            Kind.RESULT_TYPE,
            call,
            f"{VIRTUAL_REVERSE} gives a pointer, and is declared to return {spoken(call.type)}",
            f"declare it: void *{VIRTUAL_REVERSE}(void *);",
        )
        return
    wrong = _wrong(given[0])
    if wrong:
        complaints.add(Kind.NOT_A_FUNCTION, call, f"{VIRTUAL_REVERSE}: {wrong}")


def _wrong(value: Value) -> str:
    """Return why there is no shadow of a constant."""
    if not isinstance(value, Constant) or stripped(value).ref == "null":
        return ""
    symbol = _symbol(value)
    if isinstance(symbol, Function):
        return ""
    if not isinstance(symbol, GlobalVariable):
        return "this is neither a function nor a constant table of functions"
    if not symbol.is_constant or symbol.initializer is None:
        return f"{symbol.name} is no constant that is defined here"
    return "" if functions_in(symbol) else f"no functions are in {symbol.name}"


def _symbol(value: Value) -> Value:
    """Return the function or the variable that an address is in."""
    value = stripped(value)
    while not isinstance(value, (Function, GlobalVariable)) and value.operands:  # type: ignore[attr-defined]
        value = stripped(value.operands[0])  # type: ignore[attr-defined]
    return value


def virtual_functions(program: Program) -> dict[Function, None] | None:
    """Return the functions whose shadows may be asked for; None where no call asks for any."""
    calls = virtual_calls(program.module)
    if not calls:
        return None
    found: dict[Function, None] = {}
    for call in calls:
        given = call.arguments[0]
        if isinstance(given, Constant):
            found.update(dict.fromkeys(functions_in(given)))
        else:
            kinds = dict.fromkeys(each.function_type for each in program.module.functions.values())
            found.update(dict.fromkeys(program.taken.of(kinds)))
    return {each: None for each in found if _may_have_one(program, each)}


def _may_have_one(program: Program, function: Function) -> bool:
    has_body = not function.is_declaration or program.has_rule(function)
    return has_body and not function.variadic


class Registry(Protocol):
    """The derivatives that the calls may ask for."""

    unit: Unit
    tables: FunctionTables
    contexts: Contexts
    known_shadows: KnownShadows

    def write(self) -> None:
        """Write every derivative that was declared."""
        ...


class VirtualReverse:
    """The shadows that the calls of one module ask for."""

    def __init__(self, registry: Registry, functions: dict[Function, None]) -> None:
        self.registry = registry
        self.unit = unit = registry.unit
        self.functions = functions
        known, contexts = registry.known_shadows, registry.contexts
        self.tables = ShadowConstants(
            unit.module, unit.report, self._is_active, self._pair, known, contexts
        )
        self._missing: dict[Function, None] = {}

    def lower(self) -> None:
        """Replace all calls."""
        for call in virtual_calls(self.unit.module):
            builder = Builder.before(call)
            builder.metadata = debug_of(call)
            made = self._shadow(call, builder)
            if call.is_used:
                call.replace_all_uses(made)
            if isinstance(call, Invoke):
                drop_unwinding(call)
            call.erase()
        self.registry.write()

    def _shadow(self, call: CallBase, builder: Builder) -> Value:
        given = call.arguments[0]
        if not isinstance(given, Constant):
            return self._looked_up(call, builder)
        symbol = stripped(given)
        if isinstance(symbol, Function):
            found = self._pair(symbol, 1)
            if found is None:
                self._refuse(call, symbol)
            return found or null()
        return self.tables.constant(given, _ALONE)

    def _refuse(self, call: CallBase, function: Function) -> None:
        name = self.unit.report.places.name(function)
        problems = self.registry.tables.reasons.get(function, ())
        notes = tuple(f"{each.where}: {each.message}" for each in problems)
        self.unit.report.add(
            "EZ0302",
            f"{VIRTUAL_REVERSE}: '{name}' cannot be differentiated in reverse mode here",
            call,
            *(notes or ("there is neither a body of it here nor a rule for it",)),
        )

    def _is_active(self, value: Value) -> bool:
        return any(each in self.functions for each in functions_in(value))

    def _pair(self, function: Function, width: int) -> Value | None:
        if function not in self.functions:
            return None
        return self.registry.tables.tried(function, Sought(function.function_type, width, True))

    # -- when the program runs -----------------------------------------------------------------

    def _looked_up(self, call: CallBase, builder: Builder) -> Value:
        helpers = self.unit.helpers
        where = self.unit.report.places.of(call)
        text = f"{where}: {VIRTUAL_REVERSE} of what is no function here and in no constant table"
        helper = helpers.made("virtual", "shadow_of", (POINTER, POINTER, POINTER, I64), self._fill)
        return builder.call(helper, [call.arguments[0], *helpers.text(text)])

    def _fill(self, made: Function) -> None:
        """Compare with all functions, then with where all tables are."""
        address, message, length = made.arguments
        builder = Builder(made.insert_block("start"))
        answer = partial(_answer, made, builder)
        answer(builder.icmp("eq", address, null()), null)
        for function in self.functions:
            pair = self._pair(function, 1)
            if pair is not None:
                answer(builder.icmp("eq", address, function), partial(_itself, pair))
        for table in self._constant_tables():
            size = int_constant(I64, self.unit.layout.alloc_size(table.value_type))
            shadow = self.tables.constant(table, _ALONE)
            start = builder.ptrtoint(table, I64)
            offset = builder.sub(builder.ptrtoint(address, I64), start)
            within = builder.icmp("ult", offset, size)
            answer(within, partial(builder.gep, I8, shadow, [offset]))
        self.unit.helpers.stop_with(builder, int_constant(I1, 1), message, length)
        builder.unreachable()

    def _constant_tables(self) -> Iterator[GlobalVariable]:
        for each in list(self.unit.module.globals.values()):
            if isinstance(each, GlobalVariable):
                each.load()
                if each.is_constant and each.initializer is not None and self._is_active(each):
                    yield each


def _itself(value: Value) -> Value:
    return value


def _answer(made: Function, builder: Builder, condition: Value, give: Callable[[], Value]) -> None:
    """Return something if a condition holds, and go on where it does not."""
    found, other = (made.insert_block(name) for name in ("found", "other"))
    builder.conditional(condition, found, other)
    builder.move_to_end(found)
    builder.ret(give())
    builder.move_to_end(other)
