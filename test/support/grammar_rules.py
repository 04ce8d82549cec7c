"""Random rule files: YAML that is nearly what `rules/loader.py` reads."""

FUNCTIONS = ("one", "two", "three", "four*", "sin*", "llvm.sin", "_Z3fived", "fadd", "a b", "ünï")
ARGUMENTS = ("x", "y", "n", "p", "result", "é", "z", "1x", "x y", "lambda", "pi")
ROLES = ("float", "integer", "pointer", "complex", "lanes", "out", "out with error", "integer out")
EFFECTS = ("none", "errno", "reads", "writes", "outside", "sign", "program", "exits", "magic")
NUMBERS = (
    *("0", "1", "-2.5", "0.5", ".inf", "-.inf", ".nan", "1e400", "1e99999999", "0x10", "0o7"),
    *("1_000", "9" * 5000, "1:30:00", "٣", "-", "1e-400", "²", "+5", "1.5.2"),
)
CALLS = (
    "sin",
    "cos",
    "exp",
    "one",
    "two",
    "pow",
    "jn",
    "ccos",
    "complex",
    "nosuch",
    "abs",
    "print",
)
NAMES = (
    "x",
    "y",
    "n",
    "result",
    "pi",
    "half_pi",
    "ln2",
    "z",
    "z.re",
    "z.im",
    "p",
    "é",
    "__import__",
)
OPERATORS = ("+", "-", "*", "/", "**", "//", "%", "==", "<", ">=", "!=", "and", "or", "@", "|")
ODD_FORMULAS = (
    *("x" * 12000, "(" * 300 + "x" + ")" * 300, "x.y.z", "f'{x}'", "x[0]", "lambda: x", "x := 1"),
    *("[x for x in y]", "1j", "...", "x y", "x;y", " + ".join(["x"] * 900), "-" * 500 + "x"),
)
STRANGE = (
    *("", "~", "null", "true", "[]", "{}", "!!binary aGk=", "!!python/object:os.system {}", "&a x"),
    *(
        "*a",
        "*nowhere",
        "<<",
        "|\n    text\n",
        ">-\n    text\n",
        '"\\uD800"',
        '"\\0"',
        "'",
        '"',
        "%",
    ),
    *("? x", "- - - x", "[" * 40, "{a: " * 30, "@x", "`x`", "\t", "# only this", "---", "..."),
    *("!!set {a, b}", "2001-01-01", '"\u2028"', "\x07", "\ufeff", "\x85", "\U0001f600", "a: b: c"),
)
WORDS = {
    "type": ("double", "float", "long double", "half"),
    "range": ("not negative", "far from 0", "far from 1"),
    "numbers_from": ("text", "file", "air"),
    "numbers_to": ("text", "file", "air"),
    "note": ("a note", "é", "a: b"),
    "remark": ("a remark", "{x}", "%s"),
    "over_bodies": ("true", "false", "yes"),
    "characters": ("true", "false"),
    "integers": ("true", "1"),
    "writes_text": ("true", "false"),
    "inactive": ("true", "false"),
    "structural": ("true", "false"),
}


class RuleText:
    """A rule file being written."""

    def __init__(self, rng):
        self.rng = rng
        self.wildness = rng.choice((0, 0.2, 1, 3))

    def odd(self, chance):
        return self.rng.random() < chance * self.wildness

    def some(self, words, most=3):
        return [self.rng.choice(words) for _ in range(self.rng.randrange(1, most + 1))]

    # -- formulas ------------------------------------------------------------------------------

    def formula(self, names, depth=4):
        """An expression, mostly of names that there are."""
        rng = self.rng
        if self.odd(0.03):
            return rng.choice(ODD_FORMULAS)
        pick = rng.randrange(9) if depth else 0
        if pick < 3:
            return rng.choice((*names, *names, *names, *self.number_words()))
        inside = [self.formula(names, depth - 1) for _ in range(3)]
        if pick < 6:
            operators = OPERATORS if self.odd(0.1) else OPERATORS[:4]
            return f"({inside[0]} {rng.choice(operators)} {inside[1]})"
        if pick == 6:
            return (
                f"({inside[0]} if {inside[1]} {rng.choice(('<', '==', '!='))} 0 else {inside[2]})"
            )
        return f"-{inside[0]}" if pick == 7 else self.called(inside)

    def called(self, inside):
        name = self.rng.choice(CALLS if self.odd(0.1) else CALLS[:5])
        count = {"two": 2, "pow": 2, "jn": 2, "complex": 2}.get(name, 1) + self.odd(0.03)
        return f"{name}({', '.join(inside[:count])})"

    def number_words(self):
        if self.odd(0.05):
            return self.rng.choice(("1e9999", "1e-99999", "9" * 4500, "0x1p3", "1_0", "1e99999999"))
        return ("0", "1", "2.5", "0.5")

    # -- parts of entries ------------------------------------------------------------------------

    def scalar(self, words):
        """A word, or what is none."""
        return self.rng.choice(STRANGE) if self.odd(0.03) else self.rng.choice(words)

    def listed(self, items):
        if self.odd(0.02):
            return self.rng.choice((*STRANGE, "[" + ", ".join(items)))
        return "[" + ", ".join(items) + "]"

    def table(self, pairs):
        if self.odd(0.02):
            return self.rng.choice(STRANGE)
        pairs = list(pairs)
        if self.odd(0.03) and pairs:
            pairs.append(pairs[0])
        return "{" + ", ".join(f"{key}: {value}" for key, value in pairs) + "}"

    def point(self, roles):
        count = len(roles) + self.odd(0.05)
        return self.listed([self.number() for _ in range(count)])

    def number(self):
        return self.rng.choice(NUMBERS if self.odd(0.05) else ("0.5", "1", "2", "3"))

    def signature(self):
        """A function of `USER` with its arguments, or something else."""
        which = self.rng.randrange(4)
        if which == 0:
            return "one", {"x": "float"}, None
        if which == 1:
            return "two", {"x": "float", "y": "float"}, None
        if which == 2:
            return "three", {"x": "float", "p": "pointer", "n": "integer"}, "integer"
        names = dict.fromkeys(self.some(ARGUMENTS if self.odd(0.2) else ARGUMENTS[:3]))
        roles = ROLES if self.odd(0.3) else ROLES[:3]
        return self.scalar(FUNCTIONS), {each: self.rng.choice(roles) for each in names}, None

    def entry(self, name):
        function, arguments, result = self.signature()
        keys = {"name": name, "matches": self.listed([self.scalar((function,))])}
        keys["args"] = self.listed([self.argument(*each) for each in arguments.items()])
        keys["effects"] = self.rng.choice(
            (self.scalar(EFFECTS[:2]), self.listed(self.some(EFFECTS[1:4])))
        )
        if result:
            keys["results"] = f"[{{status: {result}}}]"
        kind = self.rng.randrange(6)
        if kind < 4:
            self.partials(keys, arguments)
        elif kind == 4:
            keys["inactive"] = self.scalar(("true",))
        else:
            self.allocation(keys)
        for key in self.rng.sample(sorted(WORDS), self.rng.choice((0, 0, 1))):
            keys[key] = self.scalar(WORDS[key])
        if self.odd(0.2):
            self.strange_key(keys, arguments)
        return self.laid_out(keys)

    def argument(self, name, role):
        return name if role == "float" else self.table([(name, role)])

    def partials(self, keys, arguments):
        active = [name for name, role in arguments.items() if role in ("float", "complex", "lanes")]
        names = [*arguments, *NAMES] if self.odd(0.1) else [*arguments]
        names = [each for each in names if arguments.get(each) != "pointer"] or ["1"]
        keys["partials"] = self.table((name, self.partial(names)) for name in active)
        inputs = [role for role in arguments.values() if "out" not in role]
        keys["samples"] = self.listed(
            [self.point(inputs) for _ in range(2 + self.rng.randrange(2))]
        )
        if self.odd(0.1):
            pairs = [(name, f"[{self.number()}, {self.number()}]") for name in arguments]
            keys["domain"] = self.table(pairs)
        if self.odd(0.1):
            values = self.table((name, self.number()) for name in active)
            keys["kinks"] = self.listed([f"{{at: {self.point(inputs)}, partials: {values}}}"])

    def partial(self, names):
        if self.rng.random() < 0.1:
            return "{unknown: nobody knows}"
        formula = self.formula(names)
        if any(each in formula for each in ":,#'[]{}\\") or formula[0] in "-&*!|>%@`":
            return "'" + formula.replace("'", "''") + "'"
        return formula

    def allocation(self, keys):
        named = [self.rng.choice(ARGUMENTS[:5]) for _ in range(3)]
        keys["args"] = self.listed([self.table([("n", "integer")]), self.table([("p", "pointer")])])
        keys["results"] = "[{memory: pointer}]"
        if self.rng.random() < 0.3:
            keys["frees"] = self.scalar(("p", *named))
        else:
            size = self.listed(["n" if not self.odd(0.1) else named[0]])
            keys["allocation"] = self.table([("size", size), ("freed_by", self.scalar(("free",)))])

    def strange_key(self, keys, arguments):
        rng = self.rng
        pick = rng.randrange(5)
        if pick == 0:
            del keys[rng.choice(sorted(keys))]
        elif pick == 1:
            keys[rng.choice(sorted(keys))] = rng.choice(STRANGE)
        elif pick == 2:
            keys[rng.choice(STRANGE)] = rng.choice(STRANGE)
        elif pick == 3:
            key = rng.choice(
                "stores opcodes begins traits table until far writes_to folds overwrites".split()
            )
            keys[key] = rng.choice((*STRANGE, self.listed(self.some((*FUNCTIONS, *arguments)))))
        else:
            keys["overwrites"] = "{p: {bytes: [n], most: [n]}}"

    def laid_out(self, keys):
        """An entry as a block, or in one line."""
        if self.rng.random() < 0.2:
            return "- {" + ", ".join(f"{key}: {value}" for key, value in keys.items()) + "}\n"
        lines = [f"{key}: {value}" for key, value in keys.items()]
        return "- " + "\n  ".join(lines) + "\n"

    def text(self):
        names = sorted(f"r{self.rng.randrange(20)}" for _ in range(self.rng.choice((1, 1, 2, 4))))
        names = sorted(set(names)) if not self.odd(0.1) else names
        text = "".join(self.entry(name) for name in names)
        if self.odd(0.05):
            text = self.rng.choice(WHOLE) + text
        if self.odd(0.1):
            at = self.rng.randrange(len(text))
            text = text[:at] + self.rng.choice(STRANGE) + text[at + self.rng.randrange(3) :]
        return text


#: Before everything, or all there is.
WHOLE = (
    *("", "---\n", "%YAML 9.9\n---\n", "--- a\n--- b\n", "x: y\n", "&a [*a]\n", "[" * 3000),
    *("{a: " * 2000, "- " * 5000 + "x\n", "? " * 3000, "- &a x\n- *a\n", "\ufeff", "\x00", "\t\n"),
    *("a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n", "%TAG ! tag:a,2000:\n---\n", "'" * 3),
    *("- " + "&a" + "[" * 900 + "]" * 900 + "\n", "!!omap [a: b]\n", "<<: *x\n", "\u2028", "\\"),
)


def rule_text(rng):
    """A rule file."""
    return RuleText(rng).text()
