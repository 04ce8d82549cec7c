"""Answer about things that lead to each other: each is taken at its word until it is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Key = TypeVar("Key")


class Assumptions(Generic[Key]):
    """Answers, remembered; those that rest on each other hold unless something speaks against one.

    `rests_on` says what else must hold; None of what does not hold by itself. However long the
    way is to what speaks against something, no calls are in one another.
    """

    def __init__(self, rests_on: Callable[[Key], Iterable[Key] | None]) -> None:
        self._rests_on = rests_on
        self._known: dict[Key, bool] = {}

    def hold(self, key: Key) -> bool:
        """Return whether it holds of a thing, and of all that this rests on."""
        if key not in self._known:
            self._find(key)
        return self._known[key]

    def _find(self, first: Key) -> None:
        resting: dict[Key, list[Key]] = {first: []}
        ahead, refuted = [first], []
        while ahead:
            key = ahead.pop()
            others = self._rests_on(key)
            if others is None or any(self._known.get(each) is False for each in others):
                refuted.append(key)
                continue
            for other in others:
                if other not in resting and other not in self._known:
                    resting[other] = []
                    ahead.append(other)
                if other in resting:
                    resting[other].append(key)
        self._known |= dict.fromkeys(resting, True)
        while refuted:
            key = refuted.pop()
            if self._known[key]:
                self._known[key] = False
                refuted += resting[key]
