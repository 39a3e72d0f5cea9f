// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/weights.h"

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

// In hundredths of a disc.
constexpr int cornerValue = 1'200;
constexpr int diagonalValue = -500; // a disc diagonally next to an empty corner (X-square)
constexpr int besideValue = -200;   // a disc on the edge next to an empty corner (C-square)
constexpr int edgeValue = 60;       // elsewhere on the edge
constexpr int mobilityValue = 120;
constexpr int discValue = 100;
constexpr int lateEmpties = 14; // from here on discs count too

constexpr std::size_t edgeShape = 0;
constexpr std::size_t cornerShape = 1;
constexpr std::array<std::size_t, 4> rowShapes{edgeShape, 4, 5, 6}; // these begin with a whole row

/// Returns 1 for a disc of the side to move at a place of a code, -1 for one of the other side, otherwise 0.
int lead(std::size_t code, std::size_t place)
{
    for (; place > 0; --place)
        code /= 3;
    return 1 - static_cast<int>(code % 3);
}

void add(std::int16_t& weight, int value)
{
    weight = static_cast<std::int16_t>(weight + value * weightsPerDisc / 100);
}

/// Evaluates a corner of 3 × 3 squares: the corner is place 0, its neighbours are places 1, 3 and 4.
int cornerValueOf(std::size_t code)
{
    const int corner = lead(code, 0);
    if (corner != 0)
        return cornerValue * corner;
    return besideValue * (lead(code, 1) + lead(code, 3)) + diagonalValue * lead(code, 4);
}

/// Evaluates an edge with two inner squares: places 2 to 5 are neither corners nor next to one.
int edgeValueOf(std::size_t code)
{
    return edgeValue * (lead(code, 2) + lead(code, 3) + lead(code, 4) + lead(code, 5));
}

/// Each square is on exactly one horizontal and one vertical row: half a disc each.
int discValueOf(std::size_t code)
{
    int discs = 0;
    for (std::size_t place = 0; place < boardEdge; ++place)
        discs += lead(code, place);
    return discValue * discs / 2;
}

std::unique_ptr<const Weights> makePlain()
{
    auto weights = std::make_unique<Weights>();
    for (std::size_t stage = 0; stage < stageCount; ++stage) {
        const bool isLate = stage >= stageOf(lateEmpties);
        const auto set = [&](std::size_t shape, int (*valueOf)(std::size_t), bool counts) {
            for (std::size_t code = 0; counts && code < shapes[shape].codes; ++code)
                add((*weights)[stage].codes[shapes[shape].first + code], valueOf(code));
        };
        set(edgeShape, edgeValueOf, true);
        set(cornerShape, cornerValueOf, true);
        for (const std::size_t row : rowShapes)
            set(row, discValueOf, isLate);
        for (std::size_t moves = 0; moves <= maxMoves; ++moves) {
            add((*weights)[stage].moves[moves], mobilityValue * static_cast<int>(moves));
            add((*weights)[stage].otherMoves[moves], -mobilityValue * static_cast<int>(moves));
        }
    }
    return weights;
}

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

const Weights& handcraftedWeights()
{
    static const std::unique_ptr<const Weights> plain = makePlain();
    return *plain;
}

} // namespace qipan::reversi
