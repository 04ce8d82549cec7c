"""One object or assembly whose source asks for derivatives: made anew, with them.

What stands in the way is said once each, with the line of the source it is about, and then
nothing is left behind. Loaded only where a request was found.
"""

from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING

import enzyme_cc
from enzyme_cc.attributes.names import REQUEST_NAMES, TYPE_HINTS
from enzyme_cc.choices import Choices
from enzyme_cc.diagnostics import InternalError, UserError, bug_report, user_error
from enzyme_cc.driver.dependencies import find_dependencies
from enzyme_cc.driver.excerpt import with_excerpt
from enzyme_cc.driver.full_disk import clean_up
from enzyme_cc.driver.held import Held
from enzyme_cc.driver.terminal import write
from enzyme_cc.driver.workspace import remove
from enzyme_cc.lto.bitcode import compile_commands, embedded_bitcode
from enzyme_cc.lto.fatobject import embed
from enzyme_cc.lto.pipeline import PipelineError, differentiate_module
from enzyme_cc.lto.reproducer import write_reproducer
from enzyme_cc.toolchains.backend import backend_for
from enzyme_cc.toolchains.signals import signals

if TYPE_CHECKING:
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.driver.execute import Executor
    from enzyme_cc.driver.steps import Differentiate, Words
    from enzyme_cc.lto.pipeline import Differentiated

_FAILED = 1
_BUG = 70
_NAMES = tuple(map(str.encode, (*REQUEST_NAMES, *TYPE_HINTS)))


def derive(step: Differentiate, executor: Executor) -> int:
    """Do the step; its status. Where that is not 0, what it was to make is gone."""
    # Nothing dies while a module is read; looking for it took 40 % of the time.
    gc.disable()
    find_dependencies()
    status = _FAILED
    try:
        status = _Derivation(step, executor).status()
    except UserError as error:
        write(2, error.diagnostic.render(executor.program))
    except OSError as error:
        executor.say(f"error: '{error.filename or step.source}': {error.strerror}")
    finally:
        if status:
            remove(executor.place(step.path))
    return status


class _Derivation:
    """The step, with what it needs."""

    def __init__(self, step: Differentiate, executor: Executor) -> None:
        self.step = step
        self.executor = executor
        self.path = executor.place(step.path)

    def status(self) -> int:
        """Do it all; warnings alone are no failure."""
        carried = embedded_bitcode(self.path) if _is_elf(self.path) else []
        command = (
            [word for words in compile_commands(self.path) for word in words] if carried else []
        )
        bitcode = carried[0] if carried else self._made(self.step.front_end.argv)
        if not any(name in bitcode for name in _NAMES):
            return 0
        try:
            done = self._differentiated(bitcode)
            if done.problems:
                self._say(*self._placed(done))
                return _FAILED
            if done.text is None:
                return 0
            status = self._compile(done.text)
        except PipelineError as bug:
            self._report(bug)
            return _BUG
        if status:
            return status
        if carried:
            embed(self.path, bitcode, b"".join(os.fsencode(word) + b"\0" for word in command))
        self._say(*done.warnings)
        if self.step.manner.explain:
            self._explain(done)
        return 0

    def _made(self, words: Words) -> bytes:
        """The bitcode that one of the step's commands makes."""
        if not os.path.isfile(self.step.source):
            raise user_error(
                f"'{self.step.source}' asks for derivatives, but is no file to be read twice",
                "write it to a file and compile that",
            )
        said = Held()
        status = self.executor.run(words, quiet=True, errors=said.file)
        complaint = said.text().decode(errors="replace")
        said.forget()
        if status:
            raise user_error(
                f"the IR of '{self.step.source}' cannot be made, so no derivatives either:"
                f" {_first_line(complaint)}"
            )
        with open(self.executor.place(self.step.front_end.bitcode), "rb") as file:
            return file.read()

    def _differentiated(self, bitcode: bytes) -> Differentiated:
        manner = self.step.manner
        return differentiate_module(
            bitcode,
            backend_for(self.executor.toolchain),
            self._name,
            inline=manner.inline,
            explain=manner.explain,
            choices=self._choices(),
        )

    def _choices(self) -> Choices | None:
        """What the user chose; their rule files are read, and checked."""
        manner = self.step.manner
        if not manner.rules and not manner.strong_zero:
            return None
        rules = tuple((path, _text_of(path)) for path in dict.fromkeys(manner.rules))
        choices = Choices(rules=rules, strong_zero=manner.strong_zero)
        enzyme_cc.check_rules(choices)
        return choices

    @property
    def _name(self) -> str:
        """What places in the IR are called where those in the source are not known."""
        return f"<IR of {self.step.source}>"

    def _placed(self, done: Differentiated) -> tuple[Diagnostic, ...]:
        """What is to be said, with places in the source: from another compile if need be."""
        said = (*done.warnings, *done.problems)
        if all(not each.where.startswith(self._name) for each in said):
            return said
        try:
            again = self._differentiated(self._made(self.step.front_end.with_places))
        except (UserError, InternalError):
            return said
        return (*again.warnings, *again.problems) if again.problems else said

    def _explain(self, done: Differentiated) -> None:
        """Say what reverse sweeps keep, in words of the source: of another compile if need be."""
        explained = done.explained
        if not explained:
            self.executor.say(f"'{self.step.source}' asks for no derivative in reverse mode")
        if not all(each.has_places for each in explained):
            try:
                again = self._differentiated(self._made(self.step.front_end.with_names))
            except (UserError, InternalError):
                again = done
            explained = again.explained or explained
        write(2, enzyme_cc.tables(explained, self._here))

    def _compile(self, text: str) -> int:
        """Make the output of the new IR, silently: the compiler has said what it has to say."""
        with open(self.executor.place(self.step.ir), "wb") as file:
            file.write(text.encode("utf-8", "surrogateescape"))
        said = Held()
        status = self.executor.run(self.step.argv, quiet=True, errors=said.file)
        complaint = said.text().decode(errors="replace")
        said.forget()
        if status <= 0 and -status not in (signals.SIGSEGV, signals.SIGABRT):
            return status
        if clean_up(self.path):
            raise user_error(f"no space is left on the disk that holds '{self.path}'")
        cause = InternalError(_first_line(complaint) or f"the compiler ended with {status}")
        raise PipelineError("compile", text, cause)

    def _report(self, bug: PipelineError) -> None:
        """One line, and a file with everything else."""
        made_by = " ".join(map(str, map(self.executor.place, self.step.front_end.argv)))
        folder = self.executor.settings.tmp
        path = write_reproducer(bug, folder, source=self.step.source, made_by=made_by)
        program = f"{self.executor.program}: {self.step.source}"
        wanted = f"the file '{path}'" if path else "the source"
        write(2, bug_report(program, bug.cause, wanted))

    def _say(self, *said: Diagnostic) -> None:
        for each in said:
            text = with_excerpt(each).render(self.executor.program)
            write(2, text.removeprefix(self._here))

    @property
    def _here(self) -> str:
        """What debug information puts before the names of files, where the user did not."""
        return "" if os.path.isabs(self.step.source) else os.getcwd() + "/"


def _text_of(path: str) -> str:
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def _is_elf(path: str) -> bool:
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"


def _first_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    telling = [line for line in lines if "error" in line]
    return (telling or lines or [""])[0]
