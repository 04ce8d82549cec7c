"""Every function that is known, as a page for people: `docs/functions.md` is made by this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.rules.formula import Number
from enzyme_cc.rules.library import SUFFIXES
from enzyme_cc.rules.model import Effect, Kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.rules.library import Library
    from enzyme_cc.rules.model import Rule

_HEAD = """# Functions that are known

Made by `enzyme-opt --print-functions` from the rules (`enzyme_cc/rules/*.yaml`): do not edit.

| state | means |
|---|---|
| differentiated | a formula says what the derivative is |
| zero | the same, and the derivative is zero wherever there is one |
| moved | it moves values and computes none: so does its derivative with what belongs to them |
| memory | it hands out memory or takes it back: so it does for shadows |
| inactive | what it returns is constant; it may be given anything |
| inactive, fills | what it fills is constant, too, as many bytes as it says |
| inactive, writes | the same, how much is not known: over numbers with derivatives it is EZ0406 |

`name*` stands for SPELLINGS;
an intrinsic of LLVM for all types it is overloaded for; a name with `...` for all that begin so.

Functions with a body in the unit need no rule. A function that has none and is not here is an error
where it is given what carries a derivative (EZ0301): say what it is
([guide](guide.md#custom-derivatives)). What calls back, such as `tsearch` or
`pthread_create`, is not here, but for `qsort`, `qsort_r` and `bsearch`: these are differentiated as
code is, by bodies of ours, and what is sorted may be anything. What comes back twice (`setjmp`) is
refused (EZ0403).
"""


#: How the names of functions begin that generated code calls.
_OURS = "enzyme_cc."


def function_table(library: Library) -> str:
    """Return the page."""
    apart = (Kind.COMMUNICATION, Kind.INACTIVE)
    active = [each for each in library.rules if each.kind not in apart]
    silent = [each for each in library.rules if each.kind is Kind.INACTIVE and _names(each)]
    rows = sorted((name, state_of(rule), rule.note) for rule in active for name in _names(rule))
    groups = sorted((rule.name, state_of(rule), ", ".join(_names(rule))) for rule in silent)
    messages = [each for each in library.rules if each.kind is Kind.COMMUNICATION]
    *others, last = (f"`name{suffix}`" for suffix in SUFFIXES)
    parts = [
        _HEAD.replace("SPELLINGS", f"{', '.join(others)} and {last}"),
        "## With derivatives\n",
        *_table(("function", "state", "note"), sorted(rows, key=_in_order)),
        "\n## Messages\n",
        "In C and in Fortran, and by the names for profiling, too; [MPI](mpi.md) tells more.\n",
        *_table(("function", "on the way back"), sorted(map(_message, _of_c(messages)))),
        "\n## Points without a derivative, and what is said there\n",
        *_table(("function", "at", "derivatives"), sorted(_kinks(library.rules))),
        "\n## Inactive\n",
        *_table(("what", "state", "functions"), groups),
    ]
    return "\n".join(parts) + "\n"


def _of_c(rules: Iterable[Rule]) -> Iterator[Rule]:
    """Yield those that are not for Fortran's names of the same functions."""
    yield from (each for each in rules if each.results)


def _message(rule: Rule) -> tuple[str, str]:
    return f"`{rule.name}`", rule.note


def _kinks(rules: Iterable[Rule]) -> Iterator[tuple[str, str, str]]:
    for rule in rules:
        names = [each.name for each in rule.arguments if not each.role.is_out]
        for kink in rule.kinks:
            at = ", ".join(f"{name} = {_number(x)}" for name, x in zip(names, kink.at, strict=True))
            said = ", ".join(f"by {name}: {_number(x)}" for name, x in kink.partials)
            yield f"`{rule.name}`", at, said


def _number(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _in_order(row: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    return row[0].strip("`_").casefold(), row


def _names(rule: Rule) -> list[str]:
    """Return the functions that programs may call: not those that only derivatives do."""
    named = [each for each in rule.matches if not each.startswith(_OURS)]
    methods = [f"methods of {each}" for each in rule.traits]
    return [f"`{each}`" for each in (*named, *(f"{name}..." for name in rule.begins), *methods)]


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield f"| {' | '.join(row)} |"


def state_of(rule: Rule) -> str:
    """Return what becomes of a function, in a word or two."""
    if rule.kind is Kind.INACTIVE:
        if rule.overwrites:
            return "inactive, fills"
        return "inactive, writes" if Effect.WRITES in rule.effects else "inactive"
    if rule.kind is Kind.PARTIALS and all(_is_zero(each.formula) for each in rule.partials):
        return "zero"
    return _STATES[rule.kind]


def _is_zero(formula: object) -> bool:
    return isinstance(formula, Number) and not formula.value


_STATES = {
    Kind.COMMUNICATION: "differentiated",
    Kind.ALLOCATION: "memory",
    Kind.FOLDS: "differentiated",
    Kind.PARTIALS: "differentiated",
    Kind.STRUCTURAL: "moved",
}
