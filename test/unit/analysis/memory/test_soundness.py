"""Random programs are run, and nothing that is really overwritten is called unchanged."""

import random

import irtext
import pytest

from enzyme_cc.analysis.memory.analysis import Memory
from enzyme_cc.ir.constants import ConstantExpression, IntConstant, NullConstant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Load
from enzyme_cc.rules.library import Library

CELLS = 16
HEAD = """\
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
@g = global [16 x i64] zeroinitializer
@hidden = internal global [16 x i64] zeroinitializer
@slot = global ptr null
@own_slot = internal global ptr null

define internal void @first(ptr %a, ptr %b) {
  %v = load i64, ptr %b
  store i64 %v, ptr %a
  ret void
}

define internal void @globals(ptr %a, ptr %b) {
  %v = load i64, ptr @hidden
  store i64 %v, ptr @g
  %at = getelementptr i64, ptr @hidden, i64 2
  store i64 %v, ptr %at
  ret void
}

define internal void @keep(ptr %a, ptr %b) {
  store ptr %a, ptr @own_slot
  ret void
}

define internal void @through(ptr %a, ptr %b) {
  %p = load ptr, ptr @own_slot
  store i64 5, ptr %p
  ret void
}

define internal ptr @back(ptr %a, ptr %b) {
  ret ptr %b
}

define internal void @down(ptr %a, ptr %b) {
  %x = getelementptr i64, ptr %b, i64 1
  %v = load i64, ptr %a
  %z = icmp sgt i64 %v, 3
  br i1 %z, label %more, label %done

more:
  store i64 1, ptr %a
  call void @down(ptr %x, ptr %a)
  br label %done

done:
  ret void
}

declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i64 @f(ptr %p, ptr %q, ptr noalias %r, ptr byval([16 x i64]) %c) {
entry:
"""


class Writer:
    """Writes a program: statements in nested loops and branches."""

    def __init__(self, seed, *, simple=False):
        self.random = random.Random(seed)
        #: Whether there are only steps, loads and stores in loops over memory made here.
        self.simple = simple
        self.lines = []
        self.count = 0
        self.block = "entry"
        #: Each pointer with how many cells may follow.
        self.pointers = [("%p", 8), ("%q", 8), ("%r", CELLS), ("%c", CELLS)]
        self.pointers += [("@g", CELLS), ("@hidden", CELLS)]
        if simple:
            self.pointers = []
        for _ in range(1 if simple else 2):
            self.allocate()
        self.put("store ptr %p, ptr @slot")
        self.put("store ptr %q, ptr @own_slot")
        #: Each integer with how large it may be.
        self.numbers = [("0", 0)]
        self.depth = 0

    def text(self):
        """The whole module."""
        self.statements(self.random.randint(4, 9))
        self.put("ret i64 0")
        return HEAD + "\n".join(self.lines) + "\n}\n"

    def fresh(self, hint):
        self.count += 1
        return f"%{hint}{self.count}"

    def put(self, line):
        self.lines.append(f"  {line}")

    def label(self, name):
        self.lines.append(f"{name}:")
        self.block = name

    def pointer(self):
        return self.random.choice(self.pointers[-6:] + self.pointers)

    def allocate(self):
        name = self.fresh("own")
        made = self.random.choice(("alloca [16 x i64]", "call ptr @malloc(i64 128)"))
        self.put(f"{name} = {made}")
        self.pointers.append((name, CELLS))

    def statements(self, number):
        for _ in range(number):
            kinds = [self.load, self.load, self.store, self.step, self.step, self.call]
            kinds += [self.copy, self.choose, self.allocate, self.store_pointer, self.load_pointer]
            kinds += [self.narrow_store, self.back]
            if self.simple:
                kinds = [self.load, self.store, self.step, self.step, self.step]
                kinds += [self.allocate] if self.random.random() < 0.2 else []
            if self.depth < 3:
                kinds += [self.loop, self.loop, self.branch]
            self.random.choice(kinds)()

    def load(self):
        self.put(f"{self.fresh('v')} = load i64, ptr {self.pointer()[0]}")

    def store(self):
        self.put(f"store i64 {self.count}, ptr {self.pointer()[0]}")

    def narrow_store(self):
        self.put(f"store i16 7, ptr {self.pointer()[0]}")

    def store_pointer(self):
        pointer, room = self.pointer()
        if room >= 8:
            slot = self.random.choice(("@slot", "@own_slot"))
            self.put(f"store ptr {pointer}, ptr {slot}")

    def load_pointer(self):
        name = self.fresh("l")
        self.put(f"{name} = load ptr, ptr {self.random.choice(('@slot', '@own_slot'))}")
        self.pointers.append((name, 8))

    def step(self):
        pointer, room = self.pointer()
        number, most = self.random.choice(self.numbers)
        name = self.fresh("s")
        flags = self.random.choice(("", " inbounds"))
        if self.random.random() < 0.5 and room > 2:
            more = self.random.randrange(min(room - 1, 3))
            kind, skip = self.random.choice((("i64", more), ("i8", more * 8), ("[2 x i64]", 0)))
            self.put(f"{name} = getelementptr{flags} {kind}, ptr {pointer}, i64 {skip}")
            self.pointers.append((name, room - more))
        elif most < room:
            self.put(f"{name} = getelementptr{flags} i64, ptr {pointer}, i64 {number}")
            self.pointers.append((name, room - most))

    def copy(self):
        cells = self.random.choice((1, 2, 4))
        target, source = (self.pointer() for _ in range(2))
        if min(target[1], source[1]) >= cells:
            names = f"ptr {target[0]}, ptr {source[0]}"
            self.put(f"call void @llvm.memcpy.p0.p0.i64({names}, i64 {cells * 8}, i1 false)")

    def choose(self):
        first, second = self.pointer(), self.pointer()
        number = self.random.choice(self.numbers)[0]
        test, name = self.fresh("t"), self.fresh("c")
        self.put(f"{test} = icmp eq i64 {number}, {self.random.randrange(3)}")
        self.put(f"{name} = select i1 {test}, ptr {first[0]}, ptr {second[0]}")
        self.pointers.append((name, min(first[1], second[1])))

    def call(self):
        names = ["first", "globals", "keep", "through", "down"]
        pairs = [pair for pair in (self.pointer(), self.pointer()) if pair[1] >= 8]
        if len(pairs) == 2:
            name = self.random.choice(names)
            self.put(f"call void @{name}(ptr {pairs[0][0]}, ptr {pairs[1][0]})")

    def back(self):
        pointer, room = self.pointer()
        name = self.fresh("b")
        self.put(f"{name} = call ptr @back(ptr @g, ptr {pointer})")
        self.pointers.append((name, room))

    def branch(self):
        number = self.random.choice(self.numbers)[0]
        test, yes, no, on = (self.fresh(each) for each in ("t", "yes", "no", "on"))
        self.put(f"{test} = icmp eq i64 {number}, {self.random.randrange(3)}")
        self.put(f"br i1 {test}, label {yes}, label {no}")
        for name in (yes, no):
            self.label(name[1:])
            self.scope(lambda: self.statements(self.random.randint(0, 3)))
            self.put(f"br label {on}")
        self.label(on[1:])

    def scope(self, inside):
        pointers, numbers = list(self.pointers), list(self.numbers)
        self.depth += 1
        inside()
        self.depth -= 1
        self.pointers, self.numbers = pointers, numbers

    def loop(self):
        """Some rounds, with a counter up or down, a pointer that walks, and one from before."""
        before, done = self.block, self.fresh("done")
        name = self.fresh("loop")
        self.put(f"br label {name}")
        self.label(name[1:])
        self.scope(lambda: self.rounds(before, name, done))
        self.label(done[1:])

    def rounds(self, before, name, done, rounds=3):
        """The inside of a loop; its phis are written last, at its start."""
        header = len(self.lines)
        start, room = self.pointer()
        count, walk, old = (self.fresh(each) for each in ("i", "w", "old"))
        walks = room > 2 * rounds + 1
        down = self.random.random() < 0.4
        self.numbers.append((count, rounds))
        if walks:
            self.pointers.append((walk, room - 2 * rounds))
        if not self.simple or self.random.random() < 0.3:
            self.pointers.append((old, 8))
        self.statements(self.random.randint(1, 5))
        bump, first, end = (-1, rounds, 0) if down else (1, 0, rounds)
        up, new, on, test = (self.fresh(each) for each in ("n", "new", "m", "t"))
        latest = self.random.choice([each for each, cells in self.pointers if cells >= 8][-3:])
        step = self.random.choice((1, 2))
        phis = [(count, "i64", first, up), (old, "ptr", self.pointers[0][0], new)]
        self.put(f"{up} = add nsw i64 {count}, {bump}")
        self.put(f"{new} = getelementptr i8, ptr {latest}, i64 0")
        if walks:
            self.put(f"{on} = getelementptr inbounds i64, ptr {walk}, i64 {step}")
            phis.append((walk, "ptr", start, on))
        self.put(f"{test} = icmp eq i64 {up}, {end}")
        self.put(f"br i1 {test}, label {done}, label {name}")
        self.lines[header:header] = [
            f"  {each} = phi {kind} [ {start}, %{before} ], [ {later}, %{self.block} ]"
            for each, kind, start, later in phis
        ]


def stencil(seed):
    """One loop with few loads and stores at cells near `i`, in old memory and in new."""
    chance = random.Random(seed)
    down = chance.random() < 0.5
    body = []
    pointers = ["%own", "%walk", "%made", "%old"] if chance.random() < 0.5 else ["%own", "%walk"]
    for number in range(chance.randint(2, 4)):
        base = chance.choice(pointers[: chance.choice((1, 2, 4))])
        at, index = f"%at{number}", chance.choice(("%i", "%i", "%twice", "1"))
        flags = chance.choice(("", " inbounds"))
        body.append(f"%by{number} = getelementptr{flags} i64, ptr {base}, i64 {index}")
        cells = chance.randrange(3)
        body.append(f"{at} = getelementptr{flags} i64, ptr %by{number}, i64 {cells}")
        store = f"store i64 {number}, ptr {at}"
        body.append(chance.choice((f"%v{number} = load i64, ptr {at}", store)))
    made = chance.choice(("alloca [16 x i64]", "call ptr @malloc(i64 128)"))
    if "%made" in pointers:
        body = [f"%made = {made}", *body]
    lines = "\n".join(f"  {line}" for line in body)
    first, bump, end = (4, -1, 0) if down else (0, 1, 4)
    latest = "%made" if "%made" in pointers else "%own"
    return f"""{HEAD}
  %own = alloca [16 x i64]
  br label %loop

loop:
  %i = phi i64 [ {first}, %entry ], [ %n, %loop ]
  %old = phi ptr [ %own, %entry ], [ {latest}, %loop ]
  %walk = phi ptr [ %own, %entry ], [ %on, %loop ]
  %twice = shl nsw i64 %i, 1
{lines}
  %n = add nsw i64 %i, {bump}
  %on = getelementptr inbounds i64, ptr %walk, i64 {chance.choice((1, 2))}
  %t = icmp eq i64 %n, {end}
  br i1 %t, label %done, label %loop

done:
  ret i64 0
}}
"""


class Machine:
    """Runs the few instructions that these programs have, and notes who touches which byte when."""

    def __init__(self, module):
        self.module = module
        self.layout = DataLayout(module.data_layout)
        self.bytes = {}
        self.top = 4096
        self.globals = {}
        #: (byte, instruction of the outermost function, what it was) in order.
        self.writes = []
        self.reads = []
        self.time = 0
        self.outer = None

    def make(self, cells=CELLS):
        start, self.top = self.top, self.top + 8 * cells + 64
        return start

    def address(self, variable):
        if variable not in self.globals:
            self.globals[variable] = self.make()
        return self.globals[variable]

    def write(self, start, data):
        self.time += 1
        for offset, each in enumerate(data):
            self.bytes[start + offset] = each
            self.writes.append((start + offset, self.time))

    def read(self, start, size):
        return bytes(self.bytes.get(start + offset, 0) for offset in range(size))

    def value(self, value, frame):
        if isinstance(value, IntConstant):
            return value.value
        if isinstance(value, NullConstant):
            return 0
        if isinstance(value, GlobalVariable):
            return self.address(value)
        assert not isinstance(value, ConstantExpression)
        return frame[value]

    def run(self, function, arguments, depth=0):
        frame = dict(zip(function.arguments, arguments, strict=True))
        block, before = function.entry, None
        while True:
            incoming = {phi: self.value(phi.value_from(before), frame) for phi in block.phis}
            frame.update(incoming)
            for line in block:
                if line.opcode == "phi":
                    continue
                if depth == 0:
                    self.outer = line
                if line.opcode == "ret":
                    return self.value(line.value, frame) if line.value is not None else None
                if line.is_terminator:
                    taken = line.successors[0]
                    if line.condition is not None and not frame[line.condition]:
                        taken = line.successors[1]
                    block, before = taken, block
                    break
                frame[line] = getattr(self, f"do_{line.opcode}")(line, frame, depth)

    def do_alloca(self, _line, _frame, _depth):
        return self.make()

    def do_load(self, line, frame, depth):
        size = self.layout.store_size(line.type)
        start = self.value(line.pointer, frame)
        self.time += 1
        if depth == 0:
            self.reads.append((line, start, size, self.time))
        return int.from_bytes(self.read(start, size), "little", signed=True)

    def do_store(self, line, frame, _depth):
        size = self.layout.store_size(line.value.type)
        data = self.value(line.value, frame).to_bytes(size, "little", signed=True)
        self.write(self.value(line.pointer, frame), data)

    def do_getelementptr(self, line, frame, _depth):
        indices = [self.value(each, frame) for each in line.indices]
        moved = self.layout.index_offset(line.source_type, indices)
        return self.value(line.pointer, frame) + moved

    def do_select(self, line, frame, _depth):
        test, first, second = (self.value(each, frame) for each in line.operands)
        return first if test else second

    def do_add(self, line, frame, _depth):
        return sum(self.value(each, frame) for each in line.operands)

    def do_shl(self, line, frame, _depth):
        first, second = (self.value(each, frame) for each in line.operands)
        return first << second

    def do_icmp(self, line, frame, _depth):
        first, second = (self.value(each, frame) for each in line.operands)
        return first == second if line.predicate == "eq" else first > second

    def do_call(self, line, frame, depth):
        callee = line.callee
        assert isinstance(callee, Function)
        arguments = [self.value(each, frame) for each in line.arguments]
        if callee.name == "malloc":
            return self.make()
        if callee.name == "free":
            return None
        if callee.name.startswith("llvm.memcpy"):
            self.write(arguments[0], self.read(arguments[1], arguments[2]))
            return None
        return self.run(callee, arguments, depth + 1) if depth < 20 else None


def really_overwritten(module, function, shift):
    """The loads that read a byte which is written later, in one run."""
    machine = Machine(module)
    first = machine.make(4 * CELLS)
    own, copy = machine.make(), machine.make()
    arguments = [first, first + 8 * shift, own, copy]
    for offset in range(0, 8 * 4 * CELLS, 8):
        machine.write(first + offset, (offset % 7).to_bytes(8, "little"))
    machine.run(function, arguments)
    last = dict(machine.writes)
    return {
        load
        for load, start, size, time in machine.reads
        if any(last.get(start + offset, 0) > time for offset in range(size))
    }


PROGRAMS = {
    "any": lambda seed: Writer(seed).text(),
    "simple": lambda seed: Writer(seed, simple=True).text(),
    "stencil": stencil,
}


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("seed", range(120))
def test_what_is_overwritten_is_never_called_unchanged(seed, program):
    text = PROGRAMS[program](seed)
    module = irtext.module(text)
    function = module.functions["f"]
    memory = Memory(module, Library.default()).function(function)
    said = {
        each: memory.overwritten_after(each)
        for each in function.instructions()
        if isinstance(each, Load)
    }
    for shift in (0, 2, 3 * CELLS):
        for load in really_overwritten(module, function, shift):
            assert said[load] is not None, f"{load.ref} in\n{text}"
