"""Find routines by the names of functions: those we bring, and those of files of the user's."""

from __future__ import annotations

import functools
import os
import re
from dataclasses import replace
from typing import TYPE_CHECKING

from enzyme_cc.rules.model import Effect, Kind, Rule
from enzyme_cc.rules.routines.model import Call
from enzyme_cc.rules.routines.names import CBLAS, CONVENTIONS, FORTRAN, fits, passes_wide

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import FunctionType
    from enzyme_cc.rules.nodes import Item
    from enzyme_cc.rules.routines.model import Routine

    Entries = Mapping[str, tuple[str, Item]]

_FOLDER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FILES = (
    "blas",
    "cublas",
    "lapack",
    "lapack_bands",
    "lapack_eigen",
    "lapack_orthogonal",
    "lapack_symmetric",
)
_NAME = re.compile(r"(cblas_|LAPACKE_|)(i?[sdcz][a-z0-9_]*?)(_64_|64_|_64|__|_|)\Z")
_DEVICE_NAME = re.compile(r"(cublas)((?:I[sdcz]|[SDCZ])[a-z0-9]*?)(_v2_64|_v2|_64|)\Z")
_ENTRY = re.compile(r"^- routine: (\w+)$|^  also: (\w+)$|^  cublas: (\w+?)(?:_v2)?$", re.M)
_SPECIAL = re.compile(r"^  names: \{(.*)\}$", re.M)
#: What begins names that nobody has for functions of their own.
_SAID = ("cblas_", "cublas", "LAPACKE_")
#: Without all that is added to names, a function of so many arguments is what its name says;
#: `dcopy` of five pointers may be anything.
_UNMISTAKABLE = 8
#: What begins an entry of a routine in a file of rules.
KEY = "routine"
#: And says what one is called that is meant for devices alone.
DEVICE = "cublas"
#: What ends the names that are new since there are handles; of what is younger none does.
V2 = "_v2"


class Routines:
    """Routines by what they are called in a precision: `dgemm`. Each is read when asked for."""

    def __init__(
        self,
        entries: Callable[[], Entries],
        may_be: Callable[[str], bool],
        users: Iterable[str] = (),
    ) -> None:
        self._entries = entries
        self._may_be = may_be
        #: Names in files of the user's, which stand for functions as they are written.
        self._users = frozenset(users)
        self._read: dict[str, Routine] = {}
        self._rules: dict[tuple[str, FunctionType], Rule | None] = {}

    @functools.cached_property
    def _items(self) -> Entries:
        """Return each entry, and the precision it is meant for."""
        return self._entries()

    def of_functions(self, functions: Iterable[Function]) -> frozenset[str]:
        """Return the names of those functions that are routines, though they have bodies here.

        A plain `dgemm` may be anything of the program's own.
        """
        return frozenset(
            each.name
            for each in functions
            if each.name.startswith(_SAID) or each.name.endswith("_")
            if self.rule(each.name, each.function_type) is not None
        )

    def routine(self, name: str) -> Routine:
        """Return the record of a routine."""
        from enzyme_cc.rules.routines.reader import read_routine  # noqa: PLC0415

        found = self._read.get(name)
        if found is None:
            precision, item = self._items[name]
            called = functools.partial(self.called, precision=precision)
            found = self._read[name] = read_routine(item, called, self.routine)
        return found

    def routine_of_device(self, name: str) -> Routine:
        """Return the record of a routine as it is where the first argument is a handle."""
        return self.routine(self._of_device.get(name, name))

    def called(self, name: str, precision: str) -> str:
        """Return what a routine is called in a precision: `zheev` where that is `syev`."""
        return self._called[name, precision]

    @functools.cached_property
    def _called(self) -> dict[tuple[str, str], str]:
        found = ((name, *self._items[name]) for name in self._own_names())
        return {(item.table()[KEY].text(), precision): name for name, precision, item in found}

    def _own_names(self) -> Iterable[str]:
        """Yield all names but those that are other names of a routine."""
        from enzyme_cc.rules.routines.reader import also_called  # noqa: PLC0415

        return (name for name, (_, item) in self._items.items() if name not in also_called(item))

    def all(self) -> Iterable[tuple[str, Routine]]:
        """Yield all routines, each once for every precision."""
        return ((name, self.routine(name)) for name in self._own_names())

    def with_items(self, items: Iterable[Item]) -> Routines:
        """Return these routines with those of files of the user's, which win."""
        more = _named(items)
        made = Routines(lambda: {**self._items, **more}, self._may_be, (*self._users, *more))
        for name in more:
            made.routine(name)  # whatever is wrong is said at once
        return made

    def rule(self, name: str, kind: FunctionType) -> Rule | None:
        """Return the rule of a function of this name and type, if it is a routine."""
        key = name, kind
        if key not in self._rules:
            self._rules[key] = self._rule(name, kind)
        return self._rules[key]

    def _rule(self, name: str, kind: FunctionType) -> Rule | None:
        call = self._call(name, kind)
        if call is None:
            return None
        effects = frozenset((Effect.READS, Effect.OUTSIDE))
        if call.convention.has_handle:
            effects |= {Effect.WRITES}
        if call.routine.inactive:
            made = Rule(name, call.routine.where, Kind.INACTIVE, (name,), effects=effects)
            # What it finds is stored behind its last argument.
            return replace(made, writes_to=("last",)) if call.convention.has_handle else made
        effects |= {Effect.WRITES}
        return Rule(name, call.routine.where, Kind.ROUTINE, (name,), effects=effects, routine=call)

    def has(self, name: str) -> bool:
        """Return whether a name is that of a routine, in some convention and precision."""
        return name in self._users or self._parts(name) is not None

    def _parts(self, name: str) -> re.Match[str] | None:
        """Return the parts of a name that is ours; None of any other."""
        parts = _NAME.match(name) or _DEVICE_NAME.match(name)
        if parts is None or not self._may_be(parts[2].lower()):
            return None
        return parts if self._entry(parts) else None

    def _entry(self, parts: re.Match[str]) -> str:
        """Return the name of the entry for some parts of a name; nothing if there is none."""
        name = parts[2].lower()
        if CONVENTIONS[parts[1]].has_handle:
            name = self._of_device.get(name, name)
        return name if name in self._items else ""

    @functools.cached_property
    def _of_device(self) -> dict[str, str]:
        """Return the entries that are meant where the first argument is a handle."""
        return {
            f"{precision}{item.table()[DEVICE].text().removesuffix(V2)}": name
            for name, (precision, item) in self._items.items()
            if DEVICE in item.table()
        }

    def _call(self, name: str, kind: FunctionType) -> Call | None:
        if name in self._users:
            return self._fitting(name, kind)
        parts = self._parts(name)
        if parts is None:
            return None
        entry = self._entry(parts)
        routine, convention = self.routine(entry), CONVENTIONS[parts[1]]
        if routine.device_name and not convention.has_handle:
            return None
        if not parts[1] and not parts[3] and len(routine.operands) < _UNMISTAKABLE:
            return None
        if routine.is_fortran and parts[1]:
            return None
        made = Call(routine, convention, self._items[entry][0], parts[3])
        return made._replace(passes_wide=passes_wide(made, kind)) if fits(made, kind) else None

    def _fitting(self, name: str, kind: FunctionType) -> Call | None:
        """Return a routine of the user's in the convention that the function's type tells."""
        precision = self._items[name][0]
        suffix = "_" if name.endswith("_") else ""
        for convention, behind in ((FORTRAN, suffix or "_"), (CBLAS, "")):
            made = Call(self.routine(name), convention, precision, behind)
            if fits(made, kind):
                return made._replace(passes_wide=passes_wide(made, kind))
        return None


def is_routine(item: Item) -> bool:
    """Return whether an entry of a file of rules is a routine."""
    return any(key.is_text and key.text() == KEY for key, _ in item.pairs())


def _named(items: Iterable[Item]) -> dict[str, tuple[str, Item]]:
    from enzyme_cc.rules.routines.reader import also_called, names_of  # noqa: PLC0415

    found: dict[str, tuple[str, Item]] = {}
    for item in items:
        found.update((name, (precision, item)) for precision, name in names_of(item).items())
        found.update((name, (precision, item)) for name, precision in also_called(item).items())
    return found


def is_ours(routine: Routine) -> bool:
    """Return whether an entry is in a file that we bring: of a routine that others know, too."""
    return routine.where.startswith(f"{_FOLDER}{os.sep}")


def no_routines() -> Routines:
    """Return none, for who wants their code to be differentiated."""
    return Routines(dict[str, "tuple[str, Item]"], lambda _name: False)


@functools.cache
def default_routines() -> Routines:
    """Return the routines we bring: their files are read when the first name could be one."""
    return Routines(_own_entries, _may_be_ours)


@functools.cache
def _texts() -> dict[str, str]:
    """Return our files."""
    found = {}
    for name in FILES:
        path = os.path.join(_FOLDER, f"{name}.yaml")
        with open(path, encoding="utf-8") as file:
            found[path] = file.read()
    return found


@functools.cache
def _named_in_texts() -> frozenset[str]:
    """Return names of routines, without reading what is said of them: most programs have none."""
    both = "".join(_texts().values())
    special = (each for line in _SPECIAL.findall(both) for each in re.findall(r": (\w+)", line))
    entries = (each for pair in _ENTRY.findall(both) for each in pair if each)
    return frozenset((*entries, *special))


def _may_be_ours(name: str) -> bool:
    names = _named_in_texts()
    return name[1:] in names or name in names


def _own_entries() -> dict[str, tuple[str, Item]]:
    from enzyme_cc.rules.nodes import read_entries  # noqa: PLC0415 - few programs need it

    found: dict[str, tuple[str, Item]] = {}
    for path, text in _texts().items():
        found.update(_named(read_entries(path, text)))
    return found
