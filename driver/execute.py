"""A plan, carried out: the only place that acts on one."""

from __future__ import annotations

import errno
import os

from enzyme_cc.diagnostics import UserError, user_error
from enzyme_cc.driver.full_disk import clean_up
from enzyme_cc.driver.steps import AddIr, HideIr, Link, Replace, Run, Say
from enzyme_cc.driver.terminal import write
from enzyme_cc.driver.workspace import Workspace
from enzyme_cc.lto.fatobject import embed, hide_ir
from enzyme_cc.toolchains import launch
from enzyme_cc.toolchains.signals import signals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_cc.driver.settings import Settings
    from enzyme_cc.driver.steps import Plan, Step, Temporary, Words

_STOPPING = (signals.SIGINT, signals.SIGTERM, signals.SIGHUP, signals.SIGQUIT)


_NOT_YET = "and this version of enzyme-cc makes none yet: see 'Where it stands' in its README"


class Interrupted(BaseException):
    """A signal asked us to stop; carries its number past everything but the clean-up."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Executor:
    """Carries out the steps of one plan for one program name."""

    def __init__(self, program: str, settings: Settings) -> None:
        self.program = program
        self.settings = settings
        self.files = Workspace(settings.tmp)

    def execute(self, plan: Plan) -> int:
        """The status of the first step that fails, negative for a signal; else 0."""
        if plan.reason:
            self._note(f"no IR is added: {plan.reason.value} ({plan.reason.name})")
        if isinstance(plan.steps[0], Replace):
            return self._replace(plan.steps[0])
        _stop_by_exception()
        try:
            status = next(filter(None, map(self._do, plan.steps)), 0)
            return self._after_failure(status, plan) if status > 0 else status
        except Interrupted as stop:
            return -stop.number
        finally:
            self.files.close()

    def _do(self, step: Step) -> int:
        match step:
            case Run():
                return self._run(step.argv)
            case Link():
                return self._link(step)
            case HideIr():
                return self._hide(step)
            case AddIr():
                return self._add_ir(step)
            case Say():
                write(1, step.text + "\n")
                return 0
            case Replace():
                return self._replace(step)

    def _replace(self, step: Replace) -> int:
        self._show(step.argv)
        try:
            launch.replace(step.argv, self.settings.environment)
        except OSError as error:
            raise _cannot_run(step.argv[0], error) from error
        return 0

    def _run(self, words: Words, *, quiet: bool = False) -> int:
        argv = tuple(w if isinstance(w, str) else self._temporary(w) for w in words)
        self._show(argv)
        try:
            return self._launch(argv, quiet=quiet)
        except OSError as error:
            raise _cannot_run(argv[0], error) from error

    def _launch(self, argv: tuple[str, ...], *, quiet: bool) -> int:
        """Run a command; one too long for the system gets its arguments from a file."""
        try:
            return launch.run(argv, self.settings.environment, quiet=quiet)
        except OSError as error:
            if error.errno != errno.E2BIG:
                raise
        first = next((n for n, word in enumerate(argv) if word.startswith("-")), len(argv))
        response = f"@{self.files.response_file(argv[first:])}"
        return launch.run((*argv[:first], response), self.settings.environment, quiet=quiet)

    def _link(self, step: Link) -> int:
        status = self._run(step.argv)
        if status > 0:
            # Needed after a failed link only: what it imports costs every compile 0.5 ms.
            from enzyme_cc.driver.unresolved import requesting  # noqa: PLC0415

            for path, name in requesting(step.inputs):
                self._say(f"error: {quoted(path)} asks for a derivative ({name}), {_NOT_YET}")
        return status

    def _hide(self, step: HideIr) -> int:
        try:
            hidden = False not in list(map(hide_ir, step.paths))
        except UserError as error:
            self._note(f"{error.diagnostic.where}: {error.diagnostic.message}")
            hidden = False
        if hidden:
            return 0
        self._note("an object is not where or what was expected: compiling again without IR")
        return self._run(step.instead)

    def _add_ir(self, step: AddIr) -> int:
        """Never fails but by a signal: the object is the plain compiler's, and complete."""
        if not (os.path.isfile(step.path) and os.path.isfile(step.source)):
            self._note(f"no IR is added to {quoted(step.path)}: not from one file to another")
            return 0
        try:
            status = self._run(step.argv, quiet=not self.settings.debug)
            if status == 0:
                with open(self._temporary(step.bitcode), "rb") as file:
                    embed(step.path, file.read())
        except (UserError, OSError) as error:
            self._say(f"warning: no IR is added to {quoted(step.path)}: {error}")
            return 0
        if status > 0:
            self._note(f"no IR is added to {quoted(step.path)}: its second compile failed")
        return min(status, 0)

    def _after_failure(self, status: int, plan: Plan) -> int:
        outputs = [path for step in plan.steps for path in getattr(step, "paths", ())]
        for output in filter(clean_up, outputs):
            self._say(f"error: no space is left on the disk that holds {quoted(output)}")
        return status

    def _temporary(self, file: Temporary) -> str:
        return self.files.path(f"{file.number}{file.suffix}")

    def _show(self, argv: tuple[str, ...]) -> None:
        if self.settings.debug:
            self._say("runs: " + " ".join(map(quoted, argv)))

    def _note(self, text: str) -> None:
        if self.settings.debug:
            self._say(text)

    def _say(self, text: str) -> None:
        write(2, f"{self.program}: {text}\n")


_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+=:,./-_#")


def quoted(word: str) -> str:
    """A word as a shell would need it written, for people to copy."""
    if word and _PLAIN.issuperset(word):
        return word
    return "'" + word.replace("'", "'\"'\"'") + "'"


def _stop_by_exception() -> None:
    """From here on a signal that asks us to stop unwinds to the clean-up first."""

    def stop(number: int, _frame: object) -> None:
        raise Interrupted(number)

    for number in _STOPPING:
        if signals.getsignal(number) != signals.SIG_IGN:
            signals.signal(number, stop)


def _cannot_run(command: str, error: OSError) -> UserError:
    return user_error(
        f"cannot run '{command}': {error.strerror}", "'enzyme doctor' shows what can be run here"
    )
