"""What the functions of a rule must look like, as their user would write them in C."""

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
from enzyme_cc.ir.types import VOID
from enzyme_cc.transform.report.pasting import c_type
from enzyme_cc.words.types import signature

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.metadata.debug_info import DebugType
    from enzyme_cc.requests.places import Places
    from enzyme_cc.requests.registrations import InTwo
    from enzyme_cc.transform.abi.signature import Signature
    from enzyme_cc.transform.reverse.values.signature import Lanes

_WORDS = {"DW_TAG_const_type": "const ", "DW_TAG_volatile_type": "volatile "}
_KINDS = {"DW_TAG_structure_type": "struct ", "DW_TAG_union_type": "union "}
_POINTING = {
    "DW_TAG_pointer_type": "*",
    "DW_TAG_reference_type": "&",
    "DW_TAG_rvalue_reference_type": "&&",
}
_ENUMERATION = "DW_TAG_enumeration_type"


def spelled(kind: DebugType | None) -> str:
    """A type as its source has it."""
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

    def parameters(self, lanes: Lanes, by_reference: frozenset[int] = frozenset()) -> list[str]:
        """All parameters, those that have shadows with them."""
        made = []
        for index, (kind, name) in enumerate(zip(self.types, self.names, strict=True)):
            whole = _pointer_to(kind) if index in by_reference else kind
            made.append(_declared(whole, name))
            if lanes.parameters[index].pointers:
                made.append(_declared(whole.replace("const ", ""), f"d_{name}"))
        return made

    def adjoints(self, lanes: Lanes) -> str:
        """What a gradient returns."""
        found = [(self.types[index], f"d_{self.names[index]}") for index in lanes.differentiated]
        if len(found) <= 1:
            return found[0][0] if found else "void"
        return f"struct {{ {' '.join(f'{_declared(*each)};' for each in found)} }}"


def expected(function: Function, lanes: Lanes, rule: InTwo, places: Places) -> tuple[str, ...]:
    """The two functions of a rule for reverse mode, and what they are."""
    made = Prototype(function, places)
    given = made.parameters(lanes, rule.by_reference)
    names = [places.name(each) for each in (rule.augmented, rule.second)]
    seed = [_declared(made.result, "seed")] if lanes.result.numbers else []
    first = f"{names[0]}({', '.join(given) or 'void'})"
    second = f"{names[1]}({', '.join([*given, *seed]) or 'void'})"
    returns, tape = _returns(made, lanes)
    return (
        f"the augmented function must be: R {first}; where R is {returns}",
        f"the gradient must be: {made.adjoints(lanes)} {second}; {tape}",
        f"they are {signature(rule.augmented.function_type)} and "
        f"{signature(rule.second.function_type)}, and "
        f"{made.name} is {signature(function.function_type)}",
    )


def _returns(made: Prototype, lanes: Lanes) -> tuple[str, str]:
    """What an augmented function may return, and what its gradient takes for that."""
    kind = made.result
    further = "and behind these a parameter T tape, if R has one"
    if lanes.kind.result is VOID:
        return "void, or the type of the tape", "and behind these the tape, if R is not void"
    if lanes.result.pointers:
        both = f"{_declared(kind, 'result')}; {_declared(kind, 'shadow')};"
        return f"struct {{ {both} }} or struct {{ T tape; {both} }}", further
    return f"{kind} or struct {{ T tape; {_declared(kind, 'result')}; }}", further


def expected_forward(function: Function, signature: Signature, places: Places, name: str) -> str:
    """The forward derivative of a function."""
    made = Prototype(function, places)
    given: list[str] = []
    for index, (kind, each) in enumerate(zip(made.types, made.names, strict=True)):
        given.append(_declared(kind, each))
        if signature.active[index]:
            given.append(_declared(kind, f"d_{each}"))
    result = made.result
    if signature.members > 1:
        result = f"struct {{ {_declared(result, 'primal')}; {_declared(result, 'tangent')}; }}"
    return f"it must be: {result} {name}({', '.join(given) or 'void'})"


def expected_split(
    function: Function, lanes: Lanes, rule: InTwo, places: Places
) -> tuple[str, ...]:
    """The two functions of a rule for tangents from a tape."""
    made = Prototype(function, places)
    names = [places.name(each) for each in (rule.augmented, rule.second)]
    first = f"{names[0]}({', '.join(made.parameters(lanes, rule.by_reference)) or 'void'})"
    given: list[str] = []
    for index, (kind, name) in enumerate(zip(made.types, made.names, strict=True)):
        whole = _pointer_to(kind) if index in rule.by_reference else kind
        given.append(_declared(whole, name))
        if lanes.parameters[index].pointers or lanes.parameters[index].numbers:
            given.append(_declared(whole.replace("const ", ""), f"d_{name}"))
    returns, tape = _returns(made, lanes)
    result = made.result if lanes.result.numbers else "void"
    return (
        f"the augmented function must be: R {first}; where R is {returns}",
        f"the split derivative must be: {result} {names[1]}({', '.join(given) or 'void'}); {tape}",
    )


def registration_split(function: Function, rule: InTwo | None) -> str:
    """How a rule for tangents from a tape is registered, beside one for adjoints."""
    augmented = rule.augmented.name if rule is not None else f"augmented_{function.name}"
    parts = f"(void *){function.name}, (void *){augmented}, (void *)split_{function.name}"
    return (
        f"write one and register it: void *{REGISTER_SPLIT_DERIVATIVE}_{function.name}[] = "
        f"{{{parts}}};"
    )


def registration(function: Function, *, backwards: bool) -> str:
    """How a rule is registered."""
    word = REGISTER_GRADIENT if backwards else REGISTER_DERIVATIVE
    parts = ("augmented", "gradient") if backwards else ("forward",)
    listed = "".join(f", (void *){each}_{function.name}" for each in parts)
    return f"void *{word}_{function.name}[] = {{(void *){function.name}{listed}}};"


def _of_source(function: Function, places: Places) -> list[str]:
    """The types of a function's result and parameters in its source; nothing if that is lost."""
    node = attachments(function.metadata).get("dbg")
    kind = places.info.subprogram(node).type if node else None
    if not isinstance(kind, SubroutineType):
        return []
    return [spelled(kind.result), *map(spelled, kind.parameters)]


def _pointer_to(kind: str) -> str:
    return f"const {kind} *"


def _declared(kind: str, name: str) -> str:
    return f"{kind}{'' if kind.endswith(('*', '&')) else ' '}{name}"
