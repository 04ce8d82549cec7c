// corpus-compilers: clang-22 clang-19
// corpus-flags: -std=c++17 -fms-extensions -fexceptions -fcxx-exceptions -fasync-exceptions
// corpus-variant: x64 --target=x86_64-pc-windows-msvc
// Asynchronous exceptions: seh.scope.begin and its relatives, around what structured.cpp holds.
#include "structured.cpp"
