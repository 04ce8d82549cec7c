"""The table of `test/gpu/device.py` counts a kernel only at scales at which it was timed."""

import shutil
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "gpu"
sys.path.insert(0, str(FOLDER))
import device  # noqa: E402 - found there


class Timed:
    """A kernel whose gradient takes twice as long as the kernel, and more with many blocks."""

    def __init__(self, kernel, image, found):
        pass

    def check(self, seed):
        return [0.0, 0.0]

    def seconds(self, name, scale):
        return 1 if name == "primal" else 2 + scale / 512


def test_a_kernel_that_cannot_have_more_blocks_counts_in_no_mean(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(device, "OnDevice", Timed)
    monkeypatch.setattr(device, "device", lambda: None)
    (tmp_path / "kernels").mkdir()
    for name in ("gather", "axpy"):  # `gather` says "only these blocks"
        shutil.copy(FOLDER / "kernels" / f"{name}.cu", tmp_path / "kernels")
        (tmp_path / f"{name}.ptx").write_bytes(b"")
    assert device.time_all(tmp_path, tmp_path) == 0
    rows = [each.split() for each in capsys.readouterr().out.splitlines()]
    assert rows == [["axpy", "3.0", "10.0"], ["gather"]]
    ratios = {row[0]: [float(each) for each in row[1:]] for row in rows}
    assert device._means(ratios, ratios) == (
        "3.00 (3.00; at most 1.00: axpy), 10.00 (10.00; at most 1.00: axpy)"
    )
