"""Read alias metadata: types (`!tbaa`), alias scopes, memory that never changes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.metadata import tbaa
from enzyme_cc.ir.metadata.alias_scopes import AliasScopes, Scope, no_alias
from enzyme_cc.ir.metadata.nodes import MetadataError

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.ir.function import Instruction
    from enzyme_cc.ir.module import Module

#: Types of accesses in a call, beyond which nothing is said.
MAX_TYPES = 8
_WANTED = re.compile(r"!(tbaa|alias\.scope|noalias|invariant\.load) (!(?:\d+|\{[^}]*\}))")


class Tags:
    """The alias metadata of one or more accesses; each exists once in a `TagTable`."""

    __slots__ = ("apart", "constant", "noalias", "scopes", "types")

    def __init__(
        self,
        types: frozenset[tbaa.AccessTag] | None,
        scopes: tuple[Scope, ...] = (),
        noalias: tuple[Scope, ...] = (),
        *,
        constant: bool = False,
    ) -> None:
        #: One of these each access has; None where anything may be.
        self.types = types
        self.scopes = scopes
        self.noalias = noalias
        #: Whether the memory never changes.
        self.constant = constant
        #: What is known of pairs.
        self.apart: dict[Tags, bool] = {}

    def may_alias(self, other: Tags) -> bool:
        """Return whether accesses of which this and that is said may touch the same memory."""
        if self.scopes or other.scopes or (self.types is not None and other.types is not None):
            found = self.apart.get(other)
            if found is None:
                found = self.apart[other] = self._are_apart(other)
            return not found
        return True

    def _are_apart(self, other: Tags) -> bool:
        if no_alias(self.scopes, other.noalias) or no_alias(other.scopes, self.noalias):
            return True
        if self.types is None or other.types is None:
            return False
        pairs = ((mine, theirs) for mine in self.types for theirs in other.types)
        return not any(tbaa.may_alias(mine, theirs) for mine, theirs in pairs)


#: Of what nothing is said.
NO_TAGS = Tags(None)


class _Key(NamedTuple):
    types: frozenset[tbaa.AccessTag] | None
    scopes: tuple[Scope, ...] = ()
    noalias: tuple[Scope, ...] = ()
    constant: bool = False


class TagTable:
    """The tags of one module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._by_text: dict[str, Tags] = {"": NO_TAGS}
        self._by_nodes: dict[tuple[tuple[str, str], ...], Tags] = {(): NO_TAGS}
        self._tags: dict[_Key, Tags] = {_Key(None): NO_TAGS}
        self._systems: tuple[tbaa.TypeSystem, AliasScopes] | None = None

    def of(self, instruction: Instruction) -> Tags:
        """Return what is said of an instruction."""
        text = instruction.metadata
        found = self._by_text.get(text)
        if found is None:
            nodes = tuple(_WANTED.findall(text))
            found = self._by_nodes.get(nodes)
            if found is None:
                found = self._by_nodes[nodes] = self._read(dict(nodes))
            self._by_text[text] = found
        return found

    def of_types(self, types: frozenset[tbaa.AccessTag] | None) -> Tags:
        """Return the tags of accesses that each have one of these types."""
        if types is not None and len(types) > MAX_TYPES:
            return NO_TAGS
        return self._made(_Key(types))

    def with_types(self, tags: Tags, types: frozenset[tbaa.AccessTag] | None) -> Tags:
        """Return the same scopes for accesses of these types."""
        return self._made(_Key(types, tags.scopes, tags.noalias))

    def within(
        self,
        tags: Tags,
        types: frozenset[tbaa.AccessTag] | None,
        holds: Callable[[Scope], bool],
    ) -> Tags:
        """Return what is said of scopes that still hold, for accesses of these types.

        An access is apart from another if all its scopes of one domain are: a domain is kept
        whole or not at all.
        """
        gone = {scope.domain for scope in tags.scopes if not holds(scope)}
        scopes = tuple(scope for scope in tags.scopes if scope.domain not in gone)
        return self._made(_Key(types, scopes, tuple(filter(holds, tags.noalias))))

    def scopes(self, list_: str) -> tuple[Scope, ...]:
        """Return the scopes in a list of them, as it is written; none where it cannot be read."""
        if not list_:
            return ()
        try:
            return self._readers()[1].scopes(list_)
        except MetadataError:
            return ()

    def _made(self, key: _Key) -> Tags:
        found = self._tags.get(key)
        if found is None:
            found = Tags(*key[:3], constant=key.constant)
            self._tags[key] = found
        return found

    def _read(self, nodes: dict[str, str]) -> Tags:
        """Return what cannot be read says nothing; a wrong node is the verifier's to report."""
        types, scopes = self._readers()
        tag = None
        try:
            if "tbaa" in nodes:
                tag = types.tag(nodes["tbaa"])
            within = scopes.scopes(nodes.get("alias.scope"))
            noalias = scopes.scopes(nodes.get("noalias"))
        except MetadataError:
            return NO_TAGS
        constant = "invariant.load" in nodes or (tag is not None and tag.constant)
        return self._made(_Key(frozenset((tag,)) if tag else None, within, noalias, constant))

    def _readers(self) -> tuple[tbaa.TypeSystem, AliasScopes]:
        if self._systems is None:
            table = self._module.metadata
            self._systems = tbaa.TypeSystem(table), AliasScopes(table)
        return self._systems
