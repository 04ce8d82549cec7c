"""C programs that call one routine with many flags and sizes, and check its derivatives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blas_standard import STORED, function_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blas_standard import Argument, Routine

CODES = {"N": 111, "T": 112, "C": 113, "U": 121, "L": 122}
_ENUMERATORS = {
    "trans": {"N": 111, "T": 112, "C": 113},
    "uplo": {"U": 121, "L": 122},
    "diag": {"N": 131, "U": 132},
    "side": {"L": 141, "R": 142},
}
_KINDS = {"ge": "GE", "gb": "GB", "sy": "TRI", "he": "TRI", "tr": "TRI"}
_KINDS |= {"sb": "BAND", "hb": "BAND", "tb": "BAND", "sp": "PACK", "hp": "PACK", "tp": "PACK"}


#: How many directions there are at once.
WIDTHS = (2, 8)
_RESULTS = {"void": "void", "double": "double", "complex": "_Complex R"}


class Program:
    """A program for one routine in one convention: `cblas`, `fortran`, `lengths`, or `stored`."""

    def __init__(self, routine: Routine, convention: str, *, modes: bool = False) -> None:
        #: Whether it is about more than plain requests: widths, what is constant, split mode.
        self.modes = modes
        self.routine = routine
        self.convention = convention
        self.is_fortran = convention != "cblas"
        self.is_stored = convention == STORED
        self.real = "double" if routine.precision in "dz" else "float"
        self.parts = 2 if routine.precision in "cz" else 1
        self.buffers = [
            each for each in routine.arguments if each.role in ("scalar", "vector", "matrix")
        ]
        self.has_layout = not self.is_fortran and any(
            each.role == "matrix" for each in routine.arguments
        )

        #: Whether a letter of Fortran says how matrices lie.
        self.has_order = self.is_fortran and routine.name.endswith("matcopy")
        if routine.name == "imatcopy":
            self.has_layout = not self.is_fortran

    def text(self) -> str:
        """Return the whole program."""
        names = [each.name for each in self.buffers]
        if self.routine.returns != "void":
            names.append("result")
        fields = [each.name for each in self.routine.arguments if each not in self.buffers]
        lines = [
            f"// {self.routine.precision}{self.routine.name}, {self.convention}.",
            f"#define R {self.real}",
            f"#define PARTS {self.parts}",
            f"#define BUFFERS {len(names)}",
            f"#define FORTRAN {int(self.is_fortran)}",
            # Of rotg what comes out is no number to go on with: it jumps where a and b are alike.
            f"#define DEPTH {1 if self.routine.name == 'rotg' else 2}",
            f"#define MODES {int(self.modes)}",
            f"#define FIELDS int layout{''.join(f', {each}' for each in fields)};",
            '#include "oracle.h"',
            "static const char *const names[] = {"
            + ", ".join(f'"{each}"' for each in names)
            + "};",
            self._prototype(),
            *self._call(names),
            *self._deep(names),
            *self._requests(names),
            *(self._modes(names) if self.modes else ()),
            *self._setup(),
            *self._show(fields),
            '#include "oracle_main.h"',
        ]
        return "\n".join(lines) + "\n"

    # -- the call --------------------------------------------------------------------------------

    def _function(self) -> str:
        name = function_name(self.routine)
        return f"{name}_" if self.is_fortran else f"cblas_{name}"

    def _is_value(self, each: Argument) -> bool:
        if self.is_fortran or each.role in ("vector", "matrix"):
            return False
        return not (each.role == "scalar" and ((self.parts == 2 and not each.real) or each.written))

    def _prototype(self) -> str:
        kinds = ["int"] if self.has_layout else ["const char *"] if self.has_order else []
        for each in self.routine.arguments:
            const = "" if each.written else "const "
            if self._is_value(each):
                kinds.append("R" if each.role == "scalar" else "int")
            elif each.role in ("scalar", "vector", "matrix"):
                kinds.append(const + ("R *" if self.is_fortran or self.parts == 1 else "void *"))
            else:
                kinds.append("const char *" if each.role == "flag" else "const int *")
        if self.convention == "lengths":
            kinds += ["size_t"] * sum(each.role == "flag" for each in self.routine.arguments)
        if self.is_stored:
            return f"void {self._function()}(R *, {', '.join(kinds)});"
        result = _RESULTS.get(self.routine.returns, "R")
        return f"{result} {self._function()}({', '.join(kinds)});"

    def _given(self, each: Argument) -> str:
        if each in self.buffers:
            return f"{each.name}[0]" if self._is_value(each) else each.name
        if not self.is_fortran:
            return f"s->{each.name}"
        return f"&own_{each.name}"

    def _call(self, names: list[str]) -> Iterator[str]:
        yield f"static void call(const setup *s, {', '.join(f'R *{each}' for each in names)}) {{"
        if self.is_fortran:
            for each in self.routine.arguments:
                if each not in self.buffers:
                    kind = "char" if each.role == "flag" else "int"
                    yield f"    {kind} own_{each.name} = ({kind})s->{each.name};"
        if self.has_order:
            yield "    char order = s->layout == 101 ? 'R' : 'c';"
        given = ["s->layout"] if self.has_layout else ["&order"] if self.has_order else []
        given += [self._given(each) for each in self.routine.arguments]
        if self.convention == "lengths":
            given += ["1"] * sum(each.role == "flag" for each in self.routine.arguments)
        if self.is_stored:
            given.insert(0, "result")
        called = f"{self._function()}({', '.join(given)})"
        if self.routine.returns == "complex" and not self.is_stored:
            yield f"    _Complex R made = {called};"
            called = "__real__ made, result[1] = __imag__ made"
        is_void = self.routine.returns == "void" or self.is_stored
        before = "" if is_void else "result[0] = "
        yield f"    {before}{called};"
        yield "}"

    def _deep(self, names: list[str]) -> Iterator[str]:
        """Yield the call in a loop, with all that it only reads overwritten behind it."""
        yield f"static void deep(const setup *s, {', '.join(f'R *{each}' for each in names)}) {{"
        yield "    for (int times = 0; times < 2; ++times) {"
        yield f"        call(s, {', '.join(names)});"
        for number, each in enumerate(names):
            yield f"        for (long i = 0; i < s->length[{number}]; ++i) {each}[i] *= (R)0.75;"
        yield "    }"
        yield "}"

    def _requests(self, names: list[str]) -> Iterator[str]:
        place = "x + s->start[{0}]"
        plain = [place.format(number) for number in range(len(names))]
        shadow = [f"d + s->start[{number}]" for number in range(len(names))]
        yield "static void run(int which, const setup *s, R *x) {"
        for number, name in enumerate(("call", "deep")):
            yield f"    if (which == {number}) {name}(s, {', '.join(plain)});"
        yield "}"
        pairs = ", ".join(
            f"enzyme_dup, {one}, {two}" for one, two in zip(plain, shadow, strict=True)
        )
        for word, request in (("forward", "__enzyme_fwddiff"), ("reverse", "__enzyme_autodiff")):
            yield f"static void {word}(int which, const setup *s, R *x, R *d) {{"
            for number, name in enumerate(("call", "deep")):
                given = f"(void *){name}, enzyme_const, s, {pairs}"
                yield f"    if (which == {number}) {request}({given});"
            yield "}"

    def _modes(self, names: list[str]) -> Iterator[str]:
        plain = [f"x + s->start[{number}]" for number in range(len(names))]
        first = [f"d + s->start[{number}]" for number in range(len(names))]
        both = (("forward", "__enzyme_fwddiff"), ("reverse", "__enzyme_autodiff"))
        # Few directions are one call each; of many, products with one matrix are one call. In the
        # last one of these some buffers may be constant.
        for width in WIDTHS:
            shadows = [
                [f"d[{lane}] + s->start[{number}]" for lane in range(width - 1)]
                + [f"(off >> {number} & 1 ? x : d[{width - 1}]) + s->start[{number}]"]
                for number in range(len(names))
            ]
            wide = ", ".join(
                f"enzyme_dup, {', '.join((one, *others))}"
                for one, others in zip(plain, shadows, strict=True)
            )
            for word, request in both:
                yield f"static void {word}_{width}(const setup *s, R *x, R (*d)[MOST], int off) {{"
                yield f"    {request}((void *)call, enzyme_runtime_activity, enzyme_width, {width},"
                yield f"        enzyme_const, s, {wide});"
                yield "}"
        chosen = ", ".join(
            f"enzyme_dup, {one}, off >> {number} & 1 ? {one} : {two}"
            for number, (one, two) in enumerate(zip(plain, first, strict=True))
        )
        for word, request in both:
            yield f"static void some_{word}(const setup *s, R *x, R *d, int off) {{"
            yield f"    {request}((void *)call, enzyme_runtime_activity, enzyme_const, s,"
            yield f"        {chosen});"
            yield "}"
        always = [number for number, each in enumerate(self.buffers) if self._is_value(each)]
        yield f"enum {{ ALWAYS = {sum(1 << each for each in always)} }};"
        subsets = self._subsets(names)
        yield f"static const int subsets[] = {{{', '.join(map(str, subsets))}}};"
        for word, request in both:
            yield f"static void constant_{word}(const setup *s, R *x, R *d, int off) {{"
            for off in subsets:
                given = ", ".join(
                    f"enzyme_const, {one}" if off >> number & 1 else f"enzyme_dup, {one}, {two}"
                    for number, (one, two) in enumerate(zip(plain, first, strict=True))
                )
                yield f"    if (off == {off}) {request}((void *)call, enzyme_const, s, {given});"
            yield "}"
        pairs = ", ".join(f"enzyme_dup, {a}, {b}" for a, b in zip(plain, first, strict=True))
        yield "static void *ahead(const setup *s, R *x, R *d) {"
        yield f"    return __enzyme_augmentfwd((void *)call, enzyme_const, s, {pairs});"
        yield "}"
        yield "static void back(const setup *s, R *x, R *d, void *tape) {"
        yield f"    __enzyme_reverse((void *)call, enzyme_const, s, {pairs}, tape);"
        yield "}"
        names_only = [each.name for each in self.buffers]
        beta = names_only.index("beta") if "beta" in names_only else -1
        yield f"enum {{ BETA = {beta}, LAST = {len(names) - 1} }};"

    def _subsets(self, names: list[str]) -> list[int]:
        """Return which buffers are constant: one of those only read, or all of them but one."""
        read = [number for number, each in enumerate(self.buffers) if not each.written]
        every = sum(1 << each for each in read)
        found = [1 << each for each in read] + [every & ~(1 << each) for each in read] + [every]
        written = self.routine.returns != "void" or len(read) < len(names)
        return [each for each in dict.fromkeys(found) if each and written]

    # -- what is called --------------------------------------------------------------------------

    def _setup(self) -> Iterator[str]:
        yield "static void choose(setup *s) {"
        either = "0" if self.is_fortran and not self.has_order else "chance(2)"
        yield f"    s->layout = {either} ? 101 : 102;"
        for each in self.routine.arguments:
            if each.role == "flag":
                yield f"    s->{each.name} = {self._chosen(each)};"
            elif each.role == "count":
                big = "chance(3)" if each.name in ("k", "kl", "ku") else "size()"
                is_band = any(
                    other.words and other.words[0] in ("sb", "hb", "tb", "gb")
                    for other in self.buffers
                )
                drawn = "5 + chance(2)" if each.name.startswith("ld") else "size()"
                drawn = "1 + chance(5)" if each.name in ("rows", "columns") else drawn
                yield f"    s->{each.name} = {big if is_band else drawn};"
            elif each.role == "inc":
                yield f"    s->{each.name} = {self._increment(each)};"
        for number, each in enumerate(self.buffers):
            yield f"    {self._buffer(number, each)}"
        if self.routine.returns != "void":
            parts = self.parts if self.routine.returns == "complex" else 1
            yield f"    scalar(s, {len(self.buffers)}, {parts});"
        if self.routine.name == "rotg":
            yield "    unequal(s, 0, 1);"
        if self.routine.name == "rotm":
            yield "    flagged(s, 2);"
        yield "}"

    def _increment(self, each: Argument) -> str:
        """Return an expression: of level 1, what is only read may be one number, many times."""
        (vector,) = (other for other in self.buffers if other.name == each.words[0])
        return "chance(6) ? increment() : 0" if self._repeats(vector) else "increment()"

    def _repeats(self, vector: Argument) -> bool:
        is_level_1 = not any(other.role == "matrix" for other in self.buffers)
        vectors = sum(other.role == "vector" for other in self.buffers)
        return is_level_1 and vectors > 1 and not vector.written

    def _chosen(self, flag: Argument) -> str:
        kind, letters = flag.words
        if self.is_fortran:
            values = [str(ord(each)) for letter in letters for each in (letter, letter.lower())]
        else:
            values = [str(_ENUMERATORS[kind][letter]) for letter in letters]
        made = values[-1]
        for number, value in enumerate(values[:-1]):
            made = f"pick == {number} ? {value} : {made}"
        return f"({{ int pick = chance({len(values)}); {made}; }})"

    def _is(self, name: str, letter: str) -> str:
        """Return an expression: whether a flag is a letter."""
        flag = next(each for each in self.routine.arguments if each.name == name)
        if self.is_fortran:
            return f"((s->{name} | 32) == '{letter.lower()}')"
        return f"(s->{name} == {_ENUMERATORS[flag.words[0]][letter]})"

    def _buffer(self, number: int, each: Argument) -> str:
        if each.role == "scalar":
            return f"scalar(s, {number}, {1 if each.real else self.parts});"
        if each.role == "vector":
            length = f"s->{each.words[0]}"
            if ":" in each.words[0]:
                what, flag, rows, columns = each.words[0].split(":")
                one, other = (columns, rows) if what == "cols" else (rows, columns)
                length = f"({self._is(flag, 'N')} ? s->{one} : s->{other})"
            if each.words[0].isdigit():
                return f"vector(s, {number}, {each.words[0]}, 1);"
            return f"vector(s, {number}, {length}, s->inc{each.name});"
        return self._matrix(number, each)

    def _matrix(self, number: int, each: Argument) -> str:
        kind, *sizes = each.words
        kind, _, flag = kind.partition(":")
        is_hermitian = int(kind in ("he", "hb", "hp")) * (2 if each.written else 1)
        size = [self._size(word) for word in sizes if not word.startswith(("uplo", "diag"))]
        lead = "0" if kind in ("sp", "hp", "tp") else f"&s->ld{each.name.lower()}"
        if flag:
            size = [f"{self._is(flag, 'N')} ? {a} : {b}" for a, b in (size, reversed(size))]
        if kind == "ge":
            given = [*size, "0", "0"]
        elif kind == "gb":
            given = size
        else:
            given = [size[0], size[0], size[1] if len(size) > 1 else "0", "0"]
        upper = self._is("uplo", "U") if "uplo" in sizes else "0"
        unit = self._is("diag", "U") if "diag" in sizes else "0"
        triangular = int(kind[0] == "t")
        return (
            f"matrix(s, {number}, {_KINDS[kind]}, {', '.join(given)}, {upper}, {unit}, "
            f"{triangular}, {is_hermitian}, {lead});"
        )

    def _size(self, word: str) -> str:
        if ":" in word:
            flag, left, right = word.split(":")
            return f"({self._is(flag, 'L')} ? s->{left} : s->{right})"
        return f"s->{word}"

    def _show(self, fields: list[str]) -> Iterator[str]:
        yield "static void show(const setup *s) {"
        yield '    printf("layout %d", s->layout);'
        for each in fields:
            yield f'    printf(" {each} %d", s->{each});'
        yield "}"
