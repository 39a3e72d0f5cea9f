// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/puzzle/puzzle_session.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <utility>

namespace qipan::app {

/// The judge must be used by one thread at a time; a stopped task may still be using it for a moment.
struct PuzzleSession::SharedJudge {
    MakeJudge make;
    puzzle::Puzzle puzzle;
    std::mutex mutex;
    std::unique_ptr<puzzle::Judge> judge{}; ///< created on first use, not in the window thread

    /// Precondition: the mutex is held.
    [[nodiscard]] puzzle::Judge& get()
    {
        if (!judge)
            judge = make(puzzle);
        return *judge;
    }
};

PuzzleSession::PuzzleSession(const puzzle::Puzzle& puzzle, const MakeJudge& makeJudge, int moveDelayMs, QObject* parent)
    : QObject{parent}
    , m_puzzle{puzzle}
    , m_judge{new SharedJudge{.make = makeJudge, .puzzle = puzzle, .mutex = {}}}
    , m_task{*this}
{
    m_moveTimer.setInterval(moveDelayMs);
    m_checkTime.setSingleShot(true);
    connect(&m_moveTimer, &QTimer::timeout, this, [this] {
        append();
        Q_EMIT changed();
    });
    connect(&m_checkTime, &QTimer::timeout, this, &PuzzleSession::trustFile);
    m_workTime.setSingleShot(true);
    constexpr std::chrono::minutes judgeTimeout{1};
    m_workTime.setInterval(judgeTimeout);
    connect(&m_workTime, &QTimer::timeout, this, &PuzzleSession::giveUp);
}

void PuzzleSession::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

std::optional<bool> PuzzleSession::isRight() const
{
    switch (m_state) {
    case State::Answering:
    case State::Solved:
        return true;
    case State::Refuting:
    case State::Refuted:
        return false;
    case State::Playing:
        return m_takenBack.empty() ? std::nullopt : std::optional{false};
    default:
        return std::nullopt;
    }
}

Cell PuzzleSession::judgedCell() const
{
    return m_takenBack.empty() ? m_line[m_verified + cellsPerMove() - 1] : m_takenBack.back();
}

std::vector<Cell> PuzzleSession::solution() const
{
    std::vector<Cell> cells = m_puzzle.board.moves;
    for (const link::Pair& pair : m_puzzle.pairs)
        cells.insert(cells.end(), {pair.a, pair.b});
    return cells;
}

/// Runs `work` with the judge on another thread, replacing the previous request; first finishes verifying the file, if
/// necessary.
void PuzzleSession::ask(Work work)
{
    m_work = std::move(work);
    const std::vector<Cell> unproven = m_isToConfirm ? solution() : std::vector<Cell>{};
    if (m_isToConfirm)
        m_checkTime.start(m_checkMs);
    m_workTime.start();
    m_task.start(
        [this, judge = m_judge, unproven, work = m_work](const std::atomic<bool>& stop) -> BackgroundTask::Reply {
            const std::scoped_lock lock{judge->mutex};
            if (!unproven.empty()) {
                if (const auto wrong = judge->get().wrongInFile(unproven, stop))
                    return [this, cells = *wrong] { markBroken(cells); };
            }
            return [this, reply = work(judge->get(), stop)] {
                m_isToConfirm = false;
                if (reply)
                    reply();
            };
        });
}

void PuzzleSession::confirm(int checkMs)
{
    if (m_state != State::Playing || solution().empty())
        return;
    m_isToConfirm = true;
    m_checkMs = checkMs;
    ask([this](puzzle::Judge&, const std::atomic<bool>&) { return [this] { Q_EMIT changed(); }; });
    Q_EMIT changed();
}

/// Verification takes too long: continues without it.
void PuzzleSession::trustFile()
{
    if (!isChecking())
        return;
    m_isToConfirm = false;
    ask(std::move(m_work));
}

/// Stops waiting for the judge.
void PuzzleSession::giveUp()
{
    if (!m_task.isRunning())
        return;
    m_task.cancel();
    if (m_state == State::Judging) {
        m_timedOut = true;
        m_line.resize(m_verified);
        setState(State::Playing);
    } else if (std::exchange(m_isSearchingHint, false)) {
        Q_EMIT hinted(std::min(m_hintStep + 1, hintSteps), {});
        Q_EMIT changed();
    }
}

/// Reports that the solution in the file is wrong up to this cell. Nothing counts.
void PuzzleSession::markBroken(std::size_t wrongCells)
{
    m_isToConfirm = false;
    m_isSearchingHint = false;
    m_wrongLine = solution();
    m_wrongLine.resize(std::min(wrongCells, m_wrongLine.size()));
    m_outcome = {};
    m_line.clear();
    m_verified = 0;
    setState(State::Broken);
}

void PuzzleSession::play(const std::vector<Cell>& move)
{
    if (m_state != State::Playing || move.size() != cellsPerMove())
        return;
    m_isSearchingHint = false;
    m_takenBack.clear();
    m_timedOut = false;
    m_line.insert(m_line.end(), move.begin(), move.end());
    ask([this, line = m_line](puzzle::Judge& judge, const std::atomic<bool>& stop) {
        return [this, judgement = judge.judge(line, stop)] { judged(judgement); };
    });
    setState(State::Judging);
}

void PuzzleSession::judged(const puzzle::Judgement& judgement)
{
    m_solutionMove.clear();
    m_hintStep = 0;
    m_scores = judgement.scores;
    switch (judgement.verdict) {
    case puzzle::Verdict::Solved:
        finish(true);
        return playOut(State::Solved, judgement.answer);
    case puzzle::Verdict::Continues:
        return playOut(State::Answering, judgement.answer);
    case puzzle::Verdict::Wrong:
        if (!m_isOver)
            ++m_outcome.mistakes;
        if (m_puzzle.kind == puzzle::Kind::Five && judgement.answer.empty()) {
            m_takenBack = m_line;
            m_line.resize(m_verified);
            return setState(State::Playing);
        }
        return playOut(State::Refuting, judgement.answer);
    case puzzle::Verdict::Open:
        m_line.resize(m_verified);
        return setState(State::Playing);
    }
}

/// Shows the rest of `moves` one by one.
void PuzzleSession::playOut(State state, std::vector<Cell> moves)
{
    m_pendingMoves = std::move(moves);
    m_state = state;
    if (m_pendingMoves.empty())
        finishPlayout();
    else
        m_moveTimer.start();
    Q_EMIT changed();
}

/// All pending moves have been shown.
void PuzzleSession::finishPlayout()
{
    m_moveTimer.stop();
    if (m_state == State::Answering) {
        m_state = State::Playing;
        m_verified = m_line.size();
    } else if (m_state == State::Refuting) {
        m_state = State::Refuted;
    } else if (m_state == State::Showing) {
        m_state = State::Shown;
    }
}

void PuzzleSession::append()
{
    const auto count = static_cast<std::ptrdiff_t>(std::min(cellsPerMove(), m_pendingMoves.size()));
    m_line.insert(m_line.end(), m_pendingMoves.begin(), m_pendingMoves.begin() + count);
    m_pendingMoves.erase(m_pendingMoves.begin(), m_pendingMoves.begin() + count);
    if (m_pendingMoves.empty())
        finishPlayout();
}

void PuzzleSession::finish(bool isSolved)
{
    if (std::exchange(m_isOver, true))
        return;
    m_outcome.isSolved = isSolved;
    Q_EMIT finished(m_outcome);
}

void PuzzleSession::retry()
{
    m_moveTimer.stop();
    m_pendingMoves.clear();
    if (m_state == State::Refuting || m_state == State::Refuted) {
        m_line.resize(m_verified);
    } else if (m_state == State::Solved || m_state == State::Showing || m_state == State::Shown) {
        m_line.clear();
        m_verified = 0;
        m_solutionMove.clear();
        m_hintStep = 0;
    } else if (m_state != State::Playing || m_takenBack.empty()) {
        return;
    }
    m_takenBack.clear();
    setState(State::Playing);
}

void PuzzleSession::finishNow()
{
    const bool isAtWork = m_isSearchingHint || m_state == State::Judging || !m_pendingMoves.empty();
    if (isAtWork)
        m_task.cancel(); // only the verification of the file continues
    m_isSearchingHint = false;
    while (!m_pendingMoves.empty())
        append();
    if (m_state == State::Judging) {
        m_line.resize(m_verified);
        m_state = State::Playing;
    }
    if (isAtWork)
        Q_EMIT changed();
}

void PuzzleSession::abandon()
{
    finishNow();
    if (m_outcome.mistakes > 0 || m_outcome.hints > 0)
        finish(false);
}

void PuzzleSession::hint()
{
    if (m_state != State::Playing || m_isSearchingHint)
        return;
    const int step = std::min(m_hintStep + 1, hintSteps);
    if (step == 1 || !m_solutionMove.empty())
        return giveHint(step);
    m_isSearchingHint = true;
    ask([this, step, line = m_line](puzzle::Judge& judge, const std::atomic<bool>& stop) {
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
    ask([this, first = std::vector{solution().front()}](puzzle::Judge& judge, const std::atomic<bool>& stop) {
        return [this, scores = judge.judge(first, stop).scores] {
            m_scores = scores;
            Q_EMIT valued();
        };
    });
}

} // namespace qipan::app
