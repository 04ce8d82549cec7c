"""The C++ programs of test/programs/cxx, built by the real command as a user would."""

from pathlib import Path

import pytest
from boxes import Box

FOLDER = Path(__file__).resolve().parents[2] / "programs/cxx"
PROGRAMS = sorted(FOLDER.glob("*.cpp"))
LEVELS = (("-O0",), ("-O1", "-g"), ("-O2",))


@pytest.mark.parametrize("flags", LEVELS, ids=" ".join)
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_derivatives_of_cxx_programs_are_right(program, flags, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    strict = ("-std=c++17", "-Wall", "-Wextra", "-Werror")
    box.ok(*flags, *strict, str(program), "-o", "program", command="enzyme-c++")
    done = box.run("./program")
    assert done.returncode == 0, done.stdout.decode()
    assert done.stdout.startswith(b"ok ")


def test_there_are_programs():
    assert len(PROGRAMS) >= 3
