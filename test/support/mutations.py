"""Changes that often make IR invalid: of its text, and of objects read from it.

A change takes the text (or a function) and a random source; None where there is nothing to change.
"""

import re

from enzyme_cc.ir.function import Instruction, Phi
from enzyme_cc.ir.instructions import make
from enzyme_cc.ir.types import VOID

TYPES = "i1,i8,i32,i64,ptr,double,float,void,label,token,<2 x i32>,<4 x double>,[2 x i32]".split(
    ","
)
OPCODES = (
    "add,mul,fadd,fneg,icmp eq,fcmp oeq,zext,sext,trunc,fpext,sitofp,ptrtoint,inttoptr,bitcast,"
    "load,store,getelementptr,select,phi,call,ret,br,alloca,freeze,shl"
).split(",")
ATTACHED = {
    "range": "!901",
    "nonnull": "!900",
    "align": "!902",
    "dereferenceable": "!902",
    "fpmath": "!903",
    "prof": "!904",
    "invariant.group": "!900",
    "noundef": "!900",
}
NODES = """
!900 = !{}
!901 = !{i32 0, i32 5}
!902 = !{i64 8}
!903 = !{float 2.5}
!904 = !{!"branch_weights", i32 1, i32 2}
"""
_TYPE = re.compile(r"\b(?:i\d+|ptr|double|float)\b|<\d+ x \w+>|\[\d+ x \w+\]")
_LOCAL = re.compile(r"%[\w.]+")
_NUMBER = re.compile(r"(?<![\w%#@!.(])\d+(?![\w.x)])")
_EDGE = re.compile(r"\[ [^\[\]]*, %[\w.]+ \]")


def _body(lines):
    """Where the lines of instructions are; those of the bodies only."""
    found, inside = [], False
    for number, line in enumerate(lines):
        inside = (inside or line.startswith("define")) and not line.startswith("}")
        if inside and line.startswith("  ") and line[2:3] != " ":
            found.append(number)
    return found


def _in_line(pattern, replace):
    """A change of one match in one line of a body."""

    def change(text, random):
        lines = text.split("\n")
        number = random.choice(_body(lines))
        found = list(pattern.finditer(lines[number]))
        if not found:
            return None
        match = random.choice(found)
        new = replace(lines, number, match, random)
        if new is None:
            return None
        lines[number] = lines[number][: match.start()] + new + lines[number][match.end() :]
        return "\n".join(lines)

    return change


def _other_local(lines, number, _match, random):
    start = max(i for i in range(number) if lines[i].startswith("define"))
    end = next(i for i in range(number, len(lines)) if lines[i].startswith("}"))
    return random.choice(_LOCAL.findall("\n".join(lines[start:end])))


def _some(values):
    return lambda _lines, _number, _match, random: random.choice(values)


CONSTANTS = ["0", "1", "null", "undef", "poison", "zeroinitializer", "true", "1.0", "@f", "none"]


def _delete(lines, at, random):
    del lines[random.choice(at)]


def _move(lines, at, random):
    line = lines.pop(random.choice(at))
    lines.insert(random.choice(at), line)


def _swap(lines, at, random):
    one, other = random.choice(at), random.choice(at)
    lines[one], lines[other] = lines[other], lines[one]


def _copy(lines, at, random):
    line = re.sub(r"^  %[\w.]+ =", "  %another =", lines[random.choice(at)])
    lines.insert(random.choice(at), line)


def _unlabel(lines, _at, random):
    labels = [number for number, line in enumerate(lines) if re.match(r"[\w.]+:", line)]
    if labels:
        del lines[random.choice(labels)]


def _attach(lines, at, random):
    number = random.choice(at)
    kind, node = random.choice(list(ATTACHED.items()))
    if not lines[number].endswith(("[", "%")) and f"!{kind} " not in lines[number]:
        lines[number] += f", !{kind} {node}"
        lines.append(NODES)


def _by_lines(edit):
    def change(text, random):
        lines = text.split("\n")
        edit(lines, _body(lines), random)
        return "\n".join(lines)

    return change


RETURNS = ["ret void", "ret i32 0", "ret double 1.0", "unreachable", "resume i32 0", "ret ptr null"]

OF_TEXT = {
    "type": _in_line(_TYPE, _some(TYPES)),
    "name": _in_line(_LOCAL, _other_local),
    "constant": _in_line(re.compile(r"(?<= )%[\w.]+(?! =)"), _some(CONSTANTS)),
    "number": _in_line(_NUMBER, _some(["0", "1", "2", "3", "7", "100", "4294967295"])),
    "opcode": _in_line(re.compile(r"(?<=^  )(?!%)\w+|(?<== )\w+"), _some(OPCODES)),
    "edge dropped": _in_line(re.compile(f"(?:{_EDGE.pattern}, )"), _some([""])),
    "edge doubled": _in_line(_EDGE, lambda _l, _n, match, _r: f"{match[0]}, {match[0]}"),
    "argument dropped": _in_line(re.compile(r"(?<=\()[^(),]+, |, [^(),]+(?=\))"), _some([""])),
    "return": _in_line(re.compile(r"(?<=^  )ret .*"), _some(RETURNS)),
    "delete": _by_lines(_delete),
    "move": _by_lines(_move),
    "swap": _by_lines(_swap),
    "copy": _by_lines(_copy),
    "label dropped": _by_lines(_unlabel),
    "metadata": _by_lines(_attach),
}


# -- objects ---------------------------------------------------------------------------------------


def _any_operand(function, random):
    """Another operand, of any type."""
    line, index = _operand(function, random)
    line.set_operand(index, random.choice(_operand(function, random)[0].operands or line.operands))


def _like_operand(function, random):
    """Another operand of the same type: mostly a matter of dominance."""
    line, index = _operand(function, random)
    kind = line.operands[index].type
    line.set_operand(
        index,
        random.choice([v for v in function.locals() if v.type is kind] or [line.operands[index]]),
    )


def _operand(function, random):
    lines = [line for line in function.instructions() if line.operands]
    line = random.choice(lines)
    return line, random.randrange(len(line.operands))


def _drop_edge(function, random):
    phis = [line for line in function.instructions() if isinstance(line, Phi) and line.operands]
    if phis:
        phi = random.choice(phis)
        phi.remove_incoming(random.choice(phi.incoming)[1])


def _add_edge(function, random):
    phis = [line for line in function.instructions() if isinstance(line, Phi) and line.operands]
    if phis:
        phi = random.choice(phis)
        phi.add_incoming(random.choice(phi.incoming)[0], random.choice(function.blocks))


def _move_line(function, random):
    lines = list(function.instructions())
    line, place = random.choice(lines), random.choice(lines)
    if line is not place:
        line.unlink()
        line.insert_before(place)


def _lose_line(function, random):
    line = random.choice(list(function.instructions()))
    if not line.is_used:
        line.unlink()
        line.drop_operands()


def _lose_end(function, random):
    line = random.choice(function.blocks).last
    if line is not None:
        line.unlink()
        line.drop_operands()


def _end_early(function, random):
    make_end = make("unreachable", VOID, [])
    make_end.insert_before(random.choice(list(function.instructions())))


def _redirect(function, random):
    block = random.choice(function.blocks)
    if block.successors:
        block.terminator.replace_successor(
            random.choice(block.successors), random.choice(function.blocks)
        )


def _new_entry(function, random):
    block = random.choice(function.blocks)
    if block is not function.first:
        function.unlink_block(block)
        block.function, block.previous, block.next = function, None, function.first
        function.first.previous = block
        function.first = block


def _lose_personality(function, _random):
    function.drop_operands()
    function.words = ()


def _swap_operands(function, random):
    line, index = _operand(function, random)
    other = random.randrange(len(line.operands))
    one, two = line.operands[index], line.operands[other]
    line.set_operand(index, two)
    line.set_operand(other, one)


OF_OBJECTS = (
    _any_operand,
    _like_operand,
    _like_operand,
    _drop_edge,
    _add_edge,
    _move_line,
    _lose_line,
    _lose_end,
    _end_early,
    _redirect,
    _redirect,
    _new_entry,
    _lose_personality,
    _swap_operands,
)


def edited(module, random):
    """The name of an edit done to a function of the module."""
    functions = [f for f in module.functions.values() if not f.is_declaration]
    function = random.choice(functions)
    edit = random.choice(OF_OBJECTS)
    if any(isinstance(line, Instruction) for line in function.instructions()):
        edit(function, random)
    return f"{edit.__name__} in {function.ref}"
