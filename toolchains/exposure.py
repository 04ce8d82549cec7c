"""Keeping LLVM's own -O2 from what is not to change: everything is put in view of other modules.

What others may see is neither dropped, nor merged, nor given another signature. What loops ask
for (unrolling, vector code) and what runs before `main` waits under other names.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_NAME = r'@(?:"[^"]*"|[-a-zA-Z$._0-9]+)'
_LINKAGE = "private|internal|linkonce_odr|linkonce|available_externally|weak_odr|weak"
_FUNCTION = re.compile(
    rf'^define (?:({_LINKAGE}) )?((?:"[^"]*"|[^@"\n])*?)({_NAME})(\([^\n]*)$', re.MULTILINE
)
_VARIABLE = re.compile(
    rf'^({_NAME}) = (?:({_LINKAGE}) )?([^"\n=]*?)(?=\b(?:global|constant|alias|ifunc)\b)',
    re.MULTILINE,
)
_GROUP = re.compile(r"^attributes (#\d+) = \{([^\n]*)", re.MULTILINE)
_STRING = re.compile(r'"[^"]*"')
_WORDS = re.compile(r"\b(?:optnone|noinline|alwaysinline)\b")
_IN_HEADER = re.compile(rf"(?<= )#\d+\b|{_WORDS.pattern}")
# Where attributes of a function can stand: before its first group, else behind its parameters.
_PLACE = re.compile(r"(?<= )(?=#\d+\b)|(?<=\))(?= \{)|(?<=unnamed_addr)(?= \{)")
#: What stands for each linkage: the same to whoever looks, but nobody may drop it.
_SEEN = {
    "private": "",
    "internal": "",
    "linkonce": "weak",
    "linkonce_odr": "weak_odr",
    "available_externally": "weak_odr",
}
_ADDRESS = "unnamed_addr"
#: What nothing inlines for the time being.
_HELD_BACK = 'noinline "held-back"'
_RELEASED = re.compile(r'^(attributes #\d+ = \{[^\n]*?)noinline ([^\n]*)"held-back" ', re.MULTILINE)
_EMPTY = re.compile(r"^attributes (#\d+) = \{ \}\n", re.MULTILINE)
#: The linkage of what may turn out otherwise: LLVM concludes nothing from such a body.
_UNCERTAIN = "weak_odr"
_HELD = (
    (re.compile(r'!"llvm\.loop\.(?=unroll|vectorize|interleave|distribute)'), '!"held.loop.'),
    (re.compile(r"@llvm\.global_(?=[cd]tors\b)"), "@held.global_"),
)
_GIVEN_BACK = (('!"held.loop.', '!"llvm.loop.'), ("@held.global_", "@llvm.global_"))


class Look(NamedTuple):
    """A global's look to others: its linkage before and meanwhile, empty for none said."""

    linkage: str
    seen: str
    #: Whether something is said about its address mattering.
    is_addressed: bool


def exposed(text: str, *, inline: bool = True) -> tuple[str, dict[str, Look]]:
    """Return the module with everything in view, and how it looked before, by name."""
    looks: dict[str, Look] = {}
    groups = {group: _words(attributes) for group, attributes in _GROUP.findall(text)}

    def function(found: re.Match[str]) -> str:
        linkage, words, name, rest = found.groups("")
        said = set().union(*(groups.get(word, {word}) for word in _IN_HEADER.findall(rest)))
        seen = _SEEN.get(linkage, linkage)
        if "optnone" in said:
            seen = seen or _UNCERTAIN
        elif "alwaysinline" in said and linkage in _SEEN:
            seen = linkage  # it may go when it is part of all its callers
        if not inline and not said:
            rest = _PLACE.sub(f" {_HELD_BACK} ", rest, count=1)
        looks[name] = Look(linkage, seen, _ADDRESS in rest)
        return f"define {_spaced(seen)}{words}{name}{rest}"

    def variable(found: re.Match[str]) -> str:
        name, linkage, words = found.groups("")
        seen = _SEEN.get(linkage, linkage)
        looks[name] = Look(linkage, seen, _ADDRESS in words)
        return f"{name} = {_spaced(seen)}{words}"

    text = _VARIABLE.sub(variable, _FUNCTION.sub(function, text))
    return held(text), looks


def hidden(text: str, looks: dict[str, Look]) -> str:
    """Return the module with everything as hidden as it was."""

    def function(found: re.Match[str]) -> str:
        linkage, words, name, rest = found.groups("")
        look = looks.get(name, Look(linkage, linkage, True))
        return f"define {_was(look, linkage)}{words}{name}{_unsaid(look, rest)}"

    def variable(found: re.Match[str]) -> str:
        name, linkage, words = found.groups("")
        look = looks.get(name, Look(linkage, linkage, True))
        return f"{name} = {_was(look, linkage)}{_unsaid(look, words)}"

    return let_go(_released(_VARIABLE.sub(variable, _FUNCTION.sub(function, text))))


def _words(attributes: str) -> set[str]:
    """Return the words that matter here, not what strings say."""
    return set(_WORDS.findall(_STRING.sub("", attributes)))


def held(text: str) -> str:
    """Return the module without what loops ask for, and with nothing that runs before `main`."""
    for pattern, name in _HELD:
        text = pattern.sub(name, text)
    return text


def let_go(text: str) -> str:
    """Return the module with all that again."""
    for name, given in _GIVEN_BACK:
        text = text.replace(name, given)
    return text


def _released(text: str) -> str:
    """Return attributes without what kept functions from being inlined."""
    text = _RELEASED.sub(r"\1\2", text)
    empty = _EMPTY.findall(text)
    if empty:
        used = re.compile(rf"^(define [^\n]*?) (?:{'|'.join(empty)})(?= )", re.MULTILINE)
        text = used.sub(r"\1", _EMPTY.sub("", text))
    return text


def _was(look: Look, linkage: str) -> str:
    """Return the linkage before, if this is the one it got."""
    return _spaced(look.linkage if linkage == look.seen else linkage)


def _unsaid(look: Look, words: str) -> str:
    """Return words without what LLVM concluded about an address that had to be visible."""
    return words if look.is_addressed else words.replace(f"local_{_ADDRESS} ", "", 1)


def _spaced(word: str) -> str:
    return f"{word} " if word else ""
