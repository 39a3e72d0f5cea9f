// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/link_board.h"
#include "core/link/position.h"
#include "core/link/random.h"
#include "core/puzzle/judge.h"
#include "tests/core/link/reference.h"
#include "tests/core/puzzle/puzzle_files.h"
#include "tests/support/catch.h"

#include <atomic>
#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

using namespace qipan;
using namespace qipan::puzzle;

namespace {

const std::vector<Puzzle>& linkPuzzles()
{
    static const PuzzleReading reading = test::readFile("link.md");
    return reading.puzzles;
}

std::vector<link::Pair> pairsOf(const link::Position& position)
{
    std::vector<link::Pair> pairs;
    position.appendPairs(pairs);
    return pairs;
}

void append(std::vector<Cell>& line, const link::Pair& pair)
{
    line.push_back(pair.a);
    line.push_back(pair.b);
}

/// Plays small boards without the program's rules code, trying all orders.
class PlainLink {
public:
    explicit PlainLink(const book::LinkBoard& board)
        : m_board{board}
    {
    }

    [[nodiscard]] std::vector<link::Pair> pairsOf(const link::Board& tiles) const
    {
        std::vector<Cell> cells;
        for (int y = 0; y < tiles.size().rows; ++y) {
            for (int x = 0; x < tiles.size().columns; ++x) {
                if (tiles[{x, y}])
                    cells.push_back({x, y});
            }
        }
        std::vector<link::Pair> pairs;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t j = i + 1; j < cells.size(); ++j) {
                if (tiles[cells[i]] == tiles[cells[j]]
                    && link::test::bestByExhaustion(tiles, cells[i], cells[j],
                                                    {.maxCorners = 2, .border = m_board.border}))
                    pairs.push_back({cells[i], cells[j]});
            }
        }
        return pairs;
    }

    [[nodiscard]] link::Board after(link::Board tiles, const link::Pair& pair) const
    {
        tiles[pair.a] = std::nullopt;
        tiles[pair.b] = std::nullopt;
        return link::test::settledByStep(std::move(tiles), m_board.shape, m_board.falling);
    }

    [[nodiscard]] bool canBeCleared(const link::Board& tiles)
    {
        const std::string text = book::textOf(tiles, m_board.shape);
        if (text.find_first_not_of(".# /") == std::string::npos)
            return true;
        if (m_lost.contains(text))
            return false;
        for (const link::Pair& pair : pairsOf(tiles)) {
            if (canBeCleared(after(tiles, pair)))
                return true;
        }
        m_lost.insert(text);
        return false;
    }

private:
    const book::LinkBoard& m_board;
    std::unordered_set<std::string> m_lost;
};

} // namespace

TEST_CASE("the link-match puzzles are complete with all grades and nearly all gravity modes", "[puzzle][link]")
{
    const PuzzleReading reading = test::readFile("link.md");
    for (const book::Fault& fault : reading.faults)
        FAIL_CHECK(fault.line << ": " << fault.text);
    CHECK(reading.puzzles.size() >= 50);
    const auto grades = test::countsBy(reading.puzzles, [](const Puzzle& puzzle) { return puzzle.grade; });
    CHECK(grades.size() == 10);
    const auto modes = test::countsBy(reading.puzzles, [](const Puzzle& puzzle) { return puzzle.board.link->falling; });
    CHECK(modes.size() >= std::size_t{link::fallingModes} - 1);
}

TEST_CASE("the link-match puzzles are small and have no duplicates", "[puzzle][link]")
{
    std::set<std::string> ids;
    std::set<std::string> known;
    for (const Puzzle& puzzle : linkPuzzles()) {
        INFO(puzzle.board.id);
        const book::LinkBoard& board = *puzzle.board.link;
        CHECK(ids.insert(puzzle.board.id).second);
        CHECK(puzzle.board.id.starts_with("clear-"));
        CHECK(known.insert(textOf(puzzle).substr(textOf(puzzle).find("tiles:"))).second);
        CHECK(board.tiles.size().columns <= 7);
        CHECK(board.tiles.size().rows <= 5);
    }
}

TEST_CASE("the solution of each link-match puzzle is correct to the end", "[puzzle][link]")
{
    for (const Puzzle& puzzle : test::some(linkPuzzles())) {
        INFO(puzzle.board.id);
        const auto judge = makeLinkJudge(puzzle);
        std::vector<Cell> line;
        for (const link::Pair& pair : puzzle.pairs) {
            append(line, pair);
            const bool isLast = line.size() == 2 * puzzle.pairs.size();
            const Judgement judgement = judge->judge(line, test::neverStop);
            REQUIRE(judgement.verdict == (isLast ? Verdict::Solved : Verdict::Continues));
            CHECK(judgement.answer.empty());
        }
    }
}

TEST_CASE("a losing link-match pair is refuted by play until no pair is left", "[puzzle][link]")
{
    for (const Puzzle& puzzle : test::some(linkPuzzles())) {
        INFO(puzzle.board.id);
        const auto judge = makeLinkJudge(puzzle);
        const link::Position start = book::positionOf(*puzzle.board.link);
        for (const link::Pair& pair : pairsOf(start)) {
            const Judgement judgement = judge->judge(std::vector{pair.a, pair.b}, test::neverStop);
            if (judgement.verdict != Verdict::Wrong)
                continue;
            link::Position position = start;
            position.remove(pair);
            for (std::size_t i = 0; i < judgement.answer.size(); i += 2) {
                const link::Pair next{judgement.answer[i], judgement.answer[i + 1]};
                REQUIRE(position.canRemove(next));
                position.remove(next);
            }
            CHECK(position.tilesLeft() > 0);
            CHECK_FALSE(position.anyPair());
        }
    }
}

TEST_CASE("exhaustive search finds that only one order clears a link-match puzzle", "[puzzle][link]")
{
    for (const Puzzle& puzzle : test::some(linkPuzzles())) {
        INFO(puzzle.board.id);
        const book::LinkBoard& board = *puzzle.board.link;
        const auto judge = makeLinkJudge(puzzle);
        PlainLink plain{board};
        link::Board tiles = board.tiles;
        std::vector<Cell> line;
        std::size_t choices = 0;
        for (const link::Pair& pair : puzzle.pairs) {
            const std::vector<link::Pair> pairs = plain.pairsOf(tiles);
            choices += pairs.size() - 1;
            for (const link::Pair& other : pairs) {
                const bool isRight = other == pair || other == link::Pair{pair.b, pair.a};
                CHECK(plain.canBeCleared(plain.after(tiles, other)) == isRight);
                append(line, other);
                CHECK((judge->judge(line, test::neverStop).verdict == Verdict::Wrong) == !isRight);
                line.resize(line.size() - 2);
            }
            append(line, pair);
            tiles = plain.after(tiles, pair);
        }
        CHECK(choices > 0);
    }
}

TEST_CASE("correct link-match pairs are accepted to the end and one always exists", "[puzzle][link]")
{
    link::Random random{3};
    for (const Puzzle& puzzle : test::some(linkPuzzles())) {
        INFO(puzzle.board.id);
        const auto judge = makeLinkJudge(puzzle);
        link::Position position = book::positionOf(*puzzle.board.link);
        std::vector<Cell> line;
        Verdict verdict = Verdict::Continues;
        while (verdict == Verdict::Continues) {
            const std::vector<Cell> shown = judge->rightMoves(line, test::neverStop);
            REQUIRE(shown.size() == 2);
            REQUIRE(position.canRemove({shown[0], shown[1]}));
            std::vector<link::Pair> pairs = pairsOf(position);
            random.shuffle(pairs);
            pairs.push_back({shown[0], shown[1]}); // certainly right
            for (const link::Pair& pair : pairs) {
                append(line, pair);
                verdict = judge->judge(line, test::neverStop).verdict;
                if (verdict != Verdict::Wrong) {
                    position.remove(pair);
                    break;
                }
                line.resize(line.size() - 2);
            }
        }
        CHECK(verdict == Verdict::Solved);
        CHECK(position.tilesLeft() == 0);
    }
}

TEST_CASE("a stopped link-match judge gives no verdict", "[puzzle][link]")
{
    const std::atomic<bool> stop{true};
    REQUIRE_FALSE(linkPuzzles().empty());
    const Puzzle& hard = linkPuzzles().back();
    const auto judge = makeLinkJudge(hard);
    std::vector<Cell> line;
    append(line, hard.pairs.front());
    CHECK(judge->judge(line, stop).verdict == Verdict::Open);
    CHECK(judge->rightMoves({}, stop).empty());
    CHECK(judge->judge(line, test::neverStop).verdict == Verdict::Continues);
}
