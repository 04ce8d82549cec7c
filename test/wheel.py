"""What users get: the wheel, in a clean environment, with and without the toolchain extra.

Builds the wheel from the checkout, installs it away from it, and compiles with it.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")
COMPILERS = "enzyme-cc enzyme-c++ enzyme-fc enzyme-link enzyme-rustc-link"
COMMANDS = f"enzyme {COMPILERS} enzyme-llvm-ar enzyme-llvm-ranlib enzyme-opt".split()
WANTED = (
    "enzyme_cc/attributes/include/enzyme/enzyme.h",
    "enzyme_cc/attributes/rust/Cargo.toml",
    "enzyme_cc/attributes/rust/macros/src/lib.rs",
    "enzyme_cc/bindings/jax/handler.c",
    "enzyme_cc/bindings/tensorflow/kernel.c",
    "enzyme_cc/driver/building/enzyme-config.cmake",
    "enzyme_cc/driver/building/launch.sh",
    "enzyme_cc/driver/main.py",
    "enzyme_cc/opt/lit.cfg",
    "enzyme_cc/py.typed",
    "enzyme_cc/toolchains/clang.yaml",
)
PROGRAM = "#include <enzyme/enzyme.h>\nint main(void) { return 0; }\n"


def run(*argv, **options):
    done = subprocess.run(argv, capture_output=True, text=True, check=False, **options)
    if done.returncode:
        sys.exit(f"wheel: {' '.join(map(str, argv))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def main():
    with tempfile.TemporaryDirectory(prefix="enzyme wheel ") as name:
        folder = Path(name)
        source = folder / "source"
        run("git", "clone", "-q", ROOT, source)
        run(sys.executable, *PIP, "wheel", "--no-deps", "-w", folder, source)
        (wheel,) = folder.glob("*.whl")
        check_contents(wheel)
        check_use(folder, wheel)
    print("wheel: installed from a path with spaces, compiled, linked, ran: ok")


def check_contents(wheel):
    listed = run(sys.executable, "-m", "zipfile", "-l", wheel)
    missing = [name for name in WANTED if name not in listed]
    if missing:
        sys.exit(f"wheel: not in it: {missing}")


def check_use(folder, wheel):
    venv = folder / "a venv"
    run(sys.executable, "-m", "venv", venv)
    run(venv / "bin/python", *PIP, "install", f"{wheel}[toolchain]")
    absent = [name for name in COMMANDS if not (venv / "bin" / name).exists()]
    if absent:
        sys.exit(f"wheel: commands not installed: {absent}")
    (folder / "a.c").write_text(PROGRAM)
    junk = folder / "junk"
    junk.mkdir()
    # As pip's build isolation does it: what PYTHONPATH holds must not reach our interpreter.
    (junk / "sitecustomize.py").write_text("raise SystemExit('junk was imported')\n")
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": str(folder),
        "ENZYME_CC_TOOLCHAIN": "pip",
        "PYTHONPATH": str(junk),
    }
    options = {"cwd": folder, "env": environment}
    run(venv / "bin/enzyme-cc", "-c", "a.c", **options)
    run(venv / "bin/enzyme-cc", "a.o", "-o", "a", **options)
    run("./a", **options)
    run(venv / "bin/enzyme", "ir", "a.o", **options)
    run(venv / "bin/enzyme-opt", "--version", **options)


if __name__ == "__main__":
    main()
