"""The items a module is printed from, in order: stretches of text, definitions, globals."""

from __future__ import annotations

from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalValue, GlobalVariable


class Region:
    """A stretch of the text, printed as it is."""

    __slots__ = ("end", "start")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


class Definition:
    """An entry that is not a global: `text` is None as long as it is what the source says."""

    __slots__ = ("end", "further", "key", "kind", "start", "text")

    def __init__(self, kind: str, key: str, start: int, end: int, text: str | None = None) -> None:
        self.kind = kind
        self.key = key
        self.start = start
        self.end = end
        self.text = text
        #: Entries of the same kind and key, which LLVM adds to this one.
        self.further: list[Definition] = []

    @property
    def orders_uses(self) -> bool:
        """Return whether it says in which order users come."""
        return self.key.startswith("uselistorder")


Item = Region | Definition | GlobalValue


def arranged(items: list[Item], added: list[Item]) -> list[Item]:
    """Return the items with the added ones where LLVM would print them, or must find them."""
    if not added:
        return items
    places = _Places(items)
    before: dict[int, list[Item]] = {}
    for item in added:
        before.setdefault(places.of(item), []).append(item)
    out: list[Item] = []
    for index, item in enumerate(items):
        out += before.get(index, ())
        out.append(item)
    return out + before.get(len(items), [])


class _Places:
    """The places in a list of items where one more of each kind goes."""

    def __init__(self, items: list[Item]) -> None:
        self.end = len(items)
        self.behind: dict[type, int] = {}
        self.first: dict[type, int] = {}
        for index, item in enumerate(items):
            if isinstance(item, GlobalValue):
                self.behind[item.__class__] = index + 1
                self.first.setdefault(item.__class__, index)

    def of(self, item: Item) -> int:
        """Return the index it goes before."""
        if isinstance(item, Definition):
            # LLVM must know a type before the globals; the target's settings come before all.
            first = min(self.first.values(), default=self.end)
            return first if item.kind == "type" else self.end
        if isinstance(item, GlobalVariable):
            return self.behind.get(GlobalVariable, self.first.get(Function, self.end))
        return self.behind.get(item.__class__, self.end)
