// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engines/gomocup/talk.h"

#include "tests/support/catch.h"

#include <regex>

namespace qipan::test {

Talk::Talk()
    : m_session{engine, stop, 5, [this](std::string_view line) { m_said.emplace_back(line); }}
{
}

bool isOfProtocol(std::string_view line)
{
    static const std::regex pattern{R"(OK|SWAP|(\d+,\d+)( \d+,\d+){0,2}|FORBID (\d{4})*\.)"
                                    R"(|((ERROR|UNKNOWN|MESSAGE) |name=)[\x20-\x7e]+)"};
    return std::regex_match(line.begin(), line.end(), pattern);
}

} // namespace qipan::test
