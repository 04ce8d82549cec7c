"""Every call that writes, makes or names a file fails in turn: the same files, or one error.

No disk is filled: a library (failing.c) that our commands are started with lets a call fail.
"""

import errno

import pytest
from boxes import for_test_all, in_turn
from broken_files import COMMANDS, HERE, Trial

#: What the system says; alone, or of all calls from there on.
FAULTS = [(errno.ENOSPC, False), (errno.ENOSPC, True), (errno.EIO, False), (errno.EROFS, True)]


@pytest.fixture(scope="session")
def failing(tmp_path_factory, system):
    path = tmp_path_factory.mktemp("failing") / "failing.so"
    return path, system.command("cc")


def library(box, failing):
    path, compiler = failing
    if not path.exists():
        words = ("-O1", "-fPIC", "-shared", HERE / "failing.c", "-o", path)
        done = box.run(*compiler, *words)
        assert done.returncode == 0, done.stderr.decode()
    return path


def hold(trial, steps):
    calls = trial.calls("python")
    assert len(calls) > 4, "the library takes no part"
    found = {}
    for at, (error, lasting) in steps(len(calls)):
        problems = trial.problems(at, error, lasting)
        if problems:
            found[at, calls[at - 1], error, lasting] = problems
    assert found == {}


@pytest.mark.parametrize("name", ["object", "link"])
def test_a_write_that_fails_ends_in_one_error_or_does_not_matter(bare_box, system, failing, name):
    """The last calls of each, and some before these: each with one of the faults."""

    def steps(count):
        chosen = sorted({*in_turn(range(1, count + 1), 12), count})
        return [(at, FAULTS[index % len(FAULTS)]) for index, at in enumerate(chosen)]

    hold(Trial(bare_box, name, library(bare_box, failing)), steps)


@for_test_all
@pytest.mark.parametrize("name", COMMANDS)
def test_so_it_is_at_each_call_of_each_command(bare_box, system, failing, name):
    def steps(count):
        return [(at, fault) for at in range(1, count + 1) for fault in FAULTS]

    hold(Trial(bare_box, name, library(bare_box, failing)), steps)


def hold_when_killed(trial, steps):
    calls = trial.calls("python")
    assert len(calls) > 4, "the library takes no part"
    found = {at: trial.problems_of_killing(at) for at in steps(range(1, len(calls) + 1))}
    assert {(at, calls[at - 1]): each for at, each in found.items() if each} == {}


@pytest.mark.parametrize("name", ["keeping", "keeping a link", "library", "overwritten"])
def test_killed_at_a_write_it_leaves_its_output_whole_or_not_there(bare_box, system, failing, name):
    """What is kept in the cache is half written, too; the next command makes the same bytes."""
    hold_when_killed(Trial(bare_box, name, library(bare_box, failing)), lambda at: in_turn(at, 25))


@for_test_all
@pytest.mark.parametrize("name", COMMANDS)
def test_so_it_is_killed_at_each_call_of_each_command(bare_box, system, failing, name):
    hold_when_killed(Trial(bare_box, name, library(bare_box, failing)), list)
