"""C and C++ see our headers with no flags; Fortran objects carry IR too; old LLVMs work."""

import shutil
import subprocess
import sys
from pathlib import Path
from string import ascii_uppercase

import pytest
from boxes import COMMANDS, Box, needs
from objects import has_ir, machine_code

from enzyme_cc.attributes import names

HEADER = "#include <enzyme/enzyme.h>\n"
USE = HEADER + (
    "double square(double x) { return x * x; }\n"
    "double slope(double x)\n"
    "{ return __enzyme_fwddiff_double((void *)square, enzyme_dup, x, 1.0); }\n"
)
STANDARDS = ["c89", "c99", "c11", "c17", "c23", "gnu89", "gnu17", "gnu23"]
CXX_STANDARDS = ["c++98", "c++11", "c++14", "c++17", "c++20", "c++23"]


@pytest.mark.parametrize("standard", STANDARDS)
def test_the_c_header_is_found_and_silent_in_every_standard(box, standard):
    box.write("a.c", HEADER + "int ok;\n")
    box.ok(f"-std={standard}", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-c", "a.c")


@pytest.mark.parametrize("standard", CXX_STANDARDS)
def test_the_c_header_is_found_and_silent_in_every_cxx_standard(box, standard):
    box.write("a.cpp", HEADER + "int ok;\n")
    arguments = [f"-std={standard}", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-c", "a.cpp"]
    box.ok(*arguments, command="enzyme-c++")


def test_macros_of_one_letter_do_no_harm_to_the_cxx_header(box):
    standard = "array cstdlib memory tuple type_traits utility".split()
    box.write(
        "a.cpp",
        "".join(f"#include <{each}>\n" for each in standard)
        + "".join(f"#define {each} +\n" for each in ascii_uppercase)
        + "#include <enzyme/enzyme>\n"
        "double square(double x) { return x * x; }\n"
        "auto slope(double x)\n"
        "{ return enzyme::autodiff<enzyme::Reverse>(square, enzyme::Active<double>(x)); }\n",
    )
    box.ok("-std=c++17", "-Wall", "-Wextra", "-Werror", "-c", "a.cpp", command="enzyme-c++")


@pytest.mark.parametrize(
    "action", [["-E"], ["-S"], ["-M"], ["-fsyntax-only"], ["-emit-llvm", "-S"]]
)
def test_the_header_is_found_by_every_action_that_preprocesses(box, action):
    box.write("a.c", USE)
    box.ok(*action, "a.c")


def test_a_request_in_the_source_names_what_it_asks_for_in_the_ir(box):
    box.write("a.c", USE)
    box.ok("-c", "a.c")
    text = box.ok("ir", "a.o", command="enzyme").stdout.decode()
    assert "@__enzyme_fwddiff_double" in text
    assert "@enzyme_dup" in text


@pytest.mark.parametrize("at_once", [True, False], ids=["at once", "from objects"])
def test_a_request_is_answered_and_only_the_answer_is_linked(box, at_once):
    box.write(
        "a b.c", "#include <stdio.h>\n" + USE + 'int main(void) { printf("%g", slope(3)); }\n'
    )
    if not at_once:
        box.ok("-c", "a b.c")
    box.ok("a b.c" if at_once else "a b.o", "-o", "prog")
    assert box.run("./prog").stdout == b"6"


def test_a_request_in_an_object_of_another_compiler_is_our_error_and_names_it(box):
    box.write("a.c", USE + "int main(void) { return slope(1) > 3; }\n")
    plain = box.toolchain.command("cc")
    include = Path(names.__file__).parent / "include"
    assert box.run(*plain, f"-I{include}", "-c", "a.c", "-o", "a b.o").returncode == 0
    done = box.enzyme("a b.o", "-o", "prog")
    assert done.returncode == 1
    assert (
        done.stderr.decode()
        .splitlines()[-2]
        .startswith("a b.o: error: slope asks for a derivative (__enzyme_fwddiff_double), and")
    )


def test_another_failed_link_is_the_linkers_own_affair(box):
    box.write("a.c", "int f(void);\nint main(void) { return f(); }\n")
    done = box.enzyme("a.c", "-o", "prog")
    assert done.returncode == 1
    assert b"derivative" not in done.stderr


def test_a_header_of_the_users_own_by_the_same_name_comes_first(box):
    box.write("inc/enzyme/enzyme.h", "#define MINE 1\n")
    box.write("a.c", HEADER + "#ifndef MINE\n#error not mine\n#endif\n")
    box.ok("-Iinc", "-c", "a.c")


def test_the_marker_names_are_those_of_the_table():
    header = (Path(names.__file__).parent / "include/enzyme/enzyme.h").read_text()
    markers = (*names.ARGUMENT_MARKERS, *names.CALL_MARKERS, *names.BATCH_MARKERS)
    assert [m for m in markers if f"extern int {m};" not in header] == []
    assert header.count("extern int enzyme_") == len(markers)
    assert [n for n in names.REQUEST_NAMES if n not in header] == []


FORTRAN = {
    "m.f90": "module m\ncontains\n  real(8) function f(x)\n    real(8), intent(in) :: x\n"
    "    f = x * x\n  end function\nend module\n",
    "p.f90": "program p\n  use m\n  print '(f4.1)', f(3d0)\nend program\n",
    "old.f": "      REAL FUNCTION G(X)\n      G = X\n      END\n",
}


@pytest.fixture
def fortran(tmp_path, cache, system):
    if "fc" not in system.commands:
        pytest.skip("no flang")
    box = Box(tmp_path, cache, system)
    for name, text in FORTRAN.items():
        box.write(name, text)
    return box


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_a_fortran_object_carries_ir_beside_unchanged_machine_code(fortran, level):
    flang = fortran.toolchain.command("fc")
    fortran.run(*flang, level, "-c", "m.f90", "-o", "plain.o")
    fortran.ok(level, "-c", "m.f90", command="enzyme-fc")
    assert has_ir(fortran.folder / "m.o")
    assert machine_code(fortran.folder / "m.o") == machine_code(fortran.folder / "plain.o")


def test_the_ir_of_a_fortran_object_does_not_depend_on_the_level(fortran):
    texts = set()
    for level in ("-O0", "-O1", "-O3"):
        fortran.ok(level, "-c", "m.f90", command="enzyme-fc")
        texts.add(fortran.ok("ir", "--bitcode", "m.o", command="enzyme").stdout)
    assert len(texts) == 1


def test_fortran_modules_are_written_once_and_programs_run_without_ir(fortran):
    fortran.ok("-c", "m.f90", "old.f", command="enzyme-fc")
    module = fortran.folder / "m.mod"
    before = module.stat().st_mtime_ns
    fortran.ok("-c", "m.f90", command="enzyme-fc")
    fortran.ok("p.f90", "m.o", "old.o", "-o", "prog", command="enzyme-fc")
    assert module.stat().st_mtime_ns == before
    assert fortran.run("./prog").stdout == b" 9.0\n"
    assert has_ir(fortran.folder / "old.o")
    assert not has_ir(fortran.folder / "prog")


def test_a_fortran_error_is_flangs_own_and_said_once(fortran):
    fortran.write("bad.f90", "program p\n  x = = 1\nend\n")
    expected = fortran.run(*fortran.toolchain.command("fc"), "-c", "bad.f90")
    done = fortran.enzyme("-c", "bad.f90", command="enzyme-fc")
    assert (done.returncode, done.stderr) == (expected.returncode, expected.stderr)
    assert "bad.o" not in fortran.files()


def test_without_a_fortran_compiler_the_message_says_what_to_install(tmp_path, cache, pip):
    box = Box(tmp_path, cache, pip)
    done = box.enzyme("-c", "a.f90", command="enzyme-fc")
    assert done.returncode == 1
    assert b"has no Fortran compiler" in done.stderr
    assert b"apt-get install flang-22" in done.stderr


@pytest.mark.parametrize("major", [13, 14, 15, 16, 19, 22])
def test_every_installed_llvm_embeds_ir_that_the_newest_can_read(tmp_path, cache, system, major):
    if not shutil.which(f"clang-{major}"):
        pytest.skip(f"no clang-{major}")
    box = Box(tmp_path, cache)
    box.environment["ENZYME_CC_CLANG"] = f"clang-{major}"
    box.write("a.c", "double f(double x) { return x * x; }\nint main(void) { return f(2) != 4; }\n")
    subprocess.run(
        [f"clang-{major}", "-O2", "-c", "a.c", "-o", "plain.o"], cwd=tmp_path, check=True
    )
    box.ok("-O2", "-Werror", "-Wall", "-c", "a.c")
    assert machine_code(tmp_path / "a.o") == machine_code(tmp_path / "plain.o")
    box.ok("a.o", "-o", "prog")
    assert box.run("./prog").returncode == 0
    assert not has_ir(tmp_path / "prog")
    del box.environment["ENZYME_CC_CLANG"]
    text = box.ok("ir", "a.o", command="enzyme").stdout
    assert b"define dso_local double @f(double" in text
    assert b"fmul double" in text
    assert b"alloca" in text, "the IR is that of the front end, not optimised"


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3", "-Os"])
def test_the_embedded_ir_is_the_front_ends_at_every_level(box, level):
    box.write("a.c", "double f(double x) { double y = x; return y * y; }\n")
    box.ok(level, "-c", "a.c")
    text = box.ok("ir", "a.o", command="enzyme").stdout
    assert text.count(b"alloca double") == 2


@needs("clang-22")
def test_a_link_with_a_space_in_every_name_works(tmp_path, cache):
    folder = tmp_path / "a folder"
    folder.mkdir()
    box = Box(folder, cache)
    box.write("my main.c", "int main(void) { return 0; }\n")
    box.ok("-c", "my main.c", "-o", "my main.o")
    box.ok("my main.o", "-o", "my prog")
    assert box.run("./my prog").returncode == 0


def test_the_commands_are_installed_beside_the_interpreter():
    compilers = "enzyme-cc enzyme-c++ enzyme-fc enzyme-link enzyme-rustc-link"
    wanted = f"enzyme {compilers} enzyme-llvm-ar enzyme-llvm-ranlib enzyme-opt"
    assert [n for n in wanted.split() if not (COMMANDS / n).exists()] == []
    assert sys.version_info >= (3, 11)
