"""Dominator trees, against the definition: what removing a block cuts off."""

import pytest
from graphs import graph, graphs, names, numbered, reach
from hypothesis import given

from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.flow.dominance import dominators, post_dominators

LOOP = graph("entry: header", "header: body end", "body: a b", "a: latch", "b: latch",
             "latch: header", "end:", "dead: end")  # fmt: skip


def dominated(cfg, above):
    """By definition: what cannot be reached any more without `above`."""
    every = set(cfg.reverse_post_order)
    return every - reach([cfg.entry], cfg.successors, without=above)


def ends(cfg):
    """Where a path counts as ending: exits, and the first block of each endless loop."""
    found = []
    for block in cfg.reverse_post_order:
        cycle = reach([block], cfg.successors)
        if all(block in reach([other], cfg.successors) for other in cycle):
            found.append(min(cycle, key=cfg.number))
    return set(found)


def post_dominated(cfg, below):
    def sources(block):
        return [source for source in cfg.predecessors(block) if cfg.is_reachable(source)]

    return set(cfg.reverse_post_order) - reach(ends(cfg), sources, without=below)


KINDS = [(dominators, dominated), (post_dominators, post_dominated)]
either = pytest.mark.parametrize(("make", "define"), KINDS, ids=["dominators", "post-dominators"])


@either
@given(function=graphs)
def test_dominance_is_by_definition(make, define, function):
    cfg = Cfg(function)
    tree = make(cfg)
    for above in cfg.reverse_post_order:
        below = {block for block in cfg.reverse_post_order if tree.dominates(above, block)}
        assert below == define(cfg, above)


@either
@given(function=graphs)
def test_the_immediate_dominator_is_the_lowest_of_the_strict_ones(make, define, function):
    cfg = Cfg(function)
    tree = make(cfg)
    for block in cfg.reverse_post_order:
        strict = {other for other in cfg.blocks if tree.strictly_dominates(other, block)}
        assert strict == {o for o in cfg.reverse_post_order if block in define(cfg, o)} - {block}
        parent = tree.immediate(block)
        assert (parent is None) == (not strict) == (block in tree.roots)
        assert len(strict) == tree.depth(block)
        if parent:
            assert parent in strict
            assert all(tree.dominates(other, parent) for other in strict)
            assert block in tree.children(parent)


@either
@given(function=graphs)
def test_the_frontier_is_by_definition(make, define, function):
    cfg = Cfg(function)
    tree = make(cfg)
    onward = cfg.predecessors if make is post_dominators else cfg.successors
    for block in cfg.reverse_post_order:
        below = define(cfg, block)
        border = {target for each in below for target in onward(each) if cfg.is_reachable(target)}
        strictly = below - {block}
        assert set(tree.frontier(block)) == border - strictly
        assert len(tree.frontier(block)) == len(border - strictly)


@either
@given(function=graphs)
def test_the_nearest_common_dominator_dominates_both_and_is_the_lowest(make, define, function):
    cfg = Cfg(function)
    tree = make(cfg)
    for one in cfg.reverse_post_order:
        for other in cfg.reverse_post_order:
            common = {b for b in cfg.reverse_post_order if {one, other} <= define(cfg, b)}
            found = tree.nearest_common(one, other)
            assert (found is None) == (not common)
            assert all(tree.dominates(block, found) for block in common)


@either
@given(function=graphs)
def test_the_preorder_holds_each_subtree_together(make, define, function):
    cfg = Cfg(function)
    tree = make(cfg)
    assert sorted(tree.preorder, key=cfg.number) == list(cfg.reverse_post_order)
    for i, block in enumerate(tree.preorder):
        size = len(define(cfg, block))
        assert set(tree.preorder[i : i + size]) == define(cfg, block)


def test_the_tree_of_a_loop():
    tree = dominators(Cfg(LOOP))
    assert names(tree.roots) == "entry"
    assert names(tree.preorder) == "entry header body a b latch end"
    assert names(tree.children(LOOP["body"])) == "a b latch"
    assert names(tree.frontier(LOOP["a"])) == "latch"
    assert names(tree.frontier(LOOP["header"])) == "header"
    assert tree.nearest_common(LOOP["a"], LOOP["b"]) is LOOP["body"]


def test_the_post_tree_of_a_loop():
    tree = post_dominators(Cfg(LOOP))
    assert names(tree.preorder) == "end header entry latch body a b"
    assert tree.immediate(LOOP["end"]) is None
    assert names(tree.frontier(LOOP["a"])) == "body"


def test_everything_dominates_what_is_never_reached():
    tree = dominators(Cfg(LOOP))
    assert tree.dominates(LOOP["a"], LOOP["dead"])
    assert not tree.dominates(LOOP["dead"], LOOP["a"])
    assert tree.dominates(LOOP["dead"], LOOP["dead"])
    assert tree.immediate(LOOP["dead"]) is None
    assert tree.nearest_common(LOOP["dead"], LOOP["a"]) is None
    assert tree.frontier(LOOP["dead"]) == tree.children(LOOP["dead"]) == ()


def test_an_endless_loop_counts_as_left_from_its_first_block():
    function = graph("entry: loop end", "loop: body", "body: loop", "end:")
    tree = post_dominators(Cfg(function))
    assert names(tree.roots) == "entry loop end"
    assert tree.immediate(function["body"]) is function["loop"]


def test_several_exits_have_only_the_virtual_one_in_common():
    function = graph("entry: one two", "one:", "two:")
    tree = post_dominators(Cfg(function))
    assert names(tree.roots) == "entry one two"
    assert tree.nearest_common(function["one"], function["two"]) is None


COUNT = 20_000


def ladder():
    """Two rails with a rung at each step: every block of one rail leads to both."""
    rows = [[1, 2]]
    for i in range(1, 2 * COUNT, 2):
        rows += [[i + 2, i + 3], [i + 3]]
    rows += [[], []]
    return rows


def comb():
    """A chain whose every block also leads to the last one."""
    return [[min(i + 1, COUNT), COUNT] for i in range(COUNT)] + [[]]


def nested():
    """Loops within loops, as deep as there are blocks."""
    down = [[i + 1] for i in range(COUNT)]
    up = [[COUNT - i - 1, COUNT + i + 2] for i in range(COUNT - 1)]
    return [*down, [COUNT + 1], *up, []]


def backwards_ladder():
    """Irreducible: each block of the second rail leads back into the first, ever further."""
    rows = [[1, COUNT]]
    rows += [[i + 1] for i in range(1, COUNT)]
    rows += [[i + 1, 2 * COUNT - i] for i in range(COUNT, 2 * COUNT - 1)]
    return [*rows, []]


@either
@pytest.mark.parametrize("rows", [ladder, comb, nested, backwards_ladder])
def test_large_graphs_take_no_quadratic_time(make, define, rows):
    cfg = Cfg(numbered(rows()))
    tree = make(cfg)
    assert len(tree.preorder) == len(cfg.reverse_post_order)
    assert max(map(tree.depth, tree.preorder)) < len(tree.preorder)
