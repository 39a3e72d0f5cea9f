// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/external/engine_connection.h"
#include "app/external/gomocup_answer.h"
#include "core/board/engine.h"
#include "core/gomoku/game.h"

namespace qipan::app {

/// The properties of the Gomocup protocol.
[[nodiscard]] ProtocolTraits gomocupTraits();

/// An external gomoku engine that speaks the Gomocup protocol. It is started with the first request, and restarted
/// after it failed or was stopped, because the protocol cannot interrupt a search.
/// Returns SearchResult::failure if the engine fails. Moves are always legal, and `stop` is obeyed within 10 ms. Limits
/// of time, nodes and memory are passed on; only one line is reported. Used on one thread.
class GomocupEngine final : public Engine {
public:
    GomocupEngine(ChildProgram program, const EngineTimes& times, const ChildLimits& limits = {});

    /// Precondition: `position` is a gomoku::Game that has not ended.
    [[nodiscard]] SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                                     const Report& report) override;

private:
    using Clock = EngineConnection::Clock;
    struct Question;

    [[nodiscard]] Result<Cell, EngineError> ask(Question& question);
    [[nodiscard]] std::optional<EngineError> prepare(Question& question);
    [[nodiscard]] std::optional<EngineError> launch(Question& question);
    [[nodiscard]] std::optional<EngineError> waitForOk(const Question& question, bool mayBeUnknown);
    void sendSettings(const Question& question);
    void sendPosition(const gomoku::Game& game);
    [[nodiscard]] bool continuesSent(const gomoku::Game& game) const;
    [[nodiscard]] Result<Cell, EngineError> waitForMove(Question& question);
    [[nodiscard]] Result<GomocupAnswer, EngineError> next(const Question& question, Clock::time_point deadline);
    void note(const QString& message, Question& question) const;

    const EngineTimes m_times;
    EngineConnection m_connection;
    // What the running engine was told.
    int m_size = 0;
    gomoku::Rule m_rule = gomoku::Rule::Freestyle;
    bool m_isOpen = false;   ///< it has a game on its board
    std::vector<Ply> m_sent; ///< including its own last move; empty if the position must be sent again
};

} // namespace qipan::app
