"""Starting a program that talks to the user directly: replace ourselves by it, or wait for it.

The child gets our standard streams, our environment and default signal handling. No shell, no
captured output (that is `capture`). On the driver's fast path.
"""

from __future__ import annotations

import os

from enzyme_cc.toolchains.signals import signals

# CPython ignores these at start-up; a program we start expects the defaults.
_IGNORED_BY_PYTHON = (signals.SIGPIPE, signals.SIGXFSZ)
_FORWARDED = (signals.SIGINT, signals.SIGTERM, signals.SIGHUP, signals.SIGQUIT)

_NOWHERE = tuple((os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in range(3))


def replace(argv: tuple[str, ...], environment: dict[str, str]) -> None:
    """Become the program; returns only by raising OSError, with everything as it was."""
    before = {n: signals.signal(n, signals.SIG_DFL) for n in _IGNORED_BY_PYTHON}
    try:
        os.execvpe(argv[0], argv, environment)
    finally:
        for number, handler in before.items():
            signals.signal(number, handler)


def run(
    argv: tuple[str, ...],
    environment: dict[str, str],
    *,
    quiet: bool = False,
    reads: bool = False,
    errors: int | None = None,
) -> int:
    """Run the program to its end; return its status as `os.waitstatus_to_exitcode` gives it.

    A signal that reaches us while it runs is passed on to it, and it is always waited for. A
    `quiet` one neither reads nor writes our standard streams, unless it `reads` the first of them.
    Where a descriptor is given for `errors`, it is the program's standard error.
    """
    heeded = [n for n in _FORWARDED if signals.getsignal(n) != signals.SIG_IGN]
    if signals.getsignal(signals.SIGCHLD) == signals.SIG_IGN:
        signals.signal(signals.SIGCHLD, signals.SIG_DFL)  # else nobody says that a child ended
    # Blocked and waited for: a handler would run too late for what comes right before waitpid.
    watched = (*heeded, signals.SIGCHLD)
    mask = signals.pthread_sigmask(signals.SIG_BLOCK, watched)
    try:
        defaults = [*heeded, *_IGNORED_BY_PYTHON]
        streams: list[tuple[object, ...]] = [*_NOWHERE[int(reads) :]] if quiet else []
        streams += [] if errors is None else [(os.POSIX_SPAWN_DUP2, errors, 2)]
        child = os.posix_spawnp(
            argv[0],
            argv,
            environment,
            setsigmask=mask,
            setsigdef=defaults,
            file_actions=streams,
        )
        return _waited_for(child, watched)
    finally:
        signals.pthread_sigmask(signals.SIG_SETMASK, mask)


def _waited_for(child: int, watched: tuple[int, ...]) -> int:
    """Pass signals on until the child ends; return its status."""
    while True:
        number = signals.sigwait(watched)
        if number != signals.SIGCHLD:
            _send(child, number)
            continue
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)


def die_like(status: int) -> int:
    """End as a child ended: by the same signal where one killed it, else its exit status."""
    if status < 0:
        if -status not in (signals.SIGKILL, signals.SIGSTOP):
            signals.signal(-status, signals.SIG_DFL)
        os.kill(os.getpid(), -status)
    return status


def _send(child: int, number: int) -> None:
    try:
        os.kill(child, number)
    except ProcessLookupError:
        return
