"""What attributes promise, in the spellings of LLVM 15 to 22."""

import pytest

from enzyme_cc.analysis.memory.attributes import (
    ANYTHING,
    BOTH,
    NOTHING,
    READ,
    WRITE,
    Permission,
    permission_of,
    pointed_of,
)


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("nounwind willreturn", ANYTHING),
        ("memory(none)", NOTHING),
        ("readnone", NOTHING),
        ("nounwind memory(read)", Permission(READ, READ, READ, READ)),
        ("readonly", Permission(READ, READ, READ, READ)),
        ("memory(argmem: readwrite)", Permission(BOTH, 0, 0, 0)),
        ("argmemonly nounwind writeonly", Permission(WRITE, 0, 0, 0)),
        ("inaccessiblemem_or_argmemonly", Permission(BOTH, BOTH, 0, 0)),
        ("memory(inaccessiblemem: write)", Permission(0, WRITE, 0, 0)),
        ("memory(errnomem: write)", Permission(0, 0, WRITE, 0)),
        ("memory(read, argmem: readwrite, errnomem: none)", Permission(BOTH, READ, 0, READ)),
        ("memory(readwrite, argmem: none)", Permission(0, BOTH, BOTH, BOTH)),
        ("memory(argmem: read, target_mem0: write)", Permission(READ, 0, 0, 0)),
        ('"memory(none)" "x"="readnone"', ANYTHING),
    ],
)
def test_functions_are_allowed_what_their_attributes_say(text, allowed):
    assert permission_of(text) == allowed


@pytest.mark.parametrize(
    ("text", "access", "kept"),
    [
        ("", BOTH, True),
        ("nocapture readonly", READ, False),
        ("noundef captures(none)", BOTH, False),
        ("captures(address_is_null) writeonly", WRITE, False),
        ("captures(ret: address, provenance)", BOTH, True),
        ("captures(address, read_provenance)", BOTH, True),
        ("readnone", 0, True),
        ("byval(%struct.s) align 8", READ, False),
    ],
)
def test_pointers_are_used_as_their_attributes_say(text, access, kept):
    found = pointed_of(text)
    assert (found.access, found.kept) == (access, kept)
