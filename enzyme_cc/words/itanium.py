"""Names of C++ functions and variables, out of what its compilers make of them for linkers.

The grammar is the one of the Itanium C++ ABI, which all compilers but Microsoft's follow. What
is left out is rare: of expressions in template arguments some are shown as `...`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from enzyme_cc.words.itanium_tables import (
    ABBREVIATIONS,
    EXPRESSIONS,
    LITERAL_SUFFIXES,
    OPERATORS,
    QUALIFIERS,
    SPECIAL,
    TYPES,
)

if TYPE_CHECKING:
    from collections.abc import Callable


class NotMangledError(ValueError):
    """The text is no name that this grammar has."""


class CxxName(NamedTuple):
    """A function or variable: its name with scopes, and what it takes where it is a function."""

    name: str
    parameters: tuple[str, ...] | None = None
    #: What a template returns; others do not say it.
    result: str = ""
    #: Whether it is a method that is `const` and so on.
    qualifiers: str = ""


def read(mangled: str) -> CxxName:
    """Take a name apart; it may end in `.cold` and the like."""
    parser = _Parser(mangled)
    try:
        parser.want("_Z")
        found = parser.encoding()
        if parser.at == len(mangled) or parser.peek() == ".":
            return found
    except (IndexError, KeyError, RecursionError, ValueError):
        # What follows the name may be constraints, which are a language of their own.
        if parser.whole:
            return CxxName(parser.whole)
    raise NotMangledError(mangled)


class _Name(NamedTuple):
    """A name that was read: in a template, its parameters' types say what it returns, too."""

    text: str
    is_template: bool = False
    qualifiers: str = ""
    #: Constructors, destructors and conversions return nothing that would be written.
    returns_nothing: bool = False


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        #: What `S_`, `S0_` and so on stand for.
        self.seen: list[str] = []
        #: What `T_`, `T0_` and so on stand for, innermost template.
        self.arguments: list[str] = []
        #: The outermost name, once it was read.
        self.whole = ""
        self._depth = 0

    # -- letters ---------------------------------------------------------------------------------

    def peek(self, count: int = 1) -> str:
        return self.text[self.at : self.at + count]

    def take(self, word: str) -> bool:
        if not self.text.startswith(word, self.at):
            return False
        self.at += len(word)
        return True

    def want(self, word: str) -> None:
        if not self.take(word):
            raise NotMangledError(f"{self.text} at {self.at}")

    def letters(self, count: int) -> str:
        self.at += count
        return self.text[self.at - count : self.at]

    def digits(self) -> str:
        start = self.at
        while self.peek().isdecimal():
            self.at += 1
        return self.text[start : self.at]

    def sequence(self) -> int:
        """Return a number of base 36 and `_`: nothing is 0, and 0 is 1."""
        end = self.text.index("_", self.at)
        number, self.at = self.text[self.at : end], end + 1
        return int(number, 36) + 1 if number else 0

    # -- what is named ---------------------------------------------------------------------------

    def encoding(self) -> CxxName:
        special = SPECIAL.get(self.peek(2))
        if special:
            return CxxName(special + self._special())
        self._depth += 1
        name = self.name()
        self._depth -= 1
        self.whole = name.text if not self._depth else self.whole
        if self.at == len(self.text) or self.peek() in "E.":
            return CxxName(name.text, None, "", name.qualifiers)
        result = self.type() if name.is_template and not name.returns_nothing else ""
        return CxxName(name.text, self._types_to_the_end(), result, name.qualifiers)

    def _special(self) -> str:
        kind = self.letters(2)
        if kind in ("GV", "TH", "TW", "GR"):
            name = self.name().text
            if kind == "GR" and self.at < len(self.text):
                self.sequence()
            return name
        if kind in ("Th", "Tv", "Tc"):
            for _ in range(2 if kind == "Tc" else 1):
                self._offset(kind)
            return self.encoding().name
        if kind == "TC":
            name = self.type()
            self.digits()
            self.want("_")
            return f"{name} in {self.type()}"
        return self.type()

    def _offset(self, kind: str) -> None:
        kind = self.letters(1) if kind == "Tc" else kind[1]
        for _ in range(2 if kind == "v" else 1):
            self.take("n")
            self.digits()
            self.want("_")

    def _types_to_the_end(self) -> tuple[str, ...]:
        found = []
        while self.at < len(self.text) and self.peek() not in "E.":
            if self.take("Q"):
                self.expression()
                continue
            found.append(self.type())
        return () if found == ["void"] else tuple(found)

    def name(self) -> _Name:
        if self.take("N"):
            return self._nested()
        if self.take("Z"):
            return self._local()
        name, is_new = self._unscoped()
        if self.peek() != "I":
            return _Name(name)
        if is_new:
            self.seen.append(name)
        return _Name(name + self.template_arguments(), is_template=True)

    def _unscoped(self) -> tuple[str, bool]:
        """Read a name outside of all namespaces, or of std, and if it is new to substitutions."""
        if self.take("St"):
            return f"std::{self._unqualified('')}", True
        if self.peek() == "S":
            return self.substitution(), False
        return self._unqualified(""), True

    def _nested(self) -> _Name:
        qualifiers = self._method_qualifiers()
        name, last, is_template, nothing = "", "", False, False
        while not self.take("E"):
            if self.peek() == "I":
                name += self.template_arguments()
                is_template = True
            elif self.peek() == "S" and self.peek(2) != "St":
                name, last = self.substitution(), ""
                last = _last(name)
                continue
            elif self.take("St"):
                name = "std"
                continue
            elif self.peek() == "T" or self.peek(2) in ("Dt", "DT"):
                name = self.type()
                last = _last(name)
                continue
            elif self.take("M"):
                continue
            else:
                nothing = self.peek() == "C" or self.peek(2) in ("D0", "D1", "D2", "D4", "D5", "cv")
                part = self._unqualified(last)
                name, last = f"{name}::{part}" if name else part, _last(part)
                is_template = False
            if self.peek() != "E":
                self.seen.append(name)
        return _Name(name, is_template, qualifiers, nothing)

    def _method_qualifiers(self) -> str:
        self.take("H")
        words = ""
        for letter, word in (("r", "restrict"), ("V", "volatile"), ("K", "const")):
            words = f" {word}{words}" if self.take(letter) else words
        return words + (" &" if self.take("R") else " &&" if self.take("O") else "")

    def _local(self) -> _Name:
        """Return what is declared in a function."""
        outer = self.encoding().name
        self.want("E")
        if self.take("s"):
            self._discriminator()
            return _Name(outer)
        if self.take("d"):
            self.digits()
            self.want("_")
        inner = self.name()
        self._discriminator()
        return inner._replace(text=f"{outer}::{inner.text}")

    def _discriminator(self) -> None:
        if self.take("__"):
            self.digits()
            self.want("_")
        elif self.peek() == "_":
            self.at += 1
            self.digits()

    def _unqualified(self, outer: str) -> str:
        self.take("L")
        letter = self.peek()
        if letter.isdecimal():
            name = self._source_name()
        elif letter == "C" and outer:
            name = self._constructor(outer)
        elif self.peek(2) in ("D0", "D1", "D2", "D4", "D5") and outer:
            self.at += 2
            name = f"~{outer}"
        elif self.take("DC"):
            name = f"[{', '.join(self._until_end(self._source_name))}]"
        elif self.take("Ut"):
            self.digits()
            self.want("_")
            name = "{unnamed}"
        elif self.take("Ul"):
            name = self._lambda()
        else:
            name = self._operator()
        while self.take("B"):
            self._source_name()
        return name

    def _constructor(self, outer: str) -> str:
        is_inherited = self.letters(2) == "CI"
        if is_inherited:
            self.letters(1)
            self.type()
        return outer

    def _lambda(self) -> str:
        before, self.arguments = self.arguments, []
        while self.peek() != "E":
            self.type()
        self.arguments = before
        self.want("E")
        self.digits()
        self.want("_")
        return "lambda"

    def _source_name(self) -> str:
        length = int(self.digits() or self._fail())
        name = self.letters(length)
        if len(name) < length:
            self._fail()
        return "(anonymous namespace)" if name.startswith("_GLOBAL__N") else name

    def _operator(self) -> str:
        if self.take("cv"):
            return f"operator {self.type()}"
        if self.take("li"):
            return f'operator""{self._source_name()}'
        word = OPERATORS.get(self.letters(2)) or self._fail()
        return f"operator {word}" if word[0].isalpha() else f"operator{word}"

    def _fail(self) -> str:
        raise NotMangledError(f"{self.text} at {self.at}")

    def _until_end(self, read: Callable[[], str]) -> list[str]:
        found = []
        while not self.take("E"):
            found.append(read())
        return found

    # -- substitutions and templates -------------------------------------------------------------

    def substitution(self) -> str:
        self.want("S")
        letter = self.peek()
        if letter in ABBREVIATIONS:
            self.at += 1
            return ABBREVIATIONS[letter]
        return self.seen[self.sequence()]

    def template_parameter(self) -> str:
        self.want("T")
        if self.take("L"):
            self.digits()
            self.want("_")
        index = self.sequence()
        # In a lambda it is `auto`; in a conversion its template comes after it.
        return self.arguments[index] if index < len(self.arguments) else "auto"

    def template_arguments(self) -> str:
        self.want("I")
        found = self._until_end(self.template_argument)
        self.arguments = found
        shown = ", ".join(each for each in found if each)
        return f"<{shown}>"

    def template_argument(self) -> str:
        if self.take("X"):
            value = self.expression()
            self.want("E")
            return value
        if self.take("Tn"):
            self.type()
        if self.peek() == "L":
            return self._literal()
        if self.take("J"):
            return ", ".join(each for each in self._until_end(self.template_argument) if each)
        return self.type()

    def _literal(self) -> str:
        self.want("L")
        if self.take("_Z"):
            name = self.encoding().name
            self.want("E")
            return f"&{name}"
        kind = self.type()
        end = self.text.index("E", self.at)
        value, self.at = self.text[self.at : end].replace("n", "-"), end + 1
        if kind == "bool":
            return "true" if value == "1" else "false"
        if kind in LITERAL_SUFFIXES:
            return value + LITERAL_SUFFIXES[kind]
        return f"({kind}){value}"

    def expression(self) -> str:
        """Return an expression of a template; of most only that there is one."""
        if self.peek() == "L":
            return self._literal()
        if self.peek() == "T":
            return self.template_parameter()
        self._step_over()
        return "..."

    def _step_over(self) -> None:
        if self.take("gs"):
            pass
        if self.peek().isdecimal() or self.peek(2) in ("on", "dn", "sr"):
            return self._unresolved()
        word = self.letters(2)
        if word in ("fp", "fL"):
            return self._parameter()
        shape = EXPRESSIONS.get(word)
        if shape is None:
            if word not in OPERATORS:
                self._fail()
            shape = "xx"
        if word in ("pp", "mm") and self.take("_"):
            shape = "x"
        for part in shape:
            self._part(part)
        return None

    def _part(self, part: str) -> None:
        if part == "x":
            self.expression()
        elif part == "t":
            self.type()
        elif part == "u":
            self._unresolved()
        elif part == "c" and self.take("_"):
            self._until_end(self.expression)
        elif part == "c":
            self.expression()
        elif part == "a":
            self._until_end(self.template_argument)
        else:
            self._until_end(self.expression)

    def _parameter(self) -> None:
        """Read a parameter of the function in its own type."""
        self.digits()
        self.take("p")
        self._method_qualifiers()
        self.digits()
        self.want("_")

    def _unresolved(self) -> None:
        if self.take("sr"):
            if self.take("N"):
                self.type()
                self._until_end(self._simple)
            elif self.peek().isdecimal():
                self._until_end(self._simple)
            else:
                self.type()
        self._simple()

    def _simple(self) -> str:
        if self.take("on"):
            self._operator()
        elif self.take("dn"):
            if self.peek().isdecimal():
                self._source_name()
            else:
                self.type()
        else:
            self._source_name()
        if self.peek() == "I":
            before = self.arguments
            self.template_arguments()
            self.arguments = before
        return ""

    # -- types -----------------------------------------------------------------------------------

    def type(self) -> str:
        letter = self.peek()
        if letter in TYPES:
            self.at += 1
            return TYPES[letter]
        if letter in QUALIFIERS:
            return self._qualified()
        if self.peek(2) in TYPES:
            return TYPES[self.letters(2)]
        if letter == "S" and self.peek(2) != "St":
            return self._substituted()
        if letter == "T" and self.peek(2) not in ("Ts", "Tu", "Te"):
            found = self.template_parameter()
            self.seen.append(found)
            if self.peek() == "I":
                found += self.template_arguments()
                self.seen.append(found)
            return found
        found = self._compound(letter)
        self.seen.append(found)
        return found

    def _substituted(self) -> str:
        found = self.substitution()
        if self.peek() == "I":
            found += self.template_arguments()
            self.seen.append(found)
        return found

    def _qualified(self) -> str:
        """Read `const` and so on: all of one type together count once."""
        words = []
        while self.peek() in QUALIFIERS:
            words.append(QUALIFIERS[self.letters(1)])
        inner = self.type()
        if "(" in inner and inner.endswith(")"):
            found = inner + "".join(f" {word}" for word in reversed(words))
        else:
            found = f"{inner} {' '.join(reversed(words))}"
        self.seen.append(found)
        return found

    def _compound(self, letter: str) -> str:
        read = self._COMPOUND.get(letter)
        if read is not None:
            self.at += 1
            return read(self)
        if letter == "T":
            self.at += 2
        return self.name().text

    def _member_pointer(self) -> str:
        inside = self.type()
        return _pointing(self.type(), f"{inside}::*")

    def _of_vendor(self) -> str:
        name = self._source_name()
        return name + (self.template_arguments() if self.peek() == "I" else "")

    def _with_d(self) -> str:
        word = self.letters(1)
        if word == "p":
            return self.type()
        if word in "tT":
            self.expression()
            self.want("E")
            return "decltype(...)"
        if word in "ox":
            self.want("F")
            return self._function(" noexcept" if word == "o" else "")
        return self._sized(word)

    def _sized(self, word: str) -> str:
        """Return a vector, or a number of so many bits."""
        count = self.digits() or ("" if word == "F" else self.expression())
        if word == "F":
            self.letters(1)
            return f"_Float{count}"
        self.want("_")
        if word == "v":
            return f"{self.type()} vector[{count}]"
        return f"{'unsigned ' if word == 'U' else ''}_BitInt({count})"

    def _function(self, exceptions: str) -> str:
        self.take("Y")
        result = self.type()
        taken = []
        while self.peek() not in "EROQ" or (self.peek() in "RO" and self.peek(2)[1:] != "E"):
            taken.append(self.type())
        reference = {"R": " &", "O": " &&"}.get(self.peek(), "")
        self.at += bool(reference)
        self.want("E")
        shown = "" if taken == ["void"] else ", ".join(taken)
        return f"{result} ({shown}){reference}{exceptions}"

    def _array(self) -> str:
        count = self.digits() or ("" if self.peek() == "_" else self.expression())
        self.want("_")
        inner = self.type()
        head, bracket, rest = inner.partition(" [")
        return f"{head} [{count}]{bracket.strip()}{rest}"

    def _qualified_by_vendor(self) -> str:
        self._of_vendor()
        return self.type()

    _COMPOUND: ClassVar[dict[str, Callable[[_Parser], str]]] = {
        "A": _array,
        "C": lambda self: f"{self.type()} _Complex",
        "D": _with_d,
        "F": lambda self: self._function(""),
        "G": lambda self: f"{self.type()} _Imaginary",
        "M": _member_pointer,
        "O": lambda self: _pointing(self.type(), "&&"),
        "P": lambda self: _pointing(self.type(), "*"),
        "R": lambda self: _pointing(self.type(), "&"),
        "U": _qualified_by_vendor,
        "u": _of_vendor,
    }


def _pointing(inner: str, sign: str) -> str:
    """Return a pointer or reference to a type, written within one of functions or arrays."""
    if sign in ("&", "&&") and inner.endswith("&"):
        return inner if sign == "&&" or not inner.endswith("&&") else inner[:-1]
    for opening in (" (", " ["):
        at = _outermost(inner, opening)
        if at >= 0:
            if inner[at + 2 : at + 3] in ("*", "&") or "::*" in inner[at : inner.find(")", at)]:
                return f"{inner[: at + 2]}{_within(inner[at + 2 :], sign)}"
            return f"{inner[:at]} ({sign}){inner[at + (0 if opening == ' [' else 1) :]}"
    gap = " " if sign.endswith("::*") else ""
    return f"{inner}{gap}{sign}"


def _within(rest: str, sign: str) -> str:
    end = rest.index(")")
    return f"{rest[:end]}{sign}{rest[end:]}"


def _outermost(text: str, word: str) -> int:
    """Return where a word stands outside of `<>`; -1 where it does not."""
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "<") - (letter == ">")
        if not depth and text.startswith(word, at) and not text.startswith(" (anonymous", at):
            return at
    return -1


def _last(name: str) -> str:
    """Return the last of nested names, without template arguments: what constructors are called."""
    depth, end = 0, len(name)
    for at in range(len(name) - 1, -1, -1):
        letter = name[at]
        depth += (letter == ">") - (letter == "<")
        if not depth and letter == "<":
            end = min(end, at)
        if not depth and letter == ":":
            return name[at + 1 : end]
    return name[:end]
