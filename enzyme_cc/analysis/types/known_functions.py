"""Functions of C and LLVM that have no body here, and what they do to types: a word or more each.

Functions of numbers, and those that hand out memory, are not here: their rules say it. The words
are the actions of calls.py. Integers that these functions take and return are integers.
"""

from __future__ import annotations

_FREE = """exit abort _exit atexit puts putchar fflush fclose rand srand time clock abs labs
toupper tolower isalpha isdigit isspace printf fprintf vprintf vfprintf
scanf sscanf fscanf malloc_usable_size perror putc fputc fputs getc fgetc ungetc feof ferror
fseek ftell rewind
omp_get_thread_num omp_get_num_threads omp_get_max_threads
__cxa_guard_acquire __cxa_guard_release __cxa_guard_abort __cxa_free_exception __cxa_end_catch
__cxa_atexit _ZSt17__throw_bad_allocv _ZSt20__throw_length_errorPKc
_ZSt28__throw_bad_array_new_lengthv _FortranAStopStatement _FortranAProgramEndStatement
fread fwrite enzyme_cc.give_back"""
#: Of the run-time library of parallel regions: what counts, and is told what was counted.
_COUNTS = """ask_ahead ask_back await begin_ordered_back come comes_again count_team end_ordered
forget give go goes_back join leave lock_mutex lock_nested meet reenter reenter_mutex releave
releave_mutex releave_outermost releave_tested take test test_mutex test_nested ungive unjoin unlock
unlock_mutex unlock_nested unmeet untake unwait wait"""
#: What hands out memory of that library's own, which carries no derivative.
_OWN = """expect team"""
_FRESH = """alloca __cxa_allocate_exception fopen getenv"""
_COPIES = """strcpy strncpy strcat strncat __strcpy_chk __strncpy_chk __strcat_chk __strncat_chk"""
_PRINTS = """sprintf snprintf vsprintf vsnprintf
__sprintf_chk __snprintf_chk __vsprintf_chk __vsnprintf_chk"""

#: How names of functions begin that print what they are given, whatever it is, and keep nothing.
ONLY_LOOK = ("__ubsan_handle_",)

_SINGLE: dict[str, str] = {
    "memcpy": "copy same:0",
    "memmove": "copy same:0",
    "__memcpy_chk": "copy same:0",
    "__memmove_chk": "copy same:0",
    "memset": "fill same:0",
    "__memset_chk": "fill same:0",
    "memcmp": "",
    "bcmp": "",
    "strlen": "text:0",
    "strcmp": "text:0,1",
    "strncmp": "text:0,1",
    **dict.fromkeys(_COPIES.split(), "text:0,1 same:0"),
    **dict.fromkeys(_PRINTS.split(), "text:0"),
    "strchr": "text:0 same:0",
    "strrchr": "text:0 same:0",
    "strstr": "text:0,1 same:0",
    "strdup": "text:0 fresh",
    "atoi": "text:0",
    "atol": "text:0",
    "atof": "text:0",
    "strtol": "text:0",
    "strtod": "text:0",
    "__cxa_begin_catch": "same:0",
    "_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm": "integer:0,8,8",
    "_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm": "integer:0,8,8",
}

KNOWN: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(_FREE.split(), ()),
    **{f"__enzyme_cc_parallel_{each}": () for each in _COUNTS.split()},
    **dict.fromkeys(_FRESH.split(), ("fresh",)),
    **{f"__enzyme_cc_parallel_{each}": ("fresh",) for each in _OWN.split()},
    **{name: tuple(words.split()) for name, words in _SINGLE.items()},
}

_NUMBERS = """ctpop ctlz cttz bswap bitreverse abs smax smin umax umin
fshl fshr sadd.with.overflow uadd.with.overflow ssub.with.overflow
usub.with.overflow smul.with.overflow umul.with.overflow
sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat scmp ucmp
vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor
vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin"""
_INTEGERS = """powi fptosi.sat fptoui.sat is.fpclass
objectsize eh.typeid.for vscale get.rounding readcyclecounter experimental.stepvector stepvector"""
_SAME = """strip.invariant.group threadlocal.address expect
expect.with.probability ssa.copy ptr.annotation annotation ptrmask
preserve.array.access.index"""

_NOTHING = """lifetime.start lifetime.end invariant.start invariant.end assume prefetch trap
debugtrap ubsantrap stacksave stackrestore sideeffect donothing pseudoprobe
experimental.noalias.scope.decl"""

#: In the names of what std::function and std::any of libstdc++ copy what they hold by, and which
#: argument takes the answer. Asked for anything else, that is an address where a copy would be.
MANAGERS = {"_M_managerERSt9_Any_dataRK": 0, "9_S_manageENS_3_OpEPKS_PNS_4_ArgE": 2}
#: In the names of what copies one type of functions, and of what calls them.
COPIED, CALLED = "10_M_managerERSt9_Any_data", "9_M_invokeERKSt9_Any_data"

#: On calls in copies, where an address is passed on that is one in a node or in a header of such:
#: whether there is a "value" or a "count".
BESIDE_NODES = "enzyme-cc-beside-nodes"

#: By the name without `llvm.` and without the types at its end.
INTRINSICS: dict[str, tuple[str, ...]] = {
    "memcpy": ("copy",),
    "memcpy.inline": ("copy",),
    "memmove": ("copy",),
    "memset": ("fill",),
    "memset.inline": ("fill",),
    "launder.invariant.group": ("member:0",),
    "masked.load": ("read:0",),
    "masked.store": ("write:1",),
    **dict.fromkeys(_NOTHING.split(), ()),
    **dict.fromkeys(_NUMBERS.split(), ("numbers",)),
    **dict.fromkeys(_INTEGERS.split(), ("integers",)),
    **dict.fromkeys(_SAME.split(), ("same:0",)),
}


def answered_to(name: str) -> int | None:
    """Return which argument of a function that copies a held object takes its answers."""
    return next((at for part, at in MANAGERS.items() if part in name), None)
