"""Find the functions that the program calls by way of an inactive call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import CALL_INACTIVE
from enzyme_cc.attributes.vocabulary import special_call_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module


def inactive_calls(module: Module) -> Iterator[Function]:
    """Yield the functions whose calls are inactive calls of others."""
    if CALL_INACTIVE in module.source:
        for function in list(module.functions.values()):
            if function.is_declaration and special_call_of(function.name) == CALL_INACTIVE:
                yield function
