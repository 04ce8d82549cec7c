"""Measure what compiles take of CPU time: the plain compiler, and of ours the tools and ourselves.

`ready` is what we ourselves would take as the fork of a process that has imported everything and
read the rules, as a persistent worker would be; who asks it has to start, too, and is not in it.
`compiled` is what we would take if all of ir/ and analysis/ took no time, imported and run: less
than with any compiled form of them. No derivative comes out of the cache.
"""

import argparse
import importlib
import marshal
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

import speed
from common import ROOT, find_program, wrapped_by, write_file

PROGRAMS = ("gmm_10_25", "ba", "lstm", "fft", "hydro", "ode_adaptive")
_TERMS = (f"  for (int i = {k}; i < n; i++) s += sin(x[i]) * x[i - {k}];" for k in range(100))
LOOPS = """#include <math.h>
void __enzyme_autodiff(void *, ...);
static double f(double *x, int n) {{
  double s = 0;
{}
  return s;
}}
void g(double *x, double *d, int n) {{ __enzyme_autodiff((void *)f, x, d, n); }}
""".format("\n".join(_TERMS))
COMPILED = ("enzyme_cc.ir.", "enzyme_cc.analysis.")
NO_REQUEST = "double f(double x) { return x * x; }\n"
ONE_LINE = """double __enzyme_autodiff(void *, double);
static double f(double x) { return x * x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
"""
#: Is the command of ours that the arguments name, and tells at its end what it took. It looks, each
#: millisecond where it is asked to, at which module is run or imported.
COMMAND = r"""
import _signal, marshal, os, resource, sys
end = os._exit
seen = {}
def look(_number, frame):
    while frame is not None:
        name = frame.f_globals.get("__name__", "")
        if frame.f_code.co_name == "_find_and_load":
            name = frame.f_locals["name"]
        if name.startswith("enzyme_cc.") or frame.f_code.co_name == "_find_and_load":
            break
        frame = frame.f_back
    seen[name] = seen.get(name, 0) + 1
def tell(status):
    _signal.setitimer(_signal.ITIMER_PROF, 0)
    ours, tools = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    spent = [each.ru_utime + each.ru_stime for each in (ours, tools)]
    os.write(descriptor, marshal.dumps([status, *spent, list(sys.modules), seen]))
    end(status)
os._exit = tell
descriptor, root, looks, *words = sys.argv[1:]
descriptor = int(descriptor)
sys.path.append(root)
sys.argv[1:] = ["enzyme-cc", *words]
_signal.signal(_signal.SIGPROF, look)
_signal.setitimer(_signal.ITIMER_PROF, float(looks), float(looks))
from enzyme_cc.driver.start import start
start()
"""


def told_by(start):
    """Return what a command told that is started with a descriptor to tell it.

    That is the CPU time of ours and of the tools, the modules, and how often each was seen.
    """
    reads, writes = os.pipe()
    child = start(writes)
    os.close(writes)
    with open(reads, "rb") as stream:
        told = stream.read()
    os.waitpid(child, 0)
    status, *rest = marshal.loads(told)
    if status:
        raise SystemExit(f"a compile failed, status {status}")
    return rest


def anew(words, looks=0):
    """Run a command as a process of its own."""

    def start(descriptor):
        command = [sys.executable, "-I", "-c", COMMAND, str(descriptor), ROOT, str(looks), *words]
        return subprocess.Popen(command, pass_fds=[descriptor]).pid

    return told_by(start)


def as_fork(words):
    """Run a command as a fork of this process."""

    def start(descriptor):
        child = os.fork()
        if not child:
            sys.argv = ["-c", str(descriptor), ROOT, "0", *words]
            exec(COMMAND, {})
        return child

    return told_by(start)


def get_ready(modules):
    """Have what a command imports, and the rules."""
    sys.path.append(ROOT)
    for name in modules:
        if name != "__main__":
            importlib.import_module(name)
    importlib.import_module("enzyme_cc.rules.library").Library.default()


def plain_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def cases(folder):
    """Yield names of what is compiled, and the words that say how."""
    for name, text in (
        ("no request", "double f(double x) { return x; }\n"),
        ("one line", ONE_LINE),
    ):
        path = os.path.join(folder, f"{name.split()[0]}.c")
        write_file(path, text)
        yield name, ["-O2", "-c", path]
    path = os.path.join(folder, "loops.c")
    write_file(path, LOOPS)
    yield "100 loops", ["-O2", "-c", path]
    for each in speed.PROGRAMS:
        if each.name in PROGRAMS:
            path = os.path.join(speed.HERE, "speed", each.sources[0])
            yield each.name, ["-O3", "-w", *each.defines, "-c", path]


def rest_of(seen):
    """Return the part of what was seen that is not of what might be compiled."""
    compiled = sum(count for name, count in seen.items() if name.startswith(COMPILED))
    return 1 - compiled / sum(seen.values())


def measure(words, plain, rounds):
    """Return medians of plain, tools, ours, ready, compiled: in turn, as others use the machine."""
    found = []
    for _ in range(rounds):
        ours, tools, *_ = anew(words)
        rest = rest_of(anew(words, 0.001)[3])
        found.append((plain_seconds([plain, *words]), tools, ours, as_fork(words)[0], ours * rest))
    return [statistics.median(column) for column in zip(*found, strict=True)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    os.environ["ENZYME_CC_CACHE_SIZE"] = "0"
    plain = shutil.which(wrapped_by(find_program("enzyme-cc")))
    print("seconds of CPU       plain   tools    ours   ready compiled   all / plain")
    with tempfile.TemporaryDirectory() as folder:
        output = ["-o", os.path.join(folder, "made.o")]
        found = list(cases(folder))
        get_ready(anew([*found[-1][1], *output])[2])
        for name, words in found:
            row = measure([*words, *output], plain, rounds)
            cells = "".join(f"{each:8.3f}" for each in row)
            print(f"{name:18}{cells}{(row[1] + row[2]) / row[0]:15.2f}", flush=True)


if __name__ == "__main__":
    main()
