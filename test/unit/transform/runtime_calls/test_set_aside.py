"""Addresses that are set aside and put back: run on memory, against Python."""

import ctypes
import random

import pytest
from native import Memory, Program, entry, new_module

from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I1, I64, KEYWORDS, POINTER, VOID, function_type
from enzyme_cc.transform.layout.float_runs import Numbers, Run
from enzyme_cc.transform.runtime_calls.helpers import Helpers
from enzyme_cc.transform.runtime_calls.set_aside import set_aside_among, set_word_aside

ROOM = 512
COPY = function_type(VOID, (POINTER, POINTER, I64, I1))


def numbers(period, *runs):
    made = (Run(at, KEYWORDS[kind], count, *turns) for at, kind, count, *turns in runs)
    return Numbers(period, tuple(made))


#: What is said of memory, and where nothing else than numbers is.
CASES = {
    "nothing": (numbers(1), lambda at: False),
    "behind": (numbers(16, (8, "float", 2)), lambda at: at % 16 >= 8),
    "between": (numbers(24, (0, "float", 1), (20, "float", 1)), lambda at: not 4 <= at % 24 < 20),
    "all": (numbers(4, (0, "float", 1)), lambda at: True),
    "in turns": (numbers(16, (0, "double", 1, True), (8, "float", 2)), lambda at: at % 16 >= 8),
    "head": (
        numbers(4, (0, "float", 1))._replace(head=numbers(24, (8, "float", 2))),
        lambda at: at >= 24 or 8 <= at < 16,
    ),
}


def is_address(word):
    """May a word be an address, where the program may lie low?"""
    process = ctypes.CDLL(None)
    process.sbrk.restype = ctypes.c_uint64
    end = process.sbrk(ctypes.c_int64(0))
    return 1 << 32 <= word < 1 << 48 or 0 < word < end < 1 << 32


def looked_at(write):
    """Return a program that copies a shadow as it is meanwhile; before it goes, all is put back."""
    module = new_module()
    run, builder = entry(module, (POINTER, POINTER, I64, POINTER, POINTER))
    helpers = Helpers(module)
    primal, shadow, size, whole, copy = run.arguments
    before = helpers.aside(builder, "open")
    write(helpers, builder, (primal, shadow), size)
    given = [copy, whole, int_constant(I64, ROOM), int_constant(I1, 0)]
    builder.call(declare(module, "llvm.memcpy.p0.p0.i64", COPY), given)
    helpers.aside(builder, "close", before)
    builder.ret()
    return Program(module, 2)


def filled(given):
    words = [0x7FFE12345678, 0x41234567, 0x3F8000003F800000, 1 << 48, 0, 5, 0x1234567800, 1 << 32]
    memory = Memory(ROOM)
    chosen = (given.choice(words).to_bytes(8, "little") for _ in range(ROOM // 8))
    memory.buffer[:] = b"".join(chosen)
    return memory


def aside(primal, shadow, start, size, is_number):
    """Return the shadow while addresses are aside, in words that lie whole between numbers."""
    made = bytearray(shadow)
    for at in range(-start % 8, size - 7, 8):
        inside = slice(start + at, start + at + 8)
        words = (int.from_bytes(each[inside], "little") for each in (primal, shadow))
        if not any(map(is_number, range(at, at + 8))) and all(map(is_address, words)):
            made[inside] = bytes(8)
    return bytes(made)


@pytest.mark.parametrize("name", CASES)
def test_addresses_between_numbers_are_gone_until_they_are_put_back(name):
    what, is_number = CASES[name]
    made = looked_at(lambda *given: set_aside_among(*given, what))
    given, changed = random.Random(name), 0
    for start in (0, 4, 7, 8):
        for size in (0, 1, 7, 8, 23, 40, 200):
            primal, shadow, copy = filled(given), filled(given), Memory(ROOM)
            held = shadow.raw
            expected = aside(primal.raw, held, start, size, is_number)
            places = primal.address + start, shadow.address + start, size
            made.on_memory(*places, shadow.address, copy.address)
            assert copy.raw == expected, (start, size)
            assert shadow.raw == held, (start, size)
            changed += expected != held
    assert bool(changed) is (name != "all")


def test_what_lies_otherwise_than_its_shadow_or_is_that_itself_is_left_alone():
    made = looked_at(lambda *given: set_aside_among(*given, numbers(1)))
    primal, copy = Memory(ROOM), Memory(ROOM)
    primal.buffer[:] = (0x7FFE12345678).to_bytes(8, "little") * (ROOM // 8)
    for other in (0, 4):
        place = primal.address + other
        made.on_memory(place, primal.address, 64, primal.address, copy.address)
        assert copy.raw == primal.raw


@pytest.mark.parametrize("word", [0x7FFE12345678, 1 << 32, 5, 1 << 48, 0, 0x41234567])
def test_one_word_is_set_aside_where_both_have_an_address(word):
    write = lambda helpers, builder, places, _: set_word_aside(helpers, builder, places)  # noqa: E731
    made = looked_at(write)
    for held in (0x7FFE87654321, word):
        primal, shadow, copy = Memory(ROOM), Memory(ROOM), Memory(ROOM)
        primal.buffer[:8], shadow.buffer[:8] = (x.to_bytes(8, "little") for x in (word, held))
        made.on_memory(primal.address, shadow.address, 8, shadow.address, copy.address)
        both = is_address(word) and is_address(held)
        assert int.from_bytes(copy.raw[:8], "little") == (0 if both else held)
        assert int.from_bytes(shadow.raw[:8], "little") == held
