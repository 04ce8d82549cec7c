"""Debug information for a copy of a function: a subprogram of its own, and places within it.

LLVM wants one function for each subprogram, and every place of a function to be in its own one.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.constants import MetadataOperand
from enzyme_cc.ir.function import DebugRecord, Instruction
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.metadata.nodes import Node, NodeRef, Word, attachment_pairs, attachments

if TYPE_CHECKING:
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.metadata.nodes import Field
    from enzyme_cc.ir.module import Module

#: What a subprogram of ours says; the rest is about members of classes and about declarations.
_KEPT = "file line scopeLine type flags unit keyInstructions".split()
_KEPT_FLAGS = ("DISPFlagLocalToUnit", "DISPFlagDefinition", "DISPFlagOptimized")
#: What most instructions have, and nothing else.
_PLACE = ", !dbg !"
_ATTACHED = re.compile(r"(!(?:dbg|llvm\.loop|DIAssignID) )!(\d+)")
_REFERENCE = re.compile(r'"[^"]*"|!(\d+)\b')


def copy_scopes(
    module: Module, original: Function, copy: Function, name: str, symbol: str = ""
) -> None:
    """Give `copy` a subprogram called `name`, and move the places of its body there.

    With a `symbol` that is known after the copy was inlined, too.

    Without debug information in the original there is nothing to do. What was inlined stays in
    its own function, inlined at a place of the copy.
    """
    attached = attachments(original.metadata).get("dbg")
    if attached is None:
        return
    scopes = _Scopes(module, int(attached[1:]), name, symbol)
    pairs = attachment_pairs(copy.metadata)
    words = [f"!{kind} {node}" for kind, node in pairs if kind != "dbg"]
    copy.metadata = " ".join([*words, f"!dbg !{scopes.subprogram}"])
    for block in copy.blocks:
        for line in block.lines:
            scopes.move(line)
    copy.edited = True


class _Scopes:
    """The copies of debug nodes, by the numbers of the originals."""

    def __init__(self, module: Module, subprogram: int, name: str, symbol: str) -> None:
        self._table = module.metadata
        self._made: dict[int, int] = {}
        self._texts: dict[str, str] = {}
        self.subprogram = self._made[subprogram] = self._add(self._own(subprogram, name, symbol))

    def _own(self, number: int, name: str, symbol: str) -> Node:
        old = self._table.node(number)
        fields: dict[str, Field] = {"name": name}
        if symbol:
            fields["linkageName"] = symbol
        if "file" in old.fields:
            fields["scope"] = old.fields["file"]
        fields.update({key: old.fields[key] for key in _KEPT if key in old.fields})
        flags = [flag for flag in old.words("spFlags") if flag in _KEPT_FLAGS]
        if flags:
            fields["spFlags"] = Word(" | ".join(flags))
        return Node("DISubprogram", (), fields, distinct=True)

    def _add(self, node: Node) -> int:
        return self._table.add(str(node))

    def move(self, line: object) -> None:
        """Let all that a line says about places be about the copy."""
        if isinstance(line, DebugRecord):
            line.pieces = tuple(map(self._text, line.pieces))
        elif isinstance(line, Instruction):
            if line.metadata:
                line.metadata = self._attachments(line.metadata)
            if not isinstance(line, CallBase):
                return
            for index, operand in enumerate(line.operands):
                if isinstance(operand, MetadataOperand):
                    pieces = tuple(map(self._text, operand.pieces))
                    if pieces != operand.pieces:
                        line.set_operand(index, MetadataOperand(pieces, operand.operands))

    def _attachments(self, text: str) -> str:
        if text.startswith(_PLACE) and text[len(_PLACE) :].isdigit():
            return f"{_PLACE}{self._moved(int(text[len(_PLACE) :]))}"
        return _ATTACHED.sub(self._attachment, text)

    def _attachment(self, found: re.Match[str]) -> str:
        return f"{found[1]}!{self._moved(int(found[2]))}"

    def _text(self, text: str) -> str:
        if "!" not in text:
            return text
        found = self._texts.get(text)
        if found is None:
            found = self._texts[text] = _REFERENCE.sub(self._reference, text)
        return found

    def _reference(self, found: re.Match[str]) -> str:
        return f"!{self._moved(int(found[1]))}" if found[1] else found[0]

    def _moved(self, number: int) -> int:
        made = self._made.get(number)
        if made is None:
            self._made[number] = number  # unless it turns out otherwise
            made = self._made[number] = self._copied(number)
        return made

    def _copied(self, number: int) -> int:
        text = self._table.text(number)
        if text.startswith("!DILocation("):
            return self._within(number, text)
        kind = _KIND.match(text)
        name = kind[1] if kind is not None else "?"
        if name == "DIAssignID":
            return self._add(Node(name, distinct=True))
        if not name:
            return self._loop(number, self._table.node(number))
        return self._within(number, text) if name in _SCOPED else number

    def _within(self, number: int, text: str) -> int:
        """Return what stands in a scope; a place that was inlined stands in where that was."""
        head, word, tail = text.rpartition("inlinedAt: !")
        if not word:
            head, word, tail = text.rpartition("scope: !")
        digits = _NUMBER.match(tail)
        if not word or digits is None:
            return number
        moved = self._moved(int(digits[0]))
        if moved == int(digits[0]):
            return number
        return self._table.add_variant(f"{head}{word}{moved}{tail[digits.end() :]}")

    def _loop(self, number: int, node: Node) -> int:
        """Return the name of a loop, which holds where the loop begins and ends, and itself."""
        own = NodeRef(number)
        if not node.distinct or node.operands[:1] != (own,):
            return number
        links = [each for each in node.operands if isinstance(each, NodeRef) and each != own]
        places = {each: self._place(each) for each in links}
        fresh = NodeRef(self._table.next_number)
        operands = tuple(
            fresh if each == own else places.get(each, each)  # type: ignore[arg-type]
            for each in node.operands
        )
        return self._add(Node("", operands, distinct=True))

    def _place(self, link: NodeRef) -> NodeRef:
        node = self._table.node(link.number)
        return NodeRef(self._moved(link.number)) if node.kind == "DILocation" else link


_KIND = re.compile(r"\s*(?:distinct\s+)?!(\w*)[({]")
_NUMBER = re.compile(r"\d+")
#: The nodes that stand in a scope.
_SCOPED = frozenset(
    ("DILabel", "DILexicalBlock", "DILexicalBlockFile", "DILocalVariable", "DILocation")
)
