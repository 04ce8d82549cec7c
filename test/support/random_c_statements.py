"""The statements of random C programs: memory, calls, control flow.

Each maker returns one statement, or None where nothing in scope serves. Deleting any statement
that declares nothing, or replacing an expression by a simpler one, leaves a valid program: all
memory is set where it is declared, and every loop is bounded by itself.
"""

from dataclasses import dataclass

from c_program import (
    DOUBLE,
    FLOAT,
    INT,
    Array,
    Expr,
    FunctionPointer,
    Int,
    Pointer,
    Real,
    Stmt,
    Struct,
    declare,
)
from random_c_values import Values

WORD = Struct("pun", (("number", DOUBLE),))
#: Of what a call of the whole program may do, in statements.
COST = 3000


@dataclass
class Callable:
    name: str
    kind: FunctionPointer
    cost: int
    #: Of a table: those in it.
    names: tuple = ()


def has_pointer(kind):
    if isinstance(kind, Struct):
        return any(has_pointer(each) for _, each in kind.fields)
    return has_pointer(kind.element) if isinstance(kind, Array) else isinstance(kind, Pointer)


class Memory(Values):
    """Declarations, assignments, copies, allocations."""

    def __init__(self, rng):
        super().__init__(rng)
        self.structs = []

    def number_kind(self):
        return FLOAT if self.floats and self.chance(3) else DOUBLE

    def declared(self, kind, stem, first="", text=None, parts=None):
        """A declaration with an initial value."""
        value = self.initial(kind) if parts is None else parts[0]
        if value is None:
            return None
        name = self.fresh(stem)
        text = text or f"{declare(kind, name)} = #0;"
        self.add(name, kind)
        return Stmt(first + text.replace("?", name), parts or (value,), names=(name,))

    def declare_number(self):
        return self.declared(self.number_kind(), "v")

    def declare_static(self):
        kind = self.number_kind()
        value = self.initial(kind)
        name = self.fresh("s")
        self.add(name, kind, level=0)
        text = f"static {declare(kind, name)};\n{name} = #0;"
        return Stmt(text, (value,), names=(name,))

    def declare_whole(self):
        return self.declared(INT, "n")

    def declare_array(self):
        return self.declared(Array(self.number_kind(), self.rng.randrange(2, 6)), "a")

    def declare_rows(self):
        element = self.pick((Array(DOUBLE, 3), WORD, *self.structs))
        return self.declared(Array(element, 2), "m")

    def declare_struct(self):
        if not self.structs:
            return None
        kind = self.pick(self.structs)
        source = self.struct_value(kind)
        if source is None or self.chance(3):
            return self.declared(kind, "t")
        if self.chance(3):
            return self.declared(kind, "t", parts=(source,))
        text = f"{declare(kind, '?')};\nmemcpy(&?, &#0, sizeof ?);"
        return self.declared(kind, "t", text=text, parts=(source,))

    def struct_value(self, kind):
        """A place to copy from; what may not be written through is not copied."""
        place = self.place(
            lambda k, frozen: k == kind and not (frozen and has_pointer(kind)),
            lambda variable: max(variable.level, variable.reach) <= self.level,
        )
        return place and place.expr

    def pointer_kind(self):
        kinds = [DOUBLE, DOUBLE, INT, *self.structs, Pointer(DOUBLE, 2)]
        kind = self.pick(kinds)
        if self.floats and self.chance(4):
            kind = FLOAT
        return Pointer(kind, self.rng.randrange(1, 4), not self.chance(3))

    def declare_pointer(self):
        return self.declared(self.pointer_kind(), "p")

    def declare_pointers(self):
        return self.declared(Array(Pointer(DOUBLE, 2), self.rng.randrange(2, 4)), "q")

    def assign(self):
        kind = self.number_kind()
        target = self.number_place(kind, write=True)
        if target is None:
            return None
        second = self.number_place(kind, write=True)
        simple = not target.parts and not second.parts and target.text != second.text
        if simple and self.chance(2):
            self.note("assigned twice")
            return Stmt("#0 = #1 = #2;", (target, second, self.stored()))
        return Stmt("#0 = #1;", (target, self.stored()))

    def compound(self):
        """In bounds before and after."""
        target = self.number_place(self.number_kind(), write=True)
        if target is None:
            return None
        texts = (
            ("#0 += 0.5$l * (#1 - #0);", self.stored(2)),
            ("#0 -= 0.25$l * (#1 + #0);", self.stored(2)),
            ("#0 *= #1;", self.fit(self.number(2), 1)),
            ("#0 /= 1.0$l + #1 * #1;", self.number(1)),
        )
        text, value = self.pick(texts)
        return Stmt(text, (target, value))

    def assign_whole(self):
        place = self.place(lambda kind, frozen: isinstance(kind, Int) and not frozen)
        if place is None:
            return None
        high = place.kind.high
        texts = ("#0 = #1;", f"#0 = (#0 + #1) % {high + 1};", "#0 %= #1 + 1;", "#0 &= #1;")
        return Stmt(self.pick(texts), (place.expr, self.whole(high)))

    def assign_pointer(self):
        place = self.place(lambda kind, frozen: isinstance(kind, Pointer) and not frozen)
        if place is None or (place.direct and place.variable.fixed):
            return None
        limit = place.variable.reach if place.direct else 0
        value = self.pointer(place.kind, limit)
        if value is None or value.text == place.expr.text == place.variable.name:
            return None
        return Stmt("#0 = #1;", (place.expr, value))

    def assign_struct(self):
        place = self.place(lambda kind, frozen: kind in self.structs and not frozen)
        if place is None:
            return None
        limit = (place.variable.reach if place.direct else 0) if has_pointer(place.kind) else 99
        source = self.place(
            lambda kind, frozen: kind == place.kind and not (frozen and has_pointer(kind)),
            lambda each: each.reach <= limit,
        )
        return source and Stmt("#0 = #1;", (place.expr, source.expr))

    def swap_pointers(self):
        """Of two variables that point to the same type for as long."""
        place = self.place(
            lambda kind, frozen: isinstance(kind, Pointer) and not frozen,
            lambda each: isinstance(each.kind, Pointer) and not each.fixed,
        )
        if place is None or not place.direct:
            return None
        other = self.place(
            lambda kind, frozen: kind == place.kind and not frozen,
            lambda each: (
                each.kind == place.kind and each.reach == place.variable.reach and not each.fixed
            ),
        )
        if other is None or not other.direct or other.expr.text == place.expr.text:
            return None
        name = self.fresh("w")
        text = f"{{ {declare(place.kind, name)} = #0; #0 = #1; #1 = {name}; }}"
        return Stmt(text, (place.expr, other.expr))

    # -- copies --------------------------------------------------------------------------------

    def move(self):
        """Overlapping, when both are of one array."""
        kind = self.pick((DOUBLE, DOUBLE, *self.structs))
        if has_pointer(kind):
            return None
        length = self.rng.randrange(1, 4)
        target = self.pointer(Pointer(kind, length), self.level)
        source = self.pointer(Pointer(kind, length, False), self.level)
        if target is None or source is None:
            return None
        text = f"memmove(#0, #1, {length} * sizeof({declare(kind, '')}));"
        return Stmt(text, (target, source))

    def copy(self):
        """To memory of this function, from elsewhere, so that they are two."""
        length = self.rng.randrange(1, 4)
        target = self.place(
            lambda kind, frozen: (
                isinstance(kind, Array)
                and kind.element == DOUBLE
                and not frozen
                and kind.length >= length
            ),
            lambda each: each.level >= 2 and not isinstance(each.kind, Pointer),
        )
        if target is None or not target.direct:
            return None
        source = self.pointer(
            Pointer(DOUBLE, length, False),
            self.level,
            choose=lambda each: each.parameter or (each.level == 0 and each.reach == 0),
        )
        if source is None:
            return None
        text = f"memcpy(#0, #1, {length} * sizeof($D));"
        return Stmt(text, (target.expr, source))

    def clear(self):
        length = self.rng.randrange(1, 4)
        target = self.pointer(Pointer(DOUBLE, length), self.level)
        return target and Stmt(f"memset(#0, 0, {length} * sizeof($D));", (target,))

    def pun(self):
        """A number that travels as an integer."""
        kind = self.number_kind()
        target = self.number_place(kind, write=True)
        if target is None:
            return None
        number, word = ("$D", "$W") if kind == DOUBLE else ("$F", "$V")
        bits, pun = self.fresh("b"), self.fresh("u")
        union = f"union {{ {number} number; {word} word; }} {pun};"
        texts = (
            f"{{\n  {union}\n  {pun}.number = #1;\n  {word} {bits} = {pun}.word;\n"
            f"  {pun}.word = {bits};\n  #0 = {pun}.number;\n}}",
            f"{{\n  {number} {pun} = #1;\n  {word} {bits};\n"
            f"  memcpy(&{bits}, &{pun}, sizeof {bits});\n"
            f"  memcpy(&#0, &{bits}, sizeof {bits});\n}}",
        )
        # Of a number known to LLVM, all that is left may be an integer.
        more = "" if self.chance(4) else "\n#0 *= 0.5$l;"
        return Stmt(self.pick(texts) + more, (target, self.number_read(0) or self.stored(2)))

    def pun_array(self):
        """Words in memory for a while, in another order."""
        source = self.pointer(Pointer(DOUBLE, 2, False), self.level)
        target = self.pointer(Pointer(DOUBLE, 2), self.level)
        if source is None or target is None:
            return None
        pun = self.fresh("u")
        texts = (
            f"{{\n  union {{ $D number; $W word; }} {pun}[2], {pun}_copy[2];\n"
            f"  for (int k = 0; k < 2; k++) {pun}[k].number = (#0)[k];\n"
            f"  for (int k = 0; k < 2; k++) {pun}_copy[1 - k].word = {pun}[k].word;\n"
            f"  for (int k = 0; k < 2; k++) (#1)[k] = {pun}_copy[k].number;\n}}",
            f"{{\n  $W {pun}[2];\n  memcpy({pun}, #0, sizeof {pun});\n"
            f"  memcpy(#1, {pun}, sizeof {pun});\n}}",
        )
        return Stmt(self.pick(texts), (source, target))

    def pun_member(self):
        """A number of a union, copied as an integer."""
        target = self.place(lambda kind, frozen: kind == WORD and not frozen)
        source = self.place(lambda kind, frozen: kind == WORD)
        if target is None or source.expr.text == target.expr.text:
            return None
        return Stmt("#0.word = #1.word;", (target.expr, source.expr))

    def print(self):
        """Never, but that takes knowing the numbers."""
        value = self.number_read(0)
        if value is None:
            return None
        return Stmt('if (#0 > 50.0$l) printf("%d\\n", (int)#0);', (value,))


class Calls(Memory):
    """What calls functions."""

    def __init__(self, rng):
        super().__init__(rng)
        self.callables = []
        self.named = set()
        self.tables = []
        self.recursion = None
        self.multiplier = 1
        self.cost = 0

    def affordable(self, each):
        return self.cost + self.multiplier * each.cost <= COST

    def called(self, want):
        """Something that returns what is wanted, as an expression."""
        found = [
            each for each in self.callables if want(each.kind.result) and self.affordable(each)
        ]
        rows = [
            each for each in self.tables if want(each[1].kind.result) and self.affordable(each[1])
        ]
        itself = self.recursion
        if itself and self.multiplier == 1 and want(itself.kind.result) and self.chance(2):
            return self.recursive(itself)
        if rows and self.chance(3):
            return self.through_table(*self.pick(rows))
        given = [each for each in self.variables() if isinstance(each.kind, FunctionPointer)]
        given = [each for each in given if want(each.kind.result)]
        if given and self.multiplier < 5 and self.chance(2):
            return self.through_parameter(self.pick(given))
        return self.plain_call(self.pick(found)) if found else None

    def plain_call(self, each):
        arguments = self.arguments(each.kind.parameters)
        if arguments is None:
            return None
        self.cost += self.multiplier * each.cost
        self.named.add(each.name)
        self.note("call")
        return self.call(f"@{each.name}", each.kind, arguments)

    def calls_of_the_rest(self):
        """Of functions that nothing calls so far."""
        made = []
        for each in self.callables:
            call = self.plain_call(each) if each.name not in self.named else None
            target = self.number_place(DOUBLE, write=True)
            if call is None:
                continue
            if isinstance(call.kind, Real):
                made.append(Stmt("#0 = #1;", (target, call)) if target else Stmt("#0;", (call,)))
            elif call.kind is None:
                made.append(Stmt("#0;", (call,)))
            else:
                stem = "t" if isinstance(call.kind, Struct) else "p"
                made.append(self.declared(call.kind, stem, parts=(call,)))
        return made

    def call(self, callee, kind, arguments, first=0):
        holes = ", ".join(f"#{at + first}" for at in range(len(kind.parameters)))
        return Expr(kind.result, f"{callee}({holes})", arguments, 2.0)

    def recursive(self, itself):
        arguments = self.arguments(itself.kind.parameters[1:])
        if arguments is None:
            return None
        self.recursion = None
        self.note("recursion")
        less = Expr(INT, "(depth - 1)", (), 4)
        return self.call(f"@{itself.name}", itself.kind, (less, *arguments))

    def through_table(self, name, each):
        arguments = self.arguments(each.kind.parameters)
        if arguments is None:
            return None
        self.cost += self.multiplier * each.cost
        self.named.update(each.names)
        self.note("function pointer")
        return self.call(f"@{name}[#0]", each.kind, (self.whole(1), *arguments), 1)

    def through_parameter(self, variable):
        arguments = self.arguments(variable.kind.parameters)
        if arguments is None:
            return None
        self.cost += self.multiplier * 100
        self.note("function pointer as an argument")
        return self.call(variable.name, variable.kind, arguments)

    def arguments(self, kinds):
        made = tuple(self.argument(each) for each in kinds)
        return None if None in made else made

    def argument(self, kind):
        if isinstance(kind, Real):
            return self.stored(1)
        if isinstance(kind, Int):
            return self.whole(kind.high, 1)
        if isinstance(kind, Struct):
            self.note("struct by value")
            return self.struct_value(kind)
        if isinstance(kind, FunctionPointer):
            return self.function_value(kind)
        return self.pointer(kind, self.level)

    def function_value(self, kind):
        found = [each for each in self.callables if each.kind == kind and self.affordable(each)]
        if not found:
            return None
        each = self.pick(found)
        self.cost += self.multiplier * max(each.cost for each in found)
        self.named.add(each.name)
        return Expr(kind, f"@{each.name}")

    def call_number(self, depth):
        return self.called(lambda result: isinstance(result, Real))

    def call_void(self):
        made = self.called(lambda result: result is None)
        return made and Stmt("#0;", (made,))

    def call_struct(self):
        made = self.called(lambda result: isinstance(result, Struct))
        return made and self.declared(made.kind, "t", parts=(made,))

    def call_pointer(self):
        made = self.called(lambda result: isinstance(result, Pointer))
        return made and self.declared(made.kind, "p", parts=(made,))

    def comma(self):
        """A call for what it does, before another value."""
        call = self.called(lambda result: isinstance(result, Real))
        target = self.number_place(DOUBLE, write=True)
        if call is None or target is None:
            return None
        return Stmt("#0 = ((void)#1, #2);", (target, call, self.stored(1)))

    def function_pointer(self):
        """One of two functions, chosen now, called at once."""
        kinds = [each for each in self.callables if isinstance(each.kind.result, Real)]
        target = self.number_place(DOUBLE, write=True)
        if not kinds or target is None:
            return None
        kind = self.pick(kinds).kind
        first, second = self.function_value(kind), self.function_value(kind)
        arguments = self.arguments(kind.parameters)
        if None in (first, second, arguments):
            return None
        name = self.fresh("f")
        self.note("function pointer")
        text = f"{{ {declare(kind, name)} = #0 ? #1 : #2; #3 = #4; }}"
        call = self.call(name, kind, arguments)
        return Stmt(text, (self.condition(1), first, second, target, call))
