"""Control-flow graphs without IR: stand-ins for blocks, random graphs, answers by definition."""

from hypothesis import strategies as st


class StandIn:
    """As much of a block as the analyses of graphs may use."""

    def __init__(self, ref):
        self.ref = ref
        self.successors = ()
        self.terminator = None

    @property
    def is_terminated(self):
        return self.terminator is not None

    def __repr__(self):
        return self.ref


class Graph:
    """As much of a function: `Graph("a b c", "a b", "b")` for a -> b, c and b -> c ..."""

    def __init__(self, successors):
        self.ref = "@f"
        self.blocks = [StandIn(f"%{name}") for name in successors]
        by_name = dict(zip(successors, self.blocks, strict=True))
        for block, names in zip(self.blocks, successors.values(), strict=True):
            block.successors = tuple(by_name[name] for name in names)

    def __getitem__(self, name):
        return next(block for block in self.blocks if block.ref == f"%{name}")


def graph(*rows):
    """`graph("a: b c", "b: c", "c:")`."""
    table = {}
    for row in rows:
        name, _, targets = row.partition(":")
        table[name] = targets.split()
    return Graph(table)


def numbered(rows):
    """A graph from a list of lists of numbers."""
    return Graph({str(i): [str(target) for target in row] for i, row in enumerate(rows)})


def _rows(count):
    # As in LLVM, nothing leads to the entry.
    targets = st.lists(st.integers(min(1, count - 1), count - 1), max_size=3 if count > 1 else 0)
    return st.lists(targets, min_size=count, max_size=count)


#: Few edges make long paths and unreachable blocks, many make irreducible cycles.
rows = st.integers(1, 9).flatmap(_rows)
graphs = rows.map(numbered)


def random_rows(random):
    """The same without Hypothesis, for what is checked in one go."""
    count = random.randint(2, 14)
    return [[random.randrange(1, count) for _ in range(random.choice((0, 1, 1, 2, 2, 2, 3, 4)))]
            for _ in range(count)]  # fmt: skip


def reach(starts, successors, without=None):
    """What is reached from the starts when one block is taken away."""
    seen = {block for block in starts if block is not without}
    work = list(seen)
    while work:
        for target in successors(work.pop()):
            if target is not without and target not in seen:
                seen.add(target)
                work.append(target)
    return seen


def names(blocks):
    return " ".join(block.ref[1:] for block in blocks)


def natural_loops(cfg):
    """Header to blocks: what reaches a latch without passing the header, and the header."""

    def sources(block):
        return [source for source in cfg.predecessors(block) if cfg.is_reachable(source)]

    found = {}
    for source, header in cfg.edges:
        cut_off = set(cfg.blocks) - reach([cfg.entry], cfg.successors, without=header)
        if source in cut_off:
            found.setdefault(header, {header}).update(reach([source], sources, without=header))
    return found


def program(name, rows):
    """A function with such a graph: each block changes a number and tells @trace about it."""
    entering = {number: [] for number in range(len(rows))}
    for source, targets in enumerate(rows):
        for target in targets:
            entering[target].append(source)
    reached = _dominated_by(rows)
    blocks = [
        _block(number, targets, entering[number], reached[number])
        for number, targets in enumerate(rows)
    ]
    return f"define i32 @{name}(i32 %input) {{\n" + "\n".join(blocks) + "\n}\n"


def _dominated_by(rows):
    """For each block one that dominates it (itself, if it is unreachable): the lowest number."""

    def reached(without):
        return reach([0], lambda block: rows[block], without)

    every = reached(None)
    return [
        next((d for d in range(1, len(rows)) if d in every and b in every - reached(d)), b)
        for b in range(len(rows))
    ]


def _block(number, targets, entering, above):
    incoming = [f"[ {'%n' if s % 3 else ''}{s}, %b{s} ]" for s in entering]
    start = f"phi i32 {', '.join(incoming)}" if incoming else "add i32 %input, 0"
    lines = [
        f"b{number}:",
        f"  %s{number} = {start}",
        f"  %m{number} = mul i32 %s{number}, {2 * number + 3}",
        f"  %n{number} = add i32 %m{number}, {'%m' if above != number else ''}{above}",
        f"  call void @trace(i32 {number}, i32 %n{number})",
        f"  %d{number} = lshr i32 %n{number}, 3",
        f"  %c{number} = and i32 %d{number}, {1 if len(targets) < 3 else 3}",
        *_ending(number, [f"label %b{target}" for target in targets]),
    ]
    return "\n".join(lines)


def _ending(number, labels):
    if not labels:
        return [f"  ret i32 %n{number}"] if number % 4 else ["  call void @stop()", "  unreachable"]
    if len(labels) == 1:
        return [f"  br {labels[0]}"]
    if len(labels) == 2:
        return [
            f"  %t{number} = trunc i32 %c{number} to i1",
            f"  br i1 %t{number}, {', '.join(labels)}",
        ]
    cases = " ".join(f"i32 {i}, {label}" for i, label in enumerate(labels[1:]))
    return [f"  switch i32 %c{number}, {labels[0]} [ {cases} ]"]


#: What the programs call.
DECLARATIONS = "declare void @trace(i32, i32)\ndeclare void @stop()\n"
