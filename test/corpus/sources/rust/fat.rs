// corpus-levels: O2 O2g
// corpus-flags: -Clto=fat --crate-type=bin --edition=2021 --emit=link=%HERE%/fat.bin --emit=llvm-ir=%OUTPUT%
// The same program as one module with the whole of Rust's standard library that it uses.
include!("everyday.rs");
