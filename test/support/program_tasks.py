"""What a test asks of one C program: which toolchains build it, how, and what may be refused."""

import zlib
from pathlib import Path
from typing import NamedTuple

from boxes import ALL
from programs_harness import Build, Job

# What differs between versions of LLVM is the IR, not the arithmetic.
FEW = (Build(0, inline=False), Build(2, inline=True))
#: The other levels: every way takes longer than all other tests together.
OTHERS = (Build(1, inline=True, debug=True), Build(3, inline=False))
#: One level for each program, by turns.
WAYS = (FEW[:1], OTHERS[:1], FEW[1:], OTHERS[1:])

#: Refused in some builds that are not inlined, with this code and never with a wrong number; with
#: "anywhere" in inlined ones, too: an arena of numbers and integers, structs swapped as words.
REFUSED = {
    "algorithm-arena": "EZ0401 anywhere",
    "function-qsort": "EZ0201",
    "memory-address-by-arithmetic": "EZ0201 EZ0401 anywhere",
    "memory-arrays-before-numbers": "EZ0201 EZ0401 anywhere",
    "memory-arrays-in-structs": "EZ0201 EZ0401 anywhere",
    "memory-by-shifts": "EZ0401 anywhere",
    "memory-bytes-in-loops": "EZ0201 anywhere",
    "memory-character-copies": "EZ0201 anywhere",
    "memory-chosen-by-masks": "EZ0201 anywhere",
    "memory-cleared-by-functions": "EZ0201 anywhere",
    "memory-counts-in-words": "EZ0201",
    "memory-halves-in-unions": "EZ0201 anywhere",
    "memory-in-halves": "EZ0201 EZ0401 anywhere",
    "memory-permutation-in-struct": "EZ0201 anywhere",
    "memory-records-of-arrays": "EZ0201 anywhere",
    "memory-swapped-by-bytes": "EZ0201 anywhere",
    "memory-swapped-by-longs": "EZ0201 anywhere",
    "memory-swapped-by-parts": "EZ0201 anywhere",
    "memory-swapped-by-tagged-longs": "EZ0201",
    "memory-swapped-by-words": "EZ0201 anywhere",
    "memory-swapped-if-different": "EZ0201 anywhere",
    "memory-tagged-buffers": "EZ0201 EZ0401 anywhere",
    "memory-unions": "EZ0201 EZ0401",
    "memory-vector-of-anything": "EZ0201 anywhere",
    "memory-words-by-functions": "EZ0201 anywhere",
    "number-comparisons-by-bits": "EZ0401",
}


class Task(NamedTuple):
    """One program, by the newest toolchain or by all the others."""

    program: Path
    builds: tuple[Build, ...]
    newest: bool = True
    defines: tuple[str, ...] = ()

    def jobs(self, toolchains):
        """The toolchains are those of the machine, the newest first; builds of others in turn."""
        if self.newest:
            is_checked = ALL or self._number() % 3 == 0
            return [Job(self.program, toolchains[0], self.builds, is_checked, self.defines)]
        return [
            Job(self.program, each, self._in_turn(at), references=False, defines=self.defines)
            for at, each in enumerate(toolchains[1:])
        ]

    def _in_turn(self, at):
        """One of the builds, another for the next program or toolchain; all for `make test-all`."""
        return self.builds if ALL else (self.builds[(self._number() + at) % len(self.builds)],)

    def _number(self):
        return zlib.crc32(" ".join((self.program.stem, *self.defines)).encode())


def at_levels(programs, ways=WAYS):
    """A task for each, by some of the builds: the next has others."""
    for at, program in enumerate(programs):
        yield Task(program, _chosen(ways, at))


def at_one_level(programs, **further):
    """A task for each, inlined or not by turns."""
    for at, program in enumerate(programs):
        yield Task(program, _chosen(((FEW[0],), (FEW[1],)), at), **further)


def _chosen(ways, at):
    """The builds of a program: by turns, and all of them for `make test-all`."""
    if ALL:
        return tuple(dict.fromkeys(build for way in ways for build in way))
    return ways[at % len(ways)]


def named(tasks):
    """Arguments for `pytest.mark.parametrize`: a test for each task, named after its program."""
    tasks = list(tasks)
    return {"argnames": "task", "argvalues": tasks, "ids": [t.program.stem for t in tasks]}


def surprises(task, outcomes, refused):
    """What came of a task by toolchain and build, but for the refusals that we know of.

    These are of builds that are not inlined, or of all where "anywhere" is said, too.
    """
    known = refused.get(task.program.stem, "").split()
    return {
        f"{job}, {build}": text
        for job, future in outcomes[task]
        for build, text in future.result().items()
        if not _is_known(known, build, text)
    }


def _is_known(known, build, text):
    is_expected = "not inlined" in build or "anywhere" in known
    return is_expected and any(f"[{code}]" in text for code in known)


def is_refused_anywhere(program, text):
    """Whether an inlined build is refused as we know it is."""
    known = REFUSED.get(program.stem, "").split()
    return "anywhere" in known and any(f"[{code}]" in text for code in known)


def says_what_it_covers(program):
    """Whether the first line of a program is a sentence in a comment."""
    first = program.read_text().splitlines()[0]
    return first.startswith("// ") and first.endswith(".")
