"""What the tests share: the toolchains there are, and a folder for each test."""

import os
import signal
from pathlib import Path

import pytest
from apart import run_apart, runs_generated_code
from boxes import Box
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


def pytest_runtest_protocol(item, nextitem):
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
