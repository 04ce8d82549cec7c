"""What callees are told of bytes that are cut otherwise where they are than in their callers."""

from irtext import module

from enzyme_cc.analysis.types.cells import Cell, leaves, mask_of, sub
from enzyme_cc.analysis.types.facts import Facts
from enzyme_cc.analysis.types.top_down import Informer
from enzyme_cc.analysis.types.tree import FLOAT, INTEGER
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
