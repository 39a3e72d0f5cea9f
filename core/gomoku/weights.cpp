#include "core/gomoku/weights.h"

namespace qipan::gomoku {

namespace {

constexpr std::array<int, static_cast<std::size_t>(lineShapeCount)> lineValues{0,  0,  2,   4,   6,   12,  14,
                                                                               18, 80, 100, 100, 160, 200, 300};
constexpr int doubleThreatBonus = 100;
constexpr int worthOfThreat = 1'000;

bool isDoubleThreat(PointThreat threat)
{
    return threat == PointThreat::DoubleThree || threat == PointThreat::FourThree || threat == PointThreat::OpenFour;
}

Weights makeWeights(Rule rule)
{
    Weights weights;
    for (const Side side : {Side::Black, Side::White}) {
        for (std::size_t code = 0; code < static_cast<std::size_t>(pointCodeCount); ++code) {
            const FourShapes shapes = shapesOf(static_cast<PointCode>(code));
            if (suspicionOf(shapes, rule, side) == Suspicion::Certain)
                continue;
            const PointThreat threat = threatOf(shapes, rule, side);
            int value = isDoubleThreat(threat) ? doubleThreatBonus : 0;
            for (const LineShape shape : shapes)
                value += lineValues[static_cast<std::size_t>(shape)];
            weights.values[static_cast<std::size_t>(side)][code] = static_cast<std::int16_t>(value);
            weights.worths[static_cast<std::size_t>(side)][code] =
                static_cast<std::int16_t>(value + worthOfThreat * static_cast<int>(threat));
        }
    }
    return weights;
}

} // namespace

const Weights& plainWeights(Rule rule)
{
    static const Weights freestyle = makeWeights(Rule::Freestyle);
    static const Weights renju = makeWeights(Rule::Renju);
    return rule == Rule::Renju ? renju : freestyle;
}

} // namespace qipan::gomoku
