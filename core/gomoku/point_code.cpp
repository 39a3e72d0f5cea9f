// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/point_code.h"

#include <algorithm>
#include <functional>

namespace qipan::gomoku {

namespace {

constexpr auto everyShape = static_cast<std::size_t>(lineShapeCount);

/// Counts how many of the four lines have each shape.
class Tally {
public:
    explicit Tally(const FourShapes& shapes)
    {
        for (const LineShape shape : shapes)
            ++m_counts[static_cast<std::size_t>(shape)];
    }

    [[nodiscard]] int of(LineShape shape) const { return m_counts[static_cast<std::size_t>(shape)]; }
    [[nodiscard]] bool has(LineShape shape) const { return of(shape) > 0; }
    [[nodiscard]] int openTwos() const { return of(LineShape::OpenTwo) + of(LineShape::WideTwo); }
    [[nodiscard]] int openThrees() const { return of(LineShape::OpenThree) + of(LineShape::WideThree); }
    [[nodiscard]] int fours() const
    {
        return of(LineShape::Four) + of(LineShape::OpenFour) + 2 * of(LineShape::DoubleFour);
    }

private:
    std::array<int, everyShape> m_counts{};
};

PointThreat threatOfThrees(const Tally& tally)
{
    const int sleepingThrees = tally.of(LineShape::SleepingThree);
    if (tally.openThrees() > 1)
        return PointThreat::DoubleThree;
    if (tally.openThrees() == 1)
        return sleepingThrees + tally.openTwos() > 0 ? PointThreat::OpenThreePlus : PointThreat::OpenThree;
    if (sleepingThrees > 0)
        return sleepingThrees + tally.openTwos() > 1 ? PointThreat::SleepingThreePlus : PointThreat::SleepingThree;
    if (tally.openTwos() > 1)
        return PointThreat::DoubleTwo;
    return tally.openTwos() == 1 ? PointThreat::OpenTwo : PointThreat::None;
}

CodeMeanings makeMeanings(Rule rule, Side side)
{
    CodeMeanings meanings;
    for (int code = 0; code < pointCodeCount; ++code) {
        const FourShapes shapes = shapesOf(static_cast<PointCode>(code));
        meanings.threats[static_cast<std::size_t>(code)] = threatOf(shapes, rule, side);
        meanings.forbiddenStatuses[static_cast<std::size_t>(code)] = forbiddenStatusOf(shapes, rule, side);
    }
    return meanings;
}

std::array<FourShapes, static_cast<std::size_t>(pointCodeCount)> makeShapesOfCodes()
{
    std::array<FourShapes, static_cast<std::size_t>(pointCodeCount)> all{};
    std::size_t code = 0;
    for (std::size_t a = 0; a < everyShape; ++a) {
        for (std::size_t b = 0; b <= a; ++b) {
            for (std::size_t c = 0; c <= b; ++c) {
                for (std::size_t d = 0; d <= c; ++d) {
                    all[code++] = {static_cast<LineShape>(a), static_cast<LineShape>(b), static_cast<LineShape>(c),
                                   static_cast<LineShape>(d)};
                }
            }
        }
    }
    return all;
}

std::vector<PointCode> makeCodesOfPackedShapes()
{
    std::vector<PointCode> codes(1U << 16, 0);
    for (std::size_t packed = 0; packed < codes.size(); ++packed) {
        FourShapes shapes{};
        for (std::size_t line = 0; line < shapes.size(); ++line)
            shapes[line] = unpack(static_cast<PackedShapes>(packed), line);
        if (std::ranges::all_of(shapes, [](LineShape shape) { return static_cast<int>(shape) < lineShapeCount; }))
            codes[packed] = pointCode(shapes);
    }
    return codes;
}

} // namespace

PointCode pointCode(FourShapes shapes)
{
    std::ranges::sort(shapes, std::greater{});
    const auto a = static_cast<int>(shapes[0]);
    const auto b = static_cast<int>(shapes[1]);
    const auto c = static_cast<int>(shapes[2]);
    const auto d = static_cast<int>(shapes[3]);
    const int code = a * (a + 1) * (a + 2) * (a + 3) / 24 + b * (b + 1) * (b + 2) / 6 + c * (c + 1) / 2 + d;
    return static_cast<PointCode>(code);
}

FourShapes shapesOf(PointCode code)
{
    static const auto all = makeShapesOfCodes();
    return all[code];
}

PointThreat threatOf(const FourShapes& shapes, Rule rule, Side side)
{
    const Tally tally{shapes};
    if (tally.has(LineShape::Five))
        return PointThreat::Five;
    if (forbiddenStatusOf(shapes, rule, side) == ForbiddenStatus::Certain)
        return PointThreat::None;
    if (tally.has(LineShape::OpenFour) || tally.fours() > 1)
        return PointThreat::OpenFour;
    if (tally.fours() == 0)
        return threatOfThrees(tally);
    if (tally.openThrees() > 0)
        return PointThreat::FourThree;
    return tally.has(LineShape::SleepingThree) || tally.openTwos() > 0 ? PointThreat::FourPlus : PointThreat::Four;
}

ForbiddenStatus forbiddenStatusOf(const FourShapes& shapes, Rule rule, Side side)
{
    const Tally tally{shapes};
    if (!isLimited(rule, side) || tally.has(LineShape::Five))
        return ForbiddenStatus::None;
    if (tally.has(LineShape::Overline) || tally.fours() > 1)
        return ForbiddenStatus::Certain;
    return tally.openThrees() > 1 ? ForbiddenStatus::DoubleThree : ForbiddenStatus::None;
}

const std::vector<PointCode>& codesOfPackedShapes()
{
    static const std::vector<PointCode> codes = makeCodesOfPackedShapes();
    return codes;
}

const CodeMeanings& codeMeanings(Rule rule, Side side)
{
    static const CodeMeanings unlimited = makeMeanings(Rule::Freestyle, Side::Black);
    static const CodeMeanings limited = makeMeanings(Rule::Renju, Side::Black);
    return isLimited(rule, side) ? limited : unlimited;
}

} // namespace qipan::gomoku
