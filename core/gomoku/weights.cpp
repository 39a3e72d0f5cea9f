// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/weights.h"

namespace qipan::gomoku {

namespace {

constexpr std::array<int, static_cast<std::size_t>(lineShapeCount)> lineValues{0,  0,  2,   4,   6,   12,  14,
                                                                               18, 80, 100, 100, 160, 200, 300};
constexpr int doubleThreatPriority = 100;
constexpr int threatPriority = 1'000;

/// Returns the value of threats in two lines beyond that of their lines: such threats often decide a game.
int doubleThreatValue(PointThreat threat, bool isLimited)
{
    switch (threat) {
    case PointThreat::DoubleThree:
        return isLimited ? 100 : 400;
    case PointThreat::FourThree:
        return 700;
    case PointThreat::OpenFour:
        return 900;
    default:
        return 0;
    }
}

void setPlainly(Weights& weights, std::size_t side, std::size_t code, int lines, PointThreat threat, bool isLimited)
{
    const int bonus = doubleThreatValue(threat, isLimited);
    const int value = lines + bonus;
    weights.values[side][code] = {static_cast<std::int16_t>(value * 5 / 4), static_cast<std::int16_t>(value)};
    const int priority = lines + (bonus > 0 ? doubleThreatPriority : 0) + threatPriority * static_cast<int>(threat);
    weights.attacks[side][code] = static_cast<std::int16_t>(priority);
    weights.defences[side][code] = static_cast<std::int16_t>(priority);
}

Weights makeWeights(Rule rule)
{
    Weights weights;
    for (const Side side : {Side::Black, Side::White}) {
        for (std::size_t code = 0; code < static_cast<std::size_t>(pointCodeCount); ++code) {
            const FourShapes shapes = shapesOf(static_cast<PointCode>(code));
            if (forbiddenStatusOf(shapes, rule, side) == ForbiddenStatus::Certain)
                continue;
            int lines = 0;
            for (const LineShape shape : shapes)
                lines += lineValues[static_cast<std::size_t>(shape)];
            setPlainly(weights, static_cast<std::size_t>(side), code, lines, threatOf(shapes, rule, side),
                       isLimited(rule, side));
        }
    }
    return weights;
}

/// Reads the numbers of a side from `data`; see WeightData.
void setTrained(Weights& weights, std::size_t side, const std::int16_t* data)
{
    constexpr auto codes = static_cast<std::size_t>(pointCodeCount);
    weights.tempo[side] = *data++;
    for (std::size_t code = 0; code < codes; ++code) {
        weights.values[side][code] = {data[code], data[codes + code]};
        weights.attacks[side][code] = data[2 * codes + code];
        weights.defences[side][code] = data[3 * codes + code];
    }
}

Weights makeTrained(std::size_t blockOfBlack, std::size_t blockOfWhite)
{
    Weights weights;
    setTrained(weights, 0, weightData.data() + blockOfBlack * weightsOfSide);
    setTrained(weights, 1, weightData.data() + blockOfWhite * weightsOfSide);
    return weights;
}

} // namespace

const Weights& trainedWeights(Rule rule)
{
    static const Weights unlimited = makeTrained(0, 0);
    static const Weights renju = makeTrained(1, 2);
    return rule == Rule::Renju ? renju : unlimited;
}

const Weights& handcraftedWeights(Rule rule)
{
    static const Weights freestyle = makeWeights(Rule::Freestyle);
    static const Weights renju = makeWeights(Rule::Renju);
    return rule == Rule::Renju ? renju : freestyle;
}

} // namespace qipan::gomoku
