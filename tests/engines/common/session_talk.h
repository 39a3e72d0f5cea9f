#pragma once

#include "tests/engines/common/quick_engine.h"

#include <atomic>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::test {

/// A session of a protocol and what it says.
class SessionTalk {
public:
    virtual ~SessionTalk() = default;
    SessionTalk(const SessionTalk&) = delete;
    SessionTalk& operator=(const SessionTalk&) = delete;

    /// Sends lines; the answers since the call before.
    std::vector<std::string> send(const std::vector<std::string_view>& lines);
    /// Sends lines that must have exactly one answer.
    std::string ask(const std::vector<std::string_view>& lines);

    QuickEngine engine;
    std::atomic<bool> stop{false};
    bool ended = false;

protected:
    SessionTalk() = default;

    std::vector<std::string> m_said;

private:
    /// Gives a line to the session. False when that is the last one.
    virtual bool take(std::string_view line) = 0;
};

/// A line of up to 39 bytes of any kind.
[[nodiscard]] std::string randomBytes(std::mt19937& random);

} // namespace qipan::test
