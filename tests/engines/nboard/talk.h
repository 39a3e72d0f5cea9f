#pragma once

#include "engines/nboard/session.h"
#include "tests/engines/common/quick_engine.h"

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::test {

/// A Session of NBoard and what it says.
class NboardTalk {
public:
    explicit NboardTalk(const nboard::Settings& settings = {});

    /// Sends lines; the answers since the call before, but for `nodestats`, whose time is never the same.
    std::vector<std::string> send(const std::vector<std::string_view>& lines);
    /// Sends lines that must have exactly one answer.
    std::string ask(const std::vector<std::string_view>& lines);
    /// Sends lines and go: the answer to that, without its time.
    std::string go(const std::vector<std::string_view>& lines = {});

    QuickEngine engine;
    std::atomic<bool> stop{false};
    bool ended = false;

private:
    std::vector<std::string> m_said;
    nboard::Session m_session;
};

/// True for a line that an engine may send by the protocol.
[[nodiscard]] bool isOfNboard(std::string_view line);

} // namespace qipan::test
