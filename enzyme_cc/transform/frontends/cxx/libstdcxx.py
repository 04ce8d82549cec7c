"""Say what libstdc++ 5 to 15 keeps in memory. It brings destructors of all streams compiled."""

from enzyme_cc.transform.frontends.cxx.library import Library, with_ios, without

LIBSTDCXX = Library(
    members={
        "_Fwd_list_node": {1: "value"},
        "_Hash_node_code_cache": {0: "value"},
        "_Hash_node_value_base": {0: "value"},
        "_List_node": {1: "value"},
        "_List_node_header": {1: "count"},
        "_Rb_tree_header": {1: "count"},
        "_Rb_tree_node": {1: "value"},
    },
    streams={
        **without(
            {
                "St13basic_filebufIcSt11char_traitsIcEE": 240,
                "St15basic_streambufIcSt11char_traitsIcEE": 64,
                "St7__cxx1115basic_stringbufIcSt11char_traitsIcESaIcEE": 104,
                "St8ios_base": 216,
            }
        ),
        **with_ios(
            264,
            {
                "Sd": 24,
                "Si": 16,
                "So": 8,
                "St13basic_fstreamIcSt11char_traitsIcEE": 264,
                "St14basic_ifstreamIcSt11char_traitsIcEE": 256,
                "St14basic_ofstreamIcSt11char_traitsIcEE": 248,
                "St7__cxx1118basic_stringstreamIcSt11char_traitsIcESaIcEE": 128,
                "St7__cxx1119basic_istringstreamIcSt11char_traitsIcESaIcEE": 120,
                "St7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE": 112,
            },
        ),
    },
)
