"""Integers with the bits of large numbers, left out of shadows: run on memory, against Python."""

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
    leave_out_large(helpers, builder, *run.arguments, what)
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
    leave_out_large(Helpers(module), builder, *run.arguments, numbers(1))
    builder.ret()
    made = Program(module, 2)
    memory = Memory(64)
    memory.buffer[:] = b"abcdefgh\xff\xff\xff\xff\xff\xff\xff\xff" * 4
    made.on_memory(memory.address, 64)
    assert all(abs(each) < 1e-268 for each in struct.unpack("8d", memory.raw))
