"""Random programs are run with a mark on all that depends on active arguments.

Whatever carries a mark, and every pointer to memory that ever does, must have been called active.
"""

import contextlib
import random

import pytest
from active import Active
from hypothesis import given
from hypothesis import strategies as st

from enzyme_cc.analysis.activity.globals import globals_in
from enzyme_cc.analysis.alias.pointer_origins import Objects
from enzyme_cc.ir import instructions as ins
from enzyme_cc.ir.constants import FloatConstant, IntConstant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable

CELLS = 4
GLOBALS = """
@g0 = internal global [4 x double] zeroinitializer
@g1 = internal global [4 x double] zeroinitializer
@box = internal global [4 x ptr] [ptr @g0, ptr @g0, ptr @g1, ptr @g1]
@table = internal constant [4 x ptr] [ptr @g1, ptr @g0, ptr @g1, ptr @g0]
@functions = internal constant [4 x ptr] [ptr @h0, ptr @h1, ptr @h0, ptr @h1]
declare ptr @malloc(i64)
declare double @sin(double)
declare double @floor(double)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""
SIGNATURES = ("double", "ptr", "void")


class Writer:
    """The text of one function: steps at random among the values there are.

    Memory holds numbers (`rows`) or pointers to such memory (`boxes`).
    """

    def __init__(self, rng, callees):
        self.rng = rng
        self.callees = callees
        self.lines = []
        self.rows = ["@g0", "@g1", "%p"]
        self.boxes = ["@box", "@box", "%q"]
        self.floats = ["1.0", "%x"]
        self.count = 0

    def line(self, text):
        self.lines.append(f"  {text}")

    def value(self, text):
        self.count += 1
        self.line(f"%v{self.count} = {text}")
        return f"%v{self.count}"

    def one_of(self, values):
        # The newest are the most interesting.
        return self.rng.choice(values[-3:] if self.rng.random() < 0.6 else values)

    def row(self):
        return self.at(self.one_of(self.rows))

    def box(self):
        return self.at(self.one_of(self.boxes))

    def double(self):
        return self.one_of(self.floats)

    def at(self, pointer):
        """Some place in this memory."""
        if self.rng.random() < 0.6:
            return pointer
        return self.value(f"getelementptr i64, ptr {pointer}, i64 {self.rng.randrange(CELLS)}")

    def make(self):
        made = self.value(self.rng.choice(["alloca [4 x i64]", "call ptr @malloc(i64 32)"]))
        if self.rng.random() < 0.5:
            self.fill(made, [f"double {self.rng.choice(['1.0', self.double()])}"] * CELLS)
            self.rows.append(made)
        else:
            self.fill(made, [f"ptr {self.one_of(self.rows)}" for _ in range(CELLS)])
            self.boxes.append(made)

    def fill(self, made, values):
        for at, value in enumerate(values):
            self.line(
                f"store {value}, ptr {self.value(f'getelementptr i64, ptr {made}, i64 {at}')}"
            )

    def choose(self):
        pool = self.rng.choice([self.rows, self.boxes])
        pair = f"ptr {self.one_of(pool)}, ptr {self.one_of(pool)}"
        pool.append(self.value(f"select i1 {self.rng.choice(['true', 'false'])}, {pair}"))

    def load(self):
        self.floats.append(self.value(f"load double, ptr {self.row()}"))

    def follow(self):
        box = self.at("@table") if self.rng.random() < 0.1 else self.box()
        self.rows.append(self.value(f"load ptr, ptr {box}"))

    def store(self):
        self.line(f"store double {self.double()}, ptr {self.row()}")

    def keep(self):
        self.line(f"store ptr {self.one_of(self.rows)}, ptr {self.box()}")

    def copy(self):
        pool = self.rng.choice([self.rows, self.boxes])
        target, source = self.at(self.one_of(pool)), self.at(self.one_of(pool))
        if self.rng.random() < 0.5:
            bits = self.value(f"load i64, ptr {source}")
            self.line(f"store i64 {bits}, ptr {target}")
        else:
            given = f"ptr {target}, ptr {source}, i64 8, i1 false"
            self.line(f"call void @llvm.memcpy.p0.p0.i64({given})")

    def compute(self):
        text = self.rng.choice(
            [
                f"fmul double {self.double()}, {self.double()}",
                f"call double @sin(double {self.double()})",
                f"call double @floor(double {self.double()})",
            ]
        )
        self.floats.append(self.value(text))

    def call(self):
        if not self.callees:
            return
        callee, result = self.rng.choice(self.callees)
        if callee == "indirect":
            place = self.at("@functions")
            callee = self.value(f"load ptr, ptr {place}")
        given = [f"ptr {self.one_of(self.rows)}", f"ptr {self.one_of(self.boxes)}"]
        text = f"call {result} {callee}({', '.join(given)}, double {self.double()})"
        if result == "void":
            self.line(text)
        else:
            (self.floats if result == "double" else self.rows).append(self.value(text))

    def end(self, result):
        values = {"void": "", "ptr": self.one_of(self.rows), "double": self.double()}
        self.line(f"ret {result} {values[result]}")


STEPS = (
    *[Writer.make, Writer.choose, Writer.copy, Writer.compute],
    *[Writer.load, Writer.follow, Writer.store, Writer.keep, Writer.call] * 2,
)


def program(rng):
    """Functions that call earlier ones; the last, @f, is the root."""
    texts = [GLOBALS]
    callees = []
    names = ["@h0", "@h1", *(f"@c{each}" for each in range(rng.randrange(4))), "@f"]
    for name in names:
        result = "void" if name in ("@h0", "@h1") else rng.choice(SIGNATURES)
        writer = Writer(rng, callees)
        parameters = "ptr %p, ptr %q, double %x"
        if name == "@f":
            parameters += ", ptr %r, ptr %s, double %c"
            writer.rows[:0], writer.boxes[:0], writer.floats[:0] = ["%r"], ["%s"], ["%c"]
        for _ in range(rng.randrange(2, 25 if name == "@f" else 10)):
            rng.choice(STEPS)(writer)
        writer.end(result)
        body = "\n".join(writer.lines)
        texts.append(f"define {result} {name}({parameters}) {{\n{body}\n}}")
        if name == "@h1" and rng.random() < 0.5:
            callees = [("indirect", "void"), *callees]
        callees = [*callees, (name, result)]
    return "\n".join(texts)


class StoppedError(Exception):
    """The program does what it should not, or what the user has said it does not."""


class Thing:
    """Memory: what is in each cell. `outer` is that of the root's arguments."""

    def __init__(self, outer="", fill=None):
        self.outer = outer
        self.cells = [fill] * CELLS

    def holds_marks(self, seen=()):
        """Whether it has a shadow: marked numbers are in it, or pointers to such memory."""
        if self.outer == "active":
            return True
        if self in seen:
            return False
        return any(
            value[1] if kind == "double" else value[0].holds_marks((*seen, self))
            for kind, value in (each for each in self.cells if each and each[0] != "function")
        )


NOTHING = "double", (0, False)


class Run:
    """One run; numbers are pairs of a kind and whether they carry a mark."""

    def __init__(self, active):
        self.results = active.results
        self.globals = {}
        #: Every value that was computed, where, and what it was.
        self.seen = []
        self.steps = 0

    def memory(self, symbol):
        if symbol not in self.globals:
            made = self.globals[symbol] = Thing("constant" if symbol.is_constant else "")
            parts = symbol.initializer.operands
            made.cells = [self.constant(each) for each in parts] or [NOTHING] * CELLS
        return self.globals[symbol]

    def constant(self, value):
        if isinstance(value, FloatConstant):
            return NOTHING
        if isinstance(value, GlobalVariable):
            return "ptr", (self.memory(value), 0)
        if isinstance(value, Function):
            return "function", value
        if isinstance(value, IntConstant):
            return "int", value.value
        raise TypeError(value)

    def call(self, context, given):
        function = context.function
        values = dict(zip(function.arguments, given, strict=True))
        self.seen += [(context, each, values[each]) for each in function.arguments]

        def get(value):
            found = values.get(value)
            return self.constant(value) if found is None else found

        for line in function.instructions():
            self.steps += 1
            if self.steps > 1000:
                raise StoppedError
            if isinstance(line, ins.Return):
                return get(line.operands[0]) if line.operands else None
            result = RUNS[type(line)](self, context, line, get)
            if result is not None:
                values[line] = result
                self.seen.append((context, line, result))
        raise AssertionError

    # -- instructions

    def place(self, found):
        kind, value = found
        if kind != "ptr" or not 0 <= value[1] < CELLS:
            raise StoppedError
        return value

    def _alloca(self, _context, _line, _get):
        return "ptr", (Thing(), 0)

    def _move(self, _context, line, get):
        thing, at = self.place(get(line.operands[0]))
        return "ptr", (thing, at + line.operands[1].value)

    def _select(self, _context, line, get):
        return get(line.operands[1 if line.operands[0].value else 2])

    def _load(self, _context, line, get):
        thing, at = self.place(get(line.operands[0]))
        found = thing.cells[at]
        wanted = {"double": ("double",), "ptr": ("ptr", "function"), "i64": ("double", "ptr")}
        if found is None or found[0] not in wanted[line.type.text]:
            raise StoppedError
        # Const memory that was given pointers to ours gives pointers without a shadow.
        if thing.outer == "const" and found[0] == "ptr" and found[1][0].outer != "const":
            raise StoppedError
        return found

    def _store(self, _context, line, get):
        self.put(get(line.operands[0]), self.place(get(line.operands[1])))

    def put(self, value, place):
        thing, at = place
        if thing.outer == "constant":
            raise StoppedError
        marked = value[1][1] if value[0] == "double" else False
        if thing.outer == "const" and (marked or value[0] == "function"):
            raise StoppedError
        thing.cells[at] = value

    def _multiply(self, _context, line, get):
        return "double", (0, any(get(each)[1][1] for each in line.operands))

    def _call(self, context, line, get):
        given = [get(each) for each in line.arguments]
        callee = line.callee
        name = callee.name if isinstance(callee, Function) else ""
        if name == "malloc":
            return "ptr", (Thing(), 0)
        if name in ("sin", "floor"):
            return "double", (0, name == "sin" and given[0][1][1])
        if name.startswith("llvm.memcpy"):
            thing, at = self.place(given[1])
            target = self.place(given[0])
            if thing.cells[at] is None:
                raise StoppedError
            if thing.outer == "const" and thing.cells[at][0] == "ptr":
                raise StoppedError
            return self.put(thing.cells[at], target)
        return self.call(self.context_of(context, line, get), given)

    def context_of(self, context, line, get):
        if isinstance(line.callee, Function):
            return context.callee(line) or Idle(line.callee)
        kind, function = get(line.callee)
        if kind != "function":
            raise StoppedError
        if context.is_active_call(line):
            return self.results.function_contexts[function]
        return Idle(function)


class Idle:
    """A context in which nothing is active."""

    def __init__(self, function):
        self.function = function

    def is_active(self, value):
        return False

    def is_active_call(self, call):
        return False

    def callee(self, call):
        return None


RUNS = {
    ins.Alloca: Run._alloca,
    ins.GetElementPointer: Run._move,
    ins.Select: Run._select,
    ins.Load: Run._load,
    ins.Store: Run._store,
    ins.Binary: Run._multiply,
    ins.Call: Run._call,
}


def run(text):
    """The values that carry marks, or lead to some, without being called active."""
    active = Active(text, "p q x")
    machine = Run(active)
    given = []
    for outer in ("active", "const"):
        number = "double", (0, outer == "active")
        row, box = Thing(outer, number), Thing(outer, ("ptr", (Thing(outer, number), 0)))
        given += [("ptr", (row, 0)), ("ptr", (box, 0)), number]
    with contextlib.suppress(StoppedError):
        machine.call(active.root, given)
    wrong = []
    for context, value, (kind, what) in machine.seen:
        if kind == "double":
            marked = what[1]
        elif kind == "ptr":
            marked = what[0].outer != "const" and what[0].holds_marks()
        else:
            marked = False
        if marked and not context.is_active(value):
            wrong.append((context.function.name, value.ref))
    return wrong, len(machine.seen)


@given(st.randoms(use_true_random=False))
def test_nothing_that_carries_a_mark_is_called_inactive(rng):
    text = program(rng)
    wrong, _ = run(text)
    assert not wrong, text


@pytest.mark.parametrize("seed", range(40))
def test_the_answers_are_closed_under_the_rules(seed):
    active = Active(program(random.Random(seed)), "p q x")
    for context in active.results.contexts:
        for line in context.function.instructions():
            assert is_closed(active, context, line), (context, line)


def is_closed(active, context, line):
    """Whether what an instruction hands on has arrived."""
    is_active = context.is_active
    if isinstance(line, ins.Store) and is_active(line.value):
        return all(arrived(active, context, each) for each in Objects().roots(line.pointer))
    if isinstance(line, ins.Return):
        return not line.operands or context.result or not is_active(line.operands[0])
    if isinstance(line, (ins.GetElementPointer, ins.Load)) and line.type.text != "i64":
        return is_active(line) or not is_active(line.operands[0])
    if isinstance(line, (ins.Binary, ins.Select)):
        return is_active(line) or not any(map(is_active, line.operands))
    if isinstance(line, ins.Call) and context.callee(line) is not None:
        callee = context.callee(line)
        passed = tuple(map(is_active, line.arguments))
        return callee.arguments == passed and (is_active(line) or not callee.result)
    return True


def arrived(active, context, root):
    if isinstance(root, GlobalVariable):
        return root.is_constant or all(map(context.is_active, globals_in(root)))
    return context.is_active(root) or not isinstance(root, ins.Alloca)
