"""Annotations of ours, which have said what they had to: they keep functions from going.

LLVM takes whatever stands in the array for used, and would neither drop nor specialise it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.annotations import word_in
from enzyme_cc.ir.builder_constants import array_constant
from enzyme_cc.ir.function import GlobalVariable
from enzyme_cc.requests.annotations import ARRAY, annotation_of, entries

if TYPE_CHECKING:
    from enzyme_cc.ir.module import Module


def drop_annotations(module: Module) -> None:
    """Take our annotations out of clang's array; others stay."""
    array = module.globals.get(ARRAY)
    if not isinstance(array, GlobalVariable):
        return
    found = entries(module)
    kept = [each for each in found if word_in(annotation_of(each)) is None]
    if kept == found:
        return
    if not kept:
        module.remove_global(array)
        return
    rest = array_constant(kept)
    array.value_type = rest.type
    array.set_operand(0, rest)
    module.edited = True
