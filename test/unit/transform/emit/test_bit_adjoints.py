"""Adjoints of what is done to bits of numbers: run, and compared with differences of the primal.

Every function here is linear between signs, so that the differences are exact.
"""

import ctypes
import itertools
from types import SimpleNamespace

import pytest
from native import HEAD, Memory, Program
from number_bits import MASKS, MOVES, PACKED, POINTS, REFUSED, WIDTHS, moved, refused, with_sign

from enzyme_cc.analysis.types.analysis import analyse_types
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import IntConstant, float_constant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.floats import from_float
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import I8
from enzyme_cc.transform.emit.adjoint_sums import added
from enzyme_cc.transform.emit.bit_adjoints import contribution
from enzyme_cc.transform.layout.moved_doubles import MovedDoubles


class RefusedError(Exception):
    pass


def reversed_function(body, kind, count):
    """`run(inputs, outputs)`: the outputs are the value of %r, and the adjoint of each input."""
    size = WIDTHS[kind] // 8
    loads = "".join(
        f"%p{i} = getelementptr i8, ptr %in, i64 {i * size}\n%{'abc'[i]} = load {kind}, ptr %p{i}\n"
        for i in range(count)
    )
    text = f"{HEAD}define void @run(ptr %in, ptr %out) {{\n{loads}{body}\n"
    module = Module(text + f"store {kind} %r, ptr %out\nret void\n}}\n")
    _reverse(module, size, count)
    return Program(module)


def _reverse(module, size, count):
    function = module.functions["run"]
    lines = {each.ref: each for each in function.instructions() if each.ref}
    types = analyse_types(module, [function])
    function.edited = True
    layout = DataLayout(module.data_layout)
    builder = Builder.before(function.entry.terminator)
    site = SimpleNamespace(
        builder=builder,
        primal=lambda value: value,
        is_active=lambda value: not isinstance(value, IntConstant),
        context=SimpleNamespace(is_active=lambda value: not isinstance(value, IntConstant)),
        unit=SimpleNamespace(types=types, layout=layout, moved_doubles=MovedDoubles(types)),
    )
    result = lines["%r"]
    adjoints = {result: float_constant(result.type, from_float(result.type, 1.0))}

    def add(value, given):
        tree = types.of(value)
        old = adjoints.get(value)
        adjoints[value] = given if old is None else added(builder, layout, lambda: tree, old, given)

    inputs = [lines[f"%{'abc'[i]}"] for i in range(count)]
    for line in reversed(list(lines.values())):
        given = adjoints.get(line)
        if given is None or line in inputs:
            continue
        if line.opcode == "bitcast":
            add(line.operands[0], builder.bitcast(given, line.operands[0].type))
            continue
        for index, value in enumerate(line.operands):
            if site.is_active(value):
                made = contribution(site, line, given, index)
                if made is None:
                    raise RefusedError(line.opcode)
                add(value, made)
    _, out = function.arguments
    for index, each in enumerate(inputs):
        if each in adjoints:
            builder.store(adjoints[each], builder.gep(I8, out, [(index + 1) * size]))


def check(body, kind, count):
    program = reversed_function(body, kind, count)
    size = WIDTHS[kind] // 8

    def outputs(numbers):
        given, made = Memory(64), Memory(64)
        for index, each in enumerate(numbers):
            given.put(index * size, kind, each)
        program.function(None, ctypes.c_int64, ctypes.c_int64)(given.address, made.address)
        return [made.get(index * size, kind) for index in range(count + 1)]

    for points in itertools.product(POINTS, repeat=count):
        value, *slopes = outputs([x for x, _ in points])
        behind = outputs([x + dx for x, dx in points])[0]
        change = sum(slope * dx for slope, (_, dx) in zip(slopes, points, strict=True))
        assert change == behind - value, points


@pytest.mark.parametrize("kind", WIDTHS)
@pytest.mark.parametrize("name", MASKS)
def test_a_sign_set_by_bits_sets_the_sign_of_the_adjoint(name, kind):
    check(with_sign(kind, name), kind, 1)


SIGNS = {
    "copysign": "%m = and i64 %i, 9223372036854775807\n%s = and i64 %j, -9223372036854775808\n"
    "%k = or i64 %m, %s",
    "copysign, swapped": "%m = and i64 %i, 9223372036854775807\n"
    "%s = and i64 %j, -9223372036854775808\n%k = or i64 %s, %m",
    "signs multiplied": "%s = and i64 %j, -9223372036854775808\n%k = xor i64 %i, %s",
    "one after the other": "%m = and i64 %i, 9223372036854775807\n"
    "%n = xor i64 %m, -9223372036854775808\n%o = or i64 %n, -9223372036854775808\n"
    "%k = xor i64 %o, -9223372036854775808",
}


@pytest.mark.parametrize("name", SIGNS)
def test_the_sign_of_another_number_is_taken(name):
    body = f"%i = bitcast double %a to i64\n%j = bitcast double %b to i64\n{SIGNS[name]}\n"
    check(body + "%r = bitcast i64 %k to double", "double", 2)


@pytest.mark.parametrize("name", MOVES)
def test_adjoints_are_moved_back(name):
    check(moved(name), "float", 2)


HALVES = """%ia = bitcast half %a to i16
%ib = bitcast half %b to i16
%wa = zext i16 %ia to i64
%wb = zext i16 %ib to i64
%sa = shl i64 %wa, 16
%sb = shl i64 %wb, 48
%w = or i64 %sa, %sb
"""


@pytest.mark.parametrize("place", [16, 48])
def test_numbers_between_other_bytes_get_their_own(place):
    body = f"{HALVES}%s = lshr i64 %w, {place}\n%k = trunc i64 %s to i16\n"
    check(body + "%r = bitcast i16 %k to half", "half", 2)


def test_numbers_used_several_times_are_added_one_by_one():
    body = (
        PACKED + "%w = or i64 %high, %low\n%k = trunc i64 %w to i32\n%n = bitcast i64 %w to i64\n"
    )
    body += "%up = lshr i64 %n, 32\n%l = trunc i64 %up to i32\n%m = and i32 %l, 2147483647\n"
    body += "%s = and i32 %k, -2147483648\n%x = xor i32 %m, %s\n%r = bitcast i32 %x to float"
    check(body, "float", 2)


@pytest.mark.parametrize("opcode", REFUSED)
def test_arithmetic_on_bits_has_no_rule(opcode):
    with pytest.raises(RefusedError, match=opcode):
        reversed_function(refused(opcode), "double", 1)


def test_halves_of_a_number_have_no_rule():
    body = """%i = bitcast double %a to i64
%down = lshr i64 %i, 32
%low = and i64 %i, 4294967295
%up = shl i64 %down, 32
%j = or i64 %up, %low
%r = bitcast i64 %j to double"""
    with pytest.raises(RefusedError):
        reversed_function(body, "double", 1)
