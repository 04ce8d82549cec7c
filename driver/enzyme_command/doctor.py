"""enzyme doctor: which toolchains are here, and what each was just seen to do.

Nothing is believed: every toolchain compiles a program, keeps its IR, gets the IR back out of the
object, optimises it, makes an object of it again, links that and runs it, all under a time limit.
"""

from __future__ import annotations

import os
import platform
import tempfile
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import UserError, user_error
from enzyme_cc.driver.planning.recompile import EMBED
from enzyme_cc.lto.bitcode import embedded_bitcode
from enzyme_cc.lto.fatobject import embed, hide_ir
from enzyme_cc.toolchains.backend import backend_for
from enzyme_cc.toolchains.capture import checked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.toolchains.model import Toolchain

TIME_LIMIT = 60.0
_ANSWER = b"42\n"

_C = """#include <stdio.h>
int twice(int x) { return 2 * x; }
int main(void) { printf("%d\\n", twice(21)); return 0; }
"""
_FORTRAN = """program p
  print '(i2)', 2 * 21
end program
"""


@dataclass
class Proof:
    """One thing a toolchain was asked to do: whether it did, how long it took, or why not."""

    name: str
    worked: bool
    seconds: float
    problem: str = ""


@dataclass
class Report:
    """Observations about one toolchain."""

    toolchain: Toolchain
    proofs: list[Proof] = field(default_factory=list)

    @property
    def works(self) -> bool:
        """Return whether everything that a C program needs worked."""
        return all(proof.worked for proof in self.proofs if proof.name != "Fortran")


class _Bench:
    """The files of one examination, and the steps that make each from the one before."""

    def __init__(self, toolchain: Toolchain, folder: str) -> None:
        self.toolchain = toolchain
        self.folder = folder
        self.backend = backend_for(toolchain)
        self.text = ""

    def steps(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Yield every step by name, in order."""
        yield "compile", self.compile
        yield "embed", self.embed
        yield "extract", self.extract
        yield "optimise", self.optimise
        yield "link", self.link
        yield "run", self.run
        if "fc" in self.toolchain.commands:
            yield "Fortran", self.fortran

    def path(self, name: str) -> str:
        """Return a file of this examination."""
        return os.path.join(self.folder, name)

    def tool(self, role: str, *arguments: str, links: bool = False) -> bytes:
        """Return what a tool prints; a failure is the toolchain's."""
        command = self.toolchain.command(role, links=links) or (role,)
        return checked([*command, *arguments], time_limit=TIME_LIMIT, directory=self.folder)

    def write(self, name: str, text: str) -> None:
        """Put a source there."""
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def compile(self) -> None:
        """Check that a C program becomes an object."""
        self.write("p.c", _C)
        self.tool("cc", *EMBED, "-O2", "-c", "p.c", "-o", "p.o")

    def embed(self) -> None:
        """Check that the object carries IR that no linker will take."""
        if not hide_ir(self.path("p.o")):
            raise user_error("the object carries no IR")

    def extract(self) -> None:
        """Check that the IR comes back as text, as the front end made it."""
        modules = embedded_bitcode(self.path("p.o"))
        self.text = self.backend.to_ir(modules[0])
        if "@twice" not in self.text:
            raise user_error("the IR in the object is not that of the program")

    def optimise(self) -> None:
        """Check that the text is verified, optimised, and becomes an object again."""
        self.backend.verify(self.text)
        optimised = self.backend.optimise(self.text, 2)
        with open(self.path("q.o"), "wb") as file:
            file.write(self.backend.to_object(optimised, 2))

    def link(self) -> None:
        """Check that the object becomes a program, without IR in it."""
        self.tool("cc", "q.o", "-o", "p", links=True)

    def run(self) -> None:
        """Check that the program answers what its source says."""
        self._answers("p")

    def fortran(self) -> None:
        """Check that a Fortran program is compiled with its IR, linked and run."""
        self.write("p.f90", _FORTRAN)
        self.tool("fc", "-c", "p.f90", "-o", "f.o")
        self.tool("fc", "-c", "-emit-llvm", "p.f90", "-o", "f.bc")
        with open(self.path("f.bc"), "rb") as file:
            embed(self.path("f.o"), file.read())
        self.tool("fc", "f.o", "-o", "f", links=True)
        self._answers("f")

    def _answers(self, program: str) -> None:
        said = checked([self.path(program)], time_limit=TIME_LIMIT)
        if said != _ANSWER:
            raise user_error(f"the program printed {said!r} instead of {_ANSWER!r}")


def examine(toolchain: Toolchain) -> Report:
    """Return what a toolchain does when it is really used; the first failure ends it."""
    report = Report(toolchain)
    with tempfile.TemporaryDirectory(prefix="enzyme-doctor-") as folder:
        for name, step in _Bench(toolchain, folder).steps():
            proof = _prove(name, step)
            report.proofs.append(proof)
            if not proof.worked:
                break
    return report


def _prove(name: str, step: Callable[[], None]) -> Proof:
    start = time.monotonic()
    problem = ""
    try:
        step()
    except UserError as error:
        problem = error.diagnostic.message
    return Proof(name, not problem, time.monotonic() - start, problem)


def render(report: Report, *, chosen: bool) -> str:
    """Return the lines that say how one toolchain is."""
    one = report.toolchain
    version = ".".join(map(str, one.version))
    mark = "works" if report.works else "BROKEN"
    note = ", used by default" if chosen else ""
    lines = [f"{one.name}: LLVM {version}, {mark}{note}"]
    lines += [f"  {role:4} {_shown(one.commands[role])}" for role in _SHOWN if role in one.commands]
    lines.append("  " + "  ".join(map(_verdict, report.proofs)))
    lines += [f"  {p.name}: {p.problem}" for p in report.proofs if p.problem]
    return "\n".join(lines)


_SHOWN = ("cc", "cxx", "fc", "ld", "opt")


def _shown(command: tuple[str, ...]) -> str:
    words = command[:2] if len(command) > 1 else command
    return " ".join(words) + (" ..." if len(command) > len(words) else "")


def _verdict(proof: Proof) -> str:
    return f"{proof.name} {f'{proof.seconds:.1f} s' if proof.worked else 'FAILED'}"


def platform_line() -> str:
    """Return how well this kind of machine is supported."""
    system, machine = platform.system(), platform.machine()
    supported = system == "Linux" and machine in ("x86_64", "aarch64")
    verdict = "supported" if supported else "not supported: Linux on x86-64 or aarch64 is"
    return f"{system} {machine}, Python {platform.python_version()}: {verdict}"
