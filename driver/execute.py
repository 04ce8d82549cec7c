"""A plan, carried out: the only place that acts on one."""

from __future__ import annotations

import errno
import os

from enzyme_cc.diagnostics import UserError, user_error
from enzyme_cc.driver.files.full_disk import clean_up
from enzyme_cc.driver.files.workspace import Workspace, remove
from enzyme_cc.driver.planning.steps import (
    AddIr,
    Differentiate,
    Finish,
    ForDevice,
    HideIr,
    Instead,
    KeepDeviceIr,
    KeepIr,
    Link,
    LookAtLaunches,
    Replace,
    Reread,
    Respell,
    Run,
    Say,
    Temporary,
    TryLink,
    TryUnoptimised,
    Unfinished,
    WithImage,
    numbered,
)
from enzyme_cc.driver.terminal import write
from enzyme_cc.lto.fatobject import embed, hide_ir
from enzyme_cc.toolchains import launch
from enzyme_cc.toolchains.signals import signals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, ClassVar

    from enzyme_cc import Explained, Facts
    from enzyme_cc.driver.files.held_stderr import Held
    from enzyme_cc.driver.planning.steps import Place, Plan, Step, Words
    from enzyme_cc.driver.settings import Settings
    from enzyme_cc.toolchains.model import Toolchain

#: Steps after whose failure others of their kind are still done, for all that is wrong to be said.
_FOR_DERIVATIVES = (Differentiate, TryUnoptimised)
_STOPPING = (signals.SIGINT, signals.SIGTERM, signals.SIGHUP, signals.SIGQUIT)


class Interrupted(BaseException):
    """A signal asked us to stop; carries its number past everything but the clean-up."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Executor:
    """Carries out the steps of one plan for one program name."""

    def __init__(self, program: str, settings: Settings, toolchain: Toolchain) -> None:
        self.program = program
        self.settings = settings
        self.toolchain = toolchain
        self.files = Workspace(settings.tmp)
        self.explained: dict[str, tuple[Explained, ...]] = {}
        #: Whether commands read standard input from its start.
        self.rereads = False
        #: By source, kernels that host code launches where it is differentiated.
        self.kernels: dict[str, dict[str, Facts]] = {}
        #: Sources with requests that are left for a link of code for devices.
        self.left_open: set[str] = set()

    def execute(self, plan: Plan) -> int:
        """Return the status of the first step that fails, negative for a signal; else 0."""
        if plan.reason:
            self.note(f"no IR is added: {plan.reason.value} ({plan.reason.name})")
        if isinstance(plan.steps[0], Replace):
            return self._replace(plan.steps[0])
        _stop_by_exception()
        try:
            status = self._do_all(plan.steps)
            return self._after_failure(status, plan) if status > 0 else status
        except Interrupted as stop:
            return -stop.number
        finally:
            self._clean_up()

    def _clean_up(self) -> None:
        """Remove our files; where there were some, there is time to look for what others left."""
        place, others = self.files.close()
        if place:
            # Nobody else need load it.
            from enzyme_cc.driver.files.leftovers import sweep_files, sweep_folders  # noqa: PLC0415

            sweep_folders(place)
            for each in others:
                sweep_files(each)

    def _do_all(self, steps: tuple[Step, ...]) -> int:
        """Run every step until one fails; of sources that ask for derivatives, run all."""
        failed = 0
        for step in steps:
            if failed and not isinstance(step, _FOR_DERIVATIVES):
                break
            failed = self.do(step) or failed
            if failed and not isinstance(step, _FOR_DERIVATIVES):
                break
        return failed

    def do(self, step: Step) -> int:
        """Do one step; its status, negative for a signal."""
        return self._ACTIONS[type(step)](self, step)

    def _say_text(self, step: Say) -> int:
        write(1, step.text + "\n")
        return 0

    def _replace(self, step: Replace) -> int:
        self._show(step.argv)
        try:
            launch.replace(step.argv, self.settings.environment)
        except OSError as error:
            raise _cannot_run(step.argv[0], error) from error
        return 0

    def _respell(self, step: Respell) -> int:
        # Only where a source has attributes of ours: what it imports is dear.
        from enzyme_cc.driver.files.overlay import write_overlay  # noqa: PLC0415

        write_overlay(self.place(step.overlay), step.files)
        self.note("with other words for attributes: " + " ".join(map(quoted, step.files)))
        return 0

    def _run_step(self, step: Run) -> int:
        return self.run(step.argv)

    def run(self, words: Words, *, quiet: bool = False, errors: int | None = None) -> int:
        """Run a command to its end; its status, negative for a signal."""
        argv = tuple(map(self.place, words))
        # As people can run it, with the names that outputs are to have.
        self._show(tuple(self.called_output(word) or self.place(word) for word in words))
        try:
            return self._launch(argv, quiet=quiet, errors=errors)
        except OSError as error:
            raise _cannot_run(argv[0], error) from error

    def _launch(self, argv: tuple[str, ...], *, quiet: bool, errors: int | None) -> int:
        """Run a command; one too long for the system gets its arguments from a file."""
        environment = self.settings.environment
        if self.rereads:
            os.lseek(0, 0, os.SEEK_SET)
        try:
            return launch.run(argv, environment, quiet=quiet, reads=self.rereads, errors=errors)
        except OSError as error:
            if error.errno != errno.E2BIG:
                raise
        first = next((n for n, word in enumerate(argv) if word.startswith("-")), len(argv))
        response = f"@{self.files.response_file(argv[first:])}"
        return launch.run(
            (*argv[:first], response), environment, quiet=quiet, reads=self.rereads, errors=errors
        )

    def _link(self, step: Link) -> int:
        """Run a link; where a request is left open, run it with what it asks for."""
        from enzyme_cc.driver.files.held_stderr import Held  # noqa: PLC0415 - as below
        from enzyme_cc.lto.known import is_known  # noqa: PLC0415 - as below

        if is_known(self.settings.cache_dir, numbered(step.argv)):
            made = self._link_with_derivatives(step, is_first=True)
            if made is not None:
                return made
        held = Held()
        try:
            status = self.run((*step.argv, *held.options()), errors=held.file)
            is_open = status > 0 and (held.file is None or held.may_want_derivatives())
            if is_open or (status == 0 and self._leaves_open(self.place(step.output))):
                made = self._link_with_derivatives(step)
                if made is not None:
                    held.forget()
                    status = made
                elif status > 0:
                    self._explain(step.inputs, held)
            elif status > 0:
                self._name_routines(held)
        except (UserError, OSError):
            held.forget()  # the requests that the linker found open are not what is wrong
            raise
        finally:
            held.release()
        return status

    def _leaves_open(self, output: str) -> bool:
        if not self._may_ask(output):
            return False
        from enzyme_cc.driver.link.unresolved import requesting  # noqa: PLC0415 - as below

        return bool(requesting((output,)))

    def _link_with_derivatives(self, step: Link, *, is_first: bool = False) -> int | None:
        self.note(
            "the link left requests open before: looking for what has changed in its inputs"
            if is_first
            else "the link leaves requests open: looking for what they need in its inputs"
        )
        from enzyme_cc.driver.command_line.arguments import expand  # noqa: PLC0415 - as below
        from enzyme_cc.driver.link.link_words import is_offloading  # noqa: PLC0415 - as below
        from enzyme_cc.driver.link.linking import link_with_derivatives  # noqa: PLC0415 - as below

        if is_offloading(expand(tuple(map(self.place, step.argv)))):
            # For links of code for devices alone.
            from enzyme_cc.driver.link.offloading import LinkingDevices  # noqa: PLC0415

            return link_with_derivatives(step, self, is_first=is_first, kind=LinkingDevices)
        return link_with_derivatives(step, self, is_first=is_first)

    def _explain(self, places: tuple[Place, ...], held: Held) -> None:
        """Explain a failed link, if it failed for want of a derivative."""
        # Needed after a failed link only: what it imports costs every compile 0.5 ms.
        from enzyme_cc.driver.derivatives import derivation  # noqa: PLC0415
        from enzyme_cc.driver.link import unresolved  # noqa: PLC0415

        inputs = tuple(map(self.place, places))
        called = self.called(places)
        of_rust = unresolved.without_ir_of_rust(inputs)
        said = [of_rust] if of_rust else unresolved.requesting(inputs, called)
        said = said or unresolved.misnamed(held.text(), inputs, called)
        if of_rust or (said and held.names_nothing_else()):
            held.forget()
        held.release()
        for each in said:
            write(2, derivation.said(each, self.program, os.getcwd() + "/"))

    def _name_routines(self, held: Held) -> None:
        """Say of a failed link what derivatives call of a library that is not linked."""
        from enzyme_cc.driver.link import unresolved  # noqa: PLC0415 - as above

        left = unresolved.routines_left(held.text())
        held.release()
        if left:
            self.say(f"note: {left}")

    def _try_unoptimised(self, step: TryUnoptimised) -> int:
        status = None
        if self._may_name_request(step.again.source):
            # As `derive`.
            from enzyme_cc.driver.derivatives.unoptimised import try_unoptimised  # noqa: PLC0415

            status = try_unoptimised(step, self)
        return self._do_all((step.compile, step.hide, step.again)) if status is None else status

    def _try_link(self, step: TryLink) -> int:
        """Try a link; a source that names a request is not tried: headers may name one too."""
        if any(map(self._may_name_request, step.sources)):
            return self._do_all(step.instead)
        from enzyme_cc.driver.files.held_stderr import Held  # noqa: PLC0415 - as below

        held = Held()
        try:
            status, asked = self._held_link(step, held)
        finally:
            held.release()
        if not asked:
            return status
        remove(step.output)
        self.note("derivatives are asked for: compiling and linking apart")
        return self._do_all(step.instead)

    def _held_link(self, step: TryLink, held: Held) -> tuple[int, bool]:
        """Return the status of a link, and whether it left requests: then forget what it said."""
        at = step.colours
        argv = (*step.argv[:at], *held.options(), *step.argv[at:]) if at else step.argv
        status = self.run(argv, errors=held.file)
        asked = status > 0 and held.may_want_derivatives()
        asked = self._may_ask(step.output) if status == 0 else asked
        if asked:
            held.forget()
        return status, asked

    def _may_ask(self, path: str) -> bool:
        # Each module costs 0.2 ms, and commands that make no object do without.
        from enzyme_cc.lto.request_scan import may_ask  # noqa: PLC0415

        return bool(path) and may_ask(path)

    def _may_name_request(self, source: str) -> bool:
        from enzyme_cc.lto.request_scan import may_name_request  # noqa: PLC0415 - as above

        return may_name_request(source)

    def _instead(self, step: Instead) -> int:
        return self._do_all(step.steps) if self._may_ask(step.path) else 0

    def _for_device(self, step: ForDevice) -> int:
        # For sources with code for devices only.
        from enzyme_cc.driver.derivatives.device import ask, make  # noqa: PLC0415

        return make(step, self) if ask(step, self) else self._do_all(step.steps)

    def _look_at_launches(self, step: LookAtLaunches) -> int:
        from enzyme_cc.driver.derivatives.launches import look  # noqa: PLC0415 - as above

        return look(step, self)

    def _keep_device_ir(self, step: KeepDeviceIr) -> int:
        from enzyme_cc.driver.derivatives.relocatable import keep  # noqa: PLC0415 - as above

        return keep(step, self)

    def _reread(self, _: Reread) -> int:
        self.rereads = True
        return 0

    def _with_image(self, step: WithImage) -> int:
        if not self._may_ask(step.path):
            return 0
        from enzyme_cc.driver.derivatives.device import take_image  # noqa: PLC0415 - as above

        return self._do_all(step.steps) if take_image(step, self) else 0

    def _differentiate(self, step: Differentiate) -> int:
        if not self._may_ask(self.place(step.path)):
            return 0
        # The differentiator takes longer to import than most compiles take.
        from enzyme_cc.driver.derivatives.derive import derive  # noqa: PLC0415

        return derive(step, self)

    def _hide(self, step: HideIr) -> int:
        try:
            hidden = False not in [hide_ir(self.place(path)) for path in step.paths]
        except UserError as error:
            if _is_broken(error.__cause__):
                for each in step.paths:
                    remove(self.place(each))  # make would take it for finished
                raise
            self.note(f"{error.diagnostic.where}: {error.diagnostic.message}")
            hidden = False
        if hidden:
            return 0
        self.note("an object is not where or what was expected: compiling again without IR")
        return self.run(step.instead)

    def _add_ir(self, step: AddIr) -> int:
        """Add IR to an object; if that fails, the object stays the plain compiler's, complete."""
        path, called = self.place(step.path), quoted(self.called_output(step.path))
        if not (os.path.isfile(path) and os.path.isfile(step.source)):
            self.note(f"no IR is added to {called}: not from one file to another")
            return 0
        try:
            status = self.run(step.argv, quiet=not self.settings.debug)
            if status == 0:
                with open(self.place(step.bitcode), "rb") as file:
                    embed(path, file.read())
        except (UserError, OSError) as error:
            self.say(f"warning: no IR is added to {called}: {error}")
            return 0
        if status > 0:
            self.note(f"no IR is added to {called}: its second compile failed")
        return min(status, 0)

    def _finish(self, step: Finish) -> int:
        made, path = self.place(step.made), step.made.path
        if not os.path.exists(made):
            return 0  # the compiler had its reasons to write nothing
        try:
            os.replace(made, path)
        except OSError as error:
            raise user_error(f"cannot write '{path}': {error.strerror}") from error
        return 0

    def _keep_ir(self, step: KeepIr) -> int:
        # For libraries only.
        from enzyme_cc.driver.link.libraries import keep_ir  # noqa: PLC0415

        keep_ir(step, self)
        return 0

    def _after_failure(self, status: int, plan: Plan) -> int:
        for step in plan.steps:
            if isinstance(step, Finish) and self._has_begun(step.made, plan):
                remove(step.made.path)  # as compilers do
        places = (place for step in plan.steps for place in getattr(step, "paths", ()))
        for output in filter(self.called_output, places):
            if clean_up(self.place(output)):
                told = quoted(self.called_output(output))
                self.say(f"error: no space is left on the disk that holds {told}")
        if self.program == "enzyme-fc":
            self._name_modules(plan)
        return status

    def _name_modules(self, plan: Plan) -> None:
        """Say which modules of Fortran were compiled by another compiler."""
        from enzyme_cc.driver.files.foreign_modules import foreign_modules  # noqa: PLC0415 - rare

        commands = [tuple(map(self.place, getattr(step, "argv", ()))) for step in plan.steps]
        for where, what, way in dict.fromkeys(
            each for argv in commands for each in foreign_modules(argv)
        ):
            write(2, f"{where}: error: {what} [EZ0495]\n{self.program}: note: {way}\n")

    def _has_begun(self, made: Unfinished, plan: Plan) -> bool:
        """Return whether a compiler ran: a command with words that none takes removes nothing."""
        if not os.path.lexists(made.path):
            return False
        commands = (getattr(step, "argv", ()) for step in plan.steps)
        words = next((each for each in commands if made in each), None)
        if words is None:
            return True
        at = words.index(made) - 1  # its -o
        argv = tuple(map(self.place, (*words[:at], "-###", *words[at:])))
        try:
            return self._launch(argv, quiet=True, errors=None) == 0
        except OSError:
            return False

    def called_output(self, place: Place) -> str:
        """Return how people call an output; empty for temporary files."""
        if isinstance(place, Unfinished):
            return place.path
        return place if isinstance(place, str) else ""

    def place(self, word: Place) -> str:
        """Return a word as it is, a temporary file as its path."""
        if isinstance(word, str):
            return word
        if isinstance(word, Unfinished):
            return self.files.beside(word.path)
        return self.files.path(f"{word.number}{_stem(word.source)}{word.suffix}")

    def called(self, places: tuple[Place, ...]) -> dict[str, str]:
        """Return the sources that temporary files are made of, by their paths, for messages."""
        made = [each for each in places if isinstance(each, Temporary) and each.source]
        return {self.place(each): each.source for each in made}

    def _show(self, argv: tuple[str, ...]) -> None:
        if self.settings.debug:
            self.say("runs: " + " ".join(map(quoted, argv)))

    def note(self, text: str) -> None:
        """Print a line for who wants to know what is done."""
        if self.settings.debug:
            self.say(text)

    def say(self, text: str) -> None:
        """Print a line to standard error, as of our command."""
        write(2, f"{self.program}: {text}\n")

    _ACTIONS: ClassVar[dict[type, Callable[[Executor, Any], int]]] = {
        AddIr: _add_ir,
        Differentiate: _differentiate,
        ForDevice: _for_device,
        LookAtLaunches: _look_at_launches,
        Finish: _finish,
        HideIr: _hide,
        Instead: _instead,
        KeepDeviceIr: _keep_device_ir,
        KeepIr: _keep_ir,
        Link: _link,
        Replace: _replace,
        Reread: _reread,
        Respell: _respell,
        Run: _run_step,
        Say: _say_text,
        TryLink: _try_link,
        TryUnoptimised: _try_unoptimised,
        WithImage: _with_image,
    }


#: How much of the name of a source is in that of a temporary file.
_SHOWN = 100


def _stem(source: str) -> str:
    """Return the name of a source as linkers are to show it; nothing where there is none."""
    stem = os.path.splitext(os.path.basename(source))[0]
    return f"-{stem[:_SHOWN]}" if stem else ""


_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+=:,./-_#")


def quoted(word: str) -> str:
    """Return a word as a shell would need it written, for people to copy."""
    if word and _PLAIN.issuperset(word):
        return word
    return "'" + word.replace("'", "'\"'\"'") + "'"


def _is_broken(cause: BaseException | None) -> bool:
    """Return whether the disk is the trouble, and not that we may not write to what is there."""
    return isinstance(cause, OSError) and not isinstance(cause, PermissionError)


def _stop_by_exception() -> None:
    """Make a signal that asks us to stop unwind to the clean-up first."""

    def stop(number: int, _frame: object) -> None:
        raise Interrupted(number)

    for number in _STOPPING:
        if signals.getsignal(number) != signals.SIG_IGN:
            signals.signal(number, stop)


def _cannot_run(command: str, error: OSError) -> UserError:
    return user_error(
        f"cannot run '{command}': {error.strerror}", "'enzyme doctor' shows what can be run here"
    )
