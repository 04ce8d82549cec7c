"""Every measurement in turn; the status is that of the first whose limit is not met."""

import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
MEASUREMENTS = ("passthrough.py", "build_ratio.py", "identical.py", "ir.py")


def main():
    status = 0
    for name in MEASUREMENTS:
        print(f"== {name}", flush=True)
        given = [] if name == "ir.py" else sys.argv[1:]
        done = subprocess.run([sys.executable, os.path.join(HERE, name), *given], check=False)
        status = status or done.returncode
    return status


if __name__ == "__main__":
    sys.exit(main())
