"""The routines of BLAS as its standard describes them, written apart from the rules they test.

One line a routine: arguments in order. Flags are `trans`, `uplo`, `side`, `diag`; `T:NC` says
which letters are allowed. Scalars are `name$` (`name$r` a real one), vectors `x(n)` (without an
increment `x(5)`), matrices `A[kind rows columns ...]`, with `!` behind what is written. A leading
dimension or an increment follows by itself.
"""

from __future__ import annotations

import re
from typing import NamedTuple


class Argument(NamedTuple):
    """An argument of a routine."""

    name: str
    #: `flag`, `count`, `scalar`, `vector`, `matrix`, `ld` or `inc`.
    role: str
    #: Of a flag its letters; of a matrix its kind and sizes, of a vector its length.
    words: tuple[str, ...] = ()
    written: bool = False
    #: Whether a scalar is real where all else is complex.
    real: bool = False


class Routine(NamedTuple):
    """A routine in one precision."""

    name: str
    precision: str
    arguments: tuple[Argument, ...]
    #: `void`, `scalar`, or `real`.
    returns: str


_ = "lda alpha$ A[{kind} n n k uplo] x(n) beta$ y(n)!"
#: name: (precisions, arguments, result), with the names of functions that do not follow the rule.
_TABLE = """
asum   sdcz real  n x(n)
nrm2   sdcz real  n x(n)
dot    sd   scalar n x(n) y(n)
dotc_sub cz void  n x(n) y(n) r$!
dotu_sub cz void  n x(n) y(n) r$!
axpy   sdcz void  n alpha$ x(n) y(n)!
axpby  sdcz void  n alpha$ x(n) beta$ y(n)!
copy   sdcz void  n x(n) y(n)!
swap   sdcz void  n x(n)! y(n)!
rotg   sd   void  a$! b$! cosine$! sine$!
rotg   cz   void  a$! b$ cosine$r! sine$!
rotm   sd   void  n x(n)! y(n)! param(5)
dsdot  s    double n x(n) y(n)
dotc   cz   complex n x(n) y(n)
dotu   cz   complex n x(n) y(n)
cabs1  cz   real  z(1)
omatcopy sdcz void trans rows columns alpha$ A[ge rows columns] B[ge:trans rows columns]!
imatcopy sdcz void trans rows columns alpha$ AB(36)! lda ldb
rot    sdcz void  n x(n)! y(n)! cosine$r sine$r
sdsdot s    scalar n alpha$ x(n) y(n)
scal   sdcz void  n alpha$ x(n)!
real_scal cz void n alpha$r x(n)!
gbmv   sdcz void  trans m n kl ku alpha$ A[gb m n kl ku] x(cols:trans:m:n) beta$ y(rows:trans:m:n)!
gemv   sdcz void  trans m n alpha$ A[ge m n] x(cols:trans:m:n) beta$ y(rows:trans:m:n)!
ger    sd   void  m n alpha$ x(m) y(n) A[ge m n]!
gerc   cz   void  m n alpha$ x(m) y(n) A[ge m n]!
geru   cz   void  m n alpha$ x(m) y(n) A[ge m n]!
hbmv   cz   void  uplo n k alpha$ A[hb n k uplo] x(n) beta$ y(n)!
hemv   cz   void  uplo n alpha$ A[he n uplo] x(n) beta$ y(n)!
hpmv   cz   void  uplo n alpha$ A[hp n uplo] x(n) beta$ y(n)!
sbmv   sd   void  uplo n k alpha$ A[sb n k uplo] x(n) beta$ y(n)!
spmv   sd   void  uplo n alpha$ A[sp n uplo] x(n) beta$ y(n)!
symv   sd   void  uplo n alpha$ A[sy n uplo] x(n) beta$ y(n)!
her    cz   void  uplo n alpha$r x(n) A[he n uplo]!
hpr    cz   void  uplo n alpha$r x(n) A[hp n uplo]!
syr    sd   void  uplo n alpha$ x(n) A[sy n uplo]!
spr    sd   void  uplo n alpha$ x(n) A[sp n uplo]!
her2   cz   void  uplo n alpha$ x(n) y(n) A[he n uplo]!
hpr2   cz   void  uplo n alpha$ x(n) y(n) A[hp n uplo]!
syr2   sd   void  uplo n alpha$ x(n) y(n) A[sy n uplo]!
spr2   sd   void  uplo n alpha$ x(n) y(n) A[sp n uplo]!
tbmv   sdcz void  uplo trans diag n k A[tb n k uplo diag] x(n)!
tpmv   sdcz void  uplo trans diag n A[tp n uplo diag] x(n)!
trmv   sdcz void  uplo trans diag n A[tr n uplo diag] x(n)!
tbsv   sdcz void  uplo trans diag n k A[tb n k uplo diag] x(n)!
tpsv   sdcz void  uplo trans diag n A[tp n uplo diag] x(n)!
trsv   sdcz void  uplo trans diag n A[tr n uplo diag] x(n)!
gemm   sdcz void  transa transb m n k alpha$ A[ge:transa m k] B[ge:transb k n] beta$ C[ge m n]!
gemmt  sdcz void uplo transa transb n k alpha$ A[ge:transa n k] B[ge:transb k n] beta$ C[sy n uplo]!
gemmtr sdcz void uplo transa transb n k alpha$ A[ge:transa n k] B[ge:transb k n] beta$ C[sy n uplo]!
hemm   cz   void  side uplo m n alpha$ A[he side:m:n uplo] B[ge m n] beta$ C[ge m n]!
symm   sdcz void  side uplo m n alpha$ A[sy side:m:n uplo] B[ge m n] beta$ C[ge m n]!
herk   cz   void  uplo trans:NC n k alpha$r A[ge:trans n k] beta$r C[he n uplo]!
syrk   sdcz void  uplo trans:NT n k alpha$ A[ge:trans n k] beta$ C[sy n uplo]!
her2k  cz   void  uplo trans:NC n k alpha$ A[ge:trans n k] B[ge:trans n k] beta$r C[he n uplo]!
syr2k  sdcz void  uplo trans:NT n k alpha$ A[ge:trans n k] B[ge:trans n k] beta$ C[sy n uplo]!
trmm   sdcz void  side uplo transa diag m n alpha$ A[tr side:m:n uplo diag] B[ge m n]!
trsm   sdcz void  side uplo transa diag m n alpha$ A[tr side:m:n uplo diag] B[ge m n]!
"""
_LETTERS = {"trans": "NTC", "uplo": "UL", "side": "LR", "diag": "NU"}
_WORD = re.compile(r"\S+\[[^]]*\]!?|\S+")
_PACKED = ("hp", "sp", "tp")


def _arguments(text: str) -> list[Argument]:
    found: list[Argument] = []
    for word in _WORD.findall(text):
        written = word.endswith("!")
        plain = word.rstrip("!")
        name = re.split(r"[$(\[:]", plain)[0]
        flag = next((each for each in _LETTERS if name.startswith(each)), None)
        if flag is not None:
            letters = plain.partition(":")[2] or _LETTERS[flag]
            found.append(Argument(name, "flag", (flag, letters)))
        elif "$" in plain:
            found.append(Argument(name, "scalar", (), written, plain.endswith("$r")))
        elif "(" in plain:
            found.append(Argument(name, "vector", (plain[len(name) + 1 : -1],), written))
            if not found[-1].words[0].isdigit():
                found.append(Argument(f"inc{name}", "inc", (name,)))
        elif "[" in plain:
            words = tuple(plain[len(name) + 1 : -1].split())
            found.append(Argument(name, "matrix", words, written))
            if words[0] not in _PACKED:
                found.append(Argument(f"ld{name.lower()}", "ld", (name,)))
        else:
            found.append(Argument(name, "count"))
    return found


def routines() -> list[Routine]:
    """Return every routine in every precision."""
    made: list[Routine] = []
    for line in _TABLE.strip().splitlines():
        name, precisions, returns, text = line.split(None, 3)
        made += [Routine(name, each, tuple(_arguments(text)), returns) for each in precisions]
    return made


def conventions(routine: Routine) -> tuple[str, ...]:
    """Return the conventions that a routine is there in."""
    if routine.name.endswith("_sub"):
        return ("cblas",)
    # The results of the first are behind an argument in C: `dotc_sub`; few have the other.
    if routine.returns == "complex":
        return ("fortran", "lengths", STORED)
    return ("fortran", "lengths") if routine.name == "cabs1" else ("cblas", "fortran", "lengths")


#: That of Intel's Fortran: a complex result is stored behind a first argument.
STORED = "stored"


#: What not every library has: of the reference its name, and what is in no header of C.
EXTENSIONS = ("axpby", "omatcopy", "imatcopy")

_ROTATIONS = ("csrot", "zdrot", "crotg", "zrotg")
#: What functions for C a library has not, though those for Fortran are there or others have them.
LACKED = {"blis": _ROTATIONS, "blis-pthread": _ROTATIONS, "gsl": _ROTATIONS}

#: What routines are called where it is not the letter of the precision and the name.
_SPECIAL = {
    ("dsdot", "s"): "dsdot",
    ("cabs1", "c"): "scabs1",
    ("cabs1", "z"): "dcabs1",
    ("rot", "c"): "csrot",
    ("rot", "z"): "zdrot",
    ("sdsdot", "s"): "sdsdot",
    ("asum", "c"): "scasum",
    ("asum", "z"): "dzasum",
    ("nrm2", "c"): "scnrm2",
    ("nrm2", "z"): "dznrm2",
    ("real_scal", "c"): "csscal",
    ("real_scal", "z"): "zdscal",
}


def function_name(routine: Routine) -> str:
    """Return what the routine is called: `dgemm`."""
    return _SPECIAL.get((routine.name, routine.precision), routine.precision + routine.name)
