"""What the tests of C programs share: jobs for all that is selected, worked off in parallel."""

import programs_harness
import pytest
from program_tasks import Task


def _selected(items):
    """The task of each test that was selected and has one."""
    for item in items:
        params = getattr(item, "callspec", None) and item.callspec.params
        if params and isinstance(params.get("task"), Task):
            yield params["task"]


@pytest.fixture(scope="session")
def outcomes(request, cache):
    """What came of each task, in the future: (job, future) pairs; each test waits for its own."""
    toolchains = programs_harness.toolchains(str(cache))
    jobs = {task: task.jobs(toolchains) for task in _selected(request.session.items)}
    flat = [job for some in jobs.values() for job in some]
    pool, futures = programs_harness.start(flat, programs_harness.cores())
    waiting = iter(zip(flat, futures, strict=True))
    yield {task: [next(waiting) for _ in some] for task, some in jobs.items()}
    pool.shutdown(cancel_futures=True)
