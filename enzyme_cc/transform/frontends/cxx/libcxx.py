"""Say what libc++ 13 to 22 keeps in memory."""

from enzyme_cc.transform.frontends.cxx.library import Library, with_ios, without

#: The end of a tree has but one link of a node, and what follows it is the program's; a function
#: that is in its own object leads to itself.
LIBCXX = Library(
    members={
        "__forward_list_node": {1: "value"},
        "__hash_node": {1: "value", 2: "value"},
        "__hash_table": {2: "count", 3: "count"},
        "__list_imp": {1: "count"},
        "__list_node": {1: "value"},
        "__tree": {2: "count"},
        "__tree_node": {1: "value"},
        "__tree_node_base": {1: "value", 2: "value", 3: "value"},
        "__value_func": {0: "value"},
    },
    streams={
        **without(
            {
                "St3__113basic_filebufIcNS_11char_traitsIcEEE": 168,
                "St3__115basic_streambufIcNS_11char_traitsIcEEE": 64,
                "St3__115basic_stringbufIcNS_11char_traitsIcEENS_9allocatorIcEEE": 104,
            }
        ),
        **with_ios(
            152,
            {
                "St3__113basic_istreamIcNS_11char_traitsIcEEE": 16,
                "St3__113basic_ostreamIcNS_11char_traitsIcEEE": 8,
                "St3__113basic_fstreamIcNS_11char_traitsIcEEE": 192,
                "St3__114basic_ifstreamIcNS_11char_traitsIcEEE": 184,
                "St3__114basic_iostreamIcNS_11char_traitsIcEEE": 24,
                "St3__114basic_ofstreamIcNS_11char_traitsIcEEE": 176,
                "St3__118basic_stringstreamIcNS_11char_traitsIcEENS_9allocatorIcEEE": 128,
                "St3__119basic_istringstreamIcNS_11char_traitsIcEENS_9allocatorIcEEE": 120,
                "St3__119basic_ostringstreamIcNS_11char_traitsIcEENS_9allocatorIcEEE": 112,
            },
        ),
    },
)
