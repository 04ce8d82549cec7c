"""Operations of SIMD programs: how each is written with vectors, and what its lanes compute.

A row says which kinds of vectors it is for, what it is made of, the C, and a function from lanes to
lanes, which any machine of `random_simd_machines` can do.
"""

from typing import NamedTuple


class Type(NamedTuple):
    """Numbers ("d" or "f") or masks of so many lanes; one lane is a plain C number."""

    kind: str
    lanes: int
    mask: bool = False

    @property
    def name(self):
        """As the programs declare them."""
        if self.lanes == 1:
            return {"d": "double", "f": "float"}[self.kind] if not self.mask else "int"
        return f"{'lm'[self.kind == 'f'] if self.mask else self.kind}{self.lanes}"

    @property
    def bits(self):
        return {"d": 64, "f": 32}[self.kind] * self.lanes

    @property
    def masks(self):
        return self._replace(mask=True)

    def of(self, lanes):
        return self._replace(lanes=lanes)


class Row(NamedTuple):
    """`text` has {0}, {1} ... for operands, {p} ... for what `pick` chose."""

    name: str
    operands: tuple
    result: Type
    text: str
    lanes: object
    #: Choose parameters, with a random generator: a dictionary for `text` and `lanes`.
    pick: object = None
    weight: int = 2


# -- lanes -----------------------------------------------------------------------------------------


def each(name):
    """Do the operation lane by lane."""

    def lanes(machine, operands, _given):
        return [machine.op(name, *atoms) for atoms in zip(*operands, strict=True)]

    return lanes


def first(name, *, of=(0, 1)):
    """Do the operation in lane 0; the rest is that of the first operand."""

    def lanes(machine, operands, _given):
        made = machine.op(name, *(operands[at][0] for at in of))
        return [made, *operands[0][1:]]

    return lanes


def moved(*places):
    """Take lanes by their place in all operands, one after the other; -1 is nothing."""

    def lanes(machine, operands, given):
        atoms = [atom for operand in operands for atom in operand]
        wanted = given["places"] if given and "places" in given else places
        return [atoms[at] if at >= 0 else machine.nothing() for at in wanted]

    return lanes


def paired(name, near):
    """Do the operation of neighbours: of the first operand, then of the second, in 128 bits."""

    def lanes(machine, operands, _given):
        one, other = operands
        found = []
        for start in range(0, len(one), near):
            for source in (one, other):
                part = source[start : start + near]
                pairs = zip(part[::2], part[1::2], strict=True)
                found += [machine.op(name, *pair) for pair in pairs]
        return found

    return lanes


def alternating(even, odd):
    def lanes(machine, operands, _given):
        pairs = zip(*operands, strict=True)
        return [machine.op((even, odd)[at % 2], *atoms) for at, atoms in enumerate(pairs)]

    return lanes


def chained(*names):
    """Do fused arithmetic: a product, then what becomes of it and the third."""

    def lanes(machine, operands, _given):
        found = []
        for x, y, z in zip(*operands, strict=True):
            product = machine.op("mul", x, y)
            for name in names[:-1]:
                product = machine.op(name, product)
            found.append(machine.op(names[-1], product, z))
        return found

    return lanes


def summed(machine, operands, _given):
    """Do the scalar product of 128 bits, in all lanes."""
    found = []
    one, other = operands
    total = machine.op("mul", one[0], other[0])
    for x, y in zip(one[1:], other[1:], strict=True):
        total = machine.op("add", total, machine.op("mul", x, y))
    found += [total] * len(one)
    return found


def selected(machine, operands, _given):
    return [machine.choose(*atoms) for atoms in zip(*operands, strict=True)]


def selected_bits(machine, operands, _given):
    return [machine.choose_bits(*atoms) for atoms in zip(*operands, strict=True)]


def kept_bits(machine, operands, _given):
    """Keep where a mask is on; zero elsewhere."""
    zero = machine.literal(0)
    return [machine.choose_bits(m, x, zero) for m, x in zip(*operands, strict=True)]


def cleared_bits(machine, operands, _given):
    zero = machine.literal(0)
    return [machine.choose_bits(m, zero, x) for m, x in zip(*operands, strict=True)]


def spread(count):
    def lanes(_machine, operands, _given):
        return [operands[0][0]] * count

    return lanes


def put(machine, operands, given):
    """Replace one lane of the first by the second."""
    found = list(operands[0])
    found[given["at"]] = operands[1][0]
    return found


def get(_machine, operands, given):
    return [operands[0][given["at"]]]


def same(_machine, operands, _given):
    return list(operands[0])


def joined(name):
    """Do the operation of all lanes, one after the other."""

    def lanes(machine, operands, _given):
        found = operands[0][0]
        for atom in operands[0][1:]:
            found = machine.op(name, found, atom)
        return [found]

    return lanes


def constant(machine, _operands, given):
    return [machine.literal(value) for value in given["values"]]


# -- parameters ------------------------------------------------------------------------------------

QUARTERS = [-2.5, -1.5, -0.75, -0.5, 0.25, 0.5, 0.75, 1.25, 1.5, 2.0, 0.0, 1.0]


def numbers(count, suffix=""):
    def pick(rng):
        values = [rng.choice(QUARTERS) for _ in range(count)]
        return {"values": values, "list": ", ".join(f"{each}{suffix}" for each in values)}

    return pick


def backwards(count, suffix=""):
    """Choose numbers for intrinsics that have the last lane first."""

    def pick(rng):
        values = [rng.choice(QUARTERS) for _ in range(count)]
        return {"values": values, "list": ", ".join(f"{each}{suffix}" for each in values[::-1])}

    return pick


def lane(count):
    return lambda rng: {"at": rng.randrange(count)}


def imm(count, places):
    """Choose bits, and what places they mean."""

    def pick(rng):
        bits = rng.randrange(1 << count)
        return {"imm": bits, "places": places(bits)}

    return pick


def shuffle(count, total, *, holes):
    """Choose any lanes, some of them undefined."""

    def pick(rng):
        places = [rng.randrange(-1 if holes else 0, total) for _ in range(count)]
        return {"places": places, "list": ", ".join(map(str, places))}

    return pick


def two_bits(bits, at):
    return bits >> 2 * at & 3


def blended(count):
    return lambda bits: [at + count * (bits >> at & 1) for at in range(count)]
