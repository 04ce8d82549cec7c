"""Integers with the bits of large numbers, left out of shadows: run on memory, against Python."""

import ctypes
import random
import struct

import pytest
from native import Memory, Program, entry, new_module

from enzyme_cc.ir.types import I64, KEYWORDS, POINTER
from enzyme_cc.transform.layout.float_runs import Numbers, Run
from enzyme_cc.transform.runtime_calls.helpers import Helpers
from enzyme_cc.transform.runtime_calls.large_integers import leave_out_large

ROOM = 512


def numbers(period, *runs):
    return Numbers(period, tuple(Run(at, KEYWORDS[kind], count) for at, kind, count in runs))


#: What is said of memory, and where its numbers are.
CASES = {
    "nothing": (numbers(1), lambda at: False),
    "behind": (numbers(16, (8, "double", 1)), lambda at: at % 16 >= 8),
    "floats": (numbers(24, (4, "float", 2)), lambda at: 4 <= at % 24 < 12),
    "all": (numbers(8, (0, "double", 1)), lambda at: True),
    "head": (
        numbers(8, (0, "double", 1))._replace(head=numbers(24, (8, "double", 1))),
        lambda at: at >= 24 or 8 <= at < 16,
    ),
}


@pytest.mark.parametrize("is_again", [False, True])
@pytest.mark.parametrize("name", CASES)
def test_only_bytes_that_make_large_numbers_of_integers_are_cleared(name, is_again):
    what, is_number = CASES[name]
    module = new_module()
    run, builder = entry(module, (POINTER, I64))
    helpers = Helpers(module)
    helpers.again = is_again
    leave_out_large(helpers, builder, *run.arguments, what, 8)
    builder.ret()
    made = Program(module, 2)
    given = random.Random(name)
    for start in (0, 1, 3, 7):
        for size in (0, 1, 5, 8, 23, 40, 200):
            memory = Memory(ROOM)
            memory.buffer[:] = given.randbytes(ROOM)
            expected = bytearray(memory.raw)
            for at in range(size):
                is_last = (memory.address + start + at) % 8 == 7
                if is_last and not is_number(at) and expected[start + at] & 0x7F >= 8:
                    expected[start + at] = 0
            made.on_memory(memory.address + start, size)
            assert memory.raw == bytes(expected), (start, size)


def test_a_text_that_is_left_out_is_next_to_nothing_as_a_number():
    module = new_module()
    run, builder = entry(module, (POINTER, I64))
    leave_out_large(Helpers(module), builder, *run.arguments, numbers(1), 8)
    builder.ret()
    made = Program(module, 2)
    memory = Memory(64)
    memory.buffer[:] = b"abcdefgh\xff\xff\xff\xff\xff\xff\xff\xff" * 4
    made.on_memory(memory.address, 64)
    assert all(abs(each) < 1e-268 for each in struct.unpack("8d", memory.raw))


def is_address(word):
    """May a word be an address, where the program may lie low?"""
    process = ctypes.CDLL(None)
    process.sbrk.restype = ctypes.c_uint64
    end = process.sbrk(ctypes.c_int64(0))
    return 1 << 32 <= word < 1 << 48 or 0 < word < end < 1 << 32


def cleared(held, place, start, size, case, smallest):
    """Return memory in which parts of words are cleared, span by span."""
    what, is_number = case
    made = bytearray(held)
    others = [at for at in range(size) if not is_number(at)]
    for at in others:
        if (place + at) % smallest != smallest - 1:
            continue
        spans = [
            each for each in others if not what.runs or each // what.period == at // what.period
        ]
        word = range(at - (place + at) % 8, at - (place + at) % 8 + 8)
        if all(each in spans for each in word):
            inside = slice(start + word.start, start + word.stop)
            if is_address(int.from_bytes(made[inside], "little")):
                continue
        if smallest == 2 or made[start + at] & 0x7F >= 8:
            made[start + at] = 0
        if smallest == 2 and at - 1 in spans:
            made[start + at - 1] = 0
    return bytes(made)


@pytest.mark.parametrize("smallest", [2, 4])
@pytest.mark.parametrize("name", ["nothing", "behind", "floats"])
def test_where_numbers_are_smaller_parts_of_words_are_cleared_that_are_no_addresses(name, smallest):
    module = new_module()
    run, builder = entry(module, (POINTER, I64))
    leave_out_large(Helpers(module), builder, *run.arguments, CASES[name][0], smallest)
    builder.ret()
    made = Program(module, 2)
    given = random.Random(name)
    words = [0x7FFE12345678, 0x41234567, 0x3F8000003F800000, 1 << 48, 5, 0x1234567800]
    for start in (0, 1, 4, 7, 8):
        for size in (0, 1, 5, 8, 23, 40, 200):
            memory = Memory(ROOM)
            chosen = (given.choice(words).to_bytes(8, "little") for _ in range(ROOM // 8))
            memory.buffer[:] = b"".join(chosen)
            place = memory.address + start
            expected = cleared(memory.raw, place, start, size, CASES[name], smallest)
            made.on_memory(place, size)
            assert memory.raw == expected, (start, size)
