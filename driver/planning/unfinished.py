"""Outputs that are made under another name first, so that nothing half made is ever taken for one.

Killed at any moment, a command leaves an object that carries its IR and has its derivatives, or
none: make would take any other for up to date. On the driver's fast path.
"""

from __future__ import annotations

import os

from enzyme_cc.driver.command_line.option_table import Effect, Language
from enzyme_cc.driver.command_line.options import Phase
from enzyme_cc.driver.planning.pass_through import kept, sources
from enzyme_cc.driver.planning.recompile import elsewhere

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_cc.driver.command_line.options import Invocation
    from enzyme_cc.driver.planning.compiler import Compiler
    from enzyme_cc.driver.planning.steps import Unfinished, Words

#: What else has the name of the output in it, or in its own name.
_NAMED_AFTER = (
    *(Effect.SIDE_OUTPUT, Effect.RECORD, Effect.CHATTER, Effect.SPLIT_DEBUG),
    Effect.DIRECTORY,
)
_AFTER_SOURCE = ("-save-temps", "cwd")
_ALSO_NAMED_AFTER = (
    *("--coverage", "-coverage", "-fprofile-arcs", "-ftest-coverage", "-fstack-usage"),
    *("-fcreate-profile", "-fcallgraph-info"),
)
#: Options about dependencies under which these are the same where their file and target are said.
_WRITES_DEPENDENCIES = (
    *("-MD", "-MMD", "--write-dependencies", "--write-user-dependencies"),
    *("-Wp,-MD", "-Wp,-MMD"),
)
_SAYS_FILE = ("-MF", "-Wp,-MD", "-Wp,-MMD")
_SAYS_TARGET = ("-MT", "-MQ")
_OF_DEPENDENCIES = (*_WRITES_DEPENDENCIES, *_SAYS_FILE, *_SAYS_TARGET, "-MG", "-MP", "-MV")


def may_be_unfinished(invocation: Invocation, compiler: Compiler) -> bool:
    """Return whether a command's one output can be made beside its path and renamed when done."""
    if len(sources(invocation)) != len(kept(invocation, compiler)):
        return False
    return may_be_beside(invocation, compiler)


def may_be_beside(invocation: Invocation, compiler: Compiler) -> bool:
    """Return whether it can, whatever the source is."""
    if invocation.phase not in (Phase.OBJECT, Phase.ASSEMBLY) or invocation.opaque:
        return False
    if invocation.output == "":  # compilers name the output otherwise, and dependencies after that
        return False
    return len(invocation.inputs) == 1 and not _is_named_elsewhere(invocation, compiler)


def may_be_written(path: str) -> bool:
    """Return whether a compiler would write a file there; where not, it says so itself."""
    folder = os.path.dirname(path) or "."
    if not os.access(folder, os.W_OK | os.X_OK):
        return False
    # Through a link that leads nowhere some linkers write, and others replace it.
    return not os.path.lexists(path) or (os.path.isfile(path) and os.access(path, os.W_OK))


def beside(
    invocation: Invocation, compiler: Compiler, made: Unfinished, extra: tuple[str, ...] = ()
) -> Words:
    """Return the user's command, which makes its output beside the path that it is for."""
    return elsewhere(invocation, compiler, made, (*extra, *_dependencies(invocation, made.path)))


def _dependencies(invocation: Invocation, path: str) -> tuple[str, ...]:
    """Return what says of make's dependencies what the name of the output would have said."""
    said = _about_dependencies(invocation)
    if not any(each in said for each in _WRITES_DEPENDENCIES):
        return ()
    has_target = any(each in said for each in _SAYS_TARGET)
    target = () if has_target else ("-MQ", _target(invocation, path))
    has_file = any(each in said for each in _SAYS_FILE)
    return (*target, *(() if has_file else ("-MF", os.path.splitext(path)[0] + ".d")))


def _target(invocation: Invocation, path: str) -> str:
    """Return what depends: where no output is said, an object, though assembly is made."""
    return path if invocation.output else f"{os.path.splitext(path)[0]}.o"


def _about_dependencies(invocation: Invocation) -> list[str]:
    """Return the options, without their values."""
    tokens = [token for token in invocation.tokens if token.effect is Effect.DEPENDENCIES]
    return [_without_value(token.texts[0]) for token in tokens]


def _without_value(text: str) -> str:
    if text.startswith("-Wp,"):
        return text.rsplit(",", 1)[0]
    return text[:3] if text[:3] in (*_SAYS_TARGET, "-MF") else text


def _names_temporaries(invocation: Invocation, compiler: Compiler) -> bool:
    """Return whether intermediate files are kept that are named after the output.

    Plain -save-temps names them after the source, which holds for objects that clang makes.
    """
    kept_by = [t.texts[0] for t in invocation.tokens if t.effect is Effect.SAVE_TEMPS]
    is_plain = all(text.rpartition("=")[2].endswith(_AFTER_SOURCE) for text in kept_by)
    is_object = invocation.phase is Phase.OBJECT and compiler.source is Language.C
    return bool(kept_by) and not (is_plain and is_object)


def _is_named_elsewhere(invocation: Invocation, compiler: Compiler) -> bool:
    if any(map(invocation.has, _NAMED_AFTER)) or _names_temporaries(invocation, compiler):
        return True
    said = _about_dependencies(invocation)
    if said and (compiler.source is not Language.C or not set(said) <= set(_OF_DEPENDENCIES)):
        return True
    return any(token.texts[0].startswith(_ALSO_NAMED_AFTER) for token in invocation.tokens)
