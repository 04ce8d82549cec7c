"""Run `make demo`: a C program through enzyme-cc, with no compiler on the machine.

Every line is a command anybody can type; this only types them and stops at the first that fails.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

BIN = Path(sys.executable).parent
HERE = Path(__file__).resolve().parent


def main():
    with tempfile.TemporaryDirectory(prefix="enzyme-demo-") as folder:
        step(folder, "enzyme-cc", "-O2", str(HERE / "rosenbrock.c"), "-o", "rosenbrock", "-lm")
        step(folder, "./rosenbrock")
    print("\nThe request is in examples/rosenbrock.c, in the function `gradient`.")


def step(folder, command, *arguments):
    shown = [os.path.relpath(a, HERE.parent) if a.startswith(str(HERE)) else a for a in arguments]
    print("$ " + " ".join([command, *shown]), flush=True)
    program = command if command.startswith("./") else str(BIN / command)
    done = subprocess.run([program, *arguments], cwd=folder, env=environment(), check=False)
    if done.returncode:
        sys.exit(f"demo: {command} failed with status {done.returncode}")


def environment():
    """The user's environment, and the toolchain that came with enzyme-cc."""
    return {"ENZYME_CC_TOOLCHAIN": "pip", **os.environ}


if __name__ == "__main__":
    main()
