"""What reverse mode finds hard, in random C programs: memory that is overwritten, moves or ends.

Whole idioms of a few lines, with random expressions and blocks in them: buffers that are swapped,
grown or returned, values of the last round, sorting, elimination in place, jumps out of loops.
"""

from c_program import DOUBLE, FLOAT, Expr, Int, Pointer, Stmt, Struct
from random_c_control import KINDS, Control

#: The two ends of what is swapped (see `PAIR` of the printer).
PAIR = Struct("pair", (("x", Pointer(DOUBLE, 2)), ("y", Pointer(DOUBLE, 2))))


class Patterns(Control):
    """Every maker is one idiom, in a block of its own."""

    @property
    def kinds(self):
        return KINDS + PATTERNS

    def rounds(self, high=4):
        """How often: perhaps not at all."""
        return self.whole(high, 1)

    def inner(self, *variables, most=2, times=4):
        """The body of a loop of an idiom, with what it may use."""
        return self.block(*variables, most=most, times=times, loop=True)

    def array(self, low=2, high=5):
        """A pointer to some numbers that may be written, and how many."""
        length = self.rng.randrange(low, high + 1)
        return self.pointer(Pointer(DOUBLE, length), self.level), length

    def target(self):
        return self.number_place(DOUBLE, write=True)

    # -- in place ------------------------------------------------------------------------------

    def sort(self):
        pointer, length = self.array()
        if pointer is None:
            return None
        p = self.fresh("p")
        text = (
            f"{{\n$D *{p} = #0;\nfor (int i = 1; i < {length}; i++) {{\n  $D key = {p}[i];\n"
            f"  int j = i - 1;\n  for (; j >= 0 && {p}[j] > key; j--) {p}[j + 1] = {p}[j];\n"
            f"  {p}[j + 1] = key;\n}}\n}}"
        )
        return Stmt(text, (pointer,))

    def recurrence(self):
        """Each from the one before, which is new already."""
        pointer, length = self.array()
        if pointer is None:
            return None
        p = self.fresh("p")
        steps = (
            f"{p}[i] = 0.5$l * {p}[i] + sin$s({p}[i - 1] * #1);",
            f"{p}[i] = 0.75$l * sin$s({p}[i] * {p}[i - 1]) + 0.25$l * {p}[{length - 1} - i];",
            f"{p}[i - 1] = sin$s({p}[i] - 0.5$l * {p}[i - 1]); {p}[i] *= 0.5$l * {p}[i - 1];",
        )
        loop = self.pick(
            (f"for (int i = 1; i < {length}; i++)", f"for (int i = {length - 1}; i > 0; i--)")
        )
        text = f"{{\n$D *{p} = #0;\n{loop} {{ {self.pick(steps)} }}\n}}"
        return Stmt(text, (pointer, self.fit(self.number(1), 1)))

    def triangle(self):
        pointer, length = self.array()
        if pointer is None:
            return None
        p = self.fresh("p")
        text = (
            f"{{\n$D *{p} = #0;\nfor (int i = 0; i < {length}; i++)\n"
            f"  for (int j = i; j < {length}; j++)\n"
            f"    {p}[i] = sin$s({p}[i] + {p}[j] * {p}[j - i] * #1);\n}}"
        )
        return Stmt(text, (pointer, self.fit(self.number(1), 1)))

    def eliminate(self):
        """As matrices are factored, but always with a bound."""
        target = self.target()
        if target is None:
            return None
        m = self.fresh("m")
        values = tuple(self.stored(1) for _ in range(3))
        text = (
            f"{{\n$D {m}[3][3];\nfor (int i = 0; i < 9; i++) {m}[i / 3][i % 3] = "
            "i % 4 == 0 ? #0 : i % 2 ? #1 : #2;\n"
            f"for (int k = 0; k < 3; k++)\n  for (int i = k + 1; i < 3; i++) {{\n"
            f"    {m}[i][k] /= 1.0$l + {m}[k][k] * {m}[k][k];\n"
            f"    for (int j = k + 1; j < 3; j++)\n"
            f"      {m}[i][j] = 0.5$l * {m}[i][j] - 0.25$l * {m}[i][k] * {m}[k][j];\n  }}\n"
            f"#3 = {m}[2][2] * {m}[1][1];\n}}"
        )
        return Stmt(text, (*values, target))

    def delay(self):
        """Numbers that move up by one each round."""
        pointer, length = self.array()
        if pointer is None:
            return None
        p = self.fresh("p")
        text = (
            f"{{\n$D *{p} = #0;\nint {p}_rounds = #1;\n"
            f"for (int {p}_at = 0; {p}_at < {p}_rounds; {p}_at++) {{\n"
            f"  $D {p}_last = {p}[{length - 1}];\n"
            f"  memmove({p} + 1, {p}, {length - 1} * sizeof *{p});\n"
            f"  {p}[0] = sin$s({p}_last + #2);\n}}\n}}"
        )
        return Stmt(text, (pointer, self.rounds(), self.stored(1)))

    def halves(self):
        """Recursion with parts of an array."""
        pointer, length = self.array()
        if pointer is None:
            return None
        return Stmt(f"@halves(#0, {length}, #1);", (pointer, self.fit(self.number(1), 1)))

    # -- buffers -------------------------------------------------------------------------------

    def swap_buffers(self):
        """One is made from the other, and then they change places."""
        if not self.cheap:
            return None
        target = self.target()
        if target is None:
            return None
        x, y = self.fresh("x"), self.fresh("y")
        first, rounds, heap = self.stored(1), self.rounds(), self.chance(2)
        memory = (
            f"$D *{x} = malloc(3 * sizeof *{x}), *{y} = malloc(3 * sizeof *{y});"
            if heap
            else f"$D {x}_first[3], {y}_first[3], *{x} = {x}_first, *{y} = {y}_first;"
        )
        before = len(self.heap)
        self.heap += [x, y] if heap else []
        kind = Pointer(DOUBLE, 3)
        block = self.inner((x, kind, {"fixed": True}), (y, kind, {"fixed": True}))
        del self.heap[before:]
        text = (
            f"{{\n{memory}\n"
            f"for (int k = 0; k < 3; k++) {x}[k] = {y}[k] = 0.25$l * k + 0.25$l * #0;\n"
            f"int {x}_rounds = #1;\nfor (int {x}_at = 0; {x}_at < {x}_rounds; {x}_at++) {{\n"
            f"  for (int k = 0; k < 3; k++) {y}[k] = sin$s({x}[k] + {x}[(k + 1) % 3] * {y}[k]);\n"
            f"  $D *{x}_kept = {x};\n  {x} = {y};\n  {y} = {x}_kept;\n`0\n}}\n"
            f"#2 = {x}[0] * {y}[1];\n" + (f"free({x});\nfree({y});\n" if heap else "") + "}"
        )
        return Stmt(text, (first, rounds, target), (block,))

    def restricted(self):
        """Parts of one buffer, of which a function is told that they are apart, in turns."""
        target = self.target()
        if target is None:
            return None
        w = self.fresh("w")
        first, rounds = self.stored(1), self.rounds()
        block = self.inner((w, Pointer(DOUBLE, 6), {"fixed": True}))
        turns = [
            f"@forth({w}, {w} + 2, {w} + 4, 2);\n",
            f"@forth({w} + 2, {w} + 4, {w}, 2);\n",
            f"@forth({w} + 4, {w}, {w} + 2, 2);\n",
            f"@forth({w}, {w}, {w} + 3, 3);\n",
        ]
        self.rng.shuffle(turns)
        times = f"{w}_rounds" if self.chance(2) else "1"
        text = (
            f"{{\n$D {w}[6];\nint {w}_rounds = #1;\n"
            f"for (int k = 0; k < 6; k++) {w}[k] = 0.125$l * k + 0.25$l * #0;\n"
            f"for (int {w}_at = 0; {w}_at < {times}; {w}_at++) {{\n"
            f"{turns[0]}`0\n{turns[1]}{turns[2]}}}\n"
            f"#2 = {w}[0] * {w}[3] + {w}_rounds * {w}[5];\n}}"
        )
        return Stmt(text, (first, rounds, target), (block,))

    def swap_pair(self):
        """Pointers in a struct, behind a pointer."""
        if not self.cheap:
            return None
        pointers = tuple(self.pointer(Pointer(DOUBLE, 2), self.level) for _ in range(2))
        if None in pointers:
            return None
        w = self.fresh("w")
        rounds = self.rounds()
        block = self.inner((w, PAIR, {"frozen": False, "fixed": True}))
        text = (
            f"{{\nstruct @pair {w} = {{#0, #1}};\nint {w}_rounds = #2;\n"
            f"for (int {w}_at = 0; {w}_at < {w}_rounds; {w}_at++) {{\n`0\n"
            f"  {w}.x[0] = sin$s({w}.x[0] * {w}.y[1]);\n  @turn(&{w});\n}}\n}}"
        )
        return Stmt(text, (*pointers, rounds), (block,))

    def grow(self):
        """A buffer that gets longer as numbers come."""
        target = self.target()
        if target is None:
            return None
        h = self.fresh("h")
        text = (
            f"{{\nint {h}_count = 0, {h}_room = 1, {h}_rounds = #0;\n"
            f"$D *{h} = malloc(sizeof *{h});\n{h}[0] = 0.5$l;\n"
            f"for (int {h}_at = 0; {h}_at < {h}_rounds; {h}_at++) {{\n"
            f"  if ({h}_count == {h}_room)\n"
            f"    {h} = realloc({h}, ({h}_room *= 2) * sizeof *{h});\n"
            f"  {h}[{h}_count] = sin$s(#1 + ({h}_count ? {h}[{h}_count - 1] : 0));\n"
            f"  {h}_count++;\n}}\n$D {h}_sum = 0;\n"
            f"for (int k = 0; k < {h}_count; k++) {h}_sum += {h}[k] * {h}[{h}_count - 1 - k];\n"
            f"free({h});\n#2 = sin$s({h}_sum);\n}}"
        )
        return Stmt(text, (self.rounds(5), self.stored(1), target))

    def borrow(self):
        """Memory that a function returns."""
        length = self.rng.randrange(2, 5)
        pointer = self.pointer(Pointer(DOUBLE, length, False), self.level)
        if pointer is None:
            return None
        h = self.fresh("h")
        self.heap.append(h)
        block = self.block((h, Pointer(DOUBLE, length), {"fixed": True}))
        self.heap.pop()
        text = f"{{\n$D *{h} = @copied(#0, {length});\n`0\nfree({h});\n}}"
        return Stmt(text, (pointer,), (block,))

    def nodes(self):
        """A list that is made, walked along, and taken down."""
        if not self.cheap:
            return None
        head, at = self.fresh("head"), self.fresh("at")
        value, rounds, before = self.stored(1), self.rounds(3), self.may_return
        self.may_return = False
        self.scopes.append([])
        kind = Struct("node", (("value", DOUBLE),))
        block = self.inner((at, Pointer(kind, 1), {"fixed": True}), times=3)
        self.scopes.pop()
        self.may_return = before
        text = (
            f"{{\nstruct @node *{head} = 0;\nint {head}_rounds = #1;\n"
            f"for (int {head}_at = 0; {head}_at < {head}_rounds; {head}_at++)\n"
            f"  {head} = @linked(#0 * (0.25$l * {head}_at), {head});\n"
            f"for (struct @node *{at} = {head}; {at}; {at} = {at}->next) `0\n"
            f"while ({head}) {{\n  struct @node *{at}_next = {head}->next;\n  free({head});\n"
            f"  {head} = {at}_next;\n}}\n}}"
        )
        return Stmt(text, (value, rounds), (block,))

    # -- memory that holds one thing after another ---------------------------------------------

    def pooled(self):
        """Pieces of a pool, whose free ones are a list that lies in them."""
        target = self.target()
        if target is None or not self.cheap:
            return None
        p, a, b = self.fresh("pool"), self.fresh("a"), self.fresh("b")
        kind = FLOAT if self.floats and self.chance(2) else DOUBLE
        number, first, rounds = f"${kind.name}", self.stored(1), self.rounds()
        self.heap.append(f"{p}_memory")
        block = self.inner((a, Pointer(kind, 2), {"fixed": True}))
        self.heap.pop()
        text = (
            f"{{\nstruct @pool {p} = {{0}};\nchar *{p}_memory = malloc(3 * 4 * sizeof({number}));\n"
            f"for (int k = 0; k < 3; k++) @give(&{p}, {p}_memory + k * 4 * sizeof({number}));\n"
            f"{number} *{a} = @take(&{p});\n{a}[0] = 0.25$l * #0;\n{a}[1] = 0.5$l - {a}[0];\n"
            f"int {p}_rounds = #1;\nfor (int {p}_at = 0; {p}_at < {p}_rounds; {p}_at++) {{\n"
            f"  {number} *{b} = @take(&{p});\n"
            f"  for (int k = 0; k < 2; k++) {b}[k] = sin$s({a}[k] - 0.5$l * {a}[1 - k]);\n"
            f"  @give(&{p}, {a});\n  {a} = {b};\n`0\n}}\n"
            f"#2 = {a}[0] * {a}[1];\nfree({p}_memory);\n}}"
        )
        return Stmt(text, (first, rounds, target), (block,))

    def cells(self):
        """Unions of a number and of an address of one."""
        target = self.target()
        if target is None:
            return None
        c, kept = self.fresh("c"), self.fresh("kept")
        a, b = f"{c}[i & 1]", f"{c}[~i & 1]"
        text = (
            f"{{\nunion @cell {c}[2];\n$D {kept}[5] = {{#0}};\nint {c}_rounds = #1;\n"
            f"{c}[0].number = #2;\n{c}[1].place = {kept};\n"
            f"for (int i = 0; i < {c}_rounds; i++) {{\n"
            f"  {kept}[i + 1] = sin$s({a}.number + *{b}.place);\n"
            f"  {a}.place = {kept} + i;\n  {b}.number = 0.5$l * {kept}[i + 1];\n}}\n"
            f"#3 = {kept}[0] * {kept}[{c}_rounds];\n}}"
        )
        return Stmt(text, (self.stored(1), self.rounds(), self.stored(1), target))

    def records(self):
        """Structs that a function swaps which does not know what they are."""
        target = self.target()
        if target is None:
            return None
        r = self.fresh("r")
        text = (
            f"{{\nstruct @record {r}[4];\nfor (int k = 0; k < 4; k++) {{\n"
            f"  {r}[k].id = k;\n  {r}[k].value = k & 1 ? #0 : sin$s((k + 1) * #1);\n}}\n"
            f"for (int i = 0; i < 4; i++)\n  for (int j = 1; j < 4; j++)\n"
            f"    if ({r}[j - 1].value > {r}[j].value)\n"
            f"      @swap({r} + j, {r} + j - 1, sizeof *{r});\n"
            f"#2 = 0.25$l * {r}[0].value * {r}[3].value + 0.125$l * {r}[1].value * {r}[1].id;\n}}"
        )
        return Stmt(text, (self.stored(1), self.stored(1), target))

    # -- control -------------------------------------------------------------------------------

    def last_round(self):
        """What a loop leaves behind."""
        if not self.cheap:
            return None
        target = self.target()
        if target is None:
            return None
        v = self.fresh("v")
        first, rounds = self.stored(1), self.rounds()
        self.scopes.append([])
        self.add(v, DOUBLE)
        self.add(f"{v}_at", Int(3), frozen=True)
        then, stop = self.stored(2), self.condition(1)
        block = self.inner()
        self.scopes.pop()
        text = (
            f"{{\n$D {v} = #0, {v}_before = 0.5$l;\nint {v}_rounds = #1;\n"
            f"for (int {v}_at = 0; {v}_at < {v}_rounds; {v}_at++) {{\n"
            f"  {v}_before = {v};\n  {v} = #2;\n  if (#3) break;\n`0\n}}\n"
            f"#4 = sin$s({v} * {v}_before);\n}}"
        )
        return Stmt(text, (first, rounds, then, stop, target), (block,))

    def leap(self):
        """Out of two loops at once."""
        if not self.cheap:
            return None
        name, out = self.fresh("i"), self.fresh("out")
        rounds = self.rounds(3), self.rounds(3)
        index = {"frozen": True}
        variables = (name, Int(2), index), (f"{name}_in", Int(2), index)
        self.scopes.append([])
        for each, kind, more in variables:
            self.add(each, kind, **more)
        blocks = self.inner(times=9), self.inner(times=9), self.inner(times=3)
        condition = self.condition(1)
        self.scopes.pop()
        text = (
            f"{{\nint {name}_rounds = #0;\n"
            f"for (int {name} = 0; {name} < {name}_rounds; {name}++) {{\n  int {name}_in = 0;\n"
            f"  for (int {name}_most = #1; {name}_in < {name}_most; {name}_in++) {{\n`0\n"
            f"    if (#2) goto {out};\n`1\n  }}\n  {name}_in = 0;\n`2\n}}\n{out}:;\n}}"
        )
        return Stmt(text, (*rounds, condition), blocks)

    def again(self):
        """A loop by a jump back."""
        if not self.cheap:
            return None
        fuel, again = self.fresh("fuel"), self.fresh("again")
        text = f"{{\nint {fuel} = 3;\n{again}:;\n`0\nif ({fuel}-- > 0 && (#0)) goto {again};\n}}"
        block = self.block(times=4)
        return Stmt(text, (self.condition(1),), (block,))

    def relax(self):
        """Until it is good enough."""
        target = self.target()
        if target is None:
            return None
        r = self.fresh("r")
        text = (
            f"{{\n$D {r} = #0, {r}_step = 1;\nint {r}_fuel = #2 + 9;\n"
            f"while (fabs$s({r}_step) > 0.013$l && {r}_fuel-- > 0) {{\n"
            f"  {r}_step = 0.5$l * (sin$s({r} * #1) - {r});\n  {r} += {r}_step;\n}}\n#3 = {r};\n}}"
        )
        parts = self.stored(1), self.fit(self.number(1), 1), self.rounds(), target
        return Stmt(text, parts)

    def apply(self):
        """A function that is given to another."""
        target = self.target()
        if target is None:
            return None
        first, second = (self.pick(("@bent", "@wound")) for _ in range(2))
        choice = Expr(DOUBLE, f"(#0 ? {first} : {second})", (self.rounds(1),))
        return Stmt("#0 = @applied(#1, #2, #3);", (target, choice, self.stored(2), self.rounds(5)))

    def stencil(self):
        """Each from its neighbours, which may be written by the way, over and over."""
        target = self.target()
        if target is None or not self.cheap:
            return None
        x, y = self.fresh("x"), self.fresh("y")
        first, rounds, more = self.stored(1), self.rounds(), self.whole(3, 1)
        n = f"{x}_n"
        left, here, right = (f"{x}[i{by}]" for by in (" - 1", "", " + 1"))
        inside = f"for (int i = 1; i < {n} - 1; i++)"
        sweeps = [
            f"@across({x}, {y}, {n});\n",
            f"{inside} {y}[i] = sin$s({left} * {here} - 0.5$l * {right});\n",
            f"{inside} {here} = sin$s({left} * {here} - 0.5$l * {right});\n",
            f"for (int i = {n} - 2; i > 0; i--) {y}[i] = sin$s({left} * {right} + {here});\n",
            f"{inside} {{\n  {y}[i] = sin$s({left} * {right});\n"
            f"  if (i == 3) {x}[2] = 0.5$l * {y}[3];\n}}\n",
            f"for (int i = 0; i + 2 < {n}; i += 2) {y}[i] = sin$s({here} * {x}[i + 2]);\n",
        ]
        self.rng.shuffle(sweeps)
        kind = Pointer(DOUBLE, 5)
        block = self.inner((x, kind, {"fixed": True}), (y, kind, {"fixed": True}))
        text = (
            f"{{\n$D {x}_first[8], {y}_first[8], *{x} = {x}_first, *{y} = {y}_first;\n"
            f"int {n} = 5 + #3;\n"
            f"for (int k = 0; k < 8; k++) {x}[k] = {y}[k] = 0.125$l * k - 0.25$l * #0;\n"
            f"int {x}_rounds = #1;\nfor (int {x}_at = 0; {x}_at < {x}_rounds; {x}_at++) {{\n"
            f"{sweeps[0]}{sweeps[1] if self.chance(2) else ''}"
            f"  $D *{x}_kept = {x};\n  {x} = {y};\n  {y} = {x}_kept;\n`0\n}}\n"
            f"#2 = {x}[1] * {y}[3] + {x}[{n} - 2];\n}}"
        )
        return Stmt(text, (first, rounds, target, more), (block,))

    def machine(self):
        """States that follow each other as the numbers say."""
        if not self.cheap:
            return None
        state = self.fresh("state")
        conditions = tuple(self.condition(1) for _ in range(2))
        blocks = tuple(self.inner(times=6, most=1) for _ in range(3))
        text = (
            f"{{\nint {state} = #0, {state}_fuel = 6;\nwhile ({state} < 3 && {state}_fuel-- > 0)\n"
            f"  switch ({state}) {{\n  case 0: `0 {state} = #1 ? 1 : 2; break;\n"
            f"  case 1: `1 {state} = #2 ? 2 : 3; break;\n"
            f"  default: `2 {state} = #1 ? 3 : 1;\n  }}\n}}"
        )
        return Stmt(text, (self.whole(2), *conditions), blocks)


PATTERNS = (
    *("sort", "recurrence", "triangle", "eliminate", "delay", "halves", "swap_buffers"),
    *("swap_pair", "grow", "borrow", "nodes", "last_round", "leap", "again", "relax"),
    *("apply", "machine", "restricted", "stencil"),
    *("pooled", "cells", "records"),
)
