"""Everything that a module says of its functions and variables: by globals, and by attributes."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, TypeVar

from enzyme_cc.attributes.annotations import PREFIX, WORDS, Subject, Takes
from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.requests.annotations import facts, misplaced
from enzyme_cc.requests.declared_shadows import misfit
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.registrations import InTwo, Registrations, read_registrations

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.ir.module import Module
    from enzyme_cc.requests.annotations import Fact

_Given = TypeVar("_Given")

#: What goes with each half of a derivative in two.
_OTHER_HALF = {
    "augment": "enzyme_gradient, or enzyme_splitderivative for split forward mode",
    "gradient": "enzyme_augment",
    "splitderivative": "enzyme_augment",
}
#: Words that exclude each other on one function or variable.
_CONTRARY = {
    "inactive": ("derivative", "augment", "gradient", "splitderivative", "function_like", "shadow"),
    "function_like": ("derivative", "augment", "gradient", "splitderivative"),
}
#: What may be called so: a function or a variable, before the name of what it is for.
_PREFIXES = {
    "augment": "augmented",
    "derivative": "forward",
    "gradient": "gradient",
    "shadow": "d",
    "splitderivative": "tangent",
}
_WANTED = {Takes.FUNCTION: Function, Takes.TEXT: str, Takes.VARIABLE: GlobalVariable}


def read_all(module: Module) -> Registrations:
    """Return what a module registers, with what attributes say."""
    found = read_registrations(module)
    reading = _Reading(found)
    for fact in facts(module):
        reading.add(fact)
    for spelling, where in misplaced(module):
        reading.warn(f"{spelling} says nothing of a variable in a function or a struct", where)
    return reading.registrations()


class _Reading:
    def __init__(self, registered: Registrations) -> None:
        self.registered = registered
        #: By word and name of a function or variable, the fact that says it.
        self.facts: dict[tuple[str, str], Fact] = {}
        self.problems: list[Diagnostic] = []
        self.warnings: list[Diagnostic] = []

    def add(self, fact: Fact) -> None:
        """Take one fact in, or say what is wrong with it."""
        word = WORDS.get(fact.word)
        if word is None:
            near = difflib.get_close_matches(fact.word, WORDS, 1, 0.7)
            notes = (f"did you mean {PREFIX}{near[0]}?",) if near else ()
            self.warn(
                f"enzyme-cc knows no attribute '{fact.spelling}', so it has no effect",
                fact.where,
                *notes,
            )
        elif not self._is_subject(fact):
            named = word.subjects[0].value
            self.warn(
                f"{fact.spelling} is an attribute of {named}, and has no effect here", fact.where
            )
        elif not _fits(fact):
            example = f"{fact.spelling}{_example(fact)}"
            self._complain(
                Kind.ATTRIBUTE,
                f"{fact.spelling} takes {word.takes.value}",
                fact.where,
                f"write: __attribute__(({example}))",
            )
        else:
            self._keep(fact)

    def _is_subject(self, fact: Fact) -> bool:
        is_function = isinstance(fact.symbol, Function)
        subject = Subject.FUNCTION if is_function else Subject.VARIABLE
        return subject in WORDS[fact.word].subjects

    def _keep(self, fact: Fact) -> None:
        key = (fact.word, fact.symbol.name)
        first = self.facts.setdefault(key, fact)
        if first.given != fact.given:
            self._complain(
                Kind.CONTRADICTION,
                f"{fact.symbol.name} has {fact.spelling} twice, with different things",
                fact.where,
                f"the first is at {first.where}",
            )

    def warn(self, message: str, where: str, *notes: str) -> None:
        """Note what is of no effect."""
        self.warnings.append(_said(Kind.SAYS_NOTHING, message, where, notes))

    def _complain(self, kind: Kind, message: str, where: str, *notes: str) -> None:
        self.problems.append(_said(kind, message, where, notes))

    # -- all of them together ----------------------------------------------------------------------

    def registrations(self) -> Registrations:
        """Return what was registered, and these."""
        old = self.registered
        if not self.facts:
            return old._replace(
                problems=(*old.problems, *self.problems), warnings=tuple(self.warnings)
            )
        forward = self._joined("derivative", old.forward)
        reverse = self._joined_pairs("gradient", old.reverse)
        split = self._joined_pairs("splitderivative", old.split)
        self._check_augmented()
        like = self._joined("function_like", old.like)
        memory, no_block = self._names("inactive_memory"), self._names("inactive_noblock")
        silent = self._names("inactive") | memory
        self._check_contraries()
        functions = frozenset(name for (_, name), f in self.facts.items() if _is_function(f))
        places = {name: fact.where for (_, name), fact in self.facts.items()}
        return old._replace(
            forward=forward,
            reverse=reverse,
            split=split,
            like=like,
            inactive=old.inactive | (silent | no_block) & functions,
            inactive_globals=old.inactive_globals | (silent | no_block) - functions,
            inactive_memory=old.inactive_memory | memory,
            places={**places, **old.places},
            no_block=no_block & functions,
            recomputed=self._names("shouldrecompute"),
            untyped=self._names("notypeanalysis"),
            frees_nothing=self._names("nofree"),
            keeps_no_pointer=self._names("no_escaping_allocation"),
            elementwise=self._names("elementwise_read"),
            sparse=self._names("sparse_accumulate"),
            shadows=self._shadows(old.shadows),
            problems=(*old.problems, *self.problems),
            warnings=tuple(self.warnings),
        )

    def _names(self, word: str) -> frozenset[str]:
        return frozenset(name for each, name in self.facts if each == word)

    def _joined(self, word: str, registered: Mapping[str, _Given]) -> dict[str, _Given]:
        """Return what globals register under a name, and what attributes say: not two things."""
        joined = dict(registered)
        for name in sorted(self._names(word)):
            fact = self.facts[word, name]
            given: _Given = fact.given[0]  # type: ignore[assignment]
            if joined.setdefault(name, given) != given:
                self._differs(fact)
        return joined

    def _joined_pairs(self, word: str, registered: Mapping[str, InTwo]) -> dict[str, InTwo]:
        """Return the same of what is in two: with the augmented function."""
        joined = dict(registered)
        for name in sorted(self._names(word)):
            fact = self.facts[word, name]
            first = self.facts.get(("augment", name))
            if first is None:
                self._half(fact)
                continue
            augmented, second = first.given[0], fact.given[0]
            assert isinstance(augmented, Function)
            assert isinstance(second, Function)
            pair = InTwo(augmented, second)
            known = joined.setdefault(name, pair)
            if known[:2] != pair[:2]:
                self._differs(fact)
        return joined

    def _shadows(self, registered: Mapping[str, str]) -> dict[str, str]:
        """Return the names of shadows that are declared, and that attributes name."""
        joined = dict(registered)
        for name in sorted(self._names("shadow")):
            fact = self.facts["shadow", name]
            variable, shadow = fact.symbol, fact.given[0]
            assert isinstance(variable, GlobalVariable)
            assert isinstance(shadow, GlobalVariable)
            wrong = misfit(variable, shadow, joined)
            if wrong:
                note = f"{fact.spelling} takes a variable of the same type, or an array of such"
                self._complain(Kind.ATTRIBUTE, f"{fact.spelling}: {wrong}", fact.where, note)
            joined.setdefault(name, shadow.name)
        return joined

    def _check_augmented(self) -> None:
        for name in sorted(self._names("augment")):
            if not {("gradient", name), ("splitderivative", name)} & self.facts.keys():
                self._half(self.facts["augment", name])

    def _differs(self, fact: Fact) -> None:
        name = fact.symbol.name
        self._complain(
            Kind.CONTRADICTION,
            f"{name} has {fact.spelling}, and a global registers something else for it",
            fact.where,
            f"the global is at {self.registered.places.get(name, '<unknown>')}",
        )

    def _half(self, fact: Fact) -> None:
        other = _OTHER_HALF[fact.word]
        self._complain(
            Kind.HALF_A_RULE,
            f"{fact.symbol.name} has {fact.spelling}, which is one half of a derivative",
            fact.where,
            f"give it {other} as well",
        )

    def _check_contraries(self) -> None:
        """Refuse a function that is both inactive and has a derivative."""
        for word, others in _CONTRARY.items():
            names = {each for each in WORDS if each.startswith(word)}
            for key in sorted(self.facts):
                if key[0] in names:
                    self._check_against(self.facts[key], others)

    def _check_against(self, fact: Fact, others: tuple[str, ...]) -> None:
        name = fact.symbol.name
        registered = self._registered(name)
        for other in others:
            second = self.facts.get((other, name))
            if second is not None or other in registered:
                where = second.where if second else self.registered.places.get(name, "")
                self._complain(
                    Kind.CONTRADICTION,
                    f"{name} has {fact.spelling}, and also {PREFIX}{other}",
                    fact.where,
                    *((f"which is at {where}",) if where else ()),
                    "take one of them away",
                )
                return

    def _registered(self, name: str) -> set[str]:
        """Return the words that globals say of a function."""
        old = self.registered
        said = {
            "derivative": old.forward,
            "function_like": old.like,
            "gradient": old.reverse,
            "splitderivative": old.split,
        }
        return {word for word, names in said.items() if name in names}


def _is_function(fact: Fact) -> bool:
    return isinstance(fact.symbol, Function)


def _fits(fact: Fact) -> bool:
    takes = WORDS[fact.word].takes
    if takes is Takes.NOTHING:
        return not fact.given
    return len(fact.given) == 1 and isinstance(fact.given[0], _WANTED[takes])


def _said(kind: Kind, message: str, where: str, notes: tuple[str, ...]) -> Diagnostic:
    return Diagnostic(message, where=where, notes=notes, code=kind.code, severity=kind.severity)


def _example(fact: Fact) -> str:
    """Return brackets with what may stand in them, named after what the attribute is on."""
    takes = WORDS[fact.word].takes
    if takes is Takes.NOTHING:
        return ""
    if takes is Takes.TEXT:
        return '("log1p")'
    name = fact.symbol.name
    return f"({_PREFIXES[fact.word]}_{name if not name.startswith(('_Z', '_R')) else 'f'})"
