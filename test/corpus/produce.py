"""Produce a corpus of LLVM's textual IR from real programs, in the ignored folder .corpus/.

    python test/corpus/produce.py [--quick] [--only NAME] [--out DIR] [-j N]

Nothing is made twice: what exists is left alone. A tool or a source that cannot be had is skipped
with one line; what a compiler refuses is counted, and said with the compiler's first error.
The file <LLVM>/<group>/<variant>/<unit>.ll is for the tools of that LLVM (roundtrip.py).
"""

import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys
import time

import plan
import trees

LIMIT = 300


def main():
    arguments = parse_arguments()
    os.nice(10)
    started = time.monotonic()
    totals = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for name in chosen_groups(arguments):
            totals.update(produce_group(name, arguments, pool))
    seconds = time.monotonic() - started
    summary = ", ".join(f"{totals[key]} {key}" for key in ("made", "there already", "refused"))
    say(f"{summary} in {seconds:.0f} s; the corpus is in {arguments.out}")
    print_inventory(arguments.out)
    return 0


def parse_arguments():
    parser = argparse.ArgumentParser(description="Produce a corpus of LLVM IR text.")
    parser.add_argument("--quick", action="store_true", help="a small part, in less than a minute")
    parser.add_argument("--only", metavar="NAME", help="one group, or a part of an output's path")
    parser.add_argument("--out", default=os.path.join(trees.ROOT, ".corpus"))
    parser.add_argument("-j", "--jobs", type=int, default=min(2, os.cpu_count() or 1))
    arguments = parser.parse_args()
    arguments.out = os.path.abspath(arguments.out)
    return arguments


def chosen_groups(arguments):
    if arguments.only in plan.GROUPS:
        return [arguments.only]
    return plan.QUICK if arguments.quick else list(plan.GROUPS)


def produce_group(name, arguments, pool):
    """Make the group's files; return how many of each outcome there were."""
    started = time.monotonic()
    os.makedirs(arguments.out, exist_ok=True)
    try:
        jobs = wanted(plan.GROUPS[name](arguments.out), name, arguments)
    except trees.TreeError as error:
        say(f"{name}: skipped: {error}")
        return collections.Counter()
    outcomes = list(pool.map(lambda job: make(job, arguments.out), with_tools(jobs)))
    counts = collections.Counter(outcome for outcome, _ in outcomes)
    report_refusals([complaint for _, complaint in outcomes if complaint])
    numbers = ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items()))
    say(f"{name}: {numbers or 'nothing'} ({time.monotonic() - started:.0f} s)")
    return counts


def report_refusals(complaints):
    """Say each complaint once for a file, with the number of variants it stands for."""
    first, counts = {}, collections.Counter()
    for output, text in complaints:
        key = (os.path.basename(output), re.sub(r"^clang[-\d]*: ", "", text))
        counts[key] += 1
        first.setdefault(key, output)
    for key, count in counts.items():
        others = f" (and {count - 1} more variants)" if count > 1 else ""
        say(f"refused: {first[key]}{others}: {key[1]}")


def wanted(jobs, group, arguments):
    if arguments.quick:
        jobs = [job for job in jobs if job.quick or group == "libdevice"]
    if arguments.only and arguments.only not in plan.GROUPS:
        jobs = [job for job in jobs if arguments.only in job.output]
    return jobs


MISSING = set()


def with_tools(jobs):
    """Resolve each Job's compiler; leave out, and say once, those that are not there."""
    paths = {tool.command: plan.find(tool) for tool in plan.TOOLS}
    for command in sorted({job.command[0] for job in jobs}):
        if not paths[command] and command not in MISSING:
            MISSING.add(command)
            say(f"no {command} here: what it would make is skipped")
    return [
        job._replace(command=(paths[job.command[0]], *job.command[1:]))
        for job in jobs
        if paths[job.command[0]]
    ]


def make(job, out):
    """Run one Job; return what became of it and what to say about it."""
    output = os.path.join(out, job.output)
    if is_current(output, job.source):
        return "there already", ""
    os.makedirs(os.path.dirname(output), exist_ok=True)
    refusal = run(job, output + ".part")
    if refusal:
        return "refused", (job.output, refusal)
    os.replace(output + ".part", output)
    return "made", ""


def is_current(output, source):
    if not os.path.exists(output):
        return False
    return not source or os.path.getmtime(source) <= os.path.getmtime(output)


def run(job, output):
    """Run the compiler; return its first error, or nothing."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "0", "LC_ALL": "C"}
    try:
        done = subprocess.run(
            filled(job.command, output),
            cwd=job.folder or os.path.dirname(output),
            env=environment,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=LIMIT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"took more than {LIMIT} s"
    if done.returncode == 0 and os.path.exists(output):
        return ""
    if os.path.exists(output):
        os.remove(output)
    lines = (done.stderr + done.stdout).splitlines()
    errors = [line for line in lines if re.search(r"\berror(:|\[)", line)] or lines
    return errors[0] if errors else f"exit status {done.returncode}"


def filled(command, output):
    """The command with its output: as the last word, or wherever it asks for it."""
    words = command if "%OUTPUT%" in " ".join(command) else (*command, output)
    holes = {"%HERE%": os.path.dirname(output), "%OUTPUT%": output}
    for hole, filling in holes.items():
        words = [word.replace(hole, filling) for word in words]
    return words


def print_inventory(out):
    """Say what the corpus holds now: files and megabytes by LLVM and group."""
    files, sizes = collections.Counter(), collections.Counter()
    for folder, _, names in os.walk(out):
        parts = os.path.relpath(folder, out).split(os.sep)
        for name in names if parts[0].isdigit() else ():
            if name.endswith(".ll"):
                files[tuple(parts[:2])] += 1
                sizes[tuple(parts[:2])] += os.path.getsize(os.path.join(folder, name))
    for key in sorted(files):
        print(f"  LLVM {key[0]}  {key[1]:12} {files[key]:5} files {sizes[key] / 1e6:8.1f} MB")
    print(f"  {'in all':21} {files.total():5} files {sizes.total() / 1e6:8.1f} MB")


def say(text):
    print(f"corpus: {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
