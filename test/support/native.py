"""Running generated functions in this process, on memory of ours.

They are compiled for this machine's processor, or for the one that ENZYME_CC_TEST_CPU names, such
as x86-64-v2. What such code calls of a run-time library that older ones lack is defined here.
"""

import ctypes
import os
import struct

import llvmlite.binding as llvm

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.building.globals import new_function
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.types import VOID, function_type
from enzyme_cc.transform.runtime_calls.library import with_runtime
from enzyme_cc.transform.runtime_calls.rounding import FUNCTIONS

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()
llvm.initialize_native_asmparser()
for library in ("libm.so.6", "libgcc_s.so.1"):
    llvm.load_library_permanently(library)
LAYOUT = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
HEAD = f'target datalayout = "{LAYOUT}"\ntarget triple = "x86_64-unknown-linux-gnu"\n'
#: Also of modules that only round where their derivatives do not: libgcc has it from version 13
#: on, and processors with AVX512-BF16 or AVX-NE-CONVERT need no call.
_ROUNDING = "\n".join(
    [
        "@llvm.used = appending global [2 x ptr] [ptr @__truncsfbf2, ptr @__truncdfbf2],"
        ' section "llvm.metadata"',
        *FUNCTIONS.values(),
    ]
)
#: No code of ours is there at the end of this process, to free what waits for the next tape.
_LOADING = """
@__dso_handle = hidden global i8 0
@enzyme_tape_on_heap = hidden global i32 0
define hidden i32 @__cxa_atexit(ptr %call, ptr %given, ptr %library) {
  ret i32 1
}
"""
_FORMATS = {"half": "e", "float": "f", "double": "d"}


def new_module(text=""):
    return Module(HEAD + text)


def entry(module, parameters, result=VOID, name="run"):
    """A function about to be filled, and a builder in it."""
    made = new_function(module, name, function_type(result, parameters))
    made.edited = True
    return made, Builder(made.insert_block("start"))


#: What the kinds of x86-64 have that tests ask for; any other processor is asked for itself.
_SSE = ("sse", "sse2")
_SSE4 = (*_SSE, "sse3", "ssse3", "sse4.1", "sse4.2", "popcnt")
_HAS = {
    "x86-64": _SSE,
    "x86-64-v2": _SSE4,
    "x86-64-v3": (*_SSE4, "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt"),
}


def features():
    """What the processor has that code is compiled for."""
    there = llvm.get_host_cpu_features()
    known = _HAS.get(os.environ.get("ENZYME_CC_TEST_CPU", ""))
    return {name for name, is_there in there.items() if is_there and (not known or name in known)}


def target_machine(level):
    """The processor that code is compiled for."""
    target = llvm.Target.from_triple(llvm.get_process_triple())
    if asked := os.environ.get("ENZYME_CC_TEST_CPU"):
        return target.create_target_machine(cpu=asked, opt=level)
    words = llvm.get_host_cpu_features().flatten()
    return target.create_target_machine(cpu=llvm.get_host_cpu_name(), features=words, opt=level)


class Program:
    """A module, compiled."""

    def __init__(self, module, level=2):
        text = module if isinstance(module, str) else with_runtime(module).print()
        # One thread is enough here, and MCJIT cannot place what each has of its own.
        parsed = llvm.parse_assembly(text.replace(" thread_local ", " "))
        parsed.verify()
        machine = target_machine(level)
        options = llvm.create_pipeline_tuning_options(speed_level=level)
        builder = llvm.create_pass_builder(machine, options)
        if level:
            builder.getModulePassManager().run(parsed, builder)
        self.text = str(parsed)
        parsed.link_in(llvm.parse_assembly(HEAD + _ROUNDING))
        if "@__dso_handle = extern_weak" in text:
            parsed.link_in(llvm.parse_assembly(HEAD + _LOADING))
        self.engine = llvm.create_mcjit_compiler(parsed, machine)
        self.engine.finalize_object()

    def function(self, *kinds, name="run"):
        """A function of this name, with its result's and parameters' ctypes."""
        return ctypes.CFUNCTYPE(*kinds)(self.engine.get_function_address(name))

    def on_memory(self, *values, name="run"):
        """Call with pointers and sizes."""
        kinds = [ctypes.c_int64] * len(values)
        self.function(None, *kinds, name=name)(*values)


class Memory:
    """Bytes at an address, in which numbers are by kind."""

    def __init__(self, size, fill=0):
        self.size = size
        self.buffer = ctypes.create_string_buffer(bytes([fill]) * size, size)
        self.address = ctypes.addressof(self.buffer)

    @property
    def raw(self):
        return self.buffer.raw

    def put(self, offset, kind, value):
        data = encoded(kind, value)
        self.buffer[offset : offset + len(data)] = data

    def get(self, offset, kind):
        return decoded(kind, self.raw[offset:])


def encoded(kind, value):
    """A small number, exactly, as its bytes."""
    if kind in _FORMATS:
        return struct.pack("<" + _FORMATS[kind], value)
    if kind == "bfloat":
        return struct.pack("<f", value)[2:]
    sign, bits = value < 0, 0
    exponent = 0
    if value:
        magnitude = abs(value)
        while magnitude >= 2:
            magnitude, exponent = magnitude / 2, exponent + 1
        while magnitude < 1:
            magnitude, exponent = magnitude * 2, exponent - 1
        bits, exponent = int(magnitude * 2**63), exponent + 16383
    if kind == "x86_fp80":
        return (bits | exponent << 64 | sign << 79).to_bytes(10, "little")
    assert kind == "fp128"
    return ((bits & (2**63 - 1)) << 49 | exponent << 112 | sign << 127).to_bytes(16, "little")


def decoded(kind, data):
    """The number at the start of some bytes."""
    if kind in _FORMATS:
        return struct.unpack_from("<" + _FORMATS[kind], data)[0]
    if kind == "bfloat":
        return struct.unpack("<f", b"\0\0" + data[:2])[0]
    if kind == "x86_fp80":
        bits = int.from_bytes(data[:10], "little")
        mantissa, head = bits & (2**64 - 1), bits >> 64
    else:
        bits = int.from_bytes(data[:16], "little")
        head = bits >> 112
        mantissa = (bits >> 49 & (2**63 - 1)) | (1 << 63 if head & 0x7FFF else 0)
    value = mantissa / 2**63 * 2.0 ** ((head & 0x7FFF) - 16383)
    return -value if head >> 15 else value
