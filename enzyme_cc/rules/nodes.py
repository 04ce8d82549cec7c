"""The shapes that rule files are written in: texts, lists and tables, each with its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

import yaml

from enzyme_cc.diagnostics import user_error
from enzyme_cc.rules.mistakes import CODES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Item:
    """One YAML node and the file it is in."""

    path: str
    node: yaml.Node

    @property
    def where(self) -> str:
        """Return `path:line:column`."""
        mark = self.node.start_mark
        return f"{self.path}:{mark.line + 1}:{mark.column + 1}"

    def fail(self, kind: str, message: str, *notes: str) -> NoReturn:
        """Stop: this is wrong."""
        raise user_error(message, *notes, where=self.where, code=CODES[kind])

    @property
    def is_text(self) -> bool:
        """Return whether it is a single word or line."""
        return isinstance(self.node, yaml.ScalarNode)

    @property
    def is_list(self) -> bool:
        """Return whether it is a list."""
        return isinstance(self.node, yaml.SequenceNode)

    def text(self) -> str:
        """Return the text it is, not an empty one."""
        if not isinstance(self.node, yaml.ScalarNode) or not self.node.value:
            self.fail("shape", "a text is needed here")
        return str(self.node.value)

    def word(self, words: Mapping[str, Any], what: str) -> Any:  # noqa: ANN401
        """Return what the text stands for; it must be one of these words."""
        text = self.text()
        if text not in words:
            self.fail("shape", f"'{text}' is no {what}", f"there are: {', '.join(words)}")
        return words[text]

    def flag(self) -> bool:
        """Read `true` or `false`."""
        return bool(self.word({"true": True, "false": False}, "flag"))

    def number(self) -> float:
        """Return a number, an int where written as one."""
        text = self.text().replace(".inf", "inf").replace(".nan", "nan")
        try:
            return int(text) if text.lstrip("+-").isdigit() else float(text)
        except ValueError:
            self.fail("shape", f"'{text}' is no number")

    def items(self) -> list[Item]:
        """Return the items of a list."""
        if not isinstance(self.node, yaml.SequenceNode):
            self.fail("shape", "a list is needed here")
        return [Item(self.path, each) for each in self.node.value]

    def texts(self) -> tuple[str, ...]:
        """Return the items of a list of texts, at least one."""
        items = self.items()
        if not items:
            self.fail("shape", "this list is empty")
        return tuple(each.text() for each in items)

    def table(self) -> dict[str, Item]:
        """Return keys and values."""
        return {key.text(): value for key, value in self.pairs()}

    def pairs(self) -> Iterator[tuple[Item, Item]]:
        """Yield keys and values, each key once."""
        if not isinstance(self.node, yaml.MappingNode):
            self.fail("shape", "a table is needed here: `key: value`")
        seen = set()
        for key, value in self.node.value:
            item = Item(self.path, key)
            if item.text() in seen:
                item.fail("duplicate", f"'{key.value}' is there twice")
            seen.add(key.value)
            yield item, Item(self.path, value)


def _place(path: str, text: str, position: int) -> str:
    """Return `path:line:column` of a character of a text."""
    line = text.count("\n", 0, position)
    return f"{path}:{line + 1}:{position - text.rfind(chr(10), 0, position)}"


def read_entries(path: str, text: str) -> list[Item]:
    """Return the entries of a rule file."""
    try:
        root = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as err:
        mark = err.problem_mark
        place = f"{path}:{mark.line + 1}:{mark.column + 1}" if mark else path
        raise user_error(f"not YAML: {err.problem}", where=place, code=CODES["shape"]) from err
    except RecursionError as err:
        raise user_error("not YAML: nested too deeply", where=path, code=CODES["shape"]) from err
    except yaml.reader.ReaderError as err:
        message = f"not YAML: {err.reason} (character {err.character:#x})"
        place = _place(path, text, err.position)
        raise user_error(message, where=place, code=CODES["shape"]) from err
    return [] if root is None else Item(path, root).items()
