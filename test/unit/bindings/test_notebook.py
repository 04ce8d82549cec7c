"""The cell magic, with a shell that only keeps what it is told."""

import enzyme_cc as enzyme


class Shell:
    def __init__(self):
        self.magics, self.variables = {}, {}

    def register_magic_function(self, function, kind, name):
        self.magics[kind, name] = function

    def push(self, variables):
        self.variables.update(variables)


def test_a_cell_defines_its_functions(capsys):
    shell = Shell()
    enzyme.load_ipython_extension(shell)
    magic = shell.magics["cell", "enzyme"]
    magic("-DPOWER=3", "double f(double x) { return POWER * x; }")
    assert shell.variables["f"].grad(1.0) == 3
    magic("--language=c++", "namespace n { double g(double x) { return x * x; } }")
    assert shell.variables["g"].grad(2.0) == 4
    assert magic("", "double h(double x) { return z; }") is None
    assert "use of undeclared identifier 'z'" in capsys.readouterr().out
