"""What the verifier has against a text, as messages without their places."""

from enzyme_cc.analysis.verify.verifier import verify
from enzyme_cc.ir.module import Module


def module_of(text):
    return Module(text, "test.ll").load()


def messages(text):
    return [problem.message for problem in verify(module_of(text))]


FRAME = """
%opaque = type opaque
%pair = type {{ i32, double }}
declare void @g()
define void @f(ptr %p, i32 %i, i64 %l, double %d, <2 x i32> %v, <2 x ptr> %q, i1 %c, %pair %s) {{
  {}
  ret void
}}
"""


def line_messages(line):
    """The same for one instruction in a function that has a value of every sort."""
    return messages(FRAME.format(line))


def instruction(text, name):
    """An instruction of a module by its name."""
    module = module_of(text)
    lines = [line for f in module.functions.values() for line in f.instructions()]
    return next(line for line in lines if line.ref == f"%{name}")
