"""Memory that goes with places of a region: it ends, however containers lead to themselves."""

import random
import signal
from contextlib import contextmanager

import pytest

from enzyme_cc.analysis.types.beside import MAX_CYCLES
from enzyme_cc.analysis.types.cells import Region, mask_of, resolve
from enzyme_cc.analysis.types.lattice import DOUBLE
from enzyme_cc.analysis.types.unification import Cells


@contextmanager
def within(seconds):
    def stop(*_):
        raise TimeoutError("this does not end")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def done(operations):
    """The regions that operations made: each names earlier ones by their number."""
    cells, regions = Cells(), [Region(), Region()]
    for word, *numbers in operations:
        if word == "beside":
            regions.append(cells.beside(regions[numbers[0]], numbers[1])[0])
        elif word == "window":
            regions.append(cells.window(regions[numbers[0]], numbers[1], None, numbers[2])[0])
        else:
            one, at, other, there = numbers
            cells.merge(regions[one], at, regions[other], there)
    return cells, regions


@pytest.mark.parametrize(
    "operations",
    [
        [("beside", 1, -16), ("merge", 2, 16, 1, 8)],
        [("beside", 0, -16), ("beside", 2, 0), ("merge", 2, 0, 0, 8)],
        [("beside", 1, 0), ("beside", 2, -16), ("merge", 3, 16, 1, 8)],
        [("window", 0, 8, 8), ("window", 1, 8, 24), ("beside", 2, 16), ("merge", 4, 8, 0, 0)],
    ],
)
def test_what_goes_with_a_region_may_be_that_region(operations):
    with within(20):
        done(operations)


def test_any_operations_end():
    for seed in range(400):
        draw = random.Random(seed)
        operations = []
        for made in range(2, draw.randint(5, 10)):
            one, other = draw.randrange(made), draw.randrange(made)
            operations.append(
                draw.choice(
                    [
                        ("beside", one, draw.choice((-16, 0, 8, 16))),
                        ("window", one, draw.choice((0, 8)), draw.choice((8, 16, 24))),
                    ]
                )
            )
            if draw.random() < 0.5:
                operations.append(("merge", one, draw.choice((0, 8, 16)), other, 8))
        with within(20):
            done(operations)


def test_of_a_region_that_leads_to_itself_too_often_all_that_goes_with_it_is_in_it():
    cells, (region, _) = done([])
    node = cells.beside(region, 0)[0]
    cells.add(cells.at(node, 0, 8), DOUBLE, "a value")
    region.cycles = MAX_CYCLES
    cells.merge(region, 0, node, 0)
    assert mask_of(cells.at(region, 0, 8)) == DOUBLE
    assert cells.beside(region, 0)[0] is resolve(region, 0)[0]
