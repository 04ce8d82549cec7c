"""Rules that are kept as bytes are those that were read; bytes become nothing but rules."""

import functools
import os
import pickle
from dataclasses import replace

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.types import Type
from enzyme_cc.rules import library
from enzyme_cc.rules.kept import packed, unpacked
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


def test_nothing_but_records_comes_out(memory):
    class Harm:
        def __reduce__(self):
            return os.mkdir, ("harm",)

    memory.data = pickle.dumps((Harm(),))
    with pytest.raises(KeyError):
        Library.default()
    assert not os.path.exists("harm")


def test_rules_with_a_mistake_are_not_kept(memory, monkeypatch):
    monkeypatch.setattr(library, "_own_files", lambda: [("a.yaml", "- name: x")])
    with pytest.raises(UserError):
        Library.default()
    assert memory.data is None
