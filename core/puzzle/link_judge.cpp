// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/solver.h"
#include "core/puzzle/judge.h"

namespace qipan::puzzle {

namespace {

/// Some seconds. The boards of the file take far less; if this does not suffice to prove that a pair loses, the pair
/// counts as right.
constexpr std::uint64_t maxNodes = 4'000'000;

void append(std::vector<Cell>& cells, const link::Pair& pair)
{
    cells.push_back(pair.a);
    cells.push_back(pair.b);
}

/// A pair is right if it leaves a solvable board.
class LinkJudge final : public Judge {
public:
    explicit LinkJudge(const Puzzle& puzzle)
        : m_start{book::positionOf(*puzzle.board.link)}
    {
    }

    [[nodiscard]] Judgement judge(std::span<const Cell> line, const std::atomic<bool>& stop) override
    {
        const link::Position position = after(line);
        if (position.tilesLeft() == 0)
            return {.verdict = Verdict::Solved};
        const link::Solving solving = link::solve(position, {.nodes = maxNodes}, stop);
        if (solving.verdict == link::Verdict::Unsolvable)
            return {.verdict = Verdict::Wrong, .answer = winningLine(position)};
        // A proof found in spite of `stop` is still valid.
        const bool isStopped = solving.verdict == link::Verdict::Open && stop.load(std::memory_order_relaxed);
        return {.verdict = isStopped ? Verdict::Open : Verdict::Continues};
    }

    [[nodiscard]] std::vector<Cell> rightMoves(std::span<const Cell> line, const std::atomic<bool>& stop) override
    {
        std::vector<Cell> cells;
        const auto advice = link::advise(after(line), {.nodes = maxNodes}, stop);
        if (advice && advice->verdict != link::Verdict::Unsolvable
            && (advice->verdict == link::Verdict::Solvable || !stop.load(std::memory_order_relaxed)))
            append(cells, advice->pair);
        return cells;
    }

    /// The reader of the file has already verified that the pairs clear the board.
    [[nodiscard]] std::optional<std::size_t> wrongInFile(std::span<const Cell>, const std::atomic<bool>&) override
    {
        return std::nullopt;
    }

private:
    [[nodiscard]] link::Position after(std::span<const Cell> line) const
    {
        assert(line.size() % 2 == 0);
        link::Position position = m_start;
        for (std::size_t i = 0; i + 1 < line.size(); i += 2)
            position.remove({line[i], line[i + 1]});
        return position;
    }

    /// Removes pseudo-random pairs until the board is stuck, reproducibly.
    [[nodiscard]] static std::vector<Cell> winningLine(link::Position position)
    {
        std::vector<Cell> cells;
        link::Random random{position.hash()};
        while (const auto pair = position.randomPair(random)) {
            append(cells, *pair);
            position.remove(*pair);
        }
        return cells;
    }

    const link::Position m_start;
};

} // namespace

std::unique_ptr<Judge> makeLinkJudge(const Puzzle& puzzle)
{
    return std::make_unique<LinkJudge>(puzzle);
}

} // namespace qipan::puzzle
