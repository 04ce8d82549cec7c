"""The first line of Python of every command of ours: find our packages, then be the command.

Run as a file, by `commands/enzyme-cc`, in an interpreter that was told to look nowhere: what it
may import besides the standard library is what is installed beside us.
"""

from __future__ import annotations

import gc
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal as signals
    from typing import NoReturn
else:
    import _signal as signals


#: Commands that may take their time: they are made with click, which is found like YAML.
_FOR_PEOPLE = ("enzyme", "enzyme-opt")


def start() -> NoReturn:
    """Be the command that the first argument names, with the arguments after it."""
    # Python would turn a signal during start-up into a traceback, or lose it.
    is_default = signals.getsignal(signals.SIGINT) is signals.default_int_handler
    if is_default:
        signals.signal(signals.SIGINT, signals.SIG_DFL)
    if sys.argv[1] in _FOR_PEOPLE:
        _start_for_people(is_interrupted=is_default)
    # Nothing dies while modules are read, IR's or ours; looking for it took 40 % of the time.
    gc.disable()
    # Only now can it be found.
    from enzyme_cc.driver.main import main  # noqa: PLC0415

    main(sys.argv[1], tuple(sys.argv[2:]))


def _start_for_people(*, is_interrupted: bool) -> NoReturn:
    """Be one of the commands that find what is installed with us first."""
    from enzyme_cc.driver.dependencies import find_dependencies  # noqa: PLC0415 - as above

    find_dependencies()
    sys.argv = sys.argv[1:]
    if sys.argv[0] == "enzyme-opt":
        from enzyme_cc.cli import main  # noqa: PLC0415 - as above
    else:
        from enzyme_cc.driver.enzyme_command.enzyme import main  # noqa: PLC0415 - as above
    if is_interrupted:  # it clears up, and ends with a status of its own
        signals.signal(signals.SIGINT, signals.default_int_handler)
    main()


if __name__ == "__main__":
    sys.path.append(os.path.realpath(__file__).rsplit("/", 3)[0])
    start()
