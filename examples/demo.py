"""Run the demo: a simulation in C gets its gradient, and finds what lies in the ground.

Every line is a command anybody can type; this only types them, stops at the first that fails, and
draws what the last one found.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

BIN = Path(sys.executable).parent
HERE = Path(__file__).resolve().parent
SOURCES = [str(HERE / "seismic" / name) for name in ("wave.c", "fit.c", "lbfgs.c")]


def main():
    print("Rock is shaken at one end. What do geophones at both ends tell of what is in between?\n")
    with tempfile.TemporaryDirectory(prefix="enzyme-demo-") as folder:
        step(folder, "enzyme-cc", "-O2", *SOURCES, "-o", "fit", "-lm")
        found = step(folder, "./fit")
    print(picture([[float(word) for word in line.split()] for line in found.splitlines()]))
    print("\nwave.c is the simulation; the request is in examples/seismic/fit.c, in `gradient`.")


def step(folder, command, *arguments):
    """Run a command that is shown; return what it writes beside its output."""
    shown = [os.path.relpath(a, HERE.parent) if a.startswith(str(HERE)) else a for a in arguments]
    print("$ " + " ".join([command, *shown]), flush=True)
    program = command if command.startswith("./") else str(BIN / command)
    done = subprocess.run(
        [program, *arguments], cwd=folder, env=environment(), check=False, stderr=subprocess.PIPE
    )
    text = done.stderr.decode(errors="replace")
    if done.returncode:
        sys.stderr.write(text)
        sys.exit(f"demo: {command} failed with status {done.returncode}")
    return text


def picture(cells):
    """Draw the true speed in each pair of cells, and the one that was found, from 2 to 4 km/s."""
    pairs = [
        [(a + b) / 2 for a, b in zip(*two, strict=True)]
        for two in zip(cells[::2], cells[1::2], strict=True)
    ]
    high, low, rows = 3.6, 2.2, 14
    lines = []
    for row in range(rows + 1):
        at, half = high - (high - low) * row / rows, (high - low) / rows / 2
        marks = "".join(mark(at, half, *pair) for pair in pairs)
        lines.append((f"{at:4.1f} km/s ┤" if row % 4 == 2 else " " * 10 + "│") + marks.rstrip())
    lines.append(" " * 10 + "└" + "─" * len(pairs))
    lines.append(" " * 11 + "0 km".ljust(len(pairs) - 4) + "3 km")
    lines.append(" " * 11 + "━ speed of waves in the rock    ● found by following the gradient")
    return "\n".join(["", *lines])


def mark(at, half, truth, found):
    """Return what stands in one place of the picture."""
    if -half <= found - at < half:
        return "●"
    return "━" if -half <= truth - at < half else " "


def environment():
    """Return the user's environment, and the toolchain that came with enzyme-cc."""
    return {"ENZYME_CC_TOOLCHAIN": "pip", **os.environ}


if __name__ == "__main__":
    main()
