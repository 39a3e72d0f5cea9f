// SPDX-License-Identifier: GPL-3.0-or-later
// Hints and the solution of a puzzle.
#include "app/puzzle/puzzle_session.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

void PuzzleSession::hint()
{
    if (m_state != State::Playing || m_isSearchingHint)
        return;
    const int step = std::min(m_hintStep + 1, hintSteps);
    if (step == 1 || !m_solutionMove.empty())
        return giveHint(step);
    m_isSearchingHint = true;
    ask([this, step, line = m_line](puzzle::Judge& judge, const std::atomic<bool>& stop) -> BackgroundTask::Reply {
        return [this, step, right = judge.rightMoves(line, stop)] {
            m_isSearchingHint = false;
            m_solutionMove.assign(right.begin(),
                                  right.begin() + static_cast<std::ptrdiff_t>(std::min(right.size(), cellsPerMove())));
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
    Q_EMIT hinted(step, step == 1 ? std::vector<Cell>{} : m_solutionMove);
}

void PuzzleSession::showSolution()
{
    if (m_state == State::Broken)
        return;
    m_task.cancel();
    m_isSearchingHint = false;
    m_isToConfirm = false; // a player who gives up sees the solution in the file
    finish(false);
    m_line.clear();
    m_verified = 0;
    value();
    playOut(State::Showing, solution());
}

/// Computes the value of the solution in reversi, which is not in the file.
void PuzzleSession::value()
{
    if (m_scores)
        m_scores->played = m_scores->best;
    if (m_scores || m_puzzle.board.game != record::reversiKey)
        return;
    ask([this, first = std::vector{solution().front()}](puzzle::Judge& judge,
                                                        const std::atomic<bool>& stop) -> BackgroundTask::Reply {
        return [this, scores = judge.judge(first, stop).scores] {
            m_scores = scores;
            Q_EMIT valued();
        };
    });
}

} // namespace qipan::app
