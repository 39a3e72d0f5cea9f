#include "core/gomoku/evaluation.h"

namespace qipan::gomoku {

namespace {

constexpr int openFourBonus = 800; // in the unit of Weights, as the next
constexpr int fourThreeBonus = 600;
constexpr int doubleThreeBonus = 300;

/// The values of the points, and more for those that would threaten in two ways: few of them decide a game.
int strength(const Position& position, Side side)
{
    const bool mayMakeThrees = position.rule() != Rule::Renju || side == Side::White;
    return position.value(side) + openFourBonus * position.count(side, PointThreat::OpenFour)
        + fourThreeBonus * position.count(side, PointThreat::FourThree)
        + (mayMakeThrees ? doubleThreeBonus * position.count(side, PointThreat::DoubleThree) : 0);
}

} // namespace

int evaluate(const Position& position, Side side)
{
    // Who is to move can still use its best shapes first: they count a little more than the other side's.
    return strength(position, side) * 5 / 4 - strength(position, opposite(side));
}

} // namespace qipan::gomoku
