"""C programs as trees, printed twice: as they are, and with every number a `long double`.

Texts of nodes are templates: `#0` is a part, `` `0 `` a block, `@name` something of the program's
own at the top level, `$` and a letter what depends on the printing (see `PLAIN`).
"""

import re
from dataclasses import dataclass, field

#: The types of numbers, the words as large as they, suffixes of functions and of literals.
PLAIN = {
    **{"D": "double", "F": "float", "W": "uint64_t", "V": "uint32_t"},
    **{"s": "", "f": "f", "l": "", "g": "f"},
}
#: The same program in long doubles is what differences are taken of.
REFERENCE = {
    **{"D": "long double", "F": "long double", "W": "unsigned __int128"},
    **{"V": "unsigned __int128", "s": "l", "f": "l", "l": "L", "g": "L"},
}
_HOLE = re.compile(r"#(\d+)|`(\d+)|@(\w+)|\$(\w)")
NAME = re.compile(r"\b[a-z]+_?\d+\b")


#: What lists are made of.
NODE = "struct @node { $D value; struct @node *next; };\n"
#: A number that is also a word.
PUN = "struct @pun { union { $D number; $W word; }; };\n"


#: What programs may use, by name; printed where they do.
LIBRARY = {
    "pair": "struct @pair { $D *x, *y; };\n",
    "turn": "static void @turn(struct @pair *p) { $D *kept = p->x; p->x = p->y; p->y = kept; }\n",
    "copied": "static $D *@copied(const $D *x, int n) {\n"
    "  $D *y = malloc(n * sizeof *y);\n"
    "  for (int k = 0; k < n; k++) y[k] = sin$s(x[k]) * x[n - 1 - k] * 0.5$l;\n"
    "  return y;\n}\n",
    "linked": "static struct @node *@linked($D value, struct @node *next) {\n"
    "  struct @node *one = malloc(sizeof *one);\n"
    "  one->value = next ? sin$s(value + next->value) : value;\n"
    "  one->next = next;\n"
    "  return one;\n}\n",
    "forth": "static void @forth(const $D *restrict w, const $D *restrict in,\n"
    "    $D *restrict out, int n) {\n"
    "  for (int i = 0; i < n; i++) {\n    $D s = 0.125$l * in[i];\n"
    "    for (int j = 0; j < n; j++) s += 0.5$l * w[(i + j) % n] * in[j];\n"
    "    out[i] = sin$s(s);\n  }\n}\n",
    "across": "static void @across(const $D *restrict x, $D *restrict y, int n) {\n"
    "  for (int i = 1; i < n - 1; i++) y[i] = sin$s(x[i - 1] * x[i] - 0.5$l * x[i + 1]);\n}\n",
    "halves": "static void @halves($D *x, int n, $D t) {\n"
    "  if (n < 2) {\n    *x = sin$s(*x + t);\n    return;\n  }\n"
    "  @halves(x, n / 2, 0.5$l * t * *x);\n"
    "  @halves(x + n / 2, n - n / 2, 0.5$l * *x);\n"
    "  for (int k = 0; k < n / 2; k++) x[k] = 0.5$l * x[k] + 0.25$l * x[n - 1 - k] * t;\n}\n",
    "pool": "struct @pool { void *free; };\n",
    "give": "static void @give(struct @pool *p, void *piece) {\n"
    "  *(void **)piece = p->free;\n  p->free = piece;\n}\n",
    "take": "static void *@take(struct @pool *p) {\n"
    "  void *piece = p->free;\n  p->free = *(void **)piece;\n  return piece;\n}\n",
    "cell": "union @cell { $D number; const $D *place; };\n",
    "record": "struct @record { int id; $D value; };\n",
    "swap": "static void @swap(void *a, void *b, size_t size) {\n  char kept[64];\n"
    "  memcpy(kept, a, size);\n  memcpy(a, b, size);\n  memcpy(b, kept, size);\n}\n",
    "bent": "static $D @bent($D x) { return sin$s(2.0$l * x); }\n",
    "wound": "static $D @wound($D x) { return x < 0.3$l ? 0.5$l * x * x : 0.25$l + 0.5$l * x; }\n",
    "applied": "static $D @applied($D (*curve)($D), $D x, int n) {\n"
    "  while (n-- > 0) x = curve(x);\n"
    "  return x;\n}\n",
}


@dataclass(frozen=True)
class Real:
    name: str


@dataclass(frozen=True)
class Int:
    """From zero to `high`."""

    high: int = 5


@dataclass(frozen=True)
class Pointer:
    """To the first of at least `length` elements."""

    target: object
    length: int = 1
    writable: bool = True


@dataclass(frozen=True)
class Array:
    element: object
    length: int


@dataclass(frozen=True)
class Struct:
    name: str
    fields: tuple


@dataclass(frozen=True)
class FunctionPointer:
    result: object
    parameters: tuple


DOUBLE, FLOAT, INT = Real("D"), Real("F"), Int()


def declare(kind, name):
    """The declaration of a variable, as a template; of a type where the name is empty."""
    if isinstance(kind, Array):
        return declare(kind.element, f"{name}[{kind.length}]")
    if isinstance(kind, FunctionPointer):
        return signature(kind.result, f"(*{name})", [declare(each, "") for each in kind.parameters])
    if isinstance(kind, Pointer):
        return declare_pointer(kind, name)
    if isinstance(kind, Real):
        word = f"${kind.name}"
    else:
        word = f"struct @{kind.name}" if isinstance(kind, Struct) else "int"
    return f"{word} {name}".rstrip()


def declare_pointer(kind, name):
    inner = f"(*{name})" if isinstance(kind.target, Array) else f"*{name}"
    if kind.writable:
        return declare(kind.target, inner)
    if isinstance(kind.target, Pointer):
        return declare(kind.target, f"const {inner}")
    return f"const {declare(kind.target, inner)}"


def signature(result, name, parameters):
    listed = ", ".join(parameters) or "void"
    return f"void {name}({listed})" if result is None else declare(result, f"{name}({listed})")


@dataclass
class Expr:
    """Of a number `high` bounds the absolute value; an integer lies from `low` to `high`."""

    kind: object
    text: str
    parts: tuple = ()
    high: float = 0
    low: int = 0


@dataclass
class Stmt:
    """`names` are what it declares for the statements behind it."""

    text: str
    parts: tuple = ()
    blocks: tuple = ()
    names: tuple = ()


@dataclass
class Function:
    name: str
    result: object
    parameters: list
    body: list
    #: What it begins and ends with, whatever is deleted between.
    begin: list = field(default_factory=list)
    end: list = field(default_factory=list)
    prefix: str = "static "

    def head(self):
        listed = [declare(kind, name) for name, kind in self.parameters]
        return self.prefix + signature(self.result, f"@{self.name}", listed)


@dataclass
class Argument:
    """A parameter of the function to be differentiated; `alias` is what a pointer points into."""

    name: str
    kind: object
    active: bool
    marker: str
    alias: str = ""


@dataclass
class Program:
    """The last function is the one to be differentiated."""

    structs: list = field(default_factory=list)
    variables: list = field(default_factory=list)
    functions: list = field(default_factory=list)
    tables: list = field(default_factory=list)
    arguments: list = field(default_factory=list)
    features: set = field(default_factory=set)
    floats: bool = False
    point: tuple = ()
    seeds: tuple = ()
    style: dict = field(default_factory=dict)

    @property
    def entry(self):
        return self.functions[-1]


class Printer:
    """Templates to text, for one program and one way of printing."""

    def __init__(self, prefix, words):
        self.prefix = prefix
        self.words = words

    def text(self, template, parts=(), blocks=(), indent=""):
        def hole(match):
            part, block, name, word = match.groups()
            if part:
                return self.expr(parts[int(part)])
            if block:
                return "{\n" + self.block(blocks[int(block)], indent + "  ") + indent + "}"
            return f"{self.prefix}{name}" if name else self.words[word]

        return _HOLE.sub(hole, template)

    def expr(self, expr):
        return self.text(expr.text, expr.parts)

    def block(self, statements, indent="  "):
        return "".join(self.statement(each, indent) for each in statements)

    def statement(self, statement, indent):
        lines = statement.text.split("\n")
        made = [self.text(line, statement.parts, statement.blocks, indent) for line in lines]
        return "".join(f"{indent}{line}\n" for line in made)

    def function(self, function):
        body = self.block([*function.begin, *function.body, *function.end])
        return f"{self.text(function.head())} {{\n{body}}}\n"

    def struct(self, struct):
        fields = " ".join(self.text(declare(kind, name)) + ";" for name, kind in struct.fields)
        return f"{self.text(f'struct @{struct.name}')} {{ {fields} }};\n"

    def program(self, program):
        """All of it; functions are declared first, so that they may call in any order."""
        made = [self.struct(each) for each in program.structs]
        made += [f"{self.text(each.text, each.parts)}\n" for each in program.variables]
        made += [f"{self.text(each.head())};\n" for each in program.functions]
        made += [f"{self.text(each.text, each.parts)}\n" for each in program.tables]
        made += [self.function(each) for each in program.functions]
        return self.library("".join(made)) + "".join(made)

    def library(self, text):
        """What a program uses of it."""
        used = set(re.findall(rf"\b{self.prefix}(\w+)", text))
        used |= {"pair"} if "turn" in used else set()
        chosen = [each for name, each in LIBRARY.items() if name in used]
        return "".join(map(self.text, (NODE, PUN, *chosen)))


def walk(statements):
    """Every statement of these and of the blocks within."""
    for statement in statements:
        yield statement
        for block in statement.blocks:
            yield from walk(block)
