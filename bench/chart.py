"""Draw ratios of programs as bars: an SVG of its own that is readable on light and on dark."""

import math
from html import escape

LEFT, WIDTH, RIGHT = 150, 520, 130
BAR, GAP, TOP, BOTTOM = 9, 10, 46, 26
#: Colours of the bars: ours, by hand, then peers.
LIGHT = ("#2563eb", "#9ca3af", "#d97706", "#059669", "#be185d")
DARK = ("#60a5fa", "#6b7280", "#fbbf24", "#34d399", "#f472b6")
STYLE = """
text { font: 12px system-ui, sans-serif; fill: #1f2937 }
.small { font-size: 10px; fill: #4b5563 }
.grid { stroke: #d1d5db }
@media (prefers-color-scheme: dark) {
  text { fill: #e5e7eb }
  .small { fill: #9ca3af }
  .grid { stroke: #4b5563 }
}
"""


def bars_of(row):
    """Return the series of a program: a name, and what a gradient takes beside the primal."""
    bars = {"ours": row.by_primal, "by hand": row.hand_by_primal}
    bars.update((name, ratio) for name, ratio in row.peers.items() if not isinstance(ratio, str))
    return bars


class Axis:
    """A logarithmic axis from one power of 2 to another: 1 and 2 at least, and all ratios."""

    def __init__(self, ratios):
        logs = [math.log2(ratio) for ratio in ratios]
        self.first = math.floor(min([0, *logs]))
        self.last = math.ceil(max([1, *logs]))

    def width(self, ratio):
        """Return how long the bar of a ratio is."""
        return WIDTH * (math.log2(ratio) - self.first) / (self.last - self.first)

    def marks(self):
        return [2.0**power for power in range(self.first, self.last + 1)]


def colours(names):
    """Return the rules that colour the series, on light and on dark."""
    light = [f".s{i} {{ fill: {LIGHT[i % len(LIGHT)]} }}" for i in range(len(names))]
    dark = [f"  .s{i} {{ fill: {DARK[i % len(DARK)]} }}" for i in range(len(names))]
    return "\n".join([*light, "@media (prefers-color-scheme: dark) {", *dark, "}"])


def draw_legend(names):
    for i, name in enumerate(names):
        x = LEFT + 110 * i
        yield f'<rect class="s{i}" x="{x}" y="24" width="{BAR}" height="{BAR}"/>'
        yield f'<text x="{x + BAR + 5}" y="33">{escape(name)}</text>'


def draw_grid(axis, bottom):
    for mark in axis.marks():
        x = LEFT + axis.width(mark)
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{bottom}"/>'
        place = f'x="{x:.1f}" y="{bottom + 14}" text-anchor="middle"'
        yield f'<text class="small" {place}>{mark:g}</text>'


def draw_program(row, names, y, axis):
    """Yield the bars of a program, with the ratio to the adjoint by hand behind the longest."""
    bars = bars_of(row)
    middle = y + BAR * len(names) / 2 + 4
    yield f'<text x="{LEFT - 8}" y="{middle:.1f}" text-anchor="end">{escape(row.name)}</text>'
    for i, name in enumerate(names):
        if name in bars:
            size = f'width="{axis.width(bars[name]):.1f}" height="{BAR}"'
            yield f'<rect class="s{i}" x="{LEFT}" y="{y + BAR * i}" {size}/>'
    end = LEFT + axis.width(max(bars.values())) + 6
    yield f'<text class="small" x="{end:.1f}" y="{middle:.1f}">{row.by_hand:.2f} x by hand</text>'


def draw(rows):
    """Return an SVG of what gradients take beside primals."""
    names = list(dict.fromkeys(name for row in rows for name in bars_of(row)))
    axis = Axis([ratio for row in rows for ratio in bars_of(row).values()])
    each = BAR * len(names) + GAP
    bottom = TOP + each * len(rows)
    width, height = LEFT + WIDTH + RIGHT, bottom + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">',
        f"<style>{STYLE}{colours(names)}\n</style>",
        f'<text x="{LEFT}" y="16">time of a gradient / time of the primal (logarithmic)</text>',
        *draw_legend(names),
        *draw_grid(axis, bottom),
    ]
    for i, row in enumerate(rows):
        lines += draw_program(row, names, TOP + each * i, axis)
    return "\n".join([*lines, "</svg>", ""])
