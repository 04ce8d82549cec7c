"""Every allocation of generated code fails in turn: a message, or what the primal makes of it.

The programs (allocations.c, .cc) note their own allocations; their derivatives are compared with
differences of the primal, made by the plain compiler, of which the same allocation is refused.
"""

import re
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest
from boxes import for_test_all, in_turn, needs

HERE = Path(__file__).parent
#: More than any of the programs makes.
MOST = 400
LACKING = re.compile(rb"enzyme-cc: out of memory for the (tape|shadow): \d+ bytes\n")
#: What the compiler has warned of (EZ0310).
LEFT = re.compile(rb"enzyme-cc: \S+: in [\w:]+: an exception left this call[^\n]*\n")


class Suite(NamedTuple):
    """A source of programs, how it is compiled, and whether they may leave memory behind."""

    source: str
    words: tuple[str, ...]
    may_leave: bool = False

    #: Our command, the plain compiler, and what is compiled by it: the primals.
    command: str = "enzyme-cc"
    plain: str = "clang-22"
    reference: str = "allocations.c"


SUITES = {
    "c": Suite("allocations.c", ("-O2",)),
    "c twice": Suite("allocations.c", ("-O0", "-DTWICE"), may_leave=True),
    "c++": Suite(
        *("allocations.cc", ("-O0",)),
        command="enzyme-c++",
        plain="clang++-22",
        reference="allocations.cc",
    ),
    "fortran": Suite(
        "allocations.f90", ("-O1",), command="enzyme-fc", reference="fortran.c", may_leave=True
    ),
}
MORE = {
    f"{name} {level}": suite._replace(words=(level, *suite.words[1:]))
    for name, suite in SUITES.items()
    for level in ("-O0", "-O1", "-O2", "-O3", "-Os")
}


def built(box, suite):
    """The program, and the names of its derivatives."""
    for path in HERE.glob("*.[chf]*"):
        shutil.copy(path, box.folder)
    plain = [
        ("clang-22", "-O1", "-fno-builtin", "-c", "refusing.c"),
        ("clang-22", "-O1", "-c", "telling.c"),
        (suite.plain, "-O0", "-DREFERENCE", "-c", suite.reference, "-o", "reference.o"),
    ]
    for words in plain:
        done = box.run(*words)
        assert done.returncode == 0, done.stderr.decode()
    objects = ("reference.o", "refusing.o", "telling.o")
    box.ok(*suite.words, suite.source, *objects, "-lm", "-o", "program", command=suite.command)
    return box.run("./program").stdout.decode().splitlines()


#: Where tapes are: each block on the heap, or cut from chunks, of which one waits at the end.
HELD = {"heap": ("0",), "arena": ("0", "1")}


def outcome(done, suite, number, place):
    """Return a word for what became of a run: `end` where nothing was refused any more."""
    said = dict(word.split("=") for word in done.stdout.decode().split()[1:])
    if done.returncode == 1 and not done.stdout:
        found = LACKING.fullmatch(done.stderr)
        return found[1].decode() if found else "left" if LEFT.fullmatch(done.stderr) else str(done)
    word = done.stdout.decode().partition(" ")[0]
    if done.returncode or done.stderr or word not in ("right", "thrown"):
        return str(done)
    if int(said["made"]) < number:
        return "end"
    # An exception leaves a tape behind, as does the primal's failure where there are levels.
    is_whole = word == "right" and not (suite.may_leave and number)
    if is_whole and suite.plain == "clang-22" and said["held"] not in HELD[place]:
        return str(done)
    return f"{word} {'as refused' if said['failed'] != '0' else ''}".strip()


def outcomes(box, suite, name, lasting, place):
    """What became of each run, one word for each allocation that was made to fail."""
    found = []
    for number in range(MOST):
        word = outcome(
            box.run("./program", name, str(number), lasting, place), suite, number, place
        )
        if word == "end":
            return found
        found.append(word)
    raise AssertionError(f"{name} makes no end of blocks")


KNOWN = {"right", "right as refused", "thrown", "thrown as refused", "tape", "shadow", "left"}


def hold(box, suite):
    names = built(box, suite)
    at_length = set(in_turn(names, 4))
    every = set()
    for name in names:
        others = (("1", "heap"), ("0", "arena")) if name in at_length else ()
        for lasting, place in (("0", "heap"), *others):
            found = outcomes(box, suite, name, lasting, place)
            assert {name: set(found) - KNOWN} == {name: set()}
            assert found[0] == "right"
            every |= set(found)
    return every


@pytest.mark.parametrize(
    "name", [*list(SUITES)[:-1], pytest.param("fortran", marks=needs("flang-22"))]
)
def test_each_allocation_that_fails_ends_in_a_message_or_as_in_the_primal(system_box, name):
    every = hold(system_box, SUITES[name])
    assert {"right", "right as refused", "shadow"} <= every


@for_test_all
@pytest.mark.parametrize("name", MORE)
def test_so_it_is_at_every_level(system_box, name):
    hold(system_box, MORE[name])
