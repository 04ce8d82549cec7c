"""Tests of generated code, in children of this process: none that dies takes others along.

A child runs the tests of a module one by one: a fork for each, of all that tests have left in
memory, takes longer than most of them. Behind one that dies there is another child.
"""

import contextlib
import faulthandler
import functools
import os
import pickle
import signal
import sys
import warnings

import pytest
from _pytest.runner import runtestprotocol
from deadline import Expired

#: What runs such code in the process that asks for it.
RUNNERS = ("native", "derived", "rules.runtime_accuracy")
_TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def runs_generated_code(item):
    """Whether the module of a test has something of these, or of a module that has."""
    return item.module is not None and _has_runner(item.module.__name__)


@functools.cache
def _has_runner(name):
    """Whether code is run by a module of tests, or by one of ours that it has something of."""
    reached, waiting = set(), {name}
    while waiting:
        at = waiting.pop()
        reached.add(at)
        if at == name or (getattr(sys.modules.get(at), "__file__", None) or "").startswith(_TESTS):
            found = {getattr(each, "__module__", None) for each in vars(sys.modules[at]).values()}
            waiting |= {each for each in found if isinstance(each, str)} - reached
    return not reached.isdisjoint(RUNNERS)


def run_apart(item, nextitem):
    """Run a test in a child, and report what came of it here."""
    item.config._tmp_path_factory.getbasetemp()  # one for all children
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in _reports(item):
        hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    if _now and (nextitem is None or not _now[0].is_for(nextitem)):
        _now.pop().close()
    item.session._setupstate.teardown_exact(nextitem)


#: The child there is, if there is one.
_now = []


def _reports(item):
    """What came of a test: of one that ends its child, or is expired, that."""
    if _now and not _now[0].is_for(item):
        _now.pop().close()
    if not _now:
        _now.append(_Child(item))
    child = _now[0]
    try:
        data = child.run(item)
    except Expired as expired:
        _now.pop().kill()
        return [_failed(item, str(expired))]
    if data is None:
        status, before = _now.pop().close(), child.count - 1
        how = f"signal {signal.Signals(-status).name}" if status < 0 else f"status {status}"
        said = f"{item.nodeid}: the process that ran it ended with {how}"
        return [_failed(item, said + f", {before} others before it" * bool(before))]
    read = item.config.hook.pytest_report_from_serializable
    return [read(config=item.config, data=each) for each in data]


class _Child:
    """A fork that runs tests of one module, each when it is asked for."""

    def __init__(self, item):
        self.module, self.count = item.module, 0
        # A fork has no watching thread, and whoever stops this one there waits for ever.
        faulthandler.cancel_dump_traceback_later()
        their_end, self._asks = os.pipe()
        self._answers, its_end = os.pipe()
        with warnings.catch_warnings(action="ignore"):  # of threads, from Python 3.12 on
            self._number = os.fork()
        if self._number == 0:
            os.close(self._asks)
            os.close(self._answers)
            try:
                _serve(item.session, their_end, its_end)
            finally:
                os._exit(1)
        os.close(their_end)
        os.close(its_end)

    def is_for(self, item):
        return item.module is self.module

    def run(self, item):
        """The reports of a test; nothing where there is nobody to tell."""
        self.count += 1
        with contextlib.suppress(BrokenPipeError):
            _send(self._asks, item.session.items.index(item))
        return _received(self._answers)

    def kill(self):
        os.kill(self._number, signal.SIGABRT)  # it says where it is
        self.close()

    def close(self):
        """Let it end, and say how it did."""
        os.close(self._asks)
        os.close(self._answers)
        return os.waitstatus_to_exitcode(os.waitpid(self._number, 0)[1])


def _send(end, what):
    data = pickle.dumps(what)
    data = len(data).to_bytes(8, "little") + data
    while data:
        data = data[os.write(end, data) :]


def _received(end):
    """What was sent; nothing once nobody can send any more."""
    size = _exactly(end, 8)
    data = size and _exactly(end, int.from_bytes(size, "little"))
    return pickle.loads(data) if data else None


def _exactly(end, size):
    data = b""
    while len(data) < size:
        more = os.read(end, size - len(data))
        if not more:
            return b""
        data += more
    return data


def _serve(session, asks, answers):
    """Run what is asked for, until nobody asks."""
    while (at := _received(asks)) is not None:
        item = session.items[at]
        written = item.config.hook.pytest_report_to_serializable
        reports = runtestprotocol(item, log=False, nextitem=_Sibling(item))
        _send(answers, [written(config=item.config, report=each) for each in reports])
    os._exit(0)


class _Sibling:
    """A test that would follow: what is there for all of a module, a child leaves to us."""

    def __init__(self, item):
        self._item = item

    def listchain(self):
        return self._item.listchain()[:-1]


def _failed(item, said):
    return pytest.TestReport(item.nodeid, item.location, {}, "failed", said, "call")
