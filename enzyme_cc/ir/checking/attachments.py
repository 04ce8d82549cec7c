"""Check which metadata is attached to which instruction, and that its nodes exist."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.metadata.nodes import MetadataError, TypedValue
from enzyme_cc.ir.opcodes import Shape
from enzyme_cc.ir.reading.cursor import NODE_NUMBER
from enzyme_cc.ir.types import FloatType, IntType, PointerType, scalar_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.metadata.nodes import Node
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type

_S = Shape
_CALLS = (_S.CALL, _S.INVOKE)
_MEMORY = (_S.LOAD, _S.STORE, _S.VA_ARG, _S.COMPARE_EXCHANGE, _S.ATOMIC_UPDATE, _S.CALL)


class _Kind(NamedTuple):
    """A kind of metadata: the instructions it may stand at, and the types of their values."""

    shapes: tuple[Shape, ...]
    type: type[Type] | None = None
    words: str = ""


_KINDS: dict[str, _Kind] = {
    "range": _Kind((_S.LOAD, *_CALLS), IntType, "integers"),
    "nonnull": _Kind((_S.LOAD,), PointerType, "pointers"),
    "align": _Kind((_S.LOAD,), PointerType, "pointers"),
    "dereferenceable": _Kind((_S.LOAD, _S.CAST), PointerType, "pointers"),
    "dereferenceable_or_null": _Kind((_S.LOAD, _S.CAST), PointerType, "pointers"),
    "fpmath": _Kind((), FloatType, "floating-point numbers"),
    "tbaa": _Kind(_MEMORY),
    "noalias.addrspace": _Kind((*_MEMORY, _S.INVOKE)),
    "invariant.group": _Kind((_S.LOAD, _S.STORE)),
    "nofree": _Kind((_S.CAST,), PointerType, "pointers"),
    "captures": _Kind((_S.STORE,)),
}
_CHECKED = re.compile(r"!(?:[rnadftic][a-z._]+|prof) ")
_WEIGHTED: dict[Shape, Callable[[Instruction], tuple[int, ...]]] = {
    _S.SELECT: lambda _: (2,),
    _S.CALL: lambda _: (1,),
    _S.INVOKE: lambda _: (1, 2),
    _S.BRANCH: lambda line: (len(line.successors),),
    _S.SWITCH: lambda line: (len(line.successors),),
    _S.INDIRECT_BRANCH: lambda line: (len(line.successors),),
    _S.CALL_BRANCH: lambda line: (len(line.successors),),
}


def attachment_faults(line: Instruction, module: Module) -> Iterator[str]:
    """Yield what is wrong with the metadata at an instruction."""
    yield from missing_nodes(line.metadata, module)
    if not _CHECKED.search(line.metadata):
        return
    try:
        for kind, node in line.attachments().items():
            if kind in _KINDS:
                yield from _kind_faults(line, kind)
            if kind in _NODES:
                yield from _NODES[kind](line, module.metadata.resolve(node))
    except MetadataError as error:
        yield str(error)


def missing_nodes(text: str, module: Module) -> Iterator[str]:
    """Yield nodes that a text names and the module has not."""
    for number in NODE_NUMBER.findall(text):
        if number and not module.has_node(number):
            yield f"there is no metadata !{number}"


def _kind_faults(line: Instruction, name: str) -> Iterator[str]:
    kind = _KINDS[name]
    if kind.type is not None and not isinstance(scalar_of(line.type), kind.type):
        yield f"!{name} is for {kind.words}, and the result is {line.type}"
    elif kind.shapes and line.row.shape not in kind.shapes:
        yield f"!{name} cannot stand at {line.row.name}"


def _range(line: Instruction, node: Node) -> Iterator[str]:
    bounds = node.operands
    kind = scalar_of(line.type).text
    if not bounds or len(bounds) % 2:
        yield f"!range has {len(bounds)} bounds, and pairs are expected"
    for bound in bounds:
        if not isinstance(bound, TypedValue) or bound.type != kind:
            yield f"!range has the bound {bound}, and {kind} is expected"
            return


def _profile(line: Instruction, node: Node) -> Iterator[str]:
    name, *rest = node.operands or ("",)
    if name != "branch_weights":
        return
    weights = [each for each in rest if isinstance(each, TypedValue)]
    allowed = _WEIGHTED.get(line.row.shape)
    if allowed is None:
        yield f"branch weights cannot stand at {line.row.name}"
    elif len(weights) not in allowed(line):
        yield f"there are {len(weights)} branch weights, and {allowed(line)[-1]} are expected"


_NODES: dict[str, Callable[[Instruction, Node], Iterator[str]]] = {
    "range": _range,
    "prof": _profile,
}
