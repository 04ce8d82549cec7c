"""Builds the C programs of test/programs so that memory and undefined operations are watched.

The front end's checks for undefined operations are part of what is differentiated. The address
sanitizer works on the result: on functions of ours, and on those that have the user's attributes.
"""

import multiprocessing
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from programs_harness import TIME_LIMIT, Build, Job, Workshop, attempt, cores

from enzyme_cc.toolchains.capture import checked

BUILD = Build(1, inline=True, debug=True)
# Checks of addresses would have forward mode, which programs ask too, compute with them.
SANITIZE = (
    "-fsanitize=address,undefined",
    "-fno-sanitize=pointer-overflow",
    "-fno-sanitize-recover=undefined",
)
EVERYWHERE = ("-mllvm", "-force-attribute=sanitize_address")
_RUNTIMES = "llvm-*/lib/clang/*/lib/*/libclang_rt.asan*"


class WatchedShop(Workshop):
    """Where one program is built with sanitizers."""

    def link(self, options, text):
        return super().link((*options, *SANITIZE, *EVERYWHERE), text)

    def linked(self, *units):
        program = self.folder / f"{units[0].stem}.out"
        link = (*self.job.toolchain.command("cc", links=True), *SANITIZE)
        checked((*link, *map(str, units), "-lm", "-o", str(program)), time_limit=TIME_LIMIT)
        return program


def has_sanitizers():
    """Whether programs that are watched can be linked on this machine."""
    return any(Path("/usr/lib").glob(_RUNTIMES))


def watch(program, toolchain):
    """What is wrong with a program, or found by the sanitizers: a leak is, at the end."""
    with tempfile.TemporaryDirectory(prefix="watched-") as folder:
        job = Job(program, toolchain, (BUILD,), defines=SANITIZE)
        return attempt(lambda: WatchedShop(job, folder).build(BUILD))


def start(programs, toolchain):
    """Begin all programs, and give a future for each."""
    pool = ProcessPoolExecutor(cores(), multiprocessing.get_context("spawn"))
    return pool, {program: pool.submit(watch, program, toolchain) for program in programs}
