"""Later stores of loops that never hit what a load has read."""

import random

import irtext
import pytest
import random_nests
from random_nests import load, loop, store

from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.analysis.memory.analysis import Memory
from enzyme_cc.rules.library import Library

SIZES = [(n, m) for n in (-1, 0, 1, 2, 3, 5) for m in (0, 2, 4)]


def memory_of(text):
    """Return the memory of `f`, and its loads."""
    module = irtext.module(text)
    function = module.functions["f"]
    memory = Memory(module, Library.default()).function(function)
    return memory, [each for each in function.instructions() if each.opcode == "load"]


def stays(text):
    """Return the names of the loads of `f` that nothing overwrites."""
    memory, loads = memory_of(text)
    return {each.ref for each in loads if memory.overwritten_after(each) is None}


def stays_within(text):
    """Return the numbers of loads with the loops around them that do not overwrite them."""
    memory, loads = memory_of(text)
    nest = LoopNest(memory.function)
    return {
        (int(load.ref.removeprefix("%load")), loop.header.ref.removeprefix("%").split(".")[0])
        for load in loads
        for loop in nest.loops
        if load.block in loop and memory.written_within(load, loop.blocks) is None
    }


def check(seed):
    """Compare what is said of a random nest with what happens; return how often something stays."""
    nest = random_nests.Nest(random.Random(seed))
    if not nest.is_usable:
        return 0
    kept = {int(name.removeprefix("%load")) for name in stays(nest.text)}
    within = stays_within(nest.text)
    for sizes in SIZES if kept or within else ():
        try:
            wrong = kept & nest.overwritten(*sizes), within & nest.overwritten_within(*sizes)
        except (random_nests.TooLongError, ZeroDivisionError):
            continue
        assert not any(wrong), f"seed {seed}, n and m {sizes}: overwritten, {wrong}\n{nest.text}"
    return len(kept) + len(within)


N, ZERO, ONE = ("n", 0), (None, 0), (None, 1)
STAY = {
    "what a recurrence has read": [loop("i", ZERO, N, load(1, None, "i"), store(None, "i", 1))],
    "what it read one step before": [
        loop("i", ONE, N, load(1, None, "i", -1), store(None, "i"))
    ],
    "a recurrence downwards": [
        loop("i", N, ZERO, load(1, None, "i"), store(None, "i", -1), step=-1)
    ],
    "the pivot's row in an elimination": [
        loop("k", ZERO, N, loop("i", ("k", 1), N, loop("j", ("k", 1), N,
            load(1, "k", "j"), store("i", "j"))))
    ],
    "the pivot's column in an elimination": [
        loop("k", ZERO, N, loop("i", ("k", 1), N, loop("j", ("k", 1), N,
            load(1, "i", "k"), store("i", "j"))))
    ],
    "rows of a factor that are finished": [
        loop("j", ZERO, N, loop("k", ZERO, ("j", 0), load(1, "j", "k")), store("j", "j"))
    ],
    "another column of any row": [
        loop("i", ZERO, N, loop("j", ONE, N, load(1, "i", None), store("j", "j")))
    ],
}  # fmt: skip
CHANGES = {
    "what the next step writes over": [
        loop("i", ZERO, N, load(1, None, "i", 1), store(None, "i"))
    ],
    "what the same round writes": [loop("i", ZERO, N, load(1, None, "i"), store(None, "i"))],
    "an element of the matrix that is still eliminated": [
        loop("k", ZERO, N, loop("i", ("k", 1), N, loop("j", ("k", 1), N,
            load(1, "i", "j"), store("i", "j"))))
    ],
    "a row of which the length is not the stride": [
        loop("i", ZERO, N, loop("j", ZERO, ("m", 0), load(1, "i", "j"), store("i", "j", 1)))
    ],
    "the same place in each round of an outer loop": [
        loop("t", ZERO, N, loop("i", ZERO, N, load(1, None, "i"), store(None, "i", 1)))
    ],
}  # fmt: skip


@pytest.mark.parametrize("body", STAY.values(), ids=STAY)
def test_later_rounds_leave_what_was_read(body):
    nest = random_nests.Nest(None, body)
    assert not any(nest.overwritten(*sizes) for sizes in SIZES)
    assert stays(nest.text) == {"%load1"}


@pytest.mark.parametrize("body", CHANGES.values(), ids=CHANGES)
def test_later_rounds_overwrite_what_was_read(body):
    nest = random_nests.Nest(None, body)
    assert any(nest.overwritten(*sizes) for sizes in SIZES)
    assert not stays(nest.text)


def test_no_load_of_a_random_nest_stays_and_is_overwritten():
    assert sum(map(check, range(400))) > 200
