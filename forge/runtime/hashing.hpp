// BLAKE2b with digests of eight bytes (RFC 7693): the beginning of a stream of FastDice, as realmwright.dice finds it.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "numbers.hpp"

namespace rw {

class Blake2b {
    static constexpr std::size_t BLOCK = 128;
    static constexpr Word START[8] = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
                                      0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};
    static constexpr unsigned char ORDER[10][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                                    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
                                                    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
                                                    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
                                                    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
                                                    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
                                                    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
                                                    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
                                                    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
                                                    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};
    static constexpr int ROUNDS = 12;

    std::array<Word, 8> chain{};

    static Word turned(Word value, int by) { return value >> by | value << (64 - by); }
    static void mix(std::array<Word, 16>& v, int a, int b, int c, int d, Word x, Word y) {
        v[a] += v[b] + x;
        v[d] = turned(v[d] ^ v[a], 32);
        v[c] += v[d];
        v[b] = turned(v[b] ^ v[c], 24);
        v[a] += v[b] + y;
        v[d] = turned(v[d] ^ v[a], 16);
        v[c] += v[d];
        v[b] = turned(v[b] ^ v[c], 63);
    }
    void take(std::string_view block, std::size_t taken, bool last) {
        Word words[16] = {};
        for (std::size_t at = 0; at < block.size(); ++at)
            words[at / 8] |= Word{static_cast<unsigned char>(block[at])} << (at % 8 * 8);
        std::array<Word, 16> v;
        std::copy(chain.begin(), chain.end(), v.begin());
        std::copy(std::begin(START), std::end(START), v.begin() + 8);
        v[12] ^= taken;
        if (last) v[14] = ~v[14];
        for (int round = 0; round < ROUNDS; ++round) {
            const unsigned char* order = ORDER[round % 10];
            for (int at = 0; at < 4; ++at)
                mix(v, at, 4 + at, 8 + at, 12 + at, words[order[2 * at]], words[order[2 * at + 1]]);
            for (int at = 0; at < 4; ++at)
                mix(v, at, 4 + (at + 1) % 4, 8 + (at + 2) % 4, 12 + (at + 3) % 4, words[order[8 + 2 * at]],
                    words[order[9 + 2 * at]]);
        }
        for (int at = 0; at < 8; ++at) chain[at] ^= v[at] ^ v[at + 8];
    }

public:
    // The eight bytes as a number, the first byte being the highest.
    static Word of(std::string_view message) {
        Blake2b hash;
        std::copy(std::begin(START), std::end(START), hash.chain.begin());
        constexpr Word DIGEST = 8;
        hash.chain[0] ^= 0x01010000 ^ DIGEST;
        std::size_t taken = 0;
        while (message.size() - taken > BLOCK) {
            hash.take(message.substr(taken, BLOCK), taken + BLOCK, false);
            taken += BLOCK;
        }
        hash.take(message.substr(taken), message.size(), true);
        Word found = 0;
        for (int at = 0; at < 8; ++at) found = found << 8 | (hash.chain[0] >> (8 * at) & 0xff);
        return found;
    }
};

}  // namespace rw
