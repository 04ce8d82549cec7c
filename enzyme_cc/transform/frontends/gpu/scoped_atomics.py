"""Atomic functions of CUDA for a block or for the whole system, as the updates that they are.

LLVM 22 writes no such scope for its own instructions on NVIDIA's devices: clang calls intrinsics.
Until all is differentiated they are instructions with scopes of ours, and then intrinsics again.
"""

from __future__ import annotations

import re

#: What an intrinsic does, by its name, and the instruction for it.
_UPDATES = {
    "add.gen.f": "fadd",
    "add.gen.i": "add",
    "and.gen.i": "and",
    "dec.gen.i": "udec_wrap",
    "exch.gen.i": "xchg",
    "inc.gen.i": "uinc_wrap",
    "max.gen.i": "max",
    "min.gen.i": "min",
    "or.gen.i": "or",
    "xor.gen.i": "xor",
}
_NAMES = {operation: name for name, operation in _UPDATES.items()}
_SUFFIXES = {"float": "f32", "double": "f64"}
#: An address: a value, or what a constant is made of.
_PLACE = r"(?:[%@][^\s,]+|(?:addrspacecast|getelementptr|inttoptr)\b.*?\))"
_CALL = re.compile(
    r"(?:tail )?call [^\n@]*?(float|double|i32|i64) "
    r"@llvm\.nvvm\.atomic\.(\w+\.gen\.[fi])\.(cta|sys)\.\w+\.p\d"
    rf"\((ptr(?: addrspace\(\d\))?) [^%@\n]*?({_PLACE}), "
    r"(?:float|double|i32|i64) (?:[a-z]\w* )*(\S+)\)(?: #\d+)?"
)
_UPDATE = re.compile(
    r"(?P<made>%\S+ = )?atomicrmw (?P<what>\w+) ptr(?: addrspace\((?P<space>\d)\))? "
    rf"(?P<place>{_PLACE}), (?P<type>float|double|i32|i64) (?P<value>\S+) "
    r'syncscope\("enzyme_(?P<scope>cta|sys)"\) monotonic(?:, align \d+)?'
)


def as_updates(text: str) -> str:
    """Return a module in which calls for a block, or the system, are instructions."""

    def written(found: re.Match[str]) -> str:
        kind, name, scope, pointer, place, value = found.groups()
        if name not in _UPDATES:
            return found[0]
        return (
            f"atomicrmw {_UPDATES[name]} {pointer} {place}, {kind} {value} "
            f'syncscope("enzyme_{scope}") monotonic'
        )

    return _CALL.sub(written, text) if "@llvm.nvvm.atomic." in text else text


def as_intrinsics(text: str) -> str:
    """Return the module with such instructions as calls again."""
    declared: dict[str, str] = {}

    def written(found: re.Match[str]) -> str:
        kind, space = found["type"], found["space"] or "0"
        suffix = f"{_SUFFIXES.get(kind, kind)}.p{space}"
        name = f"llvm.nvvm.atomic.{_NAMES[found['what']]}.{found['scope']}.{suffix}"
        pointer = f"ptr addrspace({space})" if space != "0" else "ptr"
        declared[name] = f"declare {kind} @{name}({pointer}, {kind})"
        given = f"{pointer} {found['place']}, {kind} {found['value']}"
        return f"{found['made'] or ''}call {kind} @{name}({given})"

    text = _UPDATE.sub(written, text)
    lines = [line for name, line in declared.items() if not _is_declared(text, name)]
    return "\n".join([text.rstrip("\n"), *lines, ""]) if lines else text


def _is_declared(text: str, name: str) -> bool:
    return re.search(rf"^declare [^\n]*@{re.escape(name)}\(", text, re.MULTILINE) is not None
