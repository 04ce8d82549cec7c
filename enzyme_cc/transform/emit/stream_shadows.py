"""Shadows of streams among numbers: they are what constructors leave in the streams themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.calls.callees import callee_of
from enzyme_cc.transform.emit.arguments import apart_lengths, share
from enzyme_cc.transform.frontends.cxx.stream_classes import constructed

if TYPE_CHECKING:
    from enzyme_cc.ir.instructions import CallBase
    from enzyme_cc.transform.emit.writer import DerivativeWriter


def share_streams(writer: DerivativeWriter, call: CallBase) -> None:
    """Give the shadow of what a call constructs the same bytes, behind the call."""
    callee = callee_of(call)
    size = 0 if callee is None else constructed(callee.name)
    if not size or not writer.is_active(call.arguments[0]):
        return
    stream = call.arguments[0]
    writer.go_behind(call)
    share(writer, stream, apart_lengths(writer, stream, size))
