"""Makes a failing SIMD program smaller, as long as it still fails and may be looked at."""

import copy

from random_simd import Branch, Load, Loop, Store, every
from random_simd_maker import TARGETS, prune
from random_simd_memory import loads_of


def reduce_simd(program, fails, most=150):
    """The smallest program that is found to fail in so many attempts."""
    seen, left, progress = set(), most, True
    while progress and left > 0:
        progress, at = False, 0
        while left > 0:
            changed = copy.deepcopy(program)
            edit = next((each for k, each in enumerate(edits(changed)) if k == at), None)
            if edit is None:
                break
            edit()
            text = good(changed)
            if text and text not in seen:
                seen.add(text)
                left -= 1
                if fails(changed):
                    program, progress = changed, True
                    continue
            at += 1
    return program


def good(changed):
    """The text of a program that may be looked at; nothing of others."""
    prune(changed)
    stores = [each for each in changed.steps if isinstance(each, Store) and each.array == "y"]
    if not stores:
        return ""
    first = min(each.offset for each in stores)
    for each in stores:
        each.offset -= first
    changed.outputs = max(1 + each.offset + place for each in stores for place, _ in each.pairs)
    try:
        return changed.simd("p") if changed.measure() else ""
    except (KeyError, IndexError):  # a name that is no longer there, or room
        return ""


def edits(program):
    """Functions that change the program."""
    yield from stores_gone(program)
    for block in blocks(program):
        for at, step in enumerate(block):
            if step.name and step.kind:
                yield from replaced(program, block, at, step)
        for at, step in enumerate(block):
            if isinstance(step, Store):
                yield lambda block=block, at=at: block.pop(at)


def stores_gone(program):
    for at, step in enumerate(program.steps):
        if isinstance(step, Store):
            yield lambda at=at: program.steps.pop(at)


def blocks(program):
    found = [program.steps, *(each.body for each in program.functions)]
    for step in every(program):
        found += step.blocks()
    return found


def replaced(program, block, at, step):
    """The step as one of the others, as its arm, or as a load."""
    if isinstance(step, Branch):
        for arm, end in zip(step.arms, step.ends, strict=True):
            yield lambda arm=arm, end=end: (
                block.__setitem__(slice(at, at + 1), arm),
                rename(program, step.name, end),
            )
    if isinstance(step, Loop):
        yield lambda: setattr(step, "count", 1)
    names = [each.name for each in block[:at] if each.kind == step.kind]
    kinds = kinds_of(program)
    names += [each for each in step.operands if kinds.get(each) == step.kind]
    for name in dict.fromkeys(names):
        yield lambda name=name: (block.pop(at), rename(program, step.name, name))
    if step.kind.kind == program.kind.kind and not step.kind.mask and not isinstance(step, Load):
        ways = loads_of(TARGETS[program.target], step.kind)
        load = Load(step.name, step.kind, "x", (0, 0), ways[0])
        yield lambda: block.__setitem__(at, load)
    if isinstance(step, Load) and step.index != (0, 0):
        yield lambda: setattr(step, "index", (0, 0))


def kinds_of(program):
    found = {each.name: each.kind for each in every(program)}
    for function in program.functions:
        found.update(zip(function.parameters, function.kinds, strict=True))
    return found


def rename(program, old, new):
    for step in every(program):
        step.operands = [new if each == old else each for each in step.operands]
        if step.blocks():
            step.ends = [new if each == old else each for each in step.ends]
    for function in program.functions:
        if function.end == old:
            function.end = new
