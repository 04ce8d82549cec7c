"""When something goes wrong: failures, signals, full disks, odd places, bad use."""

import os
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from boxes import COMMANDS, Box, needs
from objects import has_ir, machine_code

import enzyme_cc.attributes

SOURCE = "double f(double x) { return x * x; }\n"


def fake_compiler(box, body, name="fake-clang"):
    """A compiler that says it is clang 22, and else does what `body` says."""
    script = box.write(
        name,
        "#!/bin/sh\n"
        'if [ "$1" = --version ]; then echo "clang version 22.1.8"; '
        'echo "Target: x86_64-pc-linux-gnu"; exit 0; fi\n' + body,
    )
    script.chmod(0o755)
    box.environment["ENZYME_CC_CLANG"] = str(script)
    box.environment.pop("ENZYME_CC_TOOLCHAIN", None)
    return script


def leftovers(folder):
    return [name for name in os.listdir(folder) if name.startswith("enzyme-cc")]


@pytest.fixture
def tmp(bare_box):
    """A TMPDIR of the test's own, with a space in its name."""
    folder = bare_box.folder / "temporary files"
    folder.mkdir()
    bare_box.environment["TMPDIR"] = str(folder)
    return folder


@pytest.mark.parametrize("status", [1, 2, 70, 127, 254])
@pytest.mark.parametrize("arguments", [["-c", "a.c"], ["a.c"], ["--version", "x"]])
def test_the_exit_status_of_the_compiler_is_ours(bare_box, status, arguments):
    fake_compiler(bare_box, f"echo broken >&2; exit {status}\n")
    if arguments[0] == "--version":
        arguments = ["-dumpversion"]
    done = bare_box.enzyme(*arguments)
    assert (done.returncode, done.stderr) == (status, b"broken\n")


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSEGV, signal.SIGTERM])
@pytest.mark.parametrize("arguments", [["-c", "a.c"], ["a.c"]])
def test_a_compiler_killed_by_a_signal_kills_us_by_the_same(bare_box, number, arguments):
    fake_compiler(bare_box, f"kill -{int(number)} $$\n")
    assert bare_box.enzyme(*arguments).returncode == -number


def test_a_real_compiler_that_crashes_leaves_no_object_and_its_own_message(box):
    box.write("a.c", "#pragma clang __debug crash\n")
    done = box.enzyme("-c", "a.c")
    assert done.returncode not in (0, 70)
    assert b"PLEASE" in done.stderr
    assert b"Traceback" not in done.stderr
    assert "a.o" not in box.files()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_to_us_ends_the_compiler_and_leaves_nothing(bare_box, tmp, number):
    alive = bare_box.folder / "alive"
    fake_compiler(bare_box, f'echo $$ > "{alive}"; exec sleep 60\n')
    process = subprocess.Popen(
        [COMMANDS / "enzyme-cc", "-c", "a.c"], cwd=bare_box.folder, env=bare_box.environment
    )
    wait_for(alive)
    process.send_signal(number)
    assert process.wait(20) == -number
    assert not running(int(alive.read_text()))
    assert leftovers(tmp) == []


def wait_for(path):
    for _ in range(600):
        if path.exists() and path.read_text().strip():
            return
        time.sleep(0.05)
    raise AssertionError(f"{path} never came")


def running(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat") as file:
        return file.read().rsplit(")", 1)[1].split()[0] != "Z"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_during_the_second_compile_leaves_no_temporary_file(bare_box, tmp, number):
    alive = bare_box.folder / "alive"
    body = (
        'case "$*" in *emit-llvm*) for a; do case "$a" in *.bc) echo x > "$a";; esac; done; '
        f'echo $$ > "{alive}"; exec sleep 60;; '
        '*) o=a.o; while [ $# -gt 0 ]; do [ "$1" = -o ] && o=$2; shift; done; '
        'echo x > "$o";; esac\n'
    )
    fake_compiler(bare_box, body)
    bare_box.write("a.c", SOURCE)
    process = subprocess.Popen(
        [COMMANDS / "enzyme-cc", "-save-temps", "-c", "a.c"],
        cwd=bare_box.folder,
        env=bare_box.environment,
    )
    wait_for(alive)
    assert len(leftovers(tmp)) == 1
    process.send_signal(number)
    assert process.wait(20) == -number
    assert leftovers(tmp) == []
    assert not running(int(alive.read_text()))


def test_an_ignored_signal_stays_ignored(bare_box):
    alive = bare_box.folder / "alive"
    fake_compiler(bare_box, f'echo $$ > "{alive}"; sleep 1\n')
    process = subprocess.Popen(
        ["/bin/sh", "-c", 'trap "" HUP; exec "$0" -c a.c', COMMANDS / "enzyme-cc"],
        cwd=bare_box.folder,
        env=bare_box.environment,
    )
    wait_for(alive)
    process.send_signal(signal.SIGHUP)
    assert process.wait(20) == 0


def test_the_compiler_starts_with_sigpipe_as_a_shell_would_give_it(bare_box):
    fake_compiler(bare_box, "grep SigIgn /proc/$$/status\n")
    for arguments in (["-c", "a.c"], ["-E", "a.c"]):
        ignored = bare_box.enzyme(*arguments).stdout.split()[-1]
        assert int(ignored, 16) & (1 << (signal.SIGPIPE - 1)) == 0


def test_the_compiler_sees_the_users_environment_and_nothing_more(bare_box):
    fake_compiler(bare_box, "env\n")
    environment = {k: v for k, v in bare_box.environment.items() if k not in ("LC_CTYPE", "LC_ALL")}
    environment["LANG"] = "C"
    bare_box.environment = environment
    for arguments in (["-c", "a.c"], ["-E", "a.c"]):
        seen = dict(
            line.split("=", 1) for line in bare_box.enzyme(*arguments).stdout.decode().splitlines()
        )
        added = {k: v for k, v in seen.items() if environment.get(k) != v}
        assert set(added) <= {"PWD", "OLDPWD", "SHLVL", "_"}


@pytest.fixture
def disk(tmp_path):
    """Makes small disks: a function of a size in KiB that gives a folder with just that room."""
    mounted = []

    def make(size):
        folder = tmp_path / f"disk{len(mounted)}"
        folder.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={size}k", "none", str(folder)]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            pytest.skip("cannot mount a small disk here (needs root)")
        mounted.append(folder)
        return folder

    yield make
    for folder in mounted:
        subprocess.run(["umount", str(folder)], check=True)


def bulk():
    return "".join(f"int g{n}(int x) {{ return x * {n} + {n * n}; }}\n" for n in range(400))


def test_a_full_disk_ends_as_with_the_plain_compiler_and_leaves_no_truncated_object(box, disk):
    source = str(box.write("a.c", bulk()))
    full = disk(16)
    expected = box.run(*box.toolchain.command("cc"), "-c", source, "-o", str(full / "x.o"))
    for name in os.listdir(full):
        (full / name).unlink()
    done = box.enzyme("-c", source, "-o", str(full / "x.o"))
    assert done.returncode == expected.returncode != 0
    assert b"enzyme-cc: error: no space is left on the disk that holds" in done.stderr
    assert b"Traceback" not in done.stderr
    assert os.listdir(full) == []


def test_a_disk_with_room_for_the_object_but_not_its_ir_gets_a_clear_error(system_box, disk):
    source = str(system_box.write("a.c", bulk()))
    system_box.run(*system_box.toolchain.command("cc"), "-c", source, "-o", "plain.o")
    size = (system_box.folder / "plain.o").stat().st_size // 1024
    full = disk(size + 24)
    done = system_box.enzyme("-c", source, "-o", str(full / "x.o"))
    assert done.returncode != 0
    assert b"no space is left on the disk" in done.stderr
    assert os.listdir(full) == []


def fortran():
    return "".join(
        f"subroutine s{n}(x)\n  real(8) :: x\n  x = x * {n} + 1\nend subroutine\n"
        for n in range(200)
    )


@needs("flang-22")
def test_a_disk_that_fills_up_while_ir_is_added_is_reported_and_leaves_no_temporary(
    system_box, disk, tmp_path
):
    source = str(system_box.write("a.f90", fortran()))
    flang = system_box.toolchain.command("fc")
    system_box.run(*flang, "-c", source, "-o", "plain.o")
    size = (system_box.folder / "plain.o").stat().st_size // 1024
    full = disk(size + 24)
    done = system_box.enzyme("-c", source, "-o", str(full / "x.o"), command="enzyme-fc")
    assert done.returncode == 0, "the object is complete without"
    (warning,) = done.stderr.decode().splitlines()
    assert warning.startswith("enzyme-fc: warning: no IR is added to ")
    assert "No space left on device" in warning
    assert os.listdir(full) == ["x.o"]
    assert machine_code(full / "x.o") == machine_code(system_box.folder / "plain.o")


def test_a_full_temporary_folder_costs_the_ir_and_says_so(system_box, disk):
    tmp = disk(8)
    system_box.environment["TMPDIR"] = str(tmp)
    system_box.write("a.f90", fortran())
    done = system_box.enzyme("--enzyme-debug", "-c", "a.f90", command="enzyme-fc")
    assert b"Traceback" not in done.stderr
    assert b"no IR is added" in done.stderr or done.returncode
    assert os.listdir(tmp) == []


@needs("flang-22")
def test_without_a_usable_temporary_folder_fortran_is_compiled_all_the_same(system_box):
    system_box.environment["TMPDIR"] = "/nowhere"
    system_box.write("a.f90", fortran())
    done = system_box.ok("-c", "a.f90", command="enzyme-fc")
    assert done.stderr == b""
    assert has_ir(system_box.folder / "a.o")


@needs("flang-22")
@pytest.mark.parametrize("option", ["-v", "-L/tmp", "-fopenmp"])
def test_a_second_compile_is_neither_seen_nor_heard(system_box, option):
    system_box.write("a.f90", fortran())
    flang = system_box.toolchain.command("fc")
    seen = "-I", str(Path(enzyme_cc.attributes.__file__).parent / "fortran")
    expected = system_box.run(*flang, *seen, option, "-c", "a.f90")
    done = system_box.ok(option, "-c", "a.f90", command="enzyme-fc")
    assert (done.stdout, done.stderr) == (expected.stdout, expected.stderr)
    assert has_ir(system_box.folder / "a.o")


@needs("flang-22")
def test_a_source_that_can_be_read_only_once_is_compiled_without_ir(system_box):
    done = system_box.enzyme(
        *("-c", "-x", "f95", "-", "-o", "x.o"), command="enzyme-fc", input=fortran().encode()
    )
    assert done.returncode == 0
    assert not has_ir(system_box.folder / "x.o")


def test_more_arguments_than_the_system_takes_go_through_a_file(pip, tmp_path, cache):
    box = Box(tmp_path, cache, pip)
    box.write("a.c", "#ifndef LAST\n#error lost\n#endif\nint main(void) { return 0; }\n")
    # 2 MB are the limit for all, 128 kB that for each.
    many = "\n".join(f"-DQUITE_A_LONG_VALUE_{n}={'1' * 100_000}" for n in range(27))
    box.write("big", f"{many}\n-DLAST='a \"b\" \\\\c'\n")
    box.ok("@big", "a.c", "-o", "prog")
    assert box.run("./prog").returncode == 0


@pytest.mark.parametrize("kind", ["fifo", "device"])
def test_an_output_that_is_no_file_gets_the_plain_object(system_box, kind):
    system_box.write("a.c", SOURCE)
    output = system_box.folder / "out"
    if kind == "fifo":
        os.mkfifo(output)
        reader = subprocess.Popen(["cat", output], stdout=subprocess.PIPE)
        system_box.ok("-c", "a.c", "-o", "out")
        (system_box.folder / "x.o").write_bytes(reader.communicate()[0])
        assert not has_ir(system_box.folder / "x.o")
    else:
        said = system_box.ok("--enzyme-debug", "-c", "a.c", "-o", "/dev/null").stderr
        assert b"SPECIAL_OUTPUT" in said


@pytest.mark.parametrize(
    "arguments",
    [["--config=./c.cfg"], ["--config", "./c.cfg"], ["--config-user-dir=.", "--config=c.cfg"]],
)
def test_lto_from_a_config_file_leaves_no_stray_ir(system_box, arguments):
    system_box.write("c.cfg", "-flto\n")
    system_box.write("a.c", "int main(void) { return 0; }\n")
    plain = system_box.toolchain.command("cc")
    system_box.run(*plain, *arguments, "-c", "a.c", "-o", "plain.o")
    system_box.ok(*arguments, "-c", "a.c", "-o", "ours.o")
    ours, expected = ((system_box.folder / f"{n}.o").read_bytes() for n in ("ours", "plain"))
    assert ours == expected


def test_arguments_in_a_response_file_we_cannot_read_leave_no_stray_ir(system_box):
    system_box.write("a.c", SOURCE)
    system_box.write("r", "-o wide.o".encode("utf-16"))
    system_box.ok("-c", "a.c", "@r")
    assert not has_ir(system_box.folder / "wide.o")


def test_an_object_nobody_may_write_is_compiled_plainly(system_box):
    """As under `umask 0777`, for a user who is not root."""
    system_box.write("a.c", SOURCE)
    system_box.ok("-c", "a.c", preexec_fn=lambda: os.umask(0o777))
    assert (system_box.folder / "a.o").exists()


@pytest.mark.parametrize("number", [1, 2])
def test_a_closed_stream_is_no_reason_to_fail(system_box, number):
    system_box.write("a.c", SOURCE)
    system_box.environment["ENZYME_CC_DEBUG"] = "1"
    for arguments in (["-c", "a.c"], ["--version"], ["--enzyme-help"], ["-E", "a.c", "-o", "a.i"]):
        command = 'exec "$0" "$@" ' + f"{number}>&-"
        done = system_box.run("/bin/sh", "-c", command, COMMANDS / "enzyme-cc", *arguments)
        assert done.returncode == 0, arguments
        assert b"internal error" not in done.stderr


def test_an_interrupt_during_the_start_ends_the_compile_or_comes_too_late(system_box):
    system_box.write("a.c", SOURCE)
    for delay in range(0, 40, 4):
        process = subprocess.Popen(
            [COMMANDS / "enzyme-cc", "-c", "a.c"],
            cwd=system_box.folder,
            env=system_box.environment,
            stderr=subprocess.PIPE,
            process_group=0,
        )
        time.sleep(delay / 1000)
        os.killpg(process.pid, signal.SIGINT)
        said = process.communicate(timeout=20)[1]
        assert b"internal error" not in said
        assert process.returncode or (system_box.folder / "a.o").exists()
        (system_box.folder / "a.o").unlink(missing_ok=True)


def test_variables_the_caller_exports_reach_the_compiler_as_they_are(bare_box):
    fake_compiler(bare_box, "env\n")
    mine = dict.fromkeys(("name", "package", "python", "here", "real", "file"), "mine")
    bare_box.environment |= mine
    seen = bare_box.ok("-c", "a.c").stdout.decode().splitlines()
    assert [f"{k}={v}" for k, v in mine.items() if f"{k}={v}" not in seen] == []
    assert not [line for line in seen if line.startswith("_enzyme")]


@pytest.mark.parametrize("home", ["", "/no such home"])
def test_without_a_home_the_cache_is_a_private_temporary_folder(bare_box, system, tmp, home):
    bare_box.environment |= {"HOME": home, "XDG_CACHE_HOME": ""}
    del bare_box.environment["ENZYME_CC_CACHE"]
    bare_box.write("a.c", SOURCE)
    bare_box.ok("-c", "a.c")
    folder = tmp / f"enzyme-cc-{os.getuid()}"
    assert folder.stat().st_mode & 0o077 == 0
    assert any(name.startswith("toolchain-") for name in os.listdir(folder))


def test_a_temporary_cache_that_others_can_write_is_not_trusted(bare_box, system, tmp):
    bare_box.environment |= {"HOME": "", "XDG_CACHE_HOME": ""}
    del bare_box.environment["ENZYME_CC_CACHE"]
    folder = tmp / f"enzyme-cc-{os.getuid()}"
    folder.mkdir()
    folder.chmod(0o777)
    bare_box.write("a.c", SOURCE)
    bare_box.ok("-c", "a.c")
    assert os.listdir(folder) == []


def test_a_read_only_source_tree_is_no_trouble(box):
    box.write("src/a.c", SOURCE)
    (box.folder / "src").chmod(0o555)
    box.ok("-c", "src/a.c", "-o", "a.o")
    (box.folder / "src").chmod(0o755)
    assert has_ir(box.folder / "a.o")


def test_many_compiles_at_once_of_equal_names_in_different_folders(box):
    folders = [f"d{n}" for n in range(16)]
    for number, folder in enumerate(folders):
        box.write(f"{folder}/same.c", f"int f{number}(void) {{ return {number}; }}\n")
    box.environment["ENZYME_CC_CACHE"] = str(box.folder / "new cache")  # all probe at once

    def compile_in(folder):
        return box.enzyme("-c", "same.c", cwd=box.folder / folder)

    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(compile_in, folders))
    assert [done.stderr for done in results if done.returncode] == []
    for number, folder in enumerate(folders):
        object_file = box.folder / folder / "same.o"
        assert has_ir(object_file)
        assert f"f{number}".encode() in object_file.read_bytes()


def test_an_object_that_another_file_is_linked_to_is_still_one_file(box):
    box.write("a.c", SOURCE)
    box.ok("-c", "a.c", "-o", "x.o")
    os.link(box.folder / "x.o", box.folder / "y.o")
    box.ok("-c", "a.c", "-o", "x.o")
    assert has_ir(box.folder / "x.o")


ONE_LINE = [
    (["--enzyme-nonsense", "-c", "a.c"], "unknown option '--enzyme-nonsense'"),
    (["--enzyme-toolchain", "-c", "a.c"], "'--enzyme-toolchain' needs a value"),
]


@pytest.mark.parametrize(("arguments", "message"), ONE_LINE)
def test_bad_use_of_our_options_is_one_line_and_a_way_out(box, arguments, message):
    done = box.enzyme(*arguments)
    first, *notes = done.stderr.decode().splitlines()
    assert done.returncode == 1
    assert first.startswith("enzyme-cc: error: ")
    assert message in first
    assert all(": note: " in line for line in notes)


@pytest.mark.parametrize("variable", ["ENZYME_CC_CLANG", "ENZYME_CC_LLVM", "ENZYME_CC_TOOLCHAIN"])
@pytest.mark.parametrize("value", ["nowhere", "/nowhere/clang", "7", "two words"])
def test_a_toolchain_that_is_not_there_is_named_with_where_it_was_looked_for(
    bare_box, variable, value
):
    bare_box.environment[variable] = value
    bare_box.write("a.c", SOURCE)
    done = bare_box.enzyme("-c", "a.c")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert said.startswith("enzyme-cc: error: ")
    assert value in said
    assert "Traceback" not in said
    assert "internal error" not in said


def test_a_wrapper_that_would_wrap_itself_is_refused(bare_box):
    bare_box.environment["ENZYME_CC_CLANG"] = str(COMMANDS / "enzyme-cc")
    done = bare_box.enzyme("-c", "a.c", timeout=20)
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr


def test_a_symlink_called_clang_to_us_is_not_taken_for_a_compiler(bare_box):
    folder = bare_box.folder / "bin"
    folder.mkdir()
    for name in ("clang", "clang-99"):
        (folder / name).symlink_to(COMMANDS / "enzyme-cc")
    bare_box.environment["PATH"] = f"{folder}:{bare_box.environment['PATH']}"
    done = bare_box.enzyme("-dumpversion", timeout=20)
    assert b"99" not in done.stdout
    assert done.returncode == 0 or b"wrap" in done.stderr or b"install" in done.stderr


def test_a_cache_that_cannot_be_written_is_only_slower(bare_box, system):
    bare_box.environment["ENZYME_CC_CACHE"] = "/proc/nowhere"
    bare_box.write("a.c", SOURCE)
    bare_box.ok("-c", "a.c")
    assert has_ir(bare_box.folder / "a.o")


def test_without_a_home_there_is_simply_no_cache(bare_box, system):
    for name in ("ENZYME_CC_CACHE", "HOME", "XDG_CACHE_HOME"):
        bare_box.environment.pop(name, None)
    bare_box.write("a.c", SOURCE)
    bare_box.ok("-c", "a.c")


@pytest.mark.parametrize(
    "content",
    [b"", b"\0" * 100, b"garbage", b"\xff" * 4000],
    ids=["empty", "zeros", "text", "ones"],
)
def test_a_damaged_cache_is_no_trouble(bare_box, system, tmp_path, content):
    place = tmp_path / "cache"
    bare_box.environment["ENZYME_CC_CACHE"] = str(place)
    bare_box.write("a.c", SOURCE)
    bare_box.ok("-c", "a.c")
    for entry in place.iterdir():
        entry.write_bytes(content)
    bare_box.ok("-c", "a.c")


def test_the_debug_switch_prints_the_real_commands_so_that_they_can_be_run(box):
    box.write("a b.c", SOURCE)
    box.environment["ENZYME_CC_DEBUG"] = "1"
    said = box.ok("-c", "a b.c", "-o", "out 1.o").stderr.decode()
    command = next(line.split("runs: ", 1)[1] for line in said.splitlines() if "runs: " in line)
    (box.folder / "out 1.o").unlink()
    assert box.run("/bin/sh", "-c", command).returncode == 0
    assert (box.folder / "out 1.o").exists()


def test_the_debug_switch_prints_the_reason_for_stepping_aside(box):
    box.write("a.c", SOURCE)
    said = box.ok("--enzyme-debug", "-E", "a.c").stderr.decode()
    assert "enzyme-cc: no IR is added: the command stops before objects (NO_OBJECT)" in said


def test_pythons_own_variables_do_not_reach_us_and_reach_the_compiler(bare_box):
    fake_compiler(bare_box, "env\n")
    for name in ("enum", "os", "re", "yaml", "sitecustomize"):
        bare_box.write(f"junk/{name}.py", "raise SystemExit('junk was imported')\n")
    junk = {"PYTHONPATH": str(bare_box.folder / "junk"), "PYTHONWARNINGS": "error"}
    bare_box.environment |= {**junk, "PYTHONVERBOSE": "1"}
    for arguments in (["-c", "a.c"], ["-E", "a.c"]):
        done = bare_box.ok(*arguments)
        assert done.stderr == b""
        assert [v for k, v in junk.items() if f"{k}={v}".encode() not in done.stdout] == []


def test_a_link_to_the_command_is_the_command(box):
    box.write("a.c", SOURCE)
    for name, command in (("mycc", "enzyme-cc"), ("my c++", "enzyme-c++")):
        (box.folder / name).symlink_to(COMMANDS / command)
        done = box.run(box.folder / name, "--version")
        assert done.stdout.decode().splitlines()[-1].startswith(command)


@pytest.mark.parametrize("command", ["enzyme-cc", "enzyme-c++", "enzyme-fc", "enzyme-link"])
def test_help_needs_no_toolchain(bare_box, command):
    bare_box.environment["ENZYME_CC_CLANG"] = "nowhere"
    done = bare_box.enzyme("--enzyme-help", command=command)
    assert done.returncode == 0
    assert done.stdout.decode().startswith(command)


def test_a_bug_of_ours_is_one_line_that_asks_for_a_report(tmp_path, cache):
    box = Box(tmp_path, cache)
    code = (
        "from enzyme_cc.driver import main\n"
        "main.read = lambda arguments: 1 // 0\n"
        "main.main('enzyme-cc', ('-c', 'a.c'))\n"
    )
    done = box.run(COMMANDS / "python", "-c", code)
    lines = done.stderr.decode().splitlines()
    assert done.returncode == 70
    assert len(lines) == 1
    assert "internal error" in lines[0]
    assert "ZeroDivisionError" in lines[0]
