"""Code for GPUs as clang writes it for CUDA and HIP, made what the differentiator knows.

Mathematical functions of the device's library have the rules of C's functions, by whose names
they are called until all is differentiated. Everything runs in the threads of a kernel. There is
no heap to speak of, so functions become parts of their callers: each derivative is one function,
with local variables for what it keeps.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.building.globals import declare
from enzyme_cc.ir.types import DOUBLE, FLOAT
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Kind
from enzyme_cc.transform.code.devices import DEVICES, FENCED, MARK, MEANWHILE, device_of
from enzyme_cc.transform.frontends.gpu.scoped_atomics import as_intrinsics, as_updates

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.types import Type
    from enzyme_cc.rules.model import Rule
    from enzyme_cc.transform.code.devices import Device
    from enzyme_cc.transform.code.function_attributes import FunctionWords


#: What devices compute themselves, of LLVM's intrinsics for functions of C.
_OWN = frozenset(
    f"llvm.{name}"
    for name in "ceil copysign fabs floor fma fmuladd maxnum minnum nearbyint rint roundeven sqrt "
    "trunc".split()
)
#: What compilers' own libraries call a power with a whole exponent, of double and of float.
_POWERS = {"": "__powidf2", "f": "__powisf2"}
_NOT_OF_C = ("llvm.", "__")
_SUFFIX: dict[Type, str] = {DOUBLE: "", FLOAT: "f"}
_TARGET = re.compile(r'^target triple = "(nvptx|amdgcn)', re.MULTILINE)
#: CUDA's own atomic functions order nothing, and clang says that they do. (`__threadfence` does.)
_ATOMIC = re.compile(
    r"^define [^\n]*@_ZL\d+__[a-z]+Atomic\w+\([^\n]*\{\n.*?^\}", re.MULTILINE | re.DOTALL
)
_ORDERED = re.compile(r" seq_cst\b(?=(?: seq_cst)?, )")
_TRIPLE = re.compile(r'^target triple = "(amdgcn[\w.-]*)"\n', re.MULTILINE)
#: A layout in which local variables have an address space of their own.
_APART = re.compile(r'^target datalayout = "[^"]*-A5', re.MULTILINE)
#: A barrier as HIP's headers write it.
_WAITED = re.compile(
    r"^( +)fence syncscope\(\"workgroup\"\) release.*\n"
    r" +(?:tail )?call void @llvm\.amdgcn\.s\.barrier\(\)(.*)\n"
    r" +fence syncscope\(\"workgroup\"\) acquire.*$",
    re.MULTILINE,
)
_WAITING = re.compile(rf"^( +)(?:tail )?call void @{FENCED}\(\).*$", re.MULTILINE)
_ALONE = frozenset(("alwaysinline", "noinline", "optnone"))


def as_meant_on_device(text: str) -> str:
    """Return a module in which functions of the device's library have the names of C's.

    Their definitions stay, for what is not differentiated.
    """
    found = _TARGET.search(text)
    if found is None:
        return text
    text = as_updates(_ATOMIC.sub(lambda each: _ORDERED.sub(" monotonic", each[0]), text))
    text = _with_plain_stack(text)
    device = next(each for each in DEVICES if found[1] == each.target)
    declared: dict[str, str] = {}

    def renamed(match: re.Match[str]) -> str:
        name = _name_in_c(device, match[3])
        if name is None or f"@{name}(" in text:
            return match[0]
        parameters = ", ".join(_types_in(match[4]))
        declared[name] = f"declare {match[2].split()[-1]} @{name}({parameters}) nounwind"
        return f"{match[1]}{match[2]} @{name}({match[4]}"

    pattern = (
        rf"^( +(?:%\S+ = )?(?:tail |musttail |notail )?call )(.*?) @({device.prefix}\w+)\((.*)$"
    )
    text = re.sub(pattern, renamed, text, flags=re.MULTILINE)
    return "\n".join([text.rstrip("\n"), *declared.values(), ""]) if declared else text


def _with_plain_stack(text: str) -> str:
    """Return a module of which local variables are in memory like any other.

    On AMD's devices they have an address space of their own.
    """
    if not _APART.search(text):
        return text
    text, count = _WAITED.subn(rf"\1call void @{FENCED}()\2", text)
    if count:
        text += f"\ndeclare void @{FENCED}() convergent nounwind\n"
    text = _APART.sub(lambda found: found[0].replace("-A5", ""), text)
    text = _TRIPLE.sub(rf"{MEANWHILE}\1 = !{{}}\n", text)
    cast = r"= addrspacecast ptr addrspace\(5\) (%\S+) to ptr$"
    text = re.sub(cast, r"= getelementptr i8, ptr \1, i64 0", text, flags=re.MULTILINE)
    text = re.sub(r"^( +%\S+ = alloca .*), addrspace\(5\)", r"\1", text, flags=re.MULTILINE)
    text = text.replace("ptr addrspace(5)", "ptr")
    return re.sub(r"(@llvm\.(?:lifetime|mem)[\w.]*)\.p5", r"\1.p0", text)


def as_compiled(text: str) -> str:
    """Return a module of which all is differentiated as devices' compilers take it."""
    text = as_intrinsics(text)
    return _with_stack_apart(text) if MARK.search(text) else text


def _with_stack_apart(text: str) -> str:
    """Return a module whose local variables are where those of AMD's devices are."""
    found = MARK.search(text)
    assert found is not None
    text = _with_fences(MARK.sub("", text))
    text = re.sub(
        r"^(target datalayout = .*\n)", rf'\1target triple = "{found[1]}"\n', text, flags=re.M
    )
    text = re.sub(r'^(target datalayout = "[^"]*)"', r'\1-A5"', text, flags=re.MULTILINE)
    text = re.sub(r"^.*call void @llvm\.lifetime\..*\n", "", text, flags=re.MULTILINE)
    return re.sub(
        r'^( +)%("?)(.+?)\2 = alloca ([^!\n]*)(.*)$',
        r"\1%\2local.\3\2 = alloca \4, addrspace(5)\5\n"
        r"\1%\2\3\2 = addrspacecast ptr addrspace(5) %\2local.\3\2 to ptr",
        text,
        flags=re.MULTILINE,
    )


def _with_fences(text: str) -> str:
    """Return a module whose barriers are those of AMD's devices, with fences."""
    text, count = _WAITING.subn(
        r'\1fence syncscope("workgroup") release\n\1call void @llvm.amdgcn.s.barrier()\n'
        r'\1fence syncscope("workgroup") acquire',
        text,
    )
    if not count:
        return text
    text = re.sub(rf"^declare .*@{FENCED}\(.*\n", "", text, flags=re.MULTILINE)
    declared = "declare void @llvm.amdgcn.s.barrier() convergent nounwind\n"
    return text if "declare void @llvm.amdgcn.s.barrier" in text else f"{text}\n{declared}"


def _types_in(arguments: str) -> Iterable[str]:
    """Return the types of the arguments of a call, which are numbers and pointers."""
    return re.findall(r"(?:^|, )(double|float|i\d+|ptr)\b", arguments)


def _name_in_c(device: Device, name: str) -> str | None:
    """Return what C calls a function of the device's library, if that has a rule."""
    plain = name.removeprefix(device.prefix)
    for end, suffix in ((device.float, "f"), (device.double, "")):
        if plain.endswith(end):
            found = plain.removesuffix(end) + suffix
            if found == device.power + suffix:
                return _POWERS[suffix]
            rule = Library.default().callees.get(found)
            if rule is not None and rule.kind is Kind.PARTIALS and _is_of_c(rule, found):
                return found
    return None


def _is_of_c(rule: Rule, name: str) -> bool:
    return any(each.replace("*", suffix) == name for each in rule.matches for suffix in ("", "f"))


def finish_on_device(module: Module, library: Library) -> None:
    """Give functions of C, and intrinsics for them, the names of the device's library again."""
    device = device_of(module)
    if device is None:
        return
    for function in list(module.functions.values()):
        if not function.is_declaration:
            continue
        name = _name_on_device(device, function, library)
        if name is None:
            continue
        module.load_users(function)
        if not function.is_used:
            continue
        there = module.functions.get(name)
        if there is None:
            there = declare(module, name, function.function_type, suffix="nounwind")
        function.replace_all_uses(there)
        module.remove_global(function)


def _name_on_device(device: Device, function: Function, library: Library) -> str | None:
    rule = library.callee(function.name)
    if rule is None or rule.kind is not Kind.PARTIALS or function.name.startswith(device.prefix):
        return None
    if function.name.rpartition(".f")[0] in _OWN:
        return None
    kinds = [each for each in function.function_type.parameters if each in _SUFFIX]
    if not kinds:
        return None
    kind = kinds[0]
    if _POWERS[""] in rule.matches:
        return device.prefix + device.power + (device.double if kind is DOUBLE else device.float)
    is_intrinsic = function.name.startswith("llvm.")
    stems = [each.removesuffix("*") for each in rule.matches if not each.startswith(_NOT_OF_C)]
    meant = (each for each in stems if is_intrinsic or function.name == each + _SUFFIX[kind])
    stem = next(meant, None)
    if stem is None:
        return None
    return f"{device.prefix}{stem}{device.double if kind is DOUBLE else device.float}"


def inline_all(copies: Iterable[Function], words: FunctionWords) -> None:
    """Let LLVM make copies of functions parts of their callers."""
    for each in copies:
        said = [word for word in words.of(each) if word not in _ALONE]
        words.give(each, ["alwaysinline", *said])
