"""The first line of Python of every compiler command: find our packages, then be the command.

Run as a file, by `commands/enzyme-cc`, in an interpreter that was told to look nowhere: what it
may import besides the standard library is what is installed beside us.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal as signals
    from typing import NoReturn
else:
    import _signal as signals


def start() -> NoReturn:
    """Be the command that the first argument names, with the arguments after it."""
    # Python would turn a signal during start-up into a traceback, or lose it.
    if signals.getsignal(signals.SIGINT) is signals.default_int_handler:
        signals.signal(signals.SIGINT, signals.SIG_DFL)
    # Only now can it be found.
    from enzyme_cc.driver.main import main  # noqa: PLC0415

    main(sys.argv[1], tuple(sys.argv[2:]))


if __name__ == "__main__":
    sys.path.append(os.path.realpath(__file__).rsplit("/", 3)[0])
    start()
