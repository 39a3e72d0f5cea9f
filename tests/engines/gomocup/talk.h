#pragma once

#include "engines/gomocup/session.h"
#include "tests/engines/common/quick_engine.h"

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::test {

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
