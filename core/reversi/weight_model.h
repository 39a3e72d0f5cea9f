#pragma once

#include "core/reversi/weights.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace qipan::reversi {

/// The order of the weights in a file and their probability model, shared by writer and reader.
///
/// A file is an arithmetic code (Martin: Range encoding, 1979) of a sequence of bits, each with an adaptive
/// probability. A weight is coded as its difference from the previous stage's weight: whether it is zero, its size in
/// bits, its sign, and the bits below the highest. Codes that are equivalent by symmetry are stored once.
class WeightModel {
public:
    /// The adaptive probability that a bit is 0, in units of 2^-bits.
    class Chance {
    public:
        static constexpr int bits = 12;

        [[nodiscard]] std::uint32_t ofZero() const { return m_ofZero; }
        void learn(bool bit)
        {
            constexpr int slowness = 5;
            if (bit)
                m_ofZero -= m_ofZero >> slowness;
            else
                m_ofZero += ((1U << bits) - m_ofZero) >> slowness;
        }

    private:
        std::uint32_t m_ofZero = 1U << (bits - 1);
    };

    /// Codes all weights: `coder.bit(chance, bit)` writes or reads a bit and returns it. Returns false if the data
    /// read does not end like a file.
    template <typename Coder>
    [[nodiscard]] bool pass(Coder& coder, Weights& weights)
    {
        for (std::size_t stage = 0; stage < stageCount; ++stage) {
            const StageWeights* before = stage > 0 ? &weights[stage - 1] : nullptr;
            passCodes(coder, weights[stage], before);
            for (auto table : {&StageWeights::moves, &StageWeights::otherMoves}) {
                for (std::size_t i = 0; i <= mostMoves; ++i)
                    passWeight(coder, (weights[stage].*table)[i], before != nullptr ? (before->*table)[i] : 0,
                               shapeCount);
            }
        }
        bool isWhole = true;
        for (int i = 0; i < endBits; ++i) {
            Chance even;
            const bool bit = i % 3 == 0;
            isWhole = coder.bit(even, bit) == bit && isWhole;
        }
        return isWhole;
    }

private:
    static constexpr int endBits = 32;
    static constexpr int sizes = 18; // possible bit sizes of a difference, including 0

    /// In bits, without the sign.
    [[nodiscard]] static int sizeOf(int number)
    {
        return static_cast<int>(std::bit_width(static_cast<unsigned>(std::abs(number))));
    }

    template <typename Coder>
    void passCodes(Coder& coder, StageWeights& weights, const StageWeights* before)
    {
        for (std::size_t shape = 0; shape < shapeCount; ++shape) {
            const std::size_t end = shapes[shape].first + shapes[shape].codes;
            for (std::size_t i = shapes[shape].first; i < end; ++i) {
                if (m_alike[i] < i)
                    weights.codes[i] = weights.codes[m_alike[i]];
                else
                    passWeight(coder, weights.codes[i], before != nullptr ? before->codes[i] : 0, shape);
            }
        }
    }

    template <typename Coder>
    void passWeight(Coder& coder, std::int16_t& weight, int before, std::size_t kind)
    {
        // Small weights change little, and neighbours of weights without training data usually have none either.
        const auto nearZero = static_cast<std::size_t>(std::min(sizeOf(before), contexts / 2 - 1));
        const std::size_t context = 2 * nearZero + (m_lastWasZero ? 1 : 0);
        const int difference = weight - before;
        const int told = passNumber(coder, difference, m_chances[kind][context]);
        m_lastWasZero = told == 0;
        weight = static_cast<std::int16_t>(before + told);
    }

    struct NumberChances {
        std::array<Chance, sizes> size;
        Chance sign;
        std::array<std::array<Chance, 2>, sizes> high; // the bits below the highest one, by the size of the number
    };

    template <typename Coder>
    int passNumber(Coder& coder, int number, NumberChances& chances)
    {
        const int size = sizeOf(number);
        int told = 0;
        while (told < sizes - 1 && coder.bit(chances.size[static_cast<std::size_t>(told)], told < size))
            ++told;
        if (told == 0)
            return 0;
        const bool isNegative = coder.bit(chances.sign, number < 0);
        int value = 1;
        for (int bit = told - 2, i = 0; bit >= 0; --bit, ++i) {
            Chance even; // lower bits are practically random
            Chance& chance = i < 2 ? chances.high[static_cast<std::size_t>(told)][static_cast<std::size_t>(i)] : even;
            value = 2 * value + (coder.bit(chance, ((std::abs(number) >> bit) & 1) != 0) ? 1 : 0);
        }
        return isNegative ? -value : value;
    }

    static constexpr int contexts = 12;
    const std::vector<std::uint32_t> m_alike = smallestAlike();
    std::array<std::array<NumberChances, contexts>, shapeCount + 1> m_chances;
    bool m_lastWasZero = true;
};

} // namespace qipan::reversi
