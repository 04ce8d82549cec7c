"""An argument list, read: what the command compiles, how far it goes, where it writes.

Pure but for response files, which it looks into. It never rewrites what the user wrote; our own
options alone are taken out.
"""

from __future__ import annotations

import os

from enzyme_cc.diagnostics import user_error
from enzyme_cc.driver.command_line.arguments import expand, is_opaque
from enzyme_cc.driver.command_line.closed_set import ClosedSet
from enzyme_cc.driver.command_line.option_table import (
    CLANG,
    EXTRA_VALUES,
    FLANG,
    LANGUAGES,
    SUFFIXES,
    Arity,
    Effect,
    Language,
)
from enzyme_cc.driver.command_line.own_options import OWN
from enzyme_cc.driver.command_line.tokens import Token

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_cc.diagnostics import Diagnostic

_WITH_REST = (Arity.JOINED, Arity.EITHER, Arity.BOTH)
_EXACT = {row[0]: row for row in (*CLANG, *FLANG) if row[1] not in (Arity.JOINED, Arity.BOTH)}
_JOINED = {row[0]: row for row in (*CLANG, *FLANG) if row[1] in _WITH_REST}
_LONGEST = max(map(len, _JOINED))


class Phase(ClosedSet):
    """The phase that a command goes to."""

    QUERY = "prints something"
    PREPROCESS = "preprocesses"
    CHECK = "checks or analyses"
    ASSEMBLY = "writes assembly"
    OBJECT = "writes objects"
    LINK = "links"


# The first of these that a command holds decides, whatever their order in it.
_PHASES = (
    (Effect.QUERY, Phase.QUERY),
    (Effect.VERSION, Phase.QUERY),
    (Effect.PREPROCESS, Phase.PREPROCESS),
    (Effect.CHECK, Phase.CHECK),
    (Effect.ASSEMBLY, Phase.ASSEMBLY),
    (Effect.OBJECT, Phase.OBJECT),
)


class Invocation:
    """The contents of one command.

    `arguments` is what the compiler gets, in the user's words; where it is `opaque`, some of
    them are in a file that only the compiler can read.
    """

    __slots__ = (
        *("arguments", "inputs", "opaque", "own", "own_all", "phase", "said", "tokens", "values"),
    )

    def __init__(
        self,
        arguments: tuple[str, ...],
        tokens: tuple[Token, ...],
        own: tuple[tuple[str, str], ...],
        *,
        opaque: bool = False,
        said: tuple[Diagnostic, ...] = (),
    ) -> None:
        self.arguments = arguments
        self.opaque = opaque
        #: Warnings about words that were left out.
        self.said = said
        self.tokens = tokens
        #: Our own options with their values, in order; `own` has the last of each.
        self.own_all = own
        self.own = dict(own)
        self.inputs = tuple(token for token in tokens if token.language)
        self.values = {token.effect: token.value for token in tokens}
        if self.values.get(Effect.MODE) == "cpp":  # the compiler as preprocessor, whatever else
            self.values.setdefault(Effect.PREPROCESS, "")
        self.phase = next((p for effect, p in _PHASES if effect in self.values), Phase.LINK)

    def has(self, effect: Effect) -> bool:
        """Return whether some option of the command has this effect."""
        return effect in self.values

    def all_own(self, name: str) -> tuple[str, ...]:
        """Return the values of an option of ours that may be given several times."""
        return tuple(value for each, value in self.own_all if each == name)

    @property
    def output(self) -> str | None:
        """Return the value of -o; None where the compiler chooses the name."""
        return self.values.get(Effect.OUTPUT)


def read(arguments: tuple[str, ...]) -> Invocation:
    """Return the invocation an argument list means; raise UserError for our own options only."""
    direct = tokens = _tokens(arguments)
    expanded = expand(arguments)
    if expanded is not arguments:
        tokens = _tokens(expanded)
    asked: tuple[tuple[str, str], ...] = ()
    said: tuple[Diagnostic, ...] = ()
    if any(map(_may_be_for_plugin, expanded)):
        # Only builds that were written for the LLVM plugin have any.
        from enzyme_cc.driver.command_line.plugin_words import taken_out  # noqa: PLC0415

        rest_of_it, asked, said = taken_out(tokens)
        if rest_of_it != tokens:
            direct = tokens = rest_of_it
    ours = [token for token in tokens if token.effect is Effect.OURS]
    # One of ours inside a response file must not reach the compiler: hand over what is in it.
    handed = direct if len(ours) == _count(direct, Effect.OURS) else tokens
    kept = (token.texts for token in handed if token.effect is not Effect.OURS)
    theirs = tuple(token for token in tokens if token.effect is not Effect.OURS)
    own = (*asked, *map(_own_option, ours))
    rest = tuple(text for texts in kept for text in texts)
    return Invocation(rest, theirs, own, opaque=any(map(is_opaque, arguments)), said=said)


def _may_be_for_plugin(argument: str) -> bool:
    return "-enzyme-" in argument or "Enzyme" in argument


def output_name(source: str, suffix: str) -> str:
    """Return the object or assembly that a compiler writes for a source when it is given no -o."""
    name = os.path.basename(source)
    return (name[: name.rindex(".")] if "." in name else name) + suffix


def _count(tokens: list[Token], effect: Effect) -> int:
    return sum(token.effect is effect for token in tokens)


def _own_option(token: Token) -> tuple[str, str]:
    name, equals, value = token.value.partition("=")
    option = OWN.get(name)
    if option is None:
        raise user_error(
            f"unknown option '{token.texts[0]}'", "--enzyme-help lists the options enzyme-cc has"
        )
    value = value or option.default
    if option.value and not value:
        raise user_error(f"'{token.texts[0]}' needs a value: --enzyme-{name}={option.value}")
    if "|" in option.value and not option.has(value):
        raise user_error(
            f"'{value}' is no value of --enzyme-{name}", f"write --enzyme-{name}={option.value}"
        )
    if equals and not option.value:
        raise user_error(f"'{token.texts[0]}' takes no value: write --enzyme-{name}")
    return name, value


def _tokens(arguments: tuple[str, ...]) -> list[Token]:
    tokens: list[Token] = []
    language: Language | None = None
    position = 0
    while position < len(arguments):
        argument = arguments[position]
        if argument == "--":
            tokens.append(Token((argument,)))
            tokens += [_input(path, language) for path in arguments[position + 1 :]]
            break
        if argument == "-" or not argument.startswith("-"):
            token = _input(argument, language)
        else:
            token = _option(argument, arguments[position + 1 :][:3])
        if token.effect is Effect.LANGUAGE:
            language = _language(token.value)
        tokens.append(token)
        position += len(token.texts)
    return tokens


def _option(argument: str, following: tuple[str, ...]) -> Token:
    row = _EXACT.get(argument)
    if row and row[1] is not Arity.FLAG:
        if not following:
            return Token((argument,), Effect.INCOMPLETE)
        return Token((argument, *following[:1]), row[2], "".join(following[:1]))
    if row:
        return Token((argument,), row[2])
    extra = EXTRA_VALUES.get(argument, 0)
    if extra:
        is_whole = len(following) >= extra
        effect = Effect.NOTHING if is_whole else Effect.INCOMPLETE
        return Token((argument, *following[:extra]), effect)
    for length in range(min(len(argument), _LONGEST), 1, -1):
        joined = _JOINED.get(argument[:length])
        if joined:
            also = following[:1] if joined[1] is Arity.BOTH else ()
            return Token((argument, *also), joined[2], argument[length:])
    return Token((argument,))


def _input(path: str, language: Language | None) -> Token:
    suffix = path.rpartition(".")[2] if "." in os.path.basename(path) else ""
    known = language or SUFFIXES.get(suffix, Language.OBJECT)
    return Token((path,), value=path, language=known)


def _language(name: str) -> Language | None:
    """Return what `-x name` makes of the inputs after it; None where suffixes count again."""
    if name.endswith("-header") or name.endswith("-header-unit"):
        return Language.HEADER
    return next((language for begin, language in LANGUAGES if name.startswith(begin)), None)
