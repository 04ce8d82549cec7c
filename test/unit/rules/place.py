"""A place to emit at, and what stands there afterwards."""

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import VOID, function_type


class Place:
    """A function whose arguments are the values of an environment and some tangents or adjoints."""

    def __init__(self, text="", **types):
        self.module = Module(text, "x.ll")
        signature = function_type(VOID, tuple(types.values()))
        function = new_function(self.module, "g", signature, names=tuple(types))
        self.builder = Builder.at_end(function.insert_block("entry"))
        self.values = dict(zip(types, function.arguments, strict=True))

    def lines(self):
        """The instructions so far, without indentation."""
        text = self.module.print()
        return [line.strip() for line in text.splitlines() if line.startswith("  ")]

    def declared(self):
        return [line for line in self.module.print().splitlines() if line.startswith("declare")]
