"""Share what our click commands do alike: reading, writing, and how each of them ends.

`enzyme` and `enzyme-opt` end here, whatever stops them: in one line for a person and a status,
never in a traceback. The compiler commands do without click, which costs them 30 ms.
"""

from __future__ import annotations

import gc
import os
import shlex
import sys
from typing import TYPE_CHECKING

import click

from enzyme_cc.diagnostics import UserError, bug_report, user_error, visible

if TYPE_CHECKING:
    from typing import NoReturn

STANDARD = "-"
INTERNAL_ERROR = 70
INTERRUPTED = 130
_STDOUT, _STDERR = 1, 2


def run_command(program: str, command: click.Command) -> NoReturn:
    """Be the command that the process was started as, and end as it ends."""
    # Nothing dies while a module is read; looking for it took 40 % of the time.
    gc.disable()
    status = _status(program, command)
    # Nothing of ours is buffered. A flush of what could not be written would fail once more, and
    # a large module takes long to fall apart.
    os._exit(status)


def read_input(path: str) -> bytes:
    """Return all of a file, or of standard input for `-`."""
    if path == STANDARD and sys.stdin is None:
        raise user_error("cannot read '-': standard input is closed")
    try:
        with click.open_file(path, "rb") as file:
            return bytes(file.read())
    except OSError as error:
        raise user_error(f"cannot read '{path}': {error.strerror}") from error


def write_output(path: str, data: bytes) -> None:
    """Write a file, or standard output for `-`; what is cut short does not stay."""
    try:
        if path == STANDARD:
            _write_standard(data)
        else:
            _write_file(path, data)
    except BrokenPipeError:
        raise  # nobody reads any more: no news for anybody
    except OSError as error:
        name = "standard output" if path == STANDARD else f"'{path}'"
        raise user_error(f"cannot write {name}: {error.strerror}") from error


def say(text: str) -> None:
    """Write to standard error; one that is closed or full is no reason to fail."""
    if sys.stderr is None:
        return
    try:
        write_all(_STDERR, visible(text).encode("utf-8", "backslashreplace"))
    except OSError:
        return


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of it, past Python's buffers."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def _write_standard(data: bytes) -> None:
    if sys.stdout is None:
        raise user_error("cannot write standard output: it is closed")
    sys.stdout.flush()
    write_all(_STDOUT, data)


def _write_file(path: str, data: bytes) -> None:
    with open(path, "wb", buffering=0) as file:
        try:
            write_all(file.fileno(), data)
        except OSError:
            if os.path.isfile(path):
                os.remove(path)
            raise


def _status(program: str, command: click.Command) -> int:
    try:
        status = command.main(standalone_mode=False, prog_name=program) or 0
    except UserError as error:
        say(error.diagnostic.render(program))
        status = error.status
    except click.ClickException as error:
        say(_usage(program, error))
        status = error.exit_code
    except SystemExit as stop:
        status = stop.code if isinstance(stop.code, int) else 1  # click's, for a broken pipe
    except click.Abort:
        status = INTERRUPTED
    except MemoryError:
        say(f"{program}: error: there is not enough memory\n")
        status = 1
    except OSError as error:
        say(f"{program}: error: {error.strerror or error}\n")
        status = 1
    except Exception as error:  # noqa: BLE001 - the one place where a bug of ours becomes a line
        typed = shlex.join([program, *sys.argv[1:]])
        say(bug_report(program, error, f"the files that this reads: {typed}"))
        status = INTERNAL_ERROR
    return int(status)


def _usage(program: str, error: click.ClickException) -> str:
    message = error.format_message()
    # A command without the subcommand it needs: click 8.2 and later raise the help.
    led = "" if type(error).__name__ == "NoArgsIsHelpError" else f"{program}: error: "
    return f"{led}{message}\n"
