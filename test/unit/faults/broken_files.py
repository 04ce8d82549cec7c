"""Commands whose n-th call that writes a file fails, and what may come of that."""

import os
import re
import shutil
import signal
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
ASKS = """double __enzyme_autodiff(void *, ...);
static double f(double x) { return x * x; }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
"""
OPEN = """double __enzyme_autodiff(void *, ...);
double f(double);
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
int main(void) { return slope(3) != 6; }
"""
KERNEL = """extern "C" __attribute__((device)) void __enzyme_autodiff(void *, ...);
__attribute__((device)) double f(double *x);
__attribute__((device)) void slope(double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }
"""
#: No tool of CUDA's is run for images of bitcode.
DEVICE = ("-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_80", "-fgpu-rdc", "-foffload-lto", "-w")
OTHER = "double f(double x) { return x * x; }\n"
#: Where the trouble is one of ours, it is said in one line, and perhaps a way out in others.
ERROR = re.compile(r"(enzyme-(cc|c\+\+|link): |\S+:\d+:\d+: |\S+: )?(error|fatal error): .+")
#: For failing.c: no error.
KILLED = -1
#: The library, or the object of another compiler, is whole but for that.
WARNING = re.compile(rb"warning: .*(without IR|no IR is added)")


class Command(NamedTuple):
    """A command, what it makes, and what there is before it."""

    words: tuple[str, ...]
    output: str
    #: How warm the cache is: nothing is kept, or all but derivatives, or all; new: it will be.
    kept: str = "some"
    first: tuple[tuple[str, ...], ...] = ()
    command: str = "enzyme-cc"


COMMANDS = {
    "cold": Command(("-O1", "-c", "a.c"), "a.o", "none"),
    "object": Command(("-O1", "-c", "a.c"), "a.o"),
    "kept": Command(("-O1", "-c", "a.c"), "a.o", "all"),
    "plain": Command(("-O1", "-c", "other.c"), "other.o"),
    "assembly": Command(("-O1", "-S", "a.c"), "a.s"),
    "lto": Command(("-flto", "-c", "a.c"), "a.o"),
    "link": Command(
        ("open.o", "other.o", "-o", "app"), "app", first=(("-c", "open.c"), ("-c", "other.c"))
    ),
    "library": Command(
        ("-shared", "other.o", "-o", "other.so"), "other.so", first=(("-fPIC", "-c", "other.c"),)
    ),
    "at once": Command(("-O1", "open.c", "other.c", "-o", "app"), "app"),
    "device": Command(
        (*DEVICE, "-c", "kernel.cu", "-o", "kernel.o"), "kernel.o", command="enzyme-c++"
    ),
    "debug": Command(("-g", "-MD", "-c", "a.c", "-o", "x.o"), "x.o"),
    "keeping": Command(("-O1", "-c", "a.c"), "a.o", "new"),
    "keeping a link": Command(
        *(("open.o", "other.o", "-o", "app"), "app", "new"),
        first=(("-c", "open.c"), ("-c", "other.c")),
    ),
    "overwritten": Command(("-O1", "-c", "a.c", "-save-temps"), "a.o"),
}


class Trial:
    """A folder in which a command is run again and again, each time from the same start."""

    def __init__(self, box, name, library):
        self.box, self.command, self.library = box, COMMANDS[name], library
        self.temporary, self.cache = box.folder / "tmp", box.folder / "cache"
        self.temporary.mkdir()
        for file, text in (
            ("a.c", ASKS),
            ("open.c", OPEN),
            ("other.c", OTHER),
            ("kernel.cu", KERNEL),
        ):
            box.write(file, text)
        box.environment |= {"TMPDIR": str(self.temporary), "ENZYME_CC_CACHE": str(self.cache)}
        size = "100M" if self.command.kept in ("all", "new") else "0"
        box.environment["ENZYME_CC_CACHE_SIZE"] = size
        for words in self.command.first:
            box.ok(*words)
        self.before = set(box.files())
        self.made = self._clean()

    @property
    def is_warm(self):
        return self.command.kept in ("some", "all")

    def _clean(self):
        """What the command makes, by name; from then on the cache is as warm as it is to be."""
        self._run()
        made = self.taken()
        if self.is_warm:
            self.warm = self.box.folder / "warm"
            shutil.copytree(self.cache, self.warm)
        return made

    def _run(self, **variables):
        environment = {**self.box.environment, **variables}
        done = self.box.enzyme(*self.command.words, command=self.command.command, env=environment)
        assert variables or done.returncode == 0, done.stderr.decode()
        return done

    def taken(self):
        """The files that are new, and are then taken away, with their contents."""
        names = set(self.box.files()) - self.before
        ours = {name for name in names if not name.startswith(("cache/", "warm/"))}
        made = {name: (self.box.folder / name).read_bytes() for name in ours}
        for name in ours:
            (self.box.folder / name).unlink()
        return made

    def reset(self):
        shutil.rmtree(self.cache, ignore_errors=True)
        if self.is_warm:
            shutil.copytree(self.warm, self.cache)

    def calls(self, program):
        """The names of the calls that may fail."""
        self.reset()
        log = self.box.folder / "log"
        self._run(**self._faults(program, 0, 0), FAULT_LOG=str(log))
        names = log.read_text().split()
        log.unlink()
        self.taken()
        return names

    def _faults(self, program, number, error, lasting=False):
        faults = {
            "LD_PRELOAD": str(self.library),
            "FAULT_PROGRAM": program,
            "FAULT_NUMBER": str(number),
            "FAULT_ERROR": str(error),
        }
        return faults | ({"FAULT_LASTING": "1"} if lasting else {})

    def problems(self, number, error, lasting=False, program="python"):
        """What is wrong with how the command takes the fault; nothing where all is well."""
        self.reset()
        done = self._run(**self._faults(program, number, error, lasting))
        found = [*self._said(done), *self._left(done)]
        self._run()
        if self.taken() != self.made:
            found.append("the next command makes something else")
        return found

    def problems_of_killing(self, number):
        """What is wrong with what the command leaves, when it is killed before that call."""
        self.reset()
        done = self._run(**self._faults("python", number, KILLED))
        if done.returncode != -signal.SIGKILL:
            return [f"it is not killed: status {done.returncode}"]
        found = []
        output = self.box.folder / self.command.output
        if output.exists() and output.read_bytes() != self.made[self.command.output]:
            found.append("its output is there, and not whole")
        shutil.rmtree(self.temporary)
        self.temporary.mkdir()
        self._run()
        beside = [name for name in self.box.files() if "/.enzyme-" in f"/{name}"]
        for name in beside:  # a later command sweeps them
            (self.box.folder / name).unlink()
        if self.taken() != self.made:
            found.append("the next command makes something else")
        return found

    def _said(self, done):
        text = done.stderr.decode(errors="replace")
        if "Traceback" in text or "internal error" in text:
            return [f"a bug of ours shows: {text[-1500:]}"]
        if done.returncode < 0 or done.returncode > 2:
            return [f"status {done.returncode}: {text}"]
        errors = [line for line in text.splitlines() if ERROR.match(line)]
        if done.returncode and len(errors) != 1:
            return [f"{len(errors)} errors: {text}"]
        return []

    def _left(self, done):
        """What is wrong with the files that are there afterwards."""
        left = os.listdir(self.temporary)
        shutil.rmtree(self.temporary)
        self.temporary.mkdir()
        made = self.taken()
        if left:
            return [f"temporary files are left: {left}"]
        if done.returncode:
            names = [n for n in made if n == self.command.output or n not in self.made]
            return [f"it fails and leaves {names}"] if names else []
        if made != self.made and not WARNING.search(done.stderr):
            changed = sorted(set(made) ^ set(self.made)) or "the bytes of what is made"
            return [f"it ends well, and this differs: {changed}"]
        return []
