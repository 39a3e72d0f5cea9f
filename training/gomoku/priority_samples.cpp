// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/priority_samples.h"

#include "core/gomoku/allowed.h"
#include "core/gomoku/moves.h"
#include "core/gomoku/score.h"

namespace qipan::training {

using gomoku::Point;
using gomoku::Position;

void PrioritySamples::add(const GameRecord& record)
{
    constexpr std::int64_t gamesPerHeldOut = 20;
    if ((record.rule == gomoku::Rule::Renju) != m_isLimited)
        return;
    Position position{record.size, record.rule, gomoku::handcraftedWeights(record.rule)};
    Side mover = Side::Black;
    for (const RecordedMove& move : record.moves) {
        const Point point = gomoku::pointOf(move.cell);
        if (move.score && !gomoku::isDecided(*move.score))
            addPosition(position, mover, point, record.number % gamesPerHeldOut == 0);
        position.place(point, mover);
        mover = opposite(mover);
    }
}

void PrioritySamples::addPosition(const Position& position, Side mover, Point chosen, bool isHeldOut)
{
    const gomoku::PointSet points = gomoku::pointsToConsider(position, mover);
    if (!points.contains(chosen) || points.size() < 2)
        return;
    const auto choice = [&](Point point) {
        return PriorityChoice{position.codeAt(point, mover), position.codeAt(point, opposite(mover))};
    };
    PrioritySample sample{.firstChoice = static_cast<std::uint32_t>(m_choices.size()),
                          .mover = static_cast<std::uint8_t>(m_isLimited && mover == Side::White ? 1 : 0),
                          .isHeldOut = isHeldOut};
    m_choices.push_back(choice(chosen));
    for (const Point point : points) {
        if (point != chosen && gomoku::isAllowed(position, point, mover))
            m_choices.push_back(choice(point));
    }
    sample.choices = static_cast<std::uint32_t>(m_choices.size()) - sample.firstChoice;
    m_samples.push_back(sample);
}

} // namespace qipan::training
