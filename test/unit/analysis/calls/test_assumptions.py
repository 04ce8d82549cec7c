"""What rests on each other holds unless something speaks against it, however long the way is."""

import pytest

from enzyme_cc.analysis.calls.assumptions import Assumptions


class Asked:
    """What each thing rests on, with how often that was asked."""

    def __init__(self, rests_on):
        self.rests_on, self.count = rests_on, 0
        self.assumed = Assumptions(self.of)

    def of(self, key):
        self.count += 1
        return self.rests_on[key]


def test_what_calls_itself_is_taken_at_its_word():
    asked = Asked({"a": ["b"], "b": ["a", "b"]})
    assert asked.assumed.hold("a")
    assert asked.assumed.hold("b")


@pytest.mark.parametrize("first", ["a", "b", "c"])
def test_what_rests_on_something_false_is_false_wherever_one_begins(first):
    asked = Asked({"a": ["b", "d"], "b": ["c", "a"], "c": None, "d": []})
    found = {each: asked.assumed.hold(each) for each in (first, *"abcd")}
    assert found == {"a": False, "b": False, "c": False, "d": True}


def test_what_is_known_to_be_false_counts_for_what_is_asked_later():
    asked = Asked({"a": None, "b": ["a"], "c": ["b", "c"]})
    assert [asked.assumed.hold(each) for each in "abc"] == [False] * 3


@pytest.mark.parametrize("last", [None, []])
def test_each_of_a_long_chain_is_asked_once(last):
    length = 100_000
    chain = {at: [at + 1, at + 1] for at in range(length)}
    asked = Asked({**chain, length: last})
    assert {asked.assumed.hold(at) for at in range(0, length, 7)} == {last is not None}
    assert asked.count <= length + 1


def test_what_holds_is_not_asked_again_after_something_that_does_not():
    asked = Asked({"held": [], **{at: ["held", "false"] for at in range(100)}, "false": None})
    assert not any(asked.assumed.hold(at) for at in range(100))
    assert asked.count == 102
