"""Find where things stand in the user's source, and their names there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import MetadataOperand
from enzyme_cc.ir.function import Argument, DebugRecord, Function
from enzyme_cc.ir.instructions import Alloca, CallBase, GetElementPointer, Store
from enzyme_cc.ir.metadata.debug_info import DebugInfo
from enzyme_cc.ir.metadata.nodes import MetadataError, NodeRef, attachment_pairs, attachments
from enzyme_cc.ir.values import is_unnamed
from enzyme_cc.requests.call_paths import COPIED as COPIED
from enzyme_cc.requests.call_paths import STEP as STEP
from enzyme_cc.requests.call_paths import Trails, original_name, users_in_code
from enzyme_cc.words.names import readable
from enzyme_cc.words.own_code import is_of_library

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.function import Block, Instruction
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.metadata.debug_info import Location, Variable
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

#: How long the next name is, in C++'s names of symbols.
_LENGTH = re.compile("[1-9][0-9]*")
#: What flang appends to the names of procedures that are in no module, and how others begin.
_OF_FORTRAN, _FLANG = "_", "_Q"
_MADE_BY_FLANG = "Flang function root"
#: The header whose functions make requests for the user.
_OURS = "include/enzyme/enzyme"


class Places:
    """The places and names of one module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.info = DebugInfo(module.metadata)
        self._parameters: dict[Function, dict[Argument, str]] = {}
        self._asked: dict[Function, str] = {}
        self._trails = Trails(self.info)

    def location(self, instruction: Instruction) -> Location | None:
        """Return where the user's source has it: not in our header, and where there is a line."""
        node = instruction.attachment("dbg")
        if node is None:
            return None
        chain = self.info.location(node).chain
        lines = [place for place in chain if place.line] or [chain[0]]
        return next((each for each in lines if not each.path.endswith(_OURS)), lines[0])

    def of_loop(self, latches: Iterable[Block]) -> Location | None:
        """Return where the front end says that a loop with these latches begins."""
        table = self.info.table
        for latch in latches:
            node = latch.terminator.attachment("llvm.loop")
            for link in table.resolve(node).operands if node is not None else ():
                if isinstance(link, NodeRef) and table.resolve(link).kind == "DILocation":
                    return self.info.location(link)
        return None

    def has_line(self, instruction: Instruction) -> bool:
        """Return whether it is known from which line of the source it is."""
        found = self.location(instruction)
        return found is not None and bool(found.line)

    def ask(self, made: Function, call: Instruction) -> None:
        """Give a function of ours the place of the call that made it necessary."""
        if made.start < 0:
            self._asked.setdefault(made, self.of(call))

    def request(self, function: Function, call: Instruction) -> None:
        """Note a call that asks for a derivative of a function: it leads there, too."""
        self._trails.requests.setdefault(function, {})[call] = call.function

    def of(self, instruction: Instruction) -> str:
        """Return `file:line:column` in the source; without debug information, in the IR.

        Where that is in no file, the function is named, too.
        """
        found = self.location(instruction)
        if found is not None:
            return str(found)
        function = instruction.function
        if function in self._asked:
            return self._asked[function]
        if function is not None and function.is_local:
            # We have made it, or it was compiled without -g: the line that calls it says more.
            called = self._trails.leading_to(function)
            if called:
                return called[0][0]
        source = self.module.source
        if function is None or function.start < 0:
            return source.name
        line, column, _ = source.place(function.start)
        place = f"{source.name}:{line}:{column}"
        name = original_name(function.name)
        return f"{place}:{name}" if source.name.startswith("<") else place

    def trail(self, instruction: Instruction) -> tuple[tuple[str, str], ...]:
        """Return the place in the source and those it is reached from; nothing where not known."""
        return self._trails.of(instruction)

    def own(self, instruction: Instruction) -> str:
        """Return the nearest line of the user's own that leads there, by its path; else as `of`."""
        own = (place for place, _ in self.trail(instruction) if not is_of_library(place))
        return next(own, self.of(instruction))

    def name(self, function: Function) -> str:
        """Return what its source calls it, with its scopes; without parameters."""
        if function.name.startswith(STEP):
            caller = original_name(function.name.removeprefix(STEP))
            return f"a round of a loop of {readable(caller.partition('.')[0])}"
        node = attachments(function.metadata).get("dbg")
        found = self.info.subprogram(node) if node else None
        symbol = original_name(function.name)
        known = found.linkage_name.removeprefix(COPIED) if found else ""
        said = readable(known or symbol)
        if said == symbol and not found and self.is_of_fortran(function):
            return symbol.removesuffix(_OF_FORTRAN)
        return said if said != symbol or not found else found.name or said

    def is_of_fortran(self, function: Function) -> bool:
        """Return whether it is an external Fortran procedure: declared only where called."""
        symbol = original_name(function.name)
        if not symbol.endswith(_OF_FORTRAN) or not symbol.isidentifier() or symbol[0] == "_":
            return False
        callers = {each.function for each in users_in_code(function) if each.function}
        return any(each.name.removeprefix(COPIED).startswith(_FLANG) for each in callers) or (
            _MADE_BY_FLANG in self.module.source
            and any(each.name.endswith(_OF_FORTRAN) for each in callers)
        )

    def declared(self, function: Function) -> str:
        """Return `file:line` of a function in the source; empty without debug information."""
        node = attachments(function.metadata).get("dbg")
        found = self.info.subprogram(node) if node else None
        return f"{found.path}:{found.line}" if found is not None else ""

    def variable(self, variable: GlobalVariable) -> str:
        """Return what its source calls a global variable."""
        nodes = [node for kind, node in attachment_pairs(variable.metadata) if kind == "dbg"]
        names = [self.info.variable(node).name for node in nodes]
        return next(filter(None, names), "") or _last_name(variable.name)

    def parameter(self, argument: Argument) -> str:
        """Return what the source calls a parameter; empty if that is lost."""
        function = argument.function
        if function is None:
            return ""
        if function not in self._parameters:
            self._parameters[function] = dict(self._named(function))
        plain = "" if is_unnamed(argument.ref) else argument.ref[1:]
        return self._parameters[function].get(argument) or plain

    def _named(self, function: Function) -> Iterator[tuple[Argument, str]]:
        if function.is_declaration:
            return
        for block in function.blocks:
            for line in block.lines:
                variable = described(line)
                found = self.variable_of(variable.node) if variable is not None else None
                if variable is not None and found is not None and found.argument:
                    behind = _arguments_behind(variable.value)
                    yield from ((each, found.name) for each in behind)

    def variable_of(self, node: str) -> Variable | None:
        """Return the variable that a node is; None where it is something else."""
        try:
            return self.info.variable(node)
        except MetadataError:
            return None


class Described(NamedTuple):
    """A value that holds a variable: the variable's node, and the DIExpression as written."""

    value: Value
    node: str
    expression: str


def described(line: object) -> Described | None:
    """Return what a debug record or call says holds a variable."""
    if isinstance(line, DebugRecord) and line.operands and len(line.pieces) > 1:
        fields = [each.strip() for each in line.pieces[1].split(",")]
        return Described(line.operands[0], fields[1], fields[2]) if len(fields) > 2 else None
    if isinstance(line, CallBase) and line.callee.ref in ("@llvm.dbg.declare", "@llvm.dbg.value"):
        held, node, expression = line.arguments[:3]
        if isinstance(held, MetadataOperand) and held.operands:
            return Described(held.operands[0], node.ref, expression.ref)
    return None


def _arguments_behind(value: Value) -> Iterator[Argument]:
    """Yield the parameter itself, or those that are kept in this stack variable."""
    if isinstance(value, Alloca):
        stored = [each for each in _stored_in(value) if isinstance(each, Argument)]
        yield from dict.fromkeys(stored)
    elif isinstance(value, Argument):
        yield value


def _stored_in(pointer: Value) -> Iterator[Value]:
    """Yield what is stored there, or in a field of it."""
    for user in pointer.users:
        if isinstance(user, Store) and user.pointer is pointer:
            yield user.value
        elif isinstance(user, GetElementPointer):
            yield from _stored_in(user)


def _last_name(symbol: str) -> str:
    """Return a variable's own name: `f.work` is one of f's in C, `_ZZ1fdE4work` in C++."""
    if not symbol.startswith("_Z"):
        return symbol.rpartition(".")[2] or symbol
    found, rest = symbol, symbol.lstrip("_Z")
    while rest:
        digits = _LENGTH.match(rest)
        end = digits.end() + int(digits[0]) if digits else 1
        if digits:
            found = rest[digits.end() : end]
        rest = rest[end:]
    return found


def place_of(module: Module, symbol: Function | GlobalVariable) -> str:
    """Return the source place of a function or variable: with its line, if that is known.

    Else where it is in the IR, as `Places.of` says it of what is in a function.
    """
    found = declared_at(module, symbol)
    if found:
        return found
    source = module.source
    line, column, _ = source.place(max(symbol.start, 0))
    place = f"{source.name}:{line}:{column}"
    return f"{place}:{symbol.name}" if source.name.startswith("<") else place


def declared_at(module: Module, symbol: Function | GlobalVariable) -> str:
    """Return `file:line` of a function or a variable, by debug information; else nothing."""
    info = DebugInfo(module.metadata)
    look = info.subprogram if isinstance(symbol, Function) else info.variable
    nodes = [node for kind, node in attachment_pairs(symbol.metadata) if kind == "dbg"]
    found = [view for view in map(look, nodes) if view.line]
    return f"{found[0].path}:{found[0].line}" if found else ""


def is_result(argument: Argument) -> bool:
    """Return whether it is the memory that the function returns its result in."""
    return "sret" in argument.attributes
