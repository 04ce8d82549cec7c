"""Alias scopes: which accesses `!alias.scope` and `!noalias` keep apart, by LangRef's rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.metadata.nodes import MetadataString, Node, NodeRef, number_of

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable

    from enzyme_cc.ir.metadata.nodes import Field, MetadataTable, Reference


class Domain:
    """A family of scopes: of one inlined call, for example."""

    __slots__ = ("description",)

    def __init__(self, description: str) -> None:
        self.description = description

    def __repr__(self) -> str:
        return f"<Domain {self.description!r}>"


class Scope:
    """A set of accesses: of those through one pointer that is `restrict`, for example."""

    __slots__ = ("description", "domain")

    def __init__(self, domain: Domain, description: str) -> None:
        self.domain = domain
        self.description = description

    def __repr__(self) -> str:
        return f"<Scope {self.description!r}>"


class AliasScopes:
    """The scopes of one metadata table: equal ones are one object."""

    def __init__(self, table: MetadataTable) -> None:
        self._table = table
        self._domains: dict[Hashable, Domain] = {}
        self._scopes: dict[Hashable, Scope] = {}
        self._lists: dict[int, tuple[Scope, ...]] = {}

    def domain(self, what: Reference) -> Domain:
        """Return a domain: `!{name}` or `!{name, !"description"}`."""
        node = self._table.resolve(what).expect("")
        if not 1 <= len(node.operands) <= 2:
            node.wrong("expected a domain of alias scopes, !{name}")
        key = (_identity(node), *map(str, node.operands))
        return self._domains.setdefault(key, Domain(_description(node, node.operands[1:])))

    def scope(self, what: Reference) -> Scope:
        """Return a scope: `!{name, domain}` or `!{name, domain, !"description"}`."""
        node = self._table.resolve(what).expect("")
        if not 2 <= len(node.operands) <= 3:
            node.wrong("expected an alias scope, !{name, domain}")
        name, link, *rest = node.operands
        if not isinstance(link, (NodeRef, Node)):
            node.wrong("an alias scope without a domain")
        domain = self.domain(link)
        key = (_identity(node), str(name), domain, *map(str, rest))
        return self._scopes.setdefault(key, Scope(domain, _description(node, tuple(rest))))

    def scopes(self, what: Reference | None) -> tuple[Scope, ...]:
        """Return the scopes that an `!alias.scope` or a `!noalias` lists: none for None."""
        if what is None:
            return ()
        number = number_of(what)
        found = None if number is None else self._lists.get(number)
        if found is None:
            node = self._table.resolve(what).expect("")
            found = tuple(self.scope(link) for link in node.links if link is not None)
            if number is not None:
                self._lists[number] = found
        return found

    def no_alias(self, scopes: Reference | None, others: Reference | None) -> bool:
        """Return whether an access with this `!alias.scope` is apart from that `!noalias`."""
        return no_alias(self.scopes(scopes), self.scopes(others))


def no_alias(scopes: Collection[Scope], others: Collection[Scope]) -> bool:
    """Return whether, in some domain, the first has scopes and all of them are in the second."""
    return any(
        all(scope in others for scope in scopes if scope.domain is domain)
        for domain in {scope.domain for scope in scopes}
    )


def _identity(node: Node) -> Hashable:
    """Return what tells a distinct node from others with the same operands."""
    return node if node.distinct else None


def _description(node: Node, operands: tuple[Field, ...]) -> str:
    """Return the text at the end, or else the name if that is text."""
    found = [
        operand for operand in (*operands, node.operands[0]) if type(operand) is MetadataString
    ]
    return found[0] if found else ""
