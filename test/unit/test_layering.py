"""Which package may import which, be it inside a function or for types only."""

import ast
from functools import cache
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
    "bindings": {"bindings", "driver", "lto", "toolchains", "enzyme_cc"},
}
#: A package of enzyme_cc that is above all folders: the front door from Python.
TOP = "bindings"


def sources():
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).parts
            if folder == "enzyme_cc" and parts[1] in FOLDERS:
                continue  # the symlinks: their files are visited under their own names
            yield TOP if parts[1] == TOP else folder, path


def module_name(path):
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    if parts[0] != "enzyme_cc":
        parts.insert(0, "enzyme_cc")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def owner(name):
    parts = name.split(".")
    if parts[0] != "enzyme_cc" or len(parts) < 2:
        return None
    return parts[1] if parts[1] in (*FOLDERS, *LEAVES, TOP) else "enzyme_cc"


@pytest.mark.parametrize(
    ("folder", "path"), [pytest.param(f, p, id=str(p.relative_to(ROOT))) for f, p in sources()]
)
def test_a_module_imports_only_what_its_layer_may(folder, path):
    wrong = [
        name
        for name in imports(path)
        if (layer := owner(name)) and layer not in MAY_IMPORT[folder] and layer not in LEAVES
    ]
    if path == ROOT / "enzyme_cc/__init__.py":  # it lends the front door's names to users
        wrong = [name for name in wrong if owner(name) != TOP]
    if folder == "attributes":
        wrong = [name for name in imports(path) if owner(name) not in (None, "attributes")]
    assert not wrong


def test_only_the_wrapper_packages_public_functions_are_used_from_outside():
    inner = ("enzyme_cc.ir", "enzyme_cc.analysis", "enzyme_cc.plan", "enzyme_cc.transform")
    wrong = [
        (path.name, name)
        for folder, path in sources()
        if folder not in ("enzyme_cc", TOP)
        for name in imports(path)
        if name.startswith(inner)
    ]
    assert not wrong


@cache
def import_graph():
    """Which modules each module imports, for types only or at any time."""
    known = {module_name(path): path for _, path in sources()}
    graph = {}
    for name, path in known.items():
        targets = set()
        for imported in imports(path):
            while imported and imported not in known:
                imported = imported.rpartition(".")[0]
            targets.add(imported)
        graph[name] = targets - {"", name, "enzyme_cc"}
    return graph


def test_no_module_imports_itself_through_others_not_even_for_types():
    graph = import_graph()
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


#: The packages of the differentiator, each above those that it may import from.
TRANSFORM = (
    *("code", "report", "abi", "layout", "runtime_calls"),
    *("frontends.parallel", "frontends.rustc", "frontends.flang", "frontends.clang"),
    *("frontends.cxx", "frontends.gpu", "frontends", "program", "shadows"),
    *(
        "routines",
        "emit",
        "diagnose",
        "prepare.expansion",
        "prepare",
        "forward",
        "difference_checks",
    ),
    *("reverse.values", "reverse.writers", "reverse.calls", "reverse.augment", "reverse.sweep"),
    *("reverse.replay", "reverse.split", "batch", ""),
)
WITHIN = "enzyme_cc.transform."


def transform_layer(name):
    """The place of a module's package in that order."""
    return TRANSFORM.index(name.removeprefix(WITHIN).rpartition(".")[0])


def test_the_differentiators_packages_import_downwards_only():
    packages = {module_name(path) for _, path in sources() if path.name == "__init__.py"}
    modules = {
        name: targets
        for name, targets in import_graph().items()
        if name.startswith(WITHIN) and name not in packages
    }
    upwards = [
        f"{name} -> {target}"
        for name, targets in sorted(modules.items())
        for target in sorted(targets & modules.keys())
        if transform_layer(target) > transform_layer(name)
    ]
    assert not upwards


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
