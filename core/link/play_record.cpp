// SPDX-License-Identifier: GPL-3.0-or-later
// Rebuilds a play from its record.
#include "core/link/play.h"

#include <utility>
#include <variant>

namespace qipan::link {

std::optional<RecordFault> Play::apply(const Step& step)
{
    using Why = RecordFault::Why;
    const std::size_t number = m_steps.size() + 1;
    if (m_end)
        return RecordFault{number, Why::AfterEnd};
    if (step.at < m_before)
        return RecordFault{number, Why::Time};
    if (step.kind == Step::Kind::TimeUp && (!m_rules.clock || step.at != m_limit))
        return RecordFault{number, Why::TimeNotUp};
    if (m_rules.clock && step.at >= m_limit && step.kind != Step::Kind::TimeUp)
        return RecordFault{number, Why::Time};

    // The record provides the time: the clock runs during this step only.
    m_runsSince = m_before;
    const bool isDone = fits(step);
    if (!m_end) {
        m_before = step.at;
        m_runsSince.reset();
        m_game.clearPick();
    }
    if (isDone)
        return std::nullopt;
    const bool isPair = step.kind == Step::Kind::Pair || step.kind == Step::Kind::FailedPair;
    return RecordFault{number, isPair ? Why::Pair : Why::Help};
}

bool Play::fits(const Step& step)
{
    const std::size_t before = m_steps.size();
    const Milliseconds now = step.at;
    switch (step.kind) {
    case Step::Kind::Pair:
    case Step::Kind::FailedPair:
        (void)choose(step.pair.a, now);
        (void)choose(step.pair.b, now);
        break;
    case Step::Kind::Hint:
        (void)hint(now);
        break;
    case Step::Kind::Undo:
        return undo(now);
    case Step::Kind::Redo:
        return redo(now);
    case Step::Kind::Shuffle:
        return shuffle(step.seed, now);
    case Step::Kind::Stop:
        return stop(now);
    case Step::Kind::TimeUp:
        tick(now);
        break;
    }
    return m_steps.size() == before + 1 && m_steps.back() == step;
}

Result<Play, RecordFault> Play::replay(const PlayRecord& record, Game game, const std::atomic<bool>& stop)
{
    Play play{std::move(game), record.gameMode, record.deal, record.start};
    for (const Step& step : record.steps) {
        if (stop)
            break;
        if (const auto fault = play.apply(step))
            return *fault;
    }
    return play;
}

} // namespace qipan::link
