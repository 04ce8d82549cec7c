"""A table of constructs not differentiated yet: linker names, and users' names for them."""

from __future__ import annotations

import functools
import os
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "constructs.yaml")


@dataclass(frozen=True, slots=True)
class Family:
    """A family of constructs that the same can be said of."""

    name: str
    #: What users can do, beside a rule.
    ways: tuple[str, ...]
    #: Whether a rule is for the function called, and not for one that calls it.
    has_rules: bool
    #: Whether the body of the function called can be had, in another unit at least.
    has_bodies: bool


@dataclass(frozen=True, slots=True)
class Construct:
    """One thing that a call of the run-time library stands for."""

    name: str
    family: Family
    #: Whether it is no more than a part of others of its family.
    is_part: bool


@dataclass(frozen=True, slots=True)
class _Entry:
    name: str
    family: Family
    is_part: bool
    matches: tuple[re.Pattern[str], ...] = field(compare=False)

    def construct(self, function: str) -> Construct | None:
        """Return what a function stands for, if it is one of these."""
        for each in self.matches:
            found = each.fullmatch(function)
            if found is not None:
                return Construct(found.expand(self.name), self.family, self.is_part)
        return None


def construct_of(function: str) -> Construct | None:
    """Return what a function stands for, by its linker name."""
    found = (each.construct(function) for each in _entries())
    return next((each for each in found if each is not None), None)


@functools.cache
def _entries() -> tuple[_Entry, ...]:
    # It takes a while to be there, and is needed for messages only.
    import yaml  # noqa: PLC0415

    with open(FILE, encoding="utf-8") as file:
        return tuple(_read(yaml.safe_load(file)))


def _read(families: list[dict[str, object]]) -> Iterator[_Entry]:
    for each in families:
        ways = tuple(_listed(each["ways"]))
        has_rules = each["rule_for"] == "function"
        family = Family(str(each["family"]), ways, has_rules, bool(each["has_bodies"]))
        for one in each["constructs"]:  # type: ignore[attr-defined]
            patterns = tuple(map(re.compile, _listed(one["matches"])))
            yield _Entry(one["name"], family, one.get("part", False), patterns)


def _listed(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(each) for each in value]
