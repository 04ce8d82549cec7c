"""The surroundings of a reader: the text of the module around it, and what its names mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_cc.ir.constants import BlockAddress
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.metadata.nodes import MetadataTable
    from enzyme_cc.ir.reading.cursor import Cursor, Source
    from enzyme_cc.ir.types import PointerType, Type
    from enzyme_cc.ir.values import Value


class Surroundings(Protocol):
    """A module, as far as its readers know it; they lie below the module that uses them."""

    source: Source
    text: str
    #: Types, and parameters without their names, by how they are written here.
    type_spellings: dict[str, Type]
    parameter_spellings: dict[str, tuple[Type, str]]
    #: Constant expressions by how they are written here.
    expressions: dict[str, Value]

    @property
    def program_pointer(self) -> PointerType:
        """Return the type of a function's address."""

    @property
    def metadata(self) -> MetadataTable:
        """Return the metadata nodes; new ones are added here."""

    def symbol(self, ref: str) -> GlobalValue | None:
        """Return the global written `@x`."""

    def named_type(self, ref: str) -> Type | None:
        """Return the type written `%x`."""

    def definition(self, kind: str, key: str) -> str | None:
        """Return what stands after the `=` of a `group`, `comdat`, `named` or `type` entry."""

    def node_keys(self) -> Mapping[str, tuple[int, int]]:
        """Return the numbers of all metadata nodes, as text."""

    def require_metadata(self, cursor: Cursor, ref: str) -> None:
        """Fail unless `!5` is there."""

    def check_references(self, start: int, end: int) -> None:
        """Fail at the first `!5` of a stretch that is not there."""

    def note_block_address(self, address: BlockAddress) -> None:
        """Note that a block is named from outside."""

    def resolve_block_addresses(self, function: Function, blocks: Mapping[str, object]) -> None:
        """Resolve the names that the text has for blocks of `function`, which are known now."""
