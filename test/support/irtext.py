"""What tests of the IR library share: a module from text, and LLVM's opinion of one."""

import shutil
import subprocess

import llvmlite.binding as llvm
import pytest

from enzyme_cc.ir.module import Module

needs_llvm_22 = pytest.mark.skipif(not shutil.which("llvm-as-22"), reason="no llvm-as-22 here")


def module(text):
    return Module(text, "test.ll")


def function(text, name="f"):
    return module(text).functions[name]


def verified(text):
    """LLVM's own print of a module that its verifier accepts."""
    # In one context for all, named types of one module would be renamed for those of another.
    parsed = llvm.parse_assembly(text, context=llvm.create_context())
    parsed.verify()
    return str(parsed)


def block(printed, label):
    """The lines of a block in a printed module, stripped."""
    lines = [line.strip() for line in printed.split("\n")]
    start = lines.index(f"{label}:") + 1
    end = next(i for i in range(start, len(lines)) if lines[i] in ("", "}"))
    return lines[start:end]


def run_c(tmp_path, source, *arguments):
    """The IR clang makes of some C."""
    (tmp_path / "input.c").write_text(source)
    command = ["clang-22", "-S", "-emit-llvm", "-o", "-", *arguments, str(tmp_path / "input.c")]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
