r"""The projects that prove the wrapper: how each is built, tested, and read.

Steps are shell commands run in a fresh copy of the source, with CC, CXX, FC and JOBS in the
environment. `passed` and `failed` are patterns whose groups, joined by "/", name one test each;
a test that both match has failed. `section`, where tests share names, matches the line that opens
a group of tests. `proof` must occur in the output of a test run that came to its end. `derive` is
for the wrapper alone: derivatives through the library that was built, from the files in HERE; what
it says is shown.
"""

from typing import NamedTuple

from sources import Debian, PyPI
from steps import Limits


class Project(NamedTuple):
    """One row of the catalog."""

    name: str
    source: Debian | PyPI
    build: str
    test: str
    passed: str
    proof: str
    configure: str = "true"
    failed: str = ""
    section: str = ""
    languages: tuple = ("CC",)
    needs: tuple = ()
    limits: Limits = Limits()
    unprivileged: bool = False
    subset: str = ""
    derive: str = ""


ZLIB = Project(
    name="zlib",
    source=Debian("zlib"),
    configure="./configure",
    build='make -j"$JOBS"',
    test="make check",
    passed=r"\*\*\* (.+) test OK \*\*\*",
    failed=r"\*\*\* (.+) test FAILED \*\*\*",
    proof=r"zlib 64-bit test OK",
)

# Debian's Lua carries no tests. The lupa source distribution carries the Lua 5.4 repository as a
# submodule, with the official suite (testes/), which wants Lua built with its own ltests.h,
# a small C stack, and a standard input that cannot seek.
LUA = Project(
    name="lua",
    source=PyPI("lupa", "2.8", "third-party/lua54"),
    build="""
        tests='-DLUA_USER_H=\\"ltests.h\\" -O0 -g'
        make -j"$JOBS" CC="$CC" CWARNGCC= TESTS="$tests"
        make -C testes/libs CC="$CC"
    """,
    test="cd testes; ulimit -S -s 1100; true | ../lua -W all.lua",
    passed=r"\*\*\*\*\* FILE '(\S+)'\*\*\*\*\*",
    failed=r"^\S*lua: (\w+\.lua):\d+:",
    proof=r"final OK !!!",
    needs=("libreadline-dev",),
)

# The suite refuses to run as root. test/extraquick.test is what `make quicktest` runs. Debian links
# the shell with the library, which its tests expect to have the shell's options.
SQLITE = Project(
    name="sqlite",
    source=Debian("sqlite3"),
    configure="""
        mkdir build; cd build
        tcl=$(dirname "$(find /usr/lib -name tclConfig.sh -path '*tcl8*' | head -n 1)")
        options="-DSQLITE_ENABLE_DBPAGE_VTAB -DSQLITE_ENABLE_DBSTAT_VTAB -DSQLITE_ENABLE_STMTVTAB"
        export CFLAGS="-O2 $options -DSQLITE_ENABLE_BYTECODE_VTAB -DSQLITE_ENABLE_OFFSET_SQL_FUNC"
        ../configure --with-tcl="$tcl" --enable-fts4 --enable-fts5 --enable-rtree
    """,
    build='cd build; make -j"$JOBS"; make -j"$JOBS" testfixture',
    test="cd build; ./testfixture ../test/extraquick.test",
    passed=r"^Time: (\S+\.test) \d+ ms",
    failed=r"^! (\S+) expected",
    proof=r"\d+ errors out of \d+ tests",
    needs=("tcl-dev", "tcl"),
    limits=Limits(build=1800),
    unprivileged=True,
    subset="make quicktest",
)

# Debian removes the non-free manual, so its folder cannot be made; tests are named "test".
GSL = Project(
    name="gsl",
    source=Debian("gsl"),
    configure="sed -i '/^SUBDIRS = /s/ doc$//' Makefile.in; ./configure",
    build='make -j"$JOBS"',
    test='make -k -j"$JOBS" check',
    passed=r"^PASS: (\S+)",
    failed=r"^X?(?:FAIL|ERROR): (\S+)",
    section=r"^Making check in (\S+)",
    proof=r"Making check in splinalg",
    limits=Limits(build=1800),
    derive="""
        for level in -O0 -O2; do
            echo "the program at $level:"
            "$CC" $level -I. "$HERE/gsl_derivatives.c" .libs/libgsl.a cblas/.libs/libgslcblas.a \
                -lm -o derivatives
            ./derivatives
        done
    """,
)

FMT = Project(
    name="fmt",
    source=Debian("fmtlib"),
    configure="cmake -S . -B build -DFMT_DOC=OFF -DBUILD_SHARED_LIBS=ON",
    build='make -C build -j"$JOBS" VERBOSE=1',
    test='cd build; ctest --output-on-failure -j"$JOBS"',
    passed=r"Test +#\d+: (\S+) \.+ +Passed",
    failed=r"Test +#\d+: (\S+) \.+\*\*\*",
    proof=r"tests passed, \d+ tests failed out of \d+",
    languages=("CXX",),
    needs=("cmake", "googletest"),
)

SIMPLEJSON = Project(
    name="simplejson",
    source=PyPI("simplejson", "4.3.0"),
    build='"$PYTHON" -m pip install --verbose --no-deps --target=site .',
    test="""
        cd site
        "$PYTHON" -c 'import simplejson._speedups as s; print("extension", s.__file__)'
        "$PYTHON" -m unittest discover -v simplejson.tests
    """,
    passed=r"^(\w+) \((\S+)\).*\.\.\. ok$",
    failed=r"^(?:FAIL|ERROR): (\w+) \((\S+)\)",
    proof=r"^Ran \d+ tests in ",
)

# The complex half of LAPACK repeats the real one; together they would take half an hour.
LAPACK = Project(
    name="lapack",
    source=Debian("lapack"),
    configure="""
        cmake -S . -B build -DBUILD_TESTING=ON -DBUILD_COMPLEX=OFF -DBUILD_COMPLEX16=OFF \
            -DCMAKE_Fortran_COMPILER="$FC" -DCMAKE_C_COMPILER="$CC"
    """,
    build='make -C build -j"$JOBS" VERBOSE=1',
    test='cd build; ctest --output-on-failure -j"$JOBS"',
    passed=r"Test +#\d+: (\S+) \.+ +Passed",
    failed=r"Test +#\d+: (\S+) \.+\*\*\*",
    proof=r"tests passed, \d+ tests failed out of \d+",
    languages=("FC",),
    needs=("cmake",),
    limits=Limits(build=3000),
    subset="real precisions",
    derive="""
        for level in -O0 -O2; do
            echo "the program at $level:"
            "$CC" $level -c "$HERE/lapack_derivatives.c" -o derivatives.o
            "$FC" $level derivatives.o build/lib/liblapack.a build/lib/libblas.a -o derivatives
            ./derivatives
        done
    """,
)

# The package's own test: each example problem, judged by the row its driver prints last for it
# (INFO 1 to 3 is convergence). The old libtool of 1998 is part of what is tested.
MINPACK = Project(
    name="minpack",
    source=Debian("minpack"),
    configure='chmod +x configure; F77="$FC" ./configure',
    build='make -j"$JOBS"',
    test="""
        export LD_LIBRARY_PATH="$PWD/.libs"
        for entry in 15:hybrd:21 16:hybrj:21 17:lmder:22 18:lmstr:22 19:lmdif:22; do
            IFS=: read -r program name data <<<"$entry"
            cp "ex/file$program" "$name-test.f"
            "$FC" "$name-test.f" -o "$name-test" -L.libs -lminpack
            "./$name-test" <"ex/file$data" >"$name.out"
            awk -v driver="$name" '/SUMMARY OF/ { rows = 1 }
                rows && $1 ~ /^[0-9]+$/ { print "ROW", driver, ++n, "INFO", $(NF - 1) }' "$name.out"
        done
        echo all drivers ran
    """,
    passed=r"^ROW (\w+) (\d+) INFO [123]$",
    failed=r"^ROW (\w+) (\d+) INFO [^123]$",
    proof=r"^all drivers ran",
    languages=("FC",),
)

CATALOG = (ZLIB, LUA, SQLITE, GSL, FMT, SIMPLEJSON, LAPACK, MINPACK)
