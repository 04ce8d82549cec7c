"""Values that go with places in nodes, where their arrays have become one at another place."""

from enzyme_cc.analysis.types.cells import Region, resolve
from enzyme_cc.analysis.types.unification import Cells


def test_what_goes_with_a_place_is_found_where_its_array_has_moved():
    cells = Cells()
    outer, other = Region(), Region(16)
    array, _ = cells.window(outer, 0, None, 16)
    cells.merge(other, 8, array, 0)
    assert resolve(array, 0) == (other, 8)
    inside = {at: cells.beside(other, at)[0] for at in (0, 8)}
    outside = {at: cells.beside(outer, at)[0] for at in (0, 8)}
    assert resolve(outside[0], 0) == resolve(inside[8], 0)
    assert resolve(outside[8], 0) == resolve(inside[0], 0)
    assert resolve(outside[0], 0) != resolve(outside[8], 0)
