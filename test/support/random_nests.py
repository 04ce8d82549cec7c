"""Random nests of counted loops with one load and one store, as IR and as what they do.

A nest is a list of loops, one inside the other or one behind the other; each has an induction that
starts at a sum of what is known outside and is compared with another. `run` executes it.
"""

import itertools

STEPS = (1, 1, 1, 2, -1)
BITS = 1 << 64
#: Conditions of accesses, and operations on a subscript, on numbers of 64 bits.
CONDITIONS = {
    "slt": int.__lt__,
    "sge": int.__ge__,
    "eq": int.__eq__,
    "ne": int.__ne__,
    "ult": lambda a, b: a % BITS < b % BITS,
}
WRAPS = {
    "and": int.__and__,
    "srem": lambda a, b: abs(a) % abs(b) * (-1 if a < 0 else 1),
    "urem": lambda a, b: a % BITS % (b % BITS),
}
HEAD = 'target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"\n'
#: What ends a run that would take too long.
MOST = 4000


def loop(name, first, bound, *body, step=1):
    """Return a loop as compilers leave it: guarded, and tested at its end."""
    return ("loop", name, first, bound, step, "ne" if step == 1 else "sgt", True, True, body)


def load(number, row, column, offset=0):
    """Return a load of `a[row * n + column + offset]`."""
    return ("access", "load", (row, column, offset), number)


def store(row, column, offset=0):
    """Return a store of that place."""
    return ("access", "store", (row, column, offset), 0)


class TooLongError(Exception):
    """The loops of a nest go on and on."""


class Nest:
    """One function; `text` is its IR. Its statements are drawn, or they are given."""

    def __init__(self, random, body=None):
        self.random = random
        self.serial = itertools.count(100)
        self.lines = []
        self.body = body or self._body(("n", "m"), 0)
        accesses = [each for each in self._statements(self.body) if each[0] == "access"]
        self.is_usable = {each[1] for each in accesses} == {"load", "store"}
        self.text = self._text()

    # -- making one ----------------------------------------------------------------------------

    def _body(self, known, depth):
        """Return statements: accesses, and loops with their own statements."""
        found = []
        for _ in range(self.random.choice((1, 1, 2) if depth else (1, 2))):
            if depth < 3 and self.random.random() < (0.9, 0.6, 0.4)[depth]:
                found.append(self._loop(known, depth))
            elif depth:
                kind = self.random.choice(("load", "store"))
                access = ("access", kind, self._subscript(known), next(self.serial))
                found.append(self._guarded(known, access) if self.random.random() < 0.3 else access)
        return found

    def _guarded(self, known, access):
        """Return an access under a condition."""
        predicate = self.random.choice(tuple(CONDITIONS))
        name = f"c{next(self.serial)}"
        return ("if", name, predicate, self._simple(known), self._simple(known), [access])

    def _loop(self, known, depth):
        name = f"i{next(self.serial)}"
        step = self.random.choice(STEPS)
        first, bound = self._simple(known), self._simple(known)
        if step < 0:
            first, bound = bound, first
        predicate = {-1: "sgt", 1: self.random.choice(("slt", "ne")), 2: "slt"}[step]
        is_rotated = self.random.random() < 0.5
        has_guard = self.random.random() < 0.9
        inner = self._body((*known, name), depth + 1)
        return ("loop", name, first, bound, step, predicate, is_rotated, has_guard, inner)

    def _simple(self, known):
        """Return a sum of at most one of the variables and a small number."""
        offset = self.random.choice((0, 0, 1, -1, 2))
        return (self.random.choice((None, *known)), offset)

    def _subscript(self, known):
        """Return rows, columns and an offset: (row * n + column + offset)."""
        row = self.random.choice((None, *known[2:]))
        column = self.random.choice((None, *known[2:], *known[2:]))
        if column is not None and self.random.random() < 0.15:
            wrapped = self.random.choice(tuple(WRAPS)), self.random.choice((3, 4, 7, "m", "n"))
            return row, column, self.random.choice((0, 0, 1, -1)), wrapped
        return row, column, self.random.choice((0, 0, 1, -1))

    def _statements(self, body):
        for each in body:
            yield each
            if each[0] in ("loop", "if"):
                yield from self._statements(each[-1])

    # -- as IR ---------------------------------------------------------------------------------

    def _text(self):
        self._emit_body(self.body)
        lines = "\n".join(self.lines)
        return f"{HEAD}define void @f(ptr %a, i64 %n, i64 %m) {{\nentry:\n{lines}\n  ret void\n}}\n"

    def _add(self, line):
        self.lines.append(f"  {line}")

    def _fresh(self):
        return f"%t{next(self.serial)}"

    def _emit_simple(self, simple):
        name, offset = simple
        if name is None:
            return str(offset)
        if not offset:
            return f"%{name}"
        made = self._fresh()
        self._add(f"{made} = add nsw i64 %{name}, {offset}")
        return made

    def _emit_body(self, body):
        for each in body:
            if each[0] == "loop":
                self._emit_loop(*each[1:])
            elif each[0] == "if":
                self._emit_if(*each[1:])
            else:
                self._emit_access(*each[1:])

    def _emit_if(self, name, predicate, first, second, body):
        left, right = self._emit_simple(first), self._emit_simple(second)
        self._add(f"%{name} = icmp {predicate} i64 {left}, {right}")
        self._add(f"br i1 %{name}, label %{name}.then, label %{name}.end")
        self.lines.append(f"{name}.then:")
        self._emit_body(body)
        self._add(f"br label %{name}.end")
        self.lines.append(f"{name}.end:")

    def _emit_access(self, kind, subscript, number):
        row, column, offset, *wrapped = subscript
        index = str(offset)
        if wrapped:
            ((operation, by),) = wrapped
            made = self._fresh()
            self._add(
                f"{made} = {operation} i64 %{column}, {by if isinstance(by, int) else '%' + by}"
            )
            column = made.removeprefix("%")
        if row is not None:
            made = self._fresh()
            self._add(f"{made} = mul nsw i64 %{row}, %n")
            index, made = self._fresh(), made
            self._add(f"{index} = add nsw i64 {made}, {offset}")
        if column is not None:
            made = self._fresh()
            self._add(f"{made} = add nsw i64 {index}, %{column}")
            index = made
        place = self._fresh()
        self._add(f"{place} = getelementptr inbounds double, ptr %a, i64 {index}")
        if kind == "load":
            self._add(f"%load{number} = load double, ptr {place}")
        else:
            self._add(f"store double {number}.0, ptr {place}")

    def _emit_loop(self, name, first, bound, step, predicate, is_rotated, has_guard, inner):
        start, end = self._emit_simple(first), self._emit_simple(bound)
        if is_rotated:
            if has_guard:
                guard = self._fresh()
                relation = "sgt" if step < 0 else "slt"
                self._add(f"{guard} = icmp {relation} i64 {start}, {end}")
                self._add(f"br i1 {guard}, label %{name}.before, label %{name}.exit")
            else:
                self._add(f"br label %{name}.before")
        else:
            self._add(f"br label %{name}.before")
        self.lines.append(f"{name}.before:")
        self._add(f"br label %{name}.head")
        self.lines.append(f"{name}.head:")
        self._add(f"%{name} = phi i64 [ {start}, %{name}.before ], [ %{name}.next, %{name}.latch ]")
        if not is_rotated:
            self._add(f"%{name}.goes = icmp {predicate} i64 %{name}, {end}")
            self._add(f"br i1 %{name}.goes, label %{name}.body, label %{name}.exit")
            self.lines.append(f"{name}.body:")
        self._emit_body(inner)
        self._add(f"br label %{name}.latch")
        self.lines.append(f"{name}.latch:")
        self._add(f"%{name}.next = add nsw i64 %{name}, {step}")
        if is_rotated:
            self._add(f"%{name}.goes = icmp {predicate} i64 %{name}.next, {end}")
            self._add(f"br i1 %{name}.goes, label %{name}.head, label %{name}.exit")
        else:
            self._add(f"br label %{name}.head")
        self.lines.append(f"{name}.exit:")

    # -- what it does --------------------------------------------------------------------------

    def overwritten(self, n, m):
        """Return the numbers of the loads that some later store hits, for these sizes."""
        hit, written = set(), set()
        for kind, number, place in reversed(self.trace(n, m)):
            if kind == "store":
                written.add(place)
            elif kind == "load" and place in written:
                hit.add(number)
        return hit

    def overwritten_within(self, n, m):
        """Return loads with the loops in which a later store hits them before the loop is left."""
        hit, around = set(), []
        for kind, number, place in reversed(self.trace(n, m)):
            if kind == "leave":
                around.append((number, set()))
            elif kind == "enter":
                around.pop()
            elif kind == "store":
                for _, written in around:
                    written.add(place)
            elif kind == "load":
                hit.update((number, name) for name, written in around if place in written)
        return hit

    def trace(self, n, m):
        """Return what it does, in order: accesses with their places, and rounds of loops."""
        trace = []
        self._run(self.body, {"n": n, "m": m}, trace)
        return trace

    def _place(self, subscript, known):
        row, column, offset, *wrapped = subscript
        at = known[column] if column else 0
        for operation, by in wrapped:
            at = WRAPS[operation](at, known.get(by, by))
        return (known[row] * known["n"] if row else 0) + offset + at

    def _value(self, simple, known):
        return (known[simple[0]] if simple[0] else 0) + simple[1]

    def _run(self, body, known, trace):
        for each in body:
            if each[0] == "access":
                trace.append((each[1], each[3], self._place(each[2], known)))
            elif each[0] == "if":
                _, _, predicate, first, second, inner = each
                if CONDITIONS[predicate](self._value(first, known), self._value(second, known)):
                    self._run(inner, known, trace)
            else:
                self._run_loop(each, known, trace)

    def _run_loop(self, loop, known, trace):
        _, name, first, bound, step, predicate, is_rotated, has_guard, inner = loop
        at, end = self._value(first, known), self._value(bound, known)
        goes = {"slt": lambda: at < end, "sgt": lambda: at > end, "ne": lambda: at != end}
        if (is_rotated and has_guard and not goes["sgt" if step < 0 else "slt"]()) or (
            not is_rotated and not goes[predicate]()
        ):
            return
        trace.append(("enter", name, None))
        while True:
            trace.append(("round", name, None))
            self._run(inner, {**known, name: at}, trace)
            at += step
            if not goes[predicate]():
                trace.append(("leave", name, None))
                return
            if len(trace) > MOST:
                raise TooLongError
