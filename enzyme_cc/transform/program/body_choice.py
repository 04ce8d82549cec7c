"""Choose the body a function is differentiated by: its simplified copy, if there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of, named_calls
from enzyme_cc.analysis.calls.reachable_functions import mentioned, reached
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import VOID
from enzyme_cc.rules.model import UNPACKED
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.program.working_copies import CALLING, SOURCE

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value


class Bodies:
    """The copies that `prepare` made, by what they are copies of."""

    def __init__(
        self,
        module: Module,
        whole: Container[str] = (),
        unpack: Callable[[Function, Function], None] = lambda _user, _function: None,
    ) -> None:
        #: Functions that are differentiated by what is said of them.
        self.whole = whole
        self._unpack = unpack
        self._copies: dict[str, Function] = {}
        self._callers: dict[str, Function] = {}
        self._names: dict[Function, str] = {}
        if SOURCE not in module.source:
            return
        words = FunctionWords(module)
        for function in module.functions.values():
            function.load()
            name = None if function.is_declaration else words.value(function, SOURCE)
            if name is not None:
                self._names[function] = name
                found = self._copies.get(name)
                # What LLVM splits off of a copy has its attributes, and a longer name.
                if found is None or len(function.name) < len(found.name):
                    self._copies[name] = function

    def of(self, function: Function) -> Function:
        """Return the body to differentiate; of what has none, one that calls it."""
        copy = self._copies.get(function.name)
        if function.name in self.whole or (copy is None and function.is_declaration):
            return self._calling(function)
        return function if copy is None else copy

    def is_copy(self, function: Function) -> bool:
        """Return whether it is a copy, which is differentiated and then goes."""
        return function in self._names

    def simplified(self, function: Function) -> Function:
        """Return what says best what a function does: its copy, if there is one."""
        return self._copies.get(function.name, function)

    def original(self, function: Function) -> Function:
        """Return what a function is a copy of, or itself."""
        return module_of(function).functions.get(self.name(function), function)

    def body(self, function: Function) -> Function | None:
        """Return the same, where there is a body at all."""
        found = self.simplified(function)
        return None if found.is_declaration else found

    def copies_of(self, names: Iterable[str]) -> list[Function]:
        """Return the copies of functions that have any."""
        return [self._copies[name] for name in names if name in self._copies]

    def redirect(self) -> None:
        """Let direct calls in copies go to copies: of some, LLVM knows only now what they call."""
        for call, callee in self._calls():
            if callee.name in self._copies and callee.name not in self.whole:
                call.call_instead(self._copies[callee.name])

    def direct_back(self, names: Container[str]) -> None:
        """Let direct calls in copies go to these themselves again, which LLVM leaves alone.

        What LLVM finds out about a copy would else be known of a call that a rule is to replace.
        """
        for call, callee in self._calls():
            name = self._names.get(callee, "")
            original = module_of(callee).functions.get(name)
            if original is not None and name in names:
                call.call_instead(original)

    def _calls(self) -> Iterator[tuple[CallBase, Function]]:
        """Yield the direct calls in copies, with what they call."""
        for line in [each for caller in self._names for each in caller.instructions()]:
            callee = callee_of(line) if isinstance(line, CallBase) else None
            if isinstance(line, CallBase) and callee is not None:
                yield line, callee

    def reached(self, functions: Iterable[Function]) -> dict[Function, None]:
        """Return all bodies that these functions may run, their own included."""
        pending = [self.of(each) for each in functions]
        found: dict[Function, None] = {}
        seen: set[Value] = set()
        while pending:
            function = pending.pop()
            if function not in found:
                found[function] = None
                called = [each for each in mentioned(function, seen) if not each.is_declaration]
                pending += map(self.of, called)
                # What is no copy, such as one that a pointer leads to, calls originals by name.
                if function not in self._names:
                    named = (callee for _, callee in named_calls([function]))
                    pending += [each for each in named if not each.is_declaration]
        return found

    def reached_anyhow(self, functions: Iterable[Function]) -> dict[Function, None]:
        """Return all bodies that these may run, whether or not they have copies."""
        given = list(functions)
        return {**reached(given), **self.reached(given)}

    def _calling(self, function: Function) -> Function:
        """Return a function of ours that does nothing but call one that a rule is for."""
        found = self._callers.get(function.name)
        if found is None:
            found = new_function(
                module_of(function),
                f"{CALLING}{function.name}",
                function.function_type,
                prefix="internal",
            )
            for given, argument in zip(function.arguments, found.arguments, strict=True):
                argument.attributes = given.attributes
            words = tuple(each.attributes for each in function.arguments)
            builder = Builder(found.insert_block("entry"))
            made = builder.call(function, found.arguments, CallStyle(arguments=words))
            builder.ret(None if function.return_type is VOID else made)
            self._unpack(found, function)
            self._callers[function.name] = found
            self._names[found] = function.name
        return found

    def name(self, function: Function) -> str:
        """Return what a function is called in the program."""
        return self._names.get(function, function.name.removeprefix(UNPACKED))
