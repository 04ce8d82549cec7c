"""Change the type analysis in one place at a time, and count which changes its tests notice.

Each mutant lives in a forked process in which all is imported: the code of its functions is put in
place of theirs. One that runs for far longer than the tests do has been noticed, too. With --lit,
those that unit tests do not notice are what the commands of the lit suites have in them.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import os
import random
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from changed import ROOT, VARIABLE, Change, put
from mutants import Place, mutant, places

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = os.path.join(ROOT, "test", "mutation")
PACKAGE = "enzyme_cc.analysis.types"
#: The fastest first: most mutants are noticed by the first test that fails.
TESTS = tuple(
    f"test/unit/{name}.py"
    for name in (
        "analysis/types/test_lattice",
        "analysis/types/test_tree",
        "analysis/types/test_top_down",
        "analysis/types/test_struct_types",
        "analysis/types/test_moved_bytes",
        "analysis/types/test_byte_moves",
        "analysis/types/test_calls",
        "analysis/types/test_questions",
        "analysis/types/test_trait_objects",
        "analysis/types/test_parts_of_wide_integers",
        "analysis/types/test_loaded_bits",
        "analysis/types/test_fixpoint",
        "analysis/types/test_unification",
        "analysis/types/test_unused",
        "analysis/types/test_smallest_number",
        "transform/layout/test_layout_period",
        "transform/layout/test_byte_layout",
        "transform/layout/test_float_runs",
        "analysis/types/test_costs",
        "analysis/types/test_sources",
        "analysis/types/test_analysis",
        "analysis/types/test_union_words",
        "analysis/types/test_walking_indices",
        "analysis/types/test_heuristics",
        "transform/frontends/test_class_tables",
        "transform/frontends/test_container_nodes",
        "transform/emit/test_bit_adjoints",
        "analysis/types/test_soundness",
    )
)
#: What is no behaviour: words for people.
APART = frozenset(("printer",))


def main() -> int:
    """Run the mutants of a sample; return how many of a hundred survived too many."""
    asked = _arguments()
    os.chdir(ROOT)
    modules = asked.modules or sorted(
        name[:-3]
        for name in os.listdir(os.path.join(ROOT, *PACKAGE.split(".")))
        if name.endswith(".py") and name != "__init__.py" and name[:-3] not in APART
    )
    changes = list(_changes(modules))
    sample = changes
    if asked.sample and asked.sample < len(changes):
        sample = random.Random(asked.seed).sample(changes, asked.sample)
    print(f"{len(changes)} mutants of {len(modules)} modules, {len(sample)} are tried", flush=True)
    _warm(asked.tests)
    before = time.monotonic()
    if not _passes(None, asked.tests, 3600.0):
        print("the tests do not pass without any change")
        return 2
    limit = max(20.0, 5 * (time.monotonic() - before))
    survived, by_lit = [], 0
    for change in sorted(sample):
        if not _passes(change, asked.tests, limit):
            continue
        lives = not asked.lit or _lit_passes(change, asked.lit)
        by_lit += not lives
        if lives:
            survived.append(change)
            shown = mutant(change.source, change.place)
            print(f"survived: {change.path}:{shown}", flush=True)
    killed = len(sample) - len(survived)
    share = 100 * killed / max(len(sample), 1)
    print(f"killed: {killed} of {len(sample)}, {share:.1f} %; {by_lit} of them by lit alone")
    return int(share < asked.least)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="*", help=f"modules of {PACKAGE}; all by default")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, chosen by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=float, default=90.0, help="fail below this many per cent")
    parser.add_argument("--tests", nargs="+", default=list(TESTS))
    parser.add_argument("--lit", nargs="*", default=[], help="suites for what is left")
    return parser.parse_args()


def _changes(modules: list[str]) -> Iterator[Change]:
    for name in modules:
        path = os.path.join(*PACKAGE.split("."), f"{name}.py")
        module = Change(f"{PACKAGE}.{name}", path, Place(0, 0))
        yield from (module._replace(place=each) for each in places(module.source))


def _passes(change: Change | None, tests: list[str], limit: float) -> bool:
    """Return whether the tests pass with a change, within so many seconds."""
    child = os.fork()
    if not child:
        _in_child(change, tests)
    end = time.monotonic() + limit
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status == 0
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def _in_child(change: Change | None, tests: list[str]) -> None:
    os.setpgid(0, 0)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    code = 1
    try:
        if change is not None:
            put(importlib.import_module(change.module), change)
        words = ["-x", "-q", "--tb=no", "--no-header", "-p", "no:cacheprovider"]
        code = int(pytest.main([*words, *tests]))
    finally:
        os._exit(code)


def _lit_passes(change: Change, suites: list[str]) -> bool:
    """Return whether lit suites pass whose commands have a change in them."""
    given = {**os.environ, VARIABLE: change.written()}
    words = [sys.executable, os.path.join(HERE, "mutated_lit.py"), "-q", "--max-failures=1"]
    done = subprocess.run([*words, *suites], env=given, capture_output=True, check=False)
    return done.returncode == 0


def _warm(tests: list[str]) -> None:
    """Import the tests and what they test, so that no child does."""
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main(["-q", "--collect-only", "--no-header", "-p", "no:cacheprovider", *tests])


if __name__ == "__main__":
    sys.exit(main())
