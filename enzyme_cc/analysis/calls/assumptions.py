"""Answer about things that lead to each other: each is taken at its word until it is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Key = TypeVar("Key")


class Assumptions(Generic[Key]):
    """Answers, remembered; those that call each other hold unless something else speaks against."""

    def __init__(self, find: Callable[[Key], bool]) -> None:
        self._find = find
        self._known: dict[Key, bool] = {}

    def hold(self, key: Key) -> bool:
        """Return whether it holds of a thing, as far as what it leads to decides."""
        found = self._known.get(key)
        if found is None:
            self._known[key] = True
            found = self._known[key] = self._find(key)
            if not found:  # what was said of others may rest on taking this one at its word
                self._known = {each: known for each, known in self._known.items() if not known}
        return found
