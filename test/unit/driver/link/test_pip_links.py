"""Linking with the toolchain from pip, whose linking command is not its compiling one."""

import pytest
from boxes import Box
from objects import has_ir

SOURCES = {
    "a.c": '#include <stdio.h>\n#include <math.h>\n#include "d/h.h"\nint g(int);\n'
    'int main(int c, char **v) { printf("%d %.1f\\n", g(3) + H, sqrt(c * 4.0)); return 0; }\n',
    "b.c": "#ifndef SEVEN\n#define SEVEN 7\n#endif\nint g(int x) { return x * SEVEN; }\n",
    "d/h.h": "#define H 4\n",
    "s.s": "\t.text\n\t.globl unused\nunused:\tret\n",
}

LINES = [
    "a.c b.c -o prog -lm",
    "-O2 -Wall -Werror a.c b.c -o prog -lm",
    "-g a.c b.c -o prog -lm",
    "a.c b.c s.s -o prog -lm",
    "-DSEVEN=7 -I. -include d/h.h a.c b.c -oprog -lm",
    "-x c a.c b.c -o prog -lm",
    "-pie -fPIE a.c b.c -o prog -lm",
    "-pthread a.c b.c -o prog -lm",
    "-Wl,--start-group a.c b.c -Wl,--end-group -lm -o prog",
    "-std=c17 -ffunction-sections -Wl,--gc-sections a.c b.c -lm -o prog",
    "-s a.c b.c -lm -o prog",
    "-fsanitize=undefined a.c b.c -lm -o prog",
]


@pytest.fixture
def project(tmp_path, cache, pip):
    box = Box(tmp_path, cache, pip)
    for name, text in SOURCES.items():
        box.write(name, text)
    return box


def check(project):
    assert project.run("./prog").stdout == b"25 2.0\n"
    assert not has_ir(project.folder / "prog")


@pytest.mark.parametrize("line", LINES)
def test_compiling_and_linking_at_once_makes_the_program(project, line):
    done = project.ok(*line.split())
    assert done.stderr == b""
    check(project)
    assert {*project.files()} - {*SOURCES} == {"prog"}


def test_objects_libraries_and_sources_link_in_their_order(project):
    project.ok("-c", "-fPIC", "b.c")
    ar = project.toolchain.command("ar")
    assert project.run(*ar, "rcs", "libb.a", "b.o").returncode == 0
    project.ok("a.c", "-L.", "-lb", "-lm", "-o", "prog")
    check(project)


def test_a_shared_library_is_linked_and_found(project):
    project.ok("-shared", "-fPIC", "b.c", "-o", "libb.so")
    project.ok("a.c", "libb.so", "-lm", "-Wl,-rpath,$ORIGIN", "-o", "prog")
    check(project)
    assert has_ir(project.folder / "libb.so")


def test_without_o_the_program_is_a_out(project):
    project.ok("a.c", "b.c", "-lm")
    assert project.run("./a.out").stdout == b"25 2.0\n"


def test_an_error_in_one_source_ends_the_command_before_the_link(project):
    project.write("bad.c", "int x = y;\n")
    done = project.enzyme("a.c", "bad.c", "-o", "prog")
    assert done.returncode == 1
    assert b"undeclared identifier 'y'" in done.stderr
    assert "prog" not in project.files()


def test_an_undefined_function_is_the_linkers_error(project):
    done = project.enzyme("a.c", "-lm", "-o", "prog")
    assert done.returncode == 1
    assert b"undefined symbol: g" in done.stderr
