#include "training/gomoku/worth_samples.h"

#include "core/gomoku/allowed.h"
#include "core/gomoku/moves.h"
#include "core/gomoku/score.h"

namespace qipan::training {

using gomoku::Point;
using gomoku::Position;

void WorthSamples::add(const GameRecord& record)
{
    constexpr std::int64_t gamesPerHeldBack = 20;
    if ((record.rule == gomoku::Rule::Renju) != m_isLimited)
        return;
    Position position{record.size, record.rule, gomoku::plainWeights(record.rule)};
    Side mover = Side::Black;
    for (const RecordedMove& move : record.moves) {
        const Point point = gomoku::pointOf(move.cell);
        if (move.score && !gomoku::isDecided(*move.score))
            addPosition(position, mover, point, record.number % gamesPerHeldBack == 0);
        position.place(point, mover);
        mover = opposite(mover);
    }
}

void WorthSamples::addPosition(const Position& position, Side mover, Point chosen, bool isHeldBack)
{
    const gomoku::PointSet points = gomoku::pointsToConsider(position, mover);
    if (!points.contains(chosen) || points.size() < 2)
        return;
    const auto choice = [&](Point point) {
        return WorthChoice{position.codeAt(point, mover), position.codeAt(point, opposite(mover))};
    };
    WorthSample sample{.firstChoice = static_cast<std::uint32_t>(m_choices.size()),
                       .mover = static_cast<std::uint8_t>(m_isLimited && mover == Side::White ? 1 : 0),
                       .isHeldBack = isHeldBack};
    m_choices.push_back(choice(chosen));
    for (const Point point : points) {
        if (point != chosen && gomoku::isAllowed(position, point, mover))
            m_choices.push_back(choice(point));
    }
    sample.choices = static_cast<std::uint32_t>(m_choices.size()) - sample.firstChoice;
    m_samples.push_back(sample);
}

} // namespace qipan::training
