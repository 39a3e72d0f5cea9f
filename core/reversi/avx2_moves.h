// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/rays.h"

#include <immintrin.h>

namespace qipan::reversi {

/// Computes moves and flips in four directions at once. Only for source files compiled for AVX2; call only if
/// hasAvx2().
struct Avx2Moves {
    /// See reversi::legalMoves and `PortableMoves`.
    [[nodiscard]] static Squares legalMoves(const Position& position)
    {
        constexpr long long inner = 0x7e7e7e7e7e7e7e7e;
        const __m256i step = _mm256_set_epi64x(7, 9, 8, 1);
        const __m256i twice = _mm256_add_epi64(step, step);
        const __m256i mover = broadcast(position.mover);
        const __m256i other = _mm256_and_si256(broadcast(position.other), _mm256_set_epi64x(inner, inner, -1, inner));
        __m256i up = _mm256_and_si256(other, _mm256_sllv_epi64(mover, step));
        __m256i down = _mm256_and_si256(other, _mm256_srlv_epi64(mover, step));
        up = _mm256_or_si256(up, _mm256_and_si256(other, _mm256_sllv_epi64(up, step)));
        down = _mm256_or_si256(down, _mm256_and_si256(other, _mm256_srlv_epi64(down, step)));
        const __m256i pairsUp = _mm256_and_si256(other, _mm256_sllv_epi64(other, step));
        const __m256i pairsDown = _mm256_srlv_epi64(pairsUp, step);
        up = _mm256_or_si256(up, _mm256_and_si256(pairsUp, _mm256_sllv_epi64(up, twice)));
        down = _mm256_or_si256(down, _mm256_and_si256(pairsDown, _mm256_srlv_epi64(down, twice)));
        up = _mm256_or_si256(up, _mm256_and_si256(pairsUp, _mm256_sllv_epi64(up, twice)));
        down = _mm256_or_si256(down, _mm256_and_si256(pairsDown, _mm256_srlv_epi64(down, twice)));
        const __m256i ends = _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
        return unite(ends) & ~position.occupied();
    }

    /// See reversi::flips.
    [[nodiscard]] static Squares flips(const Position& position, Square square)
    {
        const Rays& rays = raysFrom[static_cast<std::size_t>(square)];
        const __m256i mover = broadcast(position.mover);
        const __m256i other = broadcast(position.other);
        return unite(_mm256_or_si256(flipsUp(mover, other, load(rays.up)), flipsDown(mover, other, load(rays.down))));
    }

private:
    [[nodiscard]] static __m256i broadcast(Squares squares)
    {
        return _mm256_set1_epi64x(static_cast<long long>(squares));
    }
    [[nodiscard]] static __m256i load(const std::array<Squares, 4>& rays)
    {
        return _mm256_load_si256(reinterpret_cast<const __m256i*>(rays.data()));
    }
    [[nodiscard]] static Squares unite(__m256i four)
    {
        const __m128i two = _mm_or_si128(_mm256_castsi256_si128(four), _mm256_extracti128_si256(four, 1));
        return static_cast<Squares>(_mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))));
    }

    /// Returns the squares before the lowest one that is not `other`, if that one is `mover`.
    [[nodiscard]] static __m256i flipsUp(__m256i mover, __m256i other, __m256i ray)
    {
        const __m256i stops = _mm256_andnot_si256(other, ray);
        const __m256i fromFirst = _mm256_sub_epi64(_mm256_setzero_si256(), stops); // lowest stop, and non-stops above
        const __m256i before = _mm256_andnot_si256(_mm256_or_si256(stops, fromFirst), ray);
        const __m256i end = _mm256_and_si256(_mm256_and_si256(stops, fromFirst), mover);
        return _mm256_andnot_si256(_mm256_cmpeq_epi64(end, _mm256_setzero_si256()), before);
    }

    /// Returns the squares above the highest one that is not `other`, if that one is `mover`: of two disjoint sets,
    /// the larger number contains the highest square. No ray down contains the sign bit.
    [[nodiscard]] static __m256i flipsDown(__m256i mover, __m256i other, __m256i ray)
    {
        const __m256i step = _mm256_set_epi64x(7, 9, 8, 1);
        const __m256i twice = _mm256_add_epi64(step, step);
        const __m256i stops = _mm256_andnot_si256(other, ray);
        __m256i behind = _mm256_or_si256(stops, _mm256_srlv_epi64(stops, step));
        behind = _mm256_or_si256(behind, _mm256_srlv_epi64(behind, twice));
        behind = _mm256_or_si256(behind, _mm256_srlv_epi64(behind, _mm256_add_epi64(twice, twice)));
        const __m256i held = _mm256_and_si256(stops, mover);
        const __m256i isHeld = _mm256_cmpgt_epi64(held, _mm256_andnot_si256(mover, stops));
        return _mm256_and_si256(_mm256_andnot_si256(behind, ray), isHeld);
    }
};

} // namespace qipan::reversi
