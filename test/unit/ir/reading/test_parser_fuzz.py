"""A short run of `test/fuzz/parse_fuzz.py`: damaged LLVM IR, judged by LLVM."""

import importlib.util
from pathlib import Path

import pytest

FUZZ = Path(__file__).resolve().parents[3] / "fuzz" / "parse_fuzz.py"


@pytest.fixture(scope="module")
def fuzz():
    spec = importlib.util.spec_from_file_location("parse_fuzz", FUZZ)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_damaged_text_is_read_as_llvm_reads_it(fuzz):
    failures, results = fuzz.run(fuzz.syntax_files(), seed=7, count=1500)
    assert {kind: detail for kind, (detail, _, _) in failures.items()} == {}
    assert results["refused by both"] > 100
    assert results["read by both"] > 20


def test_being_too_strict_is_noticed(fuzz, monkeypatch):
    monkeypatch.setattr(fuzz, "STRICTER", ())
    with fuzz.Judge() as judge, pytest.raises(fuzz.FailureError, match="refused, though LLVM"):
        fuzz.check("@a = global i8 256\n", judge)


def test_a_wrong_print_is_noticed(fuzz, monkeypatch):
    monkeypatch.setattr(fuzz, "read_in_time", lambda text: (text.replace("1", "2"), None))
    with fuzz.Judge() as judge, pytest.raises(fuzz.FailureError, match="means something else"):
        fuzz.check("@a = global i8 1\n", judge)


def test_anything_but_an_error_for_users_is_noticed(fuzz, monkeypatch):
    monkeypatch.setattr(fuzz, "Module", lambda text: text.no_such_method())
    with pytest.raises(fuzz.FailureError, match=r"AttributeError at test_parser_fuzz\.py"):
        fuzz.read_in_time("")


def test_laxness_is_noticed(fuzz, monkeypatch):
    monkeypatch.setattr(fuzz, "LAXER", ())
    with fuzz.Judge() as judge, pytest.raises(fuzz.FailureError, match="read, though LLVM says"):
        fuzz.check("declare void @f() zap\n", judge)
