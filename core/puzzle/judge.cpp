#include "core/puzzle/judge.h"

#include <algorithm>
#include <cstddef>

namespace qipan::puzzle {

namespace {

/// Knows the solution of the file alone.
class FileJudge final : public Judge {
public:
    explicit FileJudge(const Puzzle& puzzle)
        : m_isLink{puzzle.kind == Kind::Clear}
        , m_solution{puzzle.board.moves}
    {
        for (const link::Pair& pair : puzzle.pairs)
            m_solution.insert(m_solution.end(), {pair.a, pair.b});
    }

    [[nodiscard]] Judgement judge(std::span<const Cell> line, const std::atomic<bool>&) override
    {
        const std::size_t length = line.size();
        if (length > m_solution.size() || !std::equal(line.begin(), line.end(), m_solution.begin())) {
            const bool hasAnswer =
                !m_isLink && length <= m_solution.size() && length > 0 && line.back() != m_solution[length - 1];
            return {.verdict = Verdict::Wrong,
                    .answer = hasAnswer ? std::vector{m_solution[length - 1]} : std::vector<Cell>{}};
        }
        if (length == m_solution.size())
            return {.verdict = Verdict::Solved, .answer = {}};
        return {.verdict = Verdict::GoesOn, .answer = m_isLink ? std::vector<Cell>{} : std::vector{m_solution[length]}};
    }

    [[nodiscard]] std::vector<Cell> rightMoves(std::span<const Cell> line, const std::atomic<bool>&) override
    {
        if (line.size() >= m_solution.size())
            return {};
        const auto next = m_solution.begin() + static_cast<std::ptrdiff_t>(line.size());
        return {next, next + (m_isLink ? 2 : 1)};
    }

private:
    const bool m_isLink;
    std::vector<Cell> m_solution;
};

} // namespace

std::unique_ptr<Judge> makeJudge(const Puzzle& puzzle)
{
    return std::make_unique<FileJudge>(puzzle);
}

} // namespace qipan::puzzle
