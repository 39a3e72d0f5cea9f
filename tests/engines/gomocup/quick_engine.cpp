#include "tests/engines/gomocup/quick_engine.h"

#include "tests/support/catch.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <regex>
#include <utility>

namespace qipan::test {

Thinking QuickEngine::think(const BoardGame& position, const Limits& limits, const std::atomic<bool>&,
                            const Report& report)
{
    questions.push_back({position.plies(), position.sideToMove(), position.size(), limits});
    Thinking found{.depth = 1, .score = score ? score(position, limits) : 0, .nodes = 1};
    const std::vector<Cell> cells = legalCells(position);
    for (int rank = 0; rank < limits.lines.value_or(1) && rank < static_cast<int>(cells.size()); ++rank) {
        found.rank = rank;
        found.line = {cells[static_cast<std::size_t>(rank)]};
        if (report)
            report(found);
    }
    found.rank = 0;
    found.line = {cells.front()};
    return found;
}

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
