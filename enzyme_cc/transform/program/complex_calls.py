"""Calls of complex functions: while derivatives are made, each number is an argument by itself.

`unpack` replaces a call, however the machine packs its numbers, by one of a function that there is
for that time only; what the rule says of its arguments is then what stands in the IR. `pack` makes
calls of C of them again, and of those that formulas have brought: these are called as others are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import Call
from enzyme_cc.ir.types import VOID, function_type, quoted
from enzyme_cc.rules.called import function_of
from enzyme_cc.rules.calls import library_function, other_function
from enzyme_cc.rules.model import UNPACKED
from enzyme_cc.transform.abi.complex_packing import Packer, Slot, convention_of
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.code.inherited import debug_of, fast_math_of
from enzyme_cc.transform.program.optnone import SET_ASIDE

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.abi.complex_packing import Convention
    from enzyme_cc.transform.report.report import Report


class Unpacking:
    """The complex functions of one module."""

    def __init__(self, module: Module, library: Library, whole: Container[str] = ()) -> None:
        self.module = module
        self.library = library
        #: Functions with a body that are known by their rule.
        self.whole = whole
        self.layout = DataLayout(module.data_layout)

    def convention(self, function: Function) -> Convention | None:
        """Return how a complex function is called whose numbers are packed; None for all others."""
        rule = self._rule(function)
        if rule is None or rule.fits(function.function_type):
            return None
        return convention_of(function, rule)

    def is_packed(self, function: Function) -> bool:
        """Return whether it is a complex function whose numbers are packed in a way we know."""
        return self.convention(function) is not None

    def _rule(self, function: Function) -> Rule | None:
        if not (function.is_declaration or function.name in self.whole):
            return None
        rule = self.library.callee(function.name)
        return rule if rule is not None and rule.is_complex else None

    # -- before ------------------------------------------------------------------------------------

    def unpack(self, *, has_copies: bool) -> None:
        """Unpack all calls in what is differentiated; with copies, leave all else unchanged."""
        is_left = self._left_alone(has_copies)
        for function in list(self.module.functions.values()):
            convention = self.convention(function)
            if convention is None:
                continue
            for user in sorted(self.module.functions_using(function), key=lambda each: each.ref):
                if not is_left(user):
                    self._unpack_in(user, function, convention)

    def _left_alone(self, has_copies: bool) -> Callable[[Function], bool]:
        """Return a test for functions to leave alone: set aside or, beside copies, `optnone`."""
        words = FunctionWords(self.module)
        marks = (f'"{SET_ASIDE}"', *(("optnone",) if has_copies else ()))
        return lambda function: any(word.startswith(marks) for word in words.of(function))

    def unpack_in(self, user: Function, function: Function) -> None:
        """Unpack the calls of one function in another."""
        convention = self.convention(function)
        if convention is not None:
            self._unpack_in(user, function, convention)

    def _unpack_in(self, user: Function, function: Function, convention: Convention) -> None:
        for call in _calls(user, function):
            self._unpack_call(call, function, convention)

    def _unpack_call(self, call: Call, function: Function, convention: Convention) -> None:
        builder, number = _builder(call), convention.number
        packer = Packer(builder, self.layout, number)
        given = call.arguments
        target = given.pop(0) if convention.in_memory else None
        numbers: list[Value] = []
        for slot in convention.arguments:
            values = [given.pop(0) for _ in slot.types]
            numbers += packer.numbers(slot, values)
        result = convention.result
        kind = packer.pair if result.is_complex else number
        signature = function_type(kind, tuple(each.type for each in numbers))
        name = UNPACKED + function.name
        callee = declare(self.module, name, signature, suffix=function.suffix)
        flags = "" if result.is_complex else fast_math_of(call)
        style = CallStyle(flags=flags, attributes=call.tail.strip())
        made: Value = builder.call(callee, numbers, style)
        if result.is_complex:
            parts = packer.numbers(Slot((kind,), is_complex=True), [made])
            if target is not None:
                packer.stored(parts, target, result.attributes)
            elif result.types != (kind,):
                (made,) = packer.packed(result, parts)
        _replace(call, made)

    # -- behind ------------------------------------------------------------------------------------

    def pack(self, report: Report) -> None:
        """Leave nothing that is only ours."""
        for function in [each for each in self.module.functions.values() if _is_ours(each)]:
            callee = self._of_c(function)
            if callee is None:
                self._complain(report, function)
                continue
            for user in sorted(self.module.functions_using(function), key=lambda each: each.ref):
                for call in _calls(user, function):
                    self._pack_call(call, callee)
            self.module.remove_global(function)

    def _complain(self, report: Report, function: Function) -> None:
        user = min(self.module.functions_using(function), key=lambda each: each.ref)
        name = function.name.removeprefix(UNPACKED)
        report.add(
            "EZ0913",
            f"a derivative calls {name}, and how complex numbers are passed here is not known",
            next(_calls(user, function)),
            "register a derivative for the function that it is the derivative of",
        )

    def _pack_call(self, call: Call, callee: Function) -> None:
        rule = self.library.callee(callee.name)
        assert rule is not None
        if callee.function_type is call.function_type:
            call.call_instead(callee)
            return
        convention = convention_of(callee, rule)
        if convention is None:
            raise other_function(callee.name)
        builder, numbers = _builder(call), call.arguments
        packer = Packer(builder, self.layout, convention.number)
        target = packer.place() if convention.in_memory else None
        arguments = [] if target is None else [target]
        for slot in convention.arguments:
            count = 2 if slot.is_complex else 1
            arguments += packer.packed(slot, [numbers.pop(0) for _ in range(count)])
        words = call.tail.strip()
        style = CallStyle(
            flags=fast_math_of(call),
            arguments=tuple(each.attributes for each in callee.arguments),
            attributes=_with_memory(words) if convention.uses_memory else words,
        )
        made: Value = builder.call(callee, arguments, style)
        if target is not None:
            made = builder.load(call.type, target)
        elif call.type is not made.type:
            parts = packer.numbers(convention.result, [made])
            (made,) = packer.packed(Slot((call.type,), is_complex=True), parts)
        _replace(call, made)

    def _of_c(self, function: Function) -> Function | None:
        """Return the function that one of ours stands for; declared as others of its type are."""
        name = function.name.removeprefix(UNPACKED)
        found = self.module.symbol("@" + quoted(name))
        if found is not None:
            if isinstance(found, Function) and name in self.whole:
                return found
            return library_function(self.module, name)
        declared = self._declared(function)
        if declared is None:
            return None
        kind, attributes = declared
        made = declare(self.module, name, kind)
        for argument, words in zip(made.arguments, attributes, strict=True):
            argument.attributes = words
        return made

    def _declared(self, function: Function) -> tuple[FunctionType, list[str]] | None:
        """Return a complex function's type as C has it, with its attributes, from another's."""
        number = function.arguments[0].type
        for other in list(self.module.functions.values()):
            rule = self._rule(other)
            if rule is None or _is_ours(other):
                continue
            found = convention_of(other, rule)
            if found is not None and found.number is number and _shows_complex(rule, found):
                return _like(found, len(function.arguments) // 2)
        return None


def _like(convention: Convention, count: int) -> tuple[FunctionType, list[str]]:
    """Return a function of so many complex numbers, which is called in the same way."""
    slot, result = convention.arguments[0], convention.result
    kinds, attributes = list(slot.types) * count, [slot.attributes] * (len(slot.types) * count)
    if not convention.in_memory:
        return function_type(result.types[0], tuple(kinds)), attributes
    kind = function_type(VOID, (*result.types, *kinds))
    return kind, [result.attributes, *attributes]


def _calls(user: Function, function: Function) -> Iterator[Call]:
    for instruction in list(user.instructions()):
        if isinstance(instruction, Call) and instruction.callee is function:
            yield instruction


def _is_ours(function: Function) -> bool:
    return function.name.startswith(UNPACKED)


def _builder(call: Call) -> Builder:
    builder = Builder.before(call)
    builder.metadata = debug_of(call)
    return builder


def _replace(call: Call, made: Value) -> None:
    if call.type is not VOID:
        call.replace_all_uses(made)
    call.erase()


def _shows_complex(rule: Rule, found: Convention) -> bool:
    """Return whether a function takes and gives complex numbers as those of C do.

    Those that compilers call for products and quotients take four numbers.
    """
    callable_ = function_of(rule)
    is_of_c = callable_ is not None and callable_.is_complex
    return found.shows_complex and (is_of_c or any(each.is_integer for each in found.arguments))


def _with_memory(words: str) -> str:
    """Return what is said of a call, where its numbers are in memory."""
    return words.replace("memory(none)", "argmemonly").replace("readnone", "argmemonly")
