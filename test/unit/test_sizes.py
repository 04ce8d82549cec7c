"""The size bars of the project: they keep functions readable and files about one thing."""

import ast
import statistics
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("enzyme_cc", "driver", "lto", "attributes", "toolchains", "bench", "test")
FILES = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not (folder == "enzyme_cc" and path.relative_to(ROOT).parts[1] in FOLDERS)
]


def function_lengths(path):
    tree = ast.parse(path.read_text())
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {n.name: n.end_lineno - n.lineno + 1 for n in ast.walk(tree) if isinstance(n, kinds)}


def shipped():
    return [path for path in FILES if path.relative_to(ROOT).parts[0] not in ("bench", "test")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_has_at_most_600_lines(path):
    assert path.read_text().count("\n") <= 600


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_function_has_at_most_80_lines(path):
    assert {name: n for name, n in function_lengths(path).items() if n > 80} == {}


def test_half_of_the_functions_have_at_most_8_lines_and_95_percent_40():
    lengths = sorted(n for path in shipped() for n in function_lengths(path).values())
    assert statistics.median(lengths) <= 8
    assert lengths[int(len(lengths) * 0.95)] <= 40


@pytest.mark.parametrize("path", shipped(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_says_its_job_in_its_first_lines(path):
    doc = ast.get_docstring(ast.parse(path.read_text()))
    assert doc
    assert doc.count("\n") < 8
