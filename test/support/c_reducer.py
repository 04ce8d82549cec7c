"""Makes a failing C program smaller, as long as it still fails.

Every step leaves a valid program (see random_c_statements), but for names that are no longer
declared; those are looked for before anything is built.
"""

import copy

from c_program import NAME, PLAIN, Expr, Int, Printer, Real, walk


def reduce_program(program, fails, most=400):
    """The smallest program that is found to fail in so many attempts."""
    search = Search(program, fails, most)
    progress = True
    while search.left > 0 and progress:
        progress = sum(search.run(edits) for edits in EDITS) > 0
    return search.program


class Search:
    """The best program so far."""

    def __init__(self, program, fails, most):
        self.program = program
        self.fails = fails
        self.left = most
        self.seen = set()
        self.declared = declared(program)

    def run(self, edits):
        """Apply every edit of a kind that keeps the failure; whether there was one."""
        progress, at = False, 0
        while self.left > 0:
            changed = copy.deepcopy(self.program)
            edit = nth(edits(changed), at)
            if edit is None:
                return progress
            edit()
            if self.good(changed):
                self.program, progress = changed, True
            else:
                at += 1
        return progress

    def good(self, changed):
        prune(changed)
        text = Printer("", PLAIN).program(changed) + str(changed.style) + str(changed.arguments)
        gone = self.declared - declared(changed)
        if text in self.seen or not gone.isdisjoint(NAME.findall(text)):
            return False
        self.seen.add(text)
        self.left -= 1
        return self.fails(changed)


def nth(items, at):
    return next((each for index, each in enumerate(items) if index == at), None)


# -- edits: generators of functions that change the program they were made for ---------------------


def blocks(program):
    for function in program.functions:
        yield function.body
        for statement in walk(function.body):
            yield from statement.blocks


def emptied(program):
    for block in blocks(program):
        if block:
            yield block.clear


def halved(program):
    for block in blocks(program):
        size = len(block) // 2
        if size > 1:
            for start in (0, size):
                yield lambda block=block, start=start, size=size: remove(block, start, size)


def remove(block, start, size):
    del block[start : start + size]


def deleted(program):
    for block in blocks(program):
        for at in reversed(range(len(block))):
            yield lambda block=block, at=at: remove(block, at, 1)


def unwrapped(program):
    """A statement's blocks instead of it."""
    for block in blocks(program):
        for at, statement in enumerate(block):
            for inner in statement.blocks:
                if inner:
                    yield lambda block=block, at=at, inner=inner: put(block, at, inner)


def put(block, at, inner):
    block[at : at + 1] = inner


def holders(program):
    """What has expressions, with them."""
    for function in program.functions:
        for statement in [*function.begin, *walk(function.body), *function.end]:
            yield from holders_in(statement)


def holders_in(holder):
    yield holder
    for part in holder.parts:
        yield from holders_in(part)


def simplified(program):
    for holder in holders(program):
        for at, part in enumerate(holder.parts):
            for other in simpler(part):
                yield lambda holder=holder, at=at, other=other: replace(holder, at, other)


def replace(holder, at, other):
    holder.parts = (*holder.parts[:at], other, *holder.parts[at + 1 :])


def simpler(part):
    """A literal, or a part of the same type in the same bounds."""
    if not part.parts and part.text[:1].isdigit():
        return
    if isinstance(part.kind, Int):
        yield Expr(part.kind, str(part.low), (), part.low, part.low)
    if isinstance(part.kind, Real) and part.high >= 0.5:
        yield Expr(part.kind, "0.5$l" if part.kind.name == "D" else "0.5$g", (), 0.5)
    for inner in part.parts:
        alike = inner.kind == part.kind or (is_number(inner) and is_number(part))
        if alike and inner.high <= part.high and inner.low >= part.low:
            yield inner


def is_number(expr):
    return isinstance(expr.kind, Real)


def restyled(program):
    for word, value in program.style.items():
        if value:
            yield lambda word=word: program.style.update({word: False})
    for argument in program.arguments:
        if argument.active and argument.marker not in ("", "enzyme_dup"):
            yield lambda argument=argument: setattr(argument, "marker", "enzyme_dup")


def without_argument(program):
    """Those that nothing mentions."""
    counts = names_used(program)
    for at, argument in enumerate(program.arguments):
        aliased = any(each.alias.startswith(f"{argument.name} ") for each in program.arguments)
        if counts[argument.name] <= 2 and not aliased and len(program.arguments) > 1:
            yield lambda at=at: drop_argument(program, at)


def drop_argument(program, at):
    from random_c import number_count  # noqa: PLC0415 (which needs Hypothesis)

    start = sum(number_count(each) for each in program.arguments[:at])
    end = start + number_count(program.arguments[at])
    program.point = program.point[:start] + program.point[end:]
    program.seeds = tuple(lane[:start] + lane[end:] for lane in program.seeds)
    del program.arguments[at], program.entry.parameters[at]


EDITS = (emptied, halved, deleted, unwrapped, without_argument, simplified, restyled)


# -- what is no longer used ------------------------------------------------------------------------


def names_used(program):
    """How often each numbered name is written, in all of the program."""
    counts = {}
    for name in NAME.findall(Printer("", PLAIN).program(program)):
        counts[name] = counts.get(name, 0) + 1
    return counts


def prune(program):
    """Functions, tables, globals and structs that nothing mentions go."""
    before = -1
    while before != (before := size(program)):
        counts = names_used(program)
        program.tables = [each for each in program.tables if counts[defined(each)] > 1]
        helpers = [each for each in program.functions[:-1] if counts[each.name] > 2]
        program.functions = [*helpers, program.entry]
        resets = program.entry.begin
        used = [
            each for each in program.variables if counts[defined(each)] > mentions(each, resets)
        ]
        names = {defined(each) for each in used}
        program.variables = used
        program.entry.begin = [each for each in resets if not stale(each, names)]
        program.structs = [each for each in program.structs if counts[each.name] > 1]


def size(program):
    return sum(map(len, (program.tables, program.functions, program.variables, program.structs)))


def defined(statement):
    """The name that a declaration at the top level is for."""
    return statement.names[0]


def mentions(variable, resets):
    """How often a global is named by its declaration and by what resets it."""
    name = defined(variable)
    return 1 + sum(NAME.findall(each.text.replace("@", " ")).count(name) for each in resets)


def stale(reset, names):
    return any(name not in names for name in NAME.findall(reset.text.replace("@", " ")))


def declared(program):
    """The variables that statements declare for those behind them."""
    return {
        name
        for function in program.functions
        for statement in walk(function.body)
        for name in statement.names
    }
