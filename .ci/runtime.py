"""Make the run-time library: constants from mpmath, IR from its C by the oldest LLVM there is.

And the modules of Fortran, as flang writes what programs may use of them. What is written is part
of the sources: enzyme_cc/rules/runtime/constants.h and *.ll there, attributes/fortran/*.mod. IR is
read by the LLVM that wrote it and by newer ones. The text is kept to what says how to compute: no
target, no attributes but those below, no metadata, one blank line between two entries.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from mpmath import bernoulli, digamma, factorial, findroot, log, mpf, pi, psi, workdps

FOLDER = Path(__file__).resolve().parent.parent / "enzyme_cc" / "rules" / "runtime"
MODULES = FOLDER.parent.parent.parent / "attributes" / "fortran"
CLANG, FLANG = "clang-16", "flang-22"
FLAGS = [
    *("-Os", "-S", "-emit-llvm", "-o", "-", "--target=x86_64-linux-gnu", "-ffp-contract=off"),
    *("-fno-math-errno", "-fno-unroll-loops", "-fno-vectorize", "-fno-slp-vectorize"),
    *("-fvisibility=hidden", "-ffreestanding", "-Wall", "-Wextra", "-Werror"),
]
#: Each file with the sources and the kind of number it is made from.
FILES = {
    "double.ll": (("psi.c", 64), ("erfinv.c", 64), ("tanh.c", 64), ("float.c", 64)),
    "x86_fp80.ll": (("psi.c", 80), ("erfinv.c", 80), ("tanh.c", 80)),
    "fp128.ll": (("psi.c", 128), ("erfinv.c", 128), ("tanh.c", 128)),
}
#: What is made part of functions before they are differentiated: copies of what others define.
_NAMES = (
    *("blas", "c", "cast", "cublas", "cxx", "fortran", "futures", "gsl", "lapack", "libcxx"),
    *("norms", "pmr", "rust"),
)
ADOPTED = {f"{name}.ll": f"{name}.c" for name in _NAMES}
#: The same where counts are of 64 bits.
WIDE = {f"{name}_64.ll": f"{name}.c" for name in ("blas", "lapack")}
ADOPTED |= WIDE
#: What derivatives call to look at themselves, and what is said of that.
CHECKING = {"checking.ll": ("check.c", "trap.c")}
#: What memory of tapes comes from, and which argument is the size of what is made.
TAPES = {"tape.ll": ("tape.c", "aside.c")}
TAPE_SIZES = {"reserved": "allocsize(0)", "grown": "allocsize(2)"}
TAPE_ATTRIBUTES = "nounwind optsize"
CHECKING_ATTRIBUTES = "noinline nounwind"
#: What drives loops that are checkpointed: what their steps throw goes through it.
CHECKPOINTS = {"checkpoint.ll": ("checkpoint.c",)}
CHECKPOINT_ATTRIBUTES = "uwtable optsize"
#: What exchanges derivatives between processes, once for each MPI, with the folder of its mpi.h.
MESSAGES = {
    "mpi_mpich.ll": "/usr/include/x86_64-linux-gnu/mpich",
    "mpi_openmpi.ll": "/usr/lib/x86_64-linux-gnu/openmpi/include",
}
#: What copies, launches and reverses on devices, once for each library of such functions.
LAUNCHES = {"cuda.ll": (), "hip.ll": ("-DHIP",)}
#: What is asked of objects of C++.
OBJECTS = {"objects.ll": ("objects.c",)}
OBJECT_ATTRIBUTES = "noinline nounwind optsize"
#: What finds the shadows of exceptions of C++, by one list for the whole program.
EXCEPTIONS = {"exceptions.ll": "exceptions.c"}
#: What forks parallel regions.
PARALLEL = {"parallel.ll": ("parallel.c",)}
PARALLEL_ATTRIBUTES = "uwtable optsize"
#: What lanes of a warp tell each other, transposed, for NVPTX.
WARPS = {"warp.ll": "warp.c"}
WARP_FLAGS = [
    *("-Os", "-S", "-emit-llvm", "-o", "-", "--target=nvptx64-nvidia-cuda", "-march=sm_70"),
    *("-Xclang", "-target-feature", "-Xclang", "+ptx63", "-ffp-contract=off", "-fno-unroll-loops"),
    *("-ffreestanding", "-Wall", "-Wextra", "-Werror", "-Wno-unknown-cuda-version"),
]
WARP_ATTRIBUTES = "convergent nounwind"
ADOPTED_ATTRIBUTES = 'alwaysinline nounwind "enzyme-cc-source"="{}"'
#: What derivatives of routines of linear algebra do with elements: for each precision.
MATRICES = "matrix_{}.ll"
PRECISIONS = {"s": (32, 1), "d": (64, 1), "c": (32, 2), "z": (64, 2)}
MATRIX_ATTRIBUTES = "nounwind willreturn"
#: Bits of a number, and what is enough for pairs of such numbers.
KINDS = {
    64: {"digits": 53, "from": 20, "bernoulli": 17, "log": 22, "sine": 30, "halvings": 9},
    80: {"digits": 64, "from": 22, "bernoulli": 21, "log": 26, "sine": 34, "halvings": 13},
    128: {"digits": 113, "from": 40, "bernoulli": 36, "log": 45, "sine": 52, "halvings": 13},
}
#: The series around the root has so many terms beyond the first.
BEYOND = {64: 19, 80: 23, 128: 38}
#: Nobody's -ffast-math is to rearrange these sums.
ATTRIBUTES = (
    'nounwind willreturn "approx-func-fp-math"="false" '
    '"no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="false" '
    '"unsafe-fp-math"="false"'
)


def main():
    (FOLDER / "constants.h").write_text(constants())
    for names, made in (
        (FILES, compiled),
        (CHECKING, checking),
        (TAPES, tapes),
        (OBJECTS, lambda name: impure(OBJECTS[name], OBJECT_ATTRIBUTES)),
        (CHECKPOINTS, checkpoints),
        (MESSAGES, messages),
        (LAUNCHES, launches),
        (EXCEPTIONS, exceptions),
        (PARALLEL, parallel),
        (WARPS, warps),
        (ADOPTED, adopted),
    ):
        for name in names:
            (FOLDER / name).write_text(made(name))
    for letter in PRECISIONS:
        (FOLDER / MATRICES.format(letter)).write_text(matrices(letter))
    for name, text in modules().items():
        (MODULES / name).write_bytes(text)


# -- constants -------------------------------------------------------------------------------------


def constants():
    parts = [
        "/* Written by .ci/runtime.py: constants of the run-time library, to all digits. */",
        *("#define MOST_BY_POLYNOMIAL 30", "#define POLES 16"),
    ]
    for index, (kind, size) in enumerate(KINDS.items()):
        with workdps(160):
            parts += [f"#{'el' * bool(index)}if KIND == {kind}", *defined(kind, size)]
    return "\n".join([*parts, "#endif"]) + "\n"


def defined(kind, size):
    root = findroot(digamma, 1.4616321449683623)
    digits = size["digits"]
    pairs = [bernoulli(2 * k) / factorial(2 * k) for k in range(1, size["bernoulli"] + 1)]
    asymptotic = [bernoulli(2 * k) / (2 * k) for k in range(1, 16)]
    beyond = [psi(k, root) / factorial(k) for k in range(2, BEYOND[kind] + 2)]
    zeros = [zero_below(n) for n in range(16)]
    yield f"#define ASYMPTOTIC_FROM {size['from']}"
    yield f"#define LOG_TERMS {size['log']}"
    yield f"#define SINE_TERMS {size['sine']}"
    yield f"#define HALVINGS {size['halvings']}"
    yield f"#define PI_PAIR {summed(+pi, kind)}"
    yield f"#define LN2_PAIR {summed(log(2), kind)}"
    yield f"#define SLOPE_PAIR {summed(psi(1, root), kind)}"
    yield f"#define LOG_MIDDLE_PAIR {summed(log(mpf(21) / 2), kind)}"
    yield from table("ASYMPTOTIC_NUMBERS", [summed(each, kind, 1)[1:-1] for each in asymptotic])
    yield from table("BERNOULLI_PAIRS", [summed(each, kind) for each in pairs])
    yield from table(
        "BEYOND_NUMBERS", [spelled(split(each, digits, 1)[0], kind) for each in beyond]
    )
    yield f"#define ROOT_PLACE {summed(root, kind, 3)}"
    yield from table("ZEROS_BELOW", [summed(each, kind, 3) for each in zeros])


def zero_below(n):
    """Return the zero of digamma between -n - 1 and -n: it rises there."""
    low, high = mpf(-n - 1), mpf(-n)
    for _ in range(20):
        middle = (low + high) / 2
        low, high = (low, middle) if digamma(middle) > 0 else (middle, high)
    for _ in range(6):
        low -= digamma(low) / psi(1, low)
    return low


def table(name, items):
    return [f"#define {name} \\", *(f"  {each}, \\" for each in items[:-1]), f"  {items[-1]}"]


def summed(value, kind, count=2):
    parts = split(value, KINDS[kind]["digits"], count)
    return f"{{{', '.join(spelled(each, kind) for each in parts)}}}"


def split(value, digits, count):
    """Return a number as a sum of numbers of so many bits, as (sign, integer, exponent of two)."""
    found = []
    for _ in range(count):
        sign, mantissa, exponent, bits = value._mpf_
        drop = max(bits - digits, 0)
        rounded = (mantissa + (1 << drop >> 1)) >> drop
        found.append((-rounded if sign else rounded, exponent + drop))
        value = value - type(value)(found[-1][0]) * type(value)(2) ** found[-1][1]
    return found


def spelled(number, kind):
    mantissa, exponent = number
    suffix = {64: "", 80: "L", 128: "Q"}[kind]
    return f"{mantissa:#x}p{exponent:+}{suffix}"


# -- IR --------------------------------------------------------------------------------------------


def compiled(name):
    entries = {}
    for source, kind in FILES[name]:
        command = [CLANG, *FLAGS, f"-DKIND={kind}", f"-DSTEPS={4 if kind == 128 else 3}"]
        done = subprocess.run([*command, FOLDER / source], capture_output=True, check=True)
        for entry in plain_entries(done.stdout.decode(), f"{source[:-2]}{kind}"):
            add(entries, entry)
    head = f"; Written by .ci/runtime.py from the C beside it, with {CLANG}."
    return "\n\n".join([head, *(entries[key] for key in sorted(entries))]) + "\n"


def impure(sources, attributes):
    """Return the IR of functions that read and write memory."""
    entries = {}
    for source in sources:
        done = subprocess.run([CLANG, *FLAGS, FOLDER / source], capture_output=True, check=True)
        for entry in plain_entries(done.stdout.decode(), source[:-2]):
            add(entries, entry.replace(f"readnone {ATTRIBUTES}", ATTRIBUTES))
    head = f"; Written by .ci/runtime.py from the C beside it, with {CLANG}."
    text = "\n\n".join([head, *(entries[key] for key in sorted(entries))]) + "\n"
    text = text.replace(ATTRIBUTES, attributes)
    text = re.sub(r"^(declare .*) willreturn$", r"\1", text, flags=re.M)
    return re.sub(r"^(declare extern_weak .*) nounwind$", r"\1", text, flags=re.M)


def checking(name):
    """Return the IR of functions that check something."""
    text = impure(CHECKING[name], CHECKING_ATTRIBUTES)
    return re.sub(r"^(declare .*@_setjmp.*)", r"\1 returns_twice", text, flags=re.M)


def tapes(name):
    """Return the IR of what keeps memory of tapes: one table, whichever module has it."""
    text = impure(TAPES[name], TAPE_ATTRIBUTES)
    shared = r"^(@__enzyme_cc\.(?:tape\.(?:table|arena)|aside\.aside) = )internal"
    text = re.sub(shared, r"\1linkonce_odr hidden", text, flags=re.M)
    called = rf"^define internal (.*@__enzyme_cc_tape_(\w+)\(.*\)) {TAPE_ATTRIBUTES} {{$"
    text = re.sub(called, _shared, text, flags=re.M)
    text = with_plain_thread_locals(text)
    for outer in ("__dso_handle", "enzyme_tape_on_heap"):
        text = text.replace(f"@__enzyme_cc.tape.{outer}", f"@{outer}")
    return text.replace("@__dso_handle = extern_weak", "@__dso_handle = extern_weak hidden")


def with_plain_thread_locals(text):
    """Return IR without the intrinsic for their addresses, which LLVM 15 does not have.

    An address is as good where threads do not change in between.
    """
    place = r"tail call align \d+ ptr @llvm\.threadlocal\.address\.p0\(ptr align \d+ (@[\w.]+)\)"
    text = re.sub(place, r"getelementptr i8, ptr \1, i64 0", text)
    return re.sub(r"^declare .*@llvm\.threadlocal\..*\n\n", "", text, flags=re.M)


def matrices(letter):
    """Return the IR of what is done with elements of matrices, in one precision."""
    entries = {}
    kind, parts = PRECISIONS[letter]
    named = f"-DMATRIX(name)=__enzyme_cc_matrix_##name##_{letter}"
    flags = [f"-DKIND={kind}", f"-DPARTS={parts}", named, "-O2"]
    command = [CLANG, *FLAGS, *flags, FOLDER / "matrix.c"]
    done = subprocess.run(command, capture_output=True, check=True)
    for entry in plain_entries(done.stdout.decode(), f"matrix.{letter}"):
        add(entries, entry.replace(f"readnone {ATTRIBUTES}", MATRIX_ATTRIBUTES))
    head = f"; Written by .ci/runtime.py from the C beside it, with {CLANG}."
    text = "\n\n".join([head, *(entries[key] for key in sorted(entries))]) + "\n"
    return text.replace(ATTRIBUTES, MATRIX_ATTRIBUTES)


def checkpoints(name):
    """Return the IR of what drives loops, and of the schemes that programs name."""
    text = with_plain_thread_locals(impure(CHECKPOINTS[name], CHECKPOINT_ATTRIBUTES))
    shared = r"^(@__enzyme_cc\.checkpoint\.watching = )internal"
    text = re.sub(shared, r"\1linkonce_odr hidden", text, flags=re.M)
    called = r"^define internal (.*@__enzyme_cc_checkpoint_\w+\()"
    text = re.sub(called, r"define linkonce_odr hidden \1", text, flags=re.M)
    text = re.sub(r"@__enzyme_cc\.checkpoint\.(?=enzyme_|EnzymeCkpt)", "@", text)
    scheme = r"^(@EnzymeCkpt\w+ =) (?:dso_local |local_unnamed_addr )*constant"
    return re.sub(scheme, r"\1 linkonce_odr hidden constant", text, flags=re.M)


def messages(name):
    """Return the IR of what exchanges derivatives; one table of requests for the whole program."""
    flags = [each for each in FLAGS if each != "-ffreestanding"]
    command = [CLANG, *flags, "-idirafter", MESSAGES[name], FOLDER / "mpi" / "messages.c"]
    done = subprocess.run(command, capture_output=True, check=True)
    text = done.stdout.decode()
    for opaque in re.findall(r"^(%[\w.]+) = type opaque\n", text, flags=re.M):
        text = text.replace(f"{opaque} = type opaque\n", "")
        text = re.sub(
            rf"external( hidden)? global {re.escape(opaque)}\b.*", "external global i8", text
        )
    return of_one_program(text, name[:-3], "mpi", "mpi")


def launches(name):
    """Return the IR of what works on devices; one table of memory for the whole program."""
    command = [CLANG, *FLAGS, *LAUNCHES[name], FOLDER / "launch" / "device.c"]
    done = subprocess.run(command, capture_output=True, check=True)
    return of_one_program(done.stdout.decode(), name[:-3], name[:-3], "launch")


def exceptions(name):
    """Return the IR of what finds shadows of exceptions."""
    command = [CLANG, *FLAGS, FOLDER / EXCEPTIONS[name]]
    done = subprocess.run(command, capture_output=True, check=True)
    text = of_one_program(done.stdout.decode(), name[:-3], "exceptions", "exceptions")
    # A library that catches what the program throws finds it in the same list.
    text = text.replace("_shared = linkonce_odr hidden ", "_shared = linkonce_odr ")
    return text.replace("the C in exceptions/", "the C beside it")


def of_one_program(text, stem, part, folder):
    """Return the IR of functions of which a program has one each, with what they share."""
    entries = {}
    for entry in plain_entries(text, stem):
        add(entries, entry.replace(f"readnone {ATTRIBUTES}", ATTRIBUTES))
    head = f"; Written by .ci/runtime.py from the C in {folder}/, with {CLANG}."
    text = "\n\n".join([head, *(entries[key] for key in sorted(entries))]) + "\n"
    text = text.replace(f" {ATTRIBUTES} {{", " {")
    text = re.sub(r"^(declare .*) nounwind willreturn$", r"\1", text, flags=re.M)
    called = rf"^define internal (.*@__enzyme_cc_{part}_\w+\()"
    text = re.sub(called, r"define linkonce_odr hidden \1", text, flags=re.M)
    stem = re.escape(f"@__enzyme_cc.{stem}.")
    text = re.sub(rf"{stem}(?=__enzyme_cc_{part}_)", "@", text)
    for outer in re.findall(rf"^{stem}(\w+) = external", text, flags=re.M):
        text = re.sub(rf"{stem}{outer}\b", f"@{outer}", text)
    shared = rf"^(@__enzyme_cc_{part}_(?:\w+_)?shared = )"
    return re.sub(shared, r"\1linkonce_odr hidden ", text, flags=re.M)


def parallel(name):
    """Return the IR of what forks parallel regions."""
    text = with_plain_thread_locals(impure(PARALLEL[name], PARALLEL_ATTRIBUTES))
    names = "current|is_owner|last_given|last_serial|members|ordered|orders|own_turn"
    names += "|records|records_lock|scope_of_next|serials|turning"
    shared = rf"^(@__enzyme_cc\.parallel\.(?:{names}) = )internal"
    text = re.sub(shared, r"\1linkonce_odr hidden", text, flags=re.M)
    called = r"^define internal (.*@__enzyme_cc_parallel_\w+\()"
    return re.sub(called, r"define linkonce_odr hidden \1", text, flags=re.M)


def warps(name):
    """Return the IR of transposes of shuffles: each call is one of all lanes."""
    source = WARPS[name]
    done = subprocess.run([CLANG, *WARP_FLAGS, FOLDER / source], capture_output=True, check=True)
    entries = {}
    for entry in plain_entries(done.stdout.decode(), source[:-2]):
        add(entries, entry.replace(f"readnone {ATTRIBUTES}", WARP_ATTRIBUTES))
    head = f"; Written by .ci/runtime.py from the C beside it, with {CLANG}."
    text = "\n\n".join([head, *(entries[key] for key in sorted(entries))]) + "\n"
    text = text.replace(ATTRIBUTES, WARP_ATTRIBUTES)
    # Who is there is asked at each place by itself; and what blocks do knows where it is done.
    own = r"^(define .*@__enzyme_cc_(?:warp_add|block)_.*\)) "
    return re.sub(own, r"\1 alwaysinline ", text, flags=re.M)


def _shared(match):
    """Return the head of a function of which a program or library has one."""
    words = f"noinline nounwind willreturn optsize {TAPE_SIZES.get(match[2], '')}".strip()
    return f"define linkonce_odr hidden {match[1]} {words} {{"


def adopted(name):
    """Return functions as copies of those of the same name, whoever has these."""
    source, stem = ADOPTED[name], name[:-3]
    flags = [*FLAGS, *(["-DINT=int64_t"] if name in WIDE else [])]
    done = subprocess.run([CLANG, *flags, FOLDER / source], capture_output=True, check=True)
    text = done.stdout.decode()
    for pattern, ours in (*_WORDS, (_OF_PARAMETERS, "")):
        text = re.sub(pattern, ours, text, flags=re.M)
    text = with_plain_types(text)
    text = re.sub(r"^(declare .*@_FortranAReport.*) willreturn$", r"\1", text, flags=re.M)
    for own in re.findall(r"^define internal .*?@(\w+)", text, flags=re.M):
        text = re.sub(rf"@{own}\b", f"@__enzyme_cc.{stem}.{own}", text)
    for own in re.findall(r"^define .*?@([\w.]+)", text, flags=re.M):
        text = re.sub(rf"@{re.escape(own)}(?![\w.])", f"@enzyme_cc.source.{own}", text)
    for own in re.findall(r"^@([\w.]+) =", text, flags=re.M):
        text = re.sub(rf"@{re.escape(own)}(?![\w.])", f"@__enzyme_cc.{stem}{own}", text)
    text = re.sub(_OURS, _copied, text, flags=re.M)
    entries = sorted(re.findall(_ENTRIES, text, flags=re.M))
    head = f"; Written by .ci/runtime.py from {source}, with {CLANG}."
    return "\n\n".join([head, *entries]) + "\n"


def modules():
    """Return the files that flang writes for our modules, by name."""
    with tempfile.TemporaryDirectory() as folder:
        command = [FLANG, "-fsyntax-only", "-module-dir", folder, MODULES / "enzyme.f90"]
        subprocess.run(command, capture_output=True, check=True)
        return {each.name: each.read_bytes() for each in sorted(Path(folder).glob("*.mod"))}


def _copied(match):
    return f"define internal {match[1]} {ADOPTED_ATTRIBUTES.format(match[2])} {{"


def add(entries, entry):
    """Replace a declaration by a definition."""
    name = re.search(r"@[\w.$]+", entry)[0]
    if name not in entries or entry.startswith("define"):
        entries[name] = entry


def plain_entries(text, stem):
    """Return the functions and constants of a module, in our words."""
    for pattern, ours in _WORDS:
        text = re.sub(pattern, ours, text, flags=re.M)
    text = with_plain_types(text)
    own = re.findall(r"^(?:@(?=[\w.]+ =)|define internal .*?@)([\w.]+)", text, flags=re.M)
    for local in own:
        text = re.sub(rf"@{re.escape(local)}\b", f"@__enzyme_cc.{stem}.{local}", text)
    text = re.sub(r"^define (internal )?(.*) {$", _defined, text, flags=re.M)
    return re.findall(_ENTRIES, text, flags=re.M)


def with_plain_types(text):
    while named := re.search(r"^(%[\w.]+) = type (.*)\n", text, flags=re.M):
        text = re.sub(rf"{re.escape(named[1])}(?![\w.])", named[2], text.replace(named[0], ""))
    return text


def _defined(match):
    """Return the head of a definition that reads and writes no memory its callers see."""
    pure = "" if match[1] else "readnone "
    return f"define internal {match[2]} {pure}{ATTRIBUTES} {{"


_OURS = r"^define (?:internal )?(.*@enzyme_cc\.source\.([\w.]+).*) {$"
_ENTRIES = r"^define (?:.*\n)*?}|^declare .*|^@.*"
_OF_PARAMETERS = r" (?:nocapture|readonly|readnone|writeonly|immarg)\b"
#: What is taken out, or spelled in another way, in this order.
_WORDS = (
    (r"^(?:;|source_filename|target|attributes|!|@llvm\.(?:compiler\.)?used).*\n", ""),
    (r"^.* @llvm\.(?:lifetime|experimental\.noalias)\..*\n", ""),
    (r"(?:,? ![\w.]+ !\d+)+|\s*; preds = .*| #\d+", ""),
    (r"\b(?:dso_local|fastcc|hidden) ", ""),
    (r" (?:local_unnamed_addr|unnamed_addr|noundef)\b", ""),
    (r" +{$", " {"),
    (r"^(declare (?!.*@llvm\.).*)$", r"\1 nounwind willreturn"),
)


if __name__ == "__main__":
    sys.exit(main())
