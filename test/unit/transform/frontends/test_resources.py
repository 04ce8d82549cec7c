"""The table of a resource of `std::pmr`: what a module has of it is what clang puts there."""

import re
import shutil
import subprocess

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.rules.bodies import COPY
from enzyme_cc.transform.frontends.library_bodies import with_copies

TABLE = "_ZTVNSt3pmr25monotonic_buffer_resourceE"
USES = """
#include <memory_resource>
void *taken(void) {
  std::pmr::monotonic_buffer_resource pool;
  return pool.allocate(8);
}
"""
#: With its first function that is in no header, a file has the table.
DEFINES = "std::pmr::monotonic_buffer_resource::~monotonic_buffer_resource() {}\n"
COMMAND = "clang++-22 -stdlib=libstdc++ -std=c++17 -S -emit-llvm -o - -x c++ -".split()

pytestmark = pytest.mark.skipif(not shutil.which(COMMAND[0]), reason="no clang++-22 here")


def compiled(source, level):
    done = subprocess.run([*COMMAND, level], input=source.encode(), capture_output=True, check=True)
    return done.stdout.decode()


def table(text):
    """The linkage of the table, and what it holds."""
    (line,) = re.findall(rf"^@{TABLE} = .*", text, re.M)
    held = re.findall(r"ptr (?:@([\w.]+)|null)", line.replace(COPY, ""))
    return line.split()[2], held


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_module_that_names_the_table_has_it_as_clang_would_make_it(level):
    text = with_copies(compiled(USES, level))
    linkage, held = table(text)
    assert linkage == "linkonce_odr"
    assert held == table(compiled(USES + DEFINES, "-O0"))[1]
    Module(text).load()


def test_who_has_the_table_keeps_it():
    text = compiled(USES + DEFINES, "-O0")
    assert table(with_copies(text)) == table(text)


def test_who_does_not_name_it_gets_none():
    assert TABLE not in with_copies(compiled("#include <memory_resource>\nint x;", "-O0"))
