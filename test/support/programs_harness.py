"""Builds the C programs of test/programs as enzyme-cc would, in every way, and runs them.

A program checks its own derivatives: it says ``ok N checks`` and exits 0. By itself, this file is
the command for the full matrix: ``python programs_harness.py --help``.
"""

import argparse
import hashlib
import multiprocessing
import os
import re
import shutil
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from enzyme_cc.diagnostics import UserError, bug_report
from enzyme_cc.lto.pipeline import PipelineError, Wishes, differentiate_module
from enzyme_cc.toolchains.backend import backend_for
from enzyme_cc.toolchains.capture import capture, checked, failure
from enzyme_cc.toolchains.detect import detect_all
from enzyme_cc.toolchains.wish import Wish

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / "test/programs"
INCLUDES = ("-I", str(PROGRAMS), "-I", str(ROOT / "attributes/include"))
STRICT = ("-Wall", "-Wextra", "-Werror")
# Without requests, what is passed to them only is not used.
WITHOUT_REQUESTS = tuple(
    f"-Wno-unused-{what}" for what in ("variable", "but-set-variable", "function", "parameter")
)
FRONT_END = ("-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c")
TIME_LIMIT = 120.0
OLDEST = 15  # before it, pointers had types
_ASKED = re.compile(rb"(?<=\0)[A-Za-z_0-9]*enzyme_[a-z_A-Z0-9]+(?=\0)")
_CHECKED = re.compile(r"\bCHECK_(?:MAP|SCALAR)")
_CHECKED_BACK = re.compile(r"\bCHECK_(?:ADJOINT|GRADIENT)")
REVERSED = ("-DREVERSE",)
SPLIT = ("-DSPLIT",)
REPLAY = ("-DREPLAY",)
_OK = re.compile(r"^ok [1-9][0-9]* checks$", re.MULTILINE)


class Build(NamedTuple):
    """One way to build a program: the user's options, and whether LLVM inlines before we work."""

    level: int
    inline: bool
    debug: bool = False

    def __str__(self):
        return f"-O{self.level}{' -g' * self.debug}{'' if self.inline else ', not inlined'}"

    @property
    def options(self):
        return (f"-O{self.level}", *(["-g"] if self.debug else []))


# Debug information at one level: types may come from it, and it must survive.
BUILDS = tuple(Build(level, inline, level == 1) for level in range(4) for inline in (True, False))


class Job(NamedTuple):
    """A program, and what to do with it, by one toolchain."""

    program: Path
    toolchain: object
    builds: tuple[Build, ...] = BUILDS
    references: bool = False
    defines: tuple[str, ...] = ()

    def __str__(self):
        parts = (self.toolchain.name, self.program.parent.name, self.program.stem, *self.defines)
        return " ".join(parts)


def forward_programs():
    return sorted((PROGRAMS / "forward").glob("*.c"))


def reverse_programs():
    return sorted((PROGRAMS / "reverse").glob("*.c"))


def batch_programs():
    return sorted((PROGRAMS / "batch").glob("*.c"))


def nested_programs():
    return sorted((PROGRAMS / "nested").glob("*.c"))


def reversible_programs():
    """Forward programs that ask for reverse mode where they are built with `REVERSED`."""
    return [path for path in forward_programs() if _CHECKED.search(path.read_text())]


def splittable_programs():
    """Reverse programs that call the sweeps one by one where they are built with `SPLIT`."""
    return [path for path in reverse_programs() if _CHECKED_BACK.search(path.read_text())]


class Workshop:
    """Where one program is built, with what its builds have in common."""

    def __init__(self, job, folder):
        self.job = job
        self.folder = Path(folder)
        self.backend = backend_for(job.toolchain)
        self.derived = {}

    def compiler(self, *arguments):
        return checked((*self.job.toolchain.command("cc"), *arguments), time_limit=TIME_LIMIT)

    def build(self, build):
        """The program with its derivatives; UserError where there are none."""
        bitcode = self.folder / "front.bc"
        source = str(self.job.program)
        flags = (*build.options, *FRONT_END, *INCLUDES, *self.job.defines)
        self.compiler(*flags, source, "-o", str(bitcode))
        text = self.folder / f"{build.level}{build.inline}.ll"
        text.write_text(self.differentiated(bitcode.read_bytes(), build.inline))
        return self.link(build.options, text)

    def differentiated(self, bitcode, inline):
        """The text after differentiation: the same for levels whose front ends agree."""
        key = (hashlib.sha256(bitcode).digest(), inline)
        if key not in self.derived:
            name = self.job.program.name
            self.derived[key] = differentiate_module(bitcode, self.backend, name, Wishes(inline))
        done = self.derived[key]
        if done.text is None:
            raise AssertionError("".join(p.render("") for p in done.problems) or "no requests")
        return done.text

    def link(self, options, text):
        unit = self.folder / f"{text.stem}.o"
        quiet = ("-Wno-override-module", "-x", "ir")
        self.compiler(*options, *quiet, "-c", str(text), "-o", str(unit))
        return self.linked(unit)

    def linked(self, *units):
        program = self.folder / f"{units[0].stem}.out"
        link = self.job.toolchain.command("cc", links=True)
        checked((*link, *map(str, units), "-lm", "-o", str(program)), time_limit=TIME_LIMIT)
        return program

    def references(self):
        """The program without derivatives: only what its results are compared with is checked."""
        unit, stubs = self.folder / "reference.o", self.folder / "stubs.c"
        options = (
            *STRICT,
            *WITHOUT_REQUESTS,
            "-O1",
            "-DREFERENCE_ONLY",
            *INCLUDES,
            *self.job.defines,
            "-c",
        )
        self.compiler(*options, str(self.job.program), "-o", str(unit))
        stubs.write_text("".join(map(stub, undefined(unit))))
        self.compiler("-w", "-c", str(stubs), "-o", str(stubs.with_suffix(".o")))
        return self.linked(unit, stubs.with_suffix(".o"))


def undefined(unit):
    """What a program asks of enzyme-cc, by name."""
    found = set(_ASKED.findall(unit.read_bytes()))
    # Of two names of which one ends like the other, an object may hold only the longer.
    return sorted(found | {name.removeprefix(b"__") for name in found})


#: What must return memory that can be written, and given back.
_MEMORY = (b"__enzyme_context", b"__enzyme_shadow")


def stub(name):
    if b"__enzyme_" not in name:
        return f"long {name.decode()};\n"
    value = "(long)calloc(1, 4096) + 2048" if _MEMORY[1] in name else "0"
    value = "(long)calloc(1, 4096)" if _MEMORY[0] in name else value
    return f"long {name.decode()}(void) {{ void *calloc(long, long); return {value}; }}\n"


def run(program):
    """What is wrong with a run; nothing where the program found its derivatives right."""
    done = capture((str(program),), time_limit=TIME_LIMIT)
    said = done.output.decode("utf-8", "replace")
    if done.status == 0 and _OK.search(said):
        return ""
    wrong = [line for line in said.splitlines() if line.startswith("FAILED")]
    return "\n".join([failure(done) if done.status else "no checks", *wrong[:5]])


def attempt(make):
    """What is wrong with a build or its run."""
    try:
        return run(make())
    except (UserError, AssertionError) as error:
        return str(error)
    except PipelineError as error:
        return bug_report(error.stage, error.cause, "the program")


def perform(job):
    """What is wrong with a program, for each of its builds."""
    wrong = {}
    folder = tempfile.mkdtemp(prefix="programs-")
    try:
        shop = Workshop(job, folder)
        if job.references:
            wrong["references"] = attempt(shop.references)
        for build in job.builds:
            wrong[str(build)] = attempt(lambda build=build: shop.build(build))
    finally:
        shutil.rmtree(folder)
    return {what: why for what, why in wrong.items() if why}


def start(jobs, workers):
    """Begin all jobs, and give a future for each."""
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    return pool, [pool.submit(perform, job) for job in jobs]


def cores():
    return len(os.sched_getaffinity(0))


def toolchains(cache):
    """Every toolchain there is whose IR can be differentiated, newest first."""
    found, _ = detect_all(Wish(path=os.environ["PATH"], cache_dir=cache))
    return [one for one in found if one.version[0] >= OLDEST]


def main():
    parser = argparse.ArgumentParser(description="Every program, by every toolchain, in every way.")
    parser.add_argument("programs", nargs="*", help="parts of forward/names of programs; or all")
    parser.add_argument("--toolchain", action="append", help="llvm-22, pip, ...; all without")
    parser.add_argument("--build", action="append", help="'-O2, not inlined', ...; all without")
    parser.add_argument("--workers", type=int, default=cores())
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as cache:
        jobs = list(full_matrix(given, toolchains(cache)))
        pool, futures = start(jobs, given.workers)
        failed = sum(map(report, jobs, (future.result() for future in futures)))
        pool.shutdown()
    print(f"{len(jobs) - failed} of {len(jobs)} passed in {time.monotonic() - began:.0f} s")
    return failed > 0


def full_matrix(given, found):
    """All jobs of a command.

    "reversed/name" is a forward program that asks for reverse mode, "split/name" and
    "resplit/name" programs of both folders that ask for split mode; "replay/name" forward programs
    that ask for tangents from a tape, and "both/name" reverse programs that ask for both.
    """
    makers = [t for t in found if not given.toolchain or t.name in given.toolchain]
    builds = tuple(b for b in BUILDS if not given.build or str(b) in given.build)
    kinds = (
        ("batch", batch_programs, ()),
        ("forward", forward_programs, ()),
        ("nested", nested_programs, ()),
        ("reverse", reverse_programs, ()),
        ("reversed", reversible_programs, REVERSED),
        ("split", splittable_programs, SPLIT),
        ("replay", reversible_programs, REPLAY),
        ("both", splittable_programs, (*SPLIT, *REPLAY)),
        ("resplit", reversible_programs, (*REVERSED, *SPLIT)),
    )
    for maker in makers:
        for kind, programs, defines in kinds:
            for path in programs():
                if picked(f"{kind}/{path.stem}", given.programs):
                    yield Job(path, maker, builds, maker is makers[0], defines)


def picked(name, parts):
    return not parts or any(part in name for part in parts)


def report(job, wrong):
    for what, why in wrong.items():
        print(f"{job} {what}: {why}", flush=True)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
