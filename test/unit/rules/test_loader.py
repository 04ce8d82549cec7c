"""Rule files: what an entry becomes, and one mistake after the other."""

import pytest
import yaml

from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.types import DOUBLE, FLOAT, function_type
from enzyme_cc.rules import nodes
from enzyme_cc.rules.argument import Argument, Role
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.model import Allocation, Effect, Kind, Kink
from enzyme_cc.rules.trait_methods import TraitMethods

SQUARE = """
- name: square
  matches: [square*]
  args: [x]
  partials: {x: 2 * x}
  effects: none
  samples: [[1.5], [2.5]]
"""


def rules_of(text, below=None):
    return {rule.name: rule for rule in Library.of([("my.yaml", text)], below).rules}


def entry(**changes):
    """`square` with other keys; None leaves one out."""
    keys = {
        "name": "square",
        "matches": "[square*]",
        "args": "[x]",
        "partials": "{x: 2 * x}",
        "effects": "none",
        "samples": "[[1.5], [2.5]]",
    }
    keys.update(changes)
    lines = [f"{key}: {value}" for key, value in keys.items() if value is not None]
    return "- " + "\n  ".join(lines) + "\n"


@pytest.mark.parametrize("loader", ["SafeLoader", "CSafeLoader"])
@pytest.mark.parametrize("text", ["- " + "[" * 20_000, "- " + "{a: " * 20_000], ids=["[", "{"])
def test_a_file_that_is_nested_too_deeply_is_an_error(monkeypatch, loader, text):
    monkeypatch.setattr(nodes, "_LOADER", getattr(yaml, loader))
    with pytest.raises(UserError, match="not YAML"):
        rules_of(text)


def check_error(text, where, code, message, below=None):
    with pytest.raises(UserError) as caught:
        rules_of(text, below)
    diagnostic = caught.value.diagnostic
    assert (diagnostic.where, diagnostic.code) == (where, code)
    assert message in diagnostic.message
    return diagnostic


def test_an_entry_becomes_a_record():
    rule = rules_of(SQUARE)["square"]
    assert rule.kind is Kind.PARTIALS
    assert rule.where == "my.yaml:2:3"
    assert rule.arguments == (Argument("x"),)
    assert rule.active_arguments == ("x",)
    assert rule.samples == ((1.5,), (2.5,))
    assert rule.needs(["x"]) == {"x"}
    assert rule.needs([]) == frozenset()


def test_roles_and_results():
    text = entry(
        args="[x, {n: integer}, {p: pointer}, {more: out}]",
        partials="{result: {x: more}, more: {x: n}}",
        samples="[[1, 2, 0], [1.5, 2, 0]]",
    )
    rule = rules_of(text)["square"]
    assert [each.role for each in rule.arguments] == [
        Role.FLOAT,
        Role.INTEGER,
        Role.POINTER,
        Role.OUT,
    ]
    assert [each.name for each in rule.outputs] == ["result", "more"]
    assert rule.active_arguments == ("x",)
    assert rule.partial("x", "more") is not None
    assert rule.partial("n") is None


def test_effects_are_words():
    assert rules_of(entry())["square"].effects == frozenset()
    assert rules_of(entry(effects="[reads, outside]"))["square"].effects == {
        Effect.READS,
        Effect.OUTSIDE,
    }
    rule = rules_of(entry(effects="errno"))["square"]
    assert rule.effects_as("square") == {Effect.ERRNO}
    assert rule.effects_as("llvm.square.f64") == frozenset()


def test_kinks_are_points_with_values():
    rule = rules_of(entry(kinks="[{at: [0.0], partials: {x: 0}}]"))["square"]
    assert rule.kinks == (Kink((0.0,), (("x", 0),)),)


def test_a_domain_has_an_interval_for_every_number_that_goes_in():
    text = entry(
        args="[x, {n: integer}]",
        samples="[[1, 2], [1.5, 2]]",
        domain="{n: [-3, 3], x: [0, .inf]}",
    )
    assert rules_of(text)["square"].domain == (((0, float("inf")), (-3, 3)),)
    assert rules_of(SQUARE)["square"].domain == ()


def test_a_domain_may_be_several_boxes_and_a_sample_is_in_one():
    text = entry(
        args="[x, {n: integer}]",
        samples="[[1, 2], [-1.5, 3]]",
        domain="[{x: [0, 3], n: [2, 2]}, {x: [-3, 0], n: [0, 3]}]",
    )
    assert rules_of(text)["square"].domain == (((0, 3), (2, 2)), ((-3, 0), (0, 3)))
    text = text.replace("[-1.5, 3]", "[1.5, 3]")
    check_error(text, "my.yaml:6:21", "EZ0908", "here 'n' is outside of the domain")


def test_an_interval_of_integers_has_integers_for_ends():
    text = entry(
        args="[x, {n: integer}]",
        samples="[[1, 2], [1.5, 2]]",
        domain="{n: [-3, 3.5], x: [0, 9]}",
    )
    check_error(text, "my.yaml:7:20", "EZ0908", "'n' is an integer, not 3.5")


def test_allocations_name_their_arguments():
    text = entry(
        args="[{n: integer}, {s: integer}]",
        partials=None,
        samples=None,
        allocation="{size: [n, s], zeroed: true, freed_by: free}",
    )
    assert rules_of(text)["square"].allocation == Allocation(("n", "s"), "free", zeroed=True)


def test_formulas_call_functions_of_the_same_file_and_of_those_below():
    more = entry(name="twice", matches="[twice*]", partials="{x: square(x) * sin(x)}")
    found = rules_of(SQUARE + more, Library.default())
    assert found["twice"].needs(["x"]) == {"x"}


def test_a_derivative_may_be_said_to_be_unknown():
    partials, samples = "{x: {unknown: too hard}, y: 1}", "[[1, 2], [3, 4]]"
    rule = rules_of(entry(args="[x, y]", partials=partials, samples=samples))["square"]
    assert rule.unknown(["x", "y"]) == {"x": "too hard"}
    assert rule.unknown(["y"]) == {}
    assert rule.needs(["x"]) == frozenset()


def test_a_rule_for_one_type_is_for_functions_of_that_type_only():
    one = rules_of(entry(type="double"))["square"]
    assert one.fits(function_type(DOUBLE, (DOUBLE,)))
    assert not one.fits(function_type(FLOAT, (FLOAT,)))
    assert not one.fits(function_type(DOUBLE, (FLOAT,)))
    assert not one.fits(function_type(FLOAT, (DOUBLE,)))


def test_formulas_call_a_function_of_their_type_by_its_only_name():
    below = Library.of([("below.yaml", entry(name="cube", matches="[cube]", type="double"))])
    text = entry(partials="{x: cube(x)}", type="double")
    call = rules_of(text, below)["square"].partial("x")
    assert (call.function.c_name, call.function.type) == ("cube", DOUBLE)


def test_an_empty_file_has_no_rules():
    assert rules_of("# nothing\n") == {}


@pytest.mark.parametrize(
    ("changes", "where", "code", "message"),
    [
        ({"partial": "1"}, "my.yaml:7:3", "EZ0902", "unknown key 'partial'"),
        ({"inactive": "true"}, "my.yaml:1:3", "EZ0902", "inactive and partials exclude each other"),
        ({"name": None}, "my.yaml:1:3", "EZ0903", "'name' is missing"),
        ({"matches": None}, "my.yaml:1:3", "EZ0903", "'matches' is missing"),
        ({"effects": None}, "my.yaml:1:3", "EZ0903", "'effects' is missing"),
        ({"samples": None}, "my.yaml:1:3", "EZ0903", "'samples' is missing"),
        ({"args": None}, "my.yaml:1:3", "EZ0903", "'partials' needs 'args'"),
        ({"partials": None}, "my.yaml:1:3", "EZ0903", "one of allocation, communicates, folds"),
        ({"matches": "[]"}, "my.yaml:2:12", "EZ0901", "this list is empty"),
        ({"matches": "square"}, "my.yaml:2:12", "EZ0901", "a list is needed here"),
        ({"args": "[2x]"}, "my.yaml:3:10", "EZ0901", "'2x' is no name that formulas can use"),
        ({"args": "[{x: double}]"}, "my.yaml:3:14", "EZ0901", "'double' is no role"),
        ({"args": "[{x: out, y: out}]"}, "my.yaml:3:10", "EZ0901", "write a name, or one"),
        ({"args": "[x, x]"}, "my.yaml:3:13", "EZ0909", "'x' is there twice"),
        ({"args": "[x, result]"}, "my.yaml:1:3", "EZ0909", "'result' is both an argument and"),
        ({"partials": "{x: x ** 2}"}, "my.yaml:4:17", "EZ0904", "only + - * / compute"),
        ({"partials": "{x: 2 * z}"}, "my.yaml:4:17", "EZ0905", "uses 'z', which is neither"),
        (
            {"partials": "{x: f(x)}"},
            "my.yaml:4:17",
            "EZ0906",
            "calls 'f', which formulas cannot call",
        ),
        ({"partials": "{}"}, "my.yaml:4:13", "EZ0907", "partial for the argument 'x' is missing"),
        ({"partials": "{x: 1, y: 1}"}, "my.yaml:4:20", "EZ0907", "'y' is no argument with a"),
        ({"partials": "{x: 1, x: 2}"}, "my.yaml:4:20", "EZ0909", "'x' is there twice"),
        ({"effects": "magic"}, "my.yaml:5:12", "EZ0901", "'magic' is no effect"),
        ({"samples": "[[1.5]]"}, "my.yaml:6:12", "EZ0908", "at least two samples are needed"),
        ({"samples": "[[1], [1, 2]]"}, "my.yaml:6:18", "EZ0908", "a sample has 1 numbers (x)"),
        ({"samples": "[[1], [one]]"}, "my.yaml:6:19", "EZ0901", "'one' is no number"),
        ({"domain": "{y: [0, 1]}"}, "my.yaml:7:11", "EZ0908", "an interval for each of: x"),
        ({"domain": "{x: [3, 1]}"}, "my.yaml:7:15", "EZ0908", "an interval is `[from, to]`"),
        ({"domain": "{x: [1]}"}, "my.yaml:7:15", "EZ0908", "an interval is `[from, to]`"),
        ({"domain": "{x: [a, 1]}"}, "my.yaml:7:16", "EZ0901", "'a' is no number"),
        ({"domain": "{x: [2, 3]}"}, "my.yaml:6:13", "EZ0908", "'x' is outside of the domain"),
        ({"kinks": "[{at: [0]}]"}, "my.yaml:7:11", "EZ0901", "a kink is `at: [numbers]`"),
        ({"folds": "square"}, "my.yaml:1:3", "EZ0902", "folds and partials exclude each other"),
        ({"far": "[x]"}, "my.yaml:7:8", "EZ0902", "'far' belongs to 'partials' of an instruction"),
        ({"range": "large"}, "my.yaml:7:10", "EZ0901", "'large' is no range"),
        ({"type": "quad"}, "my.yaml:7:9", "EZ0901", "'quad' is no type"),
        ({"partials": "{x: {because: no}}"}, "my.yaml:4:18", "EZ0907", "'because' is no word"),
        ({"partials": "{x: {}}"}, "my.yaml:4:17", "EZ0907", "for the word 'unknown' is missing"),
        (
            {"partials": "{x: gsl_sf_psi(x)}"},
            "my.yaml:4:17",
            "EZ0906",
            "which formulas cannot call",
        ),
    ],
)
def test_a_mistake_is_an_error_with_its_place(changes, where, code, message):
    check_error(entry(**changes), where, code, message)


def test_an_integer_argument_is_sampled_with_integers():
    text = entry(args="[x, {n: integer}]", samples="[[1.5, 2], [1.5, 2.5]]")
    check_error(text, "my.yaml:6:29", "EZ0908", "'n' is an integer, not 2.5")


def test_false_flags_are_left_out():
    text = entry(partials=None, samples=None, args=None, inactive="false")
    check_error(text, "my.yaml:4:13", "EZ0901", "leave 'inactive' out")


def test_text_that_is_no_yaml():
    check_error("- a\nb: c\n", "my.yaml:2:1", "EZ0901", "not YAML")
    check_error("- a\n- b\a\n", "my.yaml:2:4", "EZ0901", "not YAML")


def test_a_file_that_is_no_list():
    check_error("name: x", "my.yaml:1:1", "EZ0901", "a list is needed here")


def test_entries_out_of_order():
    text = SQUARE + entry(name="cube", matches="[cube*]")
    check_error(text, "my.yaml:8:9", "EZ0910", "'cube' comes after 'square'")


def test_entries_of_one_name():
    check_error(SQUARE + entry(), "my.yaml:8:9", "EZ0909", "'square' is there twice")


def test_two_entries_that_match_one_name():
    text = SQUARE + entry(name="squared", matches="[squaref]")
    found = check_error(text, "my.yaml:8:3", "EZ0909", "'squaref' is matched twice")
    assert found.notes == ("the other is at my.yaml:2:3",)


@pytest.mark.parametrize(
    ("names", "code"), [("[b, a]", "EZ0910"), ("[a, a]", "EZ0909")], ids=["order", "twice"]
)
def test_lists_of_names_are_sorted(names, code):
    text = entry(matches=names, args=None, partials=None, samples=None, inactive="true")
    said = {"EZ0910": "'a' comes after 'b'", "EZ0909": "'a' is there twice"}
    check_error(text, "my.yaml:2:16", code, said[code])


@pytest.mark.parametrize("name", ["Debug", "core::fmt::Debug?", "_Z3f x"])
def test_a_trait_is_named_with_its_crate(name):
    text = entry(
        matches=None, args=None, partials=None, samples=None, inactive="true", traits=f"[{name}]"
    )
    found = check_error(text, "my.yaml:4:12", "EZ0901", f"'{name}' is no trait")
    assert found.notes == ("such as core::fmt::Debug",)


@pytest.mark.parametrize(
    ("trait", "name"),
    [
        ("core::fmt::Debug", "_RNvXCs1_4mineNtB2_5PointNtNtCs2_4core3fmt5Debug3fmt"),
        ("mine::Shape", "_RNvXCs1_4mineNtB2_5PointNtCs1_4mine5Shape4area"),
    ],
)
def test_methods_of_a_trait_are_told_by_its_module_or_crate(trait, name):
    assert TraitMethods([trait]).trait(name) == trait


def test_an_allocation_names_arguments_there_are():
    text = entry(
        args="[{n: integer}]", partials=None, samples=None, allocation="{size: [m], freed_by: free}"
    )
    check_error(text, "my.yaml:5:23", "EZ0901", "'m' is no argument")


def test_who_knows_old_sizes_says_what_makes_blocks():
    table = "{size: [n], resizes: b, old_size: o, freed_by: free}"
    args = "[{b: pointer}, {o: integer}, {n: integer}]"
    text = entry(args=args, partials=None, samples=None, allocation=table)
    check_error(text, "my.yaml:5:15", "EZ0903", "'old_size' and 'made_by' belong together")


def test_a_missing_result_is_a_missing_partial():
    text = entry(results="[a, b]", partials="{a: {x: 1}}")
    check_error(text, "my.yaml:4:13", "EZ0907", "the partial for the result 'b' is missing")


FILL = """
- name: fill
  matches: [fill]
  args: [{to: pointer}, {size: integer}, {count: integer}]
  results: [{result: integer}]
  inactive: true
  overwrites: {to: {bytes: [result, size], most: [count, size]}}
  effects: writes
"""


def test_what_is_overwritten_is_read_with_its_factors():
    (each,) = rules_of(FILL)["fill"].overwrites
    assert (each.argument, each.bytes, each.most) == ("to", ("result", "size"), ("count", "size"))


@pytest.mark.parametrize(
    ("old", "new", "place", "code", "message"),
    [
        ("{to: {bytes", "{from: {bytes", "7:16", "EZ0901", "'from' is no pointer"),
        ("{to: {bytes", "{size: {bytes", "7:16", "EZ0901", "'size' is no pointer"),
        ("[result, size]", "[result, length]", "7:37", "EZ0901", "'length' is no integer"),
        ("[count, size]", "[result]", "7:51", "EZ0901", "'result' is no argument"),
        (", most: [count, size]", "", "7:20", "EZ0901", "write `bytes: [names]` and `most:"),
        (
            "  args: [{to: pointer}, {size: integer}, {count: integer}]\n",
            "",
            "6:15",
            "EZ0902",
            "'args'",
        ),
    ],
)
def test_a_mistake_in_what_is_overwritten_is_said(old, new, place, code, message):
    assert old in FILL
    check_error(FILL.replace(old, new), f"my.yaml:{place}", code, message)
