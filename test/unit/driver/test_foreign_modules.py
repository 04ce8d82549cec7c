"""Modules of Fortran that gfortran has compiled: which one it is, and what to do, is said."""

import gzip

import pytest
from boxes import Box, needs

from enzyme_cc.driver.files.foreign_modules import foreign_modules

PROGRAM = "program p\n  use, intrinsic :: iso_c_binding\n  {}\n  call start()\nend program\n"
MINE = "module {}\ncontains\n  subroutine start()\n  end subroutine\nend module\n"


@needs("flang-22")
@pytest.mark.parametrize("name", ["mpi_f08", "netcdf"])
def test_a_module_of_another_compiler_is_named_and_the_way_out_works(name, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    (tmp_path / "theirs").mkdir()
    (tmp_path / "theirs" / f"{name}.mod").write_bytes(
        gzip.compress(b"GFORTRAN module version '15'")
    )
    box.write("p.f90", PROGRAM.format(f"use {name}"))
    done = box.enzyme("-Itheirs", "-c", "p.f90", command="enzyme-fc")
    said = done.stderr.decode()
    assert done.returncode != 0
    message = f"the module {name} was compiled by gfortran, whose modules flang cannot read: theirs"
    assert f"p.f90:3:7: error: {message}/{name}.mod [EZ0495]" in said
    assert "before the others" in said
    box.write("mine.f90", MINE.format(name))
    assert box.enzyme("-c", "mine.f90", command="enzyme-fc").returncode == 0
    done = box.enzyme("-I.", "-Itheirs", "-c", "p.f90", command="enzyme-fc")
    assert done.returncode == 0, done.stderr.decode()


def test_what_flang_can_read_is_no_matter(tmp_path):
    (tmp_path / "a.f90").write_text("use :: mine\nuse none\nend\n")
    (tmp_path / "mine.mod").write_text("!mod$ v1")
    assert not [*foreign_modules(["flang", "-I", str(tmp_path), str(tmp_path / "a.f90")])]
