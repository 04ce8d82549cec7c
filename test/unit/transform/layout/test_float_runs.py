"""Where whole numbers are, and of which kind."""

import pytest
from byte_letters import Known
from native import LAYOUT
from typed import Answers, body
from used_memory import FIELDS, loop_over, size_in

from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import DOUBLE, FLOAT, FP80, HALF
from enzyme_cc.transform.layout.byte_layout import Content, Memory
from enzyme_cc.transform.layout.float_runs import (
    Leaf,
    Numbers,
    Run,
    number_leaves,
    numbers_of_memory,
    numbers_of_type,
)

LITTLE = DataLayout(LAYOUT)
BIG = DataLayout("E-m:e-i64:64-n32:64-S128")


def numbers(text, size, ref="%p"):
    answers = Answers(text)
    memory = Memory(answers.value(ref), size_in(answers, size))
    return numbers_of_memory(answers.results, LITTLE, memory)


@pytest.mark.parametrize(
    ("ref", "size", "found"),
    [
        ("%p", 8, Numbers(8, ())),
        ("%p", 16, Numbers(16, (Run(8, DOUBLE, 1),))),
        ("%p", 24, Numbers(24, (Run(8, DOUBLE, 1), Run(16, FLOAT, 2)))),
        ("%two", 8, Numbers(4, (Run(0, FLOAT, 1),))),
        ("%five", 16, Numbers(16, (Run(0, FP80, 1),))),
        ("%five", 32, Numbers(16, (Run(0, FP80, 1),))),
        ("%five", 10, Numbers(10, (Run(0, FP80, 1),))),
        ("%one", 4, None),
        ("%one", 14, None),
        ("%five", 8, None),
        ("%p", 80, None),
        ("%p", 0, None),
        ("%p", "%n", None),
    ],
)
def test_numbers_in_memory_are_known_if_each_byte_is(ref, size, found):
    assert numbers(FIELDS, size, ref) == found


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        ("double", Numbers(24, (Run(0, DOUBLE, 1), Run(16, DOUBLE, 1)))),
        ("half", None),  # nobody says what is between the first number and the integer
        ("x86_fp80", None),
    ],
)
def test_of_an_array_one_element_says_all(kind, found):
    text = loop_over(kind)
    assert numbers(text, "%n") == found
    if found:
        assert numbers(text, 240) == found


FLEXIBLE = """
define void @f(ptr %p, i64 %n) {
entry:
  %a = load ptr, ptr %p
  %second = getelementptr i8, ptr %p, i64 8
  %b = load double, ptr %second
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr { ptr, double, [0 x float] }, ptr %p, i64 0, i32 2, i64 %i
  %x = load float, ptr %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""


def test_what_comes_before_an_array_is_told_apart():
    found = numbers(FLEXIBLE, "%n")
    assert found == Numbers(4, (Run(0, FLOAT, 1),), Numbers(16, (Run(8, DOUBLE, 1),)))
    assert not found.is_empty
    assert Numbers(8, (), found.head).is_empty is False
    assert Numbers(8, (), Numbers(8, ())).is_empty
    head = Content(16, ((8, 8),))
    assert found.content(LITTLE) == Content(4, ((0, 4),), head)


UNION = "%u = type { %union.a, i64 }\n%union.a = type { double }\n"


def type_of(text):
    module = Module(f"{UNION}@g = global {text} zeroinitializer\n")
    return module.globals["g"].value_type


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("double", Numbers(8, (Run(0, DOUBLE, 1),))),
        ("[7 x [3 x float]]", Numbers(4, (Run(0, FLOAT, 1),))),
        ("<4 x float>", Numbers(4, (Run(0, FLOAT, 1),))),
        ("{ ptr, [2 x double], i32 }", Numbers(32, (Run(8, DOUBLE, 2),))),
        ("{ half, half, i32 }", Numbers(8, (Run(0, HALF, 2),))),
        ("[2 x { x86_fp80, ptr }]", Numbers(32, (Run(0, FP80, 1),))),
        ("{ [2 x { float, i32 }] }", Numbers(8, (Run(0, FLOAT, 1),))),
        ("i64", Numbers(8, ())),
        ("%u", None),
        ("[16 x i8]", Numbers(1, ())),
        ("{ [16 x i8], double }", None),
    ],
)
def test_types_say_where_numbers_are(text, found):
    assert numbers_of_type(LITTLE, type_of(text)) == found


def test_what_is_no_number_is_all_the_rest():
    what = Numbers(48, (Run(4, FLOAT, 2), Run(16, FP80, 1), Run(40, DOUBLE, 1)))
    assert what.spans(LITTLE) == ((4, 8), (16, 16), (40, 8))
    assert what.others(LITTLE) == ((0, 4), (12, 4), (32, 8))
    assert Numbers(16, (Run(0, FP80, 1),)).others(LITTLE) == ()
    assert Numbers(10, (Run(0, FP80, 1),)).spans(LITTLE) == ((0, 10),)
    assert Numbers(8, ()).others(LITTLE) == ((0, 8),)
    assert Numbers(24, (Run(0, DOUBLE, 1), Run(8, FLOAT, 2))).spans(LITTLE) == ((0, 16),)


@pytest.mark.parametrize(
    ("text", "letters", "found"),
    [
        ("double", "", (Leaf(0, DOUBLE),)),
        ("<2 x float>", "", (Leaf(0, type_of("<2 x float>")),)),
        ("ptr", "pppppppp", ()),
        ("i1", "", ()),
        ("i64", "dddddddd", (Leaf(0, DOUBLE, bit=0),)),
        ("i64", "ffffffff", (Leaf(0, FLOAT, bit=0), Leaf(4, FLOAT, bit=32))),
        ("i64", "iiiiffff", (Leaf(4, FLOAT, bit=32),)),
        ("i64", "iihhpppp", (Leaf(2, HALF, bit=16),)),
        ("i64", "iiiiiiii", ()),
        ("i64", "ffff????", None),
        ("i32", "dddd", None),
        ("<2 x i32>", "ffffiiii", (Leaf(0, FLOAT, bit=0),)),
        (
            "{ i64, [2 x float], ptr }",
            "iiiiffff",
            (Leaf(4, FLOAT, (0,), 32), Leaf(8, FLOAT, (1, 0)), Leaf(12, FLOAT, (1, 1))),
        ),
        ("{ double, { i32, float } }", "dddddddd????", None),
    ],
)
def test_numbers_in_a_value(text, letters, found):
    assert number_leaves(LITTLE, type_of(text), Known(letters)) == found


def test_the_first_bytes_are_the_highest_bits_where_the_machine_has_it_so():
    found = number_leaves(BIG, type_of("i64"), Known("ffffiihh"))
    assert [leaf.bit for leaf in found] == [32, 0]


def test_a_tree_says_what_bytes_are():
    answers = body(
        "%i = bitcast float %a to i32\n%w = zext i32 %i to i64\n%s = shl i64 %w, 32", "float %a"
    )
    value = answers.value("%s")
    tree = answers.results.of(value)
    assert number_leaves(LITTLE, value.type, tree) == (Leaf(4, FLOAT, bit=32),)
