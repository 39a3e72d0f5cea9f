#include "tests/engines/gomocup/talk.h"

#include "tests/support/catch.h"

#include <regex>
#include <utility>

namespace qipan::test {

Talk::Talk()
    : m_session{engine, stop, 5, [this](std::string_view line) { m_said.emplace_back(line); }}
{
}

std::vector<std::string> Talk::send(const std::vector<std::string_view>& lines)
{
    for (const std::string_view line : lines)
        ended = !m_session.take(line) || ended;
    return std::exchange(m_said, {});
}

std::string Talk::ask(const std::vector<std::string_view>& lines)
{
    const std::vector<std::string> answers = send(lines);
    REQUIRE(answers.size() == 1);
    return answers.front();
}

bool isOfProtocol(std::string_view line)
{
    static const std::regex pattern{R"(OK|SWAP|(\d+,\d+)( \d+,\d+){0,2}|FORBID (\d{4})*\.)"
                                    R"(|((ERROR|UNKNOWN|MESSAGE) |name=)[\x20-\x7e]+)"};
    return std::regex_match(line.begin(), line.end(), pattern);
}

} // namespace qipan::test
