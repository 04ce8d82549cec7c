"""The notebook of the examples: its cells run, one after the other."""

import json
from pathlib import Path

import pytest

import enzyme_cc as enzyme

ROOT = Path(__file__).resolve().parents[3]


class Shell:
    """As much of IPython as the notebook asks for."""

    def __init__(self):
        self.variables, self.magics = {}, {}
        self.push = self.variables.update

    def register_magic_function(self, function, kind, name):
        self.magics[name] = function

    def run(self, cell):
        first, _, rest = cell.partition("\n")
        if first.startswith("%%"):
            name, _, line = first[2:].partition(" ")
            self.magics[name](line, rest)
        elif first == "%load_ext enzyme_cc":
            enzyme.load_ipython_extension(self)
        else:
            exec(cell, self.variables)


def test_the_notebook_finds_what_its_data_were_made_with(capsys):
    pytest.importorskip("scipy")
    notebook = json.loads((ROOT / "examples/fit.ipynb").read_text())
    shell = Shell()
    for cell in notebook["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] != "code" or "matplotlib" in text:
            continue
        shell.run(text)
    fit, truth, errors = (shell.variables[name] for name in ("fit", "truth", "errors"))
    assert abs(fit.x - truth).max() < 4 * errors.max()
    assert "damping  0.2" in capsys.readouterr().out
