"""Rule files read into records; whatever is wrong with one is an error with its line.

All files are looked through once for what formulas may call, and then read. The language is
described in README.md.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, replace
from functools import partial
from itertools import filterfalse
from typing import TYPE_CHECKING

from enzyme_cc.ir.types import DOUBLE, FLOAT, FP80
from enzyme_cc.rules.argument import Argument, Role
from enzyme_cc.rules.called import function_of
from enzyme_cc.rules.complex_formula import jacobian, read_complex
from enzyme_cc.rules.formula import FormulaError, Function, Unknown, read_formula
from enzyme_cc.rules.model import (
    ENDS,
    EXCEPTIONS,
    MEDIA,
    RESULT,
    Allocation,
    Box,
    Effect,
    Interval,
    Kind,
    Kink,
    Overwrite,
    Partial,
    Range,
    Rule,
    are_complex,
    numbers_of,
)
from enzyme_cc.rules.nodes import Item, read_entries
from enzyme_cc.rules.routines.table import is_routine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from enzyme_cc.ir.types import Type
    from enzyme_cc.rules.formula import Formula

_EFFECTS = {effect.value: effect for effect in Effect}
#: Behind the name of a rule: for functions that store what that of this name returns.
STORING = ", stored"
_RETURNED = (Role.FLOAT, Role.INTEGER, Role.POINTER, Role.COMPLEX)

#: What says how to differentiate, and which kind of rule that makes.
_SAYS = {
    "allocation": Kind.ALLOCATION,
    "communicates": Kind.COMMUNICATION,
    "folds": Kind.FOLDS,
    "frees": Kind.ALLOCATION,
    "inactive": Kind.INACTIVE,
    "partials": Kind.PARTIALS,
    "structural": Kind.STRUCTURAL,
}
#: The name of a trait.
_TRAIT = re.compile(r"\w+(::\w+)+")
_KEYS = (
    "allocation args begins characters communicates domain effects exception far folds forward "
    "frees inactive integers integers_behind kinks matches mirrored_by name note numbers_from "
    "numbers_to opcodes over_bodies overwrites part partials range refused remark results "
    "samples stores structural table tells traits transpose type until writes_text writes_to"
).split()
#: How `type` says the only one that a function is there for.
_TYPES: dict[str, Type] = {"double": DOUBLE, "float": FLOAT, "long double": FP80}
_RANGES = {each.value: each for each in Range}
_ENDS = {each: each for each in ENDS}
_EXCEPTIONS = {each: each for each in EXCEPTIONS}
_ALLOCATION_KEYS = "alignment freed_by made_by old_size resizes size stored_in zeroed".split()


def read_rules(
    files: Iterable[tuple[str, str]], functions: Mapping[str, Function], rules: Iterable[Rule]
) -> Iterator[Rule]:
    """Yield the rules in files (path and text), which may use functions and rules from before."""
    drafts = [
        draft
        for path, text in files
        for draft in _in_order(map(_draft, filterfalse(is_routine, read_entries(path, text))))
    ]
    functions = {**functions, **{each.name: each for each in map(function_of, drafts) if each}}
    known = {rule.name: rule for rule in rules}
    for draft in sorted(drafts, key=lambda draft: draft.kind is Kind.FOLDS):
        made = known[draft.name] = _rule(draft, functions, known)
        yield made
        if "stores" in draft.keys:
            yield _storing(made, draft.keys["stores"])


def routine_entries(files: Iterable[tuple[str, str]]) -> Iterator[Item]:
    """Yield the entries in files that are routines of linear algebra."""
    return (item for path, text in files for item in read_entries(path, text) if is_routine(item))


@dataclass(slots=True)
class _Draft:
    """An entry without what needs other entries."""

    item: Item
    keys: dict[str, Item]
    name: str
    kind: Kind
    matches: tuple[str, ...] = ()
    arguments: tuple[Argument, ...] = ()
    results: tuple[Argument, ...] = ()
    type: Type | None = None


def _in_order(drafts: Iterable[_Draft]) -> Iterator[_Draft]:
    last = ""
    for draft in drafts:
        if draft.name <= last:
            problem = "is there twice" if draft.name == last else f"comes after '{last}'"
            kind = "duplicate" if draft.name == last else "order"
            draft.keys["name"].fail(kind, f"'{draft.name}' {problem}: sort entries by name")
        last = draft.name
        yield draft


def _draft(item: Item) -> _Draft:
    for key, _ in item.pairs():
        if key.text() not in _KEYS:
            key.fail("unknown key", f"unknown key '{key.text()}'", f"keys: {', '.join(_KEYS)}")
    keys = item.table()
    mangled = [each for each in ("begins", "traits") if each in keys and "inactive" in keys]
    named = mangled[0] if mangled else "matches"
    for needed in ("name", *([] if "opcodes" in keys else [named, "effects"])):
        if needed not in keys:
            item.fail("missing key", f"'{needed}' is missing")
    draft = _Draft(item, keys, keys["name"].text(), _kind(item, keys))
    if "matches" in keys:
        draft.matches = keys["matches"].texts()
    _check_lists(keys, draft.kind)
    if "args" in keys:
        draft.arguments = numbers_of(_arguments(keys["args"], tuple(Role)))
    draft.results = _results(keys)
    draft.type = keys["type"].word(_TYPES, "type") if "type" in keys else None
    for shared in {each.name for each in draft.arguments} & {each.name for each in draft.results}:
        item.fail("duplicate", f"'{shared}' is both an argument and a result")
    return draft


def _check_lists(keys: Mapping[str, Item], kind: Kind) -> None:
    """Check that lists of names are sorted, and that each trait is named with its crate."""
    for listed in ("begins", "matches", "opcodes", "traits"):
        if listed in keys and kind in (Kind.INACTIVE, Kind.STRUCTURAL):
            _check_sorted(keys[listed])
    for each in keys["traits"].items() if "traits" in keys else ():
        if not _TRAIT.fullmatch(each.text()):
            said = f"'{each.text()}' is no trait: name its crate and its module, too"
            each.fail("shape", said, "such as core::fmt::Debug")


def _kind(item: Item, keys: Mapping[str, Item]) -> Kind:
    said = [key for key in _SAYS if key in keys]
    if not said:
        item.fail("missing key", f"one of {', '.join(_SAYS)} is missing")
    if len({_SAYS[key] for key in said}) > 1:
        item.fail("unknown key", f"{' and '.join(said)} exclude each other")
    if (
        "args" not in keys
        and "refused" not in keys
        and _SAYS[said[0]] not in (Kind.INACTIVE, Kind.STRUCTURAL)
    ):
        item.fail("missing key", f"'{said[0]}' needs 'args'")
    for key in ("characters", "inactive", "integers", "over_bodies", "structural"):
        if key in keys and not keys[key].flag():
            keys[key].fail("shape", f"leave '{key}' out where it is not so")
    return _SAYS[said[0]]


def _medium(keys: Mapping[str, Item], key: str) -> str:
    return keys[key].word({each: each for each in MEDIA}, "medium") if key in keys else ""


def _check_sorted(item: Item) -> None:
    items = item.items()
    for before, after in itertools.pairwise(items):
        if after.text() == before.text():
            after.fail("duplicate", f"'{after.text()}' is there twice")
        if after.text() < before.text():
            after.fail("order", f"'{after.text()}' comes after '{before.text()}': sort the names")


def _arguments(item: Item, roles: Sequence[Role]) -> tuple[Argument, ...]:
    found: list[Argument] = []
    for each in item.items():
        argument = Argument(each.text()) if each.is_text else _with_role(each, roles)
        if not argument.name.isidentifier():
            each.fail("shape", f"'{argument.name}' is no name that formulas can use")
        if argument.name in [other.name for other in found]:
            each.fail("duplicate", f"'{argument.name}' is there twice")
        found.append(argument)
    return tuple(found)


def _with_role(item: Item, roles: Sequence[Role]) -> Argument:
    table = item.table()
    if len(table) != 1:
        item.fail("shape", "write a name, or one `name: role`")
    ((name, role),) = table.items()
    return Argument(name, role.word({each.value: each for each in roles}, "role"))


def _results(keys: Mapping[str, Item]) -> tuple[Argument, ...]:
    if "results" in keys:
        return numbers_of(_arguments(keys["results"], _RETURNED))
    return (Argument(RESULT),)


# -- the rest of an entry --------------------------------------------------------------------------


def _rule(draft: _Draft, functions: Mapping[str, Function], known: Mapping[str, Rule]) -> Rule:
    keys = draft.keys
    rule = Rule(
        name=draft.name,
        where=draft.item.where,
        kind=draft.kind,
        matches=draft.matches,
        begins=keys["begins"].texts() if "begins" in keys else (),
        traits=keys["traits"].texts() if "traits" in keys else (),
        opcodes=keys["opcodes"].texts() if "opcodes" in keys else (),
        arguments=draft.arguments,
        results=draft.results,
        type=draft.type,
        effects=_effects(keys["effects"]) if "effects" in keys else frozenset(),
        over_bodies="over_bodies" in keys,
        characters="characters" in keys,
        integers="integers" in keys,
        writes_text="writes_text" in keys,
        numbers_from=_medium(keys, "numbers_from"),
        numbers_to=_medium(keys, "numbers_to"),
        note="; ".join(keys[each].text() for each in ("communicates", "note") if each in keys),
        remark=keys["remark"].text() if "remark" in keys else "",
        mirrored_by=keys["mirrored_by"].text() if "mirrored_by" in keys else "",
        refused=keys["refused"].text() if "refused" in keys else "",
        part=keys["part"].text() if "part" in keys else "",
        is_forward="forward" in keys,
        tells=keys["tells"].text() if "tells" in keys else "",
        exception=keys["exception"].word(_EXCEPTIONS, "word") if "exception" in keys else "",
        transpose=keys["transpose"].text() if "transpose" in keys else "",
    )
    further = {key: read(rule, keys[key]) for key, read in _READERS.items() if key in keys}
    if "partials" in keys:
        further["partials"] = _partials(rule, keys["partials"], functions)
    if "folds" in keys:
        further["folds"] = keys["folds"].word(known, "rule")
    is_sampled = draft.kind in (Kind.PARTIALS, Kind.FOLDS) or "domain" in keys
    if is_sampled and "samples" not in keys:
        draft.item.fail("missing key", "'samples' is missing", "a few points where it is smooth")
    made = replace(rule, **further)  # type: ignore[arg-type]
    if "domain" in keys:
        _check_samples_inside(made, keys["samples"])
    return made


def _storing(rule: Rule, item: Item) -> Rule:
    """Return the same function by names by which it stores its result and returns a status."""
    if rule.kind is not Kind.PARTIALS or rule.results != (Argument(RESULT),):
        item.fail("unknown key", "'stores' belongs to 'partials' of one number that is returned")
    return replace(
        rule,
        name=f"{rule.name}{STORING}",
        matches=item.texts(),
        opcodes=(),
        arguments=(*rule.arguments, Argument(RESULT, Role.OUT_WITH_ERROR)),
        results=(Argument("status", Role.INTEGER),),
        kinks=(),
    )


def _effects(item: Item) -> frozenset[Effect]:
    if item.is_text:
        if item.text() == "none":
            return frozenset()
        return frozenset({item.word({"none": None, **_EFFECTS}, "effect")})
    return frozenset(each.word(_EFFECTS, "effect") for each in item.items())


def _partials(rule: Rule, item: Item, functions: Mapping[str, Function]) -> tuple[Partial, ...]:
    """Read `x: formula` of the only result, or such a table for each number that comes out."""
    if any(are_complex(rule.results)) and f"{RESULT}.re" not in item.table():
        return tuple(_complex_partials(rule, item, functions))
    results = [
        each.name for each in rule.outputs if each.role is Role.FLOAT or each.role.is_float_out
    ]
    if results == [RESULT]:
        return tuple(_partials_of(rule, RESULT, item, functions))
    table = dict(_checked_table(item, results, "result"))
    return tuple(
        partial
        for result in results
        for partial in _partials_of(rule, result, table[result], functions)
    )


def _partials_of(
    rule: Rule, result: str, item: Item, functions: Mapping[str, Function]
) -> Iterator[Partial]:
    values = (*rule.arguments, *rule.results)
    names = {each.name: each for each in values if each.role is not Role.POINTER}
    callable_ = {name: each for name, each in functions.items() if each.type in (None, rule.type)}
    for argument, formula in _checked_table(item, rule.active_arguments, "argument"):
        yield Partial(result, argument, _formula(formula, names, callable_))


def _formula(
    item: Item, names: Mapping[str, Argument], functions: Mapping[str, Function]
) -> Formula:
    if not item.is_text:
        ((_, reason),) = _checked_table(item, ["unknown"], "word")
        return Unknown(reason.text())
    try:
        return read_formula(item.text(), names, functions)
    except FormulaError as err:
        item.fail(err.kind, str(err), *err.notes)


def _complex_partials(
    rule: Rule, item: Item, functions: Mapping[str, Function]
) -> Iterator[Partial]:
    """Yield one complex derivative for each argument: four partials, or two where that is real."""
    values = (*rule.arguments, *rule.results)
    names = {each.name: each for each in values if each.role is not Role.POINTER}
    active = [name for name in rule.active_arguments if not name.endswith(".im")]
    for argument, formula in _checked_table(
        item, [each.split(".")[0] for each in active], "argument"
    ):
        try:
            found = read_complex(formula.text(), names, functions)
        except FormulaError as err:
            formula.fail(err.kind, str(err), *err.notes)
        for (of, by), each in jacobian(found).items():
            if argument not in active:
                yield Partial(f"{RESULT}.{of}", f"{argument}.{by}", each)
            elif by == "re":
                yield Partial(f"{RESULT}.{of}", argument, each)


def _checked_table(item: Item, wanted: Sequence[str], what: str) -> Iterator[tuple[str, Item]]:
    """Yield the values of a table that has exactly these keys."""
    table = item.table()
    for key, _ in item.pairs():
        if key.text() not in wanted:
            known = ", ".join(wanted) or "none"
            message = f"'{key.text()}' is no {what} with a derivative"
            key.fail("partial", message, f"there are: {known}")
    for name in wanted:
        if name not in table:
            item.fail("partial", f"the partial for the {what} '{name}' is missing")
        yield name, table[name]


def _samples(rule: Rule, item: Item) -> tuple[tuple[object, ...], ...]:
    points = item.items()
    if len(points) < 2:
        item.fail("sample", "at least two samples are needed")
    return tuple(_point(rule, each) for each in points)


def _inputs(rule: Rule) -> list[Argument]:
    return [each for each in rule.arguments if not each.role.is_out]


def _point(rule: Rule, item: Item) -> tuple[object, ...]:
    numbers, inputs = item.items(), _inputs(rule)
    if len(numbers) != len(inputs):
        names = ", ".join(each.name for each in inputs)
        item.fail("sample", f"a sample has {len(inputs)} numbers ({names}), not {len(numbers)}")
    return tuple(map(_coordinate, inputs, numbers))


def _coordinate(argument: Argument, item: Item) -> object:
    if argument.role is Role.LANES:
        return tuple(each.number() for each in item.items())
    return _number(argument, item)


def _number(argument: Argument, item: Item) -> float:
    found = item.number()
    if argument.role is Role.INTEGER and not isinstance(found, int):
        item.fail("sample", f"'{argument.name}' is an integer, not {found}")
    return found


def _domain(rule: Rule, item: Item) -> tuple[Box, ...]:
    """Return one box, or a list of boxes."""
    return tuple(_box(rule, each) for each in (item.items() if item.is_list else [item]))


def _box(rule: Rule, item: Item) -> Box:
    """Read `argument: [from, to]` for every number that goes in, in their order."""
    inputs, table = _inputs(rule), item.table()
    names = [each.name for each in inputs]
    if sorted(table) != sorted(names):
        item.fail("sample", f"a domain has an interval for each of: {', '.join(names)}")
    return tuple(_interval(each, table[each.name]) for each in inputs)


def _interval(argument: Argument, item: Item) -> Interval:
    scalar = Role.INTEGER if argument.role is Role.INTEGER else Role.FLOAT
    ends = [_number(Argument(argument.name, scalar), each) for each in item.items()]
    is_point = scalar is Role.INTEGER and ends[:1] == ends[1:]
    if len(ends) != 2 or not (ends[0] < ends[1] or is_point):
        item.fail("sample", "an interval is `[from, to]`, the smaller number first")
    return ends[0], ends[1]


def _check_samples_inside(rule: Rule, item: Item) -> None:
    for sample, place in zip(rule.samples, item.items(), strict=True):
        outside = [list(_outside(rule, box, sample)) for box in rule.domain]
        if all(outside):
            names = " and ".join(f"'{each}'" for each in min(outside, key=len))
            place.fail("sample", f"here {names} is outside of the domain")


def _outside(rule: Rule, box: Box, sample: tuple[object, ...]) -> Iterator[str]:
    """Yield the arguments that a sample has beside a box."""
    for argument, (low, high), value in zip(_inputs(rule), box, sample, strict=True):
        numbers = value if isinstance(value, tuple) else (value,)
        if not all(low <= each <= high for each in numbers):
            yield argument.name


def _kinks(rule: Rule, item: Item) -> tuple[Kink, ...]:
    return tuple(_kink(rule, each) for each in item.items())


def _kink(rule: Rule, item: Item) -> Kink:
    table = item.table()
    if sorted(table) != ["at", "partials"]:
        item.fail("shape", "a kink is `at: [numbers]` and `partials: {argument: number}`")
    at = _point(rule, table["at"])
    values = [
        (name, each.number())
        for name, each in _checked_table(table["partials"], rule.active_arguments, "argument")
    ]
    return Kink(at, tuple(values))  # type: ignore[arg-type]


def _allocation(rule: Rule, item: Item) -> Allocation:
    for key, _ in item.pairs():
        if key.text() not in _ALLOCATION_KEYS:
            keys = ", ".join(_ALLOCATION_KEYS)
            key.fail("unknown key", f"unknown key '{key.text()}'", f"keys: {keys}")
    table = item.table()
    for name in ("size", "freed_by"):
        if name not in table:
            item.fail("missing key", f"'{name}' is missing")
    one = {
        key: _argument_name(rule, table[key])
        for key in ("alignment", "old_size", "resizes", "stored_in")
        if key in table
    }
    if ("old_size" in table) is not ("made_by" in table):
        item.fail("missing key", "'old_size' and 'made_by' belong together")
    return Allocation(
        size=tuple(_argument_name(rule, each) for each in table["size"].items()),
        freed_by=table["freed_by"].text(),
        made_by=table["made_by"].text() if "made_by" in table else None,
        zeroed="zeroed" in table and table["zeroed"].flag(),
        **one,
    )


def _overwrites(rule: Rule, item: Item) -> tuple[Overwrite, ...]:
    """Read `to: {bytes: [result, size], most: [count, size]}`, each for an argument."""
    if rule.kind is not Kind.INACTIVE or not rule.arguments:
        item.fail("unknown key", "'overwrites' belongs to 'inactive', with 'args'")
    pointers = {each.name: each for each in rule.arguments if each.role is Role.POINTER}
    return tuple(
        _overwrite(rule, key.word(pointers, "pointer").name, value) for key, value in item.pairs()
    )


def _overwrite(rule: Rule, argument: str, item: Item) -> Overwrite:
    table = item.table()
    if sorted(table) != ["bytes", "most"]:
        item.fail("shape", "write `bytes: [names]` and `most: [names]`")
    counts = {each.name: each.name for each in rule.arguments if each.role is Role.INTEGER}
    results = {each.name: each.name for each in rule.results if each.role is Role.INTEGER}
    return Overwrite(
        argument,
        tuple(each.word({**counts, **results}, "integer") for each in table["bytes"].items()),
        tuple(each.word(counts, "argument") for each in table["most"].items()),
    )


def _pointers(key: str, rule: Rule, item: Item) -> tuple[str, ...]:
    """Read names of arguments; of functions with any arguments, which of the pointers."""
    if rule.kind is not Kind.INACTIVE:
        item.fail("unknown key", f"'{key}' belongs to 'inactive'")
    if not rule.arguments:
        return tuple(str(each.word(_ENDS, "pointer")) for each in item.items())
    return tuple(_argument_name(rule, each) for each in item.items())


def _far(rule: Rule, item: Item) -> tuple[str, ...]:
    """Read names of arguments."""
    if rule.kind is not Kind.PARTIALS or not rule.opcodes:
        item.fail("unknown key", "'far' belongs to 'partials' of an instruction")
    return tuple(_argument_name(rule, each) for each in item.items())


def _range(rule: Rule, item: Item) -> Range:
    if rule.results != (Argument(RESULT),):
        item.fail("unknown key", "'range' is of one number that is returned")
    found: Range = item.word(_RANGES, "range")
    return found


def _argument_name(rule: Rule, item: Item) -> str:
    names = {each.name: each.name for each in rule.arguments}
    return str(item.word(names, "argument"))


_READERS: dict[str, Callable[[Rule, Item], object]] = {
    "allocation": _allocation,
    "domain": _domain,
    "far": _far,
    "frees": _argument_name,
    "integers_behind": partial(_pointers, "integers_behind"),
    "kinks": _kinks,
    "overwrites": _overwrites,
    "range": _range,
    "samples": _samples,
    "table": _argument_name,
    "until": _argument_name,
    "writes_to": partial(_pointers, "writes_to"),
}

__all__ = ["STORING", "read_rules"]
