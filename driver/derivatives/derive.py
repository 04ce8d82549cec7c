"""One object or assembly whose source asks for derivatives: made anew, with them.

What stands in the way is said once each, with the line of the source it is about, and then
nothing is left behind. Loaded only where a request was found.
"""

from __future__ import annotations

import os
from functools import cached_property, partial
from typing import TYPE_CHECKING

import enzyme_cc
from enzyme_cc.attributes.names import (
    CALL_LIKE,
    LATER_REQUEST_NAMES,
    REQUEST_NAMES,
    SCHEMES,
    SPECIAL_CALLS,
)
from enzyme_cc.diagnostics import InternalError, UserError, bug_report, user_error
from enzyme_cc.driver.derivatives.derivation import (
    are_alike,
    choices_of,
    compiled,
    front_end_ir,
    in_source,
    said,
    watched,
    without_debug_information,
)
from enzyme_cc.driver.derivatives.readiness import get_ready
from enzyme_cc.driver.derivatives.remembered import Made, Remembered
from enzyme_cc.driver.files.workspace import remove
from enzyme_cc.driver.planning.steps import DifferentiateForDevice
from enzyme_cc.driver.terminal import write
from enzyme_cc.lto.bitcode import MAGIC as BITCODE
from enzyme_cc.lto.bitcode import WRAPPER_MAGIC, compile_commands, embedded_bitcode
from enzyme_cc.lto.elf import MAGIC as ELF
from enzyme_cc.lto.fatobject import embed
from enzyme_cc.lto.pipeline import Differentiated, PipelineError, Wishes, differentiate_unit
from enzyme_cc.requests.misspelt import may_be_misspelt
from enzyme_cc.toolchains.backend import backend_for
from enzyme_cc.words.own_code import at_own_code, system_folders
from enzyme_cc.words.untold_bytes import as_tried

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc import Facts
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.driver.planning.execution import Execution
    from enzyme_cc.driver.planning.steps import Differentiate, Words
    from enzyme_cc.toolchains.backend import Backend

#: What is only declared in a unit: a function that is differentiated, one it calls, a variable.
_DECLARED = "EZ0104"
_LACKING = frozenset((_DECLARED, "EZ0301", "EZ0404"))
#: What the missing body may tell: types, and what is done with internal procedures.
_TOLD_BY_BODIES = frozenset(("EZ0201", "EZ0307"))
#: What declared types may tell, which nothing else of a program does.
_TOLD_BY_TYPES = frozenset(("EZ0201", "EZ0401", "EZ0406"))
#: What no unit has a body for: instructions, and what flang's own library does.
_NOWHERE = ("llvm.", "_Fortran")
_OBJECTS = (ELF,)
#: What is linked; assembly is not.
_LINKED = (ELF, BITCODE, WRAPPER_MAGIC)
#: The first LLVM whose pointers are all of one type.
_OLDEST = 15
_FAILED = 1
_BUG = 70
_ASKED = (*REQUEST_NAMES, *LATER_REQUEST_NAMES, *SPECIAL_CALLS, SCHEMES, CALL_LIKE)
_NAMES = tuple(map(str.encode, _ASKED))


def derive(step: Differentiate, executor: Execution) -> int:
    """Do the step; its status. Where that is not 0, what it was to make is gone."""
    get_ready(executor.settings)
    return carried_out(step, executor, lambda: Derivation(step, executor).status())


def carried_out(step: Differentiate, executor: Execution, derivation: Callable[[], int]) -> int:
    """Carry out what does the step; say what is wrong, and leave nothing behind then."""
    status = _FAILED
    try:
        status = derivation()
    except UserError as error:
        write(2, error.diagnostic.render(executor.program))
    except OSError as error:
        executor.say(f"error: '{error.filename or step.source}': {error.strerror}")
    finally:
        if status:
            remove(executor.place(step.path))
    return status


class Derivation:
    """The step, with what it needs."""

    def __init__(self, step: Differentiate, executor: Execution) -> None:
        self.step = step
        self.executor = executor
        self.path = executor.place(step.path)
        #: What came of the source with its declared types, where that was tried.
        self.with_types: Differentiated | None = None
        #: Whether there are derivatives in the output now; not where they are left for the link.
        self.is_made = False

    def status(self) -> int:
        """Do it all; warnings alone are no failure."""
        if not self.is_asked:
            return 0
        if self.is_too_old:
            # It looks for compilers: for this message only.
            from enzyme_cc.driver.derivatives.older import too_old  # noqa: PLC0415

            raise too_old(self.executor, self.step.source, _OLDEST)
        if self.made_before is not None:
            self._put(self.made_before)
            self._note(is_made=bool(self.made_before.output))
            return 0
        try:
            status, done = self._made_anew()
        except PipelineError as bug:
            self._report(bug)
            return _BUG
        if status:
            return status
        if done.text is not None and self._carried:
            embed(self.path, self.bitcode, b"".join(os.fsencode(w) + b"\0" for w in self._words))
        self._finish(done)
        self._note(is_made=done.text is not None)
        return 0

    @property
    def is_too_old(self) -> bool:
        """Return whether the compiler's IR has pointers of many types."""
        return self.executor.toolchain.version[0] < _OLDEST

    @cached_property
    def is_asked(self) -> bool:
        """Return whether the IR asks for anything."""
        asks = any(name in self.bitcode for name in _NAMES) or may_be_misspelt(self.bitcode)
        return asks or (self.step.for_device and bool(self._kernels))

    @cached_property
    def bitcode(self) -> bytes:
        """Return the front end's IR, which the output carries or another compile makes."""
        return self._carried[0] if self._carried else self._made(self.step.front_end.argv)

    @cached_property
    def text(self) -> str:
        """Return the same as text."""
        return self._backend.to_ir(self.bitcode)

    @cached_property
    def made_before(self) -> Made | None:
        """Return what came of the same before, if that is known."""
        before = self._remembered.find()
        return None if self.step.manner.time_report else before

    @cached_property
    def _backend(self) -> Backend:
        return backend_for(self.executor.toolchain)

    @cached_property
    def _carried(self) -> list[bytes]:
        is_object = not self.step.for_device and _starts(self.path, _OBJECTS)
        return embedded_bitcode(self.path) if is_object else []

    @cached_property
    def _words(self) -> list[str]:
        """Return how the front end was called, where the output says so."""
        return [w for each in compile_commands(self.path) for w in each] if self._carried else []

    def _note(self, *, is_made: bool) -> None:
        """Note that code for a device is left for the link, whose image another must stand for."""
        self.is_made = is_made
        if self.step.for_device and not is_made:
            self.executor.left_open.add(self.step.source)

    def _finish(self, done: Differentiated) -> None:
        """Say what is to be said of what was made, and remember both."""
        if done.text is None:
            self._remembered.keep(Made(b""))
            return
        placed = self._placed(done)
        self._say(*placed)
        if self.step.manner.explain:
            self._explain(done)
        # Places from another compile would be those of other lines, perhaps, the next time.
        if not self._lacks_places(done.warnings):
            self._remembered.keep(Made(_content(self.path), placed))

    @cached_property
    def _remembered(self) -> Remembered:
        place = self.executor.called_output(self.step.path)
        ours = (word for word in self.step.argv if isinstance(word, str) and word != self.path)
        return Remembered(
            self.executor,
            self.step.manner,
            list(ours),
            "compile",
            os.getcwd(),
            place,
            self._name,
            self.bitcode,
            [place if w == self.path else w for w in (*self._words, *self._said_of_kernels)],
        )

    def _put(self, before: Made) -> None:
        """Put the output that was made before in place; what is left for the link stays."""
        if before.output:
            with open(self.path, "wb") as file:
                file.write(before.output)
        self._say(*before.warnings)

    def _made_anew(self) -> tuple[int, Differentiated]:
        """Return the output with derivatives in it; as it is where they are left for the link."""
        done = self._told_by_types(self._differentiated(self._text_for_code()))
        if done.problems:
            if self._is_linked and _are_elsewhere(done.problems):
                return 0, done
            self._say(*self._certain(self._placed(done)))
            return _FAILED, done
        if done.interposable and self._is_linked:
            return 0, Differentiated(None)
        if done.interposable and not self.step.for_device:
            raise _only_linking_tells(done.interposable[0], self.step.source)
        return 0 if done.text is None else self._compile(done.text), done

    def _told_by_types(self, done: Differentiated) -> Differentiated:
        """Return the same of the source with declared types, where only these are wanting.

        The code is the same with them; the output has no debug information for it.
        """
        is_untold = any(each.code in _TOLD_BY_TYPES for each in done.problems)
        if not (is_untold and self._lacks_places(done.problems)):
            return done
        try:
            text = self._text_by(self.step.front_end.with_names)
            self.with_types = self._differentiated(text, is_for_messages=True)
        except (UserError, InternalError):
            return done
        again = self.with_types
        if again.problems or again.text is None:
            return done
        return again._replace(text=without_debug_information(again.text))

    def _text_for_code(self) -> str:
        """Return the IR, with lines of the source where these are shown when the program runs."""
        if not self.step.manner.runs_checks:
            return self.text
        try:
            return self._text_by(self.step.front_end.with_places)
        except (UserError, InternalError):
            return self.text

    def _text_by(self, words: Words) -> str:
        """Return the IR that one of the step's commands makes."""
        return self._backend.to_ir(self._made(words))

    def _certain(self, said: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
        """Return the problems beside undefined functions, for which the link decides; else all.

        A function that is only declared may be defined in another object.
        """
        certain = tuple(each for each in said if each.code != _DECLARED)
        return certain if self._is_linked and certain else said

    def _made(self, words: Words) -> bytes:
        """Return the bitcode that one of the step's commands makes."""
        if not os.path.isfile(self.step.source) and not self.executor.rereads:
            raise user_error(
                f"'{self.step.source}' asks for derivatives, but is no file to be read twice",
                "write it to a file and compile that",
            )
        bitcode, complaint = front_end_ir(self.executor, words, self.step.front_end.bitcode)
        if not bitcode:
            raise user_error(
                f"the IR of '{self.step.source}' cannot be made, so no derivatives either:"
                f" {complaint}"
            )
        return bitcode

    def _differentiated(self, text: str, *, is_for_messages: bool = False) -> Differentiated:
        manner = self.step.manner
        choices = choices_of(manner, is_for_messages=is_for_messages)
        wishes = Wishes(
            manner.inline, bool(manner.explain), choices, self._is_linked, self._adaptation
        )
        with watched(manner, self.step.source, is_shown=not is_for_messages):
            return differentiate_unit(text, self._backend, self._name, wishes)

    @property
    def _kernels(self) -> dict[str, Facts]:
        """Return the kernels that host code launches where it is differentiated."""
        return self.executor.kernels.get(self.step.source, {})

    @property
    def _said_of_kernels(self) -> list[str]:
        return [
            f"{name} {each.encoded()} {each.variables} {each.again} {each.has_loops}"
            for name, each in self._kernels.items()
        ]

    @property
    def _adaptation(self) -> Callable[[str], str] | None:
        """Return what is done to the IR before anything: kernels get their derivatives."""
        if not self._kernels:
            return None
        run = enzyme_cc.with_derivatives if self.step.for_device else enzyme_cc.with_kernels
        return partial(run, facts=self._kernels)

    @property
    def _is_linked(self) -> bool:
        """Return whether it is not assembly, which nobody looks into."""
        if isinstance(self.step, DifferentiateForDevice):
            return self.step.is_part
        return _starts(self.path, _LINKED)

    @property
    def _name(self) -> str:
        """Return what places in the IR are called where those in the source are not known."""
        return f"<IR of {self.step.source}>"

    def _placed(self, done: Differentiated) -> tuple[Diagnostic, ...]:
        """Return what is to be said, with places in the source: from other compiles if need be.

        They are told with the names of variables, where these change nothing.
        """
        said = (*done.warnings, *done.problems)
        front_end = self.step.front_end
        for words in (front_end.with_names, front_end.with_places):
            if not self._lacks_places(said):
                break
            try:
                again = self.with_types if words is front_end.with_names else None
                again = again or self._differentiated(self._text_by(words), is_for_messages=True)
            except (UserError, InternalError):
                break
            if self._is_alike(words, again, done) or self._is_last(words, again, done):
                said = (*again.warnings, *again.problems)
        said = as_tried(said, self._with_flags)
        folders = system_folders(self.step.front_end.argv)
        placed = (in_source(each, self._name, lambda _: self.step.source) for each in said)
        return at_own_code(placed, folders)

    def _with_flags(self, flags: tuple[str, ...]) -> tuple[Diagnostic, ...] | None:
        """Return what is wrong where the source is compiled with these, too."""
        front_end = self.step.front_end
        words = front_end.with_names if "-g" in flags else front_end.with_places
        others = (each for each in flags if each != "-g")
        try:
            return self._differentiated(self._text_by((*words, *others))).problems
        except (UserError, InternalError):
            return None

    def _is_alike(self, words: Words, again: Differentiated, done: Differentiated) -> bool:
        """Return whether it found the same problems; of warnings, declared types may drop some."""
        is_plain = words is self.step.front_end.with_places
        same = is_plain or bool(done.problems) or are_alike(again.warnings, done.warnings)
        return same and are_alike(again.problems, done.problems)

    def _is_last(self, words: Words, again: Differentiated, done: Differentiated) -> bool:
        """Return whether this compile differs in lines alone, so that no other need be tried."""
        is_plain = words is self.step.front_end.with_places
        return is_plain and bool(again.problems) and bool(done.problems)

    def _lacks_places(self, said: tuple[Diagnostic, ...]) -> bool:
        return any(each.where.startswith(self._name) for each in said)

    def _explain(self, done: Differentiated) -> None:
        """Say what reverse sweeps keep, in words of the source: of another compile if need be."""
        # Only who asks for it pays for what it imports.
        from enzyme_cc.driver.derivatives.explaining import show  # noqa: PLC0415
        from enzyme_cc.driver.derivatives.loop_remarks import with_loops  # noqa: PLC0415

        if not done.explained:
            self.executor.say(f"'{self.step.source}' asks for no derivative in reverse mode")
        if not all(each.has_places for each in done.explained):
            try:
                again = self._differentiated(self._text_by(self.step.front_end.with_names))
            except (UserError, InternalError):
                again = done
            done = again if again.explained else done
        explained = done.explained
        if explained and done.text is not None and not self.step.for_device:
            command = tuple(map(self.executor.place, self.step.argv))
            explained = with_loops(self.executor, command, done.text, explained)
        show(
            self.executor,
            self.step.manner,
            explained,
            here=self._here,
            rules=done.rules,
            source=self.step.source,
        )

    def _compile(self, text: str) -> int:
        """Make the output of the new IR."""
        ir = self.executor.place(self.step.ir)
        called = self.executor.called_output(self.step.path) or self.path
        return compiled(self.executor, self.step.argv, ir, self.path, text, called=called)

    def _report(self, bug: PipelineError) -> None:
        """Report in one line, and write a file with everything else."""
        # For bugs alone.
        from enzyme_cc.lto.reproducer import write_reproducer  # noqa: PLC0415

        made_by = " ".join(map(str, map(self.executor.place, self.step.front_end.argv)))
        folder = self.executor.settings.tmp
        path = write_reproducer(bug, folder, source=self.step.source, made_by=made_by)
        program = f"{self.executor.program}: {self.step.source}"
        wanted = f"the file '{path}'" if path else "the source"
        write(2, bug_report(program, bug.cause, wanted))

    def _say(self, *what: Diagnostic) -> None:
        for each in what:
            write(2, said(each, self.executor.program, self._here))

    @property
    def _here(self) -> str:
        """Return what debug information puts before the names of files, where the user did not."""
        return "" if os.path.isabs(self.step.source) else os.getcwd() + "/"


def _are_elsewhere(problems: tuple[Diagnostic, ...]) -> bool:
    """Return whether something lacks that another unit may have, and nothing else is wrong."""
    rest = [each for each in problems if not _may_be_elsewhere(each)]
    return len(rest) < len(problems) and all(each.code in _TOLD_BY_BODIES for each in rest)


def _may_be_elsewhere(problem: Diagnostic) -> bool:
    """Return whether what lacks is a body or a variable, which another unit may have."""
    return problem.code in _LACKING and not problem.symbol.startswith(_NOWHERE)


def _only_linking_tells(name: str, source: str) -> UserError:
    return user_error(
        f"'{name}' is weak, so another file may replace it at the link, but only in an object can "
        "its derivative wait for that",
        "compile to an object (-c), and link that",
        f"or declare '{name}' static or inline",
        where=source,
        code="EZ0922",
    )


def _content(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


def _starts(path: str, magics: tuple[bytes, ...]) -> bool:
    with open(path, "rb") as file:
        return file.read(4) in magics
