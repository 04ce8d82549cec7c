"""PyTorch: the system's Python runs the checks, with the PyTorch that Debian has for it."""

import json
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
#: The thirty programs take as long as all else: they are a part of `make test-frameworks`.
MODULES = [
    path
    for path in sorted((ROOT / "test/frameworks").glob("torch*_checks.py"))
    if path.stem != "torch_program_checks"
]
PYTHON = "/usr/bin/python3"
NAMES = [
    line.split("(")[0].removeprefix("def ")
    for module in MODULES
    for line in module.read_text().splitlines()
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
    """What came of each check: a process for each module runs them all."""
    if not os.path.exists(PYTHON) or run("-c", "import torch, yaml").returncode:
        pytest.skip(f"{PYTHON} has no PyTorch: apt-get install python3-torch python3-yaml")
    done = [run(str(module)) for module in MODULES]
    assert all(each.stdout for each in done), done
    return dict(json.loads(line) for each in done for line in each.stdout.splitlines())


@pytest.mark.parametrize("name", NAMES)
def test_in_pytorch(results, name):
    result = results[name]
    if result.startswith("skip: "):
        pytest.skip(result[6:])
    assert result == "ok", result
