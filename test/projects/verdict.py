"""Read which tests passed out of a log, and compare that with what the plain compiler gave."""

import json
import os
import re
from typing import NamedTuple

RECORD = os.path.join(os.path.dirname(os.path.abspath(__file__)), "baseline.json")


class Results(NamedTuple):
    """The names of the tests that passed and failed, and the exit status of the test step."""

    passed: frozenset
    failed: frozenset
    status: int


class Verdict(NamedTuple):
    """Whether a project passes, and why in a few words."""

    passed: bool
    text: str


def read_results(project, text, status):
    """Find the tests of a project's log by its patterns."""
    failed = names_of(project.failed, project.section, text) if project.failed else set()
    passed = names_of(project.passed, project.section, text) - failed
    return Results(frozenset(passed), frozenset(failed), status)


def names_of(pattern, section, text):
    return {
        "/".join(part for part in (heading, *match.groups()) if part)
        for heading, body in sections_of(section, text)
        for match in re.finditer(pattern, body, re.MULTILINE)
    }


def sections_of(section, text):
    """Split a log at the lines `section` matches: pairs of heading and body."""
    if not section:
        return [("", text)]
    pieces = re.split(section, text, flags=re.MULTILINE)
    return [("", pieces[0]), *zip(pieces[1::2], pieces[2::2], strict=True)]


def judge(project, text, results, expected):
    """Compare results with the expected ones: every test that should pass must."""
    if not re.search(project.proof, text, re.MULTILINE):
        return Verdict(False, "the tests did not come to their end")
    if not results.passed:
        return Verdict(False, "no test passed")
    if expected is None:
        return Verdict(True, f"{count(results)}, no baseline")
    lost = sorted(expected.passed - results.passed)
    if lost:
        return Verdict(False, f"{len(lost)} tests lost: {' '.join(lost[:5])}")
    if results.status != expected.status:
        return Verdict(False, f"the tests ended with {results.status}, not {expected.status}")
    gained = sorted(results.passed - expected.passed)
    more = f", {len(gained)} more pass: {' '.join(gained[:5])}" if gained else ""
    return Verdict(True, f"{count(results)} as the plain compiler{more}")


def count(results):
    total = len(results.passed | results.failed)
    return f"{len(results.passed)}/{total} tests"


def load_record():
    if not os.path.exists(RECORD):
        return {}
    with open(RECORD, encoding="utf-8") as stream:
        return json.load(stream)


def recorded(name, version):
    """The recorded baseline of a project, if it was made with this version of its source."""
    entry = load_record().get(name)
    if entry is None or entry["version"] != version:
        return None
    return Results(frozenset(entry["passed"]), frozenset(entry["failed"]), entry["status"])


def record(name, version, compiler, results):
    """Keep the results of a run with the plain compiler as the project's baseline."""
    table = load_record()
    table[name] = {
        "version": version,
        "compiler": compiler,
        "passed": sorted(results.passed),
        "failed": sorted(results.failed),
        "status": results.status,
    }
    with open(RECORD, "w", encoding="utf-8") as stream:
        json.dump(table, stream, indent=1, sort_keys=True)
        stream.write("\n")
