"""All rules, found by the name of a function or an instruction."""

from __future__ import annotations

import functools
import os
import re
from contextlib import suppress
from typing import TYPE_CHECKING

from enzyme_cc.diagnostics import user_error
from enzyme_cc.rules.bodies import PREFIX
from enzyme_cc.rules.called import SUFFIX, function_of
from enzyme_cc.rules.exchanges import exchange_of, is_back, rule_again, rule_of_back
from enzyme_cc.rules.kept import DamagedError, packed, unpacked
from enzyme_cc.rules.memory import Chosen
from enzyme_cc.rules.mistakes import CODES
from enzyme_cc.rules.model import INTRINSIC, UNPACKED, Effect, Kind, Rule
from enzyme_cc.rules.routines.table import default_routines, no_routines
from enzyme_cc.rules.trait_methods import TraitMethods, is_of_library

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import FunctionType

#: The files we bring.
FILES = (
    "aarch64 allocation amdgcn complex device_math floats fortran gsl inactive inactive_beyond_c "
    "instructions intrinsics launch launch_again launch_inactive launch_refused libm mpi "
    "mpi_inactive nvptx openmp special tape x86"
).split()

#: What C puts behind a name for each type: double first, then float, long double, _FloatN.
SUFFIXES = ("", "f", "l", "f16", "f32", "f64", "f128", "f32x", "f64x")

# `.v4f32`, `.p0`, `.sl_f64i32s`: the types an intrinsic is overloaded for.
_OVERLOAD = re.compile(
    r"\.(?:(?:nxv|v)\d+)?(?:f\d+|bf16|ppcf128|i\d+|p\d+|sl_\w+s|isVoid|Metadata)\Z"
)
# rustc's own allocator functions carry a hash of the compiler.
_RUSTC = re.compile(r"(_RNvCs[0-9A-Za-z]*_7___rustc)\d+_?(__r\w+)\Z")
# In names of Rust: which of several crates or implementations of one name.
_RUST_HASH = re.compile(r"([CMX])s[0-9A-Za-z]*_")
#: How names of C++ and Rust begin.
MANGLED = ("_Z", "_R")
_CONSTRAINED = "llvm.experimental.constrained."


class Library:
    """Rules by name. Those added later win over those there are."""

    __slots__ = (
        *("beginnings", "callees", "far", "functions", "methods", "opcodes", "routines", "rules"),
        *("traits", "unruled", "users", "_found"),
    )

    def __init__(self, rules: Sequence[Rule] = ()) -> None:
        self.rules = tuple(rules)
        #: By every name of a function, intrinsics without the types they are overloaded for.
        self.callees = _unique((name, rule) for rule in rules for name in spellings(rule))
        #: By how names of functions begin.
        self.beginnings = _unique((name, rule) for rule in rules for name in rule.begins)
        #: By the trait that functions are methods of.
        self.traits = _unique((name, rule) for rule in rules for name in rule.traits)
        self.methods = TraitMethods(self.traits)
        #: By the name of an instruction.
        self.opcodes = _unique(
            (name, rule) for rule in rules for name in rule.opcodes if not rule.far
        )
        #: The same of rules that count where arguments are far from 0.
        self.far = _unique((name, rule) for rule in rules for name in rule.opcodes if rule.far)
        #: What formulas may call.
        self.functions = {each.name: each for each in map(function_of, rules) if each}
        #: Names of functions in files of the user's.
        self.users: frozenset[str] = frozenset()
        #: Routines of linear algebra.
        self.routines = default_routines()
        #: Names of functions that no rule is for, whatever they begin with.
        self.unruled: frozenset[str] = frozenset()
        #: What was found for mangled names, and for those of our own.
        self._found: dict[str, Rule | None] = {}

    @staticmethod
    def default() -> Library:
        """Return the rules we bring, read once."""
        return _default()

    @staticmethod
    def chosen(files: tuple[tuple[str, str], ...]) -> Library:
        """Return our rules with files of the user's, path and text, whose rules win."""
        return _chosen(files) if files else _default()

    @staticmethod
    def of(files: Iterable[tuple[str, str]], below: Library | None = None) -> Library:
        """Return the rules in files, given as path and text, upon those of another library."""
        # It takes a while to be there, and is not needed where rules were kept.
        from enzyme_cc.rules.loader import read_rules, routine_entries  # noqa: PLC0415

        files, below = list(files), below or Library()
        made = Library(list(read_rules(files, below.functions, below.rules)))
        routines = list(routine_entries(files)) if below.rules else []
        made.routines = below.routines.with_items(routines) if routines else below.routines
        made.rules = below.rules + made.rules
        made.callees = {**below.callees, **made.callees}
        made.beginnings = {**below.beginnings, **made.beginnings}
        made.traits = {**below.traits, **made.traits}
        made.methods = TraitMethods(made.traits)
        made.opcodes = {**below.opcodes, **made.opcodes}
        made.far = {**below.far, **made.far}
        made.functions = {**below.functions, **made.functions}
        return made

    def with_file(self, path: str, text: str) -> Library:
        """Return this library with a file of the user's, whose rules win."""
        return Library.of([(path, text)], self)

    def with_names(
        self, inactive: Iterable[str], like: Mapping[str, str], rules: Iterable[Rule] = ()
    ) -> Library:
        """Return this library with what a program says of functions of its own."""
        made = Library()
        made.rules, made.opcodes, made.functions = self.rules, self.opcodes, self.functions
        made.users, made.beginnings, made.far = self.users, self.beginnings, self.far
        made.traits, made.methods, made.routines = self.traits, self.methods, self.routines
        made.unruled = self.unruled
        named = {name: self.callee(other) for name, other in like.items()}
        silent = {
            name: Rule(name, "the program", Kind.INACTIVE, matches=(name,)) for name in inactive
        }
        alike = {name: rule for name, rule in named.items() if rule is not None}
        further = {name: rule for rule in rules for name in rule.matches}
        made.callees = {**self.callees, **alike, **further, **silent}
        return made

    def without_names(self, names: Iterable[str]) -> Library:
        """Return this library without rules for functions of these mangled names."""
        made = self.with_names((), {})
        made.unruled |= frozenset(names)
        return made

    def without_routines(self) -> Library:
        """Return this library without rules of routines of linear algebra."""
        made = self.with_names((), {})
        made.routines = no_routines()
        return made

    def callee(self, name: str) -> Rule | None:
        """Return the rule of a function by its linker name, overloads of intrinsics included."""
        found = self.callees.get(name)
        if found is not None:
            return found
        if name.startswith(UNPACKED):
            return self.callees.get(name.removeprefix(UNPACKED))
        if name.startswith(_CONSTRAINED):
            return self._constrained(name.removeprefix(_CONSTRAINED))
        if name.startswith(INTRINSIC):
            return self.callees.get(plain_intrinsic(name))
        rustc = _RUSTC.match(name)
        if rustc:
            return self.callees.get(rustc[2])
        return self._made_up(name) if name.startswith(PREFIX) else self._mangled(name)

    def _made_up(self, name: str) -> Rule | None:
        """Return the rule of what derivatives call that are differentiated again."""
        if name not in self._found:
            called = exchange_of(name)
            rule = called and self.callees.get(called.function)
            is_known = rule is not None and rule.kind is Kind.COMMUNICATION
            found = rule_again(called, rule) if called and rule and is_known else None
            self._found[name] = rule_of_back(name) if is_back(name) else found
        return self._found[name]

    def _mangled(self, name: str) -> Rule | None:
        """Return the rule of a mangled name: by its trait, else by how it begins."""
        if name in self.unruled or not name.startswith(MANGLED):
            return None
        if name not in self._found:
            trait = self.methods.trait(name)
            found = self.traits[trait] if trait is not None else self._beginning(name)
            self._found[name] = found
        return self._found[name]

    def _beginning(self, name: str) -> Rule | None:
        """Return the rule with the longest beginning of a mangled name."""
        plain = _RUST_HASH.sub(r"\1", name) if name.startswith("_R") else name
        ends = range(len(plain), len(MANGLED[0]), -1)
        return next(
            (self.beginnings[plain[:end]] for end in ends if plain[:end] in self.beginnings), None
        )

    def ends(self, name: str) -> bool:
        """Return whether a function of this name never comes back."""
        found = self.callee(name)
        return found is not None and found.kind is Kind.INACTIVE and Effect.EXITS in found.effects

    def outranks_body(self, name: str) -> bool:
        """Return whether a function of this name is known by its rule, whatever its body is."""
        found = self.callee(name)
        return found is not None and (found.over_bodies or self.ends(name))

    def is_method_of_users(self, name: str) -> bool:
        """Return whether a rule is for a trait's method, which the program may implement."""
        found = self.callee(name)
        return found is not None and bool(found.traits) and not is_of_library(name)

    def is_silent(self, name: str) -> bool:
        """Return whether a variable of this mangled name never holds a derivative.

        Plain names may be anybody's: one called `time` is not the function.
        """
        return self._is_by_beginning(name)

    def _is_by_beginning(self, name: str) -> bool:
        return name.startswith(MANGLED) and self._mangled(name) is not None

    def fitting(self, name: str, kind: FunctionType) -> Rule | None:
        """Return the rule of a function, if one of that type can be meant."""
        found = self.callee(name)
        if found is None:
            return self.routines.rule(name, kind)
        return found if found.fits(kind) else None

    def is_closed(self, function: Function) -> bool:
        """Return whether nobody wants to see the body of a function that another module may have.

        Allocators, what never comes back, what rustc makes around them, and what mangled names
        tell: that it is of a language's own library.
        """
        name = function.name
        found = self.fitting(name, function.function_type)
        if found is None:
            return False
        if self.is_method_of_users(name):
            return False
        is_rustc = _RUSTC.match(name) is not None
        is_known = self._is_by_beginning(name) or self.outranks_body(name)
        return found.kind is Kind.ALLOCATION or is_rustc or is_known

    def _constrained(self, name: str) -> Rule | None:
        """Return the rule of the same operation without constraints: `fadd.f64`, `sin.f64`."""
        plain = plain_intrinsic(INTRINSIC + name)
        return self.callees.get(plain) or self.opcodes.get(plain.removeprefix(INTRINSIC))

    def opcode(self, name: str) -> Rule | None:
        """Return the rule of an instruction, whatever it is given."""
        return self.opcodes.get(name)


@functools.cache
def _default() -> Library:
    memory = Chosen.memory
    kept = memory.get() if memory is not None else None
    with suppress(DamagedError):  # then they are read once more
        if kept is not None:
            return Library(unpacked(kept))
    made = Library.of(_own_files())
    if memory is not None:
        memory.put(packed(made.rules))
    return made


@functools.cache
def _chosen(files: tuple[tuple[str, str], ...]) -> Library:
    below = _default()
    made = Library.of(files, below)
    rules = made.rules[len(below.rules) :]
    made.users = frozenset(name for rule in rules for name in spellings(rule))
    return made


def _own_files() -> Iterator[tuple[str, str]]:
    folder = os.path.dirname(os.path.abspath(__file__))
    for name in FILES:
        path = os.path.join(folder, f"{name}.yaml")
        with open(path, encoding="utf-8") as file:
            yield path, file.read()


def _unique(pairs: Iterable[tuple[str, Rule]]) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    for name, rule in pairs:
        other = found.setdefault(name, rule)
        if other is not rule:
            message = f"'{name}' is matched twice: by '{other.name}' and by '{rule.name}'"
            note = f"the other is at {other.where}"
            raise user_error(message, note, where=rule.where, code=CODES["duplicate"])
    return found


def spellings(rule: Rule) -> Iterator[str]:
    """Yield every name of a function that a rule is for."""
    for match in rule.matches:
        if SUFFIX in match:
            yield from (match.replace(SUFFIX, suffix) for suffix in SUFFIXES)
        else:
            yield match


def sibling(name: str, wanted: str) -> str:
    """Return the program's name for the function `wanted`, derived from that of another one.

    What belongs together to rustc has names of one kind.
    """
    found = _RUSTC.match(name)
    return wanted if found is None else f"{found[1]}{len(wanted)}_{wanted}"


def plain_intrinsic(name: str) -> str:
    """Return the name of an intrinsic without the types it is overloaded for."""
    while True:
        shorter = _OVERLOAD.sub("", name)
        if shorter == name:
            return name
        name = shorter
