"""Every measurement in turn; the status is that of the first whose limit is not met."""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
#: What takes the wrapper to measure, and what measures this checkout.
MEASUREMENTS = (
    "passthrough.py",
    "build_ratio.py",
    "identical.py",
    "forward.py",
    "reverse.py",
    "speed.py",
    "batch.py",
    "link.py",
)
OWN = ("ir.py", "differentiate.py")


def main():
    status = 0
    for name in (*MEASUREMENTS, *OWN):
        print(f"== {name}", flush=True)
        given = [] if name in OWN else sys.argv[1:]
        done = subprocess.run([sys.executable, os.path.join(HERE, name), *given], check=False)
        status = status or done.returncode
    return status


if __name__ == "__main__":
    sys.exit(main())
