"""What tests of the front door from Python share: libraries of one cache."""

import os
import subprocess
import sys
import textwrap
from unittest import mock

import pytest

pytest.importorskip("numpy")

import enzyme_cc as enzyme


@pytest.fixture(scope="session", autouse=True)
def _own_cache(cache, system):
    with mock.patch.dict(os.environ, {"ENZYME_CC_CACHE": str(cache)}):
        yield


@pytest.fixture(scope="session")
def load():
    """Load a source that is text, as C if not said otherwise."""

    def run(text, language="c", **more):
        return enzyme.load(textwrap.dedent(text), language=language, **more)

    return run


@pytest.fixture
def python(tmp_path):
    """Run a program in a Python of its own; return its output."""

    def go(text, **environment):
        done = subprocess.run(
            [sys.executable, "-c", textwrap.dedent(text)],
            cwd=tmp_path,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return go
