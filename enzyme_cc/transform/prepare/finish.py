"""The end of differentiating a module: what `prepare` did for its time only is undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.attributes.names import PART_ATTRIBUTE
from enzyme_cc.attributes.vocabulary import is_known_marker, marker_in, mode_of
from enzyme_cc.ir.building.globals import new_global
from enzyme_cc.ir.constants import Composite, zero
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.module import module_of
from enzyme_cc.rules.bodies import COPY
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.code.header_phis import part_header_phis
from enzyme_cc.transform.code.slope_tests import compare
from enzyme_cc.transform.frontends.parallel.threadprivate import close_threadprivate
from enzyme_cc.transform.program.context_slots import end_slots
from enzyme_cc.transform.program.dropped_annotations import drop_annotations, drop_registrations
from enzyme_cc.transform.program.optnone import give_back
from enzyme_cc.transform.program.requested_shadows import forget_asked_shadows
from enzyme_cc.transform.program.working_copies import CALLING, SOURCE

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module

_MARK = f'"{PART_ATTRIBUTE}"'
_SOURCE = f'"{SOURCE}"'
#: What functions say of who sees them.
_VISIBLE = frozenset(("default", "dso_local", "external", "hidden", "internal", "protected"))


def finish(module: Module) -> None:
    """Drop copies and requests that nobody calls, and give back what was set aside."""
    close_threadprivate(module)
    drop_annotations(module)
    drop_registrations(module)
    forget_asked_shadows(module)
    end_slots(module)
    compare(module)
    words = FunctionWords(module)
    functions = [each for each in module.functions.values() if not each.is_declaration]
    sources = {each: name for each in functions if (name := words.value(each, SOURCE)) is not None}
    _drop(module, sources, words)
    _drop_callers(module)
    for function in module.functions.values():
        # What LLVM was to leave alone has no such phis, and stays as it is.
        if not function.is_declaration and "optnone" not in words.of(function):
            part_header_phis(function)
    for function in functions:
        if function not in sources:
            give_back(function, words)
            _unmark(function)
    for declaration in [each for each in module.functions.values() if each.is_declaration]:
        if mode_of(declaration.name) and not declaration.is_used:
            module.remove_global(declaration)


def _drop_callers(module: Module) -> None:
    """Remove what only calls another: without optimisation it would want that to be linked."""
    for each in list(module.functions.values()):
        if each.name.startswith(CALLING):
            module.load_users(each)
            if not each.is_used:
                module.remove_global(each)


def define_markers(module: Module) -> None:
    """Define the markers that are still read, as a choice of two is at -O0."""
    for each in list(module.globals.values()):
        is_declared = isinstance(each, GlobalVariable) and each.initializer is None
        if is_declared and is_known_marker(marker_in(each.name)) and each.is_used:
            assert isinstance(each, GlobalVariable)
            kind = each.value_type
            space = each.type.address_space  # type: ignore[attr-defined]
            words = f"internal addrspace({space}) global" if space else "internal global"
            own = new_global(module, each.name, kind, zero(kind), words=words)
            each.replace_all_uses(own)
            module.remove_global(each)


def _drop(module: Module, sources: dict[Function, str], words: FunctionWords) -> None:
    """Remove copies, but those that derivatives call.

    What calls a copy was simplified by what is known of the copy: the original may still read
    what that shows to be of no use.
    """
    kept = _called(module, sources)
    for copy in kept:
        own = (word for word in copy.prefix.split() if word not in _VISIBLE)
        copy.prefix = " ".join(["internal", *own])
        words.give(copy, [word for word in words.of(copy) if not word.startswith(_SOURCE)])
    for copy in sources:
        if copy not in kept:
            _empty(copy)
    _drop_tables(module)
    for copy in sources:
        if copy not in kept:
            module.remove_global(copy)


def _drop_tables(module: Module) -> None:
    """Remove tables of copies that nothing uses any more, as LLVM makes them of coroutines."""
    named = (each for each in module.globals.values() if each.name.startswith(COPY))
    tables = [each for each in named if isinstance(each, GlobalVariable)]
    before = None
    while len(tables) != before:
        before = len(tables)
        for each in tables:
            module.load_users(each)
            if not each.is_used:
                each.drop_operands()
                module.remove_global(each)
        tables = [each for each in tables if each.is_used]


def _is_in_a_table(copy: Function) -> bool:
    """Return whether a table that is no copy itself holds a copy."""
    pending = list(copy.users)
    while pending:
        user = pending.pop()
        if isinstance(user, GlobalVariable) and not user.name.startswith(COPY):
            return True
        if isinstance(user, Composite):
            pending += user.users
    return False


def _called(module: Module, sources: dict[Function, str]) -> dict[Function, None]:
    """Return the copies that what is no copy calls or holds, and the copies that these call."""
    calling = {copy: module.functions_using(copy) for copy in sources}
    called: dict[Function, list[Function]] = {copy: [] for copy in sources}
    for copy, callers in calling.items():
        for each in callers:
            if each in called:
                called[each].append(copy)
    found: dict[Function, None] = {}
    pending = [
        copy
        for copy, callers in calling.items()
        if any(each not in sources for each in callers) or _is_in_a_table(copy)
    ]
    while pending:
        copy = pending.pop()
        if copy not in found:
            found[copy] = None
            pending += called[copy]
    return found


def _empty(function: Function) -> None:
    """Let a function that goes use nothing any more: copies may call each other."""
    for block in function.blocks:
        for line in block.lines:
            line.drop_operands()


def _unmark(function: Function) -> None:
    """Take away the marks of parameters that belong together."""
    text = module_of(function).text
    if not function.loaded and text.find(_MARK, function.start, function.body_start) < 0:
        return
    for parameter in function.arguments:
        if _MARK in parameter.attributes:
            kept = parameter.attributes.replace(_MARK, "").split()
            parameter.attributes = " ".join(kept)
            function.module.edited = True
