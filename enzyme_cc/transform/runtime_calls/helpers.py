"""Functions that generated code calls: to resize, to stop, and all others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.constants import string_constant
from enzyme_cc.ir.building.globals import declare, new_global
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import I1, I32, I64, POINTER, VOID, function_type
from enzyme_cc.transform.code.devices import is_of_device
from enzyme_cc.transform.runtime_calls.helper_base import PREFIX, branch_if_shared, fill_zero
from enzyme_cc.transform.runtime_calls.memory_helpers import MemoryHelpers
from enzyme_cc.transform.runtime_calls.tape_helpers import TapeHelpers
from enzyme_cc.words.names import readable

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.globals import GlobalVariable
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

__all__ = ["Helpers", "fill_zero"]

#: A place without debug information: who runs a program knows the file and the function.
_IN_IR = re.compile(r"\A<IR of (.+)>:\d+:\d+:(\S+): ")


class Helpers(MemoryHelpers, TapeHelpers):
    """All helper functions of one module."""

    def __init__(self, module: Module) -> None:
        super().__init__(module)
        self._texts: dict[Value, GlobalVariable] = {}

    def resized(
        self,
        builder: Builder,
        old: tuple[Value, Value],
        new: tuple[Value, Value],
        function: Function,
        given: tuple[list[Value], int],
    ) -> Value:
        """Return the shadow of resized memory; `old`: primal and shadow, `new`: primal and size.

        `given` is what the function that resizes is given, and where the block is in it.
        """
        others, index = list(given[0]), given[1]
        others.pop(index)
        helper = self.made(
            function,
            "resize",
            (POINTER, POINTER, POINTER, POINTER, I64, *(each.type for each in others)),
            lambda made: self._resize(made, function, index),
        )
        return builder.call(helper, [*old, *new, *others])

    def _resize(self, made: Function, function: Function, index: int) -> None:
        """A shadow that was the primal is so again; any other is resized like it.

        Where the primal has stayed as it was its shadow stays, too.
        """
        names = ("start", "shared", "own", "stays", "moves")
        start, shared, own, stays, moves = (made.insert_block(name) for name in names)
        primal, shadow, new, size, *given = made.arguments
        given.insert(index, shadow)
        builder = Builder(start)
        branch_if_shared(builder, primal, shadow, shared, own)
        builder.move_to_end(shared)
        builder.ret(new)
        builder.move_to_end(own)
        is_made = builder.icmp("ne", new, null())
        is_nothing = builder.icmp("eq", size, int_constant(I64, 0))
        builder.conditional(builder.or_(is_made, is_nothing), moves, stays)
        builder.move_to_end(stays)
        builder.ret(null())
        builder.move_to_end(moves)
        resized = builder.call(function, given)
        lacks = builder.and_(is_made, builder.icmp("eq", resized, null()))
        self.check_shadow(builder, lacks, size)
        builder.ret(resized)

    def stop_if(self, builder: Builder, condition: Value, message: str) -> None:
        """Stop the program with a message where something is true."""
        self.stop_with(builder, condition, *self.text(message))

    def stop_with(self, builder: Builder, condition: Value, text: Value, length: Value) -> None:
        """Stop with a message as `text` gives it."""
        helper = self.made("stop", "stop_if", (VOID, I1, POINTER, I64), _stop_if)
        builder.call(helper, [condition, text, length])

    def text(self, message: str) -> tuple[Value, Value]:
        """Return where a message is, and how long it is."""
        shown = self.shown(f"enzyme-cc: {as_known(message)}\n")
        return shown, int_constant(I64, shown.value_type.count)  # type: ignore[attr-defined]

    def shown(self, words: str) -> GlobalVariable:
        """Return the constant that holds a text."""
        text = string_constant(words.encode())
        shown = self._texts.get(text)
        if shown is None:
            words = "private unnamed_addr constant"
            name = PREFIX + "message"
            shown = self._texts[text] = new_global(self.module, name, text.type, text, words=words)
        return shown


def as_known(message: str) -> str:
    """Return a message with the file and the function, where its place is one in the IR."""
    return _IN_IR.sub(lambda found: f"{found[1]}: in {readable(found[2])}: ", message, count=1)


def _stop_if(made: Function) -> None:
    """Write to standard error and exit."""
    start, bad, good = (made.insert_block(name) for name in ("start", "bad", "good"))
    module = module_of(made)
    condition, text, length = made.arguments
    builder = Builder(start)
    builder.conditional(condition, bad, good)
    builder.move_to_end(bad)
    if is_of_device(module):
        builder.call(declare(module, "llvm.trap", function_type(VOID, ())), [])
    else:
        _exit(module, builder, text, length)
    builder.unreachable()
    builder.move_to_end(good)
    builder.ret()


def _exit(module: Module, builder: Builder, text: Value, length: Value) -> None:
    write = declare(module, "write", function_type(I64, (I32, POINTER, I64)))
    stop = declare(module, "exit", function_type(VOID, (I32,)))
    builder.call(write, [int_constant(I32, 2), text, length])
    builder.call(stop, [int_constant(I32, 1)])
