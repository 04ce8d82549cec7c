"""Sums of adjoints of any type: run on memory that holds the values."""

import pytest
from byte_letters import Known
from native import LAYOUT, Memory, Program, entry, new_module

from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import POINTER
from enzyme_cc.transform.emit.adjoint_sums import added, joined, nothing, part_of
from enzyme_cc.transform.layout.float_runs import number_leaves

LITTLE = DataLayout(LAYOUT)


def type_of(text):
    return Module(f"@g = global {text} zeroinitializer\n").globals["g"].value_type


ROWS = [
    ("double", "dddddddd", [(0, "double")]),
    ("x86_fp80", "xxxxxxxxxx", [(0, "x86_fp80")]),
    ("fp128", "q" * 16, [(0, "fp128")]),
    ("<2 x float>", "ffffffff", [(0, "float"), (4, "float")]),
    ("i64", "dddddddd", [(0, "double")]),
    ("i32", "ffff", [(0, "float")]),
    ("i16", "hh", [(0, "half")]),
    ("i16", "bb", [(0, "bfloat")]),
    ("i64", "ffffffff", [(0, "float"), (4, "float")]),
    ("i128", "dddddddd" * 2, [(0, "double"), (8, "double")]),
    ("i128", "q" * 16, [(0, "fp128")]),
    ("i80", "x" * 10, [(0, "x86_fp80")]),
    ("i64", "iiiiffff", [(4, "float")]),
    ("i64", "hhffffii", [(0, "half"), (2, "float")]),
    ("i64", "hhiihhii", [(0, "half"), (4, "half")]),
    ("<2 x i64>", "d" * 16, [(0, "double"), (8, "double")]),
    ("<2 x i32>", "iiiiffff", [(4, "float")]),
    ("{ double, float }", "", [(0, "double"), (8, "float")]),
    ("[3 x double]", "", [(0, "double"), (8, "double"), (16, "double")]),
    (
        "{ i64, [2 x { i64, float }] }",
        "ffffffffddddddddffffiiiidddddddd",
        [(0, "float"), (4, "float"), (8, "double"), (16, "float"), (24, "double"), (32, "float")],
    ),
]


def program(text, letters, fill):
    """A function of three places: what `fill` makes of what is at two of them goes to the last."""
    kind = type_of(text)
    module = new_module()
    run, builder = entry(module, (POINTER, POINTER, POINTER))
    values = [builder.load(kind, each, align=1) for each in run.arguments[:2]]
    builder.store(fill(builder, kind, Known(letters), *values), run.arguments[2], align=1)
    builder.ret()
    return Program(module)


def _added(builder, _kind, known, one, other):
    return added(builder, LITTLE, lambda: known, one, other)


def _in_parts(builder, kind, known, one, other):
    leaves = number_leaves(LITTLE, kind, known)
    parts = [[part_of(builder, each, leaf) for each in (one, other)] for leaf in leaves]
    sums = [builder.fadd(*each) for each in parts]
    return joined(builder, kind, zip(leaves, sums, strict=True))


@pytest.mark.parametrize("way", [_added, _in_parts])
@pytest.mark.parametrize(("text", "letters", "places"), ROWS)
def test_sums_are_those_of_the_numbers(text, letters, places, way):
    one, other, made, expected = (Memory(64) for _ in range(4))
    for index, (at, kind) in enumerate(places):
        first, second = 1.5 + index, -4.0 * index + 0.25
        one.put(at, kind, first)
        other.put(at, kind, second)
        expected.put(at, kind, first + second)
    program(text, letters, way).on_memory(one.address, other.address, made.address)
    assert made.raw == expected.raw


@pytest.mark.parametrize(
    ("text", "letters", "kept"),
    [
        ("i64", "iiiiffff", 0x00),
        ("{ ptr, double }", "ppppppppdddddddd", 0x22),
        ("{ i64, double }", "iiiiiiiidddddddd", 0x22),
        ("{ i64, double }", "????????dddddddd", 0x22),
    ],
)
def test_what_is_no_number_is_not_added(text, letters, kept):
    one, other, made = Memory(16, 0x22), Memory(16, 0x33), Memory(16)
    program(text, letters, _added).on_memory(one.address, other.address, made.address)
    if "?" not in letters:
        assert made.raw[: letters.index("d") if "d" in letters else 4].strip(bytes([kept])) == b""


def test_nothing_is_all_zero():
    assert nothing(type_of("double")).ref == "0.000000e+00"
    assert nothing(type_of("{ i64, ptr }")).ref == "zeroinitializer"
    assert nothing(type_of("i64")).ref == "0"
