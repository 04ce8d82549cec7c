"""Writing objects back as LLVM prints them: one function per shape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir import instructions as ins
from enzyme_cc.ir.constants import ConstantExpression, fill
from enzyme_cc.ir.function import Argument, Block, DebugRecord, Function, Instruction, Line, Phi
from enzyme_cc.ir.globals import Alias, GlobalValue, GlobalVariable
from enzyme_cc.ir.types import VOID
from enzyme_cc.ir.values import is_unnamed

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.values import Value


def print_line(line: Line) -> str:
    """Return one instruction or debug record, without indentation."""
    if isinstance(line, DebugRecord):
        return fill(line.pieces, line.operands)
    assert isinstance(line, Instruction)
    text = _WRITERS[line.__class__](line)
    return text if line.type is VOID else f"{line.ref} = {text}"


def print_block(block: Block, out: list[str]) -> None:
    """Append the lines of a block, label not included, to `out`."""
    writers = _WRITERS
    line = block.first
    while line is not None:
        write = writers.get(line.__class__)
        if write is None:
            out.append(f"    {fill(line.pieces, line.operands)}")  # type: ignore[attr-defined]
        elif line.type is VOID:
            out.append(f"  {write(line)}")
        else:
            out.append(f"  {line.ref} = {write(line)}")
        line = line.next


def print_function(function: Function) -> str:
    """Return a function, whole."""
    if function.is_declaration:
        return print_header(function)
    function.number()
    out = [f"{print_header(function)} {{"]
    for block in function.blocks:
        if block is not function.first:
            out += ("", f"{block.ref[1:]}:")
        elif not is_unnamed(block.ref):
            out.append(f"{block.ref[1:]}:")
        print_block(block, out)
    if not function.edited:
        for head, value, tail in function.use_list_orders:
            out.append(f"  {head}{value.type.text} {value.ref}{tail}")
    out.append("}")
    return "\n".join(out)


def print_header(function: Function) -> str:
    """Return a function up to its brace, or all of a declaration."""
    word = "declare" if function.is_declaration else "define"
    parameters = [_parameter(each) for each in function.arguments]
    if function.variadic:
        parameters.append("...")
    named = f"{function.return_type.text} {function.ref}({', '.join(parameters)})"
    metadata = function.metadata
    leading = metadata if function.is_declaration else ""
    constants = [
        f"{word} {value.type.text} {value.ref}"
        for word, value in zip(function.words, function.operands, strict=True)
    ]
    parts = [word, leading, function.prefix, named, function.suffix, *constants]
    if not function.is_declaration:
        parts.append(metadata)
    return " ".join(part for part in parts if part)


def _parameter(argument: Argument) -> str:
    text = argument.type.text
    if argument.attributes:
        text += f" {argument.attributes}"
    return f"{text} {argument.ref}" if argument.ref else text


def print_global(value: GlobalValue) -> str:
    """Print any global, function or not."""
    if isinstance(value, Function):
        return print_function(value)
    if isinstance(value, GlobalVariable):
        return _variable(value)
    assert isinstance(value, Alias)
    aliasee = value.aliasee
    typed = "" if isinstance(aliasee, ConstantExpression) else f"{aliasee.type.text} "
    head = " ".join(part for part in (value.ref, "=", value.prefix, value.word) if part)
    return f"{head} {value.value_type.text}, {typed}{aliasee.ref}{value.tail}{value.metadata}"


def _variable(value: GlobalVariable) -> str:
    parts = [value.ref, "=", value.prefix, value.word, value.value_type.text]
    if value.operands:
        parts.append(value.operands[0].ref)
    return " ".join(part for part in parts if part) + value.tail + value.metadata


# -- shapes ----------------------------------------------------------------------------------------


def _flags(line: Instruction) -> str:
    return f"{line.row.name} {line.flags} " if line.flags else f"{line.row.name} "


def _typed(values: list[Value]) -> str:
    return ", ".join([f"{value.type.text} {value.ref}" for value in values])


def _plain(line: Instruction) -> str:
    """Print `opcode flags typed, typed, typed`."""
    return f"{_flags(line)}{_typed(line.operands)}{line.tail}{line.metadata}"


def _binary(line: Instruction) -> str:
    left, right = line.operands
    return (
        f"{line.row.name} {line.flags + ' ' if line.flags else ''}"
        f"{line.type.text} {left.ref}, {right.ref}{line.tail}{line.metadata}"
    )


def _cast(line: Instruction) -> str:
    value = line.operands[0]
    typed = f"{value.type.text} {value.ref}"
    return f"{_flags(line)}{typed} to {line.type.text}{line.tail}{line.metadata}"


def _compare(line: ins.Compare) -> str:
    left, right = line.operands
    return (
        f"{_flags(line)}{line.predicate} {left.type.text} {left.ref}, {right.ref}"
        f"{line.tail}{line.metadata}"
    )


def _alloca(line: ins.Alloca) -> str:
    count = f", {_typed(line.operands)}" if line.operands else ""
    return f"{_flags(line)}{line.allocated.text}{count}{line.tail}{line.metadata}"


def _load(line: ins.Load) -> str:
    pointer = line.operands[0]
    return (
        f"{_flags(line)}{line.type.text}, {pointer.type.text} {pointer.ref}"
        f"{line.tail}{line.metadata}"
    )


def _store(line: ins.Store) -> str:
    value, pointer = line.operands
    return (
        f"{_flags(line)}{value.type.text} {value.ref}, {pointer.type.text} {pointer.ref}"
        f"{line.tail}{line.metadata}"
    )


def _get_element_pointer(line: ins.GetElementPointer) -> str:
    typed = _typed(line.operands)
    return f"{_flags(line)}{line.source_type.text}, {typed}{line.tail}{line.metadata}"


def _atomic_update(line: ins.AtomicUpdate) -> str:
    return f"{_flags(line)}{line.operation} {_typed(line.operands)}{line.tail}{line.metadata}"


def _fence(line: ins.Fence) -> str:
    return f"fence{line.tail}{line.metadata}"


def _phi(line: Phi) -> str:
    operands = line.operands
    edges = ", ".join(
        [f"[ {operands[i].ref}, {operands[i + 1].ref} ]" for i in range(0, len(operands), 2)]
    )
    return f"{_flags(line)}{line.type.text} {edges}{line.tail}{line.metadata}"


def _va_arg(line: ins.VaArg) -> str:
    return f"va_arg {_typed(line.operands)}, {line.type.text}{line.tail}{line.metadata}"


def _indexed(line: ins.ExtractValue | ins.InsertValue) -> str:
    indices = "".join([f", {index}" for index in line.indices])
    return f"{line.row.name} {_typed(line.operands)}{indices}{line.tail}{line.metadata}"


def _landing_pad(line: ins.LandingPad) -> str:
    clauses = ["\n          cleanup"] if line.flags else []
    for word, value in zip(line.clauses, line.operands, strict=True):
        clauses.append(f"\n          {word} {value.type.text} {value.ref}")
    return f"landingpad {line.type.text}{''.join(clauses)}{line.tail}{line.metadata}"


def _return(line: ins.Return) -> str:
    if not line.operands:
        return f"ret void{line.tail}{line.metadata}"
    value = line.operands[0]
    return f"ret {value.type.text} {value.ref}{line.tail}{line.metadata}"


def _bare(line: Instruction) -> str:
    return f"{line.row.name}{line.tail}{line.metadata}"


def _switch(line: ins.Switch) -> str:
    operands = line.operands
    cases = "".join([f"    {_typed(operands[i : i + 2])}\n" for i in range(2, len(operands), 2)])
    return f"switch {_typed(operands[:2])} [\n{cases}  ]{line.tail}{line.metadata}"


def _indirect_branch(line: ins.IndirectBranch) -> str:
    address, *blocks = line.operands
    return f"indirectbr {_typed([address])}, [{_typed(blocks)}]{line.tail}{line.metadata}"


def _unwind(blocks: list[Value]) -> str:
    return f"unwind {_typed(blocks)}" if blocks else "unwind to caller"


def _catch_switch(line: ins.CatchSwitch) -> str:
    pad, *blocks = line.operands
    handlers, unwind = (blocks, []) if line.unwinds_to_caller else (blocks[:-1], blocks[-1:])
    return (
        f"catchswitch within {pad.ref} [{_typed(handlers)}] {_unwind(unwind)}"
        f"{line.tail}{line.metadata}"
    )


def _funclet_pad(line: ins.FuncletPad) -> str:
    pad, *arguments = line.operands
    return f"{line.row.name} within {pad.ref} [{_typed(arguments)}]{line.tail}{line.metadata}"


def _catch_return(line: ins.CatchReturn) -> str:
    pad, block = line.operands
    return f"catchret from {pad.ref} to label {block.ref}{line.tail}{line.metadata}"


def _cleanup_return(line: ins.CleanupReturn) -> str:
    pad, *blocks = line.operands
    return f"cleanupret from {pad.ref} {_unwind(blocks)}{line.tail}{line.metadata}"


def _call_text(line: ins.CallBase) -> str:
    marker = f"{line.marker} " if line.marker else ""
    kind = line.written_type or line.type
    arguments = ", ".join(
        [
            f"{value.type.text} {words} {value.ref}" if words else f"{value.type.text} {value.ref}"
            for value, words in zip(line.operands, line.argument_attributes, strict=False)
        ]
    )
    if line.marker == "musttail" and line.function is not None and line.function.variadic:
        arguments += ", ..." if arguments else "..."
    text = f"{marker}{_flags(line)}{kind.text} {line.operands[-1].ref}({arguments}){line.tail}"
    return text + _bundles(line) if line.bundles else text


def _bundles(line: ins.CallBase) -> str:
    bundles = [f"{tag}({_typed(values)})" for tag, values in line.bundle_operands]
    return f" [ {', '.join(bundles)} ]"


def _call(line: ins.Call) -> str:
    return f"{_call_text(line)}{line.metadata}"


def _invoke(line: ins.Invoke) -> str:
    normal, unwind = line.operands[-3:-1]
    text = _call_text(line)
    return f"{text}\n          to label {normal.ref} unwind label {unwind.ref}{line.metadata}"


def _call_branch(line: ins.CallBranch) -> str:
    fallthrough, *others = line.successors
    text = _call_text(line)
    labels = ", ".join(f"label {block.ref}" for block in others)
    return f"{text}\n          to label {fallthrough.ref} [{labels}]{line.metadata}"


_WRITERS: dict[type[Line], Callable[..., str]] = {
    ins.Return: _return,
    ins.Branch: _plain,
    ins.Switch: _switch,
    ins.IndirectBranch: _indirect_branch,
    ins.Invoke: _invoke,
    ins.CallBranch: _call_branch,
    ins.Resume: _plain,
    ins.CatchSwitch: _catch_switch,
    ins.CatchReturn: _catch_return,
    ins.CleanupReturn: _cleanup_return,
    ins.Unreachable: _bare,
    ins.Unary: _plain,
    ins.Binary: _binary,
    ins.Alloca: _alloca,
    ins.Load: _load,
    ins.Store: _store,
    ins.GetElementPointer: _get_element_pointer,
    ins.Fence: _fence,
    ins.CompareExchange: _plain,
    ins.AtomicUpdate: _atomic_update,
    ins.Cast: _cast,
    ins.Compare: _compare,
    Phi: _phi,
    ins.Select: _plain,
    ins.Call: _call,
    ins.VaArg: _va_arg,
    ins.ExtractElement: _plain,
    ins.InsertElement: _plain,
    ins.ShuffleVector: _plain,
    ins.ExtractValue: _indexed,
    ins.InsertValue: _indexed,
    ins.LandingPad: _landing_pad,
    ins.FuncletPad: _funclet_pad,
}
