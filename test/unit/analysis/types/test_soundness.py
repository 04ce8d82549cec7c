"""Random programs of stores and copies: what is said of memory must fit what is really there."""

from hypothesis import given, settings
from hypothesis import strategies as st
from typed import Answers

SIZE = 48
SIZES = {"double": 8, "float": 4, "pointer": 8, "integer": 8, "short": 4}
VALUES = {
    "double": "double %d",
    "float": "float %e",
    "pointer": "ptr %r",
    "integer": "i64 %i",
    "short": "i32 %j",
}
#: What may be said of bytes that hold each kind; a float must never be called anything else.
ALLOWED = {
    "double": {"double", "conflict", "double in turns"},
    "float": {"float", "conflict"},
    "pointer": {"pointer", "conflict", "double in turns"},
    "integer": {"integer", "double", "float", "pointer", "conflict", "double in turns"},
    "short": {"integer", "double", "float", "pointer", "conflict", "double in turns"},
}
places = st.tuples(st.sampled_from("pq"), st.integers(0, SIZE // 4 - 2).map(lambda n: 4 * n))
steps = st.one_of(
    st.tuples(st.just("store"), st.sampled_from(sorted(VALUES)), places),
    st.tuples(
        st.just("move"), st.sampled_from(["i32", "i64", "<2 x i32>", "double"]), places, places
    ),
    st.tuples(st.just("copy"), st.integers(1, SIZE), places, places),
    st.tuples(st.just("call"), st.sampled_from(["i32", "i64"]), places, places),
)


class Program:
    """The IR, and what each byte of the two buffers holds as it runs."""

    def __init__(self):
        self.lines = ["%i = mul i64 %a, 3", "%j = mul i32 %b, 3"]
        self.count = 0
        self.bytes = {name: [None] * SIZE for name in "pq"}

    def address(self, place):
        self.count += 1
        self.lines.append(f"%g{self.count} = getelementptr i8, ptr %{place[0]}, i64 {place[1]}")
        return f"ptr %g{self.count}"

    def apply(self, step):
        getattr(self, step[0])(*step[1:])

    def store(self, kind, place):
        self.lines.append(f"store {VALUES[kind]}, {self.address(place)}")
        self.write(place, [kind] * SIZES[kind])

    def move(self, kind, source, target):
        size = 4 if kind == "i32" else 8
        self.count += 1
        name = f"%v{self.count}"
        held = self.read(source, size)
        if kind == "double" and set(held) != {"double"}:
            kind = "i64"
        self.lines.append(f"{name} = load {kind}, {self.address(source)}")
        self.lines.append(f"store {kind} {name}, {self.address(target)}")
        self.write(target, held)

    def copy(self, size, source, target):
        size = min(size, SIZE - source[1], SIZE - target[1])
        target_text, source_text = self.address(target), self.address(source)
        self.lines.append(
            f"call void @llvm.memmove.p0.p0.i64({target_text}, {source_text}, i64 {size}, i1 false)"
        )
        self.write(target, self.read(source, size))

    def call(self, kind, source, target):
        size = 4 if kind == "i32" else 8
        target_text, source_text = self.address(target), self.address(source)
        self.lines.append(f"call void @move_{kind}({target_text}, {source_text})")
        self.write(target, self.read(source, size))

    def read(self, place, size):
        return self.bytes[place[0]][place[1] : place[1] + size]

    def write(self, place, kinds):
        self.bytes[place[0]][place[1] : place[1] + len(kinds)] = kinds

    def text(self):
        lines = "\n".join(self.lines)
        movers = "".join(
            f"define void @move_{kind}(ptr %t, ptr %s) {{\n%v = load {kind}, ptr %s\n"
            f"store {kind} %v, ptr %t\nret void\n}}\n"
            for kind in ("i32", "i64")
        )
        return (
            "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n"
            + movers
            + "define void @f(ptr %p, ptr %q, ptr %r, double %d, float %e, i64 %a, i32 %b) {\n"
            + f"{lines}\nret void\n}}\n"
        )


def said(found, name):
    """The kind of each byte."""
    kinds = []
    for _, kind, length in found.memory(f"%{name}", SIZE):
        kinds += [kind] * length
    return kinds


@settings(max_examples=250, deadline=None)
@given(st.lists(steps, min_size=1, max_size=12))
def test_bytes_are_never_held_for_what_they_are_not(program):
    made = Program()
    for step in program:
        made.apply(step)
    found = Answers(made.text())
    for name in "pq":
        for at, (kind, held) in enumerate(zip(said(found, name), made.bytes[name], strict=True)):
            if held is not None:
                assert kind in ALLOWED[held], (name, at, made.text())
