"""Functions that generated code calls: made in the module when first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.builder import Builder
from enzyme_cc.ir.builder_constants import string_constant
from enzyme_cc.ir.builder_globals import declare, new_function, new_global
from enzyme_cc.ir.constants import int_constant, null
from enzyme_cc.ir.types import I1, I8, I32, I64, POINTER, VOID, function_type

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Function, GlobalVariable
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.transform.content import Content

_PREFIX = "enzyme_cc."
_MEMSET = function_type(VOID, (POINTER, I8, I64, I1))


def fill_zero(builder: Builder, module: Module, pointer: Value, size: Value) -> None:
    """`memset` with 0 of an i64 number of bytes."""
    function = declare(module, "llvm.memset.p0.i64", _MEMSET)
    builder.call(function, [pointer, int_constant(I8, 0), size, int_constant(I1, 0)])


def wide(builder: Builder, size: Value) -> Value:
    """A size as an i64."""
    return size if size.type is I64 else builder.zext(size, I64)


class Helpers:
    """The helper functions of one module, each made once."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._made: dict[object, Function] = {}
        self._texts: dict[Value, GlobalVariable] = {}

    def zero_numbers(self, builder: Builder, pointer: Value, size: Value, what: Content) -> None:
        """Clear the numbers in some bytes, and leave what is between them."""
        if what.has_only_numbers:
            fill_zero(builder, self.module, pointer, size)
        elif what.numbers:
            kind = (VOID, POINTER, I64)
            helper = self._helper(
                what, "zero_numbers", kind, lambda made: _zero_numbers(made, what)
            )
            builder.call(helper, [pointer, size])

    def resized(
        self, builder: Builder, old: tuple[Value, Value], new: Value, call: tuple[Function, Value]
    ) -> Value:
        """The shadow for resized memory: `old` are primal and shadow before, `new` the primal."""
        function, size = call
        helper = self._helper(
            function,
            "resize",
            (POINTER, POINTER, POINTER, POINTER, size.type),
            lambda made: _resize(made, function),
        )
        return builder.call(helper, [*old, new, size])

    def stop_if(self, builder: Builder, condition: Value, message: str) -> None:
        """Stop the program with a message where something is true."""
        text = string_constant(f"enzyme-cc: {message}\n".encode())
        shown = self._texts.get(text)
        if shown is None:
            words = "private unnamed_addr constant"
            name = _PREFIX + "message"
            shown = self._texts[text] = new_global(self.module, name, text.type, text, words=words)
        helper = self._helper("stop", "stop_if", (VOID, I1, POINTER, I64), _stop_if)
        length = int_constant(I64, text.type.count)  # type: ignore[attr-defined]
        builder.call(helper, [condition, shown, length])

    def _helper(
        self, key: object, name: str, types: tuple[Type, ...], fill: Callable[[Function], None]
    ) -> Function:
        found = self._made.get(key)
        if found is None:
            kind = function_type(types[0], types[1:])
            found = new_function(
                self.module, _PREFIX + name, kind, prefix="internal", suffix="nounwind"
            )
            found.edited = True
            fill(found)
            self._made[key] = found
        return found


def _zero_numbers(made: Function, what: Content) -> None:
    """Period by period, clear each run of numbers."""
    start, loop, done = (made.insert_block(name) for name in ("start", "loop", "done"))
    pointer, size = made.arguments
    builder = Builder(start)
    nothing = int_constant(I64, 0)
    builder.conditional(builder.icmp("eq", size, nothing), done, loop)
    builder.move_to_end(loop)
    at = builder.phi(I64, [(nothing, start)], name="at")
    for offset, length in what.numbers:
        here = builder.gep(I8, pointer, [builder.add(at, int_constant(I64, offset))])
        fill_zero(builder, made.module, here, int_constant(I64, length))
    following = builder.add(at, int_constant(I64, what.period), name="next")
    builder.conditional(builder.icmp("ult", following, size), loop, done)
    at.add_incoming(following, loop)
    builder.move_to_end(done)
    builder.ret()


def _resize(made: Function, function: Function) -> None:
    """A shadow that was the primal is so again; any other is resized like it."""
    start, shared, own = (made.insert_block(name) for name in ("start", "shared", "own"))
    primal, shadow, new, size = made.arguments
    builder = Builder(start)
    is_same = builder.icmp("eq", primal, shadow)
    is_there = builder.icmp("ne", primal, null())
    builder.conditional(builder.and_(is_same, is_there), shared, own)
    builder.move_to_end(shared)
    builder.ret(new)
    builder.move_to_end(own)
    builder.ret(builder.call(function, [shadow, size]))


def _stop_if(made: Function) -> None:
    """Write to standard error and exit."""
    start, bad, good = (made.insert_block(name) for name in ("start", "bad", "good"))
    module = made.module
    condition, text, length = made.arguments
    builder = Builder(start)
    builder.conditional(condition, bad, good)
    builder.move_to_end(bad)
    write = declare(module, "write", function_type(I64, (I32, POINTER, I64)))
    stop = declare(module, "exit", function_type(VOID, (I32,)))
    builder.call(write, [int_constant(I32, 2), text, length])
    builder.call(stop, [int_constant(I32, 1)])
    builder.unreachable()
    builder.move_to_end(good)
    builder.ret()
