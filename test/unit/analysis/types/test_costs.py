"""What keeps the type analysis fast: conclusions end, cells stay flat, declarations wait."""

import shutil

import pytest
from irtext import module, run_c
from typed import Answers

from enzyme_cc.analysis.types.analysis import analyse_types
from enzyme_cc.analysis.types.cells import Cell, Region, leaves, mask_of, sub
from enzyme_cc.analysis.types.facts import Facts
from enzyme_cc.analysis.types.fixpoint import Settling, settle
from enzyme_cc.analysis.types.lattice import ANY, DOUBLE, INTEGER, Kind
from enzyme_cc.analysis.types.top_down import Informer
from enzyme_cc.analysis.types.tree import Field, uncovered
from enzyme_cc.analysis.types.unification import Cells

needs_clang = pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22 here")


def test_cutting_a_cell_byte_by_byte_does_not_nest_its_parts():
    cell = Cell(4000, ANY)
    for offset in range(4000):
        assert sub(cell, offset, 1).mask == ANY
    assert [at for at, _ in leaves(cell)] == list(range(4000))
    assert all(part.parts is None for part in cell.parts.cells.values())


def test_a_region_in_a_window_of_itself_becomes_one_with_it():
    cells = Cells()
    outer, inner = Region(), Region()
    cells.window(outer, 8, None, 0, hard=True, ring=inner)
    cells.window(inner, 8, None, 0, hard=True)
    cells.merge(outer, 0, inner, 0)
    cells.add(cells.at(outer, 0, 8), DOUBLE, None)
    assert cells.evidence(inner, 0, 8)[0][1].mask == DOUBLE


def test_settling_twice_finds_nothing_new():
    found = Answers(
        "define void @f(ptr %p, i64 %i) {\n"
        "%a = getelementptr double, ptr %p, i64 %i\n%b = getelementptr i8, ptr %p, i64 12\n"
        "store double 1.0, ptr %a\nstore i64 7, ptr %b\nstore ptr %p, ptr %b\nret void\n}"
    )
    facts = found.results._facts
    regions = [facts.place(found.value("%p"))[0]]
    settle(facts, [], [], regions, Settling.TOLD)
    clock = facts.clock
    settle(facts, [], [], regions, Settling.TOLD)
    assert facts.clock == clock


class Said:
    """A declaration that counts how often it is asked for."""

    def __init__(self, cells, bits):
        self.cells, self.bits, self.count = cells, bits, 0

    def describe(self, place):
        self.count += 1
        self.cells.add(self.cells.at(*place, 8), self.bits, None)


def test_what_is_declared_is_noted_when_somebody_asks():
    cells, region, other = Cells(), Region(), Region()
    said, again = Said(cells, DOUBLE), Said(cells, DOUBLE)
    cells.declare((region, 0), 1, said)
    cells.declare((other, 0), 1, again)
    cells.merge(region, 0, other, 0)
    assert said.count + again.count == 0
    assert cells.evidence(region, 0, 8)[0][1].mask == DOUBLE
    assert said.count + again.count == 1


def test_two_declarations_of_one_place_are_compared_at_once():
    cells, region = Cells(), Region()
    cells.declare((region, 0), 1, Said(cells, DOUBLE))
    cells.declare((region, 0), 2, Said(cells, INTEGER))
    assert len(cells.conflicts) == 1


@needs_clang
def test_memory_that_no_code_touches_is_still_known(tmp_path):
    source = (
        "struct leaf { int n; double d; };\nstruct node { struct leaf *l; struct node *next; };\n"
        "int f(struct node *p) { return p != 0; }\n"
    )
    made = module(run_c(tmp_path, source, "-O1", "-g"))
    function = made.functions["f"]
    results = analyse_types(made, [function])
    tree = str(results.of(function.arguments[0]))
    assert "[0,8]:double" in tree
    assert [kind.value for _, kind, _ in results.layout(function.arguments[0], 16)] == ["pointer"]


def test_memory_is_told_to_a_part_of_itself_in_a_few_steps():
    facts = Facts(module("declare void @f()"))
    whole = Region()
    facts.add(facts.at(whole, 0, 8), DOUBLE, "")
    part, start = facts.window(whole, 16, None, 0)
    part.asks = True
    source, target = Cell(8), Cell(8)
    facts.point(source, whole, 0)
    facts.point(target, part, start)
    Informer(facts).tell(source, target)
    assert mask_of(facts.at(part, 0, 8)) == DOUBLE
    assert sum(1 for _ in regions_in(whole)) == 3


def regions_in(region):
    yield region
    for window in region.windows.values():
        yield from regions_in(window.region)


def test_questions_of_a_value_alone_do_not_follow_its_addresses():
    found = Answers(
        "define void @f(ptr %p) {\n%q = load ptr, ptr %p\n%r = load ptr, ptr %q\n"
        "%d = load double, ptr %r\n%e = fadd double %d, 1.0\nret void\n}"
    )
    results, pointer = found.results, found.value("%p")
    assert [each.pointee for each in results.own(pointer).fields] == [None]
    assert results.own(pointer).kind is Kind.POINTER
    (behind,) = results.behind(pointer).fields
    assert (behind.mask, behind.pointee) == (results.of(pointer).pointee.fields[0].mask, None)
    assert results.of(pointer).depth == 3


def test_what_an_array_covers_is_found_without_comparing_all_with_all():
    compared = []

    class Counted(Field):
        @property
        def mask(self):
            compared.append(self)
            return self[2]

    arrays = [Counted(at, 8, DOUBLE, None, 64 * 64) for at in range(0, 64 * 64, 8)] * 4
    others = [Counted(at, 4, INTEGER) for at in range(0, 4096, 4)]
    assert len(uncovered(arrays + others)) == len(arrays) + len(others)
    assert len(compared) < 4 * (len(arrays) + len(others))
