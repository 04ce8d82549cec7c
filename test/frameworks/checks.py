"""Run the checks of a module in this Python, whichever it is: one line of JSON for each.

Frameworks live in other Pythons than the tests (the system's, or an environment of their own),
which need not have pytest.
"""

import json
import sys
import traceback


class Skip(Exception):
    """A check that this version of the framework has nothing to say about."""


def main(module):
    names = [name for name in vars(module) if name.startswith("check_")]
    if sys.argv[1:] == ["--list"]:
        print(json.dumps(names))
        return 0
    failures = 0
    for name in names:
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        try:
            vars(module)[name]()
            result = "ok"
        except Skip as why:
            result = f"skip: {why}"
        except Exception:
            result = traceback.format_exc()
            failures += 1
        print(json.dumps([name, result]), flush=True)
    return 1 if failures else 0


def raises(kind, words, run):
    """Check that a call is refused in these words."""
    try:
        found = run()
    except kind as error:
        assert words in str(error), f"'{words}' is not in: {error}"
        return
    raise AssertionError(f"no {kind.__name__}, but {found}")
