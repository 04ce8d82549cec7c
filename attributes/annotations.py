"""A table of the attributes on functions and variables: each word, and what it takes.

An attribute reaches the differentiator as clang's own `annotate("enzyme_<word>", ...)`, which a
user may write by hand as well. `respelling.py` makes the one of the other.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

#: What every attribute of ours begins with, and every annotation.
PREFIX = "enzyme_"
#: The namespace of `[[enzyme::inactive]]`.
NAMESPACE = "enzyme"


class Takes(Enum):
    """The value that a word takes in brackets; it completes 'takes ...'."""

    NOTHING = "nothing in brackets"
    FUNCTION = "one function in brackets"
    VARIABLE = "one variable in brackets"
    TEXT = "the name of one function in brackets, as a string literal"


class Subject(Enum):
    """The kinds of things that a word may stand on."""

    FUNCTION = "functions"
    VARIABLE = "variables"


class Word(NamedTuple):
    """A word: its value in brackets, and the things it may stand on."""

    takes: Takes = Takes.NOTHING
    subjects: tuple[Subject, ...] = (Subject.FUNCTION,)


_BOTH = (Subject.FUNCTION, Subject.VARIABLE)

WORDS: dict[str, Word] = {
    "augment": Word(Takes.FUNCTION),
    "derivative": Word(Takes.FUNCTION),
    "elementwise_read": Word(),
    "function_like": Word(Takes.TEXT),
    "gradient": Word(Takes.FUNCTION),
    "inactive": Word(subjects=_BOTH),
    "inactive_memory": Word(),
    "inactive_noblock": Word(subjects=_BOTH),
    "no_escaping_allocation": Word(),
    "nofree": Word(subjects=_BOTH),
    "notypeanalysis": Word(subjects=_BOTH),
    "shadow": Word(Takes.VARIABLE, (Subject.VARIABLE,)),
    "shouldrecompute": Word(subjects=_BOTH),
    "sparse_accumulate": Word(),
    "splitderivative": Word(Takes.FUNCTION),
}

#: Other spellings of annotations, of programs that write them by hand.
ALIASES: dict[str, str] = {
    "inactivefn": "inactive",
    "inactivenoblockfn": "inactive_noblock",
}


def word_in(annotation: str) -> tuple[str, str] | None:
    """Return the word of an annotation, known or not, and what follows `=`; None if not ours."""
    if not annotation.startswith(PREFIX):
        return None
    word, _, text = annotation.removeprefix(PREFIX).partition("=")
    return ALIASES.get(word, word), text
