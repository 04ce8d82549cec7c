"""Programs that are longer than any person's, by the whole way from source to program."""


def test_a_chain_of_thousands_of_calls_is_compiled(system_box):
    count = 1500
    lines = [
        "double __enzyme_autodiff(void *, ...);",
        "static double f0(double x) { return x * x; }",
    ]
    lines += [f"static double f{at}(double x) {{ return f{at - 1}(x); }}" for at in range(1, count)]
    lines += [f"int main(void) {{ return __enzyme_autodiff((void *)f{count - 1}, 3.0) != 6; }}"]
    system_box.write("chain.c", "\n".join(lines))
    system_box.ok("-O1", "chain.c", "-o", "chain")
    assert system_box.run("./chain").returncode == 0
