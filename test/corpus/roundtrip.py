"""Take every file of the corpus through our parser and printer, LLVM's tools being the judge.

    python test/corpus/roundtrip.py [DIR|FILES] [-j N] [--version V] [--only TEXT] [--every N]

Differences are shown with the function they are in; nothing stops the run. Exit status 1 means
that something failed. --use-lists also compares use-list orders (files of the flavour "uselists").
"""

import argparse
import collections
import concurrent.futures
import functools
import json
import os
import signal
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, ROOT)

import check as checking  # noqa: E402

LIMIT = 600
KNOWN = "known.json"


def main():
    arguments = parse_arguments()
    os.nice(10)
    started = time.monotonic()
    files = chosen_files(arguments)
    if not files:
        print(f"roundtrip: no .ll files in {' '.join(arguments.paths)}: make corpus")
        return 1
    totals = run_all(files, arguments)
    return conclude(totals, time.monotonic() - started, arguments)


def parse_arguments():
    parser = argparse.ArgumentParser(description="Check round trips over LLVM IR text.")
    parser.add_argument("paths", nargs="*", default=[os.path.join(ROOT, ".corpus")])
    parser.add_argument("-j", "--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--version", type=int, help="of LLVM's tools; else what the path says")
    parser.add_argument("--only", default="", help="files whose path has this text")
    parser.add_argument("--every", type=int, default=1, help="every Nth file only")
    parser.add_argument("--largest", type=float, default=1e9, help="leave out larger ones, in MB")
    parser.add_argument("--use-lists", action="store_true")
    parser.add_argument("--stand-in", action="store_true", help="test this program itself")
    parser.add_argument("--quiet", action="store_true", help="the summary only")
    parser.add_argument("--keep", metavar="DIR", help="write what we printed for failures there")
    return parser.parse_args()


def chosen_files(arguments):
    """The files asked for, the largest first: so the last ones do not wait for a giant."""
    found = []
    for path in arguments.paths:
        found += walk(path) if os.path.isdir(path) else [path]
    found = [path for path in found if arguments.only in path][:: arguments.every]
    found = [path for path in found if os.path.getsize(path) <= arguments.largest * 1e6]
    return sorted(found, key=os.path.getsize, reverse=True)


def walk(folder):
    """The .ll files below a folder; in a corpus, not those of the trees they were made from."""
    found = []
    for inner, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "trees")
        found += [os.path.join(inner, name) for name in sorted(names) if name.endswith(".ll")]
    return found


def version_of(path, arguments):
    """The LLVM that made the file: the corpus has it in the path."""
    parts = os.path.abspath(path).split(os.sep)
    digits = [int(part) for part in parts if part.isdigit() and 13 <= int(part) <= 99]
    return arguments.version or (digits[-1] if digits else 22)


def run_all(files, arguments):
    """Check every file in worker processes; say each failure as it comes."""
    totals = {"files": 0, "size": 0, "seconds": 0.0, "instructions": 0, "problems": []}
    known = load_known(arguments)
    remembered = dict(known)
    with concurrent.futures.ProcessPoolExecutor(
        arguments.jobs, initializer=remember, initargs=(known,)
    ) as pool:
        work = functools.partial(check_file, arguments=arguments)
        waiting = {pool.submit(work, path): path for path in files}
        for done in concurrent.futures.as_completed(waiting):
            path = os.path.relpath(waiting[done])
            add(totals, path, *result_of(done), remembered, arguments)
    save_known(remembered, arguments)
    return totals


def result_of(done):
    try:
        return done.result()
    except concurrent.futures.process.BrokenProcessPool as error:
        return checking.Result([checking.Problem("crash", f"worker died: {error}")], 0, 0, 0), {}


def add(totals, path, result, learned, remembered, arguments):
    remembered.update(learned)
    totals["files"] += 1
    for key in ("size", "seconds", "instructions"):
        totals[key] += getattr(result, key)
    for problem in result.problems:
        totals["problems"].append((path, result.size, problem))
        if not arguments.quiet:
            print(f"{path}: {problem.kind}: {problem.text}\n", flush=True)


KNOWN_HERE = {}


def remember(known):
    """Start of a worker: what LLVM made of the originals in earlier runs."""
    KNOWN_HERE.update(known)


def check_file(path, *, arguments):
    """Check one file in a worker, in limited time; return the result and new digests."""
    tools = checking.Tools(version_of(path, arguments), arguments.use_lists)
    if not tools.exist():
        problem = checking.Problem("unusable", f"no llvm-as-{tools.version} here")
        return checking.Result([problem], 0, 0, 0), {}
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as stream:
        text = stream.read()
    make = checking.StandIn if arguments.stand_in else checking.real_module
    before = set(KNOWN_HERE)
    signal.signal(signal.SIGALRM, too_long)
    signal.alarm(LIMIT)
    try:
        name = os.path.basename(path)
        result = checking.check(text, name, tools, make=make, known=KNOWN_HERE)
    except TimeoutError as error:
        result = checking.Result([checking.Problem("crash", str(error))], LIMIT, len(text), 0)
    finally:
        signal.alarm(0)
    if result.problems and arguments.keep:
        keep(path, result.ours, arguments.keep)
    return result._replace(ours=""), {k: KNOWN_HERE[k] for k in set(KNOWN_HERE) - before}


def too_long(_number, _frame):
    raise TimeoutError(f"took more than {LIMIT} s")


def keep(path, ours, folder):
    os.makedirs(folder, exist_ok=True)
    name = os.path.relpath(path).replace("..", "").strip(os.sep).replace(os.sep, "-")
    with open(os.path.join(folder, name), "w", encoding="utf-8", errors="surrogateescape") as out:
        out.write(ours)


def known_path(arguments):
    folder = next((path for path in arguments.paths if os.path.isdir(path)), None)
    return os.path.join(folder, KNOWN) if folder else None


def load_known(arguments):
    path = known_path(arguments)
    if not path or not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as stream:
        return json.load(stream)


def save_known(known, arguments):
    path = known_path(arguments)
    if path:
        with open(path, "w", encoding="utf-8") as stream:
            json.dump(known, stream, indent=0, sort_keys=True)


def conclude(totals, seconds, arguments):
    """Print the failures in groups, the smallest file of each, and the sums."""
    failures = [entry for entry in totals["problems"] if entry[2].kind != "unusable"]
    for (kind, line), places in sorted(
        checking.summarize(totals["problems"]).items(), key=lambda item: -len(item[1])
    ):
        print(f"{len(places):5} x {kind} {line[:200]}\n        smallest: {min(places)[1]}")
    failed = len({path for path, _, _ in failures})
    kinds = collections.Counter(problem.kind for _, _, problem in totals["problems"])
    print(
        f"roundtrip: {totals['files']} files, {totals['size'] / 1e6:.1f} MB, "
        f"{totals['instructions']} instructions in {seconds:.0f} s with {arguments.jobs} jobs "
        f"({totals['seconds']:.0f} s of it in our code, each text parsed three times): "
        f"{failed} failed {dict(kinds) or ''}"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
