"""The corpus of the grammar fuzzer, and a sample of its cases."""

import json
import re

import pytest
from grammar_cases import GRAMMARS, Case, case
from grammar_checks import FailureError
from grammar_commands import Ended, check_end, compare
from grammar_corpus import files, read_file
from grammar_pool import Checker, Pool

from enzyme_cc.lto.elf import MAGIC

#: How many of each are made anew; their numbers are fixed.
SAMPLES = {"ir": 80, "rules": 200, "arguments": 6}


@pytest.fixture(scope="module")
def checker():
    with Checker() as made:
        yield made


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_failed_once_ends_well(path, checker):
    assert checker.check(read_file(path))


@pytest.mark.parametrize("grammar", GRAMMARS)
def test_a_sample_of_the_grammar_ends_well(grammar):
    tasks = [(grammar, seed) for seed in range(SAMPLES[grammar])]
    with Pool(1) as pool:
        results = list(pool.run(tasks, float("inf")))
    assert len(results) == len(tasks)
    assert [each for each in results if each[3] is not None] == []


def test_the_grammar_of_ir_is_mostly_read_and_often_differentiated():
    with Checker() as checker:
        came = [checker.check(case("ir", seed)) for seed in range(1000, 1040)]
    assert sum(each.startswith("read") for each in came) > 15
    assert sum("differentiate done" in each for each in came) > 4


# -- failures are noticed --------------------------------------------------------------------------

GOOD = "define void @f() {\n  ret void\n}\n"


def test_a_bug_is_noticed(checker, monkeypatch):
    monkeypatch.setattr("grammar_checks.process", lambda *_: [][1])
    with pytest.raises(FailureError, match="IndexError at test_grammar_corpus"):
        checker.check(Case("ir", GOOD, ["verify"]))


def test_a_wrong_print_is_noticed(checker, monkeypatch):
    monkeypatch.setattr("grammar_checks.reprinted", lambda text: text.replace("@f", "@g"))
    with pytest.raises(FailureError, match="means something else"):
        checker.check(Case("ir", GOOD))


def test_a_message_without_a_place_is_noticed(checker, monkeypatch):
    monkeypatch.setattr("grammar_checks._PLACE", re.compile("nowhere"))
    with pytest.raises(FailureError, match="no place: expected"):
        checker.check(Case("ir", "zap", ["verify"]))


def ended(status=0, out=b"", err="", files=()):
    return Ended(status, out, err, dict(files))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (ended(70, err="enzyme-cc: internal error at x.py:3: no"), "internal error"),
        (ended(1, err="Traceback (most recent call last):"), "Traceback"),
        (ended(-11), "signal 11"),
        (ended(1), "without a word"),
    ],
)
def test_a_command_that_crashes_is_noticed(wrong, said):
    with pytest.raises(FailureError, match=said):
        check_end("enzyme-cc", wrong)


@pytest.mark.parametrize(
    ("ours", "said"),
    [
        (ended(1), "status"),
        (ended(out=b"x"), "output"),
        (ended(files={"a": b"1", "b": b""}), "other files"),
        (ended(files={"a": b"2"}), "other bytes"),
    ],
)
def test_what_the_compiler_does_otherwise_is_noticed(ours, said):
    with pytest.raises(FailureError, match=said):
        compare(ours, ended(files={"a": b"1"}))


@pytest.mark.parametrize("status", [0, 1])
def test_only_what_a_linker_that_failed_left_may_be_any_bytes(status):
    half, more = (ended(status, files={"a": bytes(count)}, err="no") for count in (9, 99))
    if status:
        compare(half, more)
        half.files["a"] = MAGIC + half.files["a"]
    with pytest.raises(FailureError, match="other bytes"):
        compare(half, more)


def test_objects_of_windows_may_be_of_another_second():
    one, later, other = (b"\x64\x86\1\0" + each for each in (b"1234end", b"1235end", b"1234odd"))
    compare(ended(0, files={"a": one}), ended(0, files={"a": later}))
    with pytest.raises(FailureError, match="other bytes"):
        compare(ended(0, files={"a": one}), ended(0, files={"a": other}))


def test_a_process_that_hangs_or_dies_is_noticed(monkeypatch):
    with Pool(1) as pool:
        (worker,) = pool.workers
        worker.process.kill()
        ((_, _, came, failure),) = pool.run([("rules", 1)], float("inf"))
        assert came == "the process died: -9"
        assert failure
        ((_, _, came, failure),) = pool.run([("rules", 1)], float("inf"))
        assert failure is None


def test_a_process_that_takes_too_long_is_noticed(monkeypatch):
    monkeypatch.setattr("grammar_pool._PATIENCE", {"rules": 0.0})
    with Pool(1) as pool:
        ((_, _, came, failure),) = pool.run([("rules", 1)], float("inf"))
    assert came == "too slow"
    assert failure


def test_a_case_is_the_same_each_time():
    for grammar in GRAMMARS:
        assert case(grammar, 3).text == case(grammar, 3).text
    assert json.loads(case("arguments", 4).text)["command"].startswith("enzyme")
