"""Rules that are kept as bytes are those that were read; bytes become nothing but rules."""

import functools
import json
import marshal
import os
import pathlib
import pickle
import re
from dataclasses import replace

import pytest

import enzyme_cc
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.types import Type
from enzyme_cc.rules import library
from enzyme_cc.rules.kept import DamagedError, packed, unpacked
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.memory import Chosen
from enzyme_cc.rules.model import Rule

READ = Library.of(library._own_files())


class Memory:
    def __init__(self, data=None):
        self.data = data

    def get(self):
        return self.data

    def put(self, data):
        self.data = data


@pytest.fixture
def memory(monkeypatch):
    """What is kept while a test runs, in which the library is read anew."""
    monkeypatch.setattr(Chosen, "memory", Memory())
    forget(monkeypatch)
    return Chosen.memory


def forget(monkeypatch):
    """As in a new process."""
    monkeypatch.setattr(library, "_default", functools.cache(library._default.__wrapped__))


def plain(value):
    """A rule without what a NaN may be in, which equals nothing: that as text."""
    if not isinstance(value, Rule):
        return value
    return replace(value, kinks=repr(value.kinks), folds=value.folds and value.folds.name)


def test_every_rule_comes_back_as_it_was():
    back = unpacked(packed(READ.rules))
    assert len(back) == len(READ.rules) > 400
    for before, after in zip(READ.rules, back, strict=True):
        assert plain(after) == plain(before), before.name


def test_types_and_words_come_back_as_the_ones_there_are():
    for before, after in zip(READ.rules, unpacked(packed(READ.rules)), strict=True):
        assert after.kind is before.kind
        assert after.type is before.type
        assert all(a.role is b.role for a, b in zip(after.arguments, before.arguments, strict=True))
    assert any(isinstance(rule.type, Type) for rule in READ.rules)


def test_a_library_of_kept_rules_is_the_library_that_was_read(memory, monkeypatch):
    first = Library.default()
    assert memory.data
    forget(monkeypatch)
    second = Library.default()
    assert second is not first
    for part in ("callees", "beginnings", "opcodes", "functions"):
        before, after = getattr(first, part), getattr(second, part)
        assert list(after) == list(before), part
        assert all(plain(after[name]) == plain(before[name]) for name in before), part


class Harm:
    def __reduce__(self):
        return os.mkdir, ("harm",)


def test_bytes_of_pickle_are_refused_and_run_nothing(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    for data in (pickle.dumps((Harm(),)), pickle.dumps(()), marshal.dumps(())):
        with pytest.raises(DamagedError, match="row 0"):
            unpacked(data)
    assert os.listdir() == []


def test_no_module_of_ours_reads_a_format_that_can_run_code():
    """`attributes` and `lto` and so on are links in the package."""
    root = pathlib.Path(enzyme_cc.__file__).parent
    files = [path for folder in (root, *root.iterdir()) for path in folder.rglob("*.py")]
    names = "(pickle|marshal|shelve|dill|jsonpickle)"
    code = re.compile(rf"^\s*(import {names}|from {names}\b)", re.MULTILINE)
    assert len(files) > 400
    assert [path for path in files if code.search(path.read_text())] == []


FORM = "enzyme-cc rules 2"


@pytest.mark.parametrize(
    ("data", "row"),
    [
        (b"", 0),
        (b"\xff", 0),
        (b"[" * 100_000, 0),
        (b"{}", 0),
        (json.dumps(["enzyme-cc rules 1", []]).encode(), 0),
        (json.dumps([FORM, []]).encode(), 0),
        (json.dumps([FORM, [7]]).encode(), 1),
        (json.dumps([FORM, [7, [0, 0]]]).encode(), 2),
        (json.dumps([FORM, ["a", [99, 0]]]).encode(), 1),
        (json.dumps([FORM, ["a", [0, 5]]]).encode(), 1),
        (json.dumps([FORM, ["a", []]]).encode(), 1),
        (json.dumps([FORM, ["a", [0, "x"]]]).encode(), 1),
        (json.dumps([FORM, ["os.system", [3, 0]]]).encode(), 1),
        (json.dumps([FORM, ["1e999999999", [2, 0]]]).encode(), 1),
        (json.dumps([FORM, [1, 0, [2, 0, 1]]]).encode(), 2),
        (json.dumps([FORM, [1, [4, 0]]]).encode(), 1),
    ],
)
def test_damage_is_named_by_its_row(data, row):
    with pytest.raises(DamagedError, match=f"row {row} of the rules that were kept"):
        unpacked(data)


def test_damaged_rules_are_read_and_kept_once_more(memory):
    whole = packed(READ.rules)
    memory.data = whole[: len(whole) // 2]
    assert len(Library.default().rules) == len(READ.rules)
    assert memory.data == whole


def test_cut_off_anywhere_it_is_damaged():
    whole = packed(READ.rules[:5])
    for end in range(len(whole)):
        with pytest.raises(DamagedError):
            unpacked(whole[:end])


def test_rules_with_a_mistake_are_not_kept(memory, monkeypatch):
    monkeypatch.setattr(library, "_own_files", lambda: [("a.yaml", "- name: x")])
    with pytest.raises(UserError):
        Library.default()
    assert memory.data is None
