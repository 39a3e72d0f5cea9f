#pragma once

#include "app/background_task.h"
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

/// One puzzle from its position to its solution: has the player's moves judged on another thread, answers right ones
/// and refutes wrong ones, move by move with a beat between, and gives hints. It knows no window.
class PuzzleSession final : public QObject {
    Q_OBJECT

public:
    using MakeJudge = std::function<std::unique_ptr<puzzle::Judge>(const puzzle::Puzzle&)>;

    enum class State : std::uint8_t {
        Playing,   ///< the player is to move
        Judging,   ///< the newest move is looked at
        Answering, ///< it was right: the answer comes
        Refuting,  ///< it was wrong: the refutation comes
        Refuted,   ///< all of it has come
        Solved,    ///< how the game goes on comes, maybe
        Showing,   ///< the solution comes
        Shown,     ///< all of it has come
        Broken,    ///< the file is wrong, there is nothing to solve
    };

    /// How it went, up to the first end: the solution found or asked for, or another puzzle.
    struct Outcome {
        bool isSolved = false;
        int mistakes = 0;
        int hints = 0;
    };
    static constexpr int hintSteps = 3; ///< what to look for, where, the move

    /// Between two moves that come by themselves there are `beatMs` milliseconds.
    PuzzleSession(const puzzle::Puzzle& puzzle, const MakeJudge& makeJudge, int beatMs, QObject* parent = nullptr);
    ~PuzzleSession() override;

    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return m_puzzle; }
    [[nodiscard]] State state() const { return m_state; }
    /// The moves that are shown, of both sides.
    [[nodiscard]] const std::vector<Cell>& line() const { return m_line; }
    [[nodiscard]] const Outcome& outcome() const { return m_outcome; }
    /// It was solved, or its solution shown: what comes now is practice.
    [[nodiscard]] bool isOver() const { return m_isOver; }
    [[nodiscard]] bool isSeeking() const { return m_isSeeking; }
    /// The file's solution is looked at, before anything else.
    [[nodiscard]] bool isChecking() const { return m_isToConfirm && m_task.isRunning(); }
    /// The file's solution up to the player's move that is wrong; empty where the position is, and unless Broken.
    [[nodiscard]] const std::vector<Cell>& wrongLine() const { return m_wrongLine; }
    /// The newest move could not be judged in time, and has been taken back; it counts nothing.
    [[nodiscard]] bool wasGivenUp() const { return m_wasGivenUp; }
    /// The line with the newest move, where that was wrong in a way that shows without an answer and has been taken
    /// back; else empty.
    [[nodiscard]] const std::vector<Cell>& takenBack() const { return m_takenBack; }
    /// What the newest judged move of reversi comes to, or the solution's where that was asked for; nothing while it is
    /// not known.
    [[nodiscard]] const std::optional<puzzle::Worth>& worth() const { return m_worth; }

    /// For puzzles that nobody has tried: Broken follows where the judge proves the file's solution wrong, before any
    /// move is judged. Where it has come to no end after `checkMs` milliseconds the file is trusted.
    void confirm(int checkMs = 10'000);

    /// How long the judge may think; then what was asked is given up.
    void setMostTime(int milliseconds) { m_workTime.setInterval(milliseconds); }

    /// The player's move, a cell or the two of a pair. Precondition: it is legal. Nothing unless the player is to move.
    void play(const std::vector<Cell>& move);
    /// Back to before the wrong move; or to the start, where it is over.
    void retry();
    /// The next step of the ladder: `hinted` follows, maybe later.
    void hint();
    /// Gives up, where it is not over, and shows the moves of the file from the start.
    void showSolution();
    /// Stops what is at work, at once: a move that is not judged yet is taken back, and what comes has come.
    void settle();
    /// Another puzzle is wanted: where this one has mistakes or hints, it is given up.
    void abandon();

Q_SIGNALS:
    /// The state or the line is another one.
    void changed();
    /// A step of the ladder, from 1 to hintSteps. `move` is right here; empty with the first step, and where no move
    /// was found.
    void hinted(int step, const std::vector<qipan::Cell>& move);
    /// What the solution comes to is known by now.
    void valued();
    /// The outcome stands; once.
    void finished(const qipan::app::PuzzleSession::Outcome& outcome);

private:
    struct SharedJudge;
    using Work = std::function<BackgroundTask::Tell(puzzle::Judge& judge, const std::atomic<bool>& stop)>;

    void ask(Work work);
    void trustFile();
    void giveUp();
    void setState(State state);
    void judged(const puzzle::Judgement& judgement);
    void breakOff(std::size_t wrongCells);
    void value();
    void finish(bool isSolved);
    void giveHint(int step);
    void come(State state, std::vector<Cell> moves);
    void beat();
    void append();
    void arrive();
    /// Cells of a move.
    [[nodiscard]] std::size_t unit() const { return m_puzzle.board.link ? 2 : 1; }
    [[nodiscard]] std::vector<Cell> solution() const;

    const puzzle::Puzzle m_puzzle;
    const std::shared_ptr<SharedJudge> m_judge;
    State m_state = State::Playing;
    std::vector<Cell> m_line;
    std::size_t m_sound = 0;    ///< so much of the line is right, and answered
    std::vector<Cell> m_coming; ///< still to be shown
    std::vector<Cell> m_right;  ///< a move that is right here; empty where none was sought yet
    int m_hintStep = 0;         ///< of this position
    bool m_isOver = false;
    bool m_isSeeking = false;
    bool m_wasGivenUp = false;
    bool m_isToConfirm = false;
    std::vector<Cell> m_takenBack;
    std::vector<Cell> m_wrongLine;
    std::optional<puzzle::Worth> m_worth;
    Outcome m_outcome;
    QTimer m_beat;
    QTimer m_checkTime;
    QTimer m_workTime;
    int m_checkMs = 0;
    Work m_work;           ///< what was asked last
    BackgroundTask m_task; // last, so that it ends before the rest goes
};

} // namespace qipan::app
