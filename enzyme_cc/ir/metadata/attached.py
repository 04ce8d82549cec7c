"""The base of what metadata is attached to."""

from __future__ import annotations

from enzyme_cc.ir.metadata.nodes import attachments, format_attachments
from enzyme_cc.ir.values import User


class Attached(User):
    """A user of values with metadata attached: `!dbg !12`."""

    __slots__ = ("metadata",)

    #: Attachments as written: `, !dbg !12`.
    metadata: str

    def attachments(self) -> dict[str, str]:
        """Return the metadata attached, by kind: `{"dbg": "!12"}`."""
        return attachments(self.metadata)

    def attachment(self, kind: str) -> str | None:
        """Return the metadata attached under `kind`, as written: `!12`."""
        text = self.metadata
        at = text.find(f"!{kind} ")
        if at < 0:
            return None
        # Nearly always a number up to the next comma or the end.
        node = text[at + len(kind) + 2 :].partition(",")[0]
        if node[1:].isdigit() and '"' not in text:
            return node
        return attachments(text).get(kind)

    def attach(self, kind: str, node: str | None) -> None:
        """Attach `node` under `kind`; None takes it away."""
        table = attachments(self.metadata)
        if node is None:
            table.pop(kind, None)
        else:
            table[kind] = node
        self.metadata = format_attachments(table)
