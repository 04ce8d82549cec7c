"""What of flang's library is differentiated in C of our own, run by itself."""

from pathlib import Path

import pytest

FORTRAN = Path(__file__).resolve().parents[3] / "enzyme_cc/rules/runtime/fortran.c"
#: From an array in memory that nobody may write to, to itself or to another one.
ASSIGNED = f"""
#include "{FORTRAN}"
#include <stdio.h>
#include <sys/mman.h>
void enzyme_cc_move(const void *type, char *to, const char *from) {{}}
void enzyme_cc_clone(const void *type, char *to, const char *from) {{}}
void enzyme_cc_destroy(const void *type, char *at, int how) {{}}
void enzyme_cc_clone_open(const void *type, const void *known, char *to, const char *from) {{}}
void enzyme_cc_destroy_open(const void *type, const void *known, char *at, int how) {{}}
void _FortranAReportFatalUserError(const char *said, const char *file, int line) {{}}
const char *enzyme_cc_initial(const void *type) {{ return NULL; }}
int enzyme_cc_finish(const void *type, struct array *a, int rank) {{ return 0; }}
_Bool enzyme_cc_is_here(const void *type) {{ return 1; }}
_Bool enzyme_cc_flat_types(void) {{ return 1; }}
_Bool enzyme_cc_is_known(int8_t code) {{ return 0; }}
int main(int count, char **words) {{
  double *fixed = mmap(NULL, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), own[12] = {{3}};
  struct array from = {{.size = 8, .rank = 2, .dim = {{{{1, 4, 8}}, {{1, 3, 32}}}}}}, to = from;
  from.base = (char *)fixed;
  to.base = count > 1 ? (char *)own : (char *)fixed;
  _FortranAAssign(&to, &from, "a.f90", 1);
  printf("%g\\n", own[0]);
}}
"""


@pytest.mark.parametrize(("more", "left"), [([], b"3\n"), (["other"], b"0\n")])
def test_an_array_that_is_assigned_to_itself_is_not_stored(system_box, more, left):
    system_box.write("assigned.c", ASSIGNED)
    compiler = system_box.toolchain.command("cc", links=True)
    made = system_box.run(*compiler, "-O1", "assigned.c", "-o", "assigned", "-lm")
    assert made.returncode == 0, made.stderr.decode()
    done = system_box.run("./assigned", *more)
    assert (done.returncode, done.stdout) == (0, left)
