"""The option table is sorted and consistent, and agrees with a real clang on every spelling."""

import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from enzyme_cc.driver.command_line import option_table
from enzyme_cc.driver.command_line.option_table import (
    CLANG,
    EXTRA_VALUES,
    FLANG,
    SUFFIXES,
    Arity,
    Effect,
)
from enzyme_cc.driver.command_line.options import read

CLANG_22 = shutil.which("clang-22")
NEEDS_CLANG = pytest.mark.skipif(not CLANG_22, reason="clang-22 is not installed")


@pytest.mark.parametrize("table", [CLANG, FLANG], ids=["clang", "flang"])
def test_rows_are_sorted_and_no_spelling_stands_twice(table):
    spellings = [row[0] for row in table]
    assert spellings == sorted(set(spellings))


def test_every_effect_is_that_of_some_option_and_is_asked_for_by_some_code():
    used = {row[2] for row in (*CLANG, *FLANG)}
    # An option that is there, without what it takes.
    assert set(Effect) - {Effect.INCOMPLETE} <= used
    folder = Path(option_table.__file__).parents[1]
    code = "".join(p.read_text() for p in folder.rglob("*.py") if p.name != "option_table.py")
    assert [e.name for e in Effect if f"Effect.{e.name}" not in code] == []


def test_an_option_that_decides_by_its_value_takes_one():
    valued = {Effect.OUTPUT, Effect.LANGUAGE, Effect.TARGET, Effect.OURS}
    assert not [r[0] for r in (*CLANG, *FLANG) if r[2] in valued and r[1] is Arity.FLAG]


def test_the_suffixes_of_sources_and_of_linker_inputs_do_not_overlap():
    assert not {"o", "a", "so", "lo", "la", "dylib"} & set(SUFFIXES)


def consumes_next(spelling, folder, number):
    """Whether clang takes the argument after this one as its value, and whether that is moot."""
    value = f"value{number}.c"  # a fresh one each time: some options create their value
    command = [CLANG_22, "-###", spelling, value, "-c", "-x", "c", "known.c"]
    said = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder).stderr
    taken = f"no such file or directory: '{value}'" not in said
    return taken, "unknown argument" in said or "no such file or directory: 'known.c'" not in said


def taken_by_us(spelling):
    inputs = read((spelling, "zzval.c", "-c", "-x", "c", "known.c")).inputs
    return "zzval.c" not in [token.value for token in inputs]


def spellings_of_clang():
    listed = subprocess.run(
        [CLANG_22, "--autocomplete=-"], capture_output=True, text=True, check=True
    ).stdout
    names = {line.split("\t")[0] for line in listed.splitlines() if line.startswith("-")}
    valued = {row[0] for row in CLANG if row[1] in (Arity.SEPARATE, Arity.EITHER)}
    # Warnings and -f/-m switches never take a separate value: a sample of them is enough.
    many = ("-W", "-f", "-m", "--f", "--m", "-R")
    few = sorted(n for n in names if n.startswith(many))[::40]
    return sorted(valued | {n for n in names if not n.startswith(many)} | set(few))


@NEEDS_CLANG
def test_the_table_and_clang_agree_on_which_options_take_the_next_argument(tmp_path):
    def ask(numbered):
        number, name = numbered
        return name, *consumes_next(name, tmp_path, number)

    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(ask, enumerate(spellings_of_clang())))
    decided = [(name, taken) for name, taken, moot in answers if not moot]
    differing = [
        (name, "clang takes it" if taken else "clang does not")
        for name, taken in decided
        if name not in EXTRA_VALUES and taken != taken_by_us(name)
    ]
    assert len(decided) > 200
    assert not differing, "; ".join(f"{name}: {what}" for name, what in differing)
