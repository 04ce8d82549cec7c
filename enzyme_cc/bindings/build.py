"""Build native libraries: sources to IR, IR and glue to a shared library, both remembered."""

from __future__ import annotations

import gc
import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.bindings.errors import CompileError, DerivativeError
from enzyme_cc.bindings.evidence import extent_of, intent_of, writes_only_arguments
from enzyme_cc.bindings.glue import CALL, Entry, Glue, slots_of, text_of
from enzyme_cc.bindings.records import IN, INOUT, Scalar
from enzyme_cc.bindings.signatures import functions_of
from enzyme_cc.bindings.state import borrowed, hidden, private, shared
from enzyme_cc.bindings.tools import Built
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.module import Module
from enzyme_cc.lto.inputs import inputs_in
from enzyme_cc.lto.pipeline import PipelineError, differentiate_text
from enzyme_cc.toolchains.capture import capture, first_complaint

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from enzyme_cc.bindings.records import Function, Parameter
    from enzyme_cc.bindings.tools import Tools
    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.function import Argument
    from enzyme_cc.lto.pipeline import Differentiated
    from enzyme_cc.toolchains.backend import Backend

#: From the end of a file's name to the command that compiles it.
COMMANDS = {
    **dict.fromkeys((".c", ".ll", ".bc", ".i"), "enzyme-cc"),
    **dict.fromkeys((".cc", ".cpp", ".cxx", ".C", ".c++", ".ii"), "enzyme-c++"),
    **dict.fromkeys((".f", ".f90", ".f95", ".f03", ".f08", ".F", ".F90", ".for"), "enzyme-fc"),
    ".rs": "rustc",
}
_LINKERS = {"enzyme-fc": "fc", "enzyme-c++": "cxx", "rustc": "rust"}
_SELF = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
_START = "import sys; sys.path.insert(0, {!r}); from enzyme_cc.driver.start import start; start()"
_LIBRARY_SUFFIXES = (".a", ".o", ".so", ".rlib")
#: Functions that a crate only lends, small ones too, are compiled with it.
_RUST = ("--crate-type=lib", "-Clink-dead-code", "-g", "-Copt-level=2", "-Cno-prepopulate-passes")


class Sources(NamedTuple):
    """The compiled sources: IR, what has none, what they depend on, and who links them."""

    given: tuple[str, ...]
    modules: list[bytes]
    plain: list[str]
    files: list[str]
    linker: str


def build(
    found: Sources, flags: Sequence[str], made_with: Tools, prefix: str, folder: str
) -> Built:
    """Link the functions of compiled sources as a library that Python can load."""
    backend = made_with.backend
    if not found.modules:
        raise CompileError("no source and no library here carries IR: nothing can be called")
    with _quick():
        text = backend.merge(found.modules)
        text, state = shared(text, f"{prefix}_", may_rename=not found.plain)
        module = Module(text)
        module.load()
        functions = functions_of(module, _own(found))
        if not functions:
            raise CompileError(_nothing(module, found))
        named = _distinct(functions)
        entries = {
            index: Entry(f"ez{index}_call", CALL)
            for index, each in enumerate(named)
            if not each.problem
        }
        merged = _with_glue(text, named, {i: [e] for i, e in entries.items()}, made_with)
        optimised = hidden(backend.optimise(_requests_done(merged, backend), 3))
        known = _with_evidence(named, entries, optimised)
        link = tuple(_link_words(flags))
        native = _linked(
            optimised, made_with, found.linker, (*found.plain, *link), folder, soname=prefix
        )
    return Built(tuple(known), native, text, state, found.linker, link)


def derivative(
    built: Built, index: int, entries: Sequence[Entry], made_with: Tools, prefix: str, folder: str
) -> tuple[bytes, tuple[Diagnostic, ...]]:
    """Return a library with derivatives of one function, and what is warned of."""
    backend = made_with.backend
    with _quick():
        merged = _with_glue(built.text, built.functions, {index: [*entries]}, made_with)
        done = _differentiated(merged, backend, built.functions[index].name)
        assert done.text is not None, "a request of ours is in it"
        optimised = backend.optimise(private(borrowed(done.text, built.state)), 3)
        first = os.path.join(folder, f"{prefix}.so")
        with open(first, "wb") as file:
            file.write(built.native)
        native = _linked(optimised, made_with, built.linker, (*built.link, first), folder)
    return native, done.warnings


def _nothing(module: Module, found: Sources) -> str:
    """Return why there is no function to call."""
    named = ", ".join(f"'{each}'" for each in found.given)
    if "!llvm.dbg.cu" in module.source:
        return f"{named}: no function here can be called from outside: all are static, or inline"
    return f"{named}: no debug information says what functions take: compile with -g, without -g0"


def derived(text: str, glue: str, name: str, made_with: Tools, folder: str) -> bytes:
    """Return a library of derivatives that C of ours asks for, of functions that are IR already."""
    backend = made_with.backend
    with _quick():
        module = _glue_module(glue, made_with, is_cxx=False)
        merged = backend.merge([text.encode("utf-8", "surrogateescape"), module])
        done = _differentiated(merged, backend, name)
        assert done.text is not None, "a request of ours is in it"
        optimised = backend.optimise(private(done.text), 3)
        return _linked(optimised, made_with, "cc", (), folder)


def _differentiated(text: str, backend: Backend, name: str) -> Differentiated:
    """Differentiate a module; `DerivativeError` with all that stands in the way."""
    try:
        done = differentiate_text(text, backend, name)
    except PipelineError as bug:
        raise DerivativeError(f"a bug of enzyme-cc, {bug}") from bug
    if done.problems:
        raise DerivativeError(_said(done.problems))
    return done


def _said(problems: Sequence[Diagnostic]) -> str:
    """Return messages as the command prints them."""
    return "".join(each.render("enzyme") for each in problems).rstrip()


@contextmanager
def _quick() -> Iterator[None]:
    """Look for no garbage: nothing dies while a module is read."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    except UserError as error:
        raise CompileError(error.diagnostic.render("enzyme").rstrip()) from error
    finally:
        if was_on:
            gc.enable()


# -- sources -----------------------------------------------------------------------------------


def compiled(
    sources: Sequence[str], flags: Sequence[str], made_with: Tools, folder: str
) -> Sources:
    """Compile sources to IR, and read libraries."""
    found = Sources(tuple(sources), [], [], [*sources], "cc")
    for index, source in enumerate(sources):
        suffix = os.path.splitext(source)[1]
        if not os.path.exists(source):
            raise CompileError(f"'{source}' does not exist")
        if suffix in _LIBRARY_SUFFIXES or ".so." in os.path.basename(source):
            _take(source, found, is_given=True)
            continue
        command = COMMANDS.get(suffix)
        if command is None:
            raise CompileError(
                f"'{source}' is no source that enzyme-cc knows: its name ends in '{suffix}', not in"
                f" one of {', '.join(COMMANDS)}"
            )
        found = found._replace(linker=_LINKERS.get(command, found.linker))
        compiles = _rust if command == "rustc" else _object
        path = compiles(source, os.path.join(folder, f"source{index}"), flags, made_with, command)
        found.files.extend(_dependencies(f"{os.path.splitext(path)[0]}.d", source))
        _take(path, found, is_given=False)
    return found


def _take(path: str, found: Sources, *, is_given: bool) -> None:
    """Take the IR of a file; one with members that have none is linked, too."""
    inputs = inputs_in(path)
    for each in inputs:
        found.modules.extend(each.modules)
    if is_given and not all(each.modules for each in inputs):
        found.plain.append(os.path.abspath(path))


def _object(source: str, place: str, flags: Sequence[str], made_with: Tools, command: str) -> str:
    """Compile a source as the commands do; `CompileError` with what they say."""
    output = f"{place}.o"
    depends = [] if command == "enzyme-fc" else ["-MD", "-MF", f"{place}.d"]
    modules = ["-J", os.path.dirname(place)] if command == "enzyme-fc" else []
    start = [sys.executable, "-I", "-c", _START.format(_SELF), command]
    flags = [*made_with.choice, *flags]
    argv = [*start, "-O2", "-g", "-fPIC", *flags, "-c", source, "-o", output, *depends, *modules]
    _run(argv, is_probe=False)
    return output


def _rust(source: str, place: str, flags: Sequence[str], _: Tools, command: str) -> str:
    """Compile a crate to IR."""
    output = f"{place}.bc"
    argv = [command, *_RUST, f"--emit=llvm-bc={output},dep-info={place}.d", *flags, source]
    _run(argv, is_probe=False)
    return output


def _rust_library(folder: str) -> list[str]:
    """Return what Rust's standard library is linked by: a static library of an empty crate."""
    source, output = os.path.join(folder, "empty.rs"), os.path.join(folder, "libempty.a")
    with open(source, "w", encoding="ascii"):
        pass
    _run(["rustc", "--crate-type=staticlib", "-o", output, source])
    return [output, "-lpthread", "-ldl", "-lgcc_s"]


def _run(argv: Sequence[str], *, is_probe: bool = True) -> None:
    """Run a command that must succeed; `CompileError` with what it says where it does not."""
    done = capture(argv, is_probe=is_probe)
    if done.status:
        raise CompileError(done.errors.decode("utf-8", "replace").rstrip())


def _dependencies(path: str, source: str) -> list[str]:
    """Return the files that a compile read, as its make rule lists them."""
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            rule = file.read().partition("\n\n")[0]
    except OSError:
        return []
    words = rule.partition(": ")[2].replace("\\\n", " ").replace("\\ ", "\0").split()
    return [word.replace("\0", " ") for word in words if word != source]


def _own(found: Sources) -> set[str]:
    """Return the files whose functions are offered; none means all."""
    if any(os.path.splitext(each)[1] in _LIBRARY_SUFFIXES for each in found.given):
        return set()
    here = os.getcwd()
    return {name for each in found.given for name in (each, os.path.join(here, each))}


def _distinct(functions: list[Function]) -> list[Function]:
    return list({each.symbol: each for each in functions}.values())


# -- glue and links ----------------------------------------------------------------------------


def _with_glue(
    text: str,
    functions: Sequence[Function],
    wanted: dict[int, list[Entry]],
    made_with: Tools,
) -> str:
    """Return the module merged with entries for some of its functions."""
    modules = [text.encode("utf-8", "surrogateescape")]
    for is_cxx in (False, True):
        parts = [
            (glue, entries)
            for index, entries in wanted.items()
            if (glue := Glue(functions[index], index)).is_cxx == is_cxx
        ]
        if parts:
            modules.append(_glue_module(text_of(parts, is_cxx=is_cxx), made_with, is_cxx=is_cxx))
    return made_with.backend.merge(modules)


def _glue_module(text: str, made_with: Tools, *, is_cxx: bool) -> bytes:
    role, language = ("cxx", "c++") if is_cxx else ("cc", "c")
    command = made_with.toolchain.command(role) or ()
    headers = os.path.join(_SELF, "enzyme_cc", "attributes", "include")
    argv = [
        *(*command, "-x", language, "-O2", "-fPIC", "-w", "-I", headers),
        *("-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", "-o", "-", "-"),
    ]
    done = capture(argv, stdin=text.encode())
    if done.status:
        raise CompileError(f"a bug of enzyme-cc, in what it wrote: {first_complaint(done.text())}")
    return done.output


def _requests_done(text: str, backend: Backend) -> str:
    """Return the module with the requests that its own source makes turned into derivatives."""
    if "__enzyme_" not in text:
        return text
    done = _differentiated(text, backend, "library")
    return text if done.text is None else done.text


def _linked(
    text: str,
    made_with: Tools,
    linker: str,
    link: Sequence[str],
    folder: str,
    *,
    soname: str = "",
) -> bytes:
    """Compile a module and link it as a shared library; return its bytes."""
    path = os.path.join(folder, "made.o")
    output = os.path.join(folder, "made.so")
    with open(path, "wb") as file:
        file.write(made_with.backend.to_object(text, 3))
    is_rust = linker == "rust"
    link = [*link, *_rust_library(folder)] if is_rust else link
    command = made_with.toolchain.command("cc" if is_rust else linker, links=True) or ()
    named = [f"-Wl,-soname,{soname}"] if soname else []
    argv = [*command, "-shared", path, "-o", output, *named, *link, "-lm", "-Wl,-z,defs"]
    _run(argv)
    with open(output, "rb") as file:
        return file.read()


def _link_words(flags: Sequence[str]) -> Iterator[str]:
    return (each for each in flags if each.startswith(("-l", "-L", "-Wl,", "-fopenmp", "-B")))


# -- what the code says ------------------------------------------------------------------------


def _with_evidence(
    functions: Sequence[Function], entries: dict[int, Entry], optimised: str
) -> Iterator[Function]:
    """Yield functions, with what their optimised code does with each parameter."""
    module = Module(optimised)
    module.load()
    for index, each in enumerate(functions):
        body = module.functions.get(f"ez{index}_body")
        if index not in entries or body is None:
            yield each
            continue
        slots = slots_of(each, entries[index])
        body.load_body()
        arguments = dict(zip((slot.name for slot in slots), body.arguments, strict=True))
        parameters = (_seen(one, arguments, module) for one in each.parameters)
        yield each._replace(parameters=tuple(parameters), is_repeatable=writes_only_arguments(body))


def _seen(parameter: Parameter, arguments: dict[str, Argument], module: Module) -> Parameter:
    argument = arguments[parameter.name]
    if parameter.passing == "value":
        return parameter._replace(intent=IN)
    intent = parameter.intent if parameter.intent != INOUT else intent_of(argument)
    size = _size(parameter)
    touched = extent_of(argument, module) if size else None
    extent = -(-touched // size) if touched is not None and size else None
    return parameter._replace(intent=intent, extent=extent)


def _size(parameter: Parameter) -> int:
    kind = parameter.type
    if not isinstance(kind, Scalar):
        return kind.size
    return int(kind.code[1:]) if kind.code[1:].isdigit() else {"g": 16, "text": 1}[kind.code]
