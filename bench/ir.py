"""Measure the IR library (open, read, print) against LLVM's own tools on the same files.

Limits: open and print unchanged 100 MB/s; read bodies 100,000 and print 200,000 instructions a
second; 1 kB of memory an instruction.
"""

import argparse
import gc
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CORPUS = os.path.join(ROOT, ".corpus")
#: Real modules of every kind: how to get one that is not there, and where it then lies.
FILES = (
    ("sqlite", "22/sqlite/c-O2/sqlite3.ll"),
    ("sqlite", "22/sqlite/c-O0g/sqlite3.ll"),
    ("rust", "22/rust/rust-O2/fat.ll"),
)
LIMITS = {"lazy": 100.0, "read": 100_000.0, "print": 200_000.0, "memory": 1000.0}


def main():
    options = parse_options()
    failed = False
    for path in options.files or list(default_files()):
        size = os.path.getsize(path)
        print(f"== {os.path.relpath(path, CORPUS)}: {size / 1e6:.1f} MB", flush=True)
        found = in_a_child(measure_ours, path, options.repetitions)
        failed |= report(found, measure_llvm(path, options), size)
    return int(failed)


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("files", nargs="*", help="textual IR (default: SQLite, a Rust program)")
    parser.add_argument("--llvm", default="22", help="which llvm-as and opt to compare with")
    parser.add_argument("--repetitions", type=int, default=3)
    return parser.parse_args()


def default_files():
    for name, place in FILES:
        path = os.path.join(CORPUS, place)
        if not os.path.exists(path):
            produce = os.path.join(ROOT, "test", "corpus", "produce.py")
            subprocess.run([sys.executable, produce, "--only", name], check=True)
        if os.path.exists(path):
            yield path
        else:
            print(f"no {place}: its compiler is not here")


def in_a_child(work, *arguments):
    """Run in a process of its own, so that memory is its own too."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        with os.fdopen(writing, "w") as stream:
            json.dump(work(*arguments), stream)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as stream:
        text = stream.read()
    if os.waitpid(child, 0)[1]:
        raise SystemExit("the measurement failed")
    return json.loads(text)


def measure_ours(path, repetitions):
    from enzyme_cc.ir.module import Module  # noqa: PLC0415 - in the child only
    from enzyme_cc.ir.printer import print_function  # noqa: PLC0415

    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as stream:
        text = stream.read()
    gc.disable()  # as our commands do: nothing dies while a module is read
    lazy = best(repetitions, lambda: Module(text, path).print())
    module = Module(text, path)
    for value in module.globals.values():
        value.load()
    bodies = [each for each in module.functions.values() if not each.is_declaration]
    before = resident()
    started = time.perf_counter()
    for function in bodies:
        function.load_body()
    read = time.perf_counter() - started
    memory = resident() - before
    count = sum(1 for function in bodies for _ in function.instructions())
    printed = best(repetitions, lambda: [print_function(function) for function in bodies])
    whole = best(1, lambda: Module(text, path).load().print())
    return {
        "lazy": lazy,
        "read": read,
        "print": printed,
        "memory": memory,
        "count": count,
        "whole": whole,
    }


def resident():
    """Return bytes of memory in use now."""
    with open("/proc/self/statm", encoding="ascii") as stream:
        return int(stream.read().split()[1]) * resource.getpagesize()


def best(repetitions, work):
    """Return the shortest of several times."""
    times = []
    for _ in range(repetitions):
        started = time.perf_counter()
        work()
        times.append(time.perf_counter() - started)
    return min(times)


def measure_llvm(path, options):
    """Return seconds that llvm-as takes to read, and opt to read and print, by their medians."""
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out")
        commands = {
            "as": [f"llvm-as-{options.llvm}", "-disable-output", path],
            "opt": [f"opt-{options.llvm}", "-S", "--passes=", "-o", out, path],
        }
        return {
            name: statistics.median(timed(command) for _ in range(options.repetitions))
            for name, command in commands.items()
            if shutil.which(command[0])
        }


def timed(command):
    started = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - started


def report(ours, llvm, size):
    """Print the numbers; true when a limit is not met."""
    count = ours["count"]
    numbers = {
        "lazy": size / 1e6 / ours["lazy"],
        "read": count / ours["read"],
        "print": count / ours["print"],
        "memory": ours["memory"] / count,
    }
    lines = {
        "lazy": f"open and print unchanged {numbers['lazy']:10.0f} MB/s",
        "read": f"read bodies              {numbers['read']:10.0f} instructions/s",
        "print": f"print bodies             {numbers['print']:10.0f} instructions/s",
        "memory": f"memory                   {numbers['memory']:10.0f} bytes/instruction",
    }
    missed = False
    for name, line in lines.items():
        below = numbers[name] < LIMITS[name]
        met = not below if name != "memory" else below
        missed |= not met
        print(f"   {line:52}  limit {LIMITS[name]:<9.0f} {'met' if met else 'NOT MET'}")
    if llvm:
        print(
            f"   {count} instructions; ratios in time: open and print / llvm-as "
            f"{ours['lazy'] / llvm['as']:.2f}, read bodies / llvm-as "
            f"{ours['read'] / llvm['as']:.2f}, read and print all / opt "
            f"{ours['whole'] / llvm['opt']:.2f}"
        )
    return missed


if __name__ == "__main__":
    sys.exit(main())
