"""Words of build files that were written for the LLVM plugin: what becomes of them here.

Flags such as `-mllvm -enzyme-strong-zero=1` are honoured, taken out silently where they ask for
what is done anyway, or taken out with a warning that says what to write instead. The plugin itself
is not loaded. Loaded only where a command has such words.
"""

from __future__ import annotations

import os
from typing import NamedTuple

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.driver.command_line.option_table import Effect
from enzyme_cc.driver.command_line.own_options import OWN
from enzyme_cc.driver.command_line.tokens import Token

_FLAG = "enzyme-"
_ALL = "-Wl,"
_JOINED = "-mllvm="
#: What stands before a flag, or a plugin, and goes with it.
_LEADING = frozenset(("-mllvm", "--mllvm", "-load", "-load-pass-plugin", "--load-pass-plugin"))
#: What a flag or the path of a plugin is joined to.
_JOINED_TO = (
    *("-plugin-opt=", "--plugin-opt=", "-load=", "--load=", "-load-pass-plugin="),
    *("--load-pass-plugin=", "-fplugin=", "-fpass-plugin=", "--config="),
)
_PLUGINS = ("ClangEnzyme", "FlangEnzyme", "LLDEnzyme", "LLVMEnzyme")
_OFF = frozenset(("0", "false", "FALSE", "False", "off"))
_ON = frozenset(("", "1", "true", "TRUE", "True", "on"))

#: Flags that options of ours stand for.
HONOURED = {"print-perf": "explain", "strong-zero": "strong-zero"}

_BY_ITSELF = "enzyme-cc decides that by itself; --enzyme-explain shows what gradients keep"
_NEVER_GUESSED = (
    "say it in the source: docs/attributes.md has the words for functions and variables"
)
_MESSAGES = "docs/errors.md lists what is an error or a warning here"
_OF_LINKS = "enzyme-cc makes derivatives across files when it links: docs/links.md"
_IR = "enzyme ir shows the IR in an object, enzyme-opt --differentiate what is made of it"
#: What to do instead of a flag.
INSTEAD = {
    "assume-unknown-nofree": _NEVER_GUESSED,
    "disable-activity-analysis": "enzyme-opt --print-activity shows what is active",
    "emptyfn-inactive": "say of each function that it is inactive: docs/attributes.md",
    "enable": "use the plain compiler where no derivatives are wanted",
    "enable-recursive-activity": "enzyme-opt --print-activity shows what is active",
    "export-derivatives": _OF_LINKS,
    "export-list": _OF_LINKS,
    "fast-math": "derivatives have the fast-math flags that the program has: -ffast-math",
    "global-activity": _NEVER_GUESSED,
    "globals-default-inactive": _NEVER_GUESSED,
    "load-inactive-file": "list these functions with 'inactive: true' in a file for --enzyme-rules,"
    " or say it in the source: docs/attributes.md",
    "loose-types": "bytes of unknown type are no constants: compile with -g, or use type hints",
    "lto-prelink": _OF_LINKS,
    "memmove-warning": _MESSAGES,
    "print": _IR,
    "print-activity": "enzyme-opt --print-activity shows it",
    "print-diffuse": "enzyme-opt --print-plan shows it",
    "print-type": "enzyme-opt --print-types shows it",
    "print-unnecessary": "enzyme-opt --print-needs shows what is needed",
    "runtime-error": _MESSAGES,
    "rust-type": "types of Rust are known by debug information: -g",
    "separate-compilation": _OF_LINKS,
    "strict-aliasing": "-fno-strict-aliasing says it of the whole program",
    "summary-out": _OF_LINKS,
    "truncate-all": "enzyme-cc computes in the types that the program has",
    "type-warning": _MESSAGES,
}
#: What is so by default there, and here always: such a flag asks for nothing.
ANYWAY = {
    **dict.fromkeys(
        (
            *("blas-copy", "enable", "free-internal-allocations", "inactive-dynamic"),
            *("loop-invariant-cache", "mincut-cache", "new-cache", "postopt", "preopt"),
            *("rematerialize", "select-opt", "strict-aliasing", "vector-split-phi"),
        ),
        True,
    ),
    **dict.fromkeys(
        (
            *("assume-unknown-nofree", "emptyfn-inactive", "fast-math", "global-activity"),
            *("globals-default-inactive", "loose-types", "memmove-warning", "print"),
            *("print-activity", "print-diffuse", "print-type", "print-unnecessary"),
            *("runtime-error", "type-warning"),
        ),
        False,
    ),
}


class Taken(NamedTuple):
    """A command without such words: the options of ours that they come to, and what to say."""

    tokens: list[Token]
    own: tuple[tuple[str, str], ...]
    said: tuple[Diagnostic, ...]


class _Piece:
    """One word as a tool behind the compiler's driver sees it."""

    def __init__(self, route: str, word: str) -> None:
        self.route = route
        self.word = word
        self.is_taken = False


def taken_out(tokens: list[Token]) -> Taken:
    """Return the command without words that are for the plugin."""
    cut = [(token, _pieces(token)) for token in tokens]
    found: dict[str, None] = {}
    for route in ("driver", "clang", "linker"):
        own = [each for _, pieces in cut for each in pieces if each.route == route]
        for before, piece in zip([_Piece(route, ""), *own], own, strict=False):
            word = _taken(before.word, piece.word)
            if word:
                found[word] = None
                piece.is_taken = True
                before.is_taken |= before.word in _LEADING
    kept = [each for token, pieces in cut for each in _rebuilt(token, pieces)]
    return Taken(kept, tuple(_honoured(found)), tuple(_said(found)))


def _taken(before: str, word: str) -> str:
    """Return the flag or the plugin that a word behind another one is; nothing if it is none."""
    prefix = next((each for each in _JOINED_TO if word.startswith(each)), "")
    bare = word[len(prefix) :]
    is_loaded = bool(prefix) or before in _LEADING
    return bare if _is_flag(bare) or (is_loaded and _is_plugin(bare)) else ""


#: By options, the tool that is given their values. What stands alone is for the driver itself.
_ROUTES = {"-Xclang": "clang", "-Xflang": "clang", "-Xlinker": "linker", "-mllvm": "driver"}


def _pieces(token: Token) -> list[_Piece]:
    first = token.texts[0]
    if first.startswith(_ALL):
        return [_Piece("linker", word) for word in first[len(_ALL) :].split(",")]
    if len(token.texts) == 2 and first in _ROUTES:
        return [_Piece(_ROUTES[first], token.texts[1])]
    if first.startswith((_JOINED, *_JOINED_TO)):
        return [_Piece("driver", first.removeprefix(_JOINED))]
    return []


def _rebuilt(token: Token, pieces: list[_Piece]) -> list[Token]:
    """Return what is left of a token."""
    if not any(each.is_taken for each in pieces):
        return [token]
    kept = [each.word for each in pieces if not each.is_taken]
    if not kept:
        return []
    return [Token((_ALL + ",".join(kept),), Effect.LINKER, ",".join(kept))]


def _is_flag(word: str) -> bool:
    return word.startswith("-") and word.lstrip("-").startswith(_FLAG)


def _is_plugin(word: str) -> bool:
    return os.path.basename(word).startswith(_PLUGINS) and not word.startswith("-")


def _named(flag: str) -> tuple[str, str]:
    name, _, value = flag.lstrip("-").removeprefix(_FLAG).partition("=")
    return name, value


def _honoured(found: dict[str, None]) -> list[tuple[str, str]]:
    named = [_named(each) for each in found if _is_flag(each)]
    return [
        (HONOURED[n], OWN[HONOURED[n]].default)
        for n, value in named
        if n in HONOURED and value not in _OFF
    ]


def _said(found: dict[str, None]) -> list[Diagnostic]:
    return [said for word in found if (said := _complaint(word)) is not None]


def _complaint(word: str) -> Diagnostic | None:
    if not _is_flag(word):
        message, note = f"'{word}' is not loaded", "enzyme-cc makes derivatives without a plugin"
        return Diagnostic(message, notes=(note,), severity="warning")
    name, value = _named(word)
    if name in HONOURED or (name in ANYWAY and value in (_ON if ANYWAY[name] else _OFF)):
        return None
    note = INSTEAD.get(name, _BY_ITSELF)
    return Diagnostic(f"'{word}' changes nothing here", notes=(note,), severity="warning")
