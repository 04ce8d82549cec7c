"""A differentiator that knows only the answer 42, for tests of everything around the real one.

It runs in the process of the real commands, in the place of what `enzyme_cc` offers.
"""

import sys

from boxes import Box

PROGRAM = r"""
import re, sys
from typing import NamedTuple
import enzyme_cc
from enzyme_cc.diagnostics import Diagnostic

class Prepared(NamedTuple):
    text: str
    problems: tuple = ()
    has_requests: bool = True

class Outcome(NamedTuple):
    text: str
    problems: tuple = ()
    warnings: tuple = ()
    again: bool = False
    explained: tuple = ()
    rules: tuple = ()

CALL = re.compile(r"= (?:tail )?call[^\n]*? double [^\n]*@\"?\w*__enzyme_\w+\"?\([^\n]*")
DECLARATION = re.compile(r"declare [^\n]*@\w*__enzyme_[^\n]*\n")

def prepare(text, name="<unit>", *, choices=None, is_part=False, inline=True):
    return Prepared(text, (), bool(CALL.search(text)))

def differentiate(text, name="<unit>", *, choices=None):
    done = CALL.sub("= fadd double 4.200000e+01, 0.000000e+00", text)
    return Outcome(DECLARATION.sub("", done))

enzyme_cc.prepare, enzyme_cc.differentiate = prepare, differentiate
@OTHER@
from enzyme_cc.driver.main import main
main(sys.argv[1], tuple(sys.argv[2:]))
"""


class StandIn(Box):
    """A box whose commands differentiate so; `other` is Python that changes how."""

    other = ""

    def enzyme(self, *arguments, command="enzyme-cc", **options):
        program = PROGRAM.replace("@OTHER@", self.other)
        return self.run(sys.executable, "-c", program, command, *arguments, **options)
