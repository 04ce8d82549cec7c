"""What callees are told of bytes that are cut otherwise where they are than in their callers."""

from irtext import module
from typed import Answers

from enzyme_cc.analysis.types.cells import Cell, leaves, mask_of, sub
from enzyme_cc.analysis.types.facts import Facts
from enzyme_cc.analysis.types.lattice import FLOAT, INTEGER
from enzyme_cc.analysis.types.top_down import Informer
from enzyme_cc.analysis.types.unification import Cells


def halves(size):
    """Return a cell of so many bytes: a part of eight that is a float and an integer, then more."""
    whole = Cell(size)
    word = sub(whole, 0, 8)
    cells = Cells()
    cells.add(sub(word, 0, 4), FLOAT, "a float")
    cells.add(sub(word, 4, 4), INTEGER, "an integer")
    return whole


def told(source, target):
    Informer(Facts(module("declare void @f()"))).tell(source, target)
    return {at: mask_of(leaf) for at, leaf in leaves(target) if mask_of(leaf)}


def test_parts_of_parts_are_told_of_the_bytes_that_they_are():
    target = Cell(16)
    sub(target, 0, 4), sub(target, 4, 4)
    assert told(halves(16), target) == {0: FLOAT, 4: INTEGER}


def test_a_part_of_a_part_is_told_to_all_cells_that_it_lies_over():
    target = Cell(16)
    sub(target, 2, 4)
    assert told(halves(16), target) == {0: FLOAT, 2: FLOAT, 4: INTEGER, 6: INTEGER}


def test_what_lies_behind_the_end_is_not_told():
    target = Cell(4)
    assert told(halves(8), target) == {0: FLOAT}
    assert target.parts is None


def test_no_part_goes_over_the_end_of_its_cell():
    target = Cell(6)
    assert told(halves(8), target) == {0: FLOAT, 4: INTEGER}
    assert [(at, leaf.size) for at, leaf in leaves(target)] == [(0, 4), (4, 2)]


ELEMENTS = """
define void @f(i1 %c, i64 %n) {
  %v = alloca [2 x { double, i32 }]
  %e = getelementptr [2 x { double, i32 }], ptr %v, i64 0, i64 %n
  store double 1.0, ptr %e
  %i = getelementptr i8, ptr %e, i64 8
  store i32 1, ptr %i
  %x = call double @g(ptr %v, i1 %c, i64 %n)
  ret void
}
define internal double @g(ptr %p, i1 %c, i64 %n) {
  %e = getelementptr { double, i32 }, ptr %p, i64 %n
  %x = load double, ptr %e
  %at = select i1 %c, i64 8, i64 24
  %q = getelementptr i8, ptr %p, i64 %at
  %m = load i32, ptr %q
  %i = sitofp i32 %m to double
  %s = fadd double %x, %i
  ret double %s
}
"""


def test_an_array_that_is_also_entered_at_a_member_is_told_what_its_elements_are():
    assert Answers(ELEMENTS).memory("%p", 12, "g") == [(0, "double", 8), (8, "integer", 4)]
