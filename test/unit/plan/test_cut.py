"""What is kept and what is recomputed: the minimum cut, beside trying everything."""

import itertools
import math
import random
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enzyme_cc.plan.cut import NoCutError, cheapest


def separates(chosen, edges, fixed, needed):
    """Whether no path from a fixed to a needed node avoids what is chosen."""
    open_ = [node for node in fixed if node not in chosen]
    seen = set(open_)
    while open_:
        node = open_.pop()
        if node in needed:
            return False
        for target in edges[node]:
            if target not in chosen and target not in seen:
                seen.add(target)
                open_.append(target)
    return True


def cut_off(chosen, edges, needed):
    """The nodes that must be computed after what is chosen is at hand."""
    back = {node: [] for node in range(len(edges))}
    for node, targets in enumerate(edges):
        for target in targets:
            back[target].append(node)
    open_ = [node for node in needed if node not in chosen]
    seen = set(open_)
    while open_:
        for source in back[open_.pop()]:
            if source not in chosen and source not in seen:
                seen.add(source)
                open_.append(source)
    return seen


def total(chosen, graph):
    """What a cut costs, and how many nodes are to be recomputed."""
    weights, edges, _, needed, prices = graph
    again = cut_off(chosen, edges, needed)
    return sum(weights[n] for n in chosen) + sum(prices[n] for n in again), len(again)


def by_trying(graph):
    """The least that any cut costs, and the least that is to be recomputed among such cuts."""
    _, edges, fixed, needed, _ = graph
    nodes = range(len(edges))
    cuts = (
        frozenset(chosen)
        for size in range(len(edges) + 1)
        for chosen in itertools.combinations(nodes, size)
    )
    return min(
        (total(chosen, graph) for chosen in cuts if separates(chosen, edges, fixed, needed)),
        default=(0, 0),
    )


@st.composite
def graphs(draw, largest=9):
    size = draw(st.integers(1, largest))
    nodes = st.integers(0, size - 1)
    edges = [sorted(draw(st.sets(nodes, max_size=4))) for _ in range(size)]
    some_weights = st.sampled_from([1, 1, 2, 3, 5, 0.5, math.inf])
    weights = [draw(some_weights) for _ in range(size)]
    marks = st.sets(nodes, max_size=4)
    some_prices = st.sampled_from([0, 0, 0, 1, 2, 0.25] if draw(st.booleans()) else [0])
    prices = [draw(some_prices) for _ in range(size)]
    return weights, edges, draw(marks), draw(marks), prices


def check_against_trying(graph):
    _, edges, fixed, needed, _ = graph
    least, recomputed = by_trying(graph)
    if least == math.inf:
        with pytest.raises(NoCutError):
            cheapest(*graph)
        return
    chosen = cheapest(*graph)
    assert separates(set(chosen), edges, fixed, needed)
    assert total(set(chosen), graph) == (least, recomputed)
    assert list(chosen) == sorted(set(chosen))


@settings(max_examples=400, deadline=None)
@given(graphs())
def test_no_cut_weighs_less_and_none_of_its_weight_recomputes_less(graph):
    check_against_trying(graph)


@settings(max_examples=200, deadline=None)
@given(graphs(largest=30), st.randoms(use_true_random=False))
def test_the_answer_does_not_depend_on_how_nodes_are_numbered(graph, chance):
    weights, edges, fixed, needed, prices = graph
    order = list(range(len(edges)))
    chance.shuffle(order)
    place = {old: new for new, old in enumerate(order)}
    other = (
        [weights[old] for old in order],
        [[place[target] for target in edges[old]] for old in order],
        [place[old] for old in fixed],
        [place[old] for old in needed],
        [prices[old] for old in order],
    )
    try:
        expected = sorted(place[old] for old in cheapest(*graph))
    except NoCutError:
        with pytest.raises(NoCutError):
            cheapest(*other)
        return
    assert list(cheapest(*other)) == expected


def test_nothing_is_kept_where_everything_can_be_recomputed():
    assert cheapest([8, 8], [[1], []], (), (1,)) == ()


def test_nothing_is_kept_for_what_nobody_needs():
    assert cheapest([8, 8], [[1], []], (0,), ()) == ()


def test_what_is_fixed_and_needed_is_kept():
    assert cheapest([8, 8], [[1], []], (0,), (0,)) == (0,)


def test_of_a_chain_the_lightest_is_kept():
    assert cheapest([8, 4, 8], [[1], [2], []], (0,), (2,)) == (1,)


def test_of_equals_the_one_nearest_to_the_need_is_kept():
    assert cheapest([8, 8, 8], [[1], [2], []], (0,), (2,)) == (2,)


def test_one_sum_is_kept_in_place_of_its_terms():
    assert cheapest([8, 8, 8, 8], [[3], [3], [3], []], (0, 1, 2), (3,)) == (3,)


def test_one_value_is_kept_in_place_of_the_many_made_from_it():
    assert cheapest([8, 8, 8, 8], [[1, 2, 3], [], [], []], (0,), (1, 2, 3)) == (0,)


def test_what_is_dear_to_recompute_is_kept_where_that_costs_less():
    tree = [8, 8, 4, 16], [[1], [2, 3], [], []], (0,), (2, 3)
    assert cheapest(*tree) == (1,)
    assert cheapest(*tree, [0, 0, 9, 0]) == (1, 2)
    assert cheapest(*tree, [0, 0, 9, 99]) == (2, 3)


def test_what_is_dear_is_kept_even_if_it_follows_from_what_is_there():
    assert cheapest([8], [[]], (), (0,), [9]) == (0,)
    assert cheapest([8], [[]], (), (0,), [7]) == ()


def test_what_cannot_be_kept_is_recomputed_from_what_can():
    assert cheapest([800, math.inf], [[1], []], (0,), (1,)) == (0,)


def test_that_there_is_no_way_is_said():
    with pytest.raises(NoCutError, match="node 1 cannot be kept") as caught:
        cheapest([math.inf, math.inf], [[1], []], (0,), (1,))
    assert caught.value.node == 1


def test_that_there_is_no_way_is_said_where_one_path_of_several_has_none():
    edges = [[3], [2, 3], [], []]
    with pytest.raises(NoCutError):
        cheapest([1, math.inf, 1, math.inf], edges, (0, 1), (2, 3))


def test_values_that_a_loop_carries_are_cut_too():
    # A fixed value, a phi and its next value, which goes round, and a need of the phi.
    assert cheapest([8, 80, 80, 80], [[1], [2, 3], [1], []], (0,), (3,)) == (0,)


def test_weights_of_very_different_size_do_not_blur():
    # The float 1e18 + 1 is 1e18: rounded sums would call these cuts equal.
    weights = [1e18, 1.0, 1e18]
    assert cheapest(weights, [[2], [2], []], (0, 1), (2,)) == (2,)
    assert cheapest([1e18 - 256, 1.0, 1e18], [[2], [2], []], (0, 1), (2,)) == (0, 1)


def program_like(size, seed=1, reach=24):
    """Straight code in loops: operands are recent, some loads are lost, some values needed."""
    chance = random.Random(seed)
    edges = [[] for _ in range(size)]
    weights = []
    depth = 0
    for node in range(size):
        if node % 50 == 0:
            depth = chance.randrange(4)
        weights.append(8 * 100**depth)
        for _ in range(min(node, chance.randint(0, 3))):
            edges[max(0, node - chance.randint(1, reach))].append(node)
    fixed = [node for node in range(size) if chance.random() < 0.1]
    needed = [node for node in range(size) if chance.random() < 0.3]
    return weights, edges, fixed, needed


def grid(width, layers, seed=1):
    """Everything between the first layer and the last, so that long paths have to be filled."""
    chance = random.Random(seed)
    size = width * layers
    edges = [[] for _ in range(size)]
    for node in range(size - width):
        layer, column = divmod(node, width)
        for step in (-1, 0, 1):
            edges[node].append((layer + 1) * width + (column + step) % width)
    weights = [chance.choice((8, 16, 24, 32)) for _ in range(size)]
    return weights, edges, range(width), range(size - width, size)


def long_sum(size):
    """s = s + x[i], where each x[i] is used once more."""
    edges = [[] for _ in range(3 * size)]
    for i in range(size):
        if i:
            edges[i - 1].append(i)
        edges[size + i] += (i, 2 * size + i)
    return [8] * (3 * size), edges, range(size, 2 * size), [size - 1, *range(2 * size, 3 * size)]


@pytest.mark.parametrize(
    "graph",
    [
        program_like(100_000),
        program_like(100_000, reach=3),
        grid(100, 1000),
        long_sum(33_000),
        ([8] * 100_000, [*([i] for i in range(1, 100_000)), []], (0,), (99_999,)),
    ],
    ids=["program", "local program", "grid", "long sum", "chain"],
)
def test_a_hundred_thousand_nodes_take_seconds(graph):
    start = time.process_time()
    chosen = cheapest(*graph)
    spent = time.process_time() - start
    print(f"{spent:.2f} s, {len(chosen)} kept")
    assert separates(set(chosen), graph[1], graph[2], set(graph[3]))
    assert spent < 20
