"""The page that shows what gradients keep: it is HTML, needs nothing else, and trusts no text."""

import re
from fractions import Fraction
from html.parser import HTMLParser

import pytest

from enzyme_cc.plan.formulas import Product
from enzyme_cc.plan.marks import Mark, Topic
from enzyme_cc.plan.page import page
from enzyme_cc.plan.quantities import What
from enzyme_cc.plan.report import Explained, Row

PATH = "/x/f.c"
SOURCE = "double f(double *u, int n) {\n  u[0] = n;\n  return u[0];\n}\n"
VOID = {"meta", "input"}


class Read(HTMLParser):
    """What a page has: its elements, links and names, and its text; all of them must end."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.text = [], set(), []
        self.links, self.names, self.attributes = [], [], set()
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self.links += [value for name, value in attrs if name == "href"]
        self.names += [value for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)

    @property
    def all_text(self):
        return "".join(self.text)


def row(what="u[i]", line=2, size=8, factors=("n",), reason="may be overwritten by line 2", **more):
    place = (str(line), what, What.PRIMAL)
    size = Product(Fraction(size), factors)
    return Row(*place, size, False, reason, at=(more.pop("path", PATH), line), **more)


def made(*rows, path=PATH, name="f", marks=(), **more):
    found = Explained(name, name, f"{path}:1", ("diffef",), rows, 0, 2, (), (), tuple(marks))
    return found._replace(**more)


def shown(*explained, source=SOURCE, folder="/x/"):
    return page(explained, lambda _: source, folder)


def test_each_line_of_the_source_is_there_with_what_is_said_of_it():
    marks = (Mark(PATH, 3, Topic.ACTIVE, "a derivative goes through 1 operation"),)
    text = shown(made(row(), marks=marks))
    read = Read(text)
    for line in SOURCE.splitlines():
        assert line in read.all_text
    assert "f1-5" not in read.names
    after = text[text.index('id="f1-2"') : text.index('id="f1-3"')]
    assert "8 * n bytes</span>: it may be overwritten" in after
    assert "a derivative goes through" in text[text.index('id="f1-3"') : text.index('id="f1-4"')]


def test_it_needs_no_network_no_script_and_no_font():
    text = shown(made(row()))
    read = Read(text)
    assert not re.search(r"https?:|//[a-z]|@import|@font-face|url\(", text)
    assert not read.tags & {"script", "link", "img", "iframe", "object", "svg"}
    assert not {name for name in read.attributes if name.startswith("on")} | (
        read.attributes & {"src", "style"}
    )


def test_it_is_light_and_dark_and_for_paper_and_phones():
    text = shown(made(row()))
    assert "prefers-color-scheme: dark" in text
    assert '<meta name="color-scheme" content="light dark">' in text
    assert "@media print" in text
    assert 'name="viewport"' in text


HOSTILE = "</code></title></style><script>alert(1)</script><img src=x onerror='alert(2)' \"&amp;"


@pytest.mark.parametrize("where", ["file", "source", "name", "kept", "reason", "mark", "written"])
def test_what_is_not_ours_is_text_and_nothing_else(where):
    def said(what, plain):
        return f"{plain}{HOSTILE}" if what == where else plain

    path = said("file", PATH)
    marks = (Mark(path, 2, Topic.CALL, said("mark", "inlined")),)
    kept = row(said("kept", "u[i]"), reason=said("reason", "is carried on"), path=path)
    each = made(kept, path=path, name=said("name", "f"), marks=marks)
    text = shown(each._replace(written=(said("written", "diffef"),)), source=said("source", SOURCE))
    read = Read(text)
    assert HOSTILE.rpartition("/")[2] in read.all_text
    assert not read.tags & {"script", "img"}
    assert "onerror" not in read.attributes


@pytest.mark.parametrize("byte", ["\0", "\x0b", "\x1b", "\x7f"])
def test_what_no_page_may_have_is_replaced(byte):
    text = shown(made(row()), source=SOURCE.replace("n;", byte))
    assert byte not in text
    assert "\N{REPLACEMENT CHARACTER}" in text


def test_each_link_leads_somewhere_and_each_name_is_there_once():
    there = row(line=2, reason="is carried from round to round of the loop at line 3")
    read = Read(shown(made(there, row("gone", 77)), made(row("w"), name="g")))
    assert {link.removeprefix("#") for link in read.links} <= set(read.names)
    assert len(set(read.names)) == len(read.names)
    assert "#f1-3" in read.links


def test_the_biggest_entries_come_first_by_the_counts_they_grow_with():
    rows = [row("once", factors=()), row("square", factors=("n", "n")), row("line", size=800)]
    text = shown(made(*rows))
    summary = text[text.index("<h2>Summary") : text.index("<fieldset")]
    assert summary.index("square") < summary.index("line") < summary.index("once")


@pytest.mark.parametrize(("path", "lines"), [(PATH, 5000), ("/usr/include/f.h", 1400)])
def test_of_a_long_file_and_of_a_library_lines_around_what_is_said_are_shown(path, lines):
    source = "".join(f"line{n};\n" for n in range(1, lines + 1))
    kept = row(line=1300, path=path, reason="may be overwritten by the store at line 900")
    freed = ("the call of free at line 700",)
    read = Read(shown(made(kept, path=path, freed=freed), source=source))
    assert {link.removeprefix("#") for link in read.links} <= set(read.names)
    for number in (1, 700, 900, 1300):
        assert f"line{number};" in read.all_text
    assert "line1000;" not in read.all_text
    assert "are left out" in read.all_text


@pytest.mark.parametrize("place", ["", "/x/f.c:1"])
def test_without_a_source_there_are_still_tables(place):
    each = made(row(path="", line=0), place=place)
    read = Read(page([each], lambda _: None, ""))
    assert "No lines are shown" in read.all_text
    assert "u[i]" in read.all_text


def test_boxes_choose_what_is_shown():
    text = shown(made(row()))
    for topic in ("kept", *(each.name.lower() for each in Topic)):
        assert f'id="show-{topic}" checked' in text
        assert f"#show-{topic}:not(:checked)) .notes .{topic}" in text
