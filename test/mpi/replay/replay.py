"""Replay the messages of gradients for 1,000 processes: python test/mpi/replay/replay.py.

Real gradients are run in a few processes, and what each process sends and receives is recorded
through MPI's profiling interface: it must be what the model of the way back (model.py) says. Then
the model is run for as many processes as are asked for, event by event, with sends that are only
complete once they are received: nothing waits for ever, and as much is sent back as there.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

from model import PATTERNS, plain, reverse, simulate

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from runner import KINDS, compiled, is_there, run  # noqa: E402 - a folder of its own

STEPS = 3


def main():
    """Check the model against real runs, and run it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--processes", type=int, default=1000)
    given = parser.parse_args()
    # The wrappers of MPI look for the compiler by its name.
    os.environ["PATH"] = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    for kind in filter(is_there, KINDS):
        for size in (2, 4):
            with tempfile.TemporaryDirectory() as folder:
                check(kind, size, Path(folder))
    for which in PATTERNS:
        print(which.__name__, told(which, given.processes))


def check(kind, size, folder):
    """Compare what real processes do with the model, for all patterns."""
    program = folder / "patterns"
    done = compiled(kind, HERE / "patterns.c", program, "-O2", str(HERE / "pattern.c"))
    if done.returncode:
        raise SystemExit(done.stderr)
    for index, which in enumerate(PATTERNS):
        records = folder / which.__name__
        records.mkdir()
        given = f"{program} {index} {STEPS} {records}"
        done = run(kind, given, size)
        if done.returncode:
            raise SystemExit(done.stderr)
        for rank in range(size):
            there = list(which(rank, size, STEPS))
            expected = events([*there, *reverse(there)])
            found = recorded((records / str(rank)).read_text())
            if split(found) != split(expected):
                raise SystemExit(f"{kind} {which.__name__} {rank}: {found}, not {expected}")
    print(f"{kind}, {size} processes: as the model says")


def events(steps):
    """Return what is sent and received, in order; waiting is seen by what follows."""
    return [
        (step[0].removeprefix("i"), step[1], step[2] if isinstance(step[2], int) else "back")
        for step in steps
        if step[0] != "wait"
    ]


def split(found):
    """Return the way there in order; of the way back, what one wait begins may be in any."""
    return [each for each in found if each[2] != "back"], sorted(
        each for each in found if each[2] == "back"
    )


def recorded(text):
    """Return the same from a record: tags of adjoints are those that programs do not have."""
    found = []
    for line in text.splitlines():
        word, *numbers = line.split()
        if not word.startswith("wait"):
            tag = int(numbers[1])
            found.append((word.removeprefix("i"), int(numbers[0]), tag if tag < 1000 else "back"))
    return found


def told(which, size):
    """Run a pattern and its reverse in so many processes, and return what is to be told."""
    there = [list(which(rank, size, STEPS)) for rank in range(size)]
    back = [list(reverse(steps)) for steps in there]
    both = [plain([*steps, *more]) for steps, more in zip(there, back, strict=True)]
    sent, time = simulate([plain(each) for each in there])
    all_sent, all_time = simulate(both)
    if all_sent != 2 * sent:
        raise SystemExit(f"{which.__name__}: {all_sent - sent} messages back, {sent} there")
    counts = f"{sent} messages there, {all_sent - sent} back"
    return f"{size} processes: {counts}, time {time:g} and {all_time:g}"


if __name__ == "__main__":
    sys.exit(main())
