"""Rules of calls that exchange data in derivatives that are differentiated again."""

import pytest

from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.exchanges import Exchange, exchange_of
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Kind


@pytest.mark.parametrize("function", ["MPI_Send", "mpi_isend_"])
def test_a_name_tells_what_is_called(function):
    for part in ("mpich", "openmpi"):
        called = Exchange(part, function, 12, 3, 1 << 25)
        assert exchange_of(called.name) == called


def test_shadows_and_tangents_follow_their_buffer_before_its_type():
    name = Exchange("openmpi", "MPI_Sendrecv", 2, 1).name
    rule = Library.default().callee(name)
    assert rule.kind is Kind.COMMUNICATION
    names = [each.name for each in rule.arguments]
    assert names[:5] == [
        "sendbuf",
        "sendbuf.adjoint0",
        "sendbuf.adjoint1",
        "sendbuf.tangent0",
        "sendcount",
    ]
    at = names.index("recvbuf")
    assert [each.role for each in rule.arguments[at : at + 5]] == [
        Role.RECEIVED,
        Role.EXCHANGED,
        Role.EXCHANGED,
        Role.RECEIVED,
        Role.INTEGER,
    ]
    assert names[-1] == "where"
    assert [each.name for each in rule.results] == ["error", "record"]


def test_what_sends_no_adjoints_returns_no_record():
    rule = Library.default().callee(Exchange("mpich", "MPI_Bcast", 0, 2).name)
    assert [each.name for each in rule.results] == ["error"]


def test_no_rule_is_made_up_for_what_is_not_mpis():
    assert Library.default().callee(Exchange("mpich", "send", 1, 0).name) is None
    assert Library.default().callee("__enzyme_cc_again_other_1_0_0_MPI_Send") is None


def test_what_reverses_them_has_the_record_and_how_many_shadows_it_has():
    rule = Library.default().callee("__enzyme_cc_mpi_mpich_reverse_again")
    assert [each.role for each in rule.arguments] == [Role.POINTER, Role.INTEGER]
    assert Library.default().callee("__enzyme_cc_mpi_mpich_reverse") is None
