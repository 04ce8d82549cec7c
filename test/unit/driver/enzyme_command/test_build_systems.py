"""The CMake package beyond what docs/building.md shows: who it is for, and what it refuses."""

import re

import pytest
from boxes import COMMANDS, Box, needs
from objects import has_ir

from enzyme_cc import VERSION
from enzyme_cc.diagnostics import UserError
from enzyme_cc.driver import main
from enzyme_cc.driver.enzyme_command import build_files
from enzyme_cc.driver.settings import from_process
from enzyme_cc.toolchains.model import Toolchain

UNIT = "double f(double x) { return x * x; }\n"
MAIN = (
    "#include <stdio.h>\ndouble __enzyme_autodiff(void *, ...);\ndouble f(double);\n"
    'int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 3.0)); }\n'
)
HEAD = "cmake_minimum_required(VERSION 3.21)\nproject(p C)\nfind_package(Enzyme REQUIRED)\n"
TARGETS = "add_library(u ../unit.c)\nadd_executable(app ../main.c)\n"
#: As projects for a plugin of that name have it, in a folder of its own.
BY_FLAGS = TARGETS + "target_link_libraries(app u LLDEnzymeFlags)\n"


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("unit.c", UNIT)
    made.write("main.c", MAIN)
    return made


def configured(box, compiler):
    folder = box.run(COMMANDS / "enzyme", "cmake-dir").stdout.decode().strip()
    options = (f"-DCMAKE_PREFIX_PATH={folder}", f"-DCMAKE_C_COMPILER={compiler}")
    return box.run("cmake", "-S", ".", "-B", "build", *options)


@needs("cmake")
def test_targets_with_flags_of_the_plugin_are_differentiated_and_no_others(box):
    box.write("CMakeLists.txt", HEAD + "add_subdirectory(inner)\n")
    plain = "add_library(other ../unit.c)\n"
    box.write("inner/CMakeLists.txt", BY_FLAGS + plain + "enzyme_differentiate(u)\n")
    done = configured(box, box.toolchain.command("cc")[0])
    assert done.returncode == 0, done.stderr.decode()
    done = box.run("cmake", "--build", "build")
    assert done.returncode == 0, done.stderr.decode()
    assert box.run("build/inner/app").stdout == b"6\n"
    objects = {str(path): has_ir(path) for path in box.folder.rglob("unit.c.o")}
    assert {name: "u.dir" in name for name in objects} == objects
    assert len(objects) == 2


@needs("cmake", "gcc")
def test_a_compiler_that_is_no_clang_is_refused_with_a_way_out(box):
    box.write("CMakeLists.txt", HEAD + "add_executable(app main.c)\nenzyme_differentiate(app)\n")
    done = configured(box, "gcc")
    assert done.returncode != 0
    said = " ".join(done.stderr.decode().split())
    assert "the C compiler is GNU, and only clang can be wrapped" in said
    assert "-DCMAKE_C_COMPILER=clang" in said


def test_the_version_of_the_cmake_package_is_ours():
    with open(f"{build_files._FOLDER}/enzyme-config-version.cmake") as file:
        assert re.findall(r'PACKAGE_VERSION "(.*)"', file.read()) == [VERSION]


WHOLE = """cmake_minimum_required(VERSION 3.13)
project(p C)
include(CheckIPOSupported)
check_ipo_supported()
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
add_library(u STATIC unit.c)
add_executable(app main.c)
target_link_libraries(app u)
"""


@needs("cmake")
def test_cmake_finds_what_archives_objects_that_the_linker_optimises(box):
    box.write("CMakeLists.txt", WHOLE)
    done = configured(box, COMMANDS / "enzyme-cc")
    assert done.returncode == 0, done.stderr.decode()
    done = box.run("cmake", "--build", "build")
    assert done.returncode == 0, done.stderr.decode()
    assert box.run("build/app").stdout == b"6\n"


@pytest.mark.parametrize(
    ("program", "ours", "wanted"),
    [
        ("enzyme-llvm-ar", ("/x/ar/llvm-ar-22",), ("/x/ar/llvm-ar-22", "t", "a.a")),
        ("enzyme-llvm-ranlib", ("/x/ar/llvm-ar-22",), ("/x/ar/llvm-ranlib-22", "t", "a.a")),
        ("enzyme-llvm-ar", ("py", "-m", "zig", "ar"), ("py", "-m", "zig", "ar", "t", "a.a")),
        ("enzyme-llvm-ranlib", None, ("ranlib", "t", "a.a")),
    ],
)
def test_archives_are_made_by_the_toolchain_or_else_by_the_machine(
    program, ours, wanted, monkeypatch
):
    commands = {} if ours is None else {"ar": ours}
    monkeypatch.setattr(main, "_toolchain", lambda *_: Toolchain("t", "k", (22, 1, 8), commands))
    became = []
    monkeypatch.setattr(main.launch, "replace", lambda argv, _: became.append(argv))
    with pytest.raises(AssertionError):
        main.archive(program, ("t", "a.a"), from_process())
    assert became == [wanted]


def test_an_archiver_that_cannot_be_run_is_named(monkeypatch):
    commands = {"ar": ("/nowhere/llvm-ar",)}
    monkeypatch.setattr(main, "_toolchain", lambda *_: Toolchain("t", "k", (22, 1, 8), commands))
    with pytest.raises(UserError, match="/nowhere/llvm-ranlib cannot be run"):
        main.archive("enzyme-llvm-ranlib", (), from_process())


MESON = """
project('spring', 'c', 'cpp')
spring = static_library('spring', 'spring.c')
executable('app', 'app.cpp', link_with: spring)
"""


@needs("meson", "ninja")
@pytest.mark.parametrize("options", [(), ("-Db_lto=true", "--buildtype=release")], ids=" ".join)
def test_meson_builds_what_asks_by_the_header_about_a_static_library(options, box):
    box.write("meson.build", MESON)
    box.write("spring.c", "double energy(double x) { return 2.5 * x * x; }\n")
    box.write(
        "app.cpp",
        "#include <enzyme/enzyme>\n#include <cstdio>\n"
        'extern "C" double energy(double);\n'
        "int main() {\n"
        "  auto made = enzyme::autodiff<enzyme::Reverse>(energy, enzyme::Active(3.0));\n"
        '  std::printf("%g\\n", enzyme::get<0>(enzyme::get<0>(made)));\n}\n',
    )
    file = box.run(COMMANDS / "enzyme", "meson-file").stdout.decode().strip()
    made = box.run("meson", "setup", "build", "--native-file", file, *options)
    assert made.returncode == 0, made.stdout.decode()
    built = box.run("ninja", "-C", "build")
    assert built.returncode == 0, built.stdout.decode()
    assert box.run("build/app").stdout == b"15\n"
