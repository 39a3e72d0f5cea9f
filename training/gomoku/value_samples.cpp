// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/value_samples.h"

#include "core/gomoku/evaluation.h"
#include "core/gomoku/moves.h"

#include <atomic>
#include <map>
#include <utility>

namespace qipan::training {

namespace {

using gomoku::Position;

constexpr std::int64_t gamesPerHeldOut = 20;

bool isJudgedByShapes(Position& position, Side mover, gomoku::VcfSolver& solver)
{
    constexpr std::uint64_t fourNodes = 30;
    if (position.canMakeFive(Side::Black) || position.canMakeFive(Side::White)
        || gomoku::canMakeOpenFour(position, mover))
        return false;
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, fourNodes, stop};
    return !solver.solve(position, mover, {gomoku::VcfSolver::maxMoves, fourNodes}, budget).isProven();
}

std::optional<double> resultFor(const GameRecord& record, Side side)
{
    return !record.winner ? 0.5 : *record.winner == side ? 1.0 : 0.0;
}

} // namespace

ValueSamples::ValueSamples(bool isLimited, gomoku::WeightsOf weights)
    : m_isLimited{isLimited}
    , m_weights{std::move(weights)}
{
}

void ValueSamples::add(const GameRecord& record)
{
    if ((record.rule == gomoku::Rule::Renju) != m_isLimited)
        return;
    std::size_t lastUnsearched = 0;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        if (!record.moves[i].score)
            lastUnsearched = i;
    }
    m_solver.clear();
    Position position{record.size, record.rule, m_weights(record.rule)};
    Side mover = Side::Black;
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        const RecordedMove& move = record.moves[i];
        if (move.score && isJudgedByShapes(position, mover, m_solver)) {
            ValueSample sample{.isHeldOut = record.number % gamesPerHeldOut == 0,
                               .score = *move.score,
                               .before = gomoku::evaluate(position, mover)};
            if (i > lastUnsearched)
                sample.result = resultFor(record, mover);
            addPosition(position, mover, sample);
        }
        position.place(gomoku::pointOf(move.cell), mover);
        mover = opposite(mover);
    }
}

void ValueSamples::addPosition(const Position& position, Side mover, ValueSample sample)
{
    std::map<std::uint16_t, int> counts;
    for (const gomoku::Point point : position.emptyPoints()) {
        for (const Side side : {Side::Black, Side::White}) {
            const int colour = m_isLimited && side == Side::White ? 2 : 0;
            const int table = colour + (side == mover ? 0 : 1);
            const int feature = table * gomoku::pointCodeCount + position.codeAt(point, side);
            counts[static_cast<std::uint16_t>(feature)] += side == mover ? 1 : -1;
        }
    }
    sample.firstTerm = static_cast<std::uint32_t>(m_terms.size());
    sample.terms = static_cast<std::uint32_t>(counts.size());
    sample.mover = m_isLimited && mover == Side::White ? 1 : 0;
    for (const auto& [feature, count] : counts)
        m_terms.push_back({feature, static_cast<std::int16_t>(count)});
    m_samples.push_back(sample);
}

} // namespace qipan::training
