// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engines/common/quick_engine.h"

#include <atomic>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::test {

/// A protocol session and its output.
class SessionTalk {
public:
    virtual ~SessionTalk() = default;
    SessionTalk(const SessionTalk&) = delete;
    SessionTalk& operator=(const SessionTalk&) = delete;

    /// Sends lines; returns the answers since the last call.
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
    /// Passes a line to the session. False after the last line.
    virtual bool process(std::string_view line) = 0;
};

/// A random line of up to 39 bytes.
[[nodiscard]] std::string randomBytes(std::mt19937& random);

} // namespace qipan::test
