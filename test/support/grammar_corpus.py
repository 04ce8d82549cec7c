"""The corpus of past failures: files named after how they should behave, each with its passes."""

import re
from pathlib import Path

from grammar_cases import GRAMMARS, Case

FOLDER = Path(__file__).resolve().parents[1] / "corpus" / "grammar"
_PASSES = re.compile(r"; passes: *(.*)\n")


def read_file(path):
    """The case that a file holds: of IR, its first line may say which passes to run."""
    grammar = path.parent.name
    text = path.read_bytes().decode("utf-8", "surrogateescape")
    found = _PASSES.match(text)
    return Case(grammar, text, found[1].split() if found else ())


def files():
    return sorted(path for name in GRAMMARS for path in (FOLDER / name).iterdir())
