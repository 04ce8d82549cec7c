"""Plain English: docstrings say what is done, and commits' subjects fit in one line."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (
    "enzyme_cc",
    "driver",
    "lto",
    "attributes",
    "toolchains",
    "bench",
    ".ci",
    "examples",
)
# Some packages are also links under enzyme_cc/: each is read where it lies.
FILES = [
    path
    for folder in FOLDERS
    for path in sorted((ROOT / folder).rglob("*.py"))
    if not (folder == "enzyme_cc" and path.relative_to(ROOT).parts[1] in FOLDERS)
]
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
QUESTION = re.compile(r"(?:What|Which|Whether|Where|How|Why|When)\b")
#: The last commit before subjects were held to this length.
BEFORE = "0ce38cc556856fb29cf964997b48cedd4b7aa3f9"
LONGEST_SUBJECT = 72


def questions(text):
    """Return the docstrings in a source that open like a question, with their lines."""
    docs = (
        (node.body[0].lineno, ast.get_docstring(node))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node)
    )
    return {line: doc.partition("\n")[0] for line, doc in docs if QUESTION.match(doc)}


def git(*words):
    return subprocess.run(("git", "-C", ROOT, *words), capture_output=True, text=True, check=False)


def subjects():
    """Return the subjects since `BEFORE`; None where that is no part of the history here."""
    if (
        not (ROOT / ".git").exists()
        or git("merge-base", "--is-ancestor", BEFORE, "HEAD").returncode
    ):
        return None
    return git("log", "--format=%s", f"{BEFORE}..HEAD").stdout.splitlines()


def test_a_docstring_that_opens_like_a_question_is_found():
    source = 'def f():\n    """Whether it is so."""\n\n\nclass C:\n    """A thing."""\n'
    assert questions(source) == {2: "Whether it is so."}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_docstring_opens_like_a_question(path):
    assert questions(path.read_text()) == {}


def test_subjects_of_commits_have_at_most_72_characters():
    found = subjects()
    if found is None:
        pytest.skip("no history of git here, or a shallow one")
    assert [each for each in found if len(each) > LONGEST_SUBJECT] == []
