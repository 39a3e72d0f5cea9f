// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/weights.h"

#include "core/reversi/weight_data.h"
#include "core/reversi/weight_model.h"

#include <cassert>
#include <utility>

namespace qipan::reversi {

namespace {

/// Reads the bits of a WeightModel. Bytes beyond the end are zeros.
class Decoder {
public:
    explicit Decoder(std::span<const std::uint64_t> words)
        : m_words{words}
    {
        for (int i = 0; i < 4; ++i)
            m_code = m_code << 8 | nextByte();
    }

    [[nodiscard]] bool bit(WeightModel::BitModel& bitModel, bool)
    {
        const std::uint32_t bound = (m_range >> WeightModel::BitModel::bits) * bitModel.zeroProbability();
        const bool bit = m_code >= bound;
        if (bit) {
            m_code -= bound;
            m_range -= bound;
        } else {
            m_range = bound;
        }
        bitModel.update(bit);
        for (; m_range < 1U << 24; m_range <<= 8)
            m_code = m_code << 8 | nextByte();
        return bit;
    }

private:
    [[nodiscard]] std::uint32_t nextByte()
    {
        const std::size_t word = m_byte / 8;
        const std::size_t shift = 56 - 8 * (m_byte % 8);
        ++m_byte;
        return word < m_words.size() ? static_cast<std::uint32_t>(m_words[word] >> shift & 0xff) : 0;
    }

    std::span<const std::uint64_t> m_words;
    std::size_t m_byte = 0;
    std::uint32_t m_code = 0;
    std::uint32_t m_range = 0xffffffff;
};

} // namespace

std::unique_ptr<const Weights> readWeights(std::span<const std::uint64_t> words)
{
    if (words.empty() || words.front() != weightsHeader)
        return nullptr;
    auto weights = std::make_unique<Weights>();
    Decoder decoder{words.subspan(1)};
    const auto model = std::make_unique<WeightModel>();
    return model->pass(decoder, *weights) ? std::move(weights) : nullptr;
}

const Weights& trainedWeights()
{
    static const std::unique_ptr<const Weights> trained = readWeights(weightData());
    assert(trained);
    return *trained;
}

} // namespace qipan::reversi
