// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/nboard/session.h"
#include "tests/engines/common/session_talk.h"

#include <string>
#include <string_view>
#include <vector>

namespace qipan::test {

/// An NBoard session and its output, without `nodestats` lines, whose times vary.
class NboardTalk final : public SessionTalk {
public:
    explicit NboardTalk(const nboard::Settings& settings = {});

    /// Sends the lines and `go`; returns its answer without the time.
    std::string go(const std::vector<std::string_view>& lines = {});

private:
    bool process(std::string_view line) override { return m_session.process(line); }

    nboard::Session m_session;
};

/// True for a line that an engine may send.
[[nodiscard]] bool isOfNboard(std::string_view line);

} // namespace qipan::test
