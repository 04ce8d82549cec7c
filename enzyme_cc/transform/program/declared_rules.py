"""Read the rules that a program declares for its own functions, and check them."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.types import VOID, FloatType, IntType, scalar_of
from enzyme_cc.requests.problems import Kind as Problem
from enzyme_cc.requests.registrations import BLOCK
from enzyme_cc.rules.argument import Argument, Role
from enzyme_cc.rules.model import Allocation, Effect, Kind, Rule
from enzyme_cc.words.types import signature

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.requests.registrations import Allocator, Registrations
    from enzyme_cc.rules.library import Library

_SOURCE = "the program"


def rules_of(allocator: Allocator) -> tuple[Rule, Rule]:
    """Return the rules of an allocator and of its deallocator."""
    making, freeing = allocator.allocate, allocator.free
    names = _arguments(making)
    made = Allocation(size=(names[allocator.size].name,), freed_by=freeing.name)
    block = _arguments(freeing)[allocator.given.index(BLOCK)]
    return (
        _rule(making, allocation=made),
        _rule(freeing, frees=block.name),
    )


def _rule(
    function: Function, *, allocation: Allocation | None = None, frees: str | None = None
) -> Rule:
    result = function.return_type
    return Rule(
        name=function.name,
        where=_SOURCE,
        kind=Kind.ALLOCATION,
        matches=(function.name,),
        arguments=_arguments(function),
        results=() if result is VOID else (Argument("made", _role(result)),),
        effects=frozenset({Effect.READS, Effect.WRITES, Effect.OUTSIDE}),
        allocation=allocation,
        frees=frees,
    )


def _arguments(function: Function) -> tuple[Argument, ...]:
    types = function.function_type.parameters
    return tuple(Argument(f"x{index}", _role(each)) for index, each in enumerate(types))


def _role(type_: Type) -> Role:
    scalar = scalar_of(type_)
    if isinstance(scalar, FloatType):
        return Role.FLOAT
    return Role.INTEGER if isinstance(scalar, IntType) else Role.POINTER


def wrong_likeness(module: Module, found: Registrations, library: Library) -> Iterator[Diagnostic]:
    """Yield problems of functions said to be like what has no rule, or is of another type."""
    for name, other in found.like.items():
        rule = library.callee(other)
        function = module.functions.get(name)
        if rule is None:
            near = difflib.get_close_matches(other, library.callees, 1, 0.7)
            said = f"{name} is said to be like '{other}', which has no rule"
            notes = (f"did you mean '{near[0]}'?",) if near else ()
        elif function is not None and not rule.fits(function.function_type):
            said = f"{name} is said to be like '{other}', which is of another type"
            notes = (f"{name} is {signature(function.function_type)}",)
        else:
            continue
        where = found.places.get(name, "")
        yield Diagnostic(said, where=where, notes=notes, code=Problem.REGISTRATION.code)
