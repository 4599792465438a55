// BLAKE2b (RFC 7693) without a key, as far as seeds need it: the first eight bytes of a digest of eight.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rw {

class Blake2b {
    using Word64 = std::uint64_t;

    static constexpr std::size_t BLOCK = 128;
    static constexpr std::size_t DIGEST = 8;
    static constexpr Word64 START[8] = {0x6a09e667f3bcc908u, 0xbb67ae8584caa73bu, 0x3c6ef372fe94f82bu,
                                        0xa54ff53a5f1d36f1u, 0x510e527fade682d1u, 0x9b05688c2b3e6c1fu,
                                        0x1f83d9abfb41bd6bu, 0x5be0cd19137e2179u};
    static constexpr std::uint8_t ORDER[10][16] = {
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
        {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
        {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
        {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
        {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

    Word64 chain[8];

    void compress(std::string_view bytes, Word64 taken, bool last) {
        Word64 block[16] = {};
        for (std::size_t at = 0; at < bytes.size(); ++at)
            block[at / 8] |= Word64{static_cast<unsigned char>(bytes[at])} << 8 * (at % 8);
        Word64 v[16];
        std::copy_n(chain, 8, v);
        std::copy_n(START, 8, v + 8);
        v[12] ^= taken;
        if (last) v[14] = ~v[14];
        const auto mix = [&v](int a, int b, int c, int d, Word64 x, Word64 y) {
            v[a] += v[b] + x;
            v[d] = std::rotr(v[d] ^ v[a], 32);
            v[c] += v[d];
            v[b] = std::rotr(v[b] ^ v[c], 24);
            v[a] += v[b] + y;
            v[d] = std::rotr(v[d] ^ v[a], 16);
            v[c] += v[d];
            v[b] = std::rotr(v[b] ^ v[c], 63);
        };
        for (int round = 0; round < 12; ++round) {
            const std::uint8_t* s = ORDER[round % 10];
            for (int n = 0; n < 4; ++n) mix(n, n + 4, n + 8, n + 12, block[s[2 * n]], block[s[2 * n + 1]]);
            for (int n = 0; n < 4; ++n)
                mix(n, 4 + (n + 1) % 4, 8 + (n + 2) % 4, 12 + (n + 3) % 4, block[s[8 + 2 * n]], block[s[9 + 2 * n]]);
        }
        for (int n = 0; n < 8; ++n) chain[n] ^= v[n] ^ v[n + 8];
    }

public:
    // The digest of a text as a number, its first byte highest.
    static Word64 number(std::string_view text) {
        Blake2b hash;
        std::copy_n(START, 8, hash.chain);
        hash.chain[0] ^= 0x01010000u ^ DIGEST;
        Word64 taken = 0;
        while (text.size() > BLOCK) {
            taken += BLOCK;
            hash.compress(text.substr(0, BLOCK), taken, false);
            text.remove_prefix(BLOCK);
        }
        hash.compress(text, taken + text.size(), true);
        Word64 found = 0;
        for (int byte = 0; byte < 8; ++byte) found = found << 8 | (hash.chain[0] >> 8 * byte & 0xff);
        return found;
    }
};

}  // namespace rw
