"""The run-time library: as exact as it says, made from its sources, in no more than is needed."""

import importlib.util
import re
import shutil
import subprocess
from pathlib import Path

import mpmath
import pytest
from rules.place import Place
from rules.runtime_accuracy import CASES, FOLDER, ORDERS, SUFFIX, run, worst
from rules.tolerance import BEYOND, LEAST, unit_of

from enzyme_cc.analysis.verify.verifier import verify
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import DOUBLE, FP80, FP128, PPC_FP128
from enzyme_cc.rules import bodies
from enzyme_cc.rules.argument import Argument
from enzyme_cc.rules.bodies import (
    CHECKPOINTING,
    COPIES,
    DEVICE_COPIES,
    EXCEPTIONS,
    EXCHANGES,
    FILES,
    FORKS,
    MESSAGES,
    OBJECTS,
    PREFIX,
    TAPES,
    WARPS,
    WIDE_COPIES,
    provides,
    with_all_they_need,
)
from enzyme_cc.rules.emit import emit
from enzyme_cc.rules.formula import read_formula
from enzyme_cc.rules.library import Library

ROOT = Path(__file__).resolve().parents[3]
ALL_COPIES = (*COPIES, *WIDE_COPIES, DEVICE_COPIES)
LIBRARY = Library.default()
OURS = sorted(name for name in LIBRARY.callees if name.startswith(PREFIX))
INF, NAN = mpmath.inf, mpmath.nan
#: The others take long, and are computed in the same way: bench/runtime_accuracy.py has them.
SOME_ORDERS = (None, 0, 1, 2, 7, 31)


@pytest.mark.parametrize(
    ("name", "order", "kind"),
    [each for each in CASES if each[1] in SOME_ORDERS and each[0] != "trigamma"],
    ids=str,
)
def test_functions_are_off_by_4_units_at_most(name, order, kind):
    count, units, place = worst(name, order, kind, 5)
    assert count > 150
    assert units <= 4, f"at {mpmath.nstr(place, 20)}"


def test_orders_by_both_ways_of_reflection_are_among_them():
    limit = int(re.search(r"MOST_BY_POLYNOMIAL (\d+)", (FOLDER / "constants.h").read_text())[1])
    assert min(SOME_ORDERS[1:]) <= limit < max(SOME_ORDERS[1:])
    assert set(SOME_ORDERS[2:]) <= set(ORDERS)


def same(got, expected):
    return got == expected or (got != got and expected != expected)


#: At 0, from below, at poles, at both ends, of no number.
ENDS = (mpmath.mpf(0), -1, -2, INF, -INF, NAN, -(mpmath.mpf(2) ** 120))


@pytest.mark.parametrize("kind", SUFFIX, ids=str)
@pytest.mark.parametrize(
    ("name", "order", "points", "expected"),
    [
        ("digamma", 0, ENDS, (-INF, NAN, NAN, INF, NAN, NAN, NAN)),
        ("trigamma", 0, ENDS, (INF, INF, INF, 0, NAN, NAN, INF)),
        ("polygamma", 0, ENDS, (-INF, NAN, NAN, INF, NAN, NAN, NAN)),
        ("polygamma", 1, ENDS, (INF, INF, INF, 0, NAN, NAN, INF)),
        ("polygamma", 2, ENDS, (-INF, NAN, NAN, 0, NAN, NAN, NAN)),
        ("polygamma", -1, (1, 2, -2, INF), (NAN, NAN, NAN, NAN)),
        ("erfinv", 0, (-1, 0, 1, 2, -2, INF, NAN), (-INF, 0, INF, NAN, NAN, NAN, NAN)),
        ("erfcinv", 0, (0, 1, 2, 3, -1, INF, NAN), (INF, 0, -INF, NAN, NAN, NAN, NAN)),
    ],
)
def test_ends_and_poles(name, order, points, expected, kind):
    got = run(name, kind, [mpmath.mpf(each) for each in points], order)
    assert [*map(same, got, expected)] == [True] * len(points), got


@pytest.mark.parametrize("kind", SUFFIX, ids=str)
@pytest.mark.parametrize("order", [1, 2])
def test_squares_of_large_numbers_may_be_out_of_reach(order, kind):
    exponents = (BEYOND[kind] * 2 // 3, BEYOND[kind] - 2)
    points = [mpmath.ldexp(1.25, each) for each in exponents]
    wanted = [(-1) ** (order + 1) / each**order for each in points]
    least = mpmath.ldexp(1, LEAST[kind])
    for got, expected in zip(run("polygamma", kind, points, order), wanted, strict=True):
        assert abs(got - expected) <= abs(expected) * 4 * unit_of(kind) + least


# -- text ------------------------------------------------------------------------------------------


def maker():
    spec = importlib.util.spec_from_file_location("runtime", ROOT / ".ci" / "runtime.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_constants_are_those_of_mpmath():
    assert maker().constants() == (FOLDER / "constants.h").read_text()


@pytest.mark.skipif(not shutil.which("clang-16"), reason="no clang-16 here")
@pytest.mark.parametrize("file", FILES)
def test_the_ir_is_that_of_the_sources(file):
    assert maker().compiled(f"{file}.ll") == (FOLDER / f"{file}.ll").read_text()


@pytest.mark.skipif(not shutil.which("clang-16"), reason="no clang-16 here")
def test_what_derivatives_look_at_themselves_by_is_that_of_the_sources():
    assert maker().checking("checking.ll") == (FOLDER / "checking.ll").read_text()


@pytest.mark.skipif(not shutil.which("clang-16"), reason="no clang-16 here")
@pytest.mark.parametrize("kind", MESSAGES)
def test_what_exchanges_derivatives_is_that_of_the_sources(kind):
    made = maker()
    if not Path(made.MESSAGES[f"mpi_{kind}.ll"]).exists():
        pytest.skip(f"no headers of {kind} here")
    assert made.messages(f"mpi_{kind}.ll") == (FOLDER / f"mpi_{kind}.ll").read_text()


@pytest.mark.skipif(not shutil.which("clang-16"), reason="no clang-16 here")
def test_what_keeps_buffers_of_tapes_is_that_of_the_sources():
    assert maker().tapes(f"{TAPES}.ll") == (FOLDER / f"{TAPES}.ll").read_text()


@pytest.mark.skipif(not shutil.which("clang-16"), reason="no clang-16 here")
def test_transposes_of_shuffles_are_those_of_the_source():
    assert (FOLDER / "warp.ll").read_text() == maker().warps("warp.ll")


@pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22 here")
@pytest.mark.parametrize("sanitizers", ["address,undefined", "thread", "undefined"])
def test_memory_of_tapes_is_cut_from_arenas_and_waits_for_the_next_call(tmp_path, sanitizers):
    program = tmp_path / "buffers"
    words = f"-O1 -Wall -Wextra -Werror -fno-builtin -fsanitize={sanitizers}".split()
    counted = [f"-D{each}=counted_{each}" for each in ("malloc", "realloc", "free")]
    ours = tmp_path / "tape.o"
    subprocess.run(["clang-22", *words, *counted, "-c", FOLDER / "tape.c", "-o", ours], check=True)
    tries = Path(__file__).parent / "tape_buffers.c"
    subprocess.run(["clang-22", *words, ours, tries, "-lpthread", "-o", program], check=True)
    null = {f"{each}_OPTIONS": "allocator_may_return_null=1" for each in ("ASAN", "TSAN")}
    done = subprocess.run([program], env=null, capture_output=True, text=True, check=False)
    if "unexpected memory mapping" in done.stderr:
        pytest.skip("the kernel places memory where this sanitizer cannot have it")
    assert (done.returncode, done.stdout) == (0, "ok\n"), done.stderr
    assert "runtime error" not in done.stderr


@pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22 here")
@pytest.mark.parametrize("sanitizers", ["address,undefined", "thread"])
def test_what_is_set_aside_comes_back_or_a_number_stays(tmp_path, sanitizers):
    program, ours = tmp_path / "words", tmp_path / "aside.o"
    words = f"-O1 -Wall -Wextra -Werror -fno-builtin -fsanitize={sanitizers}".split()
    counted = [f"-D{each}=counted_{each}" for each in ("realloc", "free")]
    subprocess.run(["clang-22", *words, *counted, "-c", FOLDER / "aside.c", "-o", ours], check=True)
    tries = Path(__file__).parent / "aside_words.c"
    subprocess.run(["clang-22", *words, ours, tries, "-lpthread", "-o", program], check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    if "unexpected memory mapping" in done.stderr:
        pytest.skip("the kernel places memory where this sanitizer cannot have it")
    assert (done.returncode, done.stdout, done.stderr) == (0, "ok\n", "")


@pytest.mark.skipif(not shutil.which("clang-16"), reason="no clang-16 here")
def test_what_drives_checkpoints_is_made_from_its_source():
    made = maker().checkpoints(f"{CHECKPOINTING}.ll")
    assert made == (FOLDER / f"{CHECKPOINTING}.ll").read_text()


@pytest.mark.skipif(not shutil.which("clang-22"), reason="no clang-22 here")
def test_schemes_of_checkpoints_reverse_each_step_once_from_its_state(tmp_path):
    program, tries = tmp_path / "schemes", Path(__file__).parent / "checkpoint_schemes.c"
    words = "-O1 -Wall -Wextra -Werror -fno-builtin -fsanitize=address,undefined".split()
    sources = (FOLDER / "checkpoint.c", tries)
    subprocess.run(["clang-22", *words, *sources, "-o", program], check=True)
    done = subprocess.run([program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "0 failures\n", "")
    assert list(tmp_path.iterdir()) == [program]


@pytest.mark.skipif(not shutil.which("clang-16"), reason="no clang-16 here")
@pytest.mark.parametrize("file", ALL_COPIES)
def test_copies_of_others_functions_are_those_of_the_sources(file):
    assert maker().adopted(f"{file}.ll") == (FOLDER / f"{file}.ll").read_text()


@pytest.mark.skipif(not shutil.which("clang++-22"), reason="no clang++-22 here")
def test_nodes_of_containers_are_as_libstdcxx_would_leave_them(tmp_path):
    ours, program = tmp_path / "cxx.o", tmp_path / "nodes"
    words = ("-O1", "-Wall", "-Wextra", "-Werror", "-fsanitize=undefined")
    subprocess.run(["clang-22", *words, "-c", FOLDER / "cxx.c", "-o", ours], check=True)
    nodes = Path(__file__).parent / "cxx_nodes.cpp"
    subprocess.run(["clang++-22", "-std=c++17", *words, nodes, ours, "-o", program], check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ok\n", "")


@pytest.mark.skipif(not shutil.which("clang++-22"), reason="no clang++-22 here")
@pytest.mark.parametrize(("library", "scope"), [("libstdc++", "St3pmr"), ("libc++", "St3__13pmr")])
def test_buffers_of_resources_are_as_the_library_has_them(tmp_path, library, scope):
    if library == "libc++" and not Path("/usr/lib/llvm-22/include/c++").exists():
        pytest.skip("no libc++-22 here")
    ours, program = tmp_path / "pmr.o", tmp_path / "buffers"
    words = ("-O1", "-Wall", "-Wextra", "-Werror")
    scopes, own = ("St3pmr", "St3__13pmr"), {"end": "D1Ev", "allocate": "11do_allocateEmm"}
    renamed = [
        f"-D_ZN{each}25monotonic_buffer_resource{name}={whose}_{key}"
        for each, whose in {**dict.fromkeys(scopes, "others"), scope: "ours"}.items()
        for key, name in own.items()
    ]
    made = ("clang-22", *words, *renamed, "-c", FOLDER / "pmr.c", "-o", tmp_path / "all.o")
    subprocess.run(made, check=True)
    named = [f"--keep-global-symbol=ours_{each}" for each in own]
    subprocess.run(["llvm-objcopy-22", *named, tmp_path / "all.o", ours], check=True)
    how = ("-std=c++17", f"-stdlib={library}", *words, "-fsanitize=address")
    source = Path(__file__).parent / "pmr_buffers.cpp"
    subprocess.run(["clang++-22", *how, source, ours, "-o", program], check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ok\n", "")


@pytest.mark.skipif(not shutil.which("clang++-22"), reason="no clang++-22 here")
@pytest.mark.skipif(not Path("/usr/lib/llvm-22/include/c++").exists(), reason="no libc++-22 here")
def test_what_libcxx_has_in_its_library_works_by_ours(tmp_path):
    ours, program = tmp_path / "libcxx.o", tmp_path / "library"
    words = ("-O1", "-Wall", "-Wextra", "-Werror", "-fsanitize=address,undefined")
    subprocess.run(["clang-22", *words, "-c", FOLDER / "libcxx.c", "-o", ours], check=True)
    source = Path(__file__).parent / "libcxx_library.cpp"
    how = ("-std=c++17", "-stdlib=libc++", *words)
    subprocess.run(["clang++-22", *how, source, ours, "-o", program], check=True)
    taken = subprocess.run(["nm", program], capture_output=True, text=True, check=True).stdout
    assert " T _ZNSt3__16__sortIRNS_6__lessIddEEPdEEvT0_S5_T_\n" in taken
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "ok\n", "")


@pytest.mark.skipif(not shutil.which("flang-22"), reason="no flang-22 here")
def test_modules_of_fortran_are_those_of_the_sources():
    made = maker().modules()
    assert set(made) == {"enzyme.mod", "enzyme_requests.mod"}
    folder = ROOT / "attributes" / "fortran"
    assert made == {each.name: each.read_bytes() for each in folder.glob("*.mod")}


@pytest.mark.parametrize(
    "file", [*FILES, *ALL_COPIES, CHECKPOINTING, EXCEPTIONS, OBJECTS, TAPES, WARPS]
)
def test_the_ir_is_right(file):
    assert verify(Module((FOLDER / f"{file}.ll").read_text(), file).load()) == []


@pytest.mark.parametrize("version", [16, 19, 22])
@pytest.mark.parametrize(
    "file", [*FILES, *ALL_COPIES, CHECKPOINTING, EXCEPTIONS, OBJECTS, TAPES, WARPS]
)
def test_every_llvm_reads_the_ir(file, version):
    opt = shutil.which(f"opt-{version}")
    if opt is None:
        pytest.skip(f"no opt-{version} here")
    subprocess.run([opt, "-passes=verify", "-disable-output", FOLDER / f"{file}.ll"], check=True)


@pytest.mark.parametrize(
    "file", [*FILES, *ALL_COPIES, CHECKPOINTING, EXCEPTIONS, OBJECTS, TAPES, WARPS]
)
def test_the_ir_names_no_target(file):
    text = (FOLDER / f"{file}.ll").read_text()
    assert not re.search(r"target |source_filename|^attributes|^!|%struct|\bfast\b", text, re.M)


# -- what goes with what ---------------------------------------------------------------------------


def test_rules_and_functions_are_the_same():
    suffixes = (*SUFFIX.values(), *"f16 f32 f64 f32x f64x".split())
    parts = (f"{PREFIX}_{each}_" for each in (EXCEPTIONS, TAPES, OBJECTS, WARPS))
    others = (*parts, *EXCHANGES, FORKS)
    names = [each for each in OURS if not each.startswith(others)]
    stems = {re.fullmatch(rf"({PREFIX}_\w+?)(?:{'|'.join(suffixes)})?", each)[1] for each in names}
    # They look at numbers of all kinds.
    stems -= {f"{PREFIX}_{each}" for each in ("trap", "not_all_zero")}
    assert set(with_all_they_need(f"{s}{t}" for s in stems for t in suffixes)) >= {
        f"{stem}{suffix}" for stem in stems for suffix in SUFFIX.values()
    }


def test_a_function_brings_what_it_calls_and_no_more():
    found = with_all_they_need([f"{PREFIX}_erfinvf"])
    assert f"{PREFIX}_erfinv" in found
    assert not [name for name in found if "psi" in name or "polygamma" in name]
    assert {"erf", "erfc", "exp", "log"} <= found.keys()
    assert {each for each in with_all_they_need([f"{PREFIX}_digammal"]) if each[0] != "_"} <= {
        "logl",
        "llvm.memcpy.p0.p0.i64",
        "llvm.memset.p0.i64",
    }


def test_what_is_not_ours_is_not_provided():
    assert provides(f"{PREFIX}_digamma")
    assert not provides("digamma")
    assert not provides(f"{PREFIX}_digammal2")


def called_for(kind):
    place = Place(x=kind)
    formula = read_formula("polygamma(2, x)", {"x": Argument("x")}, LIBRARY.functions)
    emit(place.builder, formula, place.values)
    return place.declared()


def test_a_call_is_of_the_kind_at_hand():
    for kind, suffix in ((DOUBLE, ""), (FP80, "l"), (FP128, "f128")):
        assert called_for(kind) == [f"declare {kind} @{PREFIX}_polygamma{suffix}(i32, {kind})"]


def test_a_kind_without_functions_is_an_error():
    with pytest.raises(UserError, match="but the run-time library has that") as caught:
        called_for(PPC_FP128)
    assert caught.value.diagnostic.code == "EZ0915"


def test_of_what_works_on_matrices_one_precision_is_read():
    bodies._part_entries.cache_clear()
    found = bodies.with_all_they_need(["__enzyme_cc_matrix_scaled_d"])
    assert "__enzyme_cc_matrix_scaled_d" in found
    assert bodies._part_entries.cache_info().currsize == 1
    assert not any(each.endswith(("_s", "_c", "_z")) for each in found)
