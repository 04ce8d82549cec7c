"""Write prototypes in C of the functions that a user's rule must have."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import (
    REGISTER_DERIVATIVE,
    REGISTER_GRADIENT,
    REGISTER_SPLIT_DERIVATIVE,
)
from enzyme_cc.ir.metadata.debug_info import BasicType, CompositeType, DerivedType, SubroutineType
from enzyme_cc.ir.metadata.nodes import attachments
from enzyme_cc.transform.report.pasting import c_type

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.metadata.debug_info import DebugType
    from enzyme_cc.requests.places import Places
    from enzyme_cc.requests.registrations import InTwo
    from enzyme_cc.transform.abi.signature import Signature

_WORDS = {"DW_TAG_const_type": "const ", "DW_TAG_volatile_type": "volatile "}
_KINDS = {"DW_TAG_structure_type": "struct ", "DW_TAG_union_type": "union "}
_POINTING = {
    "DW_TAG_pointer_type": "*",
    "DW_TAG_reference_type": "&",
    "DW_TAG_rvalue_reference_type": "&&",
}
_ENUMERATION = "DW_TAG_enumeration_type"


def spelled(kind: DebugType | None) -> str:
    """Return a type as its source has it."""
    if kind is None:
        return "void"
    if isinstance(kind, DerivedType):
        return _derived(kind)
    if isinstance(kind, CompositeType) and kind.tag in _KINDS:
        return f"{_KINDS[kind.tag]}{kind.name or '...'}"
    if isinstance(kind, CompositeType) and kind.tag == _ENUMERATION:
        return f"enum {kind.name}"
    return kind.name if isinstance(kind, BasicType) else "..."


def _derived(kind: DerivedType) -> str:
    base = kind.base
    if kind.tag in _POINTING:
        inner = spelled(base)
        return f"{inner}{'' if inner.endswith(('*', '&')) else ' '}{_POINTING[kind.tag]}"
    if kind.tag in _WORDS:
        inner = spelled(base)
        word = _WORDS[kind.tag]
        return f"{inner}{word.strip()}" if inner.endswith("*") else f"{word}{inner}"
    return kind.name or spelled(base)


class Prototype:
    """The names and types of what a function takes and returns."""

    def __init__(self, function: Function, places: Places) -> None:
        self.function = function
        self.name = places.name(function)
        kinds = function.function_type
        types = _of_source(function, places)
        given = types[1:] if len(types) == len(kinds.parameters) + 1 else ()
        self.types = [found or c_type(kind) for kind, found in zip_longest(kinds.parameters, given)]
        self.result = types[0] if given or (types and not kinds.parameters) else ""
        self.result = self.result or c_type(kinds.result)
        self.names = [
            places.parameter(each) or f"x{index}" for index, each in enumerate(function.arguments)
        ]


def expected_forward(function: Function, signature: Signature, places: Places, name: str) -> str:
    """Return the forward derivative of a function."""
    made = Prototype(function, places)
    given: list[str] = []
    for index, (kind, each) in enumerate(zip(made.types, made.names, strict=True)):
        given.append(declared(kind, each))
        if signature.active[index]:
            given.append(declared(kind, f"d_{each}"))
    result = made.result
    if signature.members > 1:
        result = f"struct {{ {declared(result, 'primal')}; {declared(result, 'tangent')}; }}"
    return f"it must be: {result} {name}({', '.join(given) or 'void'})"


def registration_split(function: Function, rule: InTwo | None) -> str:
    """Return how a rule for tangents from a tape is registered, beside one for adjoints."""
    augmented = rule.augmented.name if rule is not None else f"augmented_{function.name}"
    parts = f"(void *){function.name}, (void *){augmented}, (void *)split_{function.name}"
    return (
        f"write one and register it: void *{REGISTER_SPLIT_DERIVATIVE}_{function.name}[] = "
        f"{{{parts}}};"
    )


def registration(function: Function, *, backwards: bool) -> str:
    """Return how a rule is registered."""
    word = REGISTER_GRADIENT if backwards else REGISTER_DERIVATIVE
    parts = ("augmented", "gradient") if backwards else ("forward",)
    listed = "".join(f", (void *){each}_{function.name}" for each in parts)
    return f"void *{word}_{function.name}[] = {{(void *){function.name}{listed}}};"


def _of_source(function: Function, places: Places) -> list[str]:
    """Return a function's result and parameter types in its source; nothing if that is lost."""
    node = attachments(function.metadata).get("dbg")
    kind = places.info.subprogram(node).type if node else None
    if not isinstance(kind, SubroutineType):
        return []
    return [spelled(kind.result), *map(spelled, kind.parameters)]


def pointer_to(kind: str) -> str:
    """Return the type of a pointer to something that stays as it is."""
    return f"const {kind} *"


def declared(kind: str, name: str) -> str:
    """Return a declaration of a name."""
    return f"{kind}{'' if kind.endswith(('*', '&')) else ' '}{name}"
