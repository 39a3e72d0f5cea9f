#pragma once

#include "engines/nboard/session.h"
#include "tests/engines/common/session_talk.h"

#include <string>
#include <string_view>
#include <vector>

namespace qipan::test {

/// A Session of NBoard and what it says, but for `nodestats`, whose time is never the same.
class NboardTalk final : public SessionTalk {
public:
    explicit NboardTalk(const nboard::Settings& settings = {});

    /// Sends lines and go: the answer to that, without its time.
    std::string go(const std::vector<std::string_view>& lines = {});

private:
    bool take(std::string_view line) override { return m_session.take(line); }

    nboard::Session m_session;
};

/// True for a line that an engine may send by the protocol.
[[nodiscard]] bool isOfNboard(std::string_view line);

} // namespace qipan::test
