"""Workers that run cases of the grammar fuzzer: one that hangs or dies is replaced."""

import multiprocessing
import multiprocessing.connection
import os
import re
import resource
import tempfile
import time
from contextlib import suppress

from grammar_cases import case
from grammar_checks import FailureError, Judge, check_ir, check_rule_file
from grammar_commands import MEMORY, PATIENCE, SECONDS, Runner

from enzyme_cc.toolchains.detect import detect
from enzyme_cc.toolchains.wish import Wish

#: What comes of a case that takes its process with it, or may.
UNSAFE = TOO_SLOW, TOO_MUCH, DIED = "too slow", "more than 2 GB", "the process died"
#: A command line and the plain compiler's are two processes with a limit each.
_PATIENCE = {"ir": PATIENCE, "rules": PATIENCE, "arguments": 3 * PATIENCE}


def names_of(came):
    """A kind of failure as a file's name."""
    return re.sub(r"\W+", "-", came).strip("-").lower()[:70]


class Checker:
    """Checks cases in this process; what it needs is made when it is needed first."""

    def __init__(self):
        self.judge, self.runner, self.folder = None, None, None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.judge:
            self.judge.__exit__()
        if self.folder:
            self.folder.cleanup()

    def check(self, one):
        if one.grammar == "rules":
            return check_rule_file(one.text)
        if one.grammar == "ir":
            if self.judge is None:
                self.judge = Judge()
            return check_ir(one.text, one.passes, self.judge)
        return self.commands().check(one.text)

    def commands(self):
        if self.runner is None:
            self.folder = tempfile.TemporaryDirectory()
            name = self.folder.name
            self.runner = Runner(name, detect(Wish(path=os.environ["PATH"], cache_dir=name)))
        return self.runner


def _serve(pipe):
    """Be a worker: check what comes, until nothing comes any more."""
    # Command lines have a limit of their own, and a linker's address space is none of ours.
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with Checker() as checker:
        while (task := pipe.recv()) is not None:
            if task[0] != "arguments":
                _limit(MEMORY, SECONDS)
            pipe.send(result_of(checker, case(*task)))
            _limit(resource.RLIM_INFINITY, 1 << 30)


def _limit(memory, seconds):
    """Let this process have so much memory, and so many seconds more."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    until = int(used.ru_utime + used.ru_stime + seconds) + 1
    resource.setrlimit(resource.RLIMIT_AS, (memory, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_CPU, (until, resource.RLIM_INFINITY))


def result_of(checker, one):
    """What came of a case, and the failure where it is one."""
    try:
        return checker.check(one), None
    except FailureError as failure:
        return failure.kind, failure.detail or failure.kind
    except MemoryError:
        return TOO_MUCH, "MemoryError"


class Worker:
    def __init__(self, context):
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=_serve, args=(other,), daemon=False)
        self.process.start()
        other.close()
        self.task, self.until = None, 0.0

    def give(self, task):
        self.task, self.until = task, time.monotonic() + _PATIENCE[task[0]]
        with suppress(OSError):  # it is dead: what reads the answer finds that out
            self.pipe.send(task)

    def stop(self):
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Pool:
    """As many workers as asked for."""

    def __init__(self, count):
        self.context = multiprocessing.get_context("spawn")
        self.count, self.workers = count, []

    def __enter__(self):
        self.workers = [Worker(self.context) for _ in range(self.count)]
        return self

    def __exit__(self, *_):
        for worker in self.workers:
            try:
                worker.pipe.send(None)
                worker.process.join(10)
            except OSError:
                pass
            worker.stop()

    def run(self, tasks, end):
        """Results as they come: grammar, seed, what came of it, and the failure if it is one."""
        waiting, busy = iter(tasks), set()
        idle = list(self.workers)
        while True:
            while idle and time.monotonic() < end and (task := next(waiting, None)):
                worker = idle.pop()
                worker.give(task)
                busy.add(worker)
            if not busy:
                return
            for worker, result in self.finished(busy):
                busy.discard(worker)
                yield *worker.task, *result
                idle.append(self.replaced(worker) if worker.process is None else worker)

    def finished(self, busy):
        """The workers that are done, were too slow, or died; each with what came of it."""
        soon = max(0.0, min(each.until for each in busy) - time.monotonic())
        ready = multiprocessing.connection.wait([each.pipe for each in busy], soon)
        for worker in list(busy):
            if worker.pipe in ready:
                yield worker, self.received(worker)
            elif time.monotonic() > worker.until:
                self.end(worker)
                yield worker, (TOO_SLOW, "no answer in time")

    def received(self, worker):
        try:
            return worker.pipe.recv()
        except (EOFError, OSError):
            worker.process.join()
            status = worker.process.exitcode
            self.end(worker)
            return f"{DIED}: {status}", "no traceback"

    def end(self, worker):
        worker.stop()
        worker.process = None

    def replaced(self, worker):
        self.workers.remove(worker)
        self.workers.append(Worker(self.context))
        return self.workers[-1]
