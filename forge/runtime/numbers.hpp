// Numbers of 64 bits that say so when a result does not fit, and the problems that compiled rules report.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <limits>

// With FORGE_PORTABLE nothing is used that only some compilers or some versions of Python have.
#if (defined(__GNUC__) || defined(__clang__)) && !defined(FORGE_PORTABLE)
#define FORGE_OVERFLOW_BUILTINS
#endif

// A function that is always compiled in place, where the compiler can be told so; others ignore attributes like these.
#if defined(_MSC_VER) && !defined(__clang__)
#define FORGE_IN_PLACE __forceinline
#else
#define FORGE_IN_PLACE [[gnu::always_inline]] inline
#endif

namespace rw {

using Num = std::int64_t;
using Word = std::uint64_t;

// What Python would raise.
enum class Problem { INDEX, KEY, VALUE, TYPE, TOO_LARGE, DIVISION, ASSERTION };

struct Raised : std::exception {
    Problem problem;
    const char* text;

    Raised(Problem problem, const char* text) : problem(problem), text(text) {}
    const char* what() const noexcept override { return text; }
};

[[noreturn, gnu::cold, gnu::noinline]] inline void fail(Problem problem, const char* text) { throw Raised(problem, text); }
[[noreturn, gnu::cold, gnu::noinline]] inline void too_large() {
    fail(Problem::TOO_LARGE, "a number of compiled rules has 64 bits");
}
[[noreturn, gnu::cold, gnu::noinline]] inline void negative_shift() { fail(Problem::VALUE, "negative shift count"); }

inline Num plus(Num a, Num b) {
#ifdef FORGE_OVERFLOW_BUILTINS
    Num found;
    if (__builtin_add_overflow(a, b, &found)) [[unlikely]] too_large();
    return found;
#else
    if (b > 0 ? a > std::numeric_limits<Num>::max() - b : a < std::numeric_limits<Num>::min() - b) too_large();
    return a + b;
#endif
}
inline Num minus(Num a, Num b) {
#ifdef FORGE_OVERFLOW_BUILTINS
    Num found;
    if (__builtin_sub_overflow(a, b, &found)) [[unlikely]] too_large();
    return found;
#else
    if (b < 0 ? a > std::numeric_limits<Num>::max() + b : a < std::numeric_limits<Num>::min() + b) too_large();
    return a - b;
#endif
}
inline Num times(Num a, Num b) {
#ifdef FORGE_OVERFLOW_BUILTINS
    Num found;
    if (__builtin_mul_overflow(a, b, &found)) [[unlikely]] too_large();
    return found;
#else
    if (a == 0 || b == 0) return 0;
    const Num found = static_cast<Num>(static_cast<Word>(a) * static_cast<Word>(b));
    const bool lowest = a == std::numeric_limits<Num>::min() || b == std::numeric_limits<Num>::min();
    if (lowest ? !((a == 1) || (b == 1)) : found / b != a || found % b != 0) too_large();
    return found;
#endif
}
inline Num negative(Num a) { return minus(0, a); }
inline Num absolute(Num a) { return a < 0 ? negative(a) : a; }

[[noreturn, gnu::cold, gnu::noinline]] inline void no_division() { fail(Problem::DIVISION, "division by zero"); }

// Towards minus infinity, as Python divides.
inline Num floor_div(Num a, Num b) {
    if (!b) [[unlikely]] no_division();
    if (b == -1) return negative(a);
    return a / b - ((a % b != 0) & ((a < 0) != (b < 0)));
}
inline Num floor_mod(Num a, Num b) {
    if (!b) [[unlikely]] no_division();
    if (b == -1) return 0;
    const Num rest = a % b;
    return rest && (rest < 0) != (b < 0) ? rest + b : rest;
}

// 1 << n
inline Num one_number(Num n) {
    if (static_cast<Word>(n) > 62) [[unlikely]] {
        if (n < 0) negative_shift();
        too_large();
    }
    return Num{1} << n;
}
inline Num shift_left(Num value, Num by) {
    if (by < 0) [[unlikely]] negative_shift();
    if (!value) return 0;
    if (by > 62) [[unlikely]] too_large();
    const Num found = static_cast<Num>(static_cast<Word>(value) << by);
    if (found >> by != value) [[unlikely]] too_large();
    return found;
}
// As far as one likes.
inline Num shift_right(Num value, Num by) {
    if (static_cast<Word>(by) > 63) [[unlikely]] {
        if (by < 0) negative_shift();
        by = 63;
    }
    return value >> by;
}

// The length of two lists that have to be equally long.
inline Num same_size(Num a, Num b) {
    if (a != b) [[unlikely]] fail(Problem::VALUE, "zip() arguments are of different lengths");
    return a;
}

}  // namespace rw
