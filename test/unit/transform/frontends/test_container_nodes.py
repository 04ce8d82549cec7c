"""Values in nodes of containers, and counts behind headers: neither is told of the other."""

import functools
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cc.analysis.types.analysis import analyse_types
from enzyme_cc.analysis.types.lattice import Kind
from enzyme_cc.ir.module import Module
from enzyme_cc.transform.frontends.cxx.container_nodes import MEMBERS, mark_node_values

TYPES = """
%"struct.std::__detail::_List_node_base" = type { ptr, ptr }
%"struct.std::__detail::_List_node_header" = type { %"struct.std::__detail::_List_node_base", i64 }
%"struct.std::_List_node.7" = type { %"struct.std::__detail::_List_node_base", [8 x i8] }
"""
#: The header is a node of the ring: what comes behind a node may be either.
RING = """
define double @f(ptr %list) {
  %first = load ptr, ptr %list
  store ptr %list, ptr %first
  %next = load ptr, ptr %first
  store ptr %next, ptr %list
  %place = getelementptr %"struct.std::_List_node.7", ptr %first, i32 0, i32 1
  %value = load double, ptr %place
  %count = getelementptr %"struct.std::__detail::_List_node_header", ptr %list, i32 0, i32 1
  %before = load i64, ptr %count
  %after = add i64 %before, 1
  store i64 %after, ptr %count
  ret double %value
}
"""


def kinds(text, *, is_marked):
    module = Module(TYPES + text, "x").load()
    function = module.functions["f"]
    if is_marked:
        mark_node_values(module, [function])
    types = analyse_types(module, [function])
    return {each.ref: types.kind(each) for each in function.instructions() if each.ref}, types


def test_a_count_is_no_number_though_a_node_has_one_there():
    found, types = kinds(RING, is_marked=True)
    assert found["%before"] is Kind.INTEGER
    assert not types.problems
    unmarked, _ = kinds(RING, is_marked=False)
    assert unmarked["%before"] is not Kind.INTEGER, "else nothing need be marked"


def test_what_leads_to_nodes_leads_to_their_values():
    module = Module(TYPES + RING, "x").load()
    function = module.functions["f"]
    mark_node_values(module, [function])
    types = analyse_types(module, [function])
    place = next(each for each in function.instructions() if each.opcode == "call")
    assert types.leads_to([function.arguments[0]], place)
    assert Kind.DOUBLE in types.kinds_around(function.arguments[0])


def test_a_list_in_an_array_of_lists_has_the_same_nodes():
    text = RING.replace(
        "(ptr %list) {",
        "(ptr %all, i64 %index) {\n"
        '  %list = getelementptr %"struct.std::__detail::_List_node_header", ptr %all, i64 %index',
    )
    found, types = kinds(text, is_marked=True)
    assert found["%before"] is Kind.INTEGER
    assert not types.problems
    function = types.functions[0]
    assert Kind.DOUBLE in types.kinds_around(function.arguments[0])


def test_what_callers_know_of_values_is_told_to_callees():
    text = RING + (
        "define i64 @g(ptr %list) {\n  %first = load ptr, ptr %list\n"
        '  %place = getelementptr %"struct.std::_List_node.7", ptr %first, i32 0, i32 1\n'
        "  %bits = load i64, ptr %place\n  ret i64 %bits\n}\n"
        "define double @h(ptr %list) {\n  %1 = call i64 @g(ptr %list)\n"
        "  %2 = call double @f(ptr %list)\n  ret double %2\n}\n"
    )
    module = Module(TYPES + text, "x").load()
    mark_node_values(module, module.functions.values())
    types = analyse_types(module, [module.functions["h"]])
    bits = next(e for e in module.functions["g"].instructions() if e.ref == "%bits")
    assert types.kind(bits) is Kind.DOUBLE


def test_other_structs_are_left_alone():
    text = (TYPES + RING).replace("_List_node", "_List_mode")
    module = Module(text, "x").load()
    before = module.print()
    mark_node_values(module, list(module.functions.values()))
    assert module.print() == before


#: A step to each member that is marked, by the standard library's own functions.
CONTAINERS = r"""
#include <forward_list>
#include <functional>
#include <list>
#include <map>
#include <unordered_map>
double f(std::map<int, double> &m, std::list<double> &l, std::forward_list<double> &f,
         std::unordered_map<int, double> &u, std::function<double(double)> g) {
  auto h = g;
  m[3] = 4; l.push_back(h(3)); f.push_front(3); u[3] = g(4);
  return m.begin()->second + l.front() + f.front() + u.size() + m.size() + l.size();
}
"""
#: How libc++ 22 lays out what nodes and headers are, by the number of each member.
LAYOUTS = {
    "__forward_list_node": "__forward_begin_node, anon",
    "__hash_node": "__hash_node_base, i64, anon",
    "__hash_table": "unique_ptr, anon, anon, anon, [4 x i8]",
    "__list_imp": "__list_node_base, anon",
    "__list_node": "__list_node_base, anon",
    "__tree": "ptr, anon, anon",
    "__tree_node": "__tree_node_base, anon",
    "__tree_node_base": "__tree_end_node, ptr, ptr, i8, [7 x i8]",
    "__value_func": "type, ptr, [8 x i8]",
}


@functools.cache
def containers_of(library):
    flags = ("-std=c++17", "-O1", "-Xclang", "-disable-llvm-passes", f"-stdlib={library}")
    command = ["clang++-22", *flags, "-S", "-emit-llvm", "-o", "-", "-x", "c++", "-"]
    done = subprocess.run(command, input=CONTAINERS, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.skipif(not shutil.which("clang++-22"), reason="no clang++-22 here")
@pytest.mark.skipif(not Path("/usr/lib/llvm-22/include/c++").exists(), reason="no libc++-22 here")
def test_libcxx_lays_nodes_out_as_the_table_says():
    text = containers_of("libc++")
    for name, members in LAYOUTS.items():
        found = re.search(rf'^%"[\w.:]+::{name}(?:\.\d+)?" = type <?{{ (.*) }}>?$', text, re.M)
        assert found, name
        shown = re.sub(
            r'%(?:"[^"]*?(\w+)(?:\.base)?(?:\.\d+)?"|\w+\.(\w+)[.\d]*)', r"\1\2", found[1]
        )
        assert shown == members, name


@pytest.mark.skipif(not shutil.which("clang++-22"), reason="no clang++-22 here")
@pytest.mark.skipif(not Path("/usr/lib/llvm-22/include/c++").exists(), reason="no libc++-22 here")
@pytest.mark.parametrize("name", LAYOUTS)
def test_libcxx_steps_to_all_members_that_are_marked(name):
    text = containers_of("libc++")
    for index in MEMBERS[name]:
        node = rf'%"[\w.:]+::{name}(?:\.\d+)?"'
        steps = rf"getelementptr [a-z ]*{node}, ptr %\w+, i32 0, i32 {index}\n"
        assert re.search(steps, text), index
