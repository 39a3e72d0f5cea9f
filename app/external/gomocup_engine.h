#pragma once

#include "app/external/child_process.h"
#include "app/external/gomocup_answer.h"
#include "core/board/engine.h"
#include "core/gomoku/game.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// How long a Gomocup engine may take.
struct GomocupTimes {
    std::chrono::milliseconds move{2000};   ///< told to the engine, where the limits name no time
    std::chrono::milliseconds grace{5000};  ///< what it may need beyond that before it counts as hung
    std::chrono::milliseconds start{10000}; ///< for OK to START and RESTART: some read large files
};

/// A gomoku engine that is a program of its own and speaks the Gomocup protocol. It is started with the first question,
/// and again with the next one after it failed or was stopped: the protocol cannot interrupt it.
///
/// Answers with Thinking::failure where the engine fails; whatever it does, a move is legal, and `stop` is obeyed
/// within 10 ms. It gets limits of time, nodes and memory; one line only is reported. Belongs to one thread.
class GomocupEngine final : public Engine {
public:
    GomocupEngine(ChildProgram program, const GomocupTimes& times, const ChildLimits& limits = {});
    ~GomocupEngine() override;

    /// Precondition: `position` is a gomoku::Game that has not ended.
    [[nodiscard]] Thinking think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                                 const Report& report) override;

private:
    using Clock = ChildProcess::Clock;
    /// Why it did not come to an answer.
    struct Trouble {
        std::optional<EngineFailure> failure; ///< nothing where it was stopped
    };
    struct Question;
    /// Lines that are no answers.
    struct Noise {
        int lines = 0;
        QString last;
    };

    [[nodiscard]] Result<Cell, Trouble> ask(Question& question);
    [[nodiscard]] std::optional<Trouble> prepare(Question& question);
    [[nodiscard]] std::optional<Trouble> launch(Question& question);
    [[nodiscard]] std::optional<Trouble> waitForOk(const Question& question, bool mayBeUnknown);
    void tellSettings(const Question& question);
    void tellPosition(const gomoku::Game& game);
    [[nodiscard]] bool continuesTold(const gomoku::Game& game) const;
    [[nodiscard]] Result<Cell, Trouble> waitForMove(Question& question);
    [[nodiscard]] Result<GomocupAnswer, Trouble> next(const Question& question, Clock::time_point deadline,
                                                      Noise& noise);
    void tell(const QByteArray& key, const QByteArray& value);
    void note(const QString& message, Question& question) const;

    const ChildProgram m_program;
    const GomocupTimes m_times;
    const ChildLimits m_limits;
    std::unique_ptr<ChildProcess> m_child; ///< null while it does not run
    // What the running engine was told.
    int m_size = 0;
    gomoku::Rule m_rule = gomoku::Rule::Freestyle;
    std::map<QByteArray, QByteArray> m_settings; ///< by INFO
    bool m_isOpen = false;                       ///< a game is on its board
    std::vector<Ply> m_told;                     ///< with its own last move; empty where it has to be told anew
};

} // namespace qipan::app
