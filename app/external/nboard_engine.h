#pragma once

#include "app/external/engine_talk.h"
#include "app/external/nboard_answer.h"
#include "core/board/engine.h"
#include "core/reversi/game.h"

#include <optional>

namespace qipan::app {

/// How the NBoard protocol is spoken.
[[nodiscard]] EngineManner nboardManner();

/// A reversi engine that is a program of its own and speaks version 2 of the NBoard protocol. It is started with the
/// first question. A ping makes it cease to think, so that it can be stopped and goes on with the next question; one
/// that does not heed that is ended, and started anew.
///
/// The protocol limits how deep an engine looks, not for how long. So when its time is over it gets a ping, and what it
/// plays then counts, or else the best line that it has told; without any it has failed. `set movetime MS` tells it
/// about the time beforehand, which is no part of the protocol: an engine has to ignore what it does not know.
///
/// Limits::lines asks it to analyse: as deep as it comes in its time, with that many lines. Otherwise it plays, with
/// limits of depth and time. Answers with Thinking::failure where the engine fails; whatever it does, a move is legal,
/// and `stop` is obeyed within 10 ms. Belongs to one thread.
class NboardEngine final : public Engine {
public:
    /// `depth` in plies counts where the limits name none.
    NboardEngine(ChildProgram program, const EngineTimes& times, int depth, const ChildLimits& limits = {});

    /// Precondition: `position` is a reversi::Game that has not ended.
    [[nodiscard]] Thinking think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                                 const Report& report) override;

private:
    using Clock = EngineTalk::Clock;
    struct Question;

    [[nodiscard]] std::optional<EngineTrouble> ask(Question& question);
    [[nodiscard]] std::optional<EngineTrouble> prepare(const Question& question);
    [[nodiscard]] std::optional<EngineTrouble> launch(const std::atomic<bool>& stop);
    void ping();
    void leave();
    [[nodiscard]] std::optional<EngineTrouble> waitUntilFree(const Question& question);
    [[nodiscard]] std::optional<EngineTrouble> synchronise(const Question& question, Clock::time_point deadline);
    [[nodiscard]] std::optional<EngineTrouble> waitForAnswer(Question& question);
    [[nodiscard]] std::optional<EngineTrouble> listen(Question& question, Clock::time_point deadline);
    [[nodiscard]] static std::optional<EngineTrouble> takeMove(const NboardAnswer& answer, Question& question);
    static void note(const NboardAnswer& answer, Question& question);

    const EngineTimes m_times;
    const int m_depth;
    EngineTalk m_talk;
    int m_pings = 0;
    bool m_isThinking = false; ///< it was asked and has not answered
    bool m_heedsPings = true;  ///< as far as is known
    bool m_isKnown = false;    ///< it has answered a ping since its start
};

} // namespace qipan::app
