from enzyme_cc.analysis.types.lattice import ANY, DOUBLE, FLOAT, INTEGER, NUMBER, POINTER, Kind
from enzyme_cc.analysis.types.tree import EMPTY, MAX_DEPTH, MAX_FIELDS, Field, scalar, tree


def struct():
    inner = tree((Field(0, 4, FLOAT, stride=4),))
    return tree((Field(0, 8, DOUBLE), Field(8, 8, POINTER, inner))).only()


def test_text_gives_each_place_by_its_path():
    assert str(struct()) == "{[]:pointer, [0]:double, [8]:pointer, [8,-1]:float}"
    assert str(EMPTY) == "{}"


def test_text_of_an_aggregate_gives_its_parts_in_parentheses():
    found = tree((Field(0, 8, DOUBLE), Field(8, 4, INTEGER)))
    assert str(found) == "{(0):double, (8):integer}"


def test_text_of_an_array_of_structs_gives_start_stride_and_end():
    found = tree((Field(8, 4, INTEGER, stride=16, end=48),)).only()
    assert str(found) == "{[]:pointer, [8+16i<48]:integer}"


def test_equal_trees_are_one_object():
    assert struct() is struct()
    assert struct().shift(0) is struct()


def test_merging_joins_facts_and_keeps_both_sides_of_a_conflict():
    merged = scalar(FLOAT, 4).merge(scalar(INTEGER, 4))
    assert merged.kind is Kind.CONFLICT
    assert merged.conflicts
    assert str(merged) == "{[]:integer|float}"


def test_a_double_and_something_else_at_one_place_are_there_in_turns():
    merged = scalar(DOUBLE, 8).merge(scalar(POINTER, 8))
    assert merged.kind is merged.lookup(0, 8) is merged.lookup(0, 1) is Kind.IN_TURNS
    assert merged.conflicts
    assert str(merged) == "{[]:pointer|double}"
    beside = tree((Field(0, 4, DOUBLE), Field(4, 4, POINTER)))
    assert beside.kind is beside.lookup(0, 8) is Kind.CONFLICT


def test_merging_goes_behind_pointers():
    first = scalar(DOUBLE, 8).only()
    second = tree((Field(8, 8, POINTER),)).only()
    assert str(first.merge(second)) == "{[]:pointer, [0]:double, [8]:pointer}"


def test_anything_and_arithmetic_give_way_to_evidence():
    assert scalar(ANY, 8).merge(scalar(DOUBLE, 8)).kind is Kind.DOUBLE
    assert scalar(NUMBER, 8).merge(scalar(DOUBLE, 8)).kind is Kind.DOUBLE
    assert scalar(NUMBER, 8).kind is Kind.INTEGER
    assert scalar(INTEGER, 8).merge(scalar(DOUBLE, 8)).kind is Kind.IN_TURNS
    assert scalar(ANY, 8).kind is Kind.ANYTHING


def test_lookup_takes_all_that_touches_the_bytes():
    found = tree((Field(0, 8, DOUBLE), Field(8, 4, INTEGER)))
    assert found.lookup(0, 8) is Kind.DOUBLE
    assert found.lookup(4, 4) is Kind.DOUBLE
    assert found.lookup(4, 8) is Kind.CONFLICT
    assert found.lookup(12, 4) is Kind.UNKNOWN


def test_lookup_finds_elements_of_arrays():
    found = tree((Field(8, 8, DOUBLE, stride=24, end=80),))
    assert found.lookup(32, 8) is Kind.DOUBLE
    assert found.lookup(40, 8) is Kind.UNKNOWN
    assert found.lookup(80, 8) is Kind.UNKNOWN


def test_restricting_cuts_and_moves_to_the_start():
    found = tree((Field(0, 8, DOUBLE), Field(8, 8, POINTER), Field(16, 4, INTEGER)))
    assert str(found.restrict(8, 12)) == "{(0):pointer, (8):integer}"
    assert found.restrict(4, 4).fields == (Field(0, 4, DOUBLE),)


def test_restricting_an_array_gives_its_elements():
    found = tree((Field(0, 8, DOUBLE, stride=8),)).restrict(8, 16)
    assert [each.offset for each in found.fields] == [0, 8]


def test_data_at_is_what_a_load_gives():
    assert struct().data_at(0, 8) is scalar(DOUBLE, 8)
    assert str(struct().data_at(8, 8)) == "{[]:pointer, [-1]:float}"


def test_shifting_moves_ends_too():
    assert tree((Field(0, 8, DOUBLE, stride=8, end=16),)).shift(8).fields[0].end == 24


def test_depth_is_bounded():
    found = scalar(DOUBLE, 8)
    for _ in range(3 * MAX_DEPTH):
        found = found.only()
    assert found.depth <= MAX_DEPTH


def test_fields_are_bounded():
    assert len(tree(Field(8 * i, 8, DOUBLE) for i in range(1000)).fields) == MAX_FIELDS
