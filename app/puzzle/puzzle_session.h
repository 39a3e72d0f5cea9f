// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "core/puzzle/judge.h"
#include "core/puzzle/puzzle.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// One attempt at a puzzle, from its position to the solution: has the player's moves judged on another thread, answers
/// correct ones and refutes wrong ones at a fixed pace, and gives hints. Independent of the user interface.
class PuzzleSession final : public QObject {
    Q_OBJECT

public:
    using MakeJudge = std::function<std::unique_ptr<puzzle::Judge>(const puzzle::Puzzle&)>;

    enum class State : std::uint8_t {
        Playing,   ///< the player is to move
        Judging,   ///< the newest move is being judged
        Answering, ///< it was correct; the reply is being shown
        Refuting,  ///< it was wrong; the refutation is being shown
        Refuted,   ///< the refutation is complete
        Solved,    ///< a continuation may be being shown
        Showing,   ///< the solution is being shown
        Shown,     ///< the solution is complete
        Broken,    ///< the puzzle file is wrong; nothing can be solved
    };

    /// The result up to the first end: the solution was found or shown, or another puzzle was chosen.
    struct Outcome {
        bool isSolved = false;
        int mistakes = 0;
        int hints = 0;
    };
    static constexpr int hintSteps = 3; ///< what to look for, where, the move

    /// `moveDelayMs` is the interval between automatic moves in milliseconds.
    PuzzleSession(const puzzle::Puzzle& puzzle, const MakeJudge& makeJudge, int moveDelayMs, QObject* parent = nullptr);

    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return m_puzzle; }
    [[nodiscard]] State state() const { return m_state; }
    /// Returns whether the player's newest move is right; nothing while it is not judged.
    [[nodiscard]] std::optional<bool> isRight() const;
    /// Returns where that move is, also if it was taken back; for a pair its second cell. Precondition: it is judged.
    [[nodiscard]] Cell judgedCell() const;
    /// Returns the moves on the board, of both sides.
    [[nodiscard]] const std::vector<Cell>& line() const { return m_line; }
    [[nodiscard]] const Outcome& outcome() const { return m_outcome; }
    /// Returns whether it was solved or its solution shown; further moves are practice.
    [[nodiscard]] bool isOver() const { return m_isOver; }
    [[nodiscard]] bool isSearchingHint() const { return m_isSearchingHint; }
    /// Returns whether the solution in the file is being verified, before anything else.
    [[nodiscard]] bool isChecking() const { return m_isToConfirm && m_task.isRunning(); }
    /// Returns the solution in the file up to the wrong move if `Broken`, else empty; empty if the position is wrong.
    [[nodiscard]] const std::vector<Cell>& wrongLine() const { return m_wrongLine; }
    /// Returns whether the newest move could not be judged in time and was taken back; it does not count.
    [[nodiscard]] bool timedOut() const { return m_timedOut; }
    /// Returns the line with the newest move if that was taken back because it is wrong at first sight, without a
    /// refutation; else empty.
    [[nodiscard]] const std::vector<Cell>& takenBack() const { return m_takenBack; }
    /// Returns the value of the newest judged move in reversi, or of the solution if that was shown; empty while
    /// unknown.
    [[nodiscard]] const std::optional<puzzle::ExactScores>& scores() const { return m_scores; }

    /// Verifies the solution in the file of a puzzle that was never attempted: the state becomes `Broken` if the judge
    /// proves it wrong, before any move is judged. After `checkMs` milliseconds without a result the file is trusted.
    void confirm(int checkMs = 10'000);

    /// Sets how long the judge may think before it is stopped without a result.
    void setMostTime(int milliseconds) { m_workTime.setInterval(milliseconds); }

    /// Plays one cell, or the two of a pair, if the player is to move. Precondition: the move is legal.
    void play(const std::vector<Cell>& move);
    /// Goes back to before the wrong move, or to the start if it is over; forgets a move that was taken back.
    void retry();
    /// Gives the next hint: `hinted` follows, possibly later.
    void hint();
    /// Gives up, unless it is over, and shows the solution in the file from the start.
    void showSolution();
    /// Stops at once: takes back a move that is not judged yet, and shows all pending moves.
    void finishNow();
    /// Another puzzle was chosen: gives this one up if there were mistakes or hints.
    void abandon();

Q_SIGNALS:
    /// The state or the line changed.
    void changed();
    /// Hint number `step`, from 1 to hintSteps. `move` is a correct move; empty in the first step, and if none was
    /// found.
    void hinted(int step, const std::vector<qipan::Cell>& move);
    /// The value of the solution is known.
    void valued();
    /// The outcome is final. Emitted once.
    void finished(const qipan::app::PuzzleSession::Outcome& outcome);

private:
    struct SharedJudge;
    using Work = std::function<BackgroundTask::Reply(puzzle::Judge& judge, const std::atomic<bool>& stop)>;

    void ask(Work work);
    void trustFile();
    void giveUp();
    void setState(State state);
    void judged(const puzzle::Judgement& judgement);
    void markBroken(std::size_t wrongCells);
    void value();
    void finish(bool isSolved);
    void giveHint(int step);
    void playOut(State state, std::vector<Cell> moves);
    void append();
    void finishPlayout();
    /// Returns the number of cells of a move.
    [[nodiscard]] std::size_t cellsPerMove() const { return m_puzzle.board.link ? 2 : 1; }
    [[nodiscard]] std::vector<Cell> solution() const;

    const puzzle::Puzzle m_puzzle;
    const std::shared_ptr<SharedJudge> m_judge;
    State m_state = State::Playing;
    std::vector<Cell> m_line;
    std::size_t m_verified = 0;       ///< length of the part of the line that is correct and answered
    std::vector<Cell> m_pendingMoves; ///< still to be shown
    std::vector<Cell> m_solutionMove; ///< a correct move in this position; empty if none was searched for yet
    int m_hintStep = 0;               ///< in this position
    bool m_isOver = false;
    bool m_isSearchingHint = false;
    bool m_timedOut = false;
    bool m_isToConfirm = false;
    std::vector<Cell> m_takenBack;
    std::vector<Cell> m_wrongLine;
    std::optional<puzzle::ExactScores> m_scores;
    Outcome m_outcome;
    QTimer m_moveTimer;
    QTimer m_checkTime;
    QTimer m_workTime;
    int m_checkMs = 0;
    Work m_work;           ///< requested last
    BackgroundTask m_task; // last, so that it ends before the rest is destroyed
};

} // namespace qipan::app
