"""What is the same but for its place is said once, with how many more there are."""

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.transform.report.causes import one_for_each_cause


def at(line, message="a volatile load", code="EZ0402", notes=("take `volatile` away",)):
    return Diagnostic(message, where=f"a.c:{line}:3", notes=notes, code=code)


def test_one_message_tells_how_many_more_places_there_are_in_a_function():
    (said,) = one_for_each_cause([(at(line), "f") for line in (4, 7, 9)])
    assert said.where == "a.c:4:3"
    assert said.notes == ("take `volatile` away", "and 2 more places in f: lines 7, 9")


def test_the_first_line_is_where_the_message_stands_whichever_sweep_found_it():
    (said,) = one_for_each_cause([(at(line), "f") for line in (9, 4, 7)])
    assert said.where == "a.c:4:3"
    assert said.notes[1] == "and 2 more places in f: lines 7, 9"


def test_one_more_place_is_no_plural_and_many_are_not_all_listed():
    assert one_for_each_cause([(at(1), "f"), (at(2), "f")])[0].notes[1] == (
        "and one more place in f: line 2"
    )
    many = one_for_each_cause([(at(line), "f") for line in range(1, 9)])[0].notes[1]
    assert many == "and 7 more places in f: lines 2, 3, 4, 5, ..."


def test_names_of_values_make_no_other_cause():
    found = [(at(1, "what %a (i64) holds"), "f"), (at(2, "what %12 (i64) holds"), "f")]
    assert len(one_for_each_cause(found)) == 1


def test_another_function_message_code_or_way_out_is_another_cause():
    others = [
        (at(2), "g"),
        (at(3, "a volatile store"), "f"),
        (at(4, code="EZ0401"), "f"),
        (at(5, notes=()), "f"),
    ]
    found = [(at(1), "f"), *others]
    assert one_for_each_cause(found) == [each for each, _ in found]


def test_what_is_in_no_line_of_the_same_file_is_said_by_itself():
    elsewhere = Diagnostic("m", where="b.h:4:3")
    nowhere = Diagnostic("m")
    first = Diagnostic("m", where="a.c:1:1")
    found = [(each, "f") for each in (first, elsewhere, nowhere)]
    assert one_for_each_cause(found) == [first, elsewhere, nowhere]


def reached(place, *trail):
    shown = tuple((each, "f") for each in (place, *trail))
    return Diagnostic("m", where=place, code="EZ0402", trail=shown)


def test_further_places_in_a_header_of_a_library_are_the_users_lines():
    found = [reached(f"/usr/include/atomic:{n}:1", f"a.cpp:{n - 600}:3") for n in (604, 676, 690)]
    (said,) = one_for_each_cause([(each, "f") for each in found])
    assert said.notes == ("and 2 more places in f: lines 76, 90",)


def test_the_same_line_of_the_users_is_not_told_again():
    found = [reached(f"/usr/include/atomic:{n}:1", "a.cpp:4:3") for n in (604, 676)]
    (said,) = one_for_each_cause([(each, "f") for each in found])
    assert said.notes == ()


def test_a_line_of_a_header_has_its_file_where_the_message_may_be_told_elsewhere():
    found = [reached(f"inc/g.h:{line}:1", "a.cpp:4:3") for line in (7, 9)]
    (said,) = one_for_each_cause([(each, "f") for each in found])
    assert said.notes == ("and one more place in f: inc/g.h:9",)
