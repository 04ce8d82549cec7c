"""The C++ programs of test/programs/cxx, built by the real command as a user would."""

from pathlib import Path

import pytest
from boxes import Box

FOLDER = Path(__file__).resolve().parents[2] / "programs/cxx"
PROGRAMS = sorted(FOLDER.glob("*.cpp"))
LEVELS = (("-O0",), ("-O1", "-g"), ("-O2",))
#: Where nothing tells padding from numbers, or declarations say too much at once.
REFUSED = {
    ("shared-owners", "-O1 -g"): b"[EZ0402]",
    ("variants-in-trees", "-O0"): b"[EZ0201]",
    ("variants-in-trees", "-O1 -g"): b"[EZ0201]",
}


@pytest.mark.parametrize("flags", LEVELS, ids=" ".join)
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_derivatives_of_cxx_programs_are_right(program, flags, tmp_path, cache, system):
    box = Box(tmp_path, cache, system)
    strict = ("-std=c++17", "-Wall", "-Wextra", "-Werror")
    made = box.enzyme(*flags, *strict, str(program), "-o", "program", command="enzyme-c++")
    refused = REFUSED.get((program.stem, " ".join(flags)))
    if refused:
        assert refused in made.stderr
        return
    assert made.returncode == 0, made.stderr.decode()
    done = box.run("./program")
    assert done.returncode == 0, done.stdout.decode()
    assert done.stdout.startswith(b"ok ")


def test_there_are_programs():
    assert len(PROGRAMS) >= 3
