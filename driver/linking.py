"""A link whose inputs ask for derivatives that no compile could make: it did not see all they need.

The inputs that belong together are merged, differentiated, compiled, and linked in their own
place; all others keep their machine code. Loaded only where a link left a request open.
"""

from __future__ import annotations

import gc
import os
import re
import shutil
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import Diagnostic, UserError, bug_report, user_error
from enzyme_cc.driver.arguments import expand
from enzyme_cc.driver.code_options import code_options
from enzyme_cc.driver.dependencies import find_dependencies
from enzyme_cc.driver.derivation import choices_of, compiled, explained, said
from enzyme_cc.driver.terminal import write
from enzyme_cc.lto.closure import find_closure
from enzyme_cc.lto.inputs import inputs_of
from enzyme_cc.lto.pipeline import PipelineError, differentiate_text
from enzyme_cc.lto.reproducer import write_reproducer
from enzyme_cc.lto.trace import LENIENT, OPTIONS, explicit, taken
from enzyme_cc.toolchains.backend import backend_for
from enzyme_cc.toolchains.capture import capture, checked

if TYPE_CHECKING:
    from enzyme_cc.driver.execute import Executor
    from enzyme_cc.driver.steps import Link
    from enzyme_cc.lto.closure import Closure
    from enzyme_cc.lto.inputs import Input
    from enzyme_cc.lto.pipeline import Differentiated

_FAILED = 1
_BUG = 70
_FOR_OTHERS = ": compile that with enzyme-cc"
_FOR_RUST = ": build that crate with -Clinker-plugin-lto, too"
_LTO = ("-flto", "-flto=full", "-flto=thin", "-flto=auto")


def link_with_derivatives(step: Link, executor: Executor) -> int | None:
    """The status of the link with derivatives in it; None where no input with IR asks for any."""
    gc.disable()
    find_dependencies()
    try:
        return _Linking(step, executor).status()
    except UserError as error:
        write(2, error.diagnostic.render(executor.program))
        return _FAILED


class _Linking:
    def __init__(self, step: Link, executor: Executor) -> None:
        self.step = step
        self.executor = executor
        self.words = expand(tuple(map(executor.place, step.argv)))
        self.backend = backend_for(executor.toolchain)

    def status(self) -> int | None:
        closure = find_closure(list(inputs_of(self._taken())), self.backend.to_ir)
        if not closure.asking:
            return None
        name = f"<IR of {', '.join(each.name for each in closure.asking)}>"
        try:
            done = self._differentiated(closure, name)
            if done.problems:
                self._say(closure, name, (*done.warnings, *done.problems))
                return _FAILED
            assert done.text is not None
            made = self._compiled(closure, done.text)
        except PipelineError as bug:
            self._report(bug, closure)
            return _BUG
        self._say(closure, name, done.warnings)
        if self.step.manner.explain:
            write(2, explained(done.explained, os.getcwd() + "/", done.rules))
        return self.executor.run(tuple(self._replaced(closure, made)))

    def _taken(self) -> list[tuple[str, str]]:
        """What the linker takes, by what it says itself; else what the command names."""
        nowhere = self.executor.files.path("tried")
        done = capture((*self.words, *OPTIONS, *LENIENT, "-o", nowhere))
        found = taken(done.output.decode("utf-8", "surrogateescape"))
        return found if done.status == 0 and found else explicit(self.words)

    def _differentiated(self, closure: Closure, name: str) -> Differentiated:
        modules = [module for each in closure.inputs for module in each.modules]
        manner = self.step.manner
        return differentiate_text(
            self.backend.merge(modules),
            self.backend,
            name,
            inline=manner.inline,
            explain=manner.explain,
            choices=choices_of(manner),
        )

    # -- what is made --------------------------------------------------------------------------

    def _compiled(self, closure: Closure, text: str) -> str:
        """The object, or bitcode where the link is one of bitcode, that takes their place."""
        ir, path = (self.executor.files.path(f"derivatives{end}") for end in (".ll", ".o"))
        commands = [one for each in closure.asking for one in each.commands]
        options = code_options(commands[0]) if commands else ["-O2", "-fPIC"]
        if all(each.is_bitcode for each in closure.asking):
            options += [word for word in self.words if word in _LTO] or ["-flto"]
        compiler = self.executor.toolchain.command("cc")
        if compiler is None:
            raise user_error(f"toolchain {self.executor.toolchain.name} has no C compiler")
        command = (*compiler, "-w", "-c", "-o", path, "-x", "ir", ir, *options)
        compiled(self.executor, command, ir, path, text)
        return path

    def _replaced(self, closure: Closure, made: str) -> list[str]:
        """The words of the link with the new object where the first of what it replaces was."""
        gone = {os.path.realpath(each.path) for each in closure.inputs if not each.is_member}
        is_gone = [_is_input(word) and os.path.realpath(word) in gone for word in self.words]
        places = [at for at, each in enumerate(is_gone) if each]
        inputs = set(map(self.executor.place, self.step.inputs))
        others = (at for at, word in enumerate(self.words) if at and word in inputs)
        first = places[0] if places else next(others, len(self.words))
        words = [word for at, word in enumerate(self.words) if not is_gone[at]]
        words.insert(first, made)
        if not any("whole-archive" in word for word in words):
            return words  # what an archive has of the same is not asked for
        shorter = self._shorter_archives(closure)
        return [shorter.get(word, word) for word in words]

    def _shorter_archives(self, closure: Closure) -> dict[str, str]:
        """Archives that are linked as a whole, without the members that are replaced."""
        found: dict[str, str] = {}
        archiver = self.executor.toolchain.command("ar")
        for each in closure.inputs:
            if not each.is_member or archiver is None:
                continue
            if each.path not in found:
                name = f"{len(found)}-{os.path.basename(each.path)}"
                found[each.path] = shutil.copy(each.path, self.executor.files.path(name))
            member = each.name[len(each.path) + 1 : -1]
            checked((*archiver, "d", found[each.path], member))
        return found

    # -- what is said --------------------------------------------------------------------------

    def _say(self, closure: Closure, name: str, what: tuple[Diagnostic, ...]) -> None:
        for each in what:
            where, notes = each.where, _bodies(each.message, closure.without_ir) + each.notes
            if where.startswith(name):
                where = ", ".join(one.name for one in closure.asking)
                notes = (*notes, "compile with -g to be told the line")
            placed = Diagnostic(
                each.message, where=where, notes=notes, code=each.code, severity=each.severity
            )
            write(2, said(placed, self.executor.program, os.getcwd() + "/"))

    def _report(self, bug: PipelineError, closure: Closure) -> None:
        source = closure.asking[0].name
        made_by = " ".join(self.words)
        path = write_reproducer(bug, self.executor.settings.tmp, source=source, made_by=made_by)
        wanted = f"the file '{path}'" if path else "all inputs of the link"
        write(2, bug_report(f"{self.executor.program}: {source}", bug.cause, wanted))


def _is_input(word: str) -> bool:
    return not word.startswith("-") and os.path.isfile(word)


def _bodies(message: str, without_ir: dict[str, Input]) -> tuple[str, ...]:
    """Where the functions that a message names have bodies without IR, and what made those."""
    words = set(re.findall(r"[\w.$]+", message))
    return tuple(
        f"{name} is defined in {each.name}, which carries no IR"
        + (f" (made by {each.maker})" if each.maker else "")
        + (_FOR_RUST if each.path.endswith(".rlib") else _FOR_OTHERS)
        for name, each in without_ir.items()
        if name in words
    )
