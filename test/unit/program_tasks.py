"""What a test asks of one C program: which toolchains build it, how, and what may be refused."""

from pathlib import Path
from typing import NamedTuple

from programs_harness import Build, Job

# What differs between versions of LLVM is the IR, not the arithmetic.
FEW = (Build(0, inline=False), Build(2, inline=True))


class Task(NamedTuple):
    """One program, by the newest toolchain or by all the others."""

    program: Path
    builds: tuple[Build, ...]
    newest: bool = True
    defines: tuple[str, ...] = ()

    def jobs(self, toolchains):
        """The toolchains are those of the machine, the newest one first."""
        chosen = toolchains[:1] if self.newest else toolchains[1:]
        return [Job(self.program, t, self.builds, self.newest, self.defines) for t in chosen]


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
    is_expected = "not inlined" in build or len(known) > 1
    return is_expected and any(f"[{code}]" in text for code in known)


def says_what_it_covers(program):
    """Whether the first line of a program is a sentence in a comment."""
    first = program.read_text().splitlines()[0]
    return first.startswith("// ") and first.endswith(".")
