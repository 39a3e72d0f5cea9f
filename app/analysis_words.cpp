#include "app/analysis_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace qipan::app {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(AnalysisWords)
};

} // namespace

double winChance(const GameInfo::Score& unit, int score)
{
    if (std::abs(score) >= unit.decided)
        return score > 0 ? 1 : 0;
    return 1 / (1 + std::exp(-score / unit.scale));
}

int chancePercent(const GameInfo::Score& unit, int score)
{
    const int percent = static_cast<int>(std::lround(100 * winChance(unit, score)));
    return std::abs(score) < unit.decided ? std::clamp(percent, 1, 99) : percent;
}

QString chanceText(const GameInfo::Score& unit, int score)
{
    if (std::abs(score) < unit.decided)
        return Tr::tr("%1 %").arg(chancePercent(unit, score));
    if (unit.win == 0)
        return score > 0 ? Tr::tr("wins") : Tr::tr("loses");
    const int moves = (unit.win - std::abs(score) + 1) / 2;
    return score > 0 ? Tr::tr("win in %1").arg(moves) : Tr::tr("loss in %1").arg(moves);
}

QString progressText(const Thinking& best, qint64 milliseconds)
{
    const auto thousands = best.nodes / static_cast<std::uint64_t>(std::max<qint64>(milliseconds, 1));
    if (thousands == 0)
        return Tr::tr("Depth %1").arg(best.depth);
    return Tr::tr("Depth %1 · %L2 k nodes/s").arg(best.depth).arg(thousands);
}

} // namespace qipan::app
