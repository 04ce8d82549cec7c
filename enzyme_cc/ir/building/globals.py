"""Making what a module holds: functions, declarations, variables, aliases, named structs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.address_spaces import global_pointer
from enzyme_cc.ir.constants import BlockAddress
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.globals import Alias, GlobalVariable
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.reading.base import space_of
from enzyme_cc.ir.types import FunctionType, StructType, quoted
from enzyme_cc.ir.values import is_unnamed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value


def new_function(
    module: Module,
    name: str,
    type_: FunctionType,
    *,
    names: Sequence[str] = (),
    prefix: str = "",
    suffix: str = "",
) -> Function:
    """Make a function about to be defined: give it blocks. A taken name gets a number.

    `names` are its arguments'; `prefix` and `suffix` are what stands before the result's type
    (`internal fastcc noundef`) and behind the parameters (`unnamed_addr #0`).
    """
    function = _function(module, name, type_, prefix, suffix)
    function.is_declaration = False
    for argument, each in zip(function.arguments, names, strict=False):
        argument.ref = function.fresh_name(each) if each else ""
    module.add_global(function)
    return function


def declare(
    module: Module, name: str, type_: FunctionType, *, prefix: str = "", suffix: str = ""
) -> Function:
    """Return the function of this name and type; declare it unless the module has it."""
    found = module.symbol("@" + quoted(name))
    if found is None:
        found = _function(module, name, type_, prefix, suffix)
        module.add_global(found)
    if not isinstance(found, Function):
        raise TypeError(f"{found.ref} is no function")
    if found.function_type is not type_:
        raise TypeError(f"{found.ref} is {found.function_type}, not {type_}")
    return found


def _function(module: Module, name: str, type_: FunctionType, prefix: str, suffix: str) -> Function:
    function = Function(module, module.fresh_ref("@" + quoted(name)), -1, -1, -1)
    function.loaded = True
    function.prefix = prefix
    function.suffix = suffix
    function.return_type = type_.result
    function.variadic = type_.variadic
    parameters = enumerate(type_.parameters)
    function.arguments = tuple(Argument(kind, "", "", i) for i, kind in parameters)
    for argument in function.arguments:
        argument.function = function
    function.words = ()
    function.operands = []
    function.metadata = ""
    function.type = space_of(suffix) or module.program_pointer
    return function


def block_address(block: Block) -> BlockAddress:
    """Return the address of a block, for `indirectbr`."""
    function = block.function
    if function is None or block is function.first:
        raise ValueError(f"block {block.ref} has no address")
    if is_unnamed(block.ref):
        # Behind its function, LLVM knows no block by number.
        block.ref = function.fresh_name("block")
    made = BlockAddress(function.type, function, block.ref)
    made.resolve(block)
    module_of(function).note_block_address(made)
    return made


def set_header_constant(function: Function, word: str, value: Value) -> None:
    """Set the `personality`, `prefix` or `prologue` of a function."""
    if word in function.words:
        function.set_operand(function.words.index(word), value)
        return
    order = ("prefix", "prologue", "personality")
    at = sum(order.index(each) < order.index(word) for each in function.words)
    function.words = (*function.words[:at], word, *function.words[at:])
    function.operands.insert(at, value)
    value.add_use(function)
    function.changed()


def new_global(
    module: Module,
    name: str,
    type_: Type,
    initializer: Value | None = None,
    *,
    words: str = "global",
    tail: str = "",
) -> GlobalVariable:
    """Build a variable or constant; without an initialiser, declare it. A taken name gets a number.

    `words` stand before its type (`private unnamed_addr addrspace(1) constant`), `tail` comes
    last (`, section "x", align 4`).
    """
    prefix, _, word = words.rpartition(" ")
    made = GlobalVariable(module, module.fresh_ref("@" + quoted(name)), -1, -1)
    made.prefix = prefix if initializer is not None else _declared(prefix)
    made.word = word
    made.tail = tail
    _fill(made, type_, initializer)
    return made


def _declared(prefix: str) -> str:
    """Return a declaration's prefix: it says `external`, which a definition leaves out."""
    words = prefix.split()
    if "external" in words or "extern_weak" in words:
        return prefix
    return f"external {prefix}".rstrip()


def new_alias(
    module: Module,
    name: str,
    type_: Type,
    aliasee: Value,
    *,
    words: str = "alias",
) -> Alias:
    """Build an alias (`words` may be `internal alias`), or an `ifunc`, given its resolver."""
    made = Alias(module, module.fresh_ref("@" + quoted(name)), -1, -1)
    made.prefix, _, made.word = words.rpartition(" ")
    made.tail = ""
    _fill(made, type_, aliasee)
    return made


def _fill(made: GlobalVariable | Alias, type_: Type, value: Value | None) -> None:
    made.loaded = True
    made.value_type = type_
    made.metadata = ""
    if isinstance(made, GlobalVariable) and value is not None and value.type is not type_:
        raise TypeError(f"{made.ref} of {type_} cannot hold {value.type} {value.ref}")
    made.own([] if value is None else [value])
    made.type = global_pointer(made)
    module_of(made).add_global(made)


def new_struct(
    module: Module, name: str, fields: tuple[Type, ...] | None, *, packed: bool = False
) -> StructType:
    """Define a named struct in the module; its name gets a number if it is taken."""
    spelled = quoted(name)
    number = 0
    while module.definition("type", f"%{spelled}") is not None:
        number += 1
        spelled = quoted(f"{name}.{number}")
    made = StructType(fields, packed=packed, name=spelled)
    module.add_type(made)
    return made


__all__ = [
    "block_address",
    "declare",
    "new_alias",
    "new_function",
    "new_global",
    "new_struct",
    "set_header_constant",
]
