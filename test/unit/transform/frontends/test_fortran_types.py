"""What we know of the tables that flang writes for its run-time library, against flang itself.

Fails where a newer flang lays them out differently: then `derived_types.py`, and in `fortran.c`
`bytes_of` and `describe`, are to be taught its way beside the old one.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.module import Module
from enzyme_cc.transform.frontends.flang import derived_types
from enzyme_cc.transform.frontends.flang.derived_types import (
    ALLOCATABLE,
    DATA,
    POINTER,
    DerivedTypes,
)

RUNTIME = Path(derived_types.__file__).parents[3] / "rules" / "runtime" / "fortran.c"
COMPILERS = ("flang-22", "flang-23", "flang-24", "flang")
PROGRAM = """
module m
  type :: base
    real(8) :: x(37)
    integer(2) :: k
  contains
    final :: ended
  end type
  type, extends(base) :: child
    real(4), allocatable :: a(:, :)
    complex(8), pointer :: z
    character(5) :: name
    logical :: is_so
  end type
contains
  impure elemental subroutine ended(it)
    type(base), intent(inout) :: it
    it%k = 0
  end subroutine
  subroutine use(a)
    class(base), allocatable :: a
    allocate(child :: a)
  end subroutine
end module
"""
BASE, CHILD = "@_QMmEXdtXbase", "@_QMmEXdtXchild"


@pytest.fixture(scope="module", params=COMPILERS)
def text(request, tmp_path_factory):
    if not shutil.which(request.param):
        pytest.skip(f"no {request.param}")
    folder = tmp_path_factory.mktemp("tables")
    (folder / "m.f90").write_text(PROGRAM)
    command = [request.param, "-S", "-emit-llvm", "-O0", "m.f90", "-o", "m.ll"]
    subprocess.run(command, cwd=folder, check=True)
    return (folder / "m.ll").read_text()


def test_the_size_of_a_type_is_where_the_run_time_functions_read_it(text):
    where = int(re.search(r"\bbytes_of\(.*?\+ (\d+)\)", RUNTIME.read_text())[1])
    module = Module(text)
    table = module.globals[BASE[1:]]
    layout = DataLayout(module.data_layout)
    there = {
        layout.field_offset(table.value_type, index): getattr(each, "value", None)
        for index, each in enumerate(table.initializer.operands)
    }
    assert there.get(where) == 304, (
        f"this flang has no size of a type at byte {where} of its table, where bytes_of in "
        f"fortran.c reads it, but {[at for at, value in there.items() if value == 304]}"
    )


def test_tables_are_read(text):
    types = DerivedTypes(text).types
    assert {BASE, CHILD} <= types.keys(), "the tables of this flang are not read: derived_types.py"
    base, child = types[BASE], types[CHILD]
    assert (base.size, child.size, base.has_parent, child.has_parent) == (304, 416, False, True)
    assert (base.ends_alone, base.ends_each) == ("@_QMmPended", "@_QMmPended")
    assert (child.ends_alone, child.is_called_for) == ("", True)
    assert [(each.genre, each.category, each.kind, each.rank) for each in base.components] == [
        (DATA, "2", "8", "1"),
        (DATA, "0", "2", "0"),
    ]
    assert [each[:5] for each in child.components] == [
        (DATA, "6", "0", "0", "0"),
        (ALLOCATABLE, "2", "4", "2", "304"),
        (POINTER, "3", "8", "0", "376"),
        (DATA, "4", "1", "0", "400"),
        (DATA, "5", "4", "0", "408"),
    ]
    assert child.components[0].type == BASE


def test_descriptors_are_of_the_version_that_is_written(text):
    versions = set(re.findall(r"i64 \d+, i32 (\d{8}), i8", text))
    assert versions == {"20240719"}
    assert "20240719" in RUNTIME.read_text()
