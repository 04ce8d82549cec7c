"""The arrows of docs and design: which package may import which, function-local imports too."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("enzyme_cc", "driver", "lto", "attributes", "toolchains")
LEAVES = ("attributes", "diagnostics")

MAY_IMPORT = {
    "enzyme_cc": {"enzyme_cc"},
    "attributes": set(),
    "toolchains": {"toolchains"},
    "lto": {"lto", "toolchains", "enzyme_cc"},
    "driver": {"driver", "lto", "toolchains", "enzyme_cc"},
}


def sources():
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).parts
            if folder == "enzyme_cc" and parts[1] in FOLDERS:
                continue  # the symlinks: their files are visited under their own names
            yield folder, path


def module_name(path):
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    if parts[0] != "enzyme_cc":
        parts.insert(0, "enzyme_cc")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path, *, typing_too=True):
    tree = ast.parse(path.read_text())
    skipped = set()
    if not typing_too:
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
                skipped |= {id(child) for child in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def owner(name):
    parts = name.split(".")
    if parts[0] != "enzyme_cc" or len(parts) < 2:
        return None
    return parts[1] if parts[1] in (*FOLDERS, *LEAVES) else "enzyme_cc"


@pytest.mark.parametrize(
    ("folder", "path"), [pytest.param(f, p, id=str(p.relative_to(ROOT))) for f, p in sources()]
)
def test_a_module_imports_only_what_its_layer_may(folder, path):
    wrong = [
        name
        for name in imports(path)
        if (layer := owner(name)) and layer not in MAY_IMPORT[folder] and layer not in LEAVES
    ]
    if folder == "attributes":
        wrong = [name for name in imports(path) if owner(name) not in (None, "attributes")]
    assert not wrong


def test_only_the_wrapper_packages_public_functions_are_used_from_outside():
    inner = ("enzyme_cc.ir", "enzyme_cc.analysis", "enzyme_cc.plan", "enzyme_cc.transform")
    wrong = [
        (path.name, name)
        for folder, path in sources()
        if folder != "enzyme_cc"
        for name in imports(path)
        if name.startswith(inner)
    ]
    assert not wrong


def test_no_module_imports_itself_through_others():
    known = {module_name(path): path for _, path in sources()}
    graph = {}
    for name, path in known.items():
        targets = set()
        for imported in imports(path, typing_too=False):
            while imported and imported not in known:
                imported = imported.rpartition(".")[0]
            targets.add(imported)
        graph[name] = targets - {"", name, "enzyme_cc"}
    finished, stack = set(), []

    def visit(name):
        assert name not in stack, " -> ".join([*stack[stack.index(name) :], name])
        if name in finished:
            return
        stack.append(name)
        for target in sorted(graph[name]):
            visit(target)
        finished.add(stack.pop())

    for name in sorted(graph):
        visit(name)


def test_only_toolchains_starts_processes():
    starters = ("subprocess", "os.system", "os.popen", "pty", "multiprocessing")
    wrong = [
        (str(path), name)
        for folder, path in sources()
        if folder != "toolchains"
        for name in imports(path)
        if name.startswith(starters)
    ]
    assert not wrong


CALLS = ("os.exec", "os.posix_spawn", "os.fork", "os.spawn", "os.system", "os.popen")


@pytest.mark.parametrize(
    "path",
    [pytest.param(p, id=str(p.relative_to(ROOT))) for f, p in sources() if f != "toolchains"],
)
def test_no_module_outside_toolchains_calls_a_process_starter(path):
    calls = [
        ast.unparse(n.func)
        for n in ast.walk(ast.parse(path.read_text()))
        if isinstance(n, ast.Call)
    ]
    assert not [call for call in calls if call.startswith(CALLS)]
