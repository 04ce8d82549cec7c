"""What the driver does before every compile, in a Python of its own: cheap, and nothing heavy."""

import subprocess
import sys

import pytest

from enzyme_cc.toolchains.cache import stamp, store
from enzyme_cc.toolchains.model import Toolchain

HEAVY = {"re", "typing", "subprocess", "yaml", "pathlib", "dataclasses", "logging", "argparse"}
START = """import sys
sys.path[:0] = {path!r}
from enzyme_cc.toolchains.cache import cached
from enzyme_cc.toolchains import launch
from enzyme_cc.toolchains.wish import Wish
wish = Wish(path={wish.path!r}, cache_dir={wish.cache_dir!r}, packages=())
seen = []
sys.addaudithook(lambda event, of: seen.append((event, *of[:1])))
print(cached(wish).name)
"""


@pytest.fixture
def asked(wish, bin_dir, tool):
    """A wish whose answer is remembered, resting on as many places as a real one does."""
    asked = wish()
    clang = tool("clang", "nothing")
    stamps = (stamp(clang), *(stamp(f"{bin_dir}/{number}") for number in range(80)))
    store(asked, Toolchain("llvm-22", "system", (22, 1, 8), {"cc": (clang,)}, stamps))
    return asked


@pytest.fixture
def told(asked):
    """What a bare Python says that asks the cache and then runs some code."""

    def run(code):
        start = START.format(path=sys.path, wish=asked)
        argv = [sys.executable, "-I", "-S", "-c", start + code]
        done = subprocess.run(argv, capture_output=True, check=True, text=True)
        return done.stdout.split()

    return run


def test_nothing_heavy_is_imported(told):
    answer, *loaded = told("print(*sys.modules)")
    assert answer == "llvm-22"
    assert HEAVY.isdisjoint(loaded)


def test_one_file_is_opened(told, asked):
    _, *opened = told("print(*[of for event, of in seen if event == 'open'])")
    assert len(opened) == 1
    assert opened[0].startswith(asked.cache_dir)


def test_no_directory_is_listed_and_no_process_started(told):
    dear = ("os.listdir", "os.scandir", "os.posix_spawn", "os.fork", "os.exec", "subprocess.Popen")
    assert told(f"print(*[event for event, *_ in seen if event in {dear}])") == ["llvm-22"]
