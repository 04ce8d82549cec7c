"""Loops and irreducible cycles, against their definitions."""

import time

from graphs import graph, graphs, names, natural_loops, numbered, reach
from hypothesis import given

from enzyme_cc.analysis.loops.natural_loops import LoopNest

NESTED = graph("entry: outer", "outer: before end", "before: inner", "inner: body next",
               "body: inner out", "next: outer", "out: end", "end:")  # fmt: skip
IRREDUCIBLE = graph("entry: a b", "a: b", "b: inner a end", "inner: tail", "tail: inner b", "end:")


def is_reducible_by_intervals(cfg):
    """Remove self loops, merge blocks into their only predecessors: one block is left."""
    successors = {block: set(cfg.successors(block)) for block in cfg.reverse_post_order}
    while True:
        for block, targets in successors.items():
            targets.discard(block)
        for block in successors:
            above = [source for source, targets in successors.items() if block in targets]
            if len(above) == 1:
                successors[above[0]] |= successors.pop(block)
                successors[above[0]].discard(block)
                break
        else:
            return len(successors) == 1


def test_nested_loops():
    nest = LoopNest(NESTED)
    outer, inner = nest.loops
    assert names([outer.header, inner.header]) == "outer inner"
    assert nest.roots == [outer]
    assert outer.children == [inner]
    assert inner.parent is outer
    assert outer.parent is None
    assert (outer.depth, inner.depth) == (1, 2)
    assert names(outer.blocks) == "outer before inner body next"
    assert names(inner.blocks) == "inner body"
    assert names(outer.own_blocks) == "outer before next"
    assert names(outer.latches) == "next"
    assert nest.is_reducible


def test_exits_of_nested_loops():
    nest = LoopNest(NESTED)
    outer, inner = nest.loops
    assert [names(edge) for edge in inner.exit_edges] == ["inner next", "body out"]
    assert [names(edge) for edge in outer.exit_edges] == ["outer end", "body out"]
    assert names(inner.exiting) == "inner body"
    assert names(inner.exits) == "next out"
    assert names(outer.exits) == "end out"


def test_a_preheader_leads_to_the_header_only():
    nest = LoopNest(NESTED)
    assert [loop.preheader for loop in nest.loops] == [NESTED["entry"], NESTED["before"]]
    function = graph("entry: loop end", "loop: loop end", "end:")
    assert LoopNest(function).loops[0].preheader is None
    assert names(LoopNest(function).loops[0].entering) == "entry"
    twice = graph("entry: loop loop", "loop: loop end", "end:")
    assert LoopNest(twice).loops[0].preheader is None


def test_an_unreachable_predecessor_does_not_enter_a_loop():
    function = graph("entry: loop", "loop: loop end", "dead: loop", "end:")
    loop = LoopNest(function).loops[0]
    assert loop.preheader is function["entry"]
    assert names(loop.latches) == "loop"


def test_loops_of_one_header_are_one_loop():
    function = graph("entry: h", "h: a b end", "a: h", "b: h h", "end:")
    nest = LoopNest(function)
    assert len(nest.loops) == 1
    assert names(nest.loops[0].latches) == "a b"
    assert nest.headed_by(function["h"]) is nest.loops[0]
    assert nest.headed_by(function["a"]) is None


def test_the_innermost_loop_and_the_depth_of_a_block():
    nest = LoopNest(NESTED)
    depths = {block.ref: nest.depth(block) for block in NESTED.blocks}
    assert depths == {"%entry": 0, "%outer": 1, "%before": 1, "%inner": 2, "%body": 2,
                      "%next": 1, "%out": 0, "%end": 0}  # fmt: skip
    assert nest.innermost(NESTED["out"]) is None
    assert NESTED["body"] in nest.loops[0]
    assert NESTED["next"] not in nest.loops[1]


def test_an_irreducible_cycle_is_named_with_its_entries():
    nest = LoopNest(IRREDUCIBLE)
    (cycle,) = nest.irreducible
    assert names(cycle.entries) == "b a"
    assert names(cycle.blocks) == "b inner tail a"
    assert not nest.is_reducible
    assert [names([loop.header]) for loop in nest.loops] == ["b", "inner"]


def test_an_irreducible_cycle_within_a_loop():
    function = graph("entry: h", "h: a b end", "a: b", "b: a latch", "latch: h", "end:")
    nest = LoopNest(function)
    assert names(nest.loops[0].blocks) == "h b a latch"
    assert [names(cycle.blocks) for cycle in nest.irreducible] == ["b a"]


@given(graphs)
def test_the_loops_are_those_of_the_definition(function):
    nest = LoopNest(function)
    expected = natural_loops(nest.cfg)
    assert {loop.header: set(loop.blocks) for loop in nest.loops} == expected
    for loop in nest.loops:
        around = [other for other in nest.loops if set(other.blocks) > set(loop.blocks)]
        assert loop.parent is min(around, key=lambda other: len(other.blocks), default=None)
        assert loop.depth == len(around) + 1
        assert loop in (loop.parent.children if loop.parent else nest.roots)
        assert set(loop.blocks) == {block for block in nest.cfg.blocks if block in loop}
        assert nest.cfg.number(loop.header) == min(map(nest.cfg.number, loop.blocks))


@given(graphs)
def test_the_edges_of_a_loop_are_those_of_the_definition(function):
    nest = LoopNest(function)
    for loop in nest.loops:
        inside = set(loop.blocks)
        edges = nest.cfg.edges
        assert list(loop.exit_edges) == [e for e in edges if e[0] in inside and e[1] not in inside]
        assert list(loop.latches) == [s for s, t in edges if s in inside and t is loop.header]
        entering = {s for s, t in edges if s not in inside and t is loop.header}
        assert set(loop.entering) == entering
        assert (loop.preheader is None) or entering == {loop.preheader}


@given(graphs)
def test_the_innermost_loop_is_the_smallest(function):
    nest = LoopNest(function)
    for block in nest.cfg.blocks:
        around = [loop for loop in nest.loops if block in loop.blocks]
        smallest = min(around, key=lambda loop: len(loop.blocks), default=None)
        assert nest.innermost(block) is smallest
        assert nest.depth(block) == len(around)


@given(graphs)
def test_loops_come_before_those_inside(function):
    nest = LoopNest(function)
    for i, loop in enumerate(nest.loops):
        inside = [other for other in nest.loops if set(other.blocks) <= set(loop.blocks)]
        assert list(nest.loops[i : i + len(inside)]) == inside


@given(graphs)
def test_a_function_is_reducible_when_intervals_make_one_block_of_it(function):
    nest = LoopNest(function)
    assert nest.is_reducible == is_reducible_by_intervals(nest.cfg)


@given(graphs)
def test_an_irreducible_cycle_is_strongly_connected_and_entered_more_than_once(function):
    nest = LoopNest(function)
    cfg = nest.cfg
    for cycle in nest.irreducible:
        inside = set(cycle.blocks)
        assert all(inside <= reach([block], cfg.successors) for block in inside)
        assert len(cycle.entries) > 1
        entered = {t for s, t in cfg.edges if s not in inside and t in inside}
        assert set(cycle.entries) == entered
        assert not any(
            all(nest.dominators.dominates(entry, block) for block in inside) for entry in entered
        )


@given(graphs)
def test_every_edge_back_is_in_a_loop_or_in_an_irreducible_cycle(function):
    nest = LoopNest(function)
    for source, target in nest.cfg.back_edges:
        in_loop = nest.dominators.dominates(target, source)
        assert in_loop or any(
            source in cycle.blocks and target in cycle.blocks for cycle in nest.irreducible
        )


def nested(depth):
    """A header per level, and from the innermost block a way back to each of them."""
    rows = [[i + 1] for i in range(depth)]
    return numbered([*rows, [*range(depth, 0, -1), depth + 1], []])


def test_twenty_thousand_nested_loops_take_no_quadratic_time():
    start = time.process_time()
    nest = LoopNest(nested(20_000))
    assert len(nest.loops) == 20_000
    assert nest.loops[-1].depth == 20_000
    assert nest.is_reducible
    assert nest.loops[0].blocks[-1] is nest.loops[-1].header
    assert time.process_time() - start < 30
