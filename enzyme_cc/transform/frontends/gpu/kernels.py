"""Kernels that host code launches, in the code for a device: beside each come its derivatives.

A kernel becomes a function and a kernel that calls it; two more kernels ask for the function's
gradient and its tangent. What a number that is passed by value gets is added up in memory.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.transform.code.launched import (
    BEHIND,
    BODY,
    COUNTED,
    COUNTED_AGAIN,
    EXTREMES,
    GRADIENT,
    REVERSE,
    ROUNDS,
    ROUNDS_AGAIN,
    SECOND,
    SLOT,
    TABLE,
    TANGENT,
)
from enzyme_cc.transform.frontends.gpu.device_code import as_meant_on_device
from enzyme_cc.transform.frontends.gpu.device_variables import with_shadows
from enzyme_cc.transform.frontends.gpu.launch_slots import declarations, slot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from enzyme_cc.transform.frontends.gpu.kernel_facts import Facts, Given

_CONVENTIONS = ("ptx_kernel", "amdgpu_kernel")
#: What adds to a number, where the lanes of a warp do so together.
_ADDS = {"double": "__enzyme_cc_warp_number_f64", "float": "__enzyme_cc_warp_number_f32"}
_NUMBERED = re.compile(r"^!nvvm\.annotations = !\{(.*)\}$", re.M)
_MARKERS = ("enzyme_dup", "enzyme_const", "enzyme_out")
#: A variable for memory whose size is said where the kernel is launched.
_DYNAMIC = re.compile(
    r"^(@\S+) = external [^\n]*addrspace\(3\) global \[0 x [^\n]*, align (\d+)[^\n]*\n", re.M
)
_SHARED = re.compile(r"\b(?:weak|weak_odr|linkonce|linkonce_odr) |\bcomdat(?:\([^)]*\))?")


class Head(NamedTuple):
    """The first line of a kernel: what is before its name, its parameters, and what is behind."""

    start: int
    end: int
    before: str
    name: str
    parameters: tuple[str, ...]
    behind: str


def heads(text: str, names: Iterable[str]) -> Iterator[Head]:
    """Yield the first lines of these kernels, as far as a module has them."""
    for name in names:
        found = re.search(rf"^define ([^@\n]*)@{re.escape(name)}\(", text, re.MULTILINE)
        if found is None:
            continue
        close = _closing(text, found.end())
        end = text.index("\n", close)
        given = tuple(_parts(text[found.end() : close]))
        yield Head(found.start(), end, found[1], name, given, text[close + 1 : end])


def _closing(text: str, start: int) -> int:
    depth = 1
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place
    raise ValueError("a kernel's first line does not end")


def _parts(text: str) -> Iterator[str]:
    """Yield what commas part that are in no brackets."""
    depth, begun = 0, 0
    for place, each in enumerate(text):
        depth += {"(": 1, "{": 1, "<": 1, "[": 1, ")": -1, "}": -1, ">": -1, "]": -1}.get(each, 0)
        if each == "," and depth == 0:
            yield text[begun:place].strip()
            begun = place + 1
    if text[begun:].strip():
        yield text[begun:].strip()


def alone(text: str, names: Iterable[str]) -> str:
    """Return a module of whose kernels all is known, with everything made part of them."""
    for head in sorted(heads(text, names), key=lambda each: -each.start):
        line = _SHARED.sub("", text[head.start : head.end])
        text = text[: head.start] + line + text[head.end :]
    text = as_meant_on_device(with_one_start(text))
    for each in ("noinline", "optnone"):
        text = re.sub(rf"^(attributes #\d+ = \{{.*) {each}\b", r"\1", text, flags=re.M)
    return re.sub(
        r"^(attributes #\d+ = \{) (?!.*alwaysinline)", r"\1 alwaysinline ", text, flags=re.M
    )


def with_one_start(text: str) -> str:
    """Return a module with one variable for memory whose size is the launch's: all begin there."""
    found = list(_DYNAMIC.finditer(text))
    if len(found) < 2:
        return text
    align = max(int(each[2]) for each in found)
    for each in found:
        text = text.replace(each[0], "")
        text = re.sub(rf"{re.escape(each[1])}(?![\w.$])", found[0][1], text)
    kind = "external addrspace(3) global [0 x i8]"
    return f"{text.rstrip()}\n{found[0][1]} = {kind}, align {align}\n"


def with_derivatives(text: str, facts: dict[str, Facts]) -> str:
    """Return a module with derivatives asked for beside these kernels."""
    added: list[str] = []
    text = with_one_start(text) if facts else text
    is_amd = 'target triple = "amdgcn' in text
    for head in sorted(heads(text, facts), key=lambda each: -each.start):
        known = facts[head.name]
        kernel = _Kernel(head, known, is_amd=is_amd)
        close = text.index("\n}", head.end)
        body = kernel.body(text[head.end : close])
        text = text[: head.start] + kernel.body_head() + body + text[close:]
        added += kernel.with_all_beside()
        if not any(each in head.before for each in _CONVENTIONS):
            text = _annotated(text, head.name, known)
    if not added:
        return text
    text = text.rstrip("\n") + "\n"
    for each in _MARKERS:
        if not re.search(rf"^@{each} =", text, re.MULTILINE):
            text += f"@{each} = external addrspace(1) global i32\n"
    for kind, each in _ADDS.items():
        if any(f"@{each}(" in one for one in added):
            added.append(f"declare void @{each}(ptr, {kind}) convergent nounwind\n")
    intrinsic = "@llvm.memcpy.p0.p0.i64("
    if not re.search(rf"^declare .*{re.escape(intrinsic)}", text, re.MULTILINE):
        added.append(f"declare void {intrinsic}ptr, ptr, i64, i1)\n")
    added += declarations(text, added)
    return with_shadows(text, facts) + "\n" + "\n".join(added)


def _annotated(text: str, name: str, facts: Facts) -> str:
    """Return a module that says of derivatives that they are kernels, as older LLVMs want it."""
    found = _NUMBERED.search(text)
    if found is None:
        return text
    last = max(map(int, re.findall(r"^!(\d+) = ", text, re.MULTILINE)), default=0)
    names = [f"{beginning}{name}" for beginning in facts.beginnings()]
    rows = [f'!{last + 1 + i} = !{{ptr @{each}, !"kernel", i32 1}}' for i, each in enumerate(names)]
    listed = ", ".join([found[1], *(row.partition(" ")[0] for row in rows)])
    text = text[: found.start()] + f"!nvvm.annotations = !{{{listed}}}" + text[found.end() :]
    return "\n".join([text.rstrip("\n"), *rows, ""])


class _Kernel:
    """A kernel, with the text of what comes beside it."""

    def __init__(self, head: Head, facts: Facts, *, is_amd: bool) -> None:
        self.head, self.facts, self._is_amd = head, facts, is_amd
        self._stack = ", addrspace(5)" if is_amd else ""
        #: The arguments of which it is told what the launch left behind them.
        self._settled = [at for at, each in enumerate(facts.given) if each.access & EXTREMES]
        self._lines: list[str] = []
        self._asked = set[str]()

    def with_all_beside(self) -> Iterator[str]:
        """Yield the kernel, and all that comes beside it."""
        yield from (self.itself(), self.gradient(), self.tangent())
        if self.facts.again:
            yield from (self.reverse(), self.second())
        if self.facts.has_loops:
            yield self.rounds(ROUNDS, COUNTED)
        if self.facts.has_loops and self.facts.again:
            yield self.rounds(ROUNDS_AGAIN, COUNTED_AGAIN)

    def body_head(self) -> str:
        """Return the first line of the function that the kernel becomes."""
        names = [each.rpartition(" ")[2] for each in self.head.parameters]
        named = [
            f"{given.passed} {name}" if name.startswith("%") else given.passed
            for name, given in zip(names, self.facts.given, strict=True)
        ]
        named += [f"ptr noalias readonly %{BEHIND}{at}" for at in self._settled]
        named += [f"ptr %{TABLE}", f"i64 %{SLOT}"] if self.facts.has_loops else ()
        behind = _SHARED.sub("", self.head.behind)
        return f"define internal void @{BODY}{self.head.name}({', '.join(named)}){behind}"

    def body(self, lines: str) -> str:
        """Return the function's lines, which know one kind of address."""
        for number, (row, given) in enumerate(
            zip(self.head.parameters, self.facts.given, strict=True)
        ):
            name = row.rpartition(" ")[2]
            name = re.escape(name if name.startswith("%") else f"%{number}")
            if given.is_elsewhere:
                lines = re.sub(rf"\bptr addrspace\(\d+\) ({name})(?![\w.])", r"ptr \1", lines)
        return lines

    def itself(self) -> str:
        """Return the kernel, which calls the function."""
        self._lines = []
        values = [self._primal(*each) for each in enumerate(self.facts.given)]
        values += ["ptr null" for _ in self._settled]
        values += ["ptr null", "i64 0"] if self.facts.has_loops else ()
        given = ", ".join(values)
        self._lines.append(f"call void @{BODY}{self.head.name}({given})")
        rows = [each.parameter(f"%p{at}") for at, each in enumerate(self.facts.given)]
        return self._define(self.head.name, rows, is_first=True)

    def gradient(self) -> str:
        """Return the kernel that asks for the gradient."""
        self._lines = []
        rows, asked, outs = [], [], []
        for at, given in enumerate(self.facts.given):
            rows.append(given.parameter(f"%p{at}"))
            if given.addresses:
                rows.append(given.parameter(f"%d{at}"))
            if given.numbers:
                rows.append(f"ptr %a{at}")
            if given.is_record and (given.addresses or given.numbers):
                self._shadow_record(at, given)
                asked.append(f"i32 %enzyme_dup, {self._primal(at, given)}, ptr %s{at}")
            elif given.addresses:
                values = [self._passed(given, f"%{each}{at}") for each in "pd"]
                asked.append(f"i32 %enzyme_dup, {', '.join(values)}")
            elif given.numbers:
                asked.append(f"i32 %enzyme_out, {given.type} %p{at}")
                outs.append((at, given))
            else:
                asked.append(f"i32 %enzyme_const, {self._primal(at, given)}")
        self._told_behind(rows, asked)
        if self.facts.has_loops:
            rows.append(f"ptr %{TABLE}")
            asked += [f"i32 %enzyme_const, ptr %{TABLE}", f"i32 %enzyme_const, {self._slot()}"]
        self._ask("__enzyme_autodiff", f"{BODY}{self.head.name}", asked, outs)
        for at, given in enumerate(self.facts.given):
            self._add_up(at, given)
        return self._define(f"{GRADIENT}{self.head.name}", rows)

    def tangent(self) -> str:
        """Return the kernel that asks for the tangent."""
        self._lines = []
        rows, asked = [], []
        for at, given in enumerate(self.facts.given):
            rows.append(given.parameter(f"%p{at}"))
            if not given.addresses and not given.numbers:
                asked.append(f"i32 %enzyme_const, {self._primal(at, given)}")
                continue
            rows.append(given.parameter(f"%d{at}"))
            primal = self._primal(at, given)
            shadow = self._passed(given, f"%d{at}")
            if given.is_record:
                shadow = f"ptr {self._copy(f'%s{at}', f'%d{at}', given)}"
            asked.append(f"i32 %enzyme_dup, {primal}, {shadow}")
        self._told_behind(rows, asked)
        if self.facts.has_loops:
            asked += ["i32 %enzyme_const, ptr null", "i32 %enzyme_const, i64 0"]
        self._ask("__enzyme_fwddiff", f"{BODY}{self.head.name}", asked, [])
        return self._define(f"{TANGENT}{self.head.name}", rows)

    def reverse(self) -> str:
        """Return the function that is the gradient: numbers get theirs in memory."""
        self._lines = []
        rows, asked, outs = [], [], []
        for at, given in enumerate(self.facts.given):
            rows.append(f"{given.passed_type} %p{at}")
            if given.is_record and (given.addresses or given.numbers):
                rows.append(f"ptr %s{at}")
                asked.append(f"i32 %enzyme_dup, ptr %p{at}, ptr %s{at}")
            elif given.addresses:
                rows.append(f"ptr %d{at}")
                asked.append(f"i32 %enzyme_dup, ptr %p{at}, ptr %d{at}")
            elif given.numbers:
                rows.append(f"ptr %a{at}")
                asked.append(f"i32 %enzyme_out, {given.type} %p{at}")
                outs.append((at, given))
            else:
                asked.append(f"i32 %enzyme_const, {given.passed_type} %p{at}")
        if self.facts.has_loops:
            rows += [f"ptr %{TABLE}", f"i64 %{SLOT}"]
            asked += [f"i32 %enzyme_const, {each}" for each in rows[-2:]]
        self._ask("__enzyme_autodiff", f"{BODY}{self.head.name}", asked, outs)
        self._lines += [f"store {given.type} %o{at}, ptr %a{at}" for at, given in outs]
        lines = "".join(f"  {each}\n" for each in self._lines)
        head = f"define internal void @{REVERSE}{self.head.name}({', '.join(rows)})"
        behind = _SHARED.sub("", re.sub(r" !dbg !\d+", "", self.head.behind))
        return f"{head}{behind}\n{lines}  ret void\n}}\n"

    def second(self) -> str:
        """Return the kernel that asks for the tangent of the gradient."""
        self._lines = []
        rows, asked = [], []
        for at, given in enumerate(self.facts.given):
            rows.append(given.parameter(f"%p{at}"))
            if not given.addresses and not given.numbers:
                asked.append(f"i32 %enzyme_const, {self._primal(at, given)}")
                continue
            rows.append(given.parameter(f"%t{at}"))
            if given.addresses:
                rows += [given.parameter(f"%{each}{at}") for each in "de"]
            if given.numbers:
                rows += [f"ptr %{each}{at}" for each in "ab"]
            asked += self._asked_again(at, given)
        if self.facts.has_loops:
            rows += [f"ptr %{TABLE}", f"ptr %{TABLE}_too"]
            asked += [f"i32 %enzyme_dup, {', '.join(rows[-2:])}"]
            asked += [f"i32 %enzyme_const, {self._slot()}"]
        self._ask("__enzyme_fwddiff", f"{REVERSE}{self.head.name}", asked, [])
        for at, given in enumerate(self.facts.given):
            if given.numbers and not given.is_record:
                for each in "pt":
                    self._lines.append(f"%o{each}{at} = load {given.type}, ptr %q{each}{at}")
            for adjoint, *which in (("a", "p"), ("b", "t")):
                self._add_up(at, given, adjoint, *which)
        return self._define(f"{SECOND}{self.head.name}", rows)

    def _asked_again(self, at: int, given: Given) -> Iterator[str]:
        """Yield an argument with its tangent, and its shadow with its own."""
        primal = self._primal(at, given)
        if given.is_record:
            yield f"i32 %enzyme_dup, {primal}, ptr {self._copy(f'%ct{at}', f'%t{at}', given)}"
            for each, source in ("p", "d"), ("t", "e"):
                self._shadow_record(at, given, each, source)
            yield f"i32 %enzyme_dup, ptr %sp{at}, ptr %st{at}"
            return
        yield f"i32 %enzyme_dup, {primal}, {self._passed(given, f'%t{at}')}"
        if given.addresses:
            shadows = [self._passed(given, f"%{each}{at}") for each in "de"]
            yield f"i32 %enzyme_dup, {', '.join(shadows)}"
            return
        for each in "pt":
            place = self._room(f"%q{each}{at}", given.type)
            self._lines.append(f"store {given.type} 0.0, ptr {place}")
        yield f"i32 %enzyme_dup, ptr %qp{at}, ptr %qt{at}"

    def rounds(self, kernel: str, counted: str) -> str:
        """Return the kernel that counts how many rounds loops have, of what is kept of them."""
        self._lines = []
        rows = [each.parameter(f"%p{at}") for at, each in enumerate(self.facts.given)]
        rows.append(f"ptr %{TABLE}")
        values = [self._primal(*each) for each in enumerate(self.facts.given)]
        values += ["ptr null" for _ in self._settled]
        given = ", ".join([*values, rows[-1], self._slot()])
        self._lines.append(f"call void @{counted}{self.head.name}({given})")
        passed = [each.passed_type for each in self.facts.given]
        kinds = ", ".join([*passed, *("ptr" for _ in self._settled), "ptr", "i64"])
        self._declared = f"declare void @{counted}{self.head.name}({kinds})\n"
        return self._define(f"{kernel}{self.head.name}", rows)

    def _told_behind(self, rows: list[str], asked: list[str]) -> None:
        """Take where copies are of what the launch left, and hand them on: they are constant."""
        told = [f"ptr %{BEHIND}{at}" for at in self._settled]
        rows += told
        asked += [f"i32 %enzyme_const, {each}" for each in told]

    # -- parts ---------------------------------------------------------------------------------

    def _primal(self, at: int, given: Given) -> str:
        """Return an argument for the function: of a struct, a copy."""
        if not given.is_record:
            return self._passed(given, f"%p{at}")
        return f"ptr {self._copy(f'%c{at}', f'%p{at}', given)}"

    def _passed(self, given: Given, name: str) -> str:
        """Return a value for the function."""
        if not given.is_elsewhere:
            return f"{given.type} {name}"
        self._lines.append(f"{name}.g = addrspacecast {given.type} {name} to ptr")
        return f"ptr {name}.g"

    def _slot(self) -> str:
        """Return the number of the thread among all of the launch."""
        self._lines += slot(f"%{SLOT}", is_amd=self._is_amd)
        return f"i64 %{SLOT}"

    def _room(self, name: str, kind: str) -> str:
        """Return memory of the thread."""
        made = f"{name}.here" if self._is_amd else name
        self._lines.append(f"{made} = alloca {kind}, align 16{self._stack}")
        if self._is_amd:
            self._lines.append(f"{name} = addrspacecast ptr addrspace(5) {made} to ptr")
        return name

    def _copy(self, name: str, source: str, given: Given) -> str:
        self._room(name, given.record)
        self._lines.append(
            f"call void @llvm.memcpy.p0.p0.i64(ptr {name}, ptr {source}, i64 {given.size}, i1 0)"
        )
        return name

    def _shadow_record(self, at: int, given: Given, which: str = "", source: str = "d") -> None:
        """Make the shadow of a struct: addresses from the host's, and numbers that are 0."""
        made = f"%s{which}{at}"
        if given.addresses:
            self._copy(made, f"%{source}{at}", given)
        else:
            self._room(made, given.record)
        for index, number in enumerate(given.numbers):
            place = f"%z{which}{at}.{index}"
            self._lines.append(f"{place} = getelementptr i8, ptr {made}, i64 {number.offset}")
            self._lines.append(f"store {number.type} 0.0, ptr {place}")

    def _ask(
        self, mode: str, function: str, asked: list[str], outs: list[tuple[int, Given]]
    ) -> None:
        for each in _MARKERS:
            if any(f"%{each}," in one for one in asked):
                place = f"ptr addrspacecast (ptr addrspace(1) @{each} to ptr)"
                self._lines.append(f"%{each} = load i32, {place}")
        kinds = [given.type for _, given in outs]
        kind = "void" if not kinds else kinds[0] if len(kinds) == 1 else f"{{ {', '.join(kinds)} }}"
        name = f'@"{mode}.{function}"'
        declared = f"declare {kind} {name}(...)\n"
        self._declared = "" if name in self._asked else declared
        self._asked.add(name)
        made = f"%made = call {kind}" if kinds else "call void"
        self._lines.append(f"{made} (...) {name}({', '.join([f'ptr @{function}', *asked])})")
        for index, (at, given) in enumerate(outs):
            if len(outs) == 1:
                self._lines.append(f"%o{at} = bitcast {given.type} %made to {given.type}")
            else:
                self._lines.append(f"%o{at} = extractvalue {kind} %made, {index}")

    def _add_up(self, at: int, given: Given, to: str = "a", which: str = "") -> None:
        """Add what numbers get to memory, where there is some for them."""
        if not given.numbers:
            return
        name = f"{which}{at}"
        self._lines.append(f"%n{name} = icmp eq ptr %{to}{at}, null")
        self._lines.append(f"br i1 %n{name}, label %behind{name}, label %sum{name}")
        self._lines.append(f"sum{name}:")
        for index, number in enumerate(given.numbers):
            value, place = self._number(name, index, given), f"%g{name}.{index}"
            self._lines.append(f"{place} = getelementptr i8, ptr %{to}{at}, i64 {number.offset}")
            adds = f"call void @{_ADDS.get(number.type)}(ptr {place}, {number.type} {value})"
            if self._is_amd:
                adds = f"%u{name}.{index} = atomicrmw fadd ptr {place}, {number.type} {value}"
            self._lines.append(f"{adds} {'monotonic' if self._is_amd else 'convergent nounwind'}")
        self._lines += [f"br label %behind{name}", f"behind{name}:"]

    def _number(self, at: str, index: int, given: Given) -> str:
        """Return what a number gets in this thread."""
        if not given.is_record:
            return f"%o{at}"
        number, value, place = given.numbers[index], f"%v{at}.{index}", f"%w{at}.{index}"
        self._lines.append(f"{place} = getelementptr i8, ptr %s{at}, i64 {number.offset}")
        self._lines.append(f"{value} = load {number.type}, ptr {place}")
        return value

    def _define(self, name: str, rows: list[str], *, is_first: bool = False) -> str:
        before, behind = self.head.before, self.head.behind
        if not is_first:
            before, behind = _SHARED.sub("", before), _SHARED.sub("", behind)
        behind = re.sub(r" !dbg !\d+", "", behind)
        lines = "".join(
            f"{each}\n" if each.endswith(":") else f"  {each}\n" for each in self._lines
        )
        declared = "" if is_first else self._declared
        head = f"define {before}@{name}({', '.join(rows)}){behind}"
        return f"{declared}{head}\n{lines}  ret void\n}}\n"
