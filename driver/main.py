"""The compiler and linker commands: which is which, and the only place where they exit."""

from __future__ import annotations

import os

from enzyme_cc import VERSION
from enzyme_cc.diagnostics import UserError, bug_report, user_error
from enzyme_cc.driver import settings as environment
from enzyme_cc.driver.command_line.option_table import Language
from enzyme_cc.driver.command_line.options import Invocation, read
from enzyme_cc.driver.command_line.own_options import help_text
from enzyme_cc.driver.execute import Executor, Interrupted
from enzyme_cc.driver.planning.annotated import annotated, asking_for_a_device
from enzyme_cc.driver.planning.compiler import Compiler
from enzyme_cc.driver.planning.pass_through import StepAside, sources
from enzyme_cc.driver.planning.plan import plan
from enzyme_cc.driver.planning.unfinished import may_be_written
from enzyme_cc.driver.terminal import write
from enzyme_cc.toolchains import launch
from enzyme_cc.toolchains.cache import cached
from enzyme_cc.toolchains.wish import Wish

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from enzyme_cc.driver.command_line.tokens import Token
    from enzyme_cc.driver.settings import Settings
    from enzyme_cc.toolchains.model import Toolchain

_ATTRIBUTES = os.path.join(os.path.dirname(os.path.dirname(__file__)), "attributes")
#: What a program in each language sees of ours: headers, modules.
_SEEN = {Language.C: "include", Language.FORTRAN: "fortran"}


class Role:
    """A command of ours: its name, and the compiler it stands for."""

    __slots__ = ("command", "language", "program")

    def __init__(self, program: str, command: str, language: Language = Language.C) -> None:
        self.program = program
        self.command = command
        self.language = language


ROLES = {
    role.program: role
    for role in (
        Role("enzyme-cc", "cc"),
        Role("enzyme-c++", "cxx"),
        Role("enzyme-fc", "fc", Language.FORTRAN),
        Role("enzyme-link", "cc"),
        Role("enzyme-rustc-link", "cc"),
    )
}
#: What CMake looks for beside a compiler of this name, for objects that the linker optimises.
ARCHIVERS = {"enzyme-llvm-ar": "llvm-ar", "enzyme-llvm-ranlib": "llvm-ranlib"}


_NO_TOKENS: tuple[Token, ...] = ()


def main(program: str, arguments: tuple[str, ...]) -> NoReturn:
    """Be one of our commands, whatever name a link to it has, and end as it ends."""
    role = ROLES.get(program, ROLES["enzyme-cc"])
    try:
        settings = environment.from_process()
        if program in ARCHIVERS:
            archive(program, arguments, settings)
        status = command(role, arguments, settings)
    except UserError as error:
        write(2, error.diagnostic.render(role.program))
        status = error.status
    except (Interrupted, KeyboardInterrupt) as stop:
        status = -getattr(stop, "number", 2)
    except Exception as error:  # noqa: BLE001 - the one place where a bug of ours becomes a line
        status = _unexpected(role.program, error)
    # Nothing of ours is buffered, and taking the interpreter down costs 2 ms.
    os._exit(launch.die_like(status) & 0xFF)


def _unexpected(program: str, error: Exception) -> int:
    """Say what nobody below has foreseen; return the exit status."""
    from enzyme_cc.driver.files.full_disk import refusal_of_the_system  # noqa: PLC0415 - after failures

    if isinstance(error, MemoryError):
        write(2, f"{program}: error: there is not enough memory\n")
        return 1
    refusal = refusal_of_the_system(error) if isinstance(error, OSError) else None
    if refusal is not None:
        write(2, refusal.diagnostic.render(program))
        return refusal.status
    write(2, bug_report(program, error, "the command"))
    return 70


def command(role: Role, arguments: tuple[str, ...], settings: Settings) -> int:
    """Do what one command line asks; its exit status, negative for a signal."""
    if settings.probing:
        raise user_error(
            f"{role.program} was asked to wrap itself",
            "ENZYME_CC_CLANG and PATH must lead to a real compiler",
        )
    if settings.check:
        arguments = (f"--enzyme-check={settings.check}", *arguments)
    invocation = read(arguments)
    settings.debug = settings.debug or "debug" in invocation.own
    if settings.debug and settings.cache_refusal:
        write(2, f"{role.program}: nothing is kept: {settings.cache_refusal}\n")
    if "help" in invocation.own:
        write(1, help_text(role.program, VERSION))
        return 0
    if "-w" not in invocation.arguments:
        for each in invocation.said:
            write(2, each.render(role.program))
    toolchain = _toolchain(invocation, settings)
    compiler = _compiler(role, toolchain)
    respelled, device = None, _NO_TOKENS
    if compiler.source is Language.C:
        is_cxx = role.command == "cxx"
        respelled = annotated(invocation, settings.environment, is_cxx=is_cxx)
        device = asking_for_a_device(invocation, settings.environment)
    outside = _outside(invocation, settings)
    planned = plan(
        invocation,
        compiler,
        outside=outside,
        respelled=respelled,
        device=device,
        may_write=may_be_written,
    )
    return Executor(role.program, settings, toolchain).execute(planned)


def archive(program: str, arguments: tuple[str, ...], settings: Settings) -> NoReturn:
    """Become the archiver of the toolchain, or else that of the machine: objects are ordinary."""
    *before, tool = _toolchain(read(()), settings).command("ar") or ("ar",)
    if ARCHIVERS[program] == "llvm-ranlib":
        folder, name = os.path.split(tool)
        tool = os.path.join(folder, name.replace("ar", "ranlib"))
    try:
        launch.replace((*before, tool, *arguments), settings.environment)
    except OSError as error:
        raise user_error(f"{tool} cannot be run: {error.strerror}", "install LLVM's") from None
    raise AssertionError


def _outside(invocation: Invocation, settings: Settings) -> StepAside | None:
    """Return a reason to step aside that the command line does not show."""
    if "CCC_OVERRIDE_OPTIONS" in settings.environment:
        return StepAside.OVERRIDDEN
    output = invocation.output or ""
    if os.path.exists(output) and not os.path.isfile(output):
        return StepAside.SPECIAL_OUTPUT
    given = sources(invocation)
    if any(each.language is Language.HEADER for each in given) and not all(map(_is_there, given)):
        return StepAside.NOT_THERE
    return None


def _is_there(given: Token) -> bool:
    return given.value == "-" or os.path.exists(given.value)


def _toolchain(invocation: Invocation, settings: Settings) -> Toolchain:
    wish = Wish(
        toolchain=invocation.own.get("toolchain", settings.toolchain),
        clang=settings.clang,
        llvm=settings.llvm,
        path=settings.path,
        cache_dir=settings.cache_dir,
    )
    return cached(wish) or _detected(wish)


def _detected(wish: Wish) -> Toolchain:
    # Looking for tools needs YAML and regular expressions: 60 ms that a known machine saves.
    from enzyme_cc.driver.dependencies import find_dependencies  # noqa: PLC0415
    from enzyme_cc.toolchains.detect import detect  # noqa: PLC0415

    find_dependencies()
    return detect(wish)


def _compiler(role: Role, toolchain: Toolchain) -> Compiler:
    compiles = toolchain.command(role.command)
    if compiles is None:
        raise _no_compiler(role, toolchain)
    version = ".".join(map(str, toolchain.version))
    return Compiler(
        compiles,
        toolchain.command(role.command, links=True),
        source=role.language,
        include=os.path.join(_ATTRIBUTES, _SEEN[role.language]),
        major=toolchain.version[0],
        banner=f"{role.program} {VERSION} (toolchain {toolchain.name}, LLVM {version})",
    )


def _no_compiler(role: Role, toolchain: Toolchain) -> UserError:
    return user_error(
        f"toolchain {toolchain.name} has no {role.language.value} compiler",
        "install flang-22 (Debian: apt-get install flang-22), or choose another toolchain with"
        " --enzyme-toolchain=; 'enzyme doctor' lists them",
    )
