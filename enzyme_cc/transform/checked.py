"""What is looked at in each instruction before it is differentiated, be it active or not."""

from __future__ import annotations

from enzyme_cc.transform.address_pairs import OF_ADDRESSES
from enzyme_cc.transform.gone_through import of_bytes, of_zeros
from enzyme_cc.transform.joined_bytes import of_joined

#: By opcode.
CHECKS = {**OF_ADDRESSES, "load": of_bytes, "or": of_joined, "store": of_zeros}
