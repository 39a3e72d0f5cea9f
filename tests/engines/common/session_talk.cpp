// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engines/common/session_talk.h"

#include "tests/support/catch.h"
#include "tests/support/random_game.h"

#include <utility>

namespace qipan::test {

std::vector<std::string> SessionTalk::send(const std::vector<std::string_view>& lines)
{
    for (const std::string_view line : lines)
        ended = !process(line) || ended;
    return std::exchange(m_said, {});
}

std::string SessionTalk::ask(const std::vector<std::string_view>& lines)
{
    const std::vector<std::string> answers = send(lines);
    REQUIRE(answers.size() == 1);
    return answers.front();
}

std::string randomBytes(std::mt19937& random)
{
    std::string line(below(random, 40), ' ');
    for (char& byte : line)
        byte = static_cast<char>(random() % 256);
    return line;
}

} // namespace qipan::test
