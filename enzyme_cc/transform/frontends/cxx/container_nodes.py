"""Values in nodes of standard containers, and counts behind headers: told apart from each other.

A list is a ring through the container itself, and a tree goes back to it: so whatever is said of
nodes is said of the container, which has a count where a node has its value. Steps to either are
marked, in the copies that are differentiated: for the types, they lead to memory beside the nodes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.analysis.types.known_functions import BESIDE_NODES
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.control import CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import IntConstant
from enzyme_cc.ir.instructions import GetElementPointer
from enzyme_cc.ir.types import function_type
from enzyme_cc.rules.calls import mangled
from enzyme_cc.transform.code.function_attributes import string_word
from enzyme_cc.transform.frontends.cxx.libcxx import LIBCXX
from enzyme_cc.transform.frontends.cxx.libstdcxx import LIBSTDCXX

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module

#: The pointer, a step of none, and which member.
_TO_MEMBER = 3
#: How LLVM passes on an address without a word on what is there.
_SAME = "llvm.launder.invariant.group"
MEMBERS = {**LIBSTDCXX.members, **LIBCXX.members}
_NODE = re.compile(
    rf'%"(?:struct|class)\.std::(?:__\w+::)*({"|".join(MEMBERS)})(?:\.\d+)?(?:\.base)?"'
)


def mark_node_values(module: Module, functions: Iterable[Function]) -> None:
    """Mark all such steps in these functions."""
    if not _NODE.search(module.text):
        return
    for step, kind in [each for function in functions for each in _steps(function)]:
        callee = declare(
            module, f"{_SAME}.{mangled(step.type)}", function_type(step.type, (step.type,))
        )
        assert step.next is not None
        builder = Builder.before(step.next)
        style = CallStyle(attributes=string_word(BESIDE_NODES, kind))
        marked = builder.call(callee, [step], style)
        step.replace_all_uses(marked)
        marked.set_operand(0, step)


def _steps(function: Function) -> Iterator[tuple[GetElementPointer, str]]:
    for line in function.instructions():
        if isinstance(line, GetElementPointer) and len(line.operands) == _TO_MEMBER:
            node = _NODE.fullmatch(line.source_type.text)
            last = line.operands[-1]
            if node and isinstance(last, IntConstant) and last.value in MEMBERS[node[1]]:
                yield line, MEMBERS[node[1]][last.value]
