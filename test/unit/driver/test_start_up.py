"""The path of a compile without requests stays light: a wrapper runs once per source file."""

import subprocess
import sys

import pytest

import enzyme_cc

HEAVY = (
    "argparse",
    "ast",
    "click",
    "dataclasses",
    "enum",
    "importlib.metadata",
    "inspect",
    "json",
    "logging",
    "pathlib",
    "re",
    "shutil",
    "signal",
    "subprocess",
    "tempfile",
    "typing",
    "yaml",
)

# Stands for the interpreter of a user: no .pth file of a developer's install imports anything.
PROGRAM = """
import sys
sys.path[:0] = {path!r}
from enzyme_cc.driver import main
from enzyme_cc.driver.settings import Settings
from enzyme_cc.toolchains.model import Toolchain
main.cached = lambda wish: Toolchain("t", "system", (22, 1, 8), {{"cc": ("true",)}})
try:
    main.command(main.ROLES["enzyme-cc"], {arguments!r}, Settings({{"PATH": "/usr/bin:/bin"}}))
finally:
    print([name for name in {heavy!r} if name in sys.modules])
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ("-c", "missing.c", "-o", "/nowhere/x"),
        ("-c", "a.c", "-save-temps"),
        ("-S", "a.c"),
        ("-flto", "-c", "a.c"),
        ("a.c", "-o", "prog"),
    ],
)
def test_a_compile_imports_nothing_heavy(arguments, tmp_path):
    path = [str(p) for p in {*map(str, enzyme_cc.__path__)}]
    roots = [p.rsplit("/", 1)[0] for p in path]
    program = PROGRAM.format(path=roots, arguments=arguments, heavy=HEAVY)
    done = subprocess.run(
        [sys.executable, "-IS", "-c", program],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=True,
    )
    assert done.stdout.strip() == "[]"


STARTED = """
import gc, sys
sys.path[:0] = {path!r}
sys.argv = ["start", "enzyme-cc", "-c", "a.c"]
from enzyme_cc.driver import main, start
main.main = lambda *words: print(words, gc.isenabled())
start.start()
"""


def test_commands_do_not_look_for_what_died_while_they_import(tmp_path):
    roots = [str(p).rsplit("/", 1)[0] for p in enzyme_cc.__path__]
    done = subprocess.run(
        [sys.executable, "-IS", "-c", STARTED.format(path=roots)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=True,
    )
    assert done.stdout == "('enzyme-cc', ('-c', 'a.c')) False\n"
