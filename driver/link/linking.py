"""A link whose inputs ask for derivatives that no compile could make: it did not see all they need.

The inputs that belong together are merged, differentiated, compiled, and linked in their own
place; all others keep their machine code. Loaded only where a link left a request open.
"""

from __future__ import annotations

import os
import zlib
from contextlib import suppress
from functools import cached_property, partial
from typing import TYPE_CHECKING

import enzyme_cc
from enzyme_cc.diagnostics import Diagnostic, InternalError, UserError, bug_report, user_error
from enzyme_cc.driver.command_line.arguments import expand
from enzyme_cc.driver.derivatives.derivation import (
    are_alike,
    choices_of,
    compiled,
    front_end_ir,
    in_source,
    said,
    watched,
)
from enzyme_cc.driver.derivatives.readiness import get_ready
from enzyme_cc.driver.derivatives.remembered import Made, Remembered
from enzyme_cc.driver.link.code_options import code_options, counting_options
from enzyme_cc.driver.link.known_link import KnownLink
from enzyme_cc.driver.link.link_messages import bodies, holder, is_no_word, libraries, name_of
from enzyme_cc.driver.link.link_words import Exchange, is_offloading, of_host
from enzyme_cc.driver.terminal import write
from enzyme_cc.lto.archive import members
from enzyme_cc.lto.closure import find_closure
from enzyme_cc.lto.inputs import inputs_of
from enzyme_cc.lto.objections import objections
from enzyme_cc.lto.pipeline import PipelineError, Wishes, differentiate_text
from enzyme_cc.lto.trace import LENIENT, OPTIONS, explicit, taken, thin_members
from enzyme_cc.toolchains.backend import backend_for
from enzyme_cc.toolchains.capture import capture
from enzyme_cc.words.own_code import at_own_code, causes_alone, system_folders
from enzyme_cc.words.untold_bytes import as_tried

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import Link, Words
    from enzyme_cc.lto.closure import Closure
    from enzyme_cc.lto.pipeline import Differentiated

_FAILED = 1
_BUG = 70
_LTO = ("-flto", "-flto=full", "-flto=thin", "-flto=auto")


def link_with_derivatives(
    step: Link, executor: Execution, *, is_first: bool = False, kind: type[Linking] | None = None
) -> int | None:
    """Link with derivatives and return the status; None where no input with IR wants any.

    The first link of all that a command does is not yet known to leave a request open: None
    also where that is not certain.
    """
    get_ready(executor.settings)
    try:
        return (kind or Linking)(step, executor, is_first=is_first).status()
    except UserError as error:
        write(2, error.diagnostic.render(executor.program))
        return _FAILED


class Linking:
    """One link, with what it needs."""

    def __init__(self, step: Link, executor: Execution, *, is_first: bool) -> None:
        self.step = step
        self.executor = executor
        self.is_first = is_first
        self.words = expand(tuple(map(executor.place, step.argv)))
        self.backend = backend_for(executor.toolchain)
        #: How people call what this command has compiled itself.
        self.called = executor.called(step.inputs)
        self.known = KnownLink(step, executor)

    def status(self) -> int | None:
        """Do it all; None where no input wants any derivative."""
        taken, is_link = self._taken()
        if not is_link:
            return None if self.is_first else self._find(taken, is_link=False)
        self.known.look(taken)
        if self.is_first and not self.known.knows_libraries:
            return None  # one may define what was open
        before = None if is_offloading(self.words) else self.known.closure(taken)
        is_shown = self.step.manner.time_report
        made = self._remembered(before).find() if before and not is_shown else None
        if before and made and made.output and not made.warnings:
            self.known.keep(taken, before)
            return self._link(before, self.placed(made.output))
        return self._find(taken, is_link=True)

    def _find(self, taken: list[tuple[str, str]], *, is_link: bool) -> int | None:
        """Link with what is found among these inputs, of which the linker made a link, perhaps.

        Where it says nothing, there are some that it would not take.
        """
        inputs = list(inputs_of(taken or explicit(self.words), self.called))
        version = self.executor.toolchain.version[0]
        closure = find_closure(inputs, self.backend.to_ir, version)
        if closure.unreadable:
            # It looks for compilers: for this message only.
            from enzyme_cc.driver.link.newer import too_new  # noqa: PLC0415

            raise too_new(closure.unreadable, self.executor)
        if not closure.asking:
            self.known.forget()
            return None
        if any(each.for_devices for each in closure.inputs):
            raise _not_linked(closure)
        certain = inputs if taken else closure.inputs
        objected = tuple(objections(certain, closure, allows_two=is_link or not taken))
        if objected:
            self.say(closure, objected)
            return _FAILED
        before = self._remembered(closure)
        made = (not self.step.manner.time_report and before.find()) or self._made(closure)
        if isinstance(made, int):
            return made
        before.keep(made)
        if taken and is_link and not any(each.is_library for each in closure.inputs):
            self.known.keep(taken, closure)
        self.say(closure, made.warnings)
        return self._link(closure, self.placed(made.output))

    def _taken(self) -> tuple[list[tuple[str, str]], bool]:
        """Return what the linker takes, by what it says itself, and whether that made a link."""
        nowhere = self.executor.files.path("tried")
        done = capture((*of_host(self.words), *OPTIONS, *LENIENT, "-o", nowhere))
        found = taken(done.output.decode("utf-8", "surrogateescape"))
        return found, done.status == 0 and bool(found)

    def _remembered(self, closure: Closure) -> Remembered:
        modules = [module for each in closure.inputs for module in each.modules]
        return Remembered(
            self.executor,
            self.step.manner,
            self._code_options(closure),
            "link",
            name_of(closure),
            modules,
        )

    # -- what is made --------------------------------------------------------------------------

    def _made(self, closure: Closure) -> Made | int:
        """Return the object, or bitcode in a link of bitcode; a status where none is made."""
        try:
            done = self._differentiated(closure)
            if done.problems:
                self.say(closure, self._with_places(closure, done))
                return _FAILED
            assert done.text is not None
            made = self.compiled_of(closure, done.text)
        except PipelineError as bug:
            self.report(bug, closure)
            return _BUG
        if self.step.manner.explain:
            # Only who asks for it pays for what it imports.
            from enzyme_cc.driver.derivatives.explaining import show  # noqa: PLC0415
            from enzyme_cc.driver.derivatives.loop_remarks import with_loops  # noqa: PLC0415

            here = os.getcwd() + "/"
            manner = self.step.manner
            command = self._command(closure, *self._derivatives)
            explained = with_loops(self.executor, command, done.text, done.explained)
            show(self.executor, manner, explained, here=here, rules=done.rules)
        return Made(made, done.warnings)

    def _with_places(self, closure: Closure, done: Differentiated) -> tuple[Diagnostic, ...]:
        """Return what is wrong, with places of sources that this command has compiled itself."""
        found = (*done.warnings, *done.problems)
        if not any(each.where.startswith(name_of(closure)) for each in found):
            return found
        for attribute in ("with_names", "with_places"):
            modules = self._modules_again(closure, attribute)
            with suppress(UserError, InternalError):
                again = self._differentiated(closure, modules)
                # Where only lines were added, and there is a problem still, it is no other one.
                is_last = attribute == "with_places" and bool(again.problems)
                if is_last or are_alike(again.problems, done.problems):
                    # Problems that are the same with -g are none that it helps with.
                    return as_tried((*again.warnings, *again.problems), partial(_same, again))
        return found

    def _modules_again(self, closure: Closure, attribute: str) -> list[bytes]:
        """Return all modules, those of sources of this command compiled again for their places."""
        fronts = {self.executor.place(path): front for path, front in self.step.compiled}
        modules: list[bytes] = []
        for each in closure.inputs:
            front = fronts.get(each.path)
            words = getattr(front, attribute) if front else ()
            made = front_end_ir(self.executor, words, front.bitcode)[0] if front else b""
            modules += [made] if made else each.modules
        return modules

    def _differentiated(
        self, closure: Closure, modules: Sequence[bytes] | None = None
    ) -> Differentiated:
        choices = choices_of(self.step.manner, is_for_messages=modules is not None)
        modules = modules or [module for each in closure.inputs for module in each.modules]
        manner = self.step.manner
        text = enzyme_cc.settled(self.backend.merge(modules))
        wishes = Wishes(manner.inline, bool(manner.explain), choices)
        with watched(manner, name_of(closure), is_shown=not choices or not choices.is_for_messages):
            return differentiate_text(text, self.backend, name_of(closure), wishes)

    def compiled_of(self, closure: Closure, text: str) -> bytes:
        """Return the object that IR of a closure becomes."""
        ir, path = self._derivatives
        compiled(self.executor, self._command(closure, ir, path), ir, path, text)
        with open(path, "rb") as file:
            return file.read()

    @property
    def _derivatives(self) -> tuple[str, str]:
        """Return where IR and object are written."""
        path = self.executor.files.path
        return path("derivatives.ll"), path("derivatives.o")

    def _command(self, closure: Closure, ir: str, path: str) -> Words:
        """Return what compiles the IR of a closure."""
        compiler = self.executor.toolchain.command("cc")
        if compiler is None:
            raise user_error(f"toolchain {self.executor.toolchain.name} has no C compiler")
        return (*compiler, "-w", "-c", "-o", path, "-x", "ir", ir, *self._code_options(closure))

    def _code_options(self, closure: Closure) -> list[str]:
        told = next((each for each in closure.asking if each.commands), None)
        options = ["-O2", "-fPIC"]
        if told:
            options = code_options(told.commands[0], self.words, told.name)
        if all(each.is_bitcode for each in closure.asking):
            options += [word for word in self.words if word in _LTO] or ["-flto"]
        merged = [one for each in closure.inputs for one in each.commands]
        return options + counting_options(merged)

    def placed(self, output: bytes) -> str:
        """Return what takes the place of what was differentiated, as a file."""
        path = self.executor.files.path("derivatives.o")
        with open(path, "wb") as file:
            file.write(output)
        return path

    def _link(self, closure: Closure, made: str) -> int:
        """Return the link, with what was made where the first of what it replaces was."""
        whole = self._shortened(closure) if any("whole-arch" in each for each in self.words) else {}
        files = [each.path for each in closure.inputs if each.is_object]
        return self.executor.run(self.exchanged(files, [made], whole, {}))

    def exchanged(
        self,
        files: Sequence[str],
        made: Sequence[str],
        whole: dict[str, list[str]],
        copies: dict[str, str],
    ) -> tuple[str, ...]:
        """Return the words of the link with something in the place of files."""
        exchange = Exchange(files, made, whole, copies)
        words = exchange.words(self.words, map(self.executor.place, self.step.inputs))
        for path in (*files, *copies):
            if os.path.realpath(path) not in (*exchange.met, *self.thin):
                raise is_no_word(path)
        return tuple(words)

    @cached_property
    def thin(self) -> dict[str, str]:
        """Return the members of thin archives, by real path, and the archive of each."""
        return thin_members(self.words)

    def _shortened(self, closure: Closure) -> dict[str, list[str]]:
        """Return the files left of each archive that something was taken of."""
        archives: dict[str, list[bytes]] = {}
        for each in closure.inputs:
            archive = each.path if each.is_member else self.thin.get(os.path.realpath(each.path))
            if archive is not None:
                archives.setdefault(archive, []).append(each.data)
        return {path: self._others(path, replaced) for path, replaced in archives.items()}

    def _others(self, archive: str, replaced: list[bytes]) -> list[str]:
        """Return all other members of an archive, as files."""
        found: list[str] = []
        for number, each in enumerate(members(archive)):
            data = each.read()
            if data not in replaced:
                start = f"{zlib.crc32(os.fsencode(archive)):x}-{number}"
                found.append(self.executor.files.path(f"{start}-{os.path.basename(each.name)}"))
                with open(found[-1], "wb") as file:
                    file.write(data)
        return found

    # -- what is said --------------------------------------------------------------------------

    def say(self, closure: Closure, what: tuple[Diagnostic, ...]) -> None:
        """Say what there is to be said, with places that people know."""
        words = (word for each in closure.inputs for one in each.commands for word in one)
        found = at_own_code(what, system_folders(words))
        placed = tuple(self._in_source(closure, each) for each in found)
        for each in causes_alone(placed):
            each.notes = (
                *bodies(each, closure.without_ir),
                *libraries(each, each.where, closure),
                *each.notes,
            )
            write(2, said(each, self.executor.program, os.getcwd() + "/"))

    def _in_source(self, closure: Closure, what: Diagnostic) -> Diagnostic:
        placed = in_source(what, name_of(closure), partial(holder, closure))
        if placed.where != what.where:
            placed.notes = (*placed.notes, _with_lines(placed.where))
        return placed

    def report(self, bug: PipelineError, closure: Closure) -> None:
        """Report in one line, and write a file with everything else."""
        # For bugs alone.
        from enzyme_cc.lto.reproducer import write_reproducer  # noqa: PLC0415

        source = closure.asking[0].name
        made_by = " ".join(self.words)
        path = write_reproducer(bug, self.executor.settings.tmp, source=source, made_by=made_by)
        wanted = f"the file '{path}'" if path else "all inputs of the link"
        write(2, bug_report(f"{self.executor.program}: {source}", bug.cause, wanted))


def _not_linked(closure: Closure) -> UserError:
    found = next(each.name for each in closure.inputs if each.for_devices)
    return user_error(
        f"it asks for derivatives of what is in {found}, too, whose code for a device is linked "
        "later, and this link does not do that",
        "add --offload-link to it, as clang wants it for objects that were compiled with -fgpu-rdc",
        where=closure.asking[0].name,
        code="EZ0499",
    )


def _same(done: Differentiated, _: object) -> tuple[Diagnostic, ...]:
    return done.problems


def _with_lines(where: str) -> str:
    """Return how the line is to be had; rustc names its objects so."""
    cargo = " (cargo: debug = true in the profile)" if ".rcgu.o" in where else ""
    return f"compile with -g{cargo} to be told the line"
