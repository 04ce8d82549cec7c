"""What the corpus is made of: one Job for each .ll file, grouped by where its source comes from.

A file of ours under sources/ says in comment lines what it is for:

    corpus-compilers: clang-22 clang-19     which compilers may have it (all of its language)
    corpus-levels: O0 O2                    which levels (those of its language)
    corpus-flags: -std=c++20                flags for every variant
    corpus-variant: NAME FLAGS              one variant; without such a line there is one, unnamed
"""

import fnmatch
import glob
import os
import re
import shutil
from typing import NamedTuple

import trees

HERE = os.path.dirname(os.path.abspath(__file__))
OWN = os.path.join(HERE, "sources")


class Job(NamedTuple):
    """One .ll file: where it goes (relative to the corpus), and how it is made."""

    output: str
    command: tuple  # the output is added as the last word
    folder: str  # nothing: where the output goes
    source: str = ""  # a file of ours: made again when it changes
    quick: bool = False


class Tool(NamedTuple):
    """A compiler, and the LLVM it is built on."""

    name: str
    llvm: int
    command: str
    kind: str


TOOLS = (
    Tool("clang-22", 22, "clang-22", "c"),
    Tool("clang-19", 19, "clang-19", "c"),
    Tool("clang-16", 16, "clang-16", "c"),
    Tool("flang-22", 22, "flang-22", "fortran"),
    Tool("rustc", 22, "rustc", "rust"),
    Tool("opt-22", 22, "opt-22", "ll"),
    Tool("opt-19", 19, "opt-19", "ll"),
    Tool("opt-16", 16, "opt-16", "ll"),
    Tool("llvm-dis-22", 22, "llvm-dis-22", "bitcode"),
)

LEVELS = {
    "O0": ("-O0",),
    "O0g": ("-O0", "-g"),
    "O1": ("-O1",),
    "O2": ("-O2",),
    "O2g": ("-O2", "-g"),
    "O3": ("-O3",),
    "Os": ("-Os",),
}
ALL = ("O0", "O0g", "O2", "O2g")
OLD = ("O0g", "O2")

LEVELS_OF = {
    "c": ALL,
    "fortran": ("O0", "O2", "O2g"),
    "rust": ("O0g", "O2"),
    "ll": ("",),
    "bitcode": ("",),
}

IR = {
    "c": ("-S", "-emit-llvm", "-w", "-o"),
    "fortran": ("-S", "-emit-llvm", "-w", "-J", "%HERE%", "-o"),
    "rust": (),
    "ll": ("-S", "-passes=verify", "-o"),
    "bitcode": ("-o",),
}

# Flags that make the same C source another text: instrumentation, names, summaries, targets.
FLAVOURS = {
    "names": "-O1 -fno-discard-value-names",
    "names-O0g": "-O0 -g -fno-discard-value-names",
    "asan": "-O1 -fsanitize=address",
    "ubsan": "-O1 -fsanitize=undefined",
    "tsan": "-O1 -fsanitize=thread",
    "msan": "-O1 -g -fsanitize=memory -fsanitize-memory-track-origins",
    "bounds": "-O1 -fsanitize=bounds,object-size -fsanitize-trap=all",
    "cfi": "-O1 -flto -fvisibility=hidden -fsanitize=cfi",
    "kcfi": "-O1 -fsanitize=kcfi",
    "coverage": "-O0 -fprofile-instr-generate -fcoverage-mapping",
    "pgo": "-O2 -fprofile-generate",
    "gcov": "-O1 --coverage",
    "sancov": "-O1 -fsanitize-coverage=trace-pc-guard,trace-cmp,indirect-calls",
    "thin": "-O2 -g -flto=thin",
    "unified": "-O2 -flto=thin -ffat-lto-objects -funified-lto",
    "strict": "-O1 -ffp-model=strict",
    "fast": "-O3 -ffast-math -march=skylake-avx512",
    "avx2": "-O3 -march=haswell -mprefer-vector-width=256",
    "size": "-Oz -fno-unroll-loops",
    "lines": "-O2 -gline-tables-only -fdebug-info-for-profiling",
    "macros": "-O0 -g3 -fdebug-macro -gdwarf-4",
    "codeview": "-O1 -g -gcodeview",
    "split": "-O2 -g -gsplit-dwarf -gdwarf-5 -gsimple-template-names -fdebug-types-section",
    "hardened": "-O2 -fstack-protector-strong -ftrivial-auto-var-init=pattern -fcf-protection",
    "traced": "-O1 -pg -fxray-instrument",
    "patchable": "-O1 -fpatchable-function-entry=2,1",
    "probes": "-O2 -g -fpseudo-probe-for-profiling",
    "uselists": "-O1 -Xclang -emit-llvm-uselists",
    "safe": "-O1 -fsanitize=safe-stack,shadow-call-stack -ffixed-x18 --target=aarch64-linux-gnu",
    "sections": "-O1 -ffunction-sections -fdata-sections -fno-pic -mcmodel=large -fno-plt",
    "plain": "-O1 -fno-strict-aliasing -fwrapv -fno-builtin -fno-unwind-tables -fno-math-errno",
    "assigned": "-O1 -g -Xclang -fexperimental-assignment-tracking=forced",
    "unopt": "-O2 -Xclang -disable-llvm-passes",
}
NEW_FLAVOURS = ("unified", "assigned", "cfi")  # not for clang-16


def find(tool):
    """Return the compiler's path, or None."""
    cargo = os.path.expanduser("~/.cargo/bin")
    return shutil.which(tool.command, path=os.pathsep.join([os.environ.get("PATH", ""), cargo]))


def tool_named(name):
    return next(tool for tool in TOOLS if tool.name == name)


def compile_job(tool, group, variant, unit, words, *, folder, quick=False, source=""):
    """Make a Job that compiles `unit` (relative to `folder`) with the flags `words`."""
    stem = os.path.splitext(unit)[0].replace("../", "").replace("/", "-")
    output = os.path.join(
        str(tool.llvm), group, "-".join(filter(None, [tool.kind, variant])), stem + ".ll"
    )
    command = (tool.command, *words, unit, *IR[tool.kind])
    return Job(output, command, folder, source, quick)


def matrix(group, folder, units, words, *, quick=False, every=1):
    """All levels with the newest clang; with the old ones every `every`th file at two levels."""
    return [
        compile_job(
            tool_named(tool),
            group,
            level,
            unit,
            (*LEVELS[level], *words),
            folder=folder,
            quick=quick and is_quick(tool_named(tool), level),
        )
        for tool, levels, step in (
            ("clang-22", ALL, 1),
            ("clang-19", OLD, every),
            ("clang-16", OLD, every),
        )
        for unit in units[::step]
        for level in levels
    ]


def flavours(group, folder, units, words):
    """The same few files in every flavour of FLAVOURS, with the newest clang and an older one."""
    return [
        compile_job(tool_named(tool), group, name, unit, (*flags.split(), *words), folder=folder)
        for tool in ("clang-22", "clang-16")
        for name, flags in FLAVOURS.items()
        for unit in units
        if not (tool == "clang-16" and name in NEW_FLAVOURS)
    ]


def names(folder, *patterns, without=()):
    """Files under `folder` that match, relative to it, in order."""
    found = [
        os.path.relpath(path, folder)
        for pattern in patterns
        for path in sorted(glob.glob(os.path.join(folder, pattern)))
    ]
    return [
        name for name in found if not any(fnmatch.fnmatch(name, pattern) for pattern in without)
    ]


def zlib(_base):
    tree = trees.debian("zlib")
    units = names(tree, "*.c", "contrib/minizip/[iuz]*.c", without=("*/iowin32.c",))
    jobs = matrix("zlib", tree, units, ("-DHAVE_UNISTD_H", "-I."), quick=True)
    chosen = ["inflate.c", "trees.c", "gzread.c"]
    return jobs + flavours("zlib", tree, chosen, ("-DHAVE_UNISTD_H", "-I."))


def lua(_base):
    tree = trees.lua()
    units = names(tree, "*.c", without=("onelua.c",))
    jobs = matrix("lua", tree, units, ("-DLUA_USE_POSIX",), every=2)
    jobs += matrix("lua", tree, ["onelua.c"], ("-DLUA_USE_POSIX", "-lm"))
    return jobs + flavours("lua", tree, ["ldo.c", "lstrlib.c"], ("-DLUA_USE_POSIX",))


def sqlite(base):
    tree = trees.sqlite(base)
    skipped = (
        "*/fts5.c",
        "*/geopoly.c",
        "*_win.c",
        "*/shell.c",
        "*/fts3_*",
        "*/icu.c",
        "*/tclsqlite.c",
    )
    units = names(tree, "tsrc/*.c", without=skipped)
    words = ("-Itsrc", "-I.", "-DSQLITE_CORE", "-DSQLITE_ENABLE_FTS4", "-DSQLITE_THREADSAFE=1")
    jobs = matrix("sqlite", tree, units, words, every=12)
    whole = ("-I.", "-DSQLITE_ENABLE_FTS5", "-DSQLITE_ENABLE_RTREE", "-DSQLITE_ENABLE_JSON1")
    for unit, level in (("sqlite3.c", "O2"), ("sqlite3.c", "O0g"), ("shell.c", "O2g")):
        flags = (*LEVELS[level], *whole)
        jobs.append(compile_job(tool_named("clang-22"), "sqlite", level, unit, flags, folder=tree))
    return jobs


def gsl(base):
    tree = trees.gsl(base)
    units = trees.gsl_units(tree)
    return matrix("gsl", tree, units[::6], ("-I.", "-DHAVE_CONFIG_H"), every=10)


def fmt(_base):
    tree, gtest = trees.debian("fmtlib"), trees.debian("googletest")
    test = os.path.join(gtest, "googletest")
    headers = ("-std=c++17", "-Iinclude", f"-I{test}/include", f"-I{gtest}/googlemock/include")
    units = names(tree, "src/format.cc", "src/os.cc", "test/args-test.cc", "test/ostream-test.cc")
    large = names(tree, "test/printf-test.cc", "test/ranges-test.cc", "test/chrono-test.cc")
    jobs = matrix("fmt", tree, units, headers, every=3)
    flags = (*LEVELS["O2"], *headers)
    return jobs + [
        compile_job(tool_named("clang-22"), "fmt", "O2", unit, flags, folder=tree) for unit in large
    ]


def googletest(_base):
    tree = trees.debian("googletest")
    folder = os.path.join(tree, "googletest")
    words = ("-std=c++17", "-Iinclude", "-I.")
    units = names(folder, "src/*.cc", without=("src/gtest-all.cc", "src/gtest_main.cc"))
    return matrix("googletest", folder, units, words, every=4)


def lapack(base):
    tree = trees.lapack(base)
    units = names(tree, "BLAS/SRC/[dz]*.f*")[::4] + names(tree, "SRC/[dzsc]*.f")[::45]
    units += names(tree, "SRC/*.f90", "SRC/*.F90", "BLAS/SRC/*.f90")
    return fortran("lapack", tree, units, ("O0", "O2"))


def minpack(_base):
    tree = trees.debian("minpack")
    return fortran("minpack", tree, names(tree, "*.f"), LEVELS_OF["fortran"])


def fortran(group, tree, units, levels):
    tool = tool_named("flang-22")
    return [
        compile_job(tool, group, level, unit, LEVELS[level], folder=tree)
        for unit in units
        for level in levels
    ]


def eigen(_base):
    """Our own programs with Eigen's headers."""
    headers = ("-isystem", trees.debian("eigen3"))
    return own_folder("eigen", headers)


def own(_base):
    """Every other folder of ours."""
    folders = sorted(entry.name for entry in os.scandir(OWN) if entry.is_dir())
    return [job for name in folders if name != "eigen" for job in own_folder(name)]


KIND_OF = {
    ".c": "c",
    ".m": "c",
    ".cpp": "c",
    ".cu": "c",
    ".cl": "c",
    ".f90": "fortran",
    ".rs": "rust",
    ".ll": "ll",
}


def own_folder(name, words=()):
    folder = os.path.join(OWN, name)
    files = sorted(entry.name for entry in os.scandir(folder) if entry.is_file())
    known = [file for file in files if os.path.splitext(file)[1] in KIND_OF]
    return [job for file in known for job in own_jobs(name, folder, file, words)]


def own_jobs(group, folder, file, words=()):
    """The Jobs that a file of ours asks for in its comment lines."""
    kind = KIND_OF[os.path.splitext(file)[1]]
    wanted = directives(os.path.join(folder, file))
    compilers = wanted["compilers"] or [tool.name for tool in TOOLS if tool.kind == kind]
    variants = [line.partition(" ")[::2] for line in wanted["variant"]] or [("", "")]
    return [
        own_job(tool_named(name), group, folder, file, (level, variant, (*words, *flags)))
        for name in compilers
        for level in own_levels(wanted, name, kind)
        for variant, extra in variants
        for flags in [expand([*wanted["flags"], *extra.split()])]
    ]


def own_levels(wanted, compiler, kind):
    if wanted["levels"]:
        return wanted["levels"]
    return OLD if compiler in ("clang-19", "clang-16") else LEVELS_OF[kind]


def own_job(tool, group, folder, file, chosen):
    level, variant, words = chosen
    optimizing = RUST_LEVELS[level] if tool.kind == "rust" else LEVELS.get(level, ())
    job = compile_job(
        tool,
        group,
        "-".join(filter(None, [level, variant])),
        file,
        (*optimizing, *words),
        folder=folder,
        quick=is_quick(tool, level),
        source=os.path.join(folder, file),
    )
    return apart(job) if tool.kind == "rust" else job


def apart(job):
    """Run where the output goes: rustc's temporary files are named after the crate alone."""
    words = [job.source if word == os.path.basename(job.source) else word for word in job.command]
    return job._replace(command=tuple(words), folder="")


def is_quick(tool, level):
    """Whether this level with this compiler is enough to see trouble soon."""
    wanted = {16: ("O2", ""), 19: ("",)}.get(tool.llvm, ("O0", "O2g", ""))
    return level in wanted or (tool.kind != "c" and level == "O2")


RUST_LEVELS = {"O0g": ("-g",), "O2": ("-O",), "O2g": ("-O", "-g"), "O0": ()}
FILLED = {"%CUDA%": "/usr/local/cuda", "%OWN%": OWN}


def expand(words):
    for hole, filling in FILLED.items():
        words = [word.replace(hole, filling) for word in words]
    return words


def directives(path):
    """The corpus-... lines of a source file: lists of words, but of whole lines for variants."""
    found = {"compilers": [], "levels": [], "flags": [], "variant": []}
    with open(path, encoding="utf-8") as stream:
        for key, rest in re.findall(r"(?m)\bcorpus-(\w+): *(.*?) *$", stream.read()):
            found[key] += [rest] if key == "variant" else rest.split()
    return found


def libdevice(_base):
    """NVIDIA's device library, which comes as bitcode with CUDA."""
    found = sorted(glob.glob("/usr/local/cuda/nvvm/libdevice/*.bc"))
    return [
        compile_job(
            tool_named("llvm-dis-22"),
            "libdevice",
            "",
            os.path.basename(path),
            (),
            folder=os.path.dirname(path),
        )
        for path in found
    ]


GROUPS = {
    "own": own,
    "zlib": zlib,
    "lua": lua,
    "minpack": minpack,
    "libdevice": libdevice,
    "googletest": googletest,
    "fmt": fmt,
    "lapack": lapack,
    "eigen": eigen,
    "gsl": gsl,
    "sqlite": sqlite,
}
QUICK = ("own", "zlib", "libdevice")
