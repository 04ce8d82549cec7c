"""Launches of kernels in host code as clang writes them: which kernels derivatives may launch.

A kernel's derivatives are kernels beside it. The host's code registers them as it does the kernel,
and a table leads from the kernel to them, with what is known of its arguments.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.reachable_functions import mentioned, reached
from enzyme_cc.attributes.vocabulary import Mode
from enzyme_cc.ir.module import Module
from enzyme_cc.requests.find import find_requests
from enzyme_cc.rules.library import Library
from enzyme_cc.transform.code.launched import (
    GRADIENT,
    ROUNDS,
    ROUNDS_AGAIN,
    SECOND,
    TANGENT,
    Launched,
)
from enzyme_cc.transform.frontends.gpu.device_variables import (
    ENTRY,
    launch_apart,
    registrations,
    with_cells,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from enzyme_cc.diagnostics import Diagnostic
    from enzyme_cc.ir.function import Function
    from enzyme_cc.transform.frontends.gpu.kernel_facts import Facts

#: The table of kernels in a module of host code.
KERNELS = "__enzyme_cc.kernels"
#: A call that registers a kernel: whose it is, the handle, and the name.
_REGISTERED = re.compile(
    r"call i32 @__(cuda|hip)RegisterFunction\(ptr %\w+, ptr (@[^,]+), ptr (@[^,]+),"
)
_REGISTERING = re.compile(
    r"(^define internal void @__(cuda|hip)_register_globals\(ptr (%\w+)\)(?:.*\n)*?)( +ret void$)",
    re.MULTILINE,
)
_USED = re.compile(r"^@llvm\.compiler\.used = appending global \[(\d+) x ptr\] \[(.*)\](.*)$", re.M)


def launched(text: str, name: str) -> dict[str, Launched]:
    """Return the kernels that what requests of a module ask about may launch."""
    names = dict(_registered(text))
    if not names:
        return {}
    module = Module(text, name)
    library = Library.default()
    requests = find_requests(module, lambda each: library.callee(each.name) is not None)
    if requests.problems:
        return dict.fromkeys(names.values(), Launched())
    wanted = dict.fromkeys(each for request in requests.found for each in request.functions)
    inside = reached(wanted)
    again = dict.fromkeys(
        each for request in requests.found if request.caller in inside for each in request.functions
    )
    anew = [each for each in requests.found if each.mode is not Mode.FORWARD or each.width > 1]
    twice = set(_kernels((each for one in anew for each in one.functions), names))
    differentiated = set(_kernels(again, names))
    return {
        each: Launched(each in differentiated, each not in twice and each not in differentiated)
        for each in dict.fromkeys(_kernels(wanted, names))
    }


def _kernels(functions: Iterable[Function], names: Mapping[str, str]) -> Iterator[str]:
    """Yield the kernels that functions may launch."""
    handles = dict.fromkeys(functions)
    for each in reached(handles):
        handles.update(dict.fromkeys(mentioned(each)))
    for each in handles:
        name = names.get(f"@{each.name}") or names.get(f'@"{each.name}"')
        if name is not None:
            yield name


def problem_of_launches(text: str, name: str, facts: Mapping[str, Facts]) -> Diagnostic | None:
    """Return why the host's launches cannot be known to be of what these kernels use."""
    if not any(each.variables for each in facts.values()):
        return None
    return launch_apart(text, name, dict(_registered(text)))


def _registered(text: str) -> Iterator[tuple[str, str]]:
    """Yield the function that stands for each kernel, with the kernel's name on the device."""
    for handle, name in _said(text):
        yield _stub(text, handle), name


def _said(text: str) -> Iterator[tuple[str, str]]:
    """Yield the handle of each kernel that host code registers, and the kernel's name."""
    rows = [each.group(4, 5) for each in ENTRY.finditer(text) if each[6] == "0"]
    for handle, place in (*((each[1:]) for each in _REGISTERED.findall(text)), *rows):
        name = _string(text, place)
        if name:
            yield handle, name


def _stub(text: str, handle: str) -> str:
    """Return the function that launches a kernel: HIP has a variable with its address instead."""
    found = re.search(rf"^{re.escape(handle)} = .*constant ptr (@\S+?)[,\s]", text, re.MULTILINE)
    return found[1] if found is not None else handle


def with_kernels(text: str, facts: Mapping[str, Facts]) -> str:
    """Return host code that registers derivatives of kernels, and has a table of them."""
    registry = _registry(text)
    if registry is None or not facts:
        return text
    added: list[str] = []
    rows: list[str] = []
    handles = _handles(text, facts)
    for each in registrations(text, facts, registry.add_variable):
        added += each.globals
        rows.append(f"{_ROW} {{ {each.row}, ptr null, ptr null, ptr null }}")
    for number, (kernel, handle) in enumerate(handles.items()):
        row = {"": f"ptr {handle}"}
        for beginning in facts[kernel].beginnings():
            name, made = f"{beginning}{kernel}", f"@__enzyme_cc.{beginning}{number}"
            added.append(f"{made} = internal global i8 0")
            size = len(name) + 1
            added.append(f'{made}.name = internal constant [{size} x i8] c"{name}\\00"')
            registry.add_kernel(made, name)
            row[beginning] = f"ptr {made}"
        numbers = ", ".join(f"i32 {each}" for each in facts[kernel].encoded())
        size = numbers.count(",") + 1
        known = f"@__enzyme_cc.facts.{number}"
        added.append(f"{known} = internal constant [{size} x i32] [{numbers}]")
        row[_FACTS] = f"ptr {known}"
        rows.append(f"{_ROW} {{ {', '.join(row.get(each, 'ptr null') for each in _ORDER)} }}")
    rows.append(f"{_ROW} zeroinitializer")
    table = f"@{KERNELS} = internal global [{len(rows)} x {_ROW}] [{', '.join(rows)}]"
    text = registry.written(text)
    stubs = {each: kernel for kernel, each in handles.items()}
    stubs |= {_stub(text, each): kernel for kernel, each in handles.items()}
    text = with_cells(text, {each: facts[kernel] for each, kernel in stubs.items()})
    return "\n".join([_kept(text).rstrip("\n"), *added, table, ""])


def _handles(text: str, facts: Mapping[str, Facts]) -> dict[str, str]:
    """Return what the host calls these kernels by."""
    return {name: handle for handle, name in _said(text) if name in facts}


def _string(text: str, place: str) -> str:
    found = re.search(rf'^{re.escape(place)} = .* c"(.*?)\\00"', text, re.MULTILINE)
    return found[1] if found is not None else ""


_ROW = f"{{ {', '.join(['ptr'] * 7)} }}"
_FACTS = "facts"
#: The members of a row: the kernel itself comes first.
_ORDER = ("", GRADIENT, TANGENT, _FACTS, SECOND, ROUNDS, ROUNDS_AGAIN)


class _Calls:
    """Calls in the function by which a file's code registers what it has for a device."""

    def __init__(self, place: re.Match[str]) -> None:
        self._place = place
        self._calls: list[str] = []

    def add_kernel(self, made: str, _: str) -> None:
        """Register a kernel under a handle."""
        nothing = ", ".join(["ptr null"] * 5)
        self._calls.append(
            f"  %{made[1:]}.registered = call i32 @__{self._place[2]}RegisterFunction("
            f"ptr {self._place[3]}, ptr {made}, ptr {made}.name, ptr {made}.name, i32 -1, "
            f"{nothing})\n"
        )

    def add_variable(self, made: str, _: str, size: int) -> None:
        """Register a variable under a handle."""
        self._calls.append(
            f"  call void @__{self._place[2]}RegisterVar(ptr {self._place[3]}, ptr {made}, "
            f"ptr {made}.name, ptr {made}.name, i32 0, i64 {size}, i32 0, i32 0)\n"
        )

    def written(self, text: str) -> str:
        """Return the host's code with all that."""
        place = self._place
        return f"{text[: place.end(1)]}{''.join(self._calls)}{text[place.start(4) :]}"


class _Entries:
    """Rows of the table from which a program registers all that was linked for devices."""

    def __init__(self, row: re.Match[str]) -> None:
        self._row = row
        self._rows: list[str] = []

    def add_kernel(self, made: str, name: str) -> None:
        """Register a kernel under a handle."""
        self.add_variable(made, name, 0)

    def add_variable(self, made: str, name: str, size: int) -> None:
        """Register a variable under a handle."""
        kind, version, whose, section = self._row.group(1, 2, 3, 7)
        self._rows.append(
            f"@.offloading.entry.{name} = weak constant {kind} {{ i64 0, i16 {version}, "
            f"i16 {whose}, i32 0, ptr {made}, ptr {made}.name, i64 {size}, i64 0, ptr null }}, "
            f'section "{section}", align 8\n'
        )

    def written(self, text: str) -> str:
        """Return the host's code with all that."""
        return text.rstrip("\n") + "\n" + "".join(self._rows)


def _registry(text: str) -> _Calls | _Entries | None:
    """Return how host code registers what a device has."""
    place, row = _REGISTERING.search(text), ENTRY.search(text)
    return _Calls(place) if place is not None else _Entries(row) if row is not None else None


def _kept(text: str) -> str:
    """Return a module that keeps the table, whoever uses it."""
    found = _USED.search(text)
    if found is None:
        head = "@llvm.compiler.used = appending global [1 x ptr]"
        return f'{text.rstrip()}\n{head} [ptr @{KERNELS}], section "llvm.metadata"\n'
    count = int(found[1]) + 1
    line = f"@llvm.compiler.used = appending global [{count} x ptr] [{found[2]}, ptr @{KERNELS}]"
    return f"{text[: found.start()]}{line}{found[3]}{text[found.end() :]}"
