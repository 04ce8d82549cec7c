"""Tell what each test costs in seconds of CPU, with all that it starts.

`ENZYME_CC_TEST_COSTS=FILE make test` notes it; `python test/support/costs.py FILE` sums it up by
file. Elapsed time says little where several parts of the tests run side by side.
"""

import os
import sys
from collections import Counter
from pathlib import Path

import pytest

NOTED_IN = "ENZYME_CC_TEST_COSTS"
_TICKS = os.sysconf("SC_CLK_TCK")
#: In `/proc/PID/stat`, behind the name: of the process itself, and of those that it waited for.
_TIMES = slice(11, 15)


def used(pid: int) -> float:
    """Return the seconds of CPU that a process and those below it have had."""
    found = Path(f"/proc/{pid}")
    try:
        fields = (found / "stat").read_text().rpartition(")")[2].split()
        children = (found / f"task/{pid}/children").read_text().split()
    except OSError:
        return 0.0
    own = sum(map(int, fields[_TIMES])) / _TICKS
    return own + sum(used(int(each)) for each in children)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Note what a test has cost, where that is asked for."""
    place = os.environ.get(NOTED_IN)
    if not place:
        return (yield)
    before = used(os.getpid())
    result = yield
    with Path(place).open("a") as file:
        file.write(f"{used(os.getpid()) - before:.2f} {item.nodeid}\n")
    return result


def main(place: str) -> None:
    """Print the files that cost most, and their sum."""
    costs: Counter[str] = Counter()
    for line in Path(place).read_text().splitlines():
        seconds, _, name = line.partition(" ")
        costs[name.partition("::")[0]] += float(seconds)
    for name, seconds in costs.most_common(40):
        print(f"{seconds:8.1f} s  {name}")
    print(f"{sum(costs.values()):8.1f} s  in {len(costs)} files")


if __name__ == "__main__":
    main(sys.argv[1])
