"""Model what a gradient sends: the primal's calls for any number of processes, and their reverse.

A program is a list of steps for each process: `("isend", peer, tag, name)`, `("ireceive", ...)`,
`("wait", names)`, and `send` and `receive` that wait for themselves.
"""

from collections import Counter, defaultdict

#: What is sent back is told apart by tag and number: here by a tag of two parts.
_BACK = "back"


def stencil(rank, size, steps):
    """Yield what one process of a rod does."""
    up, down = rank + 1, rank - 1
    for step in range(steps):
        names = []
        for what, peer, tag in (
            ("ireceive", down, 0),
            ("ireceive", up, 1),
            ("isend", up, 0),
            ("isend", down, 1),
        ):
            if 0 <= peer < size:
                names.append((step, what, tag))
                yield what, peer, tag, names[-1]
        yield "wait", tuple(names)


def tree(rank, size, _steps):
    """Yield what one process does to combine numbers along a tree, and to hand the result down."""
    bit = 1
    while bit < size:
        if rank & bit:
            yield "send", rank - bit, 2, ("up",)
            break
        if rank + bit < size:
            yield "receive", rank + bit, 2, ("up", bit)
        bit *= 2
    if rank:
        yield "receive", rank - bit, 3, ("down",)
    bit //= 2
    while bit:
        if rank + bit < size:
            yield "send", rank + bit, 3, ("down", bit)
        bit //= 2


def everybody(rank, size, _steps):
    """Yield what one process does to send to all others, and to hear of all."""
    for k in range(1, size):
        yield "ireceive", (rank - k) % size, 4, ("in", k)
        yield "send", (rank + k) % size, 4, ("out", k)
        yield "wait", (("in", k),)


PATTERNS = (stencil, tree, everybody)


def reverse(steps):
    """Yield the steps of the way back, by the rules of docs/adr/0042-mpi.md."""
    counts, messages = Counter(), {}
    for step in steps:
        if step[0] != "wait":
            what, peer, tag, name = step
            side = "in" if what.endswith("receive") else "out"
            messages[name] = side, peer, (_BACK, tag, counts[side, peer, tag])
            counts[side, peer, tag] += 1
    started = set()

    def start(name):
        side, peer, tag = messages[name]
        if name not in started:
            started.add(name)
            yield ("isend" if side == "in" else "ireceive"), peer, tag, name

    for step in reversed(steps):
        if step[0] == "wait":
            for name in reversed(step[1]):
                yield from start(name)
            continue
        name = step[3]
        yield from start(name)
        if messages[name][0] == "out":
            yield "wait", (name,)  # what is sent back nobody waits for


class DeadlockError(Exception):
    """Processes wait for each other."""


class _Run:
    """Processes as far as they have come."""

    def __init__(self, programs, latency):
        self.programs = programs
        self.latency = latency
        self.clocks = [0.0] * len(programs)
        self.at = [0] * len(programs)
        self.sends, self.receives = defaultdict(list), defaultdict(list)
        self.done = [{} for _ in programs]
        self.waiting = {}
        self.ready = list(range(len(programs)))
        self.sent = 0

    def go_on(self, rank):
        """Let a process do what it can."""
        steps = self.programs[rank]
        while self.at[rank] < len(steps):
            step = steps[self.at[rank]]
            if step[0] != "wait":
                self.post(rank, *step)
            elif self.is_over(rank, step[1]):
                times = (self.done[rank][each] for each in step[1])
                self.clocks[rank] = max([self.clocks[rank], *times])
            else:
                self.waiting[rank] = step[1]
                return
            self.at[rank] += 1

    def is_over(self, rank, names):
        return all(each in self.done[rank] for each in names)

    def post(self, rank, what, peer, tag, name):
        """Post one message, and match it with what the other side has posted."""
        is_send = what.endswith("send")
        key = (rank, peer, tag) if is_send else (peer, rank, tag)
        (self.sends if is_send else self.receives)[key].append((rank, name, self.clocks[rank]))
        self.sent += is_send
        while self.sends[key] and self.receives[key]:
            both = self.sends[key].pop(0), self.receives[key].pop(0)
            time = max(each[2] for each in both) + self.latency
            for other, its_name, _ in both:
                self.done[other][its_name] = time
                if other in self.waiting and self.is_over(other, self.waiting[other]):
                    del self.waiting[other]
                    self.ready.append(other)


def simulate(programs, latency=1.0):
    """Run programs against each other; messages sent, and when the last process is done.

    As strict as MPI may be: a send is complete only once its receive has been posted.
    """
    made = _Run(programs, latency)
    while made.ready:
        made.go_on(made.ready.pop())
    if made.waiting:
        first = min(made.waiting)
        raise DeadlockError(f"{len(made.waiting)} processes wait for ever, {first} first")
    left = [*made.sends.values(), *made.receives.values()]
    if any(left):
        raise DeadlockError(f"{sum(map(len, left))} messages are never matched")
    return made.sent, max(made.clocks)


def plain(steps):
    """Return steps in which what waits for itself is two: to begin, and to wait."""
    found = []
    for step in steps:
        if step[0] in ("send", "receive"):
            found += [(f"i{step[0]}", *step[1:]), ("wait", (step[3],))]
        else:
            found.append(step)
    return found
