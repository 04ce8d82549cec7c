"""Say what the functions of a rule for reverse mode must look like, as C has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.types import VOID
from enzyme_cc.transform.abi.prototypes import Prototype, declared, pointer_to
from enzyme_cc.words.types import signature

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.requests.places import Places
    from enzyme_cc.requests.registrations import InTwo
    from enzyme_cc.transform.abi.lanes import Lanes


def expected(function: Function, lanes: Lanes, rule: InTwo, places: Places) -> tuple[str, ...]:
    """Return the two functions of a rule for reverse mode, and what they are."""
    made = Prototype(function, places)
    given = _parameters(made, lanes, rule.by_reference)
    names = [places.name(each) for each in (rule.augmented, rule.second)]
    seed = [declared(made.result, "seed")] if lanes.result.numbers else []
    first = f"{names[0]}({', '.join(given) or 'void'})"
    second = f"{names[1]}({', '.join([*given, *seed]) or 'void'})"
    returns, tape = _returns(made, lanes)
    return (
        f"the augmented function must be: R {first}; where R is {returns}",
        f"the gradient must be: {_adjoints(made, lanes)} {second}; {tape}",
        f"they are {signature(rule.augmented.function_type)} and "
        f"{signature(rule.second.function_type)}, and "
        f"{made.name} is {signature(function.function_type)}",
    )


def _returns(made: Prototype, lanes: Lanes) -> tuple[str, str]:
    """Return what an augmented function may return, and what its gradient takes for that."""
    kind = made.result
    further = "and after these a parameter T tape, if R has one"
    if lanes.kind.result is VOID:
        return "void, or the type of the tape", "and after these the tape, if R is not void"
    if lanes.result.pointers:
        both = f"{declared(kind, 'result')}; {declared(kind, 'shadow')};"
        return f"struct {{ {both} }} or struct {{ T tape; {both} }}", further
    return f"{kind} or struct {{ T tape; {declared(kind, 'result')}; }}", further


def expected_split(
    function: Function, lanes: Lanes, rule: InTwo, places: Places
) -> tuple[str, ...]:
    """Return the two functions of a rule for tangents from a tape."""
    made = Prototype(function, places)
    names = [places.name(each) for each in (rule.augmented, rule.second)]
    first = f"{names[0]}({', '.join(_parameters(made, lanes, rule.by_reference)) or 'void'})"
    given: list[str] = []
    for index, (kind, name) in enumerate(zip(made.types, made.names, strict=True)):
        whole = pointer_to(kind) if index in rule.by_reference else kind
        given.append(declared(whole, name))
        if lanes.parameters[index].pointers or lanes.parameters[index].numbers:
            given.append(declared(whole.replace("const ", ""), f"d_{name}"))
    returns, tape = _returns(made, lanes)
    result = made.result if lanes.result.numbers else "void"
    return (
        f"the augmented function must be: R {first}; where R is {returns}",
        f"the split derivative must be: {result} {names[1]}({', '.join(given) or 'void'}); {tape}",
    )


def _parameters(
    made: Prototype, lanes: Lanes, by_reference: frozenset[int] = frozenset()
) -> list[str]:
    """Return all parameters, those that have shadows with them."""
    words = []
    for index, (kind, name) in enumerate(zip(made.types, made.names, strict=True)):
        whole = pointer_to(kind) if index in by_reference else kind
        words.append(declared(whole, name))
        if lanes.parameters[index].pointers:
            words.append(declared(whole.replace("const ", ""), f"d_{name}"))
    return words


def _adjoints(made: Prototype, lanes: Lanes) -> str:
    """Return what a gradient returns."""
    found = [(made.types[index], f"d_{made.names[index]}") for index in lanes.differentiated]
    if len(found) <= 1:
        return found[0][0] if found else "void"
    return f"struct {{ {' '.join(f'{declared(*each)};' for each in found)} }}"
