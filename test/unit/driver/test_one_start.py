"""All commands start in the same way: nothing that is meant for the user's Python reaches ours."""

import os
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[3] / "driver/commands"


@pytest.fixture(params=sorted(os.listdir(FOLDER)))
def each_command(request):
    return request.param


def test_a_home_of_another_python_is_none_of_ours(bare_box, each_command):
    bare_box.environment |= {"PYTHONHOME": str(bare_box.folder), "PYTHONSTARTUP": "/nowhere"}
    done = bare_box.enzyme("--help", command=each_command)
    assert b"Python path configuration" not in done.stderr
    assert b"encodings" not in done.stderr


def test_no_command_takes_modules_of_the_users(bare_box, each_command):
    for name in (
        "click",
        "enum",
        "enzyme_cc",
        "os",
        "re",
        "sitecustomize",
        "usercustomize",
        "yaml",
    ):
        bare_box.write(f"junk/{name}.py", "import sys\nsys.stderr.write('junk was imported')\n")
    bare_box.environment["PYTHONPATH"] = str(bare_box.folder / "junk")
    done = bare_box.enzyme("--help", command=each_command, cwd=bare_box.folder / "junk")
    assert b"junk" not in done.stderr


@pytest.mark.parametrize(
    ("command", "arguments", "said"),
    [
        ("enzyme", ["--version"], "enzyme, version"),
        ("enzyme", ["cache", "--help"], "Usage: enzyme cache"),
        ("enzyme-opt", ["--help"], "Usage: enzyme-opt"),
        ("enzyme-opt", ["--version"], "enzyme-opt, version"),
    ],
)
def test_commands_for_people_know_their_names_and_arguments(bare_box, command, arguments, said):
    bare_box.environment["PYTHONHOME"] = "/nowhere"
    done = bare_box.enzyme(*arguments, command=command)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().startswith(said)
