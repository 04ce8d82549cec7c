import glob
import os
import re

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.toolchains import schema

FAMILIES = ["clang", "flang", "lld", "llvm", "rustc"]
GOOD = """\
family: clang
about: a compiler
roles:
  cc: [clang]
directories: [/usr/bin]
ask: ["--version"]
recognise: 'version (\\d+)\\.(\\d+)(\\.\\d+)?'
install: [apt install clang]
"""
SAID = {
    "clang": ("Ubuntu clang version 18.1.3 (1ubuntu1)\nTarget: x86_64-pc-linux-gnu\n", (18, 1, 3)),
    "flang": ("flang-new version 19.1.7\n", (19, 1, 7)),
    "lld": ("Debian LLD 22.1.8 (compatible with GNU linkers)\n", (22, 1, 8)),
    "llvm": ("LLVM (http://llvm.org/):\n  LLVM version 23.0.0git\n", (23, 0, 0)),
    "rustc": ("rustc 1.95.0\nrelease: 1.95.0\nLLVM version: 22.1\n", (22, 1, 0)),
}


@pytest.fixture
def described(tmp_path):
    def write(text):
        path = tmp_path / "family.yaml"
        path.write_text(text)
        return str(path)

    return write


def _error(path, read=schema.read_family):
    with pytest.raises(UserError) as caught:
        read(path)
    diagnostic = caught.value.diagnostic
    return diagnostic.where.removeprefix(os.path.dirname(path) + "/"), diagnostic.message


def test_a_good_description_is_read(described):
    assert schema.read_family(described(GOOD)).roles == {"cc": ("clang",)}


def test_every_description_there_is_can_be_read():
    here = os.path.dirname(schema.__file__)
    names = {os.path.basename(path)[:-5] for path in glob.glob(f"{here}/*.yaml")}
    assert names == {*FAMILIES, "pip"}


@pytest.mark.parametrize("name", FAMILIES)
def test_a_description_bears_the_name_of_its_file(name):
    assert schema.load_family(name).name == name


def test_the_description_of_the_package_can_be_read():
    assert schema.load_package_family("pip").package == "ziglang"


def test_the_roles_of_a_family_are_sorted():
    roles = list(schema.load_family("llvm").roles)
    assert roles == sorted(roles)


@pytest.mark.parametrize("name", FAMILIES)
def test_a_family_recognises_its_tools(name):
    said, version = SAID[name]
    assert schema.load_family(name).question.version(said) == version


def test_an_unknown_key_is_refused_with_its_line(described):
    where, message = _error(described(GOOD + "color: red\n"))
    assert (where, message) == ("family.yaml:9:1", "unknown key 'color'")


def test_an_unknown_key_within_is_refused_with_its_line(described):
    text = GOOD + "reject:\n  - {because: bad, older_than: 3, why: no}\n"
    assert _error(described(text))[0] == "family.yaml:10:35"


def test_a_missing_key_is_named(described):
    assert _error(described(GOOD.replace("about: a compiler\n", "")))[1] == "'about' is missing"


def test_a_key_twice_is_refused(described):
    assert _error(described(GOOD + "about: twice\n"))[1] == "'about' is there twice"


def test_a_text_for_a_list_is_refused(described):
    path = described(GOOD.replace("[/usr/bin]", "/usr/bin"))
    assert _error(path) == ("family.yaml:5:14", "expected a list")


def test_a_broken_pattern_is_refused(described):
    path = described(re.sub("recognise: .*", "recognise: '('", GOOD))
    assert _error(path)[1].startswith("not a pattern")


def test_what_is_not_yaml_is_refused_with_its_line(described):
    assert _error(described("family: [\n"))[0].startswith("family.yaml:2")


def test_an_empty_file_is_refused(described):
    assert _error(described("")) == ("family.yaml:1:1", "expected a mapping")


def test_apple_clang_is_refused_by_name():
    question = schema.load_family("clang").question
    said = "Apple clang version 15.0.0 (clang-1500.3.9.4)\n"
    assert "Apple" in question.objection(said, question.version(said))


def test_an_old_clang_is_refused_by_age():
    assert schema.load_family("clang").question.objection("", (12, 0, 1)) == "too old (12 < 13)"


def test_a_present_clang_is_not_refused():
    assert schema.load_family("clang").question.objection(*SAID["clang"]) == ""
