"""A folder to run the real commands in."""

import functools
import operator
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import started

# The first C++ link with the pip toolchain builds a C++ library: minutes on a busy machine.
TIME_LIMIT = 600
COMMANDS = Path(sys.executable).parent


#: Whether all is tested that `make test` takes a part of.
ALL = bool(os.environ.get("ENZYME_CC_TEST_ALL"))


#: What takes half a minute and more, and is new in little.
for_test_all = pytest.mark.skipif(not ALL, reason="`make test-all` has it")


def in_turn(cases, count):
    """Every so many of some cases; all of them for `make test-all`.

    Not for cases that are products: where one side has as many, the same of it are always taken.
    """
    return list(cases)[:: 1 if ALL else count]


def one_each(rows, key=operator.itemgetter(0), first=0):
    """Of rows that begin alike the first, the second, ... by turns; all for `make test-all`."""
    rows = list(rows)
    if ALL:
        return rows
    alike = {}
    for row in rows:
        alike.setdefault(key(row), []).append(row)
    return [found[at % len(found)] for at, found in enumerate(alike.values(), first)]


class Box:
    """A folder, and the commands run in it. Nothing of the caller's settings leaks in."""

    #: Whether commands are forks of a process that is ready, where that is all the same.
    quick = False

    def __init__(self, folder, cache, toolchain=None):
        self.folder = folder
        self.toolchain = toolchain
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith("ENZYME_CC")}
        self.environment["ENZYME_CC_CACHE"] = str(cache)
        # What a test sees made is made for it, and by the code there is now.
        self.environment["ENZYME_CC_CACHE_SIZE"] = "0"
        # A developer's editable install must not warm up other caches than the tests' own.
        self.environment["PATH"] = f"{COMMANDS}{os.pathsep}{self.environment['PATH']}"
        if toolchain:
            self.environment["ENZYME_CC_TOOLCHAIN"] = toolchain.name

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    def run(self, *argv, **options):
        options = {"cwd": self.folder, "env": self.environment, "timeout": TIME_LIMIT, **options}
        return subprocess.run(argv, capture_output=True, check=False, **options)

    def enzyme(self, *arguments, command="enzyme-cc", **options):
        words = (str(COMMANDS / command), *map(os.fspath, arguments))
        env = options.get("env", self.environment)
        if not (self.quick and command in started.NAMES and started.can_run(options.keys(), env)):
            return self.run(*words, **options)
        options = {"cwd": self.folder, "env": env, "timeout": TIME_LIMIT, **options}
        return started.run(words, **options)

    def ok(self, *arguments, **options):
        done = self.enzyme(*arguments, **options)
        assert done.returncode == 0, done.stderr.decode(errors="replace")
        return done

    def files(self):
        names = [p.relative_to(self.folder) for p in self.folder.rglob("*") if not p.is_dir()]
        return sorted(map(str, names))


@functools.cache
def works(tool):
    """Whether a tool is there; of rustup's proxies, whether there is a toolchain behind them."""
    if not shutil.which(tool):
        return False
    if tool not in ("rustc", "cargo"):
        return True
    return subprocess.run([tool, "--version"], capture_output=True, check=False).returncode == 0


def needs(*tools):
    """Skips a test where a tool is not installed."""
    missing = [tool for tool in tools if not works(tool)]
    return pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")
