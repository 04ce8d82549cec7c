"""Requests become derivatives when their source is compiled, whatever the command looks like.

The differentiator is a stand-in (stand_in.py): here it counts what goes around it.
"""

import os
import shutil

import pytest
from boxes import Box, needs
from objects import has_ir, machine_code, sections
from stand_in import StandIn

from enzyme_cc.driver.derivatives.derivation import for_loops

C = """#include <stdio.h>
extern double __enzyme_fwddiff(void *, ...);
double square(double x) { return x * x; }
double slope(double x) { return __enzyme_fwddiff((void *)square, x, 1.0); }
int other(int n) { int s = 0; for (int i = 0; i < n; i++) s += "abcd"[i & 3] * i; return s; }
void scale(float *a, const float *b, int n) { for (int i = 0; i < n; i++) a[i] = a[i] * b[i] + 2; }
"""
MAIN = '#include <stdio.h>\ndouble slope(double);\nint main(void) { printf("%g\\n", slope(3)); }\n'
CXX = """#include <vector>
double __enzyme_fwddiff(void *, double, double);
static double square(double x) { return x * x; }
extern "C" double slope(double x) { return __enzyme_fwddiff((void *)square, x, 1.0); }
int total(const std::vector<int> &v) { int s = 0; for (int x : v) s += x; return s; }
"""


@pytest.fixture
def box(tmp_path, cache, either):
    return filled(StandIn(tmp_path, cache, either))


@pytest.fixture
def system_box(tmp_path, cache, system):
    return filled(StandIn(tmp_path, cache, system))


def filled(box):
    box.write("s.c", C)
    box.write("main.c", MAIN)
    box.write("x.cpp", CXX)
    box.write("rsp", "-O1 -c s.c\n-o 'a b.o'")
    box.write("plain.c", "int plain(int x) { return x + 1; }\n")
    return box


def answers(box, program="./prog"):
    return box.run(program).stdout == b"42\n"


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_a_request_is_a_derivative_in_the_object_of_its_source(box, level):
    assert box.ok(level, "-c", "s.c").stderr == b""
    box.ok("s.o", "main.c", "-o", "prog")
    assert answers(box)


def test_the_object_carries_the_ir_as_it_was_before(box):
    box.ok("-c", "s.c")
    text = Box.enzyme(box, "ir", "s.o", command="enzyme").stdout
    assert b"@__enzyme_fwddiff(" in text
    box.ok("-c", "plain.c")
    names = [name for name, _, _ in sections(box.folder / "plain.o")]
    ours = [name for name, _, _ in sections(box.folder / "s.o")]
    assert [sorted(n for n in some if "_llvm" in n) for some in (ours, names)] == [
        ["_llvmbc", "_llvmcmd"]
    ] * 2


COMMANDS = [
    "-c s.c -o d/x.o",
    "-O2 -g -c s.c",
    "-O2 -g -gsplit-dwarf -c s.c",
    "-fPIC -c s.c",
    "-O3 -march=native -c s.c",
    "-mavx2 -ffast-math -c s.c",
    "-O1 -fsanitize=undefined -c s.c",
    "-ffunction-sections -fdata-sections -c s.c",
    "-MD -MF deps -MT target -c s.c",
    "-MMD -c s.c",
    "-save-temps -c s.c",
    "-c -g -grecord-command-line s.c",
    "-Wall -Wextra -Werror -c s.c",
    "-c s.c plain.c main.c",
    "-c -x c s.c",
    "-c -o x.o -- s.c",
    "@rsp",
    "-std=c++17 -O2 -c x.cpp",
    "-std=c11 -include plain.c -DX=1 -I. -c s.c",
    "-c s.c -fno-integrated-as",
    "-c s.c --coverage",
    "-c s.c -ftime-trace=t.json",
    "--enzyme-inline=off -c s.c",
]


@pytest.mark.parametrize("line", COMMANDS)
def test_a_compile_with_requests_leaves_the_files_and_words_that_one_without_does(box, line):
    (box.folder / "d").mkdir()
    role = "cxx" if "x.cpp" in line else "cc"
    plain = [word for word in line.split() if not word.startswith("--enzyme")]
    assert box.run(*box.toolchain.command(role), *plain).stderr == b""
    before = set(box.files())
    done = box.ok(*line.split())
    assert done.stderr == b""
    assert set(box.files()) == before
    objects = [n for n in box.files() if n.endswith(".o")]
    assert objects
    for name in objects:
        assert has_ir(box.folder / name)
        table = {n: d for n, _, d in sections(box.folder / name)}[".strtab"]
        assert b"__enzyme_" not in table


@pytest.mark.parametrize(
    "line", ["-O2", "-O2 -g", "-O0 -fPIC", "-O3 -march=native", "-O1 -ffast-math"]
)
@pytest.mark.parametrize("source", ["s.c", "x.cpp"])
def test_functions_that_are_not_differentiated_are_the_plain_compilers(system_box, line, source):
    box = system_box
    command = "enzyme-c++" if source == "x.cpp" else "enzyme-cc"
    arguments = [*line.split(), "-ffunction-sections", "-c", source, "-o"]
    box.ok(*arguments, "ours.o", command=command)
    role = "cxx" if source == "x.cpp" else "cc"
    box.run(*box.toolchain.command(role), *arguments, "plain.o")
    ours, plain = (
        {n: d for n, _, d in machine_code(box.folder / f"{name}.o") if n.startswith(".text.")}
        for name in ("ours", "plain")
    )
    assert ".text.slope" in ours
    assert len(ours) > 1
    assert [name for name in ours if ours[name] != plain[name]] == [".text.slope"]


AT_ONCE = [
    "s.c main.c -o prog",
    "-O2 s.c main.c -o prog -lm",
    "-O2 -g main.c s.c -lm -o prog",
    "-Wl,--start-group main.c s.c -Wl,--end-group -o prog",
    "-x c s.c main.c -o prog",
    "-pie -fPIE s.c main.c -o prog",
    "-MD s.c main.c -o prog",
    "-Wall -Werror s.c main.c -o prog",
]


@pytest.mark.parametrize("line", AT_ONCE)
def test_one_command_that_compiles_and_links_differentiates_too(box, line):
    assert box.ok(*line.split()).stderr == b""
    assert answers(box)
    assert not has_ir(box.folder / "prog")


ONLY_SYSTEM = [
    "-save-temps s.c main.c -o prog",
    "-v s.c main.c -o prog",
    "-flto -fuse-ld=lld s.c main.c -o prog",
    "-flto=thin -O2 -fuse-ld=lld s.c main.c -o prog",
    "-fsanitize=address,undefined s.c main.c -o prog",
    "-fsanitize=cfi -flto -fvisibility=hidden -O1 -fuse-ld=lld s.c main.c -o prog",
    "-fprofile-instr-generate -fcoverage-mapping s.c main.c -o prog",
    "-fuse-ld=bfd s.c main.c -o prog",
    "-static s.c main.c -o prog",
]


@pytest.mark.parametrize("line", ONLY_SYSTEM)
def test_so_do_commands_that_keep_say_or_leave_more(system_box, line):
    if "lld" in line and not shutil.which("ld.lld-22"):
        pytest.skip("no lld")
    system_box.ok(*line.split())
    assert answers(system_box)


def test_without_o_the_program_is_a_out(box):
    box.ok("s.c", "main.c")
    assert answers(box, "./a.out")


def test_a_request_that_only_a_header_or_a_macro_makes_is_found_as_well(system_box):
    system_box.write(
        "h.h", C.replace("__enzyme_fwddiff", "__enz##yme").replace("__enz##yme", "ASK")
    )
    system_box.write(
        "u.c", '#define P(a, b) a##b\n#define ASK P(__enz, yme_fwddiff)\n#include "h.h"\n'
    )
    done = system_box.ok("-O2", "u.c", "main.c", "-o", "prog")
    assert done.stderr == b"", "nothing is left to be seen of the link that was tried"
    assert answers(system_box)


def test_warnings_of_a_command_that_is_done_twice_are_said_once(system_box):
    system_box.write(
        "u.c",
        "#define P(a, b) a##b\n"
        + C.replace("__enzyme_", "P(__enz, yme_) ").replace(
            "P(__enz, yme_) fwddiff", "P(__enz, yme_fwddiff)"
        )
        + "int w(void) { int unused; return 0; }\n",
    )
    done = system_box.ok("-Wall", "u.c", "main.c", "-o", "prog")
    assert done.stderr.count(b"unused variable") == 1
    assert answers(system_box)


def test_a_shared_library_gets_its_derivatives_though_it_could_be_linked_without(system_box):
    system_box.ok("-shared", "-fPIC", "-MD", "s.c", "-o", "libs.so")
    assert b"__enzyme_" not in system_box.run("nm", "libs.so").stdout
    system_box.ok("main.c", "libs.so", "-Wl,-rpath,$ORIGIN", "-o", "prog")
    assert answers(system_box)


def test_a_relocatable_link_of_sources_differentiates_and_keeps_ir(system_box):
    system_box.ok("-r", "s.c", "plain.c", "-o", "all.o")
    assert has_ir(system_box.folder / "all.o")
    system_box.ok("all.o", "main.c", "-o", "prog")
    assert answers(system_box)


@pytest.mark.parametrize("lto", ["-flto", "-flto=thin"])
def test_with_lto_the_object_is_differentiated_bitcode(system_box, lto):
    if not shutil.which("ld.lld-22"):
        pytest.skip("no lld")
    system_box.ok("-O2", lto, "-c", "s.c", "main.c")
    data = (system_box.folder / "s.o").read_bytes()
    assert data[:2] == b"BC"
    assert b"__enzyme_" not in data
    system_box.ok(lto, "-fuse-ld=lld", "s.o", "main.o", "-o", "prog")
    assert answers(system_box)


def test_assembly_is_differentiated(box):
    box.ok("-O2", "-S", "s.c")
    assert "__enzyme_" not in (box.folder / "s.s").read_text()
    box.ok("s.s", "main.c", "-o", "prog")
    assert answers(box)


def test_ir_for_the_user_is_the_plain_compilers(box):
    box.ok("-S", "-emit-llvm", "s.c", "-o", "s.ll")
    assert "@__enzyme_fwddiff(" in (box.folder / "s.ll").read_text()


def test_ir_as_a_source_is_differentiated(box):
    box.ok("-S", "-emit-llvm", "s.c", "-o", "s.ll")
    box.ok("-O2", "-c", "s.ll")
    box.ok("s.o", "main.c", "-o", "prog")
    assert answers(box)


@needs("flang-22")
def test_fortran_is_differentiated(system_box):
    system_box.write(
        "f.f90",
        "program p\n  interface\n"
        "    real(8) function d(f, x) bind(c, name='__enzyme_fwddiff')\n"
        "      real(8), external :: f\n      real(8), value :: x\n"
        "    end function\n  end interface\n  real(8), external :: sq\n"
        "  print '(f5.1)', d(sq, 3d0)\nend program\n"
        "real(8) function sq(x)\n  real(8) :: x\n  sq = x * x\nend function\n",
    )
    system_box.ok("-O2", "f.f90", "-o", "prog", command="enzyme-fc")
    assert system_box.run("./prog").stdout.strip() == b"42.0"


COMPLAINS = """
def differentiate(text, name="<unit>", *, choices=None):
    where = "s.c:4:33" if "!dbg" in text else name + ":10:3"
    problem = Diagnostic("it cannot be done", where=where, notes=("do without",), code="EZ9999")
    warning = Diagnostic("it looks odd", where="s.c:3:1", severity="warning")
    return Outcome(text, (problem,) if PROBLEM else (), (warning,))
enzyme_cc.differentiate = differentiate
"""


@pytest.mark.parametrize(
    "line", ["-c s.c", "-g -c s.c", "s.c main.c -o prog", "-S s.c", "-c s.c main.c"]
)
def test_what_stands_in_the_way_is_said_with_its_line_and_nothing_is_left(box, line):
    box.other = "PROBLEM = True\n" + COMPLAINS
    done = box.enzyme(*line.split())
    assert done.returncode == 1
    assert done.stderr.decode() == (
        "s.c:3:1: warning: it looks odd\ndouble square(double x) { return x * x; }\n^\n"
        "s.c:4:33: error: it cannot be done [EZ9999]\n"
        "double slope(double x) { return __enzyme_fwddiff((void *)square, x, 1.0); }\n"
        f"{' ' * 32}^\nenzyme-cc: note: do without\n"
    )
    made = {n for n in box.files() if n.endswith((".o", ".s", "prog"))}
    assert made <= {"main.o"}


def test_every_source_that_asks_is_looked_at_before_the_command_fails(box):
    box.write("t.c", C)
    box.other = "PROBLEM = True\n" + COMPLAINS
    assert box.enzyme("-c", "s.c", "t.c").stderr.count(b"EZ9999") == 2


def test_warnings_are_no_failure(box):
    box.other = "PROBLEM = False\n" + COMPLAINS.replace(
        "return Outcome(text,",
        "return Outcome(DECLARATION.sub('', CALL.sub('= fadd double 42.0, 0.0', text)),",
    )
    done = box.ok("s.c", "main.c", "-o", "prog")
    assert done.stderr.count(b"warning: it looks odd") == 1
    assert answers(box)


EXPLAINS = """
class Said(str):
    symbol, written, place, remarks, marks = "", (), "", (), ()
    _replace = lambda self, **changed: self
    has_places = property(lambda self: self == "with names")

plain = differentiate
def explaining(text, name="<unit>", *, explain=False, choices=None):
    said = Said("with names" if "DILocalVariable" in text else "without")
    return plain(text, name)._replace(explained=(said,) if explain else ())

enzyme_cc.differentiate = explaining
enzyme_cc.tables = lambda explained, folder: f"{list(explained)} {folder}\\n"
"""


@pytest.mark.parametrize("line", ["-c s.c", "-g -O2 -S s.c", "-c s.c -o /dev/null", "-flto -c s.c"])
def test_what_is_kept_is_said_with_the_names_of_the_source(box, line):
    box.other = EXPLAINS
    assert box.ok(*line.split()).stderr == b""
    done = box.ok("--enzyme-explain", *line.split())
    assert done.stderr.decode() == f"['with names'] {box.folder}/\n"


def test_where_names_are_not_to_be_had_it_is_said_without(box):
    box.other = EXPLAINS
    done = box.ok("--enzyme-explain", "-g0", "s.c", "main.c", "-o", "prog")
    assert done.stderr.decode() == f"['without'] {box.folder}/\n"
    assert answers(box)


def test_where_nothing_is_differentiated_backwards_that_is_said(box):
    box.other = "enzyme_cc.differentiate = lambda text, name, explain=False: differentiate(text)"
    said = box.ok("--enzyme-explain", "-c", "s.c").stderr
    assert said == b"enzyme-cc: 's.c' asks for no derivative in reverse mode\n"


def test_problems_in_what_is_thrown_away_fail_the_command_and_leave_the_device(system_box):
    system_box.other = "PROBLEM = True\n" + COMPLAINS
    done = system_box.enzyme("-c", "s.c", "-o", "/dev/null")
    assert done.returncode == 1
    assert b"EZ9999" in done.stderr
    assert os.path.exists("/dev/null")
    assert not os.path.isfile("/dev/null")


BUGS = {
    "a crash": "def differentiate(text, name=''): raise KeyError('oops')\n",
    "an internal error": "def differentiate(text, name=''):\n"
    "    from enzyme_cc.diagnostics import InternalError\n    raise InternalError('oops')\n",
    "no end": "def differentiate(text, name=''): return Outcome(text, again=True)\n",
    "no IR": "def differentiate(text, name=''): return Outcome('nonsense oops')\n",
    "wrong IR": "def differentiate(text, name=''): return Outcome('nonsense oops', again=True)\n",
}


@pytest.mark.parametrize("kind", BUGS)
def test_a_bug_of_ours_is_one_line_and_a_file_for_the_report(box, kind):
    box.other = BUGS[kind] + "enzyme_cc.differentiate = differentiate\n"
    tmp = box.folder / "tmp"
    tmp.mkdir()
    box.environment["TMPDIR"] = str(tmp)
    done = box.enzyme("-O2", "-c", "s.c")
    (line,) = done.stderr.decode().splitlines()
    (name,) = os.listdir(tmp)
    assert done.returncode == 70
    assert line.startswith("enzyme-cc: s.c: internal error")
    assert line.endswith(f"please report it, with the file '{tmp / name}'")
    report = (tmp / name).read_text()
    assert report.startswith("; enzyme-cc 0.")
    assert "; stage: " in report
    assert "s.c" in report.splitlines()[1]
    assert "Traceback" not in report
    assert kind == "no IR" or kind == "wrong IR" or "define " in report
    assert "s.o" not in box.files()


def test_a_source_that_can_be_read_only_once_is_differentiated_from_its_object(box):
    box.ok("-c", "-x", "c", "-", "-o", "s.o", input=C.encode())
    box.ok("s.o", "main.c", "-o", "prog")
    assert answers(box)


def test_a_program_of_a_source_that_can_be_read_only_once_is_differentiated(box):
    box.ok("-x", "c", "-", "-x", "none", "main.c", "-o", "prog", input=C.encode())
    assert answers(box)


@pytest.mark.parametrize("line", ["-o prog main.o", "-shared -fPIC -o lib.so"])
def test_a_source_that_can_be_read_only_once_is_no_empty_one_in_a_link_with_lto(line, box):
    box.ok("-c", "main.c")
    once = ("-flto", *line.split(), "-x", "c", "-")
    done = box.enzyme(*once, input=C.encode())
    assert done.returncode == 1
    assert b"is no file to be read twice" in done.stderr
    assert b"undefined reference" not in done.stderr
    assert not (box.folder / "lib.so").exists()
    box.ok("-flto", "-shared", "-fPIC", "-x", "c", "-", "-o", "plain.so", input=b"int f;")
    assert b" f\n" in box.run("nm", "-D", "plain.so").stdout


def test_assembly_of_a_source_that_can_be_read_only_once_is_refused(box):
    done = box.enzyme("-S", "-x", "c", "-", "-o", "s.s", input=C.encode())
    assert done.returncode == 1
    assert b"is no file to be read twice" in done.stderr
    assert "s.s" not in box.files()


def test_an_error_of_the_compiler_is_said_once(box):
    box.write("bad.c", C + "int x = y;\n")
    for line in ("-c bad.c", "bad.c main.c -o prog"):
        done = box.enzyme(*line.split())
        assert done.returncode == 1
        assert done.stderr.count(b"undeclared identifier 'y'") == 1


def test_another_error_of_the_linker_is_not_ours(box):
    done = box.enzyme("s.c", "-o", "prog")
    assert done.returncode == 1
    assert b"main" in done.stderr
    assert b"asks for a derivative" not in done.stderr


def test_an_object_of_another_compiler_is_named_when_its_request_stays_open(box):
    box.run(*box.toolchain.command("cc"), "-c", "s.c", "-o", "a b.o")
    done = box.enzyme("a b.o", "main.c", "-o", "prog")
    assert done.returncode == 1
    assert (
        done.stderr.decode()
        .splitlines()[-2]
        .startswith("a b.o: error: slope asks for a derivative (__enzyme_fwddiff), and this object")
    )
    assert b"undefined" not in done.stderr


LOOP = """double __enzyme_autodiff(void *, ...);
static double dot(const double *a, const double *b, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += a[i] * a[i] * b[i];
  return sum;
}
void slopes(double *restrict a, double *restrict da, double *restrict b, double *restrict db,
            int n) {
  __enzyme_autodiff((void *)dot, a, da, b, db, n);
}
"""
ONCE = b"-mllvm -enable-nontrivial-unswitch"


@pytest.mark.parametrize(
    ("words", "times"),
    [
        (["-O2"], 1),
        (["-O1", "-O2"], 1),
        (["-O2", "-O3"], 0),
        (["-O0"], 0),
        (["-Os"], 0),
        (["-O2", "-mllvm", "-enable-nontrivial-unswitch"], 1),
    ],
    ids=str,
)
def test_o2_asks_once_before_a_loop_whether_a_shadow_is_its_primal(
    tmp_path, cache, system, words, times
):
    box = Box(tmp_path, cache, system)
    box.write("loop.c", LOOP)
    box.environment["ENZYME_CC_DEBUG"] = "1"
    said = box.ok(*words, "-c", "loop.c").stderr
    assert said.splitlines()[-1].count(ONCE) == times
    if system.version[0] == 22 and words == ["-O2"]:
        box.ok("-O2", "-S", "loop.c")
        assert "mulpd" in (tmp_path / "loop.s").read_text()


def test_a_compiler_that_may_not_know_the_word_is_not_given_it():
    assert for_loops(("clang", "-O2"), 22)
    assert not for_loops(("clang", "-O2"), 23)
    assert len(for_loops(("clang", "-O3"), 19)) == 2
    assert not for_loops(("clang", "-O3"), 16)


@pytest.mark.parametrize("level", ["-O2", "-O3"])
@pytest.mark.parametrize(("own", "times"), [("", 1), ("-hoist-runtime-checks=true", 0)])
def test_loops_that_go_backwards_are_vectorized_inside_one_another_unless_the_user_says_otherwise(
    level, own, times
):
    words = for_loops(("clang", level, "-mllvm", own), 22)
    assert words.count("-hoist-runtime-checks=false") == times
