"""Many random SIMD programs, built and run at once, by the harness of other random programs."""

import random
import re
from pathlib import Path
from typing import NamedTuple

from program_batches import TIME_LIMIT, check
from programs_harness import Build, Job, Workshop
from random_simd_maker import TARGETS, simd_program
from simd_checks import checks_text, vectors_text, whole_text

from enzyme_cc.toolchains.capture import checked


class SimdWay(NamedTuple):
    """For which machine programs are built, and how."""

    target: str
    build: Build
    fast: bool = False

    def __str__(self):
        return " ".join([*self.options, str(self.build)])

    @property
    def options(self):
        return (*TARGETS[self.target].options, *["-ffast-math"] * self.fast)

    @property
    def careful(self):
        """Errors that are no failure: what is refused is counted by its code."""
        return re.compile(r"\[EZ\d+\]")

    def text(self, programs):
        return vectors_text(programs, TARGETS[self.target])

    def built(self, programs, toolchain, folder):
        folder = Path(folder)
        source, checks = folder / "batch.c", folder / "checks.c"
        source.write_text(self.text(programs))
        checks.write_text(checks_text(programs))
        job = Job(source, toolchain, defines=("-w", *self.options))
        return Shop(job, folder, checks).build(self.build)

    def whole(self, program):
        """One program with all that checks it, as one C file."""
        return whole_text(program, TARGETS[self.target])

    def keep_copy(self, program, path):
        Path(path).write_text(f"/* {self} */\n{self.whole(program)}")


class Shop(Workshop):
    """The differentiated file, linked with the one that checks, which no option is for."""

    def __init__(self, job, folder, checks):
        super().__init__(job, folder)
        self.checks = checks

    def linked(self, *units):
        unit = self.checks.with_suffix(".o")
        # Not optimised: clang 22 mixes up the registers of the x87 in some of these functions.
        self.compiler("-w", "-O0", "-c", str(self.checks), "-o", str(unit))
        program = self.folder / f"{units[0].stem}.out"
        link = self.job.toolchain.command("cc", links=True)
        files = (*map(str, units), str(unit))
        checked((*link, *files, "-lm", "-o", str(program)), time_limit=TIME_LIMIT)
        return program


BUILDS = tuple(Build(level, inline) for level in (2, 0, 1, 3) for inline in (True, False))
WAYS = tuple(
    SimdWay(target, build, fast) for build in BUILDS for fast in (False, True) for target in TARGETS
)


def seeded(seeds, way):
    """Programs by name, the same ones for the same seeds and way."""
    return {
        f"p{seed}": simd_program(random.Random(seed), way.target, fast=way.fast) for seed in seeds
    }


def checked_seeds(seeds, way, toolchain):
    """The verdict on each program: for processes of their own, into which no program goes."""
    return check(seeded(seeds, way), toolchain, way)
