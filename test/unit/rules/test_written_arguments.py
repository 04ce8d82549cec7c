"""Functions without derivatives that this machine's headers declare: what they write is known.

A pointer to what is not constant is written through, unless it leads to what only the library looks
into; a load behind such a call would else be taken for the one before it.
"""

import re
import shutil
import subprocess

import pytest

from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Effect, Kind

CLANG = shutil.which("clang-22")
HEADERS = """dirent.h dlfcn.h err.h error.h fcntl.h grp.h langinfo.h locale.h malloc.h omp.h
pthread.h pwd.h sched.h semaphore.h stdio.h stdlib.h string.h sys/auxv.h sys/prctl.h sys/resource.h
sys/sendfile.h sys/socket.h sys/stat.h sys/time.h sys/uio.h sys/utsname.h sys/wait.h syslog.h
threads.h time.h unistd.h utime.h wchar.h wctype.h""".split()
#: What only the library looks into.
OPAQUE = re.compile(
    r"\b(?:FILE|__FILE|DIR|struct __va_list_tag|pthread_(?:attr|barrier|cond|mutex|rwlock)\w*_t"
    r"|pthread_spinlock_t|cnd_t|mtx_t|sem_t|omp_(?:nest_)?lock_t) \*"
)
#: Nobody looks there between the calls, or nothing is written.
UNWRITTEN = {
    "fmemopen": "later calls write there, as texts",
    "malloc_usable_size": "it looks beside the memory",
    "on_exit": "it hands it on",
    "pthread_exit": "it hands it on",
    "putenv": "it keeps it",
    "setbuf": "the library's from then on",
    "setvbuf": "the library's from then on",
}

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang-22 here")


@pytest.fixture(scope="module")
def parameters():
    """The types of the parameters of each function that the headers declare."""
    command = [CLANG, "-D_GNU_SOURCE", "-fopenmp", "-fsyntax-only", "-Xclang", "-ast-dump"]
    text = "".join(f"#include <{each}>\n" for each in HEADERS)
    done = subprocess.run(
        [*command, "-x", "c", "-"], input=text, capture_output=True, text=True, check=True
    )
    found = re.findall(
        r"FunctionDecl .* (\w+) '[^(']*\(([^']*?)\)(?: __attribute__[^']*)?'", done.stdout
    )
    return {name: [each.strip() for each in types.split(",")] for name, types in found}


def is_written(parameter):
    """Whether memory is handed out that the program may look into afterwards."""
    is_pointer = parameter.endswith(("*", "*restrict")) and "(" not in parameter
    return is_pointer and "const " not in parameter and not OPAQUE.search(parameter)


def test_the_headers_were_read(parameters):
    assert parameters["getcpu"] == ["unsigned int *", "unsigned int *"]
    assert is_written("int *restrict")
    assert not is_written("const int *")
    assert not is_written("pthread_mutex_t *")
    assert len(parameters) > 1000


def test_what_is_not_constant_is_written(parameters):
    unwritten = set()
    for name, types in parameters.items():
        rule = Library.default().callee(name)
        if rule is None or rule.kind is not Kind.INACTIVE:
            continue
        if not rule.effects & {Effect.WRITES, Effect.PROGRAM} and any(map(is_written, types)):
            unwritten.add(name)
    assert unwritten == set(UNWRITTEN)


@pytest.mark.parametrize(
    "name",
    [
        "_RNvMs1_NtNtCsjrHSEGnQ3l9_3std2io5stdioNtB5_5Stdin9read_line",
        "_RNvXs3_NtNtCsjrHSEGnQ3l9_3std2io5stdioNtB5_5StdinNtB7_4Read10read_exact",
        "_RNvXs6_NtNtCsjrHSEGnQ3l9_3std2io5stdioNtB5_9StdinLockNtB7_4Read4read",
        "_ZN3std2io5stdio5Stdin9read_line17h0123456789abcdefE",
    ],
)
def test_what_rust_reads_is_written(name):
    assert Effect.WRITES in Library.default().callee(name).effects


def test_what_rust_prints_writes_nothing_of_the_program():
    printed = Library.default().callee("_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print")
    assert Effect.WRITES not in printed.effects
