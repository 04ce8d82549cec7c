"""The cases of the grammar fuzzer: each is made of the name of its grammar and a number."""

import functools
import random
from pathlib import Path

from damage import Damage
from grammar_arguments import command_line
from grammar_ir import module_text
from grammar_rules import rule_text
from mutations import OF_TEXT

from enzyme_cc.opt.passes import PASSES
from enzyme_cc.opt.split import split

ROOT = Path(__file__).resolve().parents[2]
GRAMMARS = ("ir", "rules", "arguments")
_FORMATS = {"ir": ".ll", "rules": ".yaml", "arguments": ".txt"}
_PRINTERS = [each.name for each in PASSES if each.name != "differentiate"]


class Case:
    """One text (or command line), and for IR the passes to run on it."""

    def __init__(self, grammar, text, passes=()):
        self.grammar, self.text, self.passes = grammar, text, tuple(passes)

    @property
    def suffix(self):
        return _FORMATS[self.grammar]


@functools.cache
def _samples():
    """What there is for the tests of enzyme-opt, in pieces; and all of the syntax."""
    syntax = ROOT / "test/unit/ir/reading/syntax"
    paths = [*(ROOT / "test/lit").rglob("*.ll"), *syntax.glob("*.ll")]
    texts = [path.read_bytes().decode("utf-8", "surrogateescape") for path in sorted(paths)]
    return [piece.text.lstrip("\n") for text in texts for piece in split(text)]


@functools.cache
def _damage():
    return Damage(_samples(), 0)


def case(grammar, seed):
    """The case of this number."""
    rng = random.Random(f"{grammar} {seed}")
    if grammar == "ir":
        return Case(grammar, _ir(rng), _passes(rng))
    if grammar == "rules":
        return Case(grammar, rule_text(rng))
    return Case(grammar, command_line(rng))


def _passes(rng):
    """Mostly differentiation, and a printer or two."""
    chosen = ["differentiate"] if rng.random() < 0.7 else []
    chosen += ["prepare"] if rng.random() < 0.3 else []
    return [*chosen, *rng.sample(_PRINTERS, max(0, 2 - len(chosen)))]


def _ir(rng):
    """A module of the grammar, or of the tests; as it is, or changed in places."""
    if rng.random() < 0.35:
        damage = _damage()
        damage.random = rng
        if rng.random() < 0.4:
            return damage.next()
        text = rng.choice(_samples())
    else:
        text = module_text(rng)
        if rng.random() < 0.7:
            return text
    for _ in range(rng.choice((1, 1, 1, 2))):
        text = _mutated(text, rng)
    return text


def _mutated(text, rng):
    try:
        return OF_TEXT[rng.choice(sorted(OF_TEXT))](text, rng) or text
    except (IndexError, ValueError, StopIteration):
        return text  # nothing there that this changes
