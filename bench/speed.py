"""Measure gradients of whole programs beside their primals and beside adjoints by hand.

Each program of bench/speed/ is compiled on its own, and compares its gradient with the adjoint by
hand, and that with differences, before it times them in turn. A gradient that is off is WRONG and
has no time. `--peer NAME=COMMAND` compiles the same files with another tool.
"""

import argparse
import json
import os
import resource
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
from typing import NamedTuple

import chart
from common import ENVIRONMENT, choose_compilers, find_program, make_parser
from gradients import COUNTED, OFF_DIFFERENCES, OFF_HAND, is_off

HERE = os.path.dirname(os.path.abspath(__file__))
LIMIT = 600
EIGEN = "/usr/include/eigen3"
#: No derivative comes out of the cache: builds are measured, too.
UNCACHED = {**ENVIRONMENT, "ENZYME_CC_CACHE_SIZE": "0"}


class Program(NamedTuple):
    """A program to measure: its files in bench/speed/, and what is defined."""

    name: str
    sources: tuple[str, ...]
    defines: tuple[str, ...] = ()


def mixture(space, parts):
    """Return the mixture of Gaussians, with `restrict` and without."""
    for suffix, word in (("", ""), ("_restrict", "restrict")):
        defines = (f"-DSPACE={space}", f"-DPARTS={parts}", f"-DRESTRICT={word}")
        yield Program(f"gmm_{space}_{parts}{suffix}", ("gmm.c",), defines)


PROGRAMS = (
    *mixture(10, 25),
    *mixture(20, 50),
    Program("ba", ("ba.c",)),
    Program("ba_rows", ("ba.c",), ("-DROWS",)),
    Program("lstm", ("lstm.c",)),
    Program("skeleton", ("skeleton.c",)),
    Program("fft", ("fft.c",)),
    Program("fft_loops", ("fft.c",), ("-DLOOPS",)),
    Program("ode_adaptive", ("ode.c",), ("-DADAPTIVE",)),
    Program("ode_rk4", ("ode.c",)),
    Program("powers", ("powers.c",)),
    Program("kmeans", ("kmeans.c",)),
    Program("kmeans_hessian", ("kmeans.c",), ("-DPRODUCT",)),
    Program("determinant", ("determinant.c",)),
    Program("log_sum_exp", ("log_sum_exp.c",)),
    Program("brusselator", ("brusselator.c",)),
    Program("network", ("network.c",)),
    Program("convolution", ("convolution.c",)),
    Program("bodies", ("bodies.c",)),
    Program("stencil", ("stencil.c",)),
    Program("lu", ("factors.c",)),
    Program("cholesky", ("factors.c",), ("-DCHOLESKY",)),
    Program("options", ("options.c",)),
    Program("sparse", ("sparse.c",)),
    Program("hydro", ("hydro.c",)),
    Program("dense_eigen", ("dense.c", "dense.cpp")),
    Program("heat_fortran", ("heat.c", "heat.F90")),
    Program("logistic_rust", ("logistic.c", "logistic.rs")),
)


class Memory(NamedTuple):
    """The use of the heap by one call: how often, bytes at its worst moment, bytes kept."""

    calls: int
    most: int
    kept: int


class Run(NamedTuple):
    """The lines of a program; a round is the seconds of primal, gradient and adjoint by hand."""

    off: float
    off_differences: float
    memory: dict[str, Memory]
    rounds: list[tuple[float, ...]]


class Row(NamedTuple):
    """A program measured; without numbers if it has failed, as told by `failure`."""

    name: str
    failure: str = ""
    by_primal: float | None = None
    hand_by_primal: float | None = None
    by_hand: float | None = None
    allocations: int | None = None
    tape: int | None = None
    hand_tape: int | None = None
    build: float | None = None
    peers: dict[str, float | str] = {}  # noqa: RUF012 - nobody adds to it


class ProgramError(Exception):
    """A program does not compile, or does not run to its end."""


def parse_run(text):
    off = (float("nan"), float("nan"))
    memory, rounds = {}, []
    for line in text.splitlines():
        kind, *words = line.split()
        if kind == "off":
            off = tuple(map(float, words))
        elif kind == "memory":
            memory[words[0]] = Memory(*map(int, words[1:]))
        elif kind == "round":
            rounds.append(tuple(map(float, words)))
    return Run(*off, memory, rounds)


def find_fault(run):
    """Return what is wrong with what a program computes, or nothing."""
    if is_off(run.off_differences, OFF_DIFFERENCES):
        return f"WRONG: by hand, off by {run.off_differences:.1e} from differences"
    if is_off(run.off, OFF_HAND):
        return f"WRONG: off by {run.off:.1e}"
    kept = run.memory["ours"].kept
    return f"KEEPS {kept} bytes" if kept else ""


def median_ratio(rounds, over, under):
    return statistics.median(seconds[over] / seconds[under] for seconds in rounds)


def row_of(name, run, build=None, peers=None):
    """Return the row of a program: medians of ratios, and memory beyond the primal's."""
    fault = find_fault(run)
    if fault:
        return Row(name, fault)
    primal, ours, hand = (run.memory[kind] for kind in ("primal", "ours", "hand"))
    return Row(
        name,
        "",
        median_ratio(run.rounds, 1, 0),
        median_ratio(run.rounds, 2, 0),
        median_ratio(run.rounds, 1, 2),
        ours.calls - primal.calls,
        max(ours.most - primal.most, 0),
        max(hand.most - primal.most, 0),
        build,
        peers or {},
    )


# -- compile and run ------------------------------------------------------------------------------


class Tools(NamedTuple):
    """The commands that compile C, C++ and Fortran, and that link Rust, with their flags.

    What there is no command for is empty; for C++ there is one where Eigen is, too.
    """

    c: list[str]
    cxx: list[str]
    fortran: list[str]
    rust: list[str]


def run_command(command, folder):
    done = subprocess.run(
        command,
        cwd=folder,
        env=UNCACHED,
        check=False,
        capture_output=True,
        text=True,
        timeout=LIMIT,
    )
    if done.returncode:
        told = (done.stderr or done.stdout).strip().splitlines() or ["no message"]
        error = next((line for line in told if "error" in line), told[0])
        raise ProgramError(f"{os.path.basename(command[0])}, status {done.returncode}: {error}")
    return done.stdout


def tool_of(tools, source):
    """Return the command for a file."""
    by_suffix = {".c": tools.c, ".cpp": tools.cxx, ".F90": tools.fortran, ".rs": tools.rust}
    return by_suffix[os.path.splitext(source)[1]]


def link_command(tools, source, objects):
    """Return what links objects; with Rust, what compiles the source, too."""
    if not source.endswith(".rs"):
        return [*tool_of(tools, source), *objects, "-lm", COUNTED]
    passed = [f"-Clink-arg={word}" for word in (*objects, "-lm", COUNTED)]
    path = os.path.join(HERE, "speed", source)
    return [*tools.rust, "--edition=2021", *passed, path]


def compile_program(program, tools, folder, name):
    """Compile and link a program; return its path, and the CPU seconds that took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    objects = []
    for source in program.sources:
        if source.endswith(".rs"):
            continue
        output = os.path.join(folder, f"{name}.{source}.o")
        path = os.path.join(HERE, "speed", source)
        flags = ["-w", *program.defines]
        run_command([*tool_of(tools, source), *flags, "-c", path, "-o", output], folder)
        objects.append(output)
    linked = os.path.join(folder, name)
    run_command([*link_command(tools, program.sources[-1], objects), "-o", linked], folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return linked, spent


def build_crate(folder):
    """Build the crate `enzyme` into the folder; return what rustc finds it by."""
    found = [find_program("rustc"), "--edition=2021", "-O", f"-L{folder}"]
    crate = run_command([find_program("enzyme"), "rust-dir"], folder).strip()
    macro = ["--extern", "proc_macro", "--crate-type=proc-macro"]
    path = os.path.join(crate, "macros", "src", "lib.rs")
    run_command([*found, *macro, "--crate-name=enzyme_macros", path], folder)
    extern = ["--extern", "enzyme_macros", "--crate-type=rlib", "--crate-name=enzyme"]
    run_command([*found, *extern, os.path.join(crate, "src", "lib.rs")], folder)
    return [f"-L{folder}", "--extern", f"enzyme={folder}/libenzyme.rlib"]


def run_program(path, rounds):
    return parse_run(run_command([path, str(rounds)], os.path.dirname(path)))


def measure_peer(program, command, options, folder):
    """Return the ratio of a peer's gradient to its own primal, or what is wrong with it."""
    if any(not source.endswith(".c") for source in program.sources):
        return "no C"
    try:
        path, _ = compile_program(
            program, Tools([*command, options.level], [], [], []), folder, "peer"
        )
        run = run_program(path, options.rounds)
    except (ProgramError, subprocess.TimeoutExpired) as error:
        return f"failed: {error}"
    return find_fault(run) or median_ratio(run.rounds, 1, 0)


def measure(program, ours, plain, options):
    """Return the row of a program."""
    ratios = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for _ in range(max(options.builds, 1)):
                path, seconds = compile_program(program, ours, folder, "ours")
                if options.builds and plain:
                    _, least = compile_program(program, plain, folder, "plain")
                    ratios.append(seconds / least)
            run = run_program(path, options.rounds)
        except (ProgramError, subprocess.TimeoutExpired) as error:
            return Row(program.name, f"FAILED: {error}")
        peers = {
            name: measure_peer(program, command, options, folder)
            for name, command in options.peers.items()
        }
    return row_of(program.name, run, statistics.median(ratios) if ratios else None, peers)


# -- the table ------------------------------------------------------------------------------------

HEAD = (
    f"{'program':18}{'gradient':>9}{'by hand':>9}{'gradient':>9}{'heap':>8}{'tape,':>12}"
    f"{'tape by':>12}{'build':>7}\n"
    f"{'':18}{'/ primal':>9}{'/ primal':>9}{'/ hand':>9}{'calls':>8}{'bytes':>12}"
    f"{'hand':>12}{'/ plain':>8}"
)


def format_row(row):
    """Return the line of a program in the table."""
    if row.failure:
        return f"{row.name:18} {row.failure}"
    build = "" if row.build is None else f"{row.build:8.2f}"
    line = (
        f"{row.name:18}{row.by_primal:9.2f}{row.hand_by_primal:9.2f}{row.by_hand:9.2f}"
        f"{row.allocations:8,}{row.tape:12,}{row.hand_tape:12,}{build}"
    )
    for name, ratio in row.peers.items():
        told = ratio if isinstance(ratio, str) else f"{ratio:.2f}"
        line += f"  {name} / primal {told}"
    return line


def parse_peer(text):
    name, equals, command = text.partition("=")
    if not equals or not command.strip():
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=COMMAND")
    return name, shlex.split(command)


def add_compilers(parser):
    """Add the options for compilers of other languages than C."""
    parser.add_argument("--cxx", default="enzyme-c++", help="the wrapper of clang++")
    parser.add_argument("--fc", default="enzyme-fc", help="the wrapper of flang")
    parser.add_argument("--plain-fc", default="flang-22", help="the plain Fortran compiler")


def parse_options():
    parser = make_parser(__doc__)
    names = [program.name for program in PROGRAMS]
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=names, help=", ".join(names))
    parser.add_argument("--level", default="-O3", help="of optimisation: --level=-O2")
    parser.add_argument("--rounds", type=int, default=15, help="of primal, gradient and by hand")
    parser.add_argument("--builds", type=int, default=1, help="pairs of them; 0: do not compare")
    add_compilers(parser)
    parser.add_argument(
        "--peer", type=parse_peer, action="append", default=[], metavar="NAME=COMMAND"
    )
    parser.add_argument("--json", metavar="FILE", help="write the numbers there")
    parser.add_argument("--svg", metavar="FILE", help="draw the ratios there")
    parser.add_argument(
        "--reference", action="store_true", help="only adjoints by hand, by the plain compiler"
    )
    options, _ = parser.parse_known_args()
    options.peers = dict(options.peer)
    return options


def command_of(name, *flags):
    """Return a command with its flags, or nothing where there is no such command."""
    found = shutil.which(name, path=ENVIRONMENT["PATH"])
    return [found, *flags] if found else []


def choose_tools(options, programs, folder):
    """Return what compiles with derivatives, and what compiles without."""
    c_plain, c_ours = choose_compilers(options)
    level = options.level
    rust_level = f"-Copt-level={level.removeprefix('-O')}"
    eigen = [f"-I{EIGEN}"] if os.path.isdir(EIGEN) else []
    folder_of, name = os.path.split(c_plain)
    cxx_plain = os.path.join(folder_of, name.replace("clang", "clang++")) if eigen else ""
    plain = Tools(
        [c_plain, level, "-DPLAIN"],
        command_of(cxx_plain, level, "-DPLAIN", *eigen),
        command_of(options.plain_fc, level, "-DPLAIN"),
        command_of("rustc", rust_level, "--cfg=plain", f"-Clinker={c_plain}"),
    )
    if options.reference:
        return plain, None
    linker = [f"-Clinker={find_program('enzyme-link')}", "-Clinker-plugin-lto"]
    rust = command_of("rustc", rust_level, *linker)
    if rust and any(source.endswith(".rs") for program in programs for source in program.sources):
        rust += build_crate(folder)
    fortran = command_of(options.fc, level) if plain.fortran else []
    cxx = command_of(options.cxx, level, *eigen) if plain.cxx else []
    return Tools([c_ours, level], cxx, fortran, rust), plain


def write_files(options, rows):
    if options.json:
        with open(options.json, "w", encoding="utf-8") as stream:
            told = {
                "level": options.level,
                "rounds": options.rounds,
                "programs": [r._asdict() for r in rows],
            }
            json.dump(told, stream, indent=2)
            stream.write("\n")
    if options.svg:
        with open(options.svg, "w", encoding="utf-8") as stream:
            stream.write(chart.draw([row for row in rows if not row.failure]))


def measure_all(options, folder):
    """Return the rows of the programs that are asked for; print each as it comes."""
    programs = [p for p in PROGRAMS if not options.only or p.name in options.only]
    ours, plain = choose_tools(options, programs, folder)
    rows = []
    print(HEAD, flush=True)
    for program in programs:
        if not all(tool_of(ours, source) for source in program.sources):
            print(f"{program.name:18} not measured: no compiler for {program.sources[-1]}")
            continue
        rows.append(measure(program, ours, plain, options))
        print(format_row(rows[-1]), flush=True)
    return rows


def main():
    options = parse_options()
    with tempfile.TemporaryDirectory() as folder:
        rows = measure_all(options, folder)
    write_files(options, rows)
    return int(any(row.failure for row in rows))


if __name__ == "__main__":
    sys.exit(main())
