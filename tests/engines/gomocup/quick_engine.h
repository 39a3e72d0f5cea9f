#pragma once

#include "core/board/engine.h"
#include "engines/gomocup/session.h"

#include <atomic>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::test {

/// Answers at once with the first free cell, row by row, and keeps what it was asked.
class QuickEngine final : public Engine {
public:
    struct Question {
        std::vector<Ply> plies;
        Side toMove = Side::Black;
        BoardSize size;
        Limits limits;
    };

    Thinking think(const BoardGame& position, const Limits& limits, const std::atomic<bool>&,
                   const Report& report) override;

    std::vector<Question> questions;
    /// The score of a position for the side to move; 0 when not set.
    std::function<int(const BoardGame& position, const Limits& limits)> score;
};

/// A Session and what it says.
class Talk {
public:
    Talk();

    /// Sends lines; the answers since the call before.
    std::vector<std::string> send(const std::vector<std::string_view>& lines);
    /// Sends lines that must have exactly one answer.
    std::string ask(const std::vector<std::string_view>& lines);

    QuickEngine engine;
    std::atomic<bool> stop{false};
    bool ended = false;

private:
    std::vector<std::string> m_said;
    gomocup::Session m_session;
};

/// True for a line that an engine may send by the protocol.
[[nodiscard]] bool isOfProtocol(std::string_view line);

} // namespace qipan::test
