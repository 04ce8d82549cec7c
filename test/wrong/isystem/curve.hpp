// A library that is found by -isystem: the bits of a number.
#pragma once
#include <cstdint>
#include <cstring>
namespace curve {
template <typename T> struct Spline {
    T knot;
    __attribute__((noinline)) T bend(T x) const {
        std::uint64_t bits;
        std::memcpy(&bits, &x, sizeof bits);
        bits = bits * 5 + 1;
        std::memcpy(&x, &bits, sizeof x);
        return x * knot;
    }
};
}
