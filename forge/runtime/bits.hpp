// Sets of small numbers in a fixed number of words, with the operators that Python's int has for them.
#pragma once

#include "numbers.hpp"

#if defined(__ARM_NEON) && defined(__aarch64__)
#include <arm_neon.h>
#endif

namespace rw {

enum Unset { UNSET };

// A set of one member, word by word and without a branch.
struct One {
    Word bit;
    Num place;

    explicit One(Num index) : bit(Word{1} << (index & 63)), place(index >> 6) {}
    // Of any member, also of one that no set has: then no word has it.
    static One any(Num index) {
        if (index < 0) [[unlikely]] negative_shift();
        return One(index);
    }
    Word word(int i) const { return bit & -Word{i == place}; }
};

template <int N>
struct alignas(16) Bits {
    Word w[N];

    constexpr Bits() : w{} {}

    // For results that are about to be written word by word.
    explicit Bits(Unset) {}

    // A number that is not negative.
    constexpr explicit Bits(Num value) : w{} { w[0] = static_cast<Word>(value); }

    // A small set that is kept as a number.
    static Bits number(Num value) {
        if (value < 0) [[unlikely]] fail(Problem::VALUE, "a negative number is no set");
        return Bits(value);
    }
    // The same if it is cut by another set: a negative number has all higher bits set, as in Python.
    static Bits cut_number(Num value) {
        Bits found(value);
        if (value < 0)
            for (int i = 1; i < N; ++i) found.w[i] = ~Word{0};
        return found;
    }

    template <int M>
        requires(M < N)
    constexpr Bits(const Bits<M>& other) : w{} {
        for (int i = 0; i < M; ++i) w[i] = other.w[i];
    }

    static One single(Num index) {
        if (static_cast<Word>(index) >= Word{64} * N) [[unlikely]] {
            if (index < 0) negative_shift();
            fail(Problem::TOO_LARGE, "a set of compiled rules has no such member");
        }
        return One(index);
    }
    static Bits one(Num index) {
        const One one = single(index);
        return of([one](int i) { return one.word(i); });
    }
    static Bits any_one(Num index) {
        const One one = One::any(index);
        return of([one](int i) { return one.word(i); });
    }

    // The set whose words a function gives.
    template <class Function>
    static Bits of(Function word) {
        Bits found(UNSET);
        for (int i = 0; i < N; ++i) found.w[i] = word(i);
        return found;
    }
    template <class Function>
    static bool any(Function word) {
        Word found = 0;
        for (int i = 0; i < N; ++i) found |= word(i);
        return found != 0;
    }
    template <class Function>
    static void each_word(Function change) {
        for (int i = 0; i < N; ++i) change(i);
    }

    explicit operator bool() const {
        Word any = 0;
        for (int i = 0; i < N; ++i) any |= w[i];
        return any != 0;
    }

    Bits& operator&=(const Bits& other) {
        for (int i = 0; i < N; ++i) w[i] &= other.w[i];
        return *this;
    }
    Bits& operator|=(const Bits& other) {
        for (int i = 0; i < N; ++i) w[i] |= other.w[i];
        return *this;
    }
    Bits& operator^=(const Bits& other) {
        for (int i = 0; i < N; ++i) w[i] ^= other.w[i];
        return *this;
    }
    friend Bits operator&(const Bits& a, const Bits& b) {
        Bits found(UNSET);
        for (int i = 0; i < N; ++i) found.w[i] = a.w[i] & b.w[i];
        return found;
    }
    friend Bits operator|(const Bits& a, const Bits& b) {
        Bits found(UNSET);
        for (int i = 0; i < N; ++i) found.w[i] = a.w[i] | b.w[i];
        return found;
    }
    friend Bits operator^(const Bits& a, const Bits& b) {
        Bits found(UNSET);
        for (int i = 0; i < N; ++i) found.w[i] = a.w[i] ^ b.w[i];
        return found;
    }
    friend Bits operator~(const Bits& a) {
        Bits found(UNSET);
        for (int i = 0; i < N; ++i) found.w[i] = ~a.w[i];
        return found;
    }
    friend bool operator==(const Bits& a, const Bits& b) {
        Word differ = 0;
        for (int i = 0; i < N; ++i) differ |= a.w[i] ^ b.w[i];
        return differ == 0;
    }

    friend Bits operator<<(const Bits& a, Num by) {
        Bits found;
        const int far = static_cast<int>(by >> 6), near = static_cast<int>(by & 63);
        if (far == 0) [[likely]] {
            found.w[0] = a.w[0] << near;
            for (int i = 1; i < N; ++i) found.w[i] = a.w[i] << near | (a.w[i - 1] >> 1) >> (63 - near);
            return found;
        }
        for (int i = N - 1; i >= far; --i) {
            found.w[i] = a.w[i - far] << near;
            if (i > far) found.w[i] |= (a.w[i - far - 1] >> 1) >> (63 - near);
        }
        return found;
    }
    friend Bits operator>>(const Bits& a, Num by) {
        Bits found;
        const int far = static_cast<int>(by >> 6), near = static_cast<int>(by & 63);
        if (far == 0) [[likely]] {
            for (int i = 0; i + 1 < N; ++i) found.w[i] = a.w[i] >> near | (a.w[i + 1] << 1) << (63 - near);
            found.w[N - 1] = a.w[N - 1] >> near;
            return found;
        }
        for (int i = 0; i + far < N; ++i) {
            found.w[i] = a.w[i + far] >> near;
            if (i + far + 1 < N) found.w[i] |= (a.w[i + far + 1] << 1) << (63 - near);
        }
        return found;
    }
};

// How far a set is shifted, if that is not too far to make a difference.
template <int N>
Num shift_within(Num by) {
    if (static_cast<Word>(by) < Word{64} * N) [[likely]] return by;
    if (by < 0) negative_shift();
    return 64 * N;
}
// Most sets are shifted by constants: in place that is a few words, so the compiler is not asked.
//
// What is shifted out at the upper end is lost: for sets that are cut to others afterwards.
template <int N>
FORGE_IN_PLACE Bits<N> shift_out(const Bits<N>& mask, Num by) {
    return mask << shift_within<N>(by);
}
template <int N>
FORGE_IN_PLACE Bits<N> shift_right(const Bits<N>& mask, Num by) {
    return mask >> shift_within<N>(by);
}
// Nothing must be shifted out.
template <int N>
FORGE_IN_PLACE Bits<N> shift_left(const Bits<N>& mask, Num by) {
    const Num within = shift_within<N>(by);
    const int far = static_cast<int>(within >> 6), near = static_cast<int>(within & 63);
    Word lost = 0;
    for (int i = N - far; i < N; ++i) lost |= mask.w[i];
    if (near) lost |= mask.w[N - far - 1] >> (64 - near);
    if (lost) [[unlikely]] fail(Problem::TOO_LARGE, "a set is shifted beyond its end");
    return mask << within;
}

// Add a set to others that have no member in common with it.
template <int N>
void join(Bits<N>& sum, const Bits<N>& more) {
    if (sum & more) [[unlikely]] fail(Problem::VALUE, "sets that are added up have a member in common");
    sum |= more;
}

// What two sets of different sizes have in common: no more than the smaller one.
template <int N, int M>
Bits<(N < M ? N : M)> common(const Bits<N>& a, const Bits<M>& b) {
    Bits<(N < M ? N : M)> found(UNSET);
    for (int i = 0; i < (N < M ? N : M); ++i) found.w[i] = a.w[i] & b.w[i];
    return found;
}

inline bool truth(Num value) { return value != 0; }
template <int N>
bool truth(const Bits<N>& mask) {
    return static_cast<bool>(mask);
}

// mask >> index & 1
inline bool test(Num mask, Num index) { return shift_right(mask, index) & 1; }
template <int N>
bool test(const Bits<N>& mask, Num index) {
    if (static_cast<Word>(index) < Word{64} * N) [[likely]] return mask.w[index >> 6] >> (index & 63) & 1;
    if (index < 0) negative_shift();
    return false;
}

// Without its sign, as a word.
inline Word magnitude(Num value) { return value < 0 ? Word{0} - static_cast<Word>(value) : static_cast<Word>(value); }

inline Num bit_count(Num mask) { return std::popcount(magnitude(mask)); }
template <int N>
Num bit_count(const Bits<N>& mask) {
    Num found = 0;
    int i = 0;
#if defined(__ARM_NEON) && defined(__aarch64__)
    // Counting a single word means going to the vector unit and back; so all of them go together.
    static_assert(N < 60, "the sum of a byte's counts must fit into a byte");
    uint8x16_t counts = vdupq_n_u8(0);
    for (; i + 1 < N; i += 2) counts = vaddq_u8(counts, vcntq_u8(vreinterpretq_u8_u64(vld1q_u64(mask.w + i))));
    found = vaddlvq_u8(counts);
#endif
    for (; i < N; ++i) found += std::popcount(mask.w[i]);
    return found;
}

inline Num bit_length(Num mask) { return 64 - std::countl_zero(magnitude(mask)); }
template <int N>
Num bit_length(const Bits<N>& mask) {
    for (int i = N - 1; i >= 0; --i)
        if (mask.w[i]) return 64 * i + 64 - std::countl_zero(mask.w[i]);
    return 0;
}

inline Num lowest(Num mask) { return mask ? std::countr_zero(static_cast<Word>(mask)) : -1; }
template <int N>
Num lowest(const Bits<N>& mask) {
    for (int i = 0; i < N; ++i)
        if (mask.w[i]) return 64 * i + std::countr_zero(mask.w[i]);
    return -1;
}

// mask & -mask
inline Num lowest_alone(Num mask) {
    const Word word = static_cast<Word>(mask), found = word & (Word{0} - word);
    if (found >> 63) [[unlikely]] too_large();
    return static_cast<Num>(found);
}
template <int N>
Bits<N> lowest_alone(const Bits<N>& mask) {
    const Num index = lowest(mask);
    return index < 0 ? Bits<N>() : Bits<N>::one(index);
}

// mask & (mask - 1)
inline Num without_lowest(Num mask) { return mask & minus(mask, 1); }
template <int N>
Bits<N> without_lowest(const Bits<N>& mask) {
    return mask ^ lowest_alone(mask);
}

// Whether mask & (mask - 1) is not empty.
inline bool several(Num mask) { return without_lowest(mask) != 0; }
template <int N>
bool several(const Bits<N>& mask) {
    return bit_count(mask) > 1;
}

// For every byte and k the place of its k-th member.
inline constexpr auto PLACES = [] {
    struct {
        std::uint8_t of[8][256];
    } places{};
    for (int byte = 0; byte < 256; ++byte)
        for (int bit = 0, k = 0; bit < 8; ++bit)
            if (byte >> bit & 1) places.of[k++][byte] = static_cast<std::uint8_t>(bit);
    return places;
}();

// The k-th member of a set that has more than k, found without a branch that depends on it: k is a random number.
template <int N>
Num select(const Bits<N>& mask, Num k) {
    constexpr Word EACH = 0x0101010101010101, HIGH = 0x8080808080808080;
    Num count[N];
    int at = 0;
#if defined(__ARM_NEON) && defined(__aarch64__)
    for (; at + 1 < N; at += 2) {
        const uint8x16_t counts = vcntq_u8(vreinterpretq_u8_u64(vld1q_u64(mask.w + at)));
        vst1q_s64(count + at, vreinterpretq_s64_u64(vpaddlq_u32(vpaddlq_u16(vpaddlq_u8(counts)))));
    }
#endif
    for (; at < N; ++at) count[at] = std::popcount(mask.w[at]);
    // Every word that is passed takes its members off k.
    int place = 0;
    Num rest = k;
    for (int i = 0; i < N - 1; ++i) {
        rest -= count[i];
        const bool passed = rest >= 0;
        place += passed;
        k = passed ? rest : k;
    }
    const Word word = mask.w[place];
    // For every byte of the word how many members there are up to its end.
    Word sums = word - (word >> 1 & 0x5555555555555555);
    sums = (sums & 0x3333333333333333) + (sums >> 2 & 0x3333333333333333);
    sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0f) * EACH;
    if (static_cast<Word>(k) >= sums >> 56) [[unlikely]] fail(Problem::INDEX, "the set has no more members than that");
    const int byte = static_cast<int>(((((static_cast<Word>(k) * EACH | HIGH) - sums) & HIGH) >> 7) * EACH >> 56);
    k -= static_cast<Num>(sums << 8 >> 8 * byte & 255);
    return 64 * place + 8 * byte + PLACES.of[k & 7][word >> 8 * byte & 255];
}
inline Num select(Num mask, Num k) { return select(Bits<1>::number(mask), k); }

// The members of a set, for a loop over them.
template <int N>
struct Each {
    Bits<N> mask;

    struct Step {
        const Word* words;
        int place;
        Word rest;

        Num operator*() const { return 64 * place + std::countr_zero(rest); }
        Step& operator++() {
            rest &= rest - 1;
            skip();
            return *this;
        }
        void skip() {
            while (!rest && place < N - 1) rest = words[++place];
        }
        bool operator!=(const Step&) const { return rest != 0; }
    };

    Step begin() const {
        Step first{mask.w, 0, mask.w[0]};
        first.skip();
        return first;
    }
    Step end() const { return {mask.w, N, 0}; }
};

template <int N>
Each<N> each(const Bits<N>& mask) {
    return {mask};
}
inline Each<1> each(Num mask) { return {Bits<1>::number(mask)}; }

// The members of a set that hang together with some of them, if those touch that differ by 1, by the stride or by one
// less. As long as the stride is short, all that touch one member lie in 64 bits around it.
template <int N>
Bits<N> flood(const Bits<N>& start, const Bits<N>& within, Num stride) {
    if (stride < 2 || stride > 31) {
        Bits<N> fresh = start, rest = within ^ start;
        while (fresh) {
            const Bits<N> left = fresh >> 1, right = fresh << 1;
            fresh = (left | right | (fresh | left) << stride | (fresh | right) >> stride) & rest;
            rest ^= fresh;
        }
        return within ^ rest;
    }
    Word rest[N + 2];  // With an empty word at both ends.
    std::uint16_t waiting[2 * 64 * N];  // A member of the start that is not within comes up twice.
    int many = 0;
    rest[0] = rest[N + 1] = 0;
    for (int i = 0; i < N; ++i) rest[i + 1] = within.w[i] ^ start.w[i];
    for (const Num member : each(start)) waiting[many++] = static_cast<std::uint16_t>(member);
    const Word touching = Word{3} | Word{5} << (stride - 1) | Word{3} << (2 * stride - 1);
    while (many) {
        const Num first = waiting[--many] + 64 - stride;
        const int place = static_cast<int>(first >> 6), by = static_cast<int>(first & 63);
        Word found = (rest[place] >> by | (rest[place + 1] << 1) << (63 - by)) & touching;
        rest[place] ^= found << by;
        rest[place + 1] ^= (found >> 1) >> (63 - by);
        for (; found; found &= found - 1)
            waiting[many++] = static_cast<std::uint16_t>(first - 64 + std::countr_zero(found));
    }
    return Bits<N>::of([&](int i) { return within.w[i] ^ rest[i + 1]; });
}

}  // namespace rw
