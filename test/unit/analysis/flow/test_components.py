"""Strongly connected components."""

from graphs import graphs, reach
from hypothesis import given

from enzyme_cc.analysis.flow.components import components


@given(graphs)
def test_blocks_that_reach_each_other_are_one_component(function):
    found = components(function.blocks, lambda block: block.successors)
    assert sorted(map(id, (b for each in found for b in each))) == sorted(map(id, function.blocks))
    for component in found:
        for block in component:
            there = reach([block], lambda block: block.successors)
            back = {b for b in there if block in reach([b], lambda block: block.successors)}
            assert back == set(component)


@given(graphs)
def test_a_component_comes_after_those_it_leads_to(function):
    found = components(function.blocks, lambda block: block.successors)
    place = {block: i for i, component in enumerate(found) for block in component}
    for block in function.blocks:
        assert all(place[target] <= place[block] for target in block.successors)


def test_only_what_is_reached_from_the_given_nodes_is_looked_at():
    edges = {1: [2], 2: [1, 3], 3: [], 4: [1]}
    assert [sorted(each) for each in components([1], edges.__getitem__)] == [[3], [1, 2]]


def test_a_long_cycle_needs_no_recursion():
    count = 100_000
    (found,) = components([0], lambda node: [(node + 1) % count])
    assert len(found) == count
