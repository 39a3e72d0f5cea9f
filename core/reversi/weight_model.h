// SPDX-License-Identifier: GPL-3.0-or-later
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

/// The order of the weights in a file and their probability model, shared by writer and reader. A file is an arithmetic
/// code (Martin: Range encoding, 1979) of a sequence of bits, each with an adaptive probability. A weight is coded as
/// its difference from the previous stage's weight: whether it is zero, its size in bits, its sign, and the bits below
/// the highest. Codes that are equivalent by symmetry are stored once.
class WeightModel {
public:
    /// The adaptive probability that a bit is 0, in units of 2^-bits.
    class BitModel {
    public:
        static constexpr int bits = 12;

        [[nodiscard]] std::uint32_t zeroProbability() const { return m_zeroProbability; }
        void update(bool bit)
        {
            constexpr int adaptationShift = 5;
            if (bit)
                m_zeroProbability -= m_zeroProbability >> adaptationShift;
            else
                m_zeroProbability += ((1U << bits) - m_zeroProbability) >> adaptationShift;
        }

    private:
        std::uint32_t m_zeroProbability = 1U << (bits - 1);
    };

    /// Codes all weights: `coder.bit(bitModel, bit)` writes or reads a bit and returns it. Returns false if the data
    /// read does not end like a file.
    template <typename Coder>
    [[nodiscard]] bool pass(Coder& coder, Weights& weights)
    {
        for (std::size_t stage = 0; stage < stageCount; ++stage) {
            const StageWeights* before = stage > 0 ? &weights[stage - 1] : nullptr;
            passCodes(coder, weights[stage], before);
            for (auto table : {&StageWeights::moves, &StageWeights::otherMoves}) {
                for (std::size_t i = 0; i <= maxMoves; ++i)
                    passWeight(coder, (weights[stage].*table)[i], before != nullptr ? (before->*table)[i] : 0,
                               shapeCount);
            }
        }
        bool isWhole = true;
        for (int i = 0; i < endBits; ++i) {
            BitModel even;
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
                if (m_representatives[i] < i)
                    weights.codes[i] = weights.codes[m_representatives[i]];
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
        const int coded = passNumber(coder, difference, m_models[kind][context]);
        m_lastWasZero = coded == 0;
        weight = static_cast<std::int16_t>(before + coded);
    }

    struct NumberModel {
        std::array<BitModel, sizes> size;
        BitModel sign;
        std::array<std::array<BitModel, 2>, sizes> high; // the bits below the highest one, by the size of the number
    };

    template <typename Coder>
    int passNumber(Coder& coder, int number, NumberModel& models)
    {
        const int size = sizeOf(number);
        int coded = 0;
        while (coded < sizes - 1 && coder.bit(models.size[static_cast<std::size_t>(coded)], coded < size))
            ++coded;
        if (coded == 0)
            return 0;
        const bool isNegative = coder.bit(models.sign, number < 0);
        int value = 1;
        for (int bit = coded - 2, i = 0; bit >= 0; --bit, ++i) {
            BitModel even; // lower bits are practically random
            BitModel& bitModel =
                i < 2 ? models.high[static_cast<std::size_t>(coded)][static_cast<std::size_t>(i)] : even;
            value = 2 * value + (coder.bit(bitModel, ((std::abs(number) >> bit) & 1) != 0) ? 1 : 0);
        }
        return isNegative ? -value : value;
    }

    static constexpr int contexts = 12;
    const std::vector<std::uint32_t> m_representatives = symmetryRepresentatives();
    std::array<std::array<NumberModel, contexts>, shapeCount + 1> m_models;
    bool m_lastWasZero = true;
};

} // namespace qipan::reversi
