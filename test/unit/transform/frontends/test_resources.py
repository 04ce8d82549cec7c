"""The table of a resource of `std::pmr`: what a module has of it is what clang puts there."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.rules.bodies import COPY
from enzyme_cc.transform.frontends.library_bodies import with_copies

LIBRARIES = {"libstdc++": "St3pmr", "libc++": "St3__13pmr"}
USES = """
#include <memory_resource>
using Pool = std::pmr::monotonic_buffer_resource;
void *taken(void) {
  Pool pool;
  return pool.allocate(8);
}
"""
#: With its first function that is in no header, a file has the table.
DEFINES = {
    "libstdc++": "Pool::~monotonic_buffer_resource() {}\n",
    "libc++": "void *Pool::do_allocate(size_t, size_t) { return nullptr; }\n",
}
COMMAND = "clang++-22 -std=c++17 -S -emit-llvm -o - -x c++ -".split()
LIBCXX = Path("/usr/lib/llvm-22/include/c++/v1/vector")

pytestmark = pytest.mark.skipif(not shutil.which(COMMAND[0]), reason="no clang++-22 here")


@pytest.fixture(params=LIBRARIES)
def library(request):
    if request.param == "libc++" and not LIBCXX.exists():
        pytest.skip("no libc++-22 here")
    return request.param


def compiled(source, level, library):
    command = [*COMMAND, level, f"-stdlib={library}"]
    done = subprocess.run(command, input=source.encode(), capture_output=True, check=True)
    return done.stdout.decode()


def table(text, library):
    """The linkage of the table, and what it holds."""
    name = f"_ZTVN{LIBRARIES[library]}25monotonic_buffer_resourceE"
    (line,) = re.findall(rf"^@{name} = .*", text, re.M)
    held = re.findall(r"ptr (?:@([\w.]+)|null)", line.replace(COPY, ""))
    # Of a class without virtual bases the two destructors that delete nothing are one.
    return line.split()[2], [each.replace("D2Ev", "D1Ev") for each in held]


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_module_that_names_the_table_has_it_as_clang_would_make_it(library, level):
    text = with_copies(compiled(USES, level, library))
    linkage, held = table(text, library)
    assert linkage == "linkonce_odr"
    assert held == table(compiled(USES + DEFINES[library], "-O0", library), library)[1]
    Module(text).load()


def test_who_has_the_table_keeps_it(library):
    text = compiled(USES + DEFINES[library], "-O0", library)
    assert table(with_copies(text), library) == table(text, library)


def test_who_does_not_name_it_gets_none(library):
    text = compiled("#include <memory_resource>\nint x;", "-O0", library)
    assert "monotonic_buffer_resource" not in with_copies(text)
