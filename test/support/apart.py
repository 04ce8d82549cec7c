"""Tests of generated code, each in a child of this process: none that dies takes others along."""

import os
import pickle
import signal
import warnings

import pytest
from _pytest.runner import runtestprotocol
from deadline import Expired

#: What runs such code in the process that asks for it.
RUNNERS = ("native", "derived")


def runs_generated_code(item):
    """Whether the module of a test has something of these."""
    found = vars(item.module).values() if item.module else ()
    return any(getattr(each, "__module__", "") in RUNNERS for each in found)


def run_apart(item, nextitem):
    """Run a test in a child, and report what came of it here."""
    item.config._tmp_path_factory.getbasetemp()  # one for all children
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in _reports(item):
        hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    item.session._setupstate.teardown_exact(nextitem)


class _Sibling:
    """A test that would follow: what is there for all of a module, a child leaves to us."""

    def __init__(self, item):
        self._item = item

    def listchain(self):
        return self._item.listchain()[:-1]


def _reports(item):
    reading, writing = os.pipe()
    with warnings.catch_warnings(action="ignore"):  # of threads, from Python 3.12 on
        child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            _be_child(item, writing)
        finally:
            os._exit(1)
    os.close(writing)
    with open(reading, "rb") as file:
        try:
            data = file.read()
        except Expired as expired:
            os.kill(child, signal.SIGABRT)  # it says where it is
            os.waitpid(child, 0)
            return [_failed(item, str(expired))]
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status == 0:
        serialized = pickle.loads(data)
        read = item.config.hook.pytest_report_from_serializable
        return [read(config=item.config, data=each) for each in serialized]
    how = f"signal {signal.Signals(-status).name}" if status < 0 else f"status {status}"
    said = f"{item.nodeid}: the process that ran it ended with {how}"
    return [_failed(item, said)]


def _failed(item, said):
    return pytest.TestReport(item.nodeid, item.location, {}, "failed", said, "call")


def _be_child(item, writing):
    written = item.config.hook.pytest_report_to_serializable
    reports = runtestprotocol(item, log=False, nextitem=_Sibling(item))
    data = pickle.dumps([written(config=item.config, report=each) for each in reports])
    with open(writing, "wb") as file:
        file.write(data)
    os._exit(0)
