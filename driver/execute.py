"""A plan, carried out: the only place that acts on one. Temporary files live and end here."""

from __future__ import annotations

import os
import time

from enzyme_cc.diagnostics import UserError, user_error
from enzyme_cc.driver.full_disk import clean_up
from enzyme_cc.driver.steps import AddIr, MarkObject, Replace, Run, Say, Temporary
from enzyme_cc.lto.fatobject import embed, hide_ir
from enzyme_cc.toolchains import launch
from enzyme_cc.toolchains.signals import signals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_cc.driver.settings import Settings
    from enzyme_cc.driver.steps import Plan, Step, Words

_STOPPING = (signals.SIGINT, signals.SIGTERM, signals.SIGHUP, signals.SIGQUIT)


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
        self._folder = ""

    def execute(self, plan: Plan) -> int:
        """The status of the first step that fails, negative for a signal; else 0."""
        self._explain(plan)
        if isinstance(plan.steps[0], Replace):
            return self._replace(plan.steps[0])
        _stop_by_exception()
        try:
            status = next(filter(None, map(self._do, plan.steps)), 0)
            return self._after_failure(status, plan) if status > 0 else status
        except Interrupted as stop:
            return -stop.number
        finally:
            self._clean()

    def _after_failure(self, status: int, plan: Plan) -> int:
        outputs = [s.path for s in plan.steps if isinstance(s, (MarkObject, AddIr))]
        for output in filter(clean_up, outputs):
            self._say(f"error: no space is left on the disk that holds {quoted(output)}")
        return status

    def _do(self, step: Step) -> int:
        match step:
            case Run():
                return self._run(step.argv)
            case MarkObject():
                return self._mark(step)
            case AddIr():
                return self._add_ir(step)
            case Say():
                return _print(step.text)
            case Replace():
                return self._replace(step)

    def _replace(self, step: Replace) -> int:
        self._show(step.argv)
        try:
            launch.replace(step.argv, self.settings.environment)
        except OSError as error:
            raise _cannot_run(step.argv[0], error) from error
        return 0

    def _run(self, words: Words) -> int:
        argv = tuple(w if isinstance(w, str) else self._path(w) for w in words)
        self._show(argv)
        try:
            return launch.run(argv, self.settings.environment)
        except OSError as error:
            raise _cannot_run(argv[0], error) from error

    def _mark(self, step: MarkObject) -> int:
        try:
            hide_ir(step.path)
        except UserError:
            _remove(step.path)
            raise
        return 0

    def _add_ir(self, step: AddIr) -> int:
        if not os.path.isfile(step.path):
            return 0
        status = self._run(step.argv)
        if status < 0:
            return status
        if status:
            self._note(f"no IR is added to {quoted(step.path)}: its second compile failed")
            return 0
        try:
            with open(self._path(step.bitcode), "rb") as file:
                embed(step.path, file.read())
        except UserError:
            _remove(step.path)
            raise
        return 0

    def _path(self, temporary: Temporary) -> str:
        """The file behind a temporary, in a folder that only this process uses."""
        if not self._folder:
            name = f"enzyme-cc-{os.getpid()}-{time.monotonic_ns()}"
            folder = os.path.join(self.settings.tmp, name)
            try:
                os.mkdir(folder, 0o700)
            except OSError as error:
                raise user_error(
                    f"cannot make the temporary folder '{folder}': {error.strerror}",
                    "set TMPDIR to a folder that can be written",
                ) from error
            self._folder = folder
        return os.path.join(self._folder, f"{temporary.number}{temporary.suffix}")

    def _clean(self) -> None:
        if self._folder:
            for entry in os.listdir(self._folder):
                _remove(os.path.join(self._folder, entry))
            os.rmdir(self._folder)

    def _explain(self, plan: Plan) -> None:
        if plan.reason:
            self._note(f"no IR is added: {plan.reason.value} ({plan.reason.name})")

    def _show(self, argv: tuple[str, ...]) -> None:
        if self.settings.debug:
            self._note("runs: " + " ".join(map(quoted, argv)))

    def _note(self, text: str) -> None:
        if self.settings.debug:
            self._say(text)

    def _say(self, text: str) -> None:
        os.write(2, os.fsencode(f"{self.program}: {text}\n"))


_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+=:,./-_#")


def quoted(word: str) -> str:
    """A word as a shell would need it written, for people to copy."""
    if word and _PLAIN.issuperset(word):
        return word
    return "'" + word.replace("'", "'\"'\"'") + "'"


def _print(text: str) -> int:
    try:
        os.write(1, os.fsencode(text + "\n"))
    except BrokenPipeError:
        return 0
    except OSError as error:
        raise user_error(f"cannot write to standard output: {error.strerror}") from error
    return 0


def _stop_by_exception() -> None:
    """From here on a signal that asks us to stop unwinds to the clean-up first."""

    def stop(number: int, _frame: object) -> None:
        raise Interrupted(number)

    for number in _STOPPING:
        if signals.getsignal(number) != signals.SIG_IGN:
            signals.signal(number, stop)


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        return


def _cannot_run(command: str, error: OSError) -> UserError:
    return user_error(
        f"cannot run '{command}': {error.strerror}", "'enzyme doctor' shows what can be run here"
    )
