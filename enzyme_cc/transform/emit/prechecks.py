"""Check each instruction before it is differentiated, active or not."""

from __future__ import annotations

from enzyme_cc.transform.emit.byte_assembly import of_joined
from enzyme_cc.transform.emit.bytewise_copies import of_bytes, of_zeros
from enzyme_cc.transform.emit.pointer_arithmetic import OF_ADDRESSES
from enzyme_cc.transform.emit.words_read import of_chosen, of_converted

#: By opcode.
CHECKS = {
    **OF_ADDRESSES,
    "load": of_bytes,
    "or": of_joined,
    "select": of_chosen,
    "sitofp": of_converted,
    "store": of_zeros,
    "uitofp": of_converted,
}
