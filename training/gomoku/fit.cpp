// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/fit.h"

#include "core/gomoku/point_code.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace qipan::training {

namespace {

constexpr auto shapeCount = static_cast<std::size_t>(gomoku::lineShapeCount);
constexpr std::size_t firstPair = shapeCount;
constexpr std::size_t firstCode = firstPair + shapeCount * (shapeCount + 1) / 2;
constexpr std::size_t partsOfCode = 11; // four shapes, six pairs, the code
constexpr double decayOfCodes = 10;     // as a multiple of that of pairs

using Parts = std::array<std::uint16_t, partsOfCode>;

Parts partsOf(std::size_t code)
{
    const gomoku::FourShapes shapes = gomoku::shapesOf(static_cast<gomoku::PointCode>(code));
    Parts parts{};
    std::size_t next = 0;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const auto stronger = static_cast<std::size_t>(shapes[i]);
        parts[next++] = static_cast<std::uint16_t>(stronger);
        for (std::size_t j = i + 1; j < shapes.size(); ++j) {
            const auto weaker = static_cast<std::size_t>(shapes[j]);
            parts[next++] = static_cast<std::uint16_t>(firstPair + stronger * (stronger + 1) / 2 + weaker);
        }
    }
    parts[next] = static_cast<std::uint16_t>(firstCode + code);
    return parts;
}

const std::vector<Parts>& allParts()
{
    static const std::vector<Parts> all = [] {
        std::vector<Parts> parts;
        for (std::size_t code = 0; code < codeCount; ++code)
            parts.push_back(partsOf(code));
        return parts;
    }();
    return all;
}

} // namespace

FactoredTable::FactoredTable()
    : m_parts(firstCode + codeCount)
    , m_means(m_parts.size())
    , m_squares(m_parts.size())
    , m_values(codeCount)
    , m_slopes(m_parts.size())
{
}

void FactoredTable::learn(std::span<const double> gradient, double rate, double decay)
{
    constexpr double meanDecay = 0.9;
    constexpr double squareDecay = 0.999;
    constexpr double tiny = 1e-8;
    std::ranges::fill(m_slopes, 0);
    for (std::size_t code = 0; code < codeCount; ++code) {
        if (gradient[code] == 0)
            continue;
        for (const std::uint16_t part : allParts()[code])
            m_slopes[part] += gradient[code];
    }
    m_meanRest *= meanDecay;
    m_squareRest *= squareDecay;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const double drawn = i < firstPair ? 0 : i < firstCode ? decay : decay * decayOfCodes;
        const double slope = m_slopes[i] + drawn * m_parts[i];
        m_means[i] = meanDecay * m_means[i] + (1 - meanDecay) * slope;
        m_squares[i] = squareDecay * m_squares[i] + (1 - squareDecay) * slope * slope;
        const double mean = m_means[i] / (1 - m_meanRest);
        const double square = m_squares[i] / (1 - m_squareRest);
        m_parts[i] -= rate * mean / (std::sqrt(square) + tiny);
    }
    sumUp();
}

void FactoredTable::sumUp()
{
    for (std::size_t code = 0; code < codeCount; ++code) {
        double sum = 0;
        for (const std::uint16_t part : allParts()[code])
            sum += m_parts[part];
        m_values[code] = sum;
    }
}

} // namespace qipan::training
