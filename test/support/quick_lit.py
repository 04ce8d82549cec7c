"""Run lit with commands of ours as forks of a process that is ready; for `make test-all`, not."""

import os
import subprocess
import sys

import started


def main():
    environment = dict(os.environ)
    if "ENZYME_CC_TEST_ALL" not in environment:
        environment["ENZYME_CC_TEST_SCRIPTS"] = started.starter().scripts
    lit = os.path.join(os.path.dirname(sys.executable), "lit")
    return subprocess.run([lit, *sys.argv[1:]], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
