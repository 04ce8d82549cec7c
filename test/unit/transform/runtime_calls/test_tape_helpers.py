"""Memory of the tape, and what is freed later: run, with a memory manager that can refuse."""

import ctypes
import shutil
import subprocess

import pytest
from native import HEAD, Memory, Program, entry, new_module

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import I64, POINTER, VOID
from enzyme_cc.transform.runtime_calls.helpers import Helpers
from enzyme_cc.transform.runtime_calls.library import with_runtime
from enzyme_cc.transform.runtime_calls.tape_helpers import pending_type

#: Deallocators that note how they are called, one after the other.
RECORDING = f"""{HEAD}
@log = global [4096 x i64] zeroinitializer
@used = global i64 0
define void @note(i64 %value) {{
  %n = load i64, ptr @used
  %at = getelementptr i64, ptr @log, i64 %n
  store i64 %value, ptr %at
  %next = add i64 %n, 1
  store i64 %next, ptr @used
  ret void
}}
define void @release(ptr %p) {{
  %i = ptrtoint ptr %p to i64
  call void @note(i64 %i)
  ret void
}}
define void @release_sized(ptr %p, i32 %n) {{
  %i = ptrtoint ptr %p to i64
  %w = zext i32 %n to i64
  call void @note(i64 %i)
  call void @note(i64 %w)
  ret void
}}
define void @moved(ptr %p, ptr %q, i64 %n) {{
  %i = ptrtoint ptr %p to i64
  %j = ptrtoint ptr %q to i64
  call void @note(i64 %i)
  call void @note(i64 %j)
  call void @note(i64 %n)
  ret void
}}
define void @release_all(ptr %p, i64 %n, i64 %align) {{
  %i = ptrtoint ptr %p to i64
  call void @note(i64 %i)
  call void @note(i64 %n)
  call void @note(i64 %align)
  ret void
}}
define void @release_in(ptr %pool, ptr %p, i32 %n) {{
  %i = ptrtoint ptr %pool to i64
  call void @note(i64 %i)
  call void @release_sized(ptr %p, i32 %n)
  ret void
}}
"""


class Recorded:
    """`put_<deallocator>(pending, block, ...)` for each deallocator, `move` and `end(pending)`."""

    def __init__(self):
        module = Module(RECORDING)
        helpers = Helpers(module)
        for name in ("release", "release_sized", "release_all", "release_in"):
            deallocator = module.functions[name]
            kinds = [each.type for each in deallocator.arguments]
            run, builder = entry(module, (POINTER, *kinds), name=f"put_{name}")
            pending, *given = run.arguments
            index = int(name == "release_in")
            block = given.pop(index)
            helpers.postpone(builder, pending, block, deallocator, tuple(given), index)
            builder.ret()
        run, builder = entry(module, (POINTER, POINTER, POINTER, I64), name="move")
        pending, one, other, size = run.arguments
        how = module.functions["moved"]
        helpers.move_later(builder, pending, (one, other), size, how)
        builder.ret()
        run, builder = entry(module, (POINTER,), name="end")
        helpers.give_back(builder, run.arguments[0])
        builder.ret()
        self.program = Program(module)
        self.pending = Memory(48)

    def put(self, name, *values):
        self.program.on_memory(self.pending.address, *values, name=f"put_{name}")

    def move(self, *values):
        self.program.on_memory(self.pending.address, *values, name="move")

    def end(self):
        self.program.on_memory(self.pending.address, name="end")

    @property
    def log(self):
        address = self.program.engine.get_global_value_address
        count = ctypes.c_int64.from_address(address("used"))
        found = list((ctypes.c_int64 * count.value).from_address(address("log")))
        count.value = 0
        return found


def test_what_is_put_on_the_list_is_freed_in_the_same_order():
    recorded = Recorded()
    recorded.put("release", 100)
    recorded.put("release_sized", 200, 24)
    recorded.put("release_all", 300, 48, 64)
    assert recorded.log == []
    recorded.end()
    assert recorded.log == [100, 200, 24, 300, 48, 64]


def test_a_block_need_not_come_first_and_pointers_beside_it_are_kept():
    recorded = Recorded()
    recorded.put("release_in", 500, 600, 8)
    recorded.end()
    assert recorded.log == [500, 600, 8]


def test_what_is_to_be_moved_is_so_before_anything_is_freed_the_oldest_first():
    recorded = Recorded()
    for index in range(40):
        recorded.put("release", index)
        recorded.move(index, index + 1, 8)
    assert recorded.log == []
    recorded.end()
    moved = [value for index in range(40) for value in (index, index + 1, 8)]
    assert recorded.log == [*moved, *range(40)]
    recorded.end()
    assert recorded.log == []
    assert recorded.pending.raw == bytes(48)


def test_a_list_that_was_given_back_is_empty_and_can_be_used_again():
    recorded = Recorded()
    recorded.end()
    for _ in range(2):
        recorded.put("release", 7)
        recorded.end()
        assert recorded.log == [7]
        assert recorded.pending.raw == bytes(48)
        recorded.end()
        assert recorded.log == []


@pytest.mark.parametrize("count", [1, 16, 17, 1000])
def test_a_list_grows(count):
    recorded = Recorded()
    for index in range(count):
        recorded.put("release", index)
    recorded.end()
    assert recorded.log == list(range(count))


def test_there_are_two_lists_of_three_words():
    assert pending_type().text == "{ { ptr, i64, i64 }, { ptr, i64, i64 } }"


def completed(again, *functions):
    """Functions of a module, differentiated once more or not: (name, result, types, fill)."""
    module = new_module()
    helpers = Helpers(module)
    helpers.again = again
    for name, result, kinds, fill in functions:
        run, builder = entry(module, kinds, result, name=name)
        value = fill(helpers, builder, *run.arguments)
        builder.ret() if value is None else builder.ret(value)
    has_bodies = any(each in module.print() for each in ("@malloc(", "@__enzyme_cc_tape_reserved("))
    assert has_bodies is not again
    helpers.again = False
    helpers.complete()
    return Program(module)


@pytest.mark.parametrize("again", [False, True])
def test_blocks_of_malloc_are_as_large_as_asked(again):
    program = completed(
        again,
        ("take", POINTER, (I64,), Helpers.allocated),
        ("size", I64, (POINTER,), Helpers.usable_size),
    )
    word = ctypes.c_int64
    for size in (40, 0):
        block = program.function(word, word, name="take")(size)
        assert program.function(word, word, name="size")(block) >= max(size, 1)
        ctypes.memset(block, 1, size)
        ctypes.CDLL(None).free(ctypes.c_void_p(block))  # they are not the tape's


@pytest.mark.parametrize("again", [False, True])
def test_frames_are_as_large_as_asked(again):
    program = completed(
        again,
        ("take", POINTER, (I64,), Helpers.frame),
        ("drop", VOID, (POINTER,), Helpers.released),
    )
    word = ctypes.c_int64
    for size in (40, 0):
        block = program.function(word, word, name="take")(size)
        assert block
        ctypes.memset(block, 1, size)
        program.on_memory(block, name="drop")
    program.on_memory(0, name="drop")


@pytest.mark.parametrize("again", [False, True])
def test_buffers_keep_what_is_in_them_as_they_grow(again):
    def grow(helpers, builder, buffer, before, room):
        return helpers.grown(builder, buffer, (before, room), 12)

    program = completed(
        again,
        ("take", POINTER, (I64,), lambda helpers, *given: helpers.reserved(*given, 8)),
        ("grow", POINTER, (POINTER, I64, I64), grow),
        ("drop", VOID, (POINTER,), Helpers.released),
    )
    word = ctypes.c_int64
    block = program.function(word, word, name="take")(5)
    ctypes.memmove(block, bytes(range(40)), 40)
    grow = program.function(word, word, word, word, name="grow")
    block = grow(block, 3, 1000)
    assert ctypes.string_at(block, 36) == bytes(range(36))
    ctypes.memset(block, 1, 12000)
    program.on_memory(block, name="drop")
    none = grow(grow(0, 0, 3), 0, 0)
    assert none
    program.on_memory(none, name="drop")
    empty = program.function(word, word, name="take")(0)
    assert empty
    program.on_memory(empty, name="drop")
    program.on_memory(0, name="drop")


def _asking(how):
    """A program that wants more memory than there can be."""
    module = new_module()
    helpers = Helpers(module)
    _, builder = entry(module, (), I64, name="main")
    much = int_constant(I64, 1 << 60)
    if how == "allocated":
        block = helpers.allocated(builder, much)
    else:
        some = int_constant(I64, 8)
        block = helpers.grown(builder, helpers.reserved(builder, some, 2), (some, much), 2)
    builder.ret(builder.ptrtoint(block, I64))
    return with_runtime(module).print()


@pytest.mark.parametrize(("how", "size"), [("allocated", 1 << 60), ("grown", 1 << 61)])
def test_without_memory_the_program_stops_and_says_so(how, size, tmp_path):
    clang = next((each for each in ("clang-22", "clang-19", "clang-16") if shutil.which(each)), "")
    if not clang:
        pytest.skip("no clang")
    source = tmp_path / "ask.ll"
    source.write_text(_asking(how))
    made = [clang, "-Wno-override-module", "-O0", source, "-o", tmp_path / "ask"]
    subprocess.run(made, check=True)
    done = subprocess.run([tmp_path / "ask"], capture_output=True, check=False, text=True)
    assert done.returncode == 1
    assert done.stderr == f"enzyme-cc: out of memory for the tape: {size} bytes\n"
