"""Run the checks of PyTorch and TensorFlow with current ones, each in an environment of its own.

Not part of `make test`: the environments take gigabytes, and minutes to install.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: What enzyme-cc itself needs there.
OURS = ("numpy>=1.24", "pyyaml>=6.0", "click>=8.1")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--folder", type=Path, default=ROOT / ".frameworks")
    parser.add_argument("--torch", default="torch", help="what pip installs; '' for none")
    parser.add_argument("--tensorflow", default="tensorflow-cpu", help="likewise")
    chosen = parser.parse_args()
    failures = 0
    for name, package in (("torch", chosen.torch), ("tensorflow", chosen.tensorflow)):
        if package:
            python = environment(chosen.folder / name, package)
            for module in sorted((ROOT / "test/frameworks").glob(f"{name}*_checks.py")):
                failures += checked(python, module)
    print(f"frameworks: {failures} failed", flush=True)
    return 1 if failures else 0


def environment(folder, package):
    """Return a Python that has the package; one that was made before is taken as it is."""
    python = folder / "bin/python"
    if not (folder / package.replace("/", "_")).exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, package, *OURS], check=True)
        (folder / package.replace("/", "_")).touch()
    return python


def checked(python, module):
    """Run checks; return how many failed."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.Popen([python, module], stdout=subprocess.PIPE, text=True, env=environment)
    failures = 0
    for line in done.stdout:
        name, result = json.loads(line)
        failures += result != "ok" and not result.startswith("skip: ")
        print(f"{module.stem}: {name.removeprefix('check_')}: {result}", flush=True)
    return failures + (done.wait() != 0 and not failures)


if __name__ == "__main__":
    sys.exit(main())
