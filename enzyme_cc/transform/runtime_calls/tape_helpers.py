"""Memory that derivatives keep between their sweeps: tape buffers, and what is freed later.

The run-time library has an arena for tapes; what the program may free itself is malloc's. What the
primal frees is still needed by the reverse sweep: it is put on a list, and freed in the same order.
A deallocator may want a size, or whose block it is: each has a thunk that takes all alike. A second
list, done before that one, is of what goes from one block to another.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.constants import string_constant
from enzyme_cc.ir.building.globals import declare, new_global
from enzyme_cc.ir.constants import int_constant, null, zero
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import (
    I1,
    I32,
    I64,
    POINTER,
    VOID,
    IntType,
    function_type,
    struct_type,
)
from enzyme_cc.transform.code.counted_loops import counted
from enzyme_cc.transform.code.devices import is_of_device
from enzyme_cc.transform.code.sizes import product, size_constant, wide
from enzyme_cc.transform.runtime_calls.helper_base import PREFIX, HelperBase, Lasting

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import StructType, Type
    from enzyme_cc.ir.values import Value

_COPY = function_type(VOID, (POINTER, POINTER, I64, I1))
_PRINT = function_type(I32, (I32, POINTER), variadic=True)
_STANDARD_ERROR = 2
#: What malloc promises of its addresses.
HEAP_ALIGNMENT = 16

#: Entries, how many are used, and how many there is room for.
_LIST = struct_type((POINTER, I64, I64))
#: What is freed, and what is moved before that.
_PENDING = struct_type((_LIST, _LIST))
#: A thunk, a block, and what else the deallocator is given.
_FREE = struct_type((POINTER, POINTER, I64, I64))
#: A function, and what it is given: two blocks and a size.
_MOVE = struct_type((POINTER, POINTER, POINTER, I64))
_ENTRY_SIZE = 32
#: So much can a deallocator be given beside the block.
MAX_EXTRAS = 2
#: Of the run-time library: rules/runtime/tape.c.
_RESERVED, _GROWN, _RELEASED, _OPEN, _CLOSE = (
    f"__enzyme_cc_tape_{each}" for each in ("reserved", "grown", "released", "open", "close")
)
_NOTHING = function_type(VOID, ())
#: What is set aside until all is done: rules/runtime/aside.c.
_ASIDE = "__enzyme_cc_tape_aside_"
_ASIDE_TYPES = {
    "back": function_type(VOID, ()),
    "close": function_type(VOID, (I64,)),
    "open": function_type(I64, ()),
    "take": function_type(I64, (POINTER,)),
}
#: The helpers that ask for memory of the tape.
_KEEPING = ("grown", "move_later", "postpone", "reserved")
#: The helpers that set something aside.
_SETTING_ASIDE = ("aside_among", "set_aside", "set_word_aside")
#: Those that there is no memory for on a device.
_ASKING = ("allocated", "move_later", "postpone", "reserved")
#: Room for so many at first, then always twice as many.
_FIRST = 16


def pending_type() -> StructType:
    """Return what a list of what is done later is: all zero when it is empty."""
    return _PENDING


class TapeHelpers(HelperBase):
    """Helpers for memory of the tape, and for what is freed later."""

    #: Whether code of a device needs memory that it does not have.
    asks_for_heap = False

    @cached_property
    def _is_of_device(self) -> bool:
        return is_of_device(self.module)

    def allocated(self, builder: Builder, size: Value) -> Value:
        """Return so many bytes (i64) of malloc; the program stops where there is no memory."""
        return builder.call(self._one("allocated"), [size])

    def reserved(self, builder: Builder, room: Value, element_size: int) -> Value:
        """Return `room` (i64) elements of the tape; the program stops where there is no memory."""
        return builder.call(self._one("reserved"), [room, size_constant(element_size)])

    def grown(
        self, builder: Builder, buffer: Value, rooms: tuple[Value, Value], element_size: int
    ) -> Value:
        """Return a buffer, or null, with room (i64) for more elements than before.

        The program stops if there is no memory. What is differentiated again copies what is there,
        so that the next level has nothing to follow but a copy.
        """
        before, room = rooms
        if not self.again:
            given = [buffer, before, room, size_constant(element_size)]
            return builder.call(self._growing, given)
        made = self.reserved(builder, room, element_size)
        size = builder.mul(before, size_constant(element_size))
        copy = declare(self.module, "llvm.memcpy.p0.p0.i64", _COPY)
        builder.call(copy, [made, buffer, size, int_constant(I1, 0)])
        self.released(builder, buffer)
        return made

    @property
    def _growing(self) -> Function:
        self.asks_for_heap |= self._is_of_device
        return self.made(
            "grown",
            "grown",
            (POINTER, POINTER, I64, I64, I64),
            self._grown,
            ("noalias noundef nonnull", "cold noinline allocsize(2, 3)"),
        )

    def check_shadow(self, builder: Builder, lacks: Value, size: Value) -> None:
        """Stop the program where a shadow of some bytes (i64) `lacks` memory (i1)."""
        builder.call(self._one("check_shadow"), [lacks, size])

    def frame(self, builder: Builder, size: Value) -> Value:
        """Return so many bytes (i64) of the tape; the program stops where there is no memory."""
        return self.reserved(builder, size, 1)

    def released(self, builder: Builder, buffer: Value) -> None:
        """Give back what was reserved or has grown; it may be null."""
        if not self._is_of_device:
            builder.call(self._release(), [buffer])

    def open_arena(self, builder: Builder) -> None:
        """Begin a derivative whose tape ends with it."""
        builder.call(declare(self.module, _OPEN, _NOTHING, suffix="nounwind"), [])

    def close_arena(self, builder: Builder) -> None:
        """End it."""
        builder.call(declare(self.module, _CLOSE, _NOTHING, suffix="nounwind"), [])

    def aside(self, builder: Builder, name: str, *given: Value) -> Value:
        """Call one of the functions for what is set aside until all is done."""
        function = declare(self.module, _ASIDE + name, _ASIDE_TYPES[name], suffix="nounwind")
        return builder.call(function, given)

    def stop_without_room(self, builder: Builder, lacks: Value) -> None:
        """Stop the program where the tape lacks so many bytes (i64), if any; else go on."""
        bad, good = builder.new_block("bad"), builder.new_block("good")
        builder.conditional(builder.icmp("eq", lacks, size_constant(0)), good, bad)
        builder.move_to_end(bad)
        self._stop(builder, "tape", lacks)
        builder.move_to_end(good)

    def keeps(self, callee: Function) -> bool:
        """Return whether a function that a derivative calls may ask for memory of the tape."""
        if callee.name.startswith(PREFIX):
            return callee.name.removeprefix(PREFIX).split(".")[0] in _KEEPING
        return not callee.is_declaration

    def may_set_aside(self, callee: Function) -> bool:
        """Return whether a function that a derivative calls may set addresses aside."""
        if callee.name.startswith(PREFIX):
            return callee.name.removeprefix(PREFIX).split(".")[0] in _SETTING_ASIDE
        return not callee.is_declaration

    def _release(self) -> Function:
        kind = function_type(VOID, (POINTER,))
        return declare(self.module, _RELEASED, kind, suffix="nounwind")

    def _free(self) -> Function:
        """Return C's own `free`."""
        return declare(self.module, "free", function_type(VOID, (POINTER,)))

    def usable_size(self, builder: Builder, block: Value) -> Value:
        """Return how many bytes a block has that malloc gave: those asked for, or a few more."""
        kind = function_type(I64, (POINTER,))
        function = declare(self.module, "malloc_usable_size", kind, suffix="nounwind")
        return builder.call(function, [block])

    def postpone(
        self,
        builder: Builder,
        pending: Value,
        block: Value,
        deallocator: Function,
        extra: tuple[Value, ...] = (),
        index: int = 0,
    ) -> None:
        """Put a block on the list: `extra` is what the deallocator is given around the block."""
        told = [_as_word(builder, each) for each in extra[:MAX_EXTRAS]]
        missing = [size_constant(0)] * (MAX_EXTRAS - len(told))
        thunk = self.made(
            ("thunk", deallocator, index),
            "release",
            (VOID, POINTER, I64, I64),
            lambda made: _thunk(made, deallocator, index),
        )
        values = [pending, thunk, block, *told, *missing]
        builder.call(self._one("postpone"), values)

    def freeing_shadows(self, deallocator: Function, index: int) -> Function:
        """Return what a deallocator does, but with null, which not every one takes, for a block."""
        return self.made(
            ("unless null", deallocator, index),
            "release_shadow",
            (VOID, *deallocator.function_type.parameters),
            lambda made: _unless_null(made, deallocator, index),
        )

    def postpone_free(self, builder: Builder, pending: Value, block: Value) -> None:
        """Put a block on the list that malloc gave."""
        self.postpone(builder, pending, block, self._free())

    def postpone_release(self, builder: Builder, pending: Value, buffer: Value) -> None:
        """Put something on the list that was reserved or has grown."""
        self.postpone(builder, pending, buffer, self._release())

    def move_later(
        self,
        builder: Builder,
        pending: Value,
        blocks: tuple[Value, Value],
        size: Value,
        how: Function,
    ) -> None:
        """Call `how` with two blocks and a size before anything is freed, the oldest first."""
        one, other = blocks
        moves = builder.struct_gep(_PENDING, pending, 1)
        builder.call(self._one("move_later"), [moves, how, one, other, size])

    def give_back(self, builder: Builder, pending: Value) -> None:
        """Move what is to be moved, then free everything, the oldest first; all is empty then."""
        if not self._is_of_device:
            builder.call(self._one("give_back"), [pending])

    @cached_property
    def _all(self) -> dict[str, Lasting]:
        """Return the helpers that rules are for: see rules/tape.yaml."""
        new = "noalias noundef nonnull"
        return {
            "allocated": Lasting((POINTER, I64), self._allocated, (new, "allocsize(0)")),
            "check_shadow": Lasting((VOID, I1, I64), self._check_shadow),
            "give_back": Lasting((VOID, POINTER), self._give_back),
            "move_later": _putting(_MOVE, self._fill_put),
            "postpone": _putting(_FREE, self._fill_put),
            "reserved": Lasting((POINTER, I64, I64), self._reserved, (new, "allocsize(0, 1)")),
            "settle": Lasting((VOID, POINTER), self._settle),
            "unsettle": Lasting((VOID, POINTER), self._unsettle),
        }

    def _one(self, name: str) -> Function:
        self.asks_for_heap |= self._is_of_device and name in _ASKING
        return self.lasting(name, self._all[name])

    def complete(self) -> None:
        """Define what earlier levels have declared, and give back what they have made."""
        self.give_back_made()
        for name in self._all:
            if self.module.symbol(f"@{PREFIX}{name}") is not None:
                self._one(name)

    def settle(self, builder: Builder, pending: Value) -> None:
        """Move what is to be moved, and free nothing: the reverse may be called again."""
        if not self._is_of_device:
            builder.call(self._one("settle"), [pending])

    def move_all(self, builder: Builder, pending: Value) -> None:
        """Move what is to be moved, for the last time, and free nothing."""
        self.settle(builder, pending)
        if not self._is_of_device:
            moves = builder.struct_gep(_PENDING, pending, 1)
            builder.store(size_constant(0), builder.struct_gep(_LIST, moves, 1))

    def unsettle(self, builder: Builder, pending: Value) -> None:
        """Move what was moved to where it came from, the newest first."""
        if not self._is_of_device:
            builder.call(self._one("unsettle"), [pending])

    def is_cleared_later(self, builder: Builder, pending: Value, block: Value) -> Value:
        """Return whether a block is null, or one that is to be moved to where it is."""
        helper = self.made("is_cleared", "is_cleared", (I1, POINTER, POINTER), self._is_cleared)
        return builder.call(helper, [pending, block])

    def _is_cleared(self, made: Function) -> None:
        pending, block = made.arguments
        builder = Builder(made.insert_block("start"))
        found = builder.alloca(I1)
        builder.store(builder.icmp("eq", block, null()), found)
        list_ = builder.struct_gep(_PENDING, pending, 1)
        place, used = (builder.struct_gep(_LIST, list_, each) for each in range(2))
        entries = builder.load(POINTER, place)

        def one(index: Value) -> None:
            here = builder.gep(_MOVE, entries, [index])
            both = (builder.struct_gep(_MOVE, here, each) for each in (1, 2))
            same = (builder.icmp("eq", builder.load(POINTER, each), block) for each in both)
            builder.store(builder.or_(builder.load(I1, found), builder.and_(*same)), found)

        counted(builder, builder.load(I64, used), one)
        builder.ret(builder.load(I1, found))

    def _allocated(self, made: Function) -> None:
        kind = function_type(POINTER, (I64,))
        words = {"prefix": "noalias", "suffix": "nounwind allocsize(0)"}
        malloc = declare(module_of(made), "malloc", kind, **words)
        builder = Builder(made.insert_block("start"))
        (size,) = made.arguments
        wanted = _some(builder, size)
        self._return_unless_null(builder, builder.call(malloc, [wanted]), wanted)

    def _reserved(self, made: Function) -> None:
        kind = function_type(POINTER, (I64,))
        words = {"prefix": "noalias", "suffix": "nounwind allocsize(0)"}
        reserved = declare(module_of(made), _RESERVED, kind, **words)
        builder = Builder(made.insert_block("start"))
        wanted = _some(builder, product(builder, *made.arguments))
        self._return_unless_null(builder, builder.call(reserved, [wanted]), wanted)

    def _check_shadow(self, made: Function) -> None:
        lacks, size = made.arguments
        start, some, end = (made.insert_block(name) for name in ("start", "some", "end"))
        builder = Builder(start)
        builder.conditional(lacks, some, end)
        builder.move_to_end(some)
        bad = builder.new_block("bad")
        builder.conditional(builder.icmp("eq", size, size_constant(0)), end, bad)
        builder.move_to_end(bad)
        self._stop(builder, "shadow", size)
        Builder(end).ret()

    def _grown(self, made: Function) -> None:
        kind = function_type(POINTER, (POINTER, I64, I64))
        words = {"prefix": "noalias", "suffix": "nounwind allocsize(2)"}
        grown = declare(module_of(made), _GROWN, kind, **words)
        builder = Builder(made.insert_block("start"))
        buffer, before, room, size = made.arguments
        wanted = _some(builder, product(builder, room, size))
        used = product(builder, before, size)
        self._return_unless_null(builder, builder.call(grown, [buffer, used, wanted]), wanted)

    def _return_unless_null(self, builder: Builder, block: Value, size: Value) -> None:
        good, bad = builder.new_block("good"), builder.new_block("bad")
        builder.conditional(builder.icmp("eq", block, null()), bad, good)
        builder.move_to_end(good)
        builder.ret(block)
        builder.move_to_end(bad)
        self._stop(builder, "tape", size)

    def ended(self, builder: Builder, message: str) -> None:
        """Say something to people, and end the program; what comes behind is never reached."""
        stop = self.made(
            ("ended", message),
            "ended",
            (VOID,),
            lambda made: _ended(made, message),
            ("", "cold noinline noreturn"),
        )
        builder.call(stop, [])

    def _stop(self, builder: Builder, what: str, size: Value) -> None:
        """Say that there is no memory for something of ours, and end the program."""
        stop = self.made(
            ("out_of_memory", what),
            "out_of_memory",
            (VOID, I64),
            lambda made: _out_of_memory(made, what),
            ("", "cold noinline noreturn"),
        )
        builder.call(stop, [size])
        builder.unreachable()

    def _fill_put(self, made: Function, kind: StructType) -> None:
        list_, *entry = made.arguments
        start, grow, put = (made.insert_block(name) for name in ("start", "grow", "put"))
        builder = Builder(start)
        place, used_at, room_at = (builder.struct_gep(_LIST, list_, each) for each in range(3))
        used, room = (builder.load(I64, each) for each in (used_at, room_at))
        builder.conditional(builder.icmp("eq", used, room), grow, put)
        builder.move_to_end(grow)
        twice = builder.shl(room, size_constant(1))
        is_first = builder.icmp("eq", room, size_constant(0))
        more = builder.select(is_first, size_constant(_FIRST), twice)
        given = [builder.load(POINTER, place), room, more, size_constant(_ENTRY_SIZE)]
        buffer = builder.call(self._growing, given)
        builder.store(buffer, place)
        builder.store(more, room_at)
        builder.branch(put)
        builder.move_to_end(put)
        here = builder.gep(kind, builder.load(POINTER, place), [used])
        for index, value in enumerate(entry):
            builder.store(value, builder.struct_gep(kind, here, index))
        builder.store(builder.add(used, size_constant(1)), used_at)
        builder.ret()

    def _give_back(self, made: Function) -> None:
        (pending,) = made.arguments
        builder = Builder(made.insert_block("start"))
        frees, moves = (builder.struct_gep(_PENDING, pending, each) for each in range(2))
        for list_, kind in ((moves, _MOVE), (frees, _FREE)):
            self.released(builder, self._call_each(builder, list_, kind))
        builder.store(zero(_PENDING), pending)
        builder.ret()

    def _settle(self, made: Function) -> None:
        (pending,) = made.arguments
        builder = Builder(made.insert_block("start"))
        self._call_each(builder, builder.struct_gep(_PENDING, pending, 1), _MOVE)
        builder.ret()

    def _unsettle(self, made: Function) -> None:
        (pending,) = made.arguments
        builder = Builder(made.insert_block("start"))
        self._call_each(builder, builder.struct_gep(_PENDING, pending, 1), _MOVE, down=True)
        builder.ret()

    def _call_each(
        self, builder: Builder, list_: Value, kind: StructType, *, down: bool = False
    ) -> Value:
        """Do what the entries of a list say; where they are. `down` is the other way round."""
        place, used = (builder.struct_gep(_LIST, list_, each) for each in range(2))
        entries = builder.load(POINTER, place)
        kinds = kind.fields or ()

        def one(index: Value) -> None:
            here = builder.gep(kind, entries, [index])
            places = (builder.struct_gep(kind, here, each) for each in range(len(kinds)))
            thunk, *given = (builder.load(*row) for row in zip(kinds, places, strict=True))
            if down:
                given[:2] = given[1::-1]
            builder.call(thunk, given, type_=function_type(VOID, kinds[1:]))

        counted(builder, builder.load(I64, used), one, down=down)
        return entries


def _putting(kind: StructType, fill: Callable[[Function, StructType], None]) -> Lasting:
    """Put an entry of some type on a list, which comes first."""
    types = (VOID, POINTER, *(kind.fields or ()))
    return Lasting(types, lambda made: fill(made, kind))


def _some(builder: Builder, size: Value) -> Value:
    """Return a size of at least one byte: for none, null would be an answer and no failure."""
    return builder.select(builder.icmp("eq", size, size_constant(0)), size_constant(1), size)


def _ended(made: Function, message: str) -> None:
    _say_and_exit(made, f"enzyme-cc: {message}\n".replace("%", "%%"))


def _out_of_memory(made: Function, what: str) -> None:
    _say_and_exit(made, f"enzyme-cc: out of memory for the {what}: %llu bytes\n")


def _say_and_exit(made: Function, said: str) -> None:
    """Print a line with the arguments there are, and exit with 1."""
    module = module_of(made)
    text = string_constant(f"{said}\0".encode("ascii"))
    words = "private unnamed_addr constant"
    message = new_global(module, "enzyme_cc.message", text.type, text, words=words)
    builder = Builder(made.insert_block("start"))
    arguments = [int_constant(I32, _STANDARD_ERROR), message, *made.arguments]
    builder.call(declare(module, "dprintf", _PRINT), arguments)
    builder.call(declare(module, "exit", function_type(VOID, (I32,))), [int_constant(I32, 1)])
    builder.unreachable()


def can_wait(deallocator: Function, index: int) -> bool:
    """Return whether all that a deallocator is given beside the block can be put on the list."""
    types = deallocator.function_type.parameters
    others = [each for at, each in enumerate(types) if at != index]
    return len(others) <= MAX_EXTRAS and all(map(_is_word, others))


def _is_word(type_: Type) -> bool:
    return type_ is POINTER or (isinstance(type_, IntType) and type_.width <= I64.width)


def _as_word(builder: Builder, value: Value) -> Value:
    return wide(builder, value) if value.type is not POINTER else builder.ptrtoint(value, I64)


def _thunk(made: Function, deallocator: Function, index: int) -> None:
    block, *words = made.arguments
    builder = Builder(made.insert_block("start"))
    given: list[Value] = []
    for at, each in enumerate(deallocator.function_type.parameters):
        given.append(block if at == index else _from_word(builder, words.pop(0), each))
    builder.call(deallocator, given, CallStyle(attributes="nounwind"))
    builder.ret()


def _from_word(builder: Builder, word: Value, type_: Type) -> Value:
    if type_ is POINTER:
        return builder.inttoptr(word, type_)
    return word if type_ is I64 else builder.trunc(word, type_)


def _unless_null(made: Function, deallocator: Function, index: int) -> None:
    start, frees, end = (made.insert_block(name) for name in ("start", "frees", "end"))
    builder = Builder(start)
    builder.conditional(builder.icmp("eq", made.arguments[index], null()), end, frees)
    builder.move_to_end(frees)
    given = deallocator.arguments
    words = tuple(each.attributes if "sret(" in each.attributes else "" for each in given)
    builder.call(deallocator, made.arguments, CallStyle(arguments=words))
    builder.branch(end)
    builder.move_to_end(end)
    builder.ret()
