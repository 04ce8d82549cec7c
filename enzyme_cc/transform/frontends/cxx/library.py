"""The record of what a standard library of C++ keeps in memory."""

from __future__ import annotations

from typing import NamedTuple


class Sizes(NamedTuple):
    """The bytes of an object by itself, and of one that is part of an object of a derived class."""

    whole: int
    base: int


class Library(NamedTuple):
    """Names in IR of what containers are made of, and mangled ones of streams."""

    #: Where nodes and headers of containers have what the others of their kin have not.
    members: dict[str, dict[int, str]]
    #: By the name of the class within mangled ones.
    streams: dict[str, Sizes]


def with_ios(ios: int, names: dict[str, int]) -> dict[str, Sizes]:
    """Return the sizes of classes with `basic_ios` of so many bytes as their virtual base."""
    return {name: Sizes(ios + own, own) for name, own in names.items()}


def without(names: dict[str, int]) -> dict[str, Sizes]:
    """Return the sizes of classes without a virtual base."""
    return {name: Sizes(size, size) for name, size in names.items()}
