// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/external/engine_connection.h"
#include "app/external/nboard_answer.h"
#include "core/board/engine.h"
#include "core/reversi/game.h"

namespace qipan::app {

/// The properties of the NBoard protocol.
[[nodiscard]] ProtocolTraits nboardTraits();

/// An external reversi engine that speaks version 2 of the NBoard protocol. It is started with the first request. A
/// ping stops its search, so that it can continue with the next request; an engine that ignores pings is ended and
/// restarted.
/// The protocol limits the depth of a search but not its time. When time is up, the engine gets a ping, and its reply
/// counts, or else the best line reported so far; without either it has failed. `set movetime MS` announces the time
/// beforehand. It is not part of the protocol, but engines must ignore unknown settings.
/// With Limits::lines the engine analyses as deep as it can in its time, with that many lines; otherwise it plays, with
/// limits of depth and time. Returns SearchResult::failure if the engine fails. Moves are always legal, and `stop` is
/// obeyed within 10 ms. Used on one thread.
class NboardEngine final : public Engine {
public:
    /// `depth` in plies is used if the limits contain none.
    NboardEngine(ChildProgram program, const EngineTimes& times, int depth, const ChildLimits& limits = {});

    /// Precondition: `position` is a reversi::Game that has not ended.
    [[nodiscard]] SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                                     const Report& report) override;

private:
    using Clock = EngineConnection::Clock;
    struct Question;

    [[nodiscard]] std::optional<EngineError> ask(Question& question);
    [[nodiscard]] std::optional<EngineError> prepare(const Question& question);
    [[nodiscard]] std::optional<EngineError> launch(const std::atomic<bool>& stop);
    void ping();
    void leave();
    [[nodiscard]] std::optional<EngineError> waitUntilFree(const Question& question);
    [[nodiscard]] std::optional<EngineError> synchronise(const Question& question, Clock::time_point deadline);
    [[nodiscard]] std::optional<EngineError> waitForAnswer(Question& question);
    [[nodiscard]] std::optional<EngineError> listen(Question& question, Clock::time_point deadline);
    [[nodiscard]] static std::optional<EngineError> takeMove(const NboardAnswer& answer, Question& question);
    static void note(const NboardAnswer& answer, Question& question);

    const EngineTimes m_times;
    const int m_depth;
    EngineConnection m_connection;
    int m_pings = 0;
    bool m_isThinking = false;  ///< a request has not been answered yet
    bool m_answersPings = true; ///< as far as known
    bool m_isKnown = false;     ///< it has answered a ping since its start
};

} // namespace qipan::app
