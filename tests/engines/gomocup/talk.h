// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/gomocup/session.h"
#include "tests/engines/common/session_talk.h"

#include <string_view>

namespace qipan::test {

/// A Session and its output.
class Talk final : public SessionTalk {
public:
    Talk();

private:
    bool process(std::string_view line) override { return m_session.process(line); }

    gomocup::Session m_session;
};

/// True for a line that an engine may send.
[[nodiscard]] bool isOfProtocol(std::string_view line);

} // namespace qipan::test
