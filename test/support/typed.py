"""What the tests of the type analysis share: one call from IR to the answers about a function."""

from irtext import module

from enzyme_cc.analysis.types.analysis import analyse_types
from enzyme_cc.analysis.types.sources import Sources

LAYOUT = 'target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"\n'


class Answers:
    def __init__(self, text, name="f", **sources):
        self.module = module(LAYOUT + text)
        self.function = self.module.functions[name]
        self.function.number()
        self.results = analyse_types(self.module, [self.function], Sources(**sources))

    def value(self, ref, name=None):
        function = self.module.functions[name] if name else self.function
        function.number()
        return next(each for each in function.locals() if each.ref == ref)

    def tree(self, ref, name=None):
        return str(self.results.of(self.value(ref, name)))

    def kind(self, ref, name=None):
        return self.results.kind(self.value(ref, name)).value

    def memory(self, ref, size, name=None):
        found = self.results.layout(self.value(ref, name), size)
        return [(at, kind.value, length) for at, kind, length in found]


def body(lines, parameters="", result="void", rest=""):
    """The answers about a function with this body."""
    end = "" if "ret " in lines else "ret void\n"
    return Answers(f"define {result} @f({parameters}) {{\n{lines}\n{end}}}\n{rest}")
