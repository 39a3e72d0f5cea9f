// Hints and the solution of a puzzle.
#include "app/puzzle/puzzle_session.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

void PuzzleSession::hint()
{
    if (m_state != State::Playing || m_isSeeking)
        return;
    const int step = std::min(m_hintStep + 1, hintSteps);
    if (step == 1 || !m_right.empty())
        return giveHint(step);
    m_isSeeking = true;
    ask([this, step, line = m_line](puzzle::Judge& judge, const std::atomic<bool>& stop) -> BackgroundTask::Tell {
        return [this, step, right = judge.rightMoves(line, stop)] {
            m_isSeeking = false;
            m_right.assign(right.begin(), right.begin() + static_cast<std::ptrdiff_t>(std::min(right.size(), unit())));
            giveHint(step);
            Q_EMIT changed();
        };
    });
    Q_EMIT changed();
}

void PuzzleSession::giveHint(int step)
{
    if (!m_isOver && step > m_hintStep)
        ++m_outcome.hints;
    m_hintStep = step;
    Q_EMIT hinted(step, step == 1 ? std::vector<Cell>{} : m_right);
}

void PuzzleSession::showSolution()
{
    if (m_state == State::Broken)
        return;
    m_task.cancel();
    m_isSeeking = false;
    m_isToConfirm = false; // a player who gives up sees the solution in the file
    finish(false);
    m_line.clear();
    m_sound = 0;
    value();
    come(State::Showing, solution());
}

/// Computes the value of the solution in reversi, which is not in the file.
void PuzzleSession::value()
{
    if (m_worth)
        m_worth->played = m_worth->best;
    if (m_worth || m_puzzle.board.game != record::reversiKey)
        return;
    ask([this, first = std::vector{solution().front()}](puzzle::Judge& judge,
                                                        const std::atomic<bool>& stop) -> BackgroundTask::Tell {
        return [this, worth = judge.judge(first, stop).worth] {
            m_worth = worth;
            Q_EMIT valued();
        };
    });
}

} // namespace qipan::app
