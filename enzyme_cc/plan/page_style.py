"""Hold the looks of the page that shows what gradients keep: light, dark, on paper, on a phone."""

from __future__ import annotations

#: Colours are named once, for both schemes; what is chosen by its boxes needs no script.
STYLE = """
:root { --paper: #ffffff; --ink: #1c2128; --dim: #59636e; --rule: #d8dee4; --shade: #f6f8fa;
  --link: #0b5cad; --kept: #b3261e; --again: #7a5200; --active: #0b6e4f; --loop: #6639a6;
  --call: #0b5cad; --target: #fff3c4; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f141a; --ink: #dfe5ec; --dim: #97a3b0;
  --rule: #2e3742; --shade: #171d25; --link: #7ab7ff; --kept: #ff8f85; --again: #e3b341;
  --active: #56d4a4; --loop: #c8a2ff; --call: #7ab7ff; --target: #3b3216; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; padding: 1rem; max-width: 72rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: .5rem 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
a { color: var(--link); } small { display: block; font-weight: normal; color: var(--dim); }
code, .bytes { font: 14px/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem;
  border-bottom: 1px solid var(--rule); min-width: 3.5rem; }
thead th { color: var(--dim); font-weight: 600; } ol { margin: 0; padding-left: 1.2rem; }
.total td { font-weight: 600; }
.topics { border: 1px solid var(--rule); border-radius: 6px;
  margin: 1.5rem 0 0; padding: .5rem 1rem; }
.topics label { display: inline-block; margin-right: 1.2rem; } legend { color: var(--dim); }
.tag { display: inline-block; min-width: 3.4rem; padding: 0 .4rem; border: 1px solid currentColor;
  border-radius: 4px; font-size: .78rem; line-height: 1.25rem; text-align: center; }
.tag.kept { color: var(--kept); } .tag.again { color: var(--again); }
.tag.active { color: var(--active); } .tag.loop { color: var(--loop); }
.tag.call { color: var(--call); }
.listing { border: 1px solid var(--rule); border-radius: 6px; padding: .4rem 0; }
.line { display: flex; border-left: 4px solid transparent; }
.line:target { background: var(--target); }
.has-active { border-left-color: var(--active); } .has-kept { border-left-color: var(--kept); }
.number { flex: none; width: 3.2rem; padding-right: .8rem; text-align: right; color: var(--dim);
  text-decoration: none; font-variant-numeric: tabular-nums; font-size: .85rem; }
.line code { white-space: pre-wrap; tab-size: 4; unicode-bidi: isolate; min-width: 0; }
.notes { list-style: none; margin: 0 0 .3rem; padding: .2rem .6rem .2rem 3.4rem; font-size: .88rem;
  background: var(--shade); }
.gap { margin: .3rem 0; padding: .1rem .6rem .1rem 3.4rem; color: var(--dim); font-size: .88rem; }
footer { margin-top: 2rem; color: var(--dim); font-size: .88rem; }
body:has(#show-kept:not(:checked)) .notes .kept, body:has(#show-again:not(:checked)) .notes .again,
body:has(#show-active:not(:checked)) .notes .active,
body:has(#show-loop:not(:checked)) .notes .loop,
body:has(#show-call:not(:checked)) .notes .call { display: none; }
@media (max-width: 40rem) { body { padding: .6rem; }
  .number { width: 2.2rem; padding-right: .4rem; }
  .notes, .gap { padding-left: .6rem; } code, .bytes { font-size: 12.5px; }
  .summary thead { display: none; } .summary tr { display: block; padding: .4rem 0;
  border-bottom: 1px solid var(--rule); } .summary th, .summary td { display: block; border: 0;
  padding: .1rem 0; } }
@media print { :root { --paper: #fff; --ink: #000; --dim: #444; --shade: #f3f3f3; --rule: #bbb;
  --kept: #8c1d18; --again: #5c3d00; --active: #06543b; --loop: #4b2a7b; --call: #084a8a; }
  body { max-width: none; padding: 0; font-size: 10pt; } .topics { display: none; }
  .line, .notes li, tr { break-inside: avoid; } .line { break-after: auto; }
  .wide { overflow: visible; } }
"""
