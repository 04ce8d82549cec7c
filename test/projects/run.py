"""Build real projects with the wrapper, run their own tests, compare with the plain compiler.

    python test/projects/run.py [--only NAME] [--cc enzyme-cc] [--jobs 2] [--baseline | --record]

A project passes when every test that passes with the plain compiler passes with the wrapper.
The plain results are the recorded ones (baseline.json), or with --baseline those of a run of the
plain compilers just before. --record runs the plain compilers only and rewrites the record.
"""

import argparse
import os
import shutil
import subprocess
import sys
from typing import NamedTuple

import catalog
import sources
import steps
import verdict


class Compilers(NamedTuple):
    """The three commands a project is built with."""

    cc: str
    cxx: str
    fc: str

    def variables(self):
        return {"CC": self.cc, "CXX": self.cxx, "FC": self.fc, "F77": self.fc}


class Outcome(NamedTuple):
    """The steps that ran, and what the last of them proves."""

    steps: list
    results: verdict.Results | None
    judged: verdict.Verdict


def prepare(project, compilers):
    """Make a fresh copy of the source to build in; return its folder and the source's version."""
    sources.install_missing(("dpkg-dev", "make", *project.needs))
    origin, version = sources.fetch(project.source)
    base = os.path.join(
        sources.PROJECTS, "build", f"{project.name}-{os.path.basename(compilers.cc)}"
    )
    shutil.rmtree(base, ignore_errors=True)
    os.makedirs(base)
    shutil.copytree(origin, os.path.join(base, "source"), symlinks=True)
    return base, version


def attempt(project, compilers, jobs, base, expected):
    """Configure, build, test, and derive where that can be; stop at the first step that fails."""
    environment = make_environment(compilers, jobs)
    taken = []
    for name in ("configure", "build", "test"):
        taken.append(take(project, name, base, environment))
        if not taken[-1].passed and name != "test":
            return Outcome(taken, None, failure(taken[-1]))
    outcome = conclude(project, compilers, taken, expected)
    if not project.derive or not outcome.judged.passed or not is_ours(compilers):
        return outcome
    taken.append(take(project, "derive", base, environment))
    return outcome if taken[-1].passed else Outcome(taken, None, failure(taken[-1]))


def is_ours(compilers):
    return "enzyme" in os.path.basename(compilers.cc)


def take(project, name, base, environment):
    tree = os.path.join(base, "source")
    unprivileged = project.unprivileged and name == "test"
    if unprivileged and os.geteuid() == 0:
        steps.give_tree(tree, "nobody")
    return steps.run_step(
        name,
        getattr(project, name),
        tree,
        os.path.join(base, f"{name}.log"),
        environment=environment,
        limit=getattr(project.limits, name, project.limits.test),
        unprivileged=unprivileged,
    )


def conclude(project, compilers, taken, expected):
    text = steps.read_log(taken[-1].log)
    results = verdict.read_results(project, text, taken[-1].status)
    if taken[-1].status == steps.TIMED_OUT:
        return Outcome(taken, results, failure(taken[-1]))
    unused = unused_compilers(project, compilers, taken)
    if unused:
        return Outcome(taken, results, verdict.Verdict(False, f"the build never ran {unused}"))
    return Outcome(taken, results, verdict.judge(project, text, results, expected))


def failure(step):
    how = "took too long" if step.status == steps.TIMED_OUT else f"failed ({step.status})"
    return verdict.Verdict(False, f"{step.name} {how}")


def unused_compilers(project, compilers, taken):
    """The compilers that the project is in the catalog for but that its logs never name."""
    text = "".join(steps.read_log(step.log) for step in taken)
    wanted = [compilers.variables()[language] for language in project.languages]
    return " ".join(name for name in wanted if os.path.basename(name) not in text)


def make_environment(compilers, jobs):
    here = os.path.dirname(os.path.abspath(__file__))
    more = {"PYTHON": sys.executable, "JOBS": str(jobs), "HERE": here}
    return {**steps.tool_environment(), **compilers.variables(), **more}


def try_project(project, compilers, jobs, expected=None):
    """One project with one set of compilers, told on one line; returns (outcome, version)."""
    try:
        base, version = prepare(project, compilers)
    except sources.FetchError as error:
        outcome = Outcome([], None, verdict.Verdict(False, f"fetch failed: {error}"))
        show(project, compilers, outcome)
        return outcome, ""
    if expected is None:
        expected = verdict.recorded(project.name, version)
    outcome = attempt(project, compilers, jobs, base, expected)
    show(project, compilers, outcome)
    return outcome, version


def show(project, compilers, outcome):
    word = "PASS" if outcome.judged.passed else "FAIL"
    times = "  ".join(f"{step.name} {step.seconds:6.1f} s" for step in outcome.steps)
    subset = f" [{project.subset}]" if project.subset else ""
    compiler = os.path.basename(compilers.variables()[project.languages[0]])
    print(f"{word}  {project.name:<10} {compiler:<10} {times}  {outcome.judged.text}{subset}")
    last = outcome.steps[-1] if outcome.steps else None
    if last is not None and (not outcome.judged.passed or last.name == "derive"):
        print("\n".join(f"    {line}" for line in steps.last_lines(last.log, 25)))
    sys.stdout.flush()


def version_of(compiler):
    asked = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False)
    return asked.stdout.partition("\n")[0]


def record_plain(project, plain, jobs):
    outcome, version = try_project(project, plain, jobs)
    if outcome.judged.passed:
        compiler = version_of(plain.variables()[project.languages[0]])
        verdict.record(project.name, version, compiler, outcome.results)
    return outcome.judged.passed


def check_wrapper(project, wrapper, plain, options):
    expected = None
    if options.baseline:
        outcome, _ = try_project(project, plain, options.jobs)
        if not outcome.judged.passed:
            return False
        expected = outcome.results
    return try_project(project, wrapper, options.jobs, expected)[0].judged.passed


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    names = [project.name for project in catalog.CATALOG]
    parser.add_argument("--only", action="append", choices=names, metavar="NAME")
    parser.add_argument("--jobs", type=int, default=2)
    for option, default in [("cc", "enzyme-cc"), ("cxx", "enzyme-c++"), ("fc", "enzyme-fc")]:
        parser.add_argument(f"--{option}", default=default)
    for option, default in [("cc", "clang-22"), ("cxx", "clang++-22"), ("fc", "flang-22")]:
        parser.add_argument(f"--plain-{option}", default=default)
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--baseline", action="store_true", help="run the plain compilers first")
    choice.add_argument("--record", action="store_true", help="rewrite the recorded baseline")
    return parser.parse_args()


def main():
    options = parse_options()
    os.nice(10)
    plain = Compilers(options.plain_cc, options.plain_cxx, options.plain_fc)
    wrapper = Compilers(options.cc, options.cxx, options.fc)
    good = True
    for project in catalog.CATALOG:
        if options.only and project.name not in options.only:
            continue
        if options.record:
            good &= record_plain(project, plain, options.jobs)
        else:
            good &= check_wrapper(project, wrapper, plain, options)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
