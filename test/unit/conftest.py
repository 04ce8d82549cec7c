"""What the tests share: the toolchains there are, and a folder for each test."""

import os
import signal
from pathlib import Path

import costs
import deadline
import pytest
from apart import run_apart, runs_generated_code
from boxes import ALL, Box
from hypothesis import settings

from enzyme_cc.diagnostics import UserError
from enzyme_cc.toolchains.detect import detect
from enzyme_cc.toolchains.wish import Wish

# A suite that runs behind nohup, or in the background: commands are to start as they do in front.
for _each in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
    if signal.getsignal(_each) == signal.SIG_IGN:
        signal.signal(
            _each, signal.default_int_handler if _each == signal.SIGINT else signal.SIG_DFL
        )

# `make test` asks a little of every property, `make fuzz` a lot.
settings.register_profile("test", max_examples=150, deadline=None, derandomize=True)
settings.register_profile("fuzz", max_examples=10_000, deadline=None)
settings.load_profile("test")


#: Tests of what commands make and say, not of how they start, end, or share a machine.
_QUICK = (
    *("driver/derivatives", "driver/link", "driver/messages", "driver/planning", "driver/programs"),
    *("driver/test_integers_in_words.py", "driver/test_launches.py", "programs", "test_docs.py"),
    *("driver/test_languages.py", "faults/test_allocations.py"),
)
_HERE = Path(__file__).parent
_begun = set()


def _is_quick(path):
    """Whether commands are forks of a process that is ready: not in the first test of a file."""
    is_first = path not in _begun
    _begun.add(path)
    return not is_first and not ALL and any(path.is_relative_to(_HERE / each) for each in _QUICK)


def pytest_configure(config):
    config.pluginmanager.register(deadline)
    config.pluginmanager.register(costs)


def pytest_runtest_protocol(item, nextitem):
    Box.quick = _is_quick(item.path)
    if not runs_generated_code(item):
        return None
    run_apart(item, nextitem)
    return True


def _find(name, cache):
    try:
        return detect(Wish(toolchain=name, path=os.environ["PATH"], cache_dir=cache))
    except UserError:
        return None


@pytest.fixture(scope="session")
def cache(tmp_path_factory):
    """A cache of this run's own, but for the C++ library that zig builds once: 60 seconds."""
    folder = tmp_path_factory.mktemp("cache")
    lasting = Path.home() / ".cache/enzyme-cc/zig"
    lasting.mkdir(parents=True, exist_ok=True)
    (folder / "zig").symlink_to(lasting)
    return folder


@pytest.fixture(scope="session")
def system(cache):
    found = _find("", str(cache))
    if found is None or found.kind != "system":
        pytest.skip("no LLVM on this machine")
    return found


@pytest.fixture(scope="session")
def pip(cache):
    found = _find("pip", str(cache))
    return found or pytest.skip("the toolchain extra is not installed")


@pytest.fixture(params=["system", "pip"])
def either(request):
    """Each kind of toolchain in turn."""
    return request.getfixturevalue(request.param)


@pytest.fixture
def box(tmp_path, cache, either):
    return Box(tmp_path, cache, either)


@pytest.fixture
def system_box(tmp_path, cache, system):
    return Box(tmp_path, cache, system)


@pytest.fixture
def bare_box(tmp_path, cache):
    return Box(tmp_path, cache)
