"""How the arrays of one region are told apart, where a whole program is needed to ask for it."""

from irtext import module

from enzyme_cc.analysis.types.cells import Region, Window
from enzyme_cc.analysis.types.facts import Facts, Origin
from enzyme_cc.analysis.types.fixpoint import Settling, _Windows
from enzyme_cc.analysis.types.lattice import DECLARED, DOUBLE, MEMBER


def test_an_array_that_has_got_smaller_steps_is_found_by_those_it_was_made_with():
    """It was once a step of unknown size; what it was made one with went byte by byte."""
    facts = Facts(module("define void @f() {\nret void\n}"))
    region, elements = Region(), Region(1)
    facts.add(facts.at(elements, 0, 1), DOUBLE, Origin("a load"))
    facts.add(facts.at(region, 0, 4), DECLARED | MEMBER, Origin("a struct"))
    region.windows[0, 0] = window = Window(0, None, elements, hard=False)
    assert not _Windows(facts, region, Settling.TOLD).starts_behind((0, 0), window)
    assert region.windows == {(0, 0): window}
