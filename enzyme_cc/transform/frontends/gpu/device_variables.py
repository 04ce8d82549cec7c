"""Variables of a device that host code copies to or from, and that kernels it launches know.

A kernel's derivatives need their shadows: variables of the device, too, which the host registers
beside them. To the host they are arguments of each launch: cells with their addresses.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.module import Module
from enzyme_cc.requests.places import Places

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from enzyme_cc.transform.frontends.gpu.kernel_facts import Facts, Variable

#: What the names of shadows of variables begin with.
SHADOW = "enzyme_shadow_"
#: A call that registers a variable: its handle, and the place of its name.
_REGISTERED = re.compile(
    r"call void @__(?:cuda|hip)RegisterVar\(ptr %\w+, ptr (@[^,]+), ptr (@[^,]+), "
    r"ptr @[^,]+, i32 \d+, i64 (\d+),"
)
#: Where code for devices is linked later, a row of a table says so: whose it is, the handle, the
#: place of the name, and the size, which a kernel does not have.
ENTRY = re.compile(
    r"^@\.offloading\.entry\.\S+ = weak constant (\S+) \{ i64 0, i16 (\d+), i16 (\d+), i32 \d+, "
    r'ptr (@[^,]+), ptr (@[^,]+), i64 (\d+), i64 \d+, ptr null \}, section "([^"]+)"',
    re.MULTILINE,
)
_LAUNCHES = ("cudaLaunchKernel", "hipLaunchKernel")
#: The space of global memory, in which shadows are; and of memory that kernels do not write.
_GLOBAL, _CONSTANT = 1, 4
_LAUNCH = re.compile(
    r"^( *)(?:%\S+ = )?(?:tail )?call [^@\n]*@(?:cuda|hip)LaunchKernel\("
    r"ptr [^,@]*(@[^,]+), (?:[^,]+, ){4}ptr [^,%]*(%[\w.$-]+),.*$",
    re.M,
)


class Registered(NamedTuple):
    """A variable as the host registers it."""

    handle: str
    size: int


def registered(text: str) -> dict[str, Registered]:
    """Return what the host calls variables of the device by, by their names there."""
    found = {}
    rows = [each.group(4, 5, 6) for each in ENTRY.finditer(text) if each[6] != "0"]
    for handle, place, size in (*_REGISTERED.findall(text), *rows):
        name = re.search(rf'^{re.escape(place)} = .* c"(.*?)\\00"', text, re.MULTILINE)
        if name is not None:
            found[name[1]] = Registered(handle, int(size))
    return found


def variables_of(text: str) -> dict[str, bool]:
    """Return the variables that host code registers, and whether it says them anywhere else."""
    return {name: _uses(text, each.handle) > 0 for name, each in registered(text).items()}


def _uses(text: str, handle: str) -> int:
    """Return how often a handle is said where it is neither defined, registered nor kept."""
    found = re.finditer(rf"{re.escape(handle)}(?![\w.$])", text)
    begun = (text[text.rfind("\n", 0, each.start()) + 1 : each.end()] for each in found)
    kept = ("@llvm.used", "@llvm.compiler.used", "@.offloading.entry")
    return sum(
        each != handle and not each.startswith(kept) and "RegisterVar(" not in each
        for each in begun
    )


def of_all(facts: Mapping[str, Facts]) -> dict[str, Variable]:
    """Return all variables that some kernels know."""
    return {each.name: each for known in facts.values() for each in known.variables}


# -- the device's code -----------------------------------------------------------------------------


def with_shadows(text: str, facts: Mapping[str, Facts]) -> str:
    """Return a device's code in which variables have shadows, all in global memory."""
    added = []
    for each in of_all(facts).values():
        if not each.has_shadow:
            continue
        number = max(map(int, re.findall(r"^!(\d+) = ", text, re.MULTILINE)), default=-1) + 1
        shadow = f"@{SHADOW}{each.name}"
        text = _in_global_memory(text, each.name, f", !enzyme_shadow !{number}")
        text = text.rstrip("\n") + f"\n!{number} = !{{ptr addrspace({_GLOBAL}) {shadow}}}\n"
        added.append(
            f"{shadow} = addrspace({_GLOBAL}) externally_initialized global {each.type} "
            f"zeroinitializer, align {each.align}\n"
        )
    return text + "".join(added)


def _in_global_memory(text: str, name: str, behind: str) -> str:
    """Return code in which a variable is in global memory, with something behind its line."""
    place = re.escape(f"@{name}")
    line = re.search(rf"^{place} = .*$", text, re.MULTILINE)
    assert line is not None, name
    new = line[0].replace(f"addrspace({_CONSTANT})", f"addrspace({_GLOBAL})", 1)
    new = re.sub(r"\bexternally_initialized constant ", "externally_initialized global ", new)
    text = f"{text[: line.start()]}{new}{behind}{text[line.end() :]}"
    old = rf"ptr addrspace\({_CONSTANT}\) {place}(?![\w.$])"
    return re.sub(old, f"ptr addrspace({_GLOBAL}) @{name}", text)


# -- the host's code -------------------------------------------------------------------------------


def with_cells(text: str, launched: Mapping[str, Facts]) -> str:
    """Return host code whose launches of kernels have cells with variables' handles, too.

    It is told the facts about each kernel by what launches call it.
    """
    handles = registered(text)
    wanted = {each: known for each, known in launched.items() if known.variables}
    done = set[str]()
    for found in reversed(list(_LAUNCH.finditer(text))):
        known = wanted.get(found[2])
        if known is None:
            continue
        done.update(each for each, other in wanted.items() if other is known)
        array, count = found[3], len(known.given)
        lines = []
        for at, each in enumerate(known.variables):
            cell, slot = f"%enzyme.cell.{at}", f"%enzyme.slot.{at}"
            lines += [
                f"{cell} = alloca ptr, align 8",
                f"store ptr {handles[each.name].handle}, ptr {cell}, align 8",
                f"{slot} = getelementptr ptr, ptr {array}, i64 {count + at}",
                f"store ptr {cell}, ptr {slot}, align 8",
            ]
        written = "".join(f"{found[1]}{each}\n" for each in lines)
        head = text[: found.start()]
        made = list(re.finditer(rf"^( *{array} = alloca ptr, i64 )\d+(, .*)$", head, re.MULTILINE))
        place = made[-1]
        size = count + len(known.variables)
        head = f"{head[: place.end(1)]}{size}{head[place.start(2) :]}"
        text = f"{head}{written}{text[found.start() :]}"
    assert done == set(wanted), "a launch is not as clang writes it"
    return text


def launch_apart(text: str, name: str, stubs: Iterable[str]) -> Diagnostic | None:
    """Return what is said of a launch that no stub makes: it has no cells of variables."""
    module = Module(text, name)
    known = set(stubs)
    for function in module.functions.values():
        if function.is_declaration or f"@{function.name}" in known:
            continue
        for each in function.instructions():
            callee = each.callee if isinstance(each, CallBase) else None
            if isinstance(callee, Function) and callee.name in _LAUNCHES:
                return Diagnostic(
                    f"{callee.name} is called by itself, beside kernels that use variables of the "
                    "device: the derivatives do not see which variables it is about",
                    where=Places(module).of(each),
                    notes=(
                        "launch kernels by kernel<<<...>>>",
                        "or pass kernels an address of what is in the variables, as an argument",
                    ),
                    code="EZ0500",
                )
    return None


def registrations(
    text: str, facts: Mapping[str, Facts], register: Callable[[str, str, int], None]
) -> Iterator[Row]:
    """Yield shadows of variables, and the rows of them in the table.

    Each is registered: by a handle, a name and a size.
    """
    handles = registered(text)
    for number, each in enumerate(of_all(facts).values()):
        known = handles[each.name]
        if not each.has_shadow:
            yield Row([], f"ptr {known.handle}, ptr null, ptr null, ptr null")
            continue
        made, name = f"@__enzyme_cc.shadow.{number}", f"{SHADOW}{each.name}"
        globals_ = [
            f"{made} = internal global i8 0",
            f'{made}.name = internal constant [{len(name) + 1} x i8] c"{name}\\00"',
        ]
        register(made, name, known.size)
        addresses = known.handle if each.is_address else "null"
        yield Row(globals_, f"ptr {known.handle}, ptr {made}, ptr {addresses}, ptr null")


class Row(NamedTuple):
    """The parts of host code that are about the shadow of a variable."""

    globals: Iterable[str]
    row: str
