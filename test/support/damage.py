"""Damage done to texts: their tokens, lines, bytes and words."""

import random
import re

_TOKEN = re.compile(
    r"""\s+|;[^\n]*|[%@$^!c]?"[^"]*"|[%@$!#^]?[-\w$.]+:?|[-+]?\d+\.\d*(?:e[-+]?\d+)?|.""", re.DOTALL
)


class Damage:
    """Makes texts out of texts."""

    def __init__(self, texts, seed):
        self.random = random.Random(seed)
        self.texts = texts
        self.tokens = [_TOKEN.findall(text) for text in texts]
        self.lines = [text.splitlines(keepends=True) for text in texts]

    def next(self):
        which = self.random.randrange(len(self.texts))
        kind = self.random.choices(
            (self.of_tokens, self.of_lines, self.of_bytes, self.of_words), (6, 2, 1, 3)
        )[0]
        return kind(which)

    def of_tokens(self, which):
        tokens = self.tokens[which][:]
        for _ in range(self.random.choice((1, 1, 1, 2, 3))):
            self._change(tokens, self.tokens)
        return "".join(tokens)

    def of_lines(self, which):
        lines = self.lines[which][:]
        for _ in range(self.random.choice((1, 1, 2))):
            self._change(lines, self.lines)
        return "".join(lines)

    def _change(self, items, others):
        """Delete, repeat, swap, move, or take from another text."""
        pick = self.random
        at, other = pick.randrange(len(items)), pick.randrange(len(items))
        kind = pick.randrange(6)
        if kind == 0:
            del items[at : at + pick.choice((1, 1, 1, 2, 5))]
        elif kind == 1:
            items.insert(at, items[at])
        elif kind == 2:
            items[at], items[other] = items[other], items[at]
        elif kind == 3:
            items[at] = items[other]
        elif kind == 4:
            items[at] = pick.choice(pick.choice(others))
        else:
            items.insert(at, pick.choice(pick.choice(others)))

    def of_words(self, which):
        """One word for another of its kind: a type for a type, a name for a name."""
        tokens = self.tokens[which][:]
        for _ in range(self.random.choice((1, 1, 2))):
            at = self.random.randrange(len(tokens))
            kind = kind_of(tokens[at])
            alike = [token for token in tokens if kind_of(token) == kind]
            tokens[at] = self.random.choice(alike)
        return "".join(tokens)

    def of_bytes(self, which):
        text = self.texts[which]
        at = self.random.randrange(len(text))
        kind = self.random.randrange(4)
        if kind == 0:
            return text[:at] + chr(self.random.randrange(1, 127)) + text[at + 1 :]
        if kind == 1:
            return text[:at] + text[at + 1 :]
        if kind == 2:
            return text[:at] + self.random.choice('"!%@{}()[]<>,=;\n\r\t\\#^$.\udcff-0') + text[at:]
        return text[: at + 1]


def kind_of(token):
    if token[0] in '%@!#$^"c;':
        return token[0] + token[1:2] * (token[1:2] in '"')
    if token[0] in "-0123456789":
        return "0"
    return "i" if re.match(r"i\d+\Z", token) else "word" if token[0].isalpha() else "sign"
