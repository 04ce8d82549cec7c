"""Control flow of random C programs: branches, loops, allocations that end with a block."""

from dataclasses import replace

from c_program import DOUBLE, INT, Array, Expr, Int, Pointer, Stmt, Struct, declare
from random_c_statements import Calls, has_pointer


class Control(Calls):
    """`heap` is what is allocated here; breaks and continues know how much of it they leave."""

    def __init__(self, rng):
        super().__init__(rng)
        self.budget = 0
        self.heap = []
        self.breaks = []
        self.continues = []
        self.result = None
        self.may_return = True

    @property
    def kinds(self):
        """The names of the makers to choose from."""
        return KINDS

    def statements(self, most, least=1):
        """Some, in the scope there is."""
        made = []
        for _ in range(self.rng.randrange(least, most + 1)):
            if self.budget <= 0:
                break
            self.budget -= 1
            name = self.pick(self.kinds)
            one = getattr(self, name)()
            if one is not None:
                self.cost += self.multiplier
                self.note(name)
                made.append(one)
        return made

    def block(self, *variables, most=3, times=1, loop=False, switch=False):
        """Statements in a scope of their own, that may run several times."""
        self.scopes.append([])
        for name, kind, more in variables:
            self.add(name, kind, **more)
        self.multiplier *= times
        if loop or switch:
            self.breaks.append(len(self.heap))
        if loop:
            self.continues.append(len(self.heap))
        made = self.statements(most)
        if loop or switch:
            self.breaks.pop()
        if loop:
            self.continues.pop()
        self.multiplier //= times
        self.scopes.pop()
        return made

    @property
    def cheap(self):
        """Whether there is room for more loops."""
        return self.multiplier <= 30 and len(self.scopes) < 7

    # -- branches ------------------------------------------------------------------------------

    def if_(self):
        condition = self.condition()
        if self.chance(4):
            target = self.number_place(DOUBLE, write=True)
            if target:
                text = f"(#0 = #1) {self.pick('<>')} 0.3$l"
                condition = Expr(INT, text, (target, self.stored(2)), 1)
        if self.chance(2):
            return Stmt("if (#0) `0", (condition,), (self.block(),))
        return Stmt("if (#0) `0 else `1", (condition,), (self.block(), self.block()))

    def switch(self):
        count = self.rng.randrange(2, 5)
        lines = ["switch (#0) {"]
        blocks = []
        for case in range(count):
            through = case < count - 1 and self.chance(3)
            end = "" if through else " break;"
            head = "default" if case == count - 1 else f"case {case}"
            if through:
                self.note("fall through")
            lines.append(f"  {head}: `{case}{end}")
            if through:
                lines.append("  __attribute__((fallthrough));")
            blocks.append(self.block(switch=True, most=2))
        return Stmt("\n".join([*lines, "}"]), (self.whole(count, 2),), tuple(blocks))

    def mesh(self):
        """A loop with two entries."""
        if not self.cheap:
            return None
        fuel, into, back = self.fresh("fuel"), self.fresh("into"), self.fresh("back")
        text = (
            f"int {fuel} = 3;\nif (#0) goto {into};\n{back}:;\n`0\n{into}:;\n`1\n"
            f"if ({fuel}-- > 0 && (#1)) goto {back};"
        )
        parts = (self.condition(1), self.condition(1))
        blocks = (self.block(times=3, most=2), self.block(times=4, most=2))
        return Stmt(f"{{\n{text}\n}}", parts, blocks)

    def skip(self):
        """Forward, out of blocks."""
        done = self.fresh("done")
        text = f"{{\n`0\nif (#0) goto {done};\n`1\n{done}:;\n}}"
        return Stmt(text, (self.condition(1),), (self.block(most=2), self.block(most=2)))

    # -- loops ---------------------------------------------------------------------------------

    def for_(self):
        if not self.cheap:
            return None
        name = self.fresh("i")
        count = self.any_whole(5, 2) if self.chance(2) else self.literal(5)
        if count.high > 5:
            count = Expr(INT, "(#0 % 6)", (count,), 5)
        high = max(count.high, 1)
        kinds = (
            (f"for (int {name} = 0; {name} < #0; {name}++) `0", high - 1),
            (f"for (int {name} = #0; {name} > 0; {name}--) `0", high),
            (f"for (int {name} = 0; {name} < #0; {name} += 2) `0", high - 1),
            (f"for (int {name} = 0, k = #0; {name} < k; {name}++, k--) `0", high - 1),
        )
        text, top = self.pick(kinds)
        variable = name, Int(top), {"frozen": True}
        return Stmt(text, (count,), (self.block(variable, times=high, loop=True),))

    def while_(self):
        """Until the numbers say so."""
        if not self.cheap:
            return None
        fuel = self.fresh("fuel")
        most = self.rng.randrange(1, 5)
        texts = (
            f"int {fuel} = {most};\nwhile ({fuel}-- > 0 && (#0)) `0",
            f"int {fuel} = {most};\ndo `0 while (--{fuel} > 0 && (#0));",
            f"int {fuel} = {most};\nfor (;;) {{\n  if (--{fuel} < 0 || (#0)) break;\n`0\n}}",
        )
        text = self.pick(texts)
        self.note("do" if "do" in text else "while")
        block = self.block(times=most, loop=True)
        return Stmt(f"{{\n{text}\n}}", (self.condition(),), (block,))

    def along(self):
        """A pointer that moves."""
        length = self.rng.randrange(1, 5)
        kind = Pointer(DOUBLE, 1, not self.chance(2))
        start = self.pointer(replace(kind, length=length), self.level)
        if start is None or not self.cheap:
            return None
        name = self.fresh("p")
        text = (
            f"{{\n{declare(kind, name)} = #0, *{name}_end = {name} + {length};\n"
            f"for (; {name} != {name}_end; ++{name}) `0\n}}"
        )
        variable = name, kind, {"fixed": True}
        self.scopes.append([])
        block = self.block(variable, times=length, loop=True)
        self.scopes.pop()
        return Stmt(text, (start,), (block,))

    def exit(self):
        """Out of a loop, or of the function."""
        kinds = []
        if self.breaks:
            kinds.append(("break;", self.breaks[-1]))
        if self.continues:
            kinds.append(("continue;", self.continues[-1]))
        if self.may_return:
            kinds.append(("return", 0))
        if not kinds:
            return None
        text, keep = self.pick(kinds)
        self.note(text)
        parts = (self.condition(),)
        if text == "return":
            text, value = self.leave()
            if text is None:
                return None
            parts += value
        else:
            text = self.frees(keep) + text
        return Stmt(f"if (#0) {{ {text} }}", parts)

    def frees(self, keep):
        return "".join(f"free({name}); " for name in reversed(self.heap[keep:]) if name)

    def leave(self):
        """The return of this function with its value as part 1, or nothing."""
        if self.result is None:
            return f"{self.frees(0)}return;", ()
        value = self.returned()
        if value is None:
            return None, ()
        if not self.heap:
            return "return #1;", (value,)
        name = self.fresh("r")
        frees = self.frees(0)
        return f"{declare(self.result, name)} = #1; {frees}return {name};", (value,)

    def returned(self):
        kind = self.result
        if isinstance(kind, Struct):
            return self.struct_for_return(kind)
        if isinstance(kind, Pointer):
            return self.pointer(kind, 1)
        return self.stored(2)

    def struct_for_return(self, kind):
        limit = 1 if has_pointer(kind) else self.level
        place = self.place(
            lambda k, frozen: k == kind and not (frozen and has_pointer(kind)),
            lambda each: each.reach <= limit,
        )
        return place and place.expr

    # -- allocations ---------------------------------------------------------------------------

    def allocate(self):
        name = self.fresh("h")
        length = self.rng.randrange(2, 5)
        fill = f"for (int k = 0; k < {length}; k++) {name}[k] = #0;"
        size = f"{length} * sizeof *{name}"
        kinds = [
            (f"$D *{name} = malloc({size});\n{fill}", "malloc"),
            (f"$D *{name} = calloc({length}, sizeof *{name});", "calloc"),
            (f"$D *{name} = __builtin_alloca({size});\n{fill}", "alloca"),
        ]
        text, kind = self.pick(kinds)
        if kind == "alloca" and self.multiplier > 1:
            return None
        self.note(kind)
        value = self.stored(1)
        if kind != "alloca":
            self.heap.append(name)
        blocks = [self.block((name, Pointer(DOUBLE, length), {"fixed": True}))]
        text = f"{text}\n`0"
        more = length
        if kind != "alloca":
            if self.chance(3):
                self.note("realloc")
                more = length + self.rng.randrange(1, 3)
                text += (
                    f"\n{name} = realloc({name}, {more} * sizeof *{name});\n"
                    f"for (int k = {length}; k < {more}; k++) {name}[k] = #0;\n`1"
                )
                blocks.append(self.block((name, Pointer(DOUBLE, more), {"fixed": True})))
            self.heap.pop()
            text += f"\nfree({name});"
        return Stmt(f"{{\n{text}\n}}", (value,), tuple(blocks))

    def variable_array(self):
        """As long as is known only when it is reached."""
        name = self.fresh("a")
        count = self.whole(3)
        value = self.stored(1)
        self.add(name, Array(DOUBLE, 2))
        text = (
            f"int {name}_size = 2 + #0;\n$D {name}[{name}_size];\n"
            f"for (int k = 0; k < {name}_size; k++) {name}[k] = #1;"
        )
        return Stmt(text, (count, value), names=(name,))

    def chain(self):
        """Nodes that point to the next."""
        if not self.cheap:
            return None
        name, at = self.fresh("node"), self.fresh("at")
        values = tuple(self.stored(1) for _ in range(3))
        text = (
            f"{{\nstruct @node {name}[3] = {{{{#0, &{name}[2]}}, {{#1, 0}}, {{#2, &{name}[1]}}}};\n"
            f"for (struct @node *{at} = {name}; {at}; {at} = {at}->next) `0\n}}"
        )
        kind = Struct("node", (("value", DOUBLE),))
        self.scopes.append([])
        variable = at, Pointer(kind, 1), {"fixed": True}
        block = self.block(variable, times=3, loop=True)
        self.scopes.pop()
        return Stmt(text, values, (block,))


KINDS = (
    *("assign",) * 4,
    *("compound", "compound", "declare_number", "declare_array", "declare_pointer", "for_", "for_"),
    *("if_", "if_", "while_", "switch", "exit", "exit", "move", "copy", "clear", "declare_struct"),
    *("declare_whole", "declare_rows", "declare_pointers", "declare_static", "assign_whole"),
    *(
        "assign_pointer",
        "assign_pointer",
        "assign_struct",
        "swap_pointers",
        "pun",
        "pun_array",
        "pun_member",
    ),
    *("print", "call_void", "call_void", "call_struct", "call_pointer", "comma"),
    *("call_struct", "call_struct", "call_pointer", "call_pointer", "swap_pointers"),
    *("function_pointer", "along", "allocate", "allocate", "variable_array", "mesh", "chain"),
    "skip",
)
