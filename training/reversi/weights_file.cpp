// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/weights_file.h"

#include "core/reversi/weight_model.h"

#include <cstdint>
#include <fstream>
#include <iterator>
#include <utility>
#include <vector>

namespace qipan::reversi {

namespace {

/// Encodes bits with a WeightModel for the decoder in core/reversi/weights.cpp.
class Encoder {
public:
    [[nodiscard]] bool bit(WeightModel::BitModel& bitModel, bool bit)
    {
        const std::uint32_t bound = (m_range >> WeightModel::BitModel::bits) * bitModel.zeroProbability();
        if (bit) {
            m_low += bound;
            m_range -= bound;
        } else {
            m_range = bound;
        }
        bitModel.update(bit);
        for (; m_range < 1U << 24; m_range <<= 8)
            shiftOut();
        return bit;
    }

    [[nodiscard]] std::vector<std::uint8_t> finish()
    {
        for (int i = 0; i < 4; ++i)
            shiftOut();
        return std::move(m_bytes);
    }

private:
    /// Outputs the highest of four bytes, and propagates the carry into bytes already output.
    void shiftOut()
    {
        if ((m_low >> 32) != 0) {
            for (std::size_t i = m_bytes.size(); i > 0 && ++m_bytes[i - 1] == 0;)
                --i;
        }
        m_bytes.push_back(static_cast<std::uint8_t>(m_low >> 24 & 0xff));
        m_low = m_low << 8 & 0xffffffff;
    }

    std::uint64_t m_low = 0; // 32 bits and a carry
    std::uint32_t m_range = 0xffffffff;
    std::vector<std::uint8_t> m_bytes;
};

void append(std::vector<std::uint8_t>& bytes, std::uint64_t word)
{
    for (int shift = 56; shift >= 0; shift -= 8)
        bytes.push_back(static_cast<std::uint8_t>(word >> shift & 0xff));
}

std::vector<std::uint64_t> wordsOf(const std::vector<char>& bytes)
{
    std::vector<std::uint64_t> words((bytes.size() + 7) / 8);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        words[i / 8] |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (56 - 8 * (i % 8));
    return words;
}

std::shared_ptr<const Weights> shared(const Weights& weights)
{
    return {std::shared_ptr<const Weights>{}, &weights}; // the program's own weights are static
}

} // namespace

bool writeWeights(const std::string& path, const Weights& weights)
{
    Encoder encoder;
    const auto model = std::make_unique<WeightModel>();
    const auto copy = std::make_unique<Weights>(weights);
    if (!model->pass(encoder, *copy))
        return false;
    std::vector<std::uint8_t> bytes;
    append(bytes, weightsHeader);
    const std::vector<std::uint8_t> code = encoder.finish();
    bytes.insert(bytes.end(), code.begin(), code.end());
    std::ofstream file{path, std::ios::binary};
    std::copy(bytes.begin(), bytes.end(), std::ostreambuf_iterator<char>{file});
    file.close();
    return static_cast<bool>(file);
}

Result<std::shared_ptr<const Weights>, std::string> weightsNamed(const std::string& name)
{
    if (name == "plain")
        return shared(handcraftedWeights());
    if (name == "trained")
        return shared(trainedWeights());
    std::ifstream file{name, std::ios::binary};
    if (!file)
        return "there is no file " + name;
    const std::vector<char> bytes{std::istreambuf_iterator<char>{file}, {}};
    std::shared_ptr<const Weights> weights = readWeights(wordsOf(bytes));
    if (!weights)
        return name + " has no weights";
    return weights;
}

std::shared_ptr<const Weights> weightsOption(training::Options& options)
{
    const auto weights = weightsNamed(options.text("weights", "trained"));
    if (weights)
        return *weights;
    options.reject(weights.error());
    return nullptr;
}

} // namespace qipan::reversi
