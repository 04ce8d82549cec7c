"""The snapshot of the control-flow graph."""

import pytest
from graphs import Graph, graph, graphs, names, reach
from hypothesis import given

from enzyme_cc.analysis.flow.cfg import Cfg

DIAMOND = graph("entry: left right", "left: join", "right: join", "join:")


def test_reverse_post_order_takes_the_first_successor_first():
    cfg = Cfg(DIAMOND)
    assert names(cfg.reverse_post_order) == "entry left right join"
    assert names(cfg.post_order) == "join right left entry"
    assert cfg.entry is DIAMOND["entry"]


def test_the_body_of_a_loop_comes_before_what_follows_it():
    loop = graph("entry: header", "header: body end", "body: header", "end:")
    assert names(Cfg(loop).blocks) == "entry header body end"


def test_several_edges_between_two_blocks_count_as_one():
    switch = graph("entry: a b a b a", "a: b b", "b:")
    cfg = Cfg(switch)
    assert names(cfg.successors(switch["entry"])) == "a b"
    assert names(cfg.predecessors(switch["b"])) == "entry a"
    assert [names(edge) for edge in cfg.edges] == ["entry a", "entry b", "a b"]


def test_unreachable_blocks_come_last_and_still_are_predecessors():
    function = graph("entry: end", "dead: end island", "island: dead", "end:")
    cfg = Cfg(function)
    assert names(cfg.blocks) == "entry end dead island"
    assert names(cfg.unreachable) == "dead island"
    assert not cfg.is_reachable(function["dead"])
    assert names(cfg.predecessors(function["end"])) == "entry dead"
    assert [names(edge) for edge in cfg.edges] == ["entry end"]


def test_predecessors_come_in_the_order_of_the_function():
    function = graph("entry: z a", "z: m", "a: m", "m:")
    assert names(Cfg(function).predecessors(function["m"])) == "z a"


def test_exits_are_told_apart_by_their_terminators():
    function = graph("entry: one two three", "one:", "two:", "three: three", "dead:")

    class Terminator:
        def __init__(self, opcode):
            self.opcode = opcode

    function["one"].terminator = Terminator("ret")
    function["two"].terminator = Terminator("unreachable")
    function["dead"].terminator = Terminator("ret")
    cfg = Cfg(function)
    assert names(cfg.exits) == "one two"
    assert names(cfg.exits_by("ret")) == "one"
    assert names(cfg.exits_by("unreachable")) == "two"
    assert cfg.exits_by("resume") == ()


def test_back_edges_of_nested_loops():
    function = graph("e: outer", "outer: inner end", "inner: inner latch", "latch: outer", "end:")
    assert [names(edge) for edge in Cfg(function).back_edges] == ["inner inner", "latch outer"]


def test_a_snapshot_does_not_follow_edits():
    function = graph("a: b", "b:", "c:")
    cfg = Cfg(function)
    function["a"].successors = (function["c"],)
    assert names(cfg.successors(function["a"])) == "b"
    assert names(cfg.reverse_post_order) == "a b"


def test_a_declaration_has_no_blocks():
    cfg = Cfg(Graph({}))
    assert cfg.blocks == cfg.edges == cfg.exits == cfg.post_order == ()


@given(graphs)
def test_the_order_is_that_of_a_depth_first_walk(function):
    cfg = Cfg(function)
    reached = reach(function.blocks[:1], lambda block: block.successors)
    assert set(cfg.reverse_post_order) == reached
    assert cfg.post_order == cfg.reverse_post_order[::-1]
    assert set(cfg.unreachable) == set(function.blocks) - reached
    assert [cfg.number(block) for block in cfg.reverse_post_order] == list(range(len(reached)))
    for block in cfg.reverse_post_order[1:]:
        sources = filter(cfg.is_reachable, cfg.predecessors(block))
        assert any(cfg.number(source) < cfg.number(block) for source in sources)


@given(graphs)
def test_without_the_back_edges_there_is_no_cycle(function):
    cfg = Cfg(function)
    kept = set(cfg.edges) - set(cfg.back_edges)

    def forward(block):
        return [target for target in cfg.successors(block) if (block, target) in kept]

    for source, target in kept:
        assert source not in reach([target], forward)
    for source, target in cfg.back_edges:
        assert source in reach([target], forward), "an edge that closes no cycle"


@given(graphs)
def test_predecessors_are_the_other_end_of_successors(function):
    cfg = Cfg(function)
    forwards = {(block, target) for block in cfg.blocks for target in cfg.successors(block)}
    backwards = {(source, block) for block in cfg.blocks for source in cfg.predecessors(block)}
    assert forwards == backwards
    assert forwards == {(block, each) for block in function.blocks for each in block.successors}


@pytest.mark.parametrize("fan", [1, 2])
def test_a_hundred_thousand_blocks_deep(fan):
    count = 100_000
    rows = {str(i): [str(i + 1)] * fan for i in range(count - 1)}
    cfg = Cfg(Graph({**rows, str(count - 1): []}))
    assert len(cfg.reverse_post_order) == count
    assert len(cfg.edges) == count - 1
    assert cfg.back_edges == ()
