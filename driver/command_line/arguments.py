"""Response files: `@file` replaced by the arguments in it, as clang's own expansion does.

Only read to understand a command; the compiler still gets `@file` itself. A file that cannot
be read is left as an argument, for the compiler to complain about in its own words.
"""

from __future__ import annotations

import os

_MAX_DEPTH = 20
_SPACE = " \t\n\r\v\f"
_QUOTES = "\"'"
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")


def expand(arguments: tuple[str, ...]) -> tuple[str, ...]:
    """Return the arguments with every readable response file, nested ones too, replaced."""
    if not any(argument.startswith("@") for argument in arguments):
        return arguments
    return tuple(_expanded(arguments, ()))


def is_opaque(argument: str) -> bool:
    """Return whether only the compiler may read a response file, or may say why it cannot.

    It reads UTF-16, and a folder it refuses, also as the value of an option that we replace.
    """
    if not argument.startswith("@"):
        return False
    if os.path.isdir(argument[1:] or "."):
        return True
    try:
        with open(argument[1:], "rb") as file:
            return file.read(2) in _UTF_16
    except (OSError, ValueError):
        return False


def _expanded(arguments: tuple[str, ...] | list[str], inside: tuple[str, ...]) -> list[str]:
    result: list[str] = []
    for argument in arguments:
        text = _response(argument, inside)
        if text is None:
            result.append(argument)
        else:
            result += _expanded(split(text), (*inside, argument))
    return result


def _response(argument: str, inside: tuple[str, ...]) -> str | None:
    """Return what the file behind `@file` holds; None where it is no readable response file."""
    if len(argument) < 2 or argument[0] != "@":
        return None
    if argument in inside or len(inside) >= _MAX_DEPTH:
        return None
    try:
        with open(argument[1:], "rb") as file:
            read = file.read()
    except (OSError, ValueError):
        return None
    return None if read[:2] in _UTF_16 else os.fsdecode(read.removeprefix(b"\xef\xbb\xbf"))


def split(text: str) -> list[str]:
    """Return the words of a response file in GNU style.

    White space separates, quotes of either kind hold it together, and a backslash takes the
    next character as it is, within quotes as well. A word ends for the compiler at a null byte.
    """
    words: list[str] = []
    word: list[str] | None = None
    quote = ""
    characters = iter(text)
    for character in characters:
        if not quote and character in _SPACE:
            words += [] if word is None else [_ended(word)]
            word = None
            continue
        word = [] if word is None else word
        if character == "\\":
            word.append(next(characters, character))
        elif character == quote or (not quote and character in _QUOTES):
            quote = "" if quote else character
        else:
            word.append(character)
    return words if word is None else [*words, _ended(word)]


def _ended(word: list[str]) -> str:
    return "".join(word).partition("\0")[0]
