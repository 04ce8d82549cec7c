"""Builds on more than one machine: distcc's daemons, ccache's remote storage, a shared folder.

The machines are this one, by its loopback: real daemons, each with folders of its own.
"""

import http.server
import os
import shutil
import socket
import subprocess
import threading
import time
from contextlib import closing, contextmanager

import pytest
from boxes import COMMANDS, Box, needs
from objects import has_ir

#: Derivatives of one unit, of C++, and across units.
FILES = {
    "model.h": '#ifdef __cplusplus\nextern "C" {\n#endif\n'
    "double energy(const double *x, int n);\ndouble link_of(double a, double b);\n"
    "double slope(double x);\n#ifdef __cplusplus\n}\n#endif\n",
    "model.c": '#include "model.h"\ndouble energy(const double *x, int n) {\n  double e = 0;\n'
    "  for (int i = 0; i + 1 < n; i++) e += link_of(x[i], x[i + 1]);\n  return e;\n}\n",
    "link.c": '#include "model.h"\ndouble link_of(double a, double b) { return a * a * b; }\n',
    "slope.cpp": '#include "model.h"\n#include <enzyme/enzyme.h>\n#include <cmath>\n'
    "static double cube(double x) { return std::pow(x, 3); }\n"
    "double slope(double x) { return __enzyme_autodiff_double((void *)cube, x); }\n",
    "main.c": '#include "model.h"\n#include <enzyme/enzyme.h>\n#include <stdio.h>\n'
    "int main(void) {\n  double x[3] = {1, 2, 3}, dx[3] = {0};\n"
    "  __enzyme_autodiff_void((void *)energy, enzyme_dup, x, dx, 3);\n"
    '  printf("%g %g %g %g\\n", dx[0], dx[1], dx[2], slope(2));\n}\n',
    "Makefile": "OBJECTS = main.o model.o link.o slope.o\nprog: $(OBJECTS)\n"
    "\tenzyme-c++ $(OBJECTS) -o prog -lm\n"
    "%.o: %.c model.h\n\t$(BY) enzyme-cc -O2 -c $< -o $@\n"
    "%.o: %.cpp model.h\n\t$(BY) enzyme-c++ -O2 -c $< -o $@\n",
}
UNITS = 4
#: e = x0² x1 + x1² x2: 2 x0 x1, x0² + 2 x1 x2, x1²; the slope of a cube at 2.
ANSWER = b"4 13 4 12\n"


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    for name, text in FILES.items():
        made.write(name, text)
    return made


def built(box, by, **variables):
    """Build it anew, the commands that compile behind `by`; it must give the right derivatives."""
    for path in box.folder.glob("*.o"):
        path.unlink()
    environment = {**box.environment, **{k: str(v) for k, v in variables.items()}}
    environment.pop("CCACHE_DISABLE", None)
    done = box.run("make", "-j2", f"BY={by}", env=environment)
    assert done.returncode == 0, done.stderr.decode()
    assert box.run("./prog").stdout == ANSWER
    assert all(has_ir(path) for path in box.folder.glob("*.o"))
    return done


def free_port():
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


@contextmanager
def daemon(*argv, port, folder, environment):
    """A server on the loopback, until the test is done; its messages are in a file."""
    log = folder / f"log-{port}"
    with log.open("wb") as stream:
        running = subprocess.Popen(argv, stdout=stream, stderr=stream, env=environment, cwd=folder)
    try:
        wait_for(port, running, log)
        yield log
    finally:
        running.terminate()
        running.wait(timeout=20)


def wait_for(port, running, log):
    for _ in range(200):
        with closing(socket.socket()) as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert running.poll() is None, log.read_text(errors="replace")
        time.sleep(0.05)
    pytest.fail(f"nobody listens: {log.read_text(errors='replace')}")


# -- distcc ---------------------------------------------------------------------------------------


def as_nobody_special():
    """What stands before a daemon that refuses to be root's: a namespace with another user."""
    if os.geteuid() != 0:
        return ()
    words = ("unshare", "--user", "--map-user=1000")
    if not shutil.which(words[0]) or subprocess.run([*words, "true"], check=False).returncode:
        pytest.skip("distccd does not run for root, and there are no user namespaces")
    return words


@contextmanager
def compile_servers(box, count=2):
    """So many distccd; the answer is what distcc is told, and their logs."""
    stack, ports = [], [free_port() for _ in range(count)]
    head = as_nobody_special()
    try:
        for port in ports:
            words = f"--no-detach --daemon --port {port} --listen 127.0.0.1 --allow 127.0.0.1"
            more = "--enable-tcp-insecure --log-stderr --verbose --jobs 2"
            argv = (*head, "distccd", *words.split(), *more.split())
            made = daemon(*argv, port=port, folder=box.folder, environment=box.environment)
            stack.append((made, made.__enter__()))
        state = box.folder / "distcc"
        state.mkdir(exist_ok=True)
        hosts = " ".join(f"127.0.0.1:{port}/2" for port in ports)
        yield (
            {"DISTCC_DIR": state, "DISTCC_HOSTS": hosts, "DISTCC_FALLBACK": 0},
            [log for _, log in stack],
        )
    finally:
        for made, _ in reversed(stack):
            made.__exit__(None, None, None)


def compiled_there(logs):
    return sum(log.read_text(errors="replace").count("COMPILE_OK") for log in logs)


@needs("distcc", "distccd")
def test_units_that_distcc_sends_away_have_their_derivatives(box):
    with compile_servers(box) as (variables, logs):
        built(box, "distcc", **variables)
        assert compiled_there(logs) == UNITS


@needs("distcc", "distccd")
def test_an_error_about_a_derivative_comes_back_with_its_line(box):
    wrong = "#include <enzyme/enzyme.h>\ndouble far(double);\n"
    wrong += "static double f(double x) { return far(x); }\n"
    wrong += "double g(double x) { return __enzyme_autodiff_double((void *)f, x, x); }\n"
    box.write("wrong.c", wrong)
    with compile_servers(box, 1) as (variables, _):
        environment = {**box.environment, **{k: str(v) for k, v in variables.items()}}
        done = box.run("distcc", "enzyme-cc", "-g", "-c", "wrong.c", env=environment)
    assert done.returncode != 0
    assert b"wrong.c:4:" in done.stderr
    assert b"[EZ0" in done.stderr
    assert not (box.folder / "wrong.o").exists()


@needs("distcc", "distccd", "ccache")
def test_what_ccache_has_not_distcc_compiles(box):
    with compile_servers(box) as (variables, logs):
        variables |= {"CCACHE_DIR": box.folder / "ccache", "CCACHE_PREFIX": "distcc"}
        built(box, "ccache", **variables)
        assert compiled_there(logs) == UNITS
        built(box, "ccache", **variables)
        assert compiled_there(logs) == UNITS


# -- ccache ---------------------------------------------------------------------------------------


class Shelf(http.server.BaseHTTPRequestHandler):
    """What ccache needs of a server: files by their paths."""

    def do_GET(self):
        found = self.server.files.get(self.path)
        self.send_response(404 if found is None else 200)
        self.send_header("Content-Length", str(len(found or b"")))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(found or b"")

    do_HEAD = do_GET  # noqa: N815 - the name that the server looks for

    def do_PUT(self):
        self.server.files[self.path] = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(201)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        """Say nothing."""


@contextmanager
def by_http(_box):
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Shelf) as server:
        server.files = {}
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/cache"
        server.shutdown()


@contextmanager
def by_redis(box):
    port = free_port()
    argv = f"redis-server --port {port} --bind 127.0.0.1 --appendonly no --save".split()
    with daemon(*argv, "", port=port, folder=box.folder, environment=box.environment):
        yield f"redis://127.0.0.1:{port}"


def counts(box, folder):
    environment = {**box.environment, "CCACHE_DIR": str(folder)}
    lines = box.run("ccache", "--print-stats", env=environment).stdout.decode().splitlines()
    return {name: int(value) for name, _, value in (line.partition("\t") for line in lines)}


@needs("ccache")
@pytest.mark.parametrize("storage", [by_http, pytest.param(by_redis, marks=needs("redis-server"))])
def test_what_one_machine_has_compiled_another_has_from_ccaches_remote_storage(box, storage):
    with storage(box) as place:
        for name in ("here", "there"):
            variables = {"CCACHE_DIR": box.folder / name, "CCACHE_REMOTE_STORAGE": place}
            built(box, "ccache", **variables)
    assert counts(box, box.folder / "here")["remote_storage_hit"] == 0
    found = counts(box, box.folder / "there")
    assert found["remote_storage_hit"] == UNITS
    assert found["cache_miss"] == 0


# -- our own cache, in a folder that machines share -----------------------------------------------


@pytest.fixture
def shared(box):
    """A folder for the cache of every machine, in the place of caches of their own."""
    folder = box.folder / "shared"
    folder.mkdir(mode=0o700)
    del box.environment["ENZYME_CC_CACHE_SIZE"]
    box.environment |= {"ENZYME_CC_CACHE": str(folder), "ENZYME_CC_DEBUG": "1"}
    return folder


def on_machine(box, name):
    """A build in the same folder with a home of its own; returns how much was made before."""
    (box.folder / name).mkdir()
    done = built(box, "", HOME=box.folder / name, XDG_CACHE_HOME="")
    return done.stderr.count(b"made before: ")


def test_a_shared_folder_has_the_derivatives_that_another_machine_has_made(box, shared):
    assert on_machine(box, "one") == 0
    # Two units that ask, and the link.
    assert on_machine(box, "two") == 3


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives folders away")
def test_a_shared_folder_of_another_user_is_refused_and_it_is_said_why(box, shared):
    os.chown(shared, 12345, 12345)
    done = built(box, "")
    assert b"nothing is kept: " in done.stderr
    told = box.run(COMMANDS / "enzyme", "cache")
    assert told.returncode == 1
    assert f"nothing is kept: '{shared}' belongs to a".encode() in told.stderr
    assert b"FOREIGN_FOLDER" in told.stderr
    assert list(shared.iterdir()) == []
