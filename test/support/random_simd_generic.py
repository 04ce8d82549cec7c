"""GCC's and clang's vector extensions, and plain C numbers, as rows of operations."""

from random_simd_ops import (
    Row,
    Type,
    chained,
    cleared_bits,
    constant,
    each,
    get,
    kept_bits,
    lane,
    moved,
    numbers,
    put,
    same,
    selected,
    selected_bits,
    shuffle,
    spread,
)

_OPERATORS = {"add": "+", "sub": "-", "mul": "*", "div": "/"}
_COMPARED = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "!="}
_FUNCTIONS = {"d": {"sqrt": "sqrt", "abs": "fabs", "min": "fmin", "max": "fmax"}}
_FUNCTIONS["f"] = {name: f"{text}f" for name, text in _FUNCTIONS["d"].items()}


def _suffix(kind):
    return "f" if kind.kind == "f" else ""


def plain(kind):
    """Numbers of C."""
    for name, sign in _OPERATORS.items():
        yield Row(name, (kind, kind), kind, f"{{0}} {sign} {{1}}", each(name), weight=2)
    for name, text in _FUNCTIONS[kind.kind].items():
        listed = ", ".join(f"{{{at}}}" for at in range(2 if name in ("min", "max") else 1))
        operands = (kind,) * (2 if name in ("min", "max") else 1)
        yield Row(name, operands, kind, f"{text}({listed})", each(name), weight=1)
    for name in ("sin", "exp"):
        text = f"{name}{_suffix(kind)}({{0}})"
        yield Row(name, (kind,), kind, text, each(name), weight=1)
    yield Row("constant", (), kind, "{list}", constant, numbers(1, _suffix(kind)))
    for name, sign in _COMPARED.items():
        yield Row(name, (kind, kind), kind.masks, f"{{0}} {sign} {{1}}", each(name), weight=1)
    yield Row("choose", (kind.masks, kind, kind), kind, "{0} ? {1} : {2}", selected)


def arithmetic(kind):
    for name, sign in _OPERATORS.items():
        yield Row(name, (kind, kind), kind, f"{{0}} {sign} {{1}}", each(name), weight=5)
    yield Row("minus", (kind,), kind, "-{0}", each("neg"))
    wide = f"({kind.name}){{{{{{list}}}}}}"
    yield Row("constants", (), kind, wide, constant, numbers(kind.lanes, _suffix(kind)), weight=4)
    scalar = kind.of(1)
    for name in ("mul", "add", "div"):
        text = f"{{0}} {_OPERATORS[name]} {{1}}"
        yield Row(f"{name} by a number", (kind, scalar), kind, text, _with_number(name))


def _with_number(name):
    def lanes(machine, operands, _given):
        return [machine.op(name, atom, operands[1][0]) for atom in operands[0]]

    return lanes


def built_in(kind):
    for name in ("sqrt", "abs", "min", "max", "floor"):
        count = 2 if name in ("min", "max") else 1
        listed = ", ".join(f"{{{at}}}" for at in range(count))
        text = f"__builtin_elementwise_{name}({listed})"
        weight = 1 if name == "floor" else 3
        yield Row(name, (kind,) * count, kind, text, each(name), weight=weight)
    text = "__builtin_elementwise_fma({0}, {1}, {2})"
    yield Row("fma", (kind,) * 3, kind, text, chained("add"))


def lanes_moved(kind):
    count, scalar = kind.lanes, kind.of(1)
    yield Row("subscript", (kind,), scalar, "{0}[{at}]", get, lane(count), weight=4)
    written = "{kind} {r} = {0}; {r}[{at}] = {1}"
    yield Row("put", (kind, scalar), kind, written, put, lane(count), weight=3)
    listed = ", ".join(f"{{{at}}}" for at in range(count))
    text = f"({kind.name}){{{{{listed}}}}}"
    yield Row("list", (scalar,) * count, kind, text, moved(*range(count)), weight=3)
    text = f"(({kind.name}){{{{0}}}} + {{0}})"
    yield Row("spread", (scalar,), kind, text, spread(count), weight=2)
    only = lambda m, o, _g: [o[0][0]] + [m.literal(0)] * (count - 1)  # noqa: E731
    yield Row("head", (scalar,), kind, f"({kind.name}){{{{{{0}}}}}}", only, weight=2)
    partly = lambda m, o, g: [  # noqa: E731
        o[0][0] if at == g["at"] else m.nothing() for at in range(count)
    ]
    text = "{kind} {r}; {r}[{at}] = {0}"
    yield Row("uninitialised", (scalar,), kind, text, partly, lane(count), weight=2)


def shuffled(kind, other, *, holes):
    """Lanes of two vectors as one of perhaps another length."""
    text = "__builtin_shufflevector({0}, {1}, {list})"
    pick = shuffle(other.lanes, 2 * kind.lanes, holes=holes)
    yield Row("shufflevector", (kind, kind), other, text, moved(), pick, weight=3)


def compared(kind):
    masks, name = kind.masks, kind.name
    for word, sign in _COMPARED.items():
        yield Row(word, (kind, kind), masks, f"{{0}} {sign} {{1}}", each(word), weight=1)
    yield Row("and", (masks, masks), masks, "{0} & {1}", each("and"))
    yield Row("or", (masks, masks), masks, "{0} | {1}", each("or"))
    yield Row("not", (masks,), masks, "~{0}", each("not"))
    bits = f"({masks.name})"
    text = f"({name})(({{0}} & {bits}{{1}}) | (~{{0}} & {bits}{{2}}))"
    yield Row("bits", (masks, kind, kind), kind, text, selected_bits, weight=3)
    yield Row("keep", (masks, kind), kind, f"({name})({{0}} & {bits}{{1}})", kept_bits)
    yield Row("clear", (masks, kind), kind, f"({name})(~{{0}} & {bits}{{1}})", cleared_bits)
    chosen = f"({name})((x{masks.name}){{0}} ? (x{name}){{1}} : (x{name}){{2}})"
    yield Row("ternary", (masks, kind, kind), kind, chosen, selected, weight=4)
    truth = "{0}[{at}] != 0"
    yield Row("test", (masks,), kind.masks.of(1), truth, get, lane(kind.lanes), weight=1)


def converted(kind, other):
    text = f"__builtin_convertvector({{0}}, {other.name})"
    yield Row("convert", (kind,), other, text, same, weight=4)


def number_rows():
    rows = [*plain(Type("d", 1)), *plain(Type("f", 1))]
    for kind, other in (("d", "f"), ("f", "d")):
        text = f"({Type(other, 1).name}){{0}}"
        rows.append(Row("cast", (Type(kind, 1),), Type(other, 1), text, same))
    return rows


def generic_rows(widths, *, holes=True):
    """For vectors of so many lanes, by kind."""
    rows = []
    for kind, counts in widths.items():
        kinds = [Type(kind, count) for count in counts]
        for each_kind in kinds:
            for family in (arithmetic, built_in, lanes_moved, compared):
                rows += family(each_kind)
            for other in kinds:
                rows += shuffled(each_kind, other, holes=holes)
    for count in set(widths.get("d", ())) & set(widths.get("f", ())):
        rows += converted(Type("d", count), Type("f", count))
        rows += converted(Type("f", count), Type("d", count))
    return rows
