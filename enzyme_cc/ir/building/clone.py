"""Copying functions and blocks: every local value of the copy is new, everything else shared."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import BlockAddress, MetadataOperand
from enzyme_cc.ir.function import Argument, Block, DebugRecord, Function, Instruction
from enzyme_cc.ir.globals import LINKAGES
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable, MutableMapping

    from enzyme_cc.ir.function import Line
    from enzyme_cc.ir.values import Value

    #: What stands for each value of the original in the copy.
    ValueMap = MutableMapping[Value, Value]

# What the base class sets by itself, or what the copy must not share.
_OWN = frozenset("block metadata next operands previous ref row tail type uses flags".split())


def clone_line(line: Line, values: ValueMap) -> Line:
    """Return a copy with the operands that `values` has instead; it stands nowhere yet."""
    operands = [mapped(operand, values) for operand in line.operands]
    if isinstance(line, DebugRecord):
        return DebugRecord(line.pieces, operands)
    assert isinstance(line, Instruction)
    copy = line.__class__(line.row, line.type, operands, line.flags)
    copy.tail = line.tail
    copy.metadata = line.metadata
    for name in _further_slots(line.__class__):
        setattr(copy, name, getattr(line, name))
    values[line] = copy
    return copy


_SLOTS: dict[type, tuple[str, ...]] = {}


def _further_slots(kind: type) -> tuple[str, ...]:
    """Return what instructions of this class hold beyond the common."""
    found = _SLOTS.get(kind)
    if found is None:
        names = [name for each in kind.__mro__ for name in getattr(each, "__slots__", ())]
        found = _SLOTS[kind] = tuple(name for name in names if name not in _OWN)
    return found


def mapped(value: Value, values: ValueMap) -> Value:
    """Return what stands for a value in the copy; constants around mapped values are rebuilt."""
    found = values.get(value)
    if found is not None:
        return found
    if isinstance(value, MetadataOperand) and value.operands:
        inside = [mapped(operand, values) for operand in value.operands]
        return MetadataOperand(value.pieces, inside) if inside != value.operands else value
    if isinstance(value, BlockAddress):
        return _mapped_address(value, values)
    return value


def _mapped_address(value: BlockAddress, values: ValueMap) -> Value:
    function, *block = [mapped(operand, values) for operand in value.operands]
    if not block or block[0] is value.operands[1]:
        return value
    copied = block[0]
    owner = copied.function if isinstance(copied, Block) else None
    made = BlockAddress(value.type, owner or function, value.label)
    made.resolve(copied)
    return made


def clone_blocks(
    blocks: Iterable[Block], into: Function, values: ValueMap, after: Block | None = None
) -> list[Block]:
    """Copy blocks into a function behind `after` (or at its end), in order.

    References among the blocks go to the copies, whatever their order; `values` learns what
    stands for what. Phis keep edges from outside until the caller changes them.
    """
    originals = list(blocks)
    copies = []
    for block in originals:
        after = into.insert_block(_name_of(block), after=after)
        values[block] = after
        copies.append(after)
    for block, copy in zip(originals, copies, strict=True):
        for line in block.lines:
            made = clone_line(line, values)
            made.ref = into.fresh_name(_name_of(line)) if _name_of(line) else ""
            copy.append(made)
    _repair(copies, values)
    return copies


def _repair(copies: Iterable[Block], values: ValueMap) -> None:
    """Repair uses that came before their definitions: now everything has its copy."""
    for block in copies:
        for line in block.lines:
            for index, operand in enumerate(line.operands):
                new = mapped(operand, values)
                if new is not operand:
                    line.set_operand(index, new)


def _name_of(value: Block | Line) -> str:
    """Return the name behind `%`, as a hint for a fresh one; nothing for a number."""
    ref = value.ref
    return "" if len(ref) < 2 or ref[1].isdigit() else _plain(ref)


def _plain(ref: str) -> str:
    return ref[2:-1] if ref[1] == '"' else ref[1:]


def clone_function(function: Function, name: str, values: ValueMap | None = None) -> Function:
    """Copy a function under a name that is free, in the same module and internal to it.

    Arguments that `values` already maps are left out of the copy's parameters.
    """
    values = {} if values is None else values
    module = module_of(function)
    copy = Function(module, module.fresh_ref("@" + quoted(name)), -1, -1, -1)
    _clone_header(function, copy, values)
    if not function.is_declaration:
        copy.is_declaration = False
        clone_blocks(function.blocks, copy, values)
    module.add_global(copy)
    return copy


def _clone_header(function: Function, copy: Function, values: ValueMap) -> None:
    copy.type = function.type
    for name in ("return_type", "variadic", "words"):
        setattr(copy, name, getattr(function, name))
    copy.prefix, copy.suffix = function.prefix, function.suffix
    if not function.is_declaration:
        kept = [word for word in function.prefix.split(" ") if word not in _VISIBLE]
        copy.prefix = " ".join(["internal", *kept]).strip()
        copy.suffix = _COMDAT.sub("", function.suffix).strip()
    # A subprogram describes one definition only.
    copy.metadata = "" if function.is_declaration else _without_debug(function.metadata)
    copy.own(function.operands)
    arguments: list[Argument] = []
    for argument in function.arguments:
        if argument not in values:
            index = len(arguments)
            made = Argument(argument.type, argument.ref, argument.attributes, index)
            made.function = copy
            arguments.append(made)
            values[argument] = made
    copy.arguments = tuple(arguments)
    copy.loaded = True


#: What only a function that others may see has.
_VISIBLE = LINKAGES | {"hidden", "protected", "default", "dllexport", "dso_local", ""}
_COMDAT = re.compile(r"\bcomdat(?:\(\$(?:\"[^\"]*\"|[-\w$.]+)\))? ?")


def _without_debug(metadata: str) -> str:
    words = metadata.split()
    pairs = zip(words[::2], words[1::2], strict=False)
    return " ".join(f"{kind} {node}" for kind, node in pairs if kind != "!dbg")
