"""Loads of a loop that read only what their own round has written."""

import random

import irtext
import pytest
import random_nests
from random_nests import load, loop, store

from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.memory.analysis import Memory
from enzyme_cc.analysis.memory.own_rounds import OwnRounds
from enzyme_cc.rules.library import Library

SIZES = [(n, m) for n in (-1, 0, 1, 2, 3, 5) for m in (0, 2, 4)]


def own(text, *, alone):
    """Return the numbers of loads of `f` with the loops whose rounds read only what is theirs."""
    module = irtext.module(text)
    function = module.functions["f"]
    nest = LoopNest(function)
    rounds = OwnRounds(nest, Memory(module, Library.default()).function(function))
    lines = list(function.instructions())
    found = set()
    for read in (each for each in lines if each.opcode == "load"):
        for around in (each for each in nest.loops if read.block in each):
            stores = [each for each in lines if each.opcode == "store" and each.block in around]
            if stores and rounds.is_own(read, around, stores, alone=alone):
                name = around.header.ref.removeprefix("%").split(".")[0]
                found.add((int(read.ref.removeprefix("%load")), name))
    return found


def written_while_open(trace):
    """Return what is stored while each run of a loop goes on, in the order in which they begin."""
    written, around = [], []
    for kind, _, place in trace:
        if kind == "enter":
            around.append(len(written))
            written.append(set())
        elif kind == "leave":
            around.pop()
        elif kind == "store":
            for each in around:
                written[each].add(place)
    return written


class Run:
    """One run of a loop: what is ever stored while it goes on, and what in its round so far."""

    def __init__(self, name, ever):
        self.name, self.ever, self.so_far = name, ever, set()


def foreign(nest, sizes, *, alone):
    """Return loads with loops in which some round reads what it has not written before.

    `alone`: and what a round of the loop writes while it goes on.
    """
    trace = nest.trace(*sizes)
    begins = iter(written_while_open(trace))
    found, runs = set(), []
    for kind, number, place in trace:
        if kind == "enter":
            runs.append(Run(number, next(begins)))
        elif kind == "leave":
            runs.pop()
        elif kind == "round":
            runs[-1].so_far.clear()
        elif kind == "store":
            for run in runs:
                run.so_far.add(place)
        else:
            late = (x for x in runs if place not in x.so_far and (not alone or place in x.ever))
            found.update((number, run.name) for run in late)
    return found


def check(seed, body=None):
    """Compare what is said of a nest with what happens; return how often a load is of the round."""
    nest = random_nests.Nest(random.Random(seed), body)
    if not nest.is_usable:
        return 0
    count = 0
    for alone in (False, True):
        said = own(nest.text, alone=alone)
        for sizes in SIZES if said else ():
            try:
                wrong = said & foreign(nest, sizes, alone=alone)
            except (random_nests.TooLongError, ZeroDivisionError):
                continue
            assert not wrong, f"seed {seed}, n and m {sizes}: not its own, {wrong}\n{nest.text}"
        count += len(said)
    return count


N, M, ZERO, ONE = ("n", 0), ("m", 0), (None, 0), (None, 1)
#: In each, the loop over `p`, and a load that is asked about.
OWN = {
    "what the round has filled": [loop("p", ZERO, N,
        loop("i", ZERO, M, store(None, "i")), loop("j", ZERO, M, load(1, None, "j")))],
    "a part of it": [loop("p", ZERO, N,
        loop("i", ZERO, M, store(None, "i")), loop("j", ONE, ("m", -1), load(1, None, "j")))],
    "one place": [loop("p", ZERO, N, store(None, None, 3), load(1, None, None, 3))],
    "the first of what a loop that has begun writes": [loop("p", ZERO, N,
        loop("i", ZERO, M, store(None, "i"), load(1, None, "i")))],
    "below the diagonal": [loop("p", ZERO, N,
        loop("i", ZERO, M, store(None, "i")),
        loop("j", ZERO, M, loop("k", ZERO, ("j", 0), load(1, None, "k"))))],
    "what follows in the same round of a loop inside": [loop("p", ZERO, N,
        loop("i", ZERO, M, store(None, "i"), loop("j", ZERO, N, load(1, None, "i"))))],
}  # fmt: skip
FOREIGN = {
    "one more than is filled": [loop("p", ZERO, N,
        loop("i", ZERO, M, store(None, "i")), loop("j", ZERO, ("m", 1), load(1, None, "j")))],
    "one before": [loop("p", ZERO, N,
        loop("i", ONE, M, store(None, "i")), loop("j", ZERO, M, load(1, None, "j")))],
    "what is filled behind it": [loop("p", ZERO, N,
        loop("j", ZERO, M, load(1, None, "j")), loop("i", ZERO, M, store(None, "i")))],
    "every second of two": [loop("p", ZERO, N,
        loop("i", ZERO, M, store(None, "i"), step=2), loop("j", ZERO, M, load(1, None, "j")))],
    "as many as another size says": [loop("p", ZERO, N,
        loop("i", ZERO, N, store(None, "i")), loop("j", ZERO, M, load(1, None, "j")))],
    "what only some rounds fill": [loop("p", ZERO, N,
        ("if", "c", "eq", ("p", 0), ("m", 0), [loop("i", ZERO, M, store(None, "i"))]),
        loop("j", ZERO, M, load(1, None, "j")))],
    "what the round before has left": [loop("p", ONE, N, store(None, "p"), load(1, None, "p", -1))],
}  # fmt: skip


@pytest.mark.parametrize("name", OWN)
def test_rounds_read_what_they_have_written(name):
    nest = random_nests.Nest(random.Random(0), OWN[name])
    assert (1, "p") in own(nest.text, alone=False)
    assert check(0, OWN[name])


@pytest.mark.parametrize("name", FOREIGN)
def test_of_other_reads_nothing_is_said(name):
    nest = random_nests.Nest(random.Random(0), FOREIGN[name])
    assert (1, "p") not in own(nest.text, alone=True)


def test_what_all_rounds_skip_is_written_by_none():
    stores = ("if", "c", "slt", M, (None, 3), [store(None, None, 2)])
    body = [loop("p", ZERO, N, stores, load(1, None, None, 2))]
    text = random_nests.Nest(random.Random(0), body).text
    assert (1, "p") not in own(text, alone=False)
    assert (1, "p") in own(text, alone=True)


def test_random_nests_do_what_is_said():
    assert sum(map(check, range(1500))) > 15
