"""Metadata nodes: read from the text LLVM prints, and written back as LLVM writes it.

Nothing here knows what a kind of node means: kinds and fields this module never heard of are
kept like the others. debug_info.py, tbaa.py and alias_scopes.py say what nodes mean.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from enzyme_cc.ir.reading.cursor import OPAQUE
from enzyme_cc.ir.types import escaped
from enzyme_cc.ir.values import unescaped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

#: Inline nodes in inline nodes: more is no program, and Python's own stack has an end.
MAX_DEPTH = 100


class MetadataError(ValueError):
    """Metadata that cannot be read, or has not the shape that its use asks for."""

    def __init__(self, reason: str, text: str = "", offset: int = 0) -> None:
        near = text[offset : offset + 40]
        where = f" at offset {offset}: {near!r}" if near else " at its end" if text else ""
        super().__init__(reason + where)
        self.reason = reason
        self.text = text
        self.offset = offset


class NodeRef:
    """A node by its number: `!12`."""

    __slots__ = ("number",)

    def __init__(self, number: int | str) -> None:
        self.number = int(number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NodeRef) and other.number == self.number

    def __hash__(self) -> int:
        return hash((NodeRef, self.number))

    def __str__(self) -> str:
        return f"!{self.number}"

    __repr__ = __str__


class MetadataString(str):
    """`!"text"`, decoded; bytes that are no UTF-8 are surrogate escapes."""

    __slots__ = ()


class Word(str):
    """A bare word of a field: `DW_TAG_member`, `FullDebug`, or flags, `DIFlagA | DIFlagB`."""

    __slots__ = ()

    @property
    def parts(self) -> tuple[str, ...]:
        """Return the words between the bars."""
        return tuple(part.strip() for part in self.split("|"))


class TypedValue:
    """A constant, or in an argument list a local value, as text: `i32 5`, `ptr @f`."""

    __slots__ = ("type", "value")

    def __init__(self, kind: str, value: str) -> None:
        self.type = kind
        self.value = value

    @property
    def integer(self) -> int | None:
        """Return its value, if that is an integer."""
        if self.value in _TRUTH:
            return _TRUTH[self.value]
        return int(self.value) if _INTEGER.match(self.value) else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TypedValue) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash((self.type, self.value))

    def __str__(self) -> str:
        return f"{self.type} {self.value}"

    __repr__ = __str__


#: What a field or an operand holds. A plain str is a quoted string, None is `null`, and a tuple
#: is the bare list `{...}` of a GenericDINode.
Field: TypeAlias = (
    "NodeRef | MetadataString | Word | str | TypedValue | int | bool | Node"
    " | tuple[Field, ...] | None"
)
#: A way to say which node: its number, `!12` or the whole node as text, a reference, a node.
Reference: TypeAlias = "int | str | NodeRef | Node"


class Node:
    """One node: `operands` of a tuple, an expression or a list, `fields` of the other kinds."""

    __slots__ = ("distinct", "fields", "kind", "operands")

    def __init__(
        self,
        kind: str = "",
        operands: tuple[Field, ...] = (),
        fields: dict[str, Field] | None = None,
        *,
        distinct: bool = False,
    ) -> None:
        self.kind = kind
        self.operands = operands
        self.fields: dict[str, Field] = {} if fields is None else fields
        self.distinct = distinct

    def __str__(self) -> str:
        start = "distinct !" if self.distinct else "!"
        if not self.kind:
            return f"{start}{{{_listed(self.operands)}}}"
        inside = [format_value(operand) for operand in self.operands]
        inside += [f"{name}: {format_value(value)}" for name, value in self.fields.items()]
        return f"{start}{self.kind}({', '.join(inside)})"

    def __repr__(self) -> str:
        return f"<Node {self}>"

    def wrong(self, reason: str) -> NoReturn:
        """Say that the node has not the shape it should have."""
        raise MetadataError(reason, str(self))

    def expect(self, *kinds: str) -> Node:
        """Return the node itself, if it is of one of these kinds."""
        if self.kind not in kinds:
            self.wrong(f"expected {' or '.join(kind or 'a tuple' for kind in kinds)}")
        return self

    def integer(self, name: str, default: int = 0) -> int:
        """Return a field that is an integer, or the default without it."""
        value = self.fields.get(name, default)
        if type(value) is not int:
            self.wrong(f"{name} is not an integer")
        return value

    def constant(self, name: str, default: int | None = None) -> int | None:
        """Return an integer field, bare or typed; None if the running program computes it."""
        value = self.fields.get(name, default)
        if isinstance(value, TypedValue):
            return value.integer
        if value is None or isinstance(value, (NodeRef, Node)):
            return None
        return self.integer(name, default or 0)

    def boolean(self, name: str) -> bool:
        """Return a field that is true or false: false without it."""
        value = self.fields.get(name, False)
        if type(value) is not bool:
            self.wrong(f"{name} is neither true nor false")
        return value

    def string(self, name: str) -> str:
        """Return a field that is a quoted string: empty without it."""
        value = self.fields.get(name)
        if value is None:
            return ""
        if type(value) is not str:
            self.wrong(f"{name} is not a string")
        return value

    def words(self, name: str) -> tuple[str, ...]:
        """Return the words of a field, mostly flags; the number of an unnamed one as it stands."""
        value = self.fields.get(name)
        if value is None:
            return ()
        if isinstance(value, Word):
            return value.parts
        return (str(self.integer(name)),)

    def link(self, name: str) -> NodeRef | Node | None:
        """Return a field that is another node, or None for `null` and without it."""
        return self._as_link(self.fields.get(name), name)

    @property
    def links(self) -> tuple[NodeRef | Node | None, ...]:
        """Return the operands of a tuple that only lists nodes."""
        return tuple(self._as_link(operand, "an operand") for operand in self.operands)

    def _as_link(self, value: Field, name: str) -> NodeRef | Node | None:
        if value is not None and not isinstance(value, (NodeRef, Node)):
            self.wrong(f"{name} is not a node")
        return value


def _word(text: str) -> Field:
    return _TRUTH_WORDS[text] if text in _TRUTH_WORDS else Word(text)


def _typed(text: str) -> TypedValue:
    return TypedValue(*text.split(None, 1))


_TRUTH = {"true": 1, "false": 0}
_TRUTH_WORDS: dict[str, Field] = {"true": True, "false": False, "null": None}
_INTEGER = re.compile(r"-?[0-9]{1,4000}\Z")

_MAKERS: dict[str | None, Callable[[str], Field]] = {
    "reference": NodeRef,
    "integer": int,
    "string": unescaped,
    "quoted": lambda text: MetadataString(unescaped(text)),
    "typed": _typed,
    "word": _word,
}

# One match reads an operand or a field with its name and what ends it. What no alternative
# matches is a constant with brackets, an inline node or a mistake: _unusual sorts that out.
_NAMED = r"\s*(?:([A-Za-z_]\w*)\s*:\s*)?"
_UNNAMED = r"\s*(){0}"
_SHARED = r'!0*(?P<reference>\d{1,10})|!"(?P<quoted>[^"]*)"|(?P<typed>[a-z]\w*\s+[-+@%$\w.]+)'
_BARE = r'|(?P<integer>-?\d{1,4000})|"(?P<string>[^"]*)"|(?P<word>[A-Za-z_]\w*(?:\s*\|\s*\w+)*)'
_END = r"\s*(?:,\s*|[)}])"
_OPERAND = re.compile(f"{_UNNAMED}(?:{_SHARED}|(?P<word>null)){_END}", re.ASCII)
_FIELD = re.compile(f"{_NAMED}(?:{_SHARED}{_BARE}){_END}", re.ASCII)
#: What the regular expressions above read, if nothing is wrong behind it.
_PLAIN = re.compile(r'!(?:0*[0-9]{1,10}(?![0-9])|"[^"]*")')
_HEAD = re.compile(r"\s*(distinct\s*)?!(?:\s*\{|([A-Za-z_]\w*)\s*\()\s*")
_NAME = re.compile(_NAMED, re.ASCII)
_SEPARATOR = re.compile(_END)
_PIECE = re.compile(r'"[^"]*"|[^"()\[\]{}<>,]+|[()\[\]{}<>,]')
_TYPE = re.compile(
    r'(?:[a-z]\w*|%(?:"[^"]*"|[-\w$.]+))(?:\s*addrspace\([^)]*\))?(?:\s*\([^()]*\))?\**'
)
_COMMENT = re.compile(OPAQUE)


def _listed(values: tuple[Field, ...]) -> str:
    return ", ".join(format_value(value) for value in values)


_WRITERS: dict[type, Callable[..., str]] = {
    str: lambda value: f'"{escaped(value)}"',
    MetadataString: lambda value: f'!"{escaped(value)}"',
    bool: lambda value: "true" if value else "false",
    type(None): lambda _: "null",
    tuple: lambda value: f"{{{_listed(value)}}}",
}


def format_value(value: Field) -> str:
    """Return a field's or an operand's value, as LLVM writes it."""
    return _WRITERS.get(type(value), str)(value)


def without_comments(text: str) -> str:
    """Return a text with blanks for comments, so that offsets stay right."""
    if ";" not in text and "/*" not in text:
        return text

    def blank(found: re.Match[str]) -> str:
        return found[0] if found[0][0] == '"' else " " * len(found[0])

    return _COMMENT.sub(blank, text)


def parse_node(text: str) -> Node:
    """Return a node from its text, `!{...}` or `distinct !DIKind(...)`."""
    plain = without_comments(text)
    node, end = _node(plain, 0, 0)
    if end != len(plain) and plain[end:].strip():
        raise MetadataError("nothing may follow a node", text, end)
    return node


def _node(text: str, start: int, depth: int) -> tuple[Node, int]:
    head = _HEAD.match(text, start)
    if head is None:
        raise MetadataError("expected a metadata node", text, start)
    if depth > MAX_DEPTH:
        raise MetadataError(f"more than {MAX_DEPTH} nodes in each other", text, start)
    kind = head[2] or ""
    operands: list[Field] = []
    fields: dict[str, Field] = {}
    end = _items(text, head.end(), (kind, depth), operands, fields)
    return Node(kind, tuple(operands), fields, distinct=head[1] is not None), end


def _items(
    text: str,
    position: int,
    within: tuple[str, int],
    operands: list[Field],
    fields: dict[str, Field],
) -> int:
    """Read what stands up to the bracket that closes the node; where that ends."""
    kind, depth = within
    close = ")" if kind else "}"
    if text.startswith(close, position):
        return position + 1
    match = (_FIELD if kind else _OPERAND).match
    while True:
        item = match(text, position)
        if item is None:
            name, value, end = _unusual(text, position, kind, depth)
        else:
            name, value = item[1], _MAKERS[item.lastgroup](item[item.lastindex or 0])
            end = item.end()
        if name is None:
            operands.append(value)
        elif name in fields:
            raise MetadataError(f"{name} is there twice", text, position)
        else:
            fields[name] = value
        last, position = text[end - 1], end
        if last == close:
            return end
        if last in ")}":
            raise MetadataError(f"expected {close!r}", text, end - 1)


def _unusual(text: str, start: int, kind: str, depth: int) -> tuple[str | None, Field, int]:
    """Return an operand or a field that the one regular expression does not read."""
    named = _NAME.match(text, start) if kind else None
    name, position = (named[1], named.end()) if named else (None, start)
    value, end = _value(text, position, name, depth)
    separator = _SEPARATOR.match(text, end)
    if separator is None:
        raise MetadataError("expected ',' or the end of the node", text, end)
    return name, value, separator.end()


def _value(text: str, start: int, name: str | None, depth: int) -> tuple[Field, int]:
    if plain := _PLAIN.match(text, start):
        raise MetadataError("expected ',' or the end of the node", text, plain.end())
    if text.startswith("!", start):
        return _node(text, start, depth + 1)
    if name == "operands" and text.startswith("{", start):
        operands: list[Field] = []
        blank = len(text) - len(text[start + 1 :].lstrip())
        end = _items(text, blank, ("", depth), operands, {})
        return tuple(operands), end
    return _constant(text, start)


def _nesting(text: str, start: int) -> Iterator[tuple[int, int, str]]:
    """Yield the pieces of the text from there on: where each starts, how deep it is, and itself."""
    depth = 0
    for piece in _PIECE.finditer(text, start):
        depth -= piece[0] in ")]}>"
        yield piece.start(), depth, piece[0]
        depth += piece[0] in "([{<"


def _constant(text: str, start: int) -> tuple[TypedValue, int]:
    """Return a constant with its type: up to the comma or the bracket that is not its own."""
    end = next(
        (
            at
            for at, depth, piece in _nesting(text, start)
            if depth < 0 or (piece == "," and not depth)
        ),
        len(text),
    )
    type_end = _type_end(text, start, end)
    value = text[type_end:end].strip()
    if not value or value[0] in ":!|" or type_end == start:
        raise MetadataError("expected metadata or a constant with its type", text, start)
    return TypedValue(text[start:type_end].strip(), value), end


def _type_end(text: str, start: int, end: int) -> int:
    if text[start : start + 1] in ("<", "[", "{"):
        closing = (
            at + 1 for at, depth, piece in _nesting(text, start) if depth == 0 and at > start
        )
        return next(closing, start)
    match = _TYPE.match(text, start, end)
    return match.end() if match else start


_ATTACHMENT = re.compile(r"(?:\s*,)?\s*!([-a-zA-Z$._\\][-\w$.\\]*)\s+(!\d+)?")


def attachment_pairs(text: str) -> list[tuple[str, str]]:
    """Return the attachments in the order they are written; a global may have two of one kind."""
    pairs = []
    position = 0
    stop = len(text.rstrip())
    while position < stop:
        match = _ATTACHMENT.match(text, position)
        if match is None:
            raise MetadataError("expected an attachment, !kind !node", text, position)
        position = match.end()
        value = match[2]
        if value is None:
            start = position
            position = _node(text, start, 0)[1]
            value = text[start:position]
        pairs.append((match[1], value))
    return pairs


#: What functions may have several of: the types that calls through pointers are checked by.
_REPEATED = "type"


def attachments(text: str) -> dict[str, str]:
    """Return the attachments of an instruction or a function by kind, each node as text.

    Of the types of a function, the last.
    """
    pairs = attachment_pairs(text)
    found = dict(pairs)
    more = sum(kind == _REPEATED for kind, _ in pairs)
    if len(found) != len(pairs) - max(more - 1, 0):
        raise MetadataError("two attachments of one kind", text)
    return found


def format_attachments(
    found: Mapping[str, str] | Iterable[tuple[str, str]], separator: str = ", "
) -> str:
    """Return attachments as text: behind commas as at an instruction, or " " as at a function."""
    pairs: Iterable[tuple[str, str]] = dict(found).items() if hasattr(found, "keys") else found
    return "".join(f"{separator}!{kind} {value}" for kind, value in pairs)


class MetadataTable:
    """A module's nodes by number, each read when somebody first asks for it."""

    __slots__ = ("_fresh", "_named", "_nodes", "_texts", "added")

    def __init__(self, texts: Mapping[int, str], named: Mapping[str, str] | None = None) -> None:
        self._texts = texts
        self._named: Mapping[str, str] = named or {}
        self._nodes: dict[int, Node] = {}
        self._fresh = -1
        #: What `add` was given, by number: the module prints it behind its own nodes.
        self.added: dict[int, str] = {}

    def node(self, number: int) -> Node:
        """Return the node of that number."""
        found = self._nodes.get(number)
        if found is None:
            found = self._nodes[number] = self._read(number)
        return found

    def _read(self, number: int) -> Node:
        text = self.added.get(number) or self._texts.get(number)
        if text is None:
            raise MetadataError(f"there is no metadata !{number}")
        try:
            return parse_node(text)
        except MetadataError as error:
            raise MetadataError(f"in !{number}: {error.reason}", text, error.offset) from None

    def resolve(self, what: Reference) -> Node:
        """Return the node that a number, a reference, text like `!12` or the node itself says."""
        if isinstance(what, Node):
            return what
        number = number_of(what)
        return parse_node(str(what)) if number is None else self.node(number)

    def named(self, name: str) -> tuple[int, ...]:
        """Return the numbers in named metadata: none where the module has not that name."""
        text = self._named.get(name, "!{}")
        node = parse_node(text)
        numbers = [operand.number for operand in node.operands if isinstance(operand, NodeRef)]
        if len(numbers) != len(node.operands):
            raise MetadataError(f"!{name} lists something that is not a numbered node", text)
        return tuple(numbers)

    @property
    def next_number(self) -> int:
        """Return the number that the next `add` gives: a node may have to say its own."""
        if self._fresh < 0:
            self._fresh = max(self._texts, default=-1) + 1
        return self._fresh

    def text(self, number: int) -> str:
        """Return a node as it is written."""
        found = self.added.get(number)
        found = self._texts.get(number) if found is None else found
        if found is None:
            raise MetadataError(f"there is no metadata !{number}")
        return found

    def add(self, text: str) -> int:
        """Take a new node, given as text, and return its number."""
        node = parse_node(text)
        number = self.add_variant(text)
        self._nodes[number] = node
        return number

    def add_variant(self, text: str) -> int:
        """Take a new node that differs from one of the module in a number; it is not looked at."""
        number = self.next_number
        self._fresh = number + 1
        self.added[number] = text
        return number


def number_of(what: Reference) -> int | None:
    """Return the number of the node that is meant, if it has one."""
    if isinstance(what, NodeRef):
        return what.number
    if isinstance(what, int):
        return what
    if isinstance(what, str) and what.lstrip().startswith("!"):
        digits = what.strip()[1:]
        return int(digits) if digits.isdecimal() else None
    return None
