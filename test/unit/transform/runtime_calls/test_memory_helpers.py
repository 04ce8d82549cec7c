"""Copies of memory reversed on shadows, run on memory and compared with the same done in Python."""

import itertools

import pytest
from native import LAYOUT, Memory, Program, entry, new_module

from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.types import I8, I64, KEYWORDS, POINTER
from enzyme_cc.transform.layout.byte_layout import Content
from enzyme_cc.transform.layout.float_runs import Numbers, Run
from enzyme_cc.transform.runtime_calls.helpers import Helpers

SIZES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "x86_fp80": 16, "fp128": 16}
VALUES = {**SIZES, "x86_fp80": 10}
ROOM = 1024


def numbers(period, *runs):
    return Numbers(period, tuple(Run(at, KEYWORDS[kind], count) for at, kind, count in runs))


ARRAYS = {kind: numbers(size, (0, kind, 1)) for kind, size in SIZES.items()}
MIXED = {
    "behind": numbers(16, (8, "double", 1)),
    "before": numbers(16, (0, "float", 2)),
    "between": numbers(24, (0, "double", 1), (16, "double", 1)),
    "kinds": numbers(32, (0, "float", 1), (8, "double", 2), (24, "float", 2)),
    "large": numbers(104, (0, "double", 9), (80, "float", 5)),
    "long double": numbers(48, (16, "x86_fp80", 2)),
    "halves": numbers(8, (2, "half", 3)),
}
#: What comes first does not repeat: sizes of it, what is in it, and what repeats behind it.
HEADED = {
    "integers": numbers(8, (0, "double", 1))._replace(head=numbers(16)),
    "array": numbers(8, (0, "double", 1))._replace(head=numbers(16, (8, "double", 1))),
    "structs": numbers(24, (8, "double", 2))._replace(
        head=numbers(40, (4, "float", 2), (24, "double", 1))
    ),
    "pointers": numbers(8)._replace(head=numbers(24, (0, "double", 2))),
    "floats": numbers(4, (0, "float", 1))._replace(head=numbers(8, (0, "double", 1))),
}
ALL = {**ARRAYS, **MIXED, **HEADED}
MIXED |= HEADED


def _runs(what, size):
    """Everything there is of numbers, with the place where its period begins."""
    head = what.head.period if what.head else 0
    for run in what.head.runs if what.head and size else ():
        yield 0, run
    for base in range(head, size, what.period):
        for run in what.runs:
            yield base, run


def places(what, size):
    """Where whole numbers are: offset and kind."""
    for base, run in _runs(what, size):
        kind = run.kind.text
        for index in range(run.count):
            at = base + run.offset + index * SIZES[kind]
            if at + VALUES[kind] <= size:
                yield at, kind


def other_bytes(what, size):
    taken = set()
    for base, run in _runs(what, size):
        step = SIZES[run.kind.text] * run.count
        taken |= set(range(base + run.offset, base + run.offset + step))
    return [at for at in range(size) if at not in taken]


_programs = {}


def program(name, what, level=2, **flags):
    """The helper of this name, called by a function `run`; LLVM has to do with each only once."""
    key = (name, what, level, *flags.items())
    if key not in _programs:
        module = new_module()
        byte = (I8,) if name == "set_others" else (POINTER,)
        run, builder = entry(module, (POINTER, *byte, I64))
        getattr(Helpers(module), name)(builder, *run.arguments, what, **flags)
        builder.ret()
        _programs[key] = Program(module, level)
    return _programs[key]


def pattern(memory, what, size, start, seed):
    for index, (at, kind) in enumerate(places(what, size)):
        memory.put(start + at, kind, float((index * 7 + seed) % 23 - 11))


def taken_back(memory, what, size, target, source):
    """What taking back makes of a memory, from the definition: all is read before it is written."""
    given = [(at, kind, memory.get(target + at, kind)) for at, kind in places(what, size)]
    if target == source:
        return
    for at, kind, _ in given:
        memory.put(target + at, kind, 0.0)
    for at, kind, value in given:
        memory.put(source + at, kind, memory.get(source + at, kind) + value)


def sizes(what):
    most = max(3 * what.period, 200 // what.period * what.period)
    some = (0, what.period, most, most + what.period // 2 + 1, most - 1)
    if what.head is None:
        return some
    head = what.head.period
    return (0, head - 1, head, *(head + each for each in some))


@pytest.mark.parametrize("overlaps", [True, False])
@pytest.mark.parametrize("name", ALL)
def test_a_copy_between_two_places_is_taken_back(name, overlaps):
    what = ALL[name]
    run = program("take_back", what, overlaps=overlaps)
    for size in sizes(what):
        memory, expected = Memory(ROOM, 0x55), Memory(ROOM, 0x55)
        for each in (memory, expected):
            pattern(each, what, size, 512, 3)
            pattern(each, what, size, 0, 5)
        taken_back(expected, what, size, 512, 0)
        run.on_memory(memory.address + 512, memory.address, size)
        assert memory.raw == expected.raw, size


@pytest.mark.parametrize("name", ALL)
def test_places_that_overlap_are_taken_back_in_order(name):
    what = ALL[name]
    run = program("take_back", what)
    for size, distance in itertools.product(sizes(what)[1:], (1, 2, 3)):
        for target, source in ((distance, 0), (0, distance)):
            target, source = target * what.period, source * what.period
            memory, expected = Memory(ROOM), Memory(ROOM)
            for each in (memory, expected):
                pattern(each, what, size + distance * what.period, 0, 3)
            taken_back(expected, what, size, target, source)
            run.on_memory(memory.address + target, memory.address + source, size)
            assert memory.raw == expected.raw, (size, target, source)


@pytest.mark.parametrize("overlaps", [True, False])
@pytest.mark.parametrize("name", ["double", "kinds"])
def test_what_is_copied_to_itself_stays(name, overlaps):
    what = ALL[name]
    memory = Memory(ROOM)
    pattern(memory, what, 512, 0, 3)
    before = memory.raw
    program("take_back", what, overlaps=overlaps).on_memory(memory.address, memory.address, 512)
    assert memory.raw == before


@pytest.mark.parametrize("name", ALL)
def test_numbers_are_added_and_their_source_stays(name):
    what = ALL[name]
    run = program("accumulate_numbers", what)
    for size in sizes(what):
        memory, expected = Memory(ROOM, 0x55), Memory(ROOM, 0x55)
        for each in (memory, expected):
            pattern(each, what, size, 512, 3)
            pattern(each, what, size, 0, 5)
        for at, kind in places(what, size):
            total = expected.get(512 + at, kind) + expected.get(at, kind)
            expected.put(512 + at, kind, total)
        run.on_memory(memory.address + 512, memory.address, size)
        assert memory.raw == expected.raw, size


@pytest.mark.parametrize("name", MIXED)
def test_all_but_numbers_is_copied_also_where_it_overlaps(name):
    what = MIXED[name]
    run = program("copy_others", what)
    for size, distance in itertools.product(sizes(what), (-3, -2, -1, 0, 1, 2, 20)):
        memory = Memory(2 * ROOM)
        start = 256
        memory.buffer[:] = bytes(index * 37 % 251 for index in range(2 * ROOM))
        expected = bytearray(memory.raw)
        target = start + distance * what.period if distance < 20 else 1024
        for at in other_bytes(what, size):
            expected[target + at] = memory.raw[start + at]
        run.on_memory(memory.address + target, memory.address + start, size)
        assert memory.raw == bytes(expected), (size, distance)


@pytest.mark.parametrize("name", MIXED)
def test_all_but_numbers_is_set(name):
    what = MIXED[name]
    run = program("set_others", what)
    for size in sizes(what):
        memory = Memory(ROOM, 0x11)
        expected = bytearray(memory.raw)
        for at in other_bytes(what, size):
            expected[at] = 0x77
        run.on_memory(memory.address, 0x77, size)
        assert memory.raw == bytes(expected), size


@pytest.mark.parametrize("size", [0, 1, 12, 24, 25, 47, 48, 60, 240, 251])
def test_numbers_are_cleared_up_to_the_last_byte_and_no_further(size):
    what = Content(24, ((4, 8), (16, 8)))
    module = new_module()
    run, builder = entry(module, (POINTER, I64))
    Helpers(module).zero_numbers(builder, *run.arguments, what)
    builder.ret()
    memory = Memory(ROOM, 0x55)
    Program(module).on_memory(memory.address, size)
    cleared = {at for at in range(size) if at % 24 in range(4, 12) or at % 24 >= 16}
    assert memory.raw == bytes(0 if at in cleared else 0x55 for at in range(ROOM))


@pytest.mark.parametrize("name", HEADED)
def test_numbers_of_a_head_are_cleared_too(name):
    what = HEADED[name]
    module = new_module()
    run, builder = entry(module, (POINTER, I64))
    layout = DataLayout(LAYOUT)
    Helpers(module).zero_numbers(builder, *run.arguments, what.content(layout))
    builder.ret()
    cleared = Program(module)
    for size in sizes(what):
        memory = Memory(ROOM, 0x55)
        expected = bytearray(memory.raw)
        for at in set(range(size)) - set(other_bytes(what, size)):
            expected[at] = 0
        cleared.on_memory(memory.address, size)
        assert memory.raw == bytes(expected), size


@pytest.mark.parametrize("kind", SIZES)
def test_of_numbers_alone_nothing_else_is_copied_or_set(kind):
    for name in ("copy_others", "set_others"):
        assert "call" not in program(name, ARRAYS[kind], level=0).text


@pytest.mark.parametrize("name", ["take_back", "accumulate_numbers"])
def test_without_numbers_nothing_is_done(name):
    assert "call" not in program(name, numbers(8), level=0).text


@pytest.mark.parametrize(("name", "called"), [("copy_others", "memmove"), ("set_others", "memset")])
def test_without_numbers_all_is_copied_or_set_at_once(name, called):
    assert f"@llvm.{called}" in program(name, numbers(8), level=0).text


@pytest.mark.parametrize("name", ["double", "float", "large"])
@pytest.mark.parametrize("overlaps", [True, False])
def test_vectors_do_what_does_not_overlap(name, overlaps):
    kind = {"large": "double"}.get(name, name)
    text = program("take_back", ALL[name], overlaps=overlaps).text
    assert f"x {kind}> " in text
    assert "fadd <" in text


def test_a_size_of_zero_touches_nothing():
    for name in ("take_back", "accumulate_numbers", "copy_others"):
        program(name, MIXED["kinds"]).on_memory(0, 0, 0)


def test_equal_helpers_are_made_once():
    module = new_module()
    helpers = Helpers(module)
    run, builder = entry(module, (POINTER, POINTER, I64))
    for _ in range(2):
        helpers.take_back(builder, *run.arguments, ARRAYS["double"])
        helpers.take_back(builder, *run.arguments, ARRAYS["double"], overlaps=False)
        helpers.set_others(
            builder, run.arguments[0], int_constant(I8, 1), run.arguments[2], MIXED["behind"]
        )
    builder.ret()
    assert sorted(each for each in module.functions if each.startswith("enzyme_cc")) == [
        "enzyme_cc.set_others",
        "enzyme_cc.take_back",
        "enzyme_cc.take_back.1",
        "enzyme_cc.take_back.apart",
    ]
