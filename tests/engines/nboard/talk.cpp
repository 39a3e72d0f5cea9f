// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engines/nboard/talk.h"

#include "tests/support/catch.h"

#include <regex>

namespace qipan::test {

NboardTalk::NboardTalk(const nboard::Settings& settings)
    : m_session{engine, stop, settings, [this](std::string_view line) {
                    REQUIRE(isOfNboard(line));
                    if (!line.starts_with("nodestats "))
                        m_said.emplace_back(line);
                }}
{
}

std::string NboardTalk::go(const std::vector<std::string_view>& lines)
{
    (void)send(lines);
    const std::string answer = send({"go"}).back();
    REQUIRE(answer.starts_with("=== "));
    return answer.substr(0, answer.rfind('/'));
}

bool isOfNboard(std::string_view line)
{
    static const std::regex pattern{R"(=== (([A-H][1-8])/-?\d+\.\d\d/\d+\.\d\d|PA))"
                                    R"(|search ([A-H][1-8]|PA)+ -?\d+\.\d\d 0 (\d+|100%) \d+ nodes)"
                                    R"(|analysis \d+ -?\d+\.\d\d|nodestats \d+ \d+\.\d\d|pong( -?\d+)?|learned)"
                                    R"(|set myname \S+|status( [\x20-\x7e]+)?)"};
    return std::regex_match(line.begin(), line.end(), pattern);
}

} // namespace qipan::test
