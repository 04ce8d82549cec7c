"""PyTorch: the system's Python runs the checks, with the PyTorch that Debian has for it."""

import json
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
CHECKS = ROOT / "test/frameworks/torch_checks.py"
PYTHON = "/usr/bin/python3"
NAMES = [
    line.split("(")[0].removeprefix("def ")
    for line in CHECKS.read_text().splitlines()
    if line.startswith("def check_")
]


def run(*arguments, **environment):
    return subprocess.run(
        [PYTHON, *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


@pytest.fixture(scope="module")
def results():
    """What came of each check: one process runs them all."""
    if not os.path.exists(PYTHON) or run("-c", "import torch, yaml").returncode:
        pytest.skip(f"{PYTHON} has no PyTorch: apt-get install python3-torch python3-yaml")
    done = run(str(CHECKS))
    assert done.stdout, done.stderr
    return dict(map(json.loads, done.stdout.splitlines()))


@pytest.mark.parametrize("name", NAMES)
def test_in_pytorch(results, name):
    result = results[name]
    if result.startswith("skip: "):
        pytest.skip(result[6:])
    assert result == "ok", result
