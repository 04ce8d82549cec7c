"""What begins a message gives a sign; what waits for one takes it, with numbers or without."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.frontends.parallel.message_signs import note_messages

HEAD = """@ompi_mpi_double = external global i8
@ompi_mpi_int = external global i8
declare i32 @MPI_Send(ptr, i32, ptr, i32, i32, ptr)
declare i32 @MPI_Ssend(ptr, i32, ptr, i32, i32, ptr)
declare i32 @MPI_Recv(ptr, i32, ptr, i32, i32, ptr, ptr)
declare i32 @MPI_Irecv(ptr, i32, ptr, i32, i32, ptr, ptr)
declare i32 @MPI_Wait(ptr, ptr)
declare i32 @MPI_Barrier(ptr)
declare i32 @MPI_Comm_rank(ptr, ptr)
"""
SENT = "ptr %x, i32 1, ptr @ompi_mpi_{}, i32 0, i32 1, ptr %c"
CASES = {
    f"i32 @MPI_Send({SENT.format('int')})": (1, 0),
    f"i32 @MPI_Send({SENT.format('double')})": (1, 0),
    f"i32 @MPI_Ssend({SENT.format('double')})": (1, 1),
    f"i32 @MPI_Recv({SENT.format('double')}, ptr null)": (1, 1),
    f"i32 @MPI_Recv({SENT.format('int')}, ptr null)": (1, 1),
    f"i32 @MPI_Irecv({SENT.format('double')}, ptr %r)": (1, 0),
    "i32 @MPI_Wait(ptr %r, ptr null)": (0, 1),
    "i32 @MPI_Barrier(ptr %c)": (1, 1),
    "i32 @MPI_Comm_rank(ptr %c, ptr %x)": (0, 0),
}


@pytest.mark.parametrize("call", CASES)
def test_a_message_gives_a_sign_where_it_begins_and_takes_one_where_it_has_come(call):
    text = f"{HEAD}define void @f(ptr %x, ptr %c, ptr %r) {{\n  call {call}\n  ret void\n}}\n"
    module = Module(text, "<test>")
    note_messages(module, [module.functions["f"]])
    calls = [each for each in module.print().splitlines() if "call i64" in each]
    found = tuple(sum(f"_{word}(" in each for each in calls) for word in ("give", "take"))
    assert found == CASES[call]
