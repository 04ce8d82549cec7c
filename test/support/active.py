"""What the tests of the activity analysis share: from IR and active arguments to the answers."""

from irtext import module

from enzyme_cc.analysis.activity.analysis import analyse_activity, analysis_roots
from enzyme_cc.analysis.types.analysis import analyse_types
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.rules.library import Library

LAYOUT = 'target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"\n'


class Active:
    """The answers about a root whose active arguments are given as words."""

    def __init__(self, text, active, name="f", library=None):
        self.module = module(LAYOUT + text)
        self.function = self.module.functions[name]
        self.function.number()
        library = library or Library.default()
        names = {f"%{word}" for word in active.split()}
        arguments = tuple(each.ref in names for each in self.function.arguments)
        types = analyse_types(self.module, analysis_roots(self.function, library))
        self.results = analyse_activity(self.module, self.function, arguments, types, library)
        self.root = self.results.root

    def context(self, name):
        """The only context of a function."""
        (found,) = [each for each in self.results.contexts if each.function.name == name]
        return found

    def contexts(self, name):
        """The active arguments of each context of a function."""
        found = [each for each in self.results.contexts if each.function.name == name]
        return [active_arguments(each) for each in found]

    def values(self, name=None):
        """The active arguments and instructions of a function, in order, without the sigil."""
        context = self.context(name) if name else self.root
        context.function.number()
        return " ".join(
            each.ref[1:] for each in context.function.locals() if context.is_active(each)
        )

    @property
    def globals(self):
        return " ".join(sorted(each.name for each in self.results.active_globals))

    @property
    def lost(self):
        return " ".join(each.ref[1:] for each in self.results.lost)

    @property
    def unplaced(self):
        return [each.instruction.opcode for each in self.results.unplaced]

    def calls(self, name=None):
        """The active calls, by what they call."""
        context = self.context(name) if name else self.root
        return " ".join(
            each.callee.ref[1:]
            for each in context.function.instructions()
            if isinstance(each, CallBase) and context.is_active_call(each)
        )


def active_arguments(context):
    pairs = zip(context.function.arguments, context.arguments, strict=True)
    return " ".join(each.ref[1:] for each, is_active in pairs if is_active)


def body(lines, active, parameters="", result="void", rest=""):
    """The active values of a function with this body."""
    end = "" if "ret " in lines else "ret void\n"
    return Active(f"define {result} @f({parameters}) {{\n{lines}\n{end}}}\n{rest}", active)
