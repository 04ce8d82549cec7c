"""Requests from short texts: `ask("enzyme_dup, p, dp", function="void (ptr)")`."""

import re

import pytest
from irtext import module

from enzyme_cc.requests.find import find_requests

TYPES = {
    "a": "float",
    "c": "i1",
    "d": "double",
    "i": "i32",
    "n": "i64",
    "p": "ptr",
    "q": "ptr",
    "s": "ptr",
    "x": "double",
    "y": "double",
}
#: Variables whose names begin with d are the shadows of others.
VARIABLES = {name: kind for name, kind in TYPES.items() if name != "d"}
VARIABLES |= {f"d{name}{i}": kind for name, kind in VARIABLES.items() for i in ("", *range(4))}


class Asked:
    """What was read of one text, and what it says."""

    def __init__(self, text):
        self.module = module(text)
        self.requests = find_requests(self.module)
        self.problems = self.requests.problems
        self.warnings = self.requests.warnings

    @property
    def one(self):
        """The one request, which is right."""
        assert [each.message for each in self.problems] == []
        (found,) = self.requests.found
        return found

    @property
    def wrong(self):
        """The one problem there is."""
        assert self.requests.found == ()
        (found,) = self.problems
        return found

    @property
    def shown(self):
        """The arguments of the request, one word each: `dup:x:dx`."""
        return " ".join(map(show, self.one.arguments))


def show(argument):
    """`dup:x:dx,dx1` and so on."""
    how = argument.spread or argument.activity
    parts = [each for each in (argument.values, argument.shadows) if each]
    return ":".join([how.value, *(",".join(each.ref.strip("%") for each in p) for p in parts)])


def definition(signature, name="f"):
    """A function of this type."""
    result, inside = re.fullmatch(r"(.*?) ?\((.*)\)", signature, re.DOTALL).groups()
    return f"define {result} @{name}({inside}) {{\n  unreachable\n}}\n"


class Text:
    """The text of a module with one call."""

    def __init__(self, arguments, function, callee, result):
        self.markers = []
        self.loads = []
        shown = [self.argument(each.strip()) for each in arguments.split("; ")[0].split(", ")]
        inside = ", ".join(["ptr @f", *(each for each in shown if each)])
        called = f"call {result} (...) @{callee}({inside})"
        sret = re.search(r"sret\((.*?)\)", result)
        if sret:
            called = f"call void (...) @{callee}(ptr {result} %s, {inside})"
        uses = result != "void" and not sret
        self.lines = [*self.loads, f"  {'%r = ' * uses}{called}"]
        if uses:
            self.lines.append(f"  store {result} %r, ptr %s")
        declared = "void" if sret else result
        self.text = "\n".join(
            [
                'target datalayout = "e-p1:32:32-i64:64-n8:16:32:64-S128"',
                "%pair = type { double, double }",
                *(f"@{each} = external global i32" for each in sorted(set(self.markers))),
                definition(function),
                f"declare {declared} @{callee}(...)",
                f"define void @caller({', '.join(f'{t} %{n}' for n, t in VARIABLES.items())}) {{",
                *self.lines,
                "  ret void\n}\n",
            ]
        )

    def argument(self, text):
        if text.startswith("enzyme_"):
            self.markers.append(text)
            self.loads.append(f"  %m{len(self.loads)} = load i32, ptr @{text}")
            return f"i32 %m{len(self.loads) - 1}"
        return f"{VARIABLES[text]} %{text}" if text in VARIABLES else text


def ask_text(text):
    return Asked(text)


def ask_call(
    arguments, function="double (double, ptr)", callee="__enzyme_fwddiff", result="double"
):
    return Asked(Text(arguments, function, callee, result).text)


@pytest.fixture
def ask():
    """One request, with short names for values: markers are loaded, `x` is `double %x`."""
    return ask_call


@pytest.fixture
def read():
    """The requests of a whole text."""
    return ask_text
