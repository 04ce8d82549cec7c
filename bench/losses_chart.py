"""Draw how many times as long frameworks take for their losses as we for ours in C."""

import math
from html import escape

from chart import (
    BAR,
    BOTTOM,
    GAP,
    LEFT,
    RIGHT,
    STYLE,
    TOP,
    WIDTH,
    Axis,
    colours,
    draw_grid,
    draw_legend,
)

#: What names of problems need more than those of programs.
MORE = 40


class Sparse(Axis):
    """An axis with a mark for each power of 4."""

    def marks(self):
        return [mark for mark in super().marks() if math.log2(mark) % 2 == 0]


def draw(rows, beside):
    """Return an SVG; `rows` has seconds by problem and column, `beside` which is compared."""
    ratios = {
        problem: {
            name: row[name] / row[ours]
            for name, ours in beside.items()
            if name in row and ours in row
        }
        for problem, row in rows.items()
    }
    names = list(dict.fromkeys(name for row in ratios.values() for name in row))
    axis = Sparse([ratio for row in ratios.values() for ratio in row.values()])
    each = BAR * len(names) + GAP
    bottom = TOP + each * len(ratios)
    width, height = MORE + LEFT + WIDTH + RIGHT, bottom + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">',
        f"<style>{STYLE}{colours(names)}\n</style>",
        f'<g transform="translate({MORE})">',
        f'<text x="{LEFT}" y="16">time of value and gradient / ours in C (logarithmic)</text>',
        *draw_legend(names),
        *draw_grid(axis, bottom),
    ]
    for at, (problem, row) in enumerate(ratios.items()):
        lines += _bars(problem, row, names, TOP + each * at, axis)
    return "\n".join([*lines, "</g>", "</svg>", ""])


def _bars(problem, row, names, y, axis):
    """Yield the bars of a problem, each from 1 with its ratio behind."""
    middle = y + BAR * len(names) / 2 + 4
    yield f'<text x="{LEFT - 8}" y="{middle:.1f}" text-anchor="end">{escape(problem)}</text>'
    for at, name in enumerate(names):
        if name not in row:
            continue
        one, end = axis.width(1), axis.width(row[name])
        left, top = LEFT + min(one, end), y + BAR * at
        size = f'width="{max(abs(end - one), 1):.1f}" height="{BAR - 1}"'
        yield f'<rect class="s{at}" x="{left:.1f}" y="{top}" {size}/>'
        x = LEFT + max(one, end) + 4
        yield f'<text class="small" x="{x:.1f}" y="{top + BAR - 1}">{said(row[name])}</text>'


def said(ratio):
    """Return a ratio with two digits, or all before the point."""
    return f"{ratio:.0f}" if ratio >= 10 else f"{ratio:.1f}"
