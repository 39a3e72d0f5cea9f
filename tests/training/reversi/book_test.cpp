// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/book.h"
#include "core/reversi/symmetry.h"
#include "tests/training/commands_support.h"
#include "training/reversi/book_tree.h"
#include "training/reversi/commands.h"
#include "training/reversi/game_record.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;
using test::linesOf;

namespace {

std::vector<BookLine> read(const std::vector<std::string>& texts)
{
    std::vector<BookLine> lines;
    for (const std::string& text : texts) {
        const auto line = readBookLine(text);
        REQUIRE(line);
        REQUIRE(textOf(*line) == text);
        lines.push_back(*line);
    }
    return lines;
}

Position after(const std::vector<Square>& moves)
{
    return turnAfter(moves).position;
}

/// Finds the line for this or an equivalent position, and returns its moves as seen in `position`.
std::vector<SearchedMove> plainMoves(const std::vector<BookLine>& lines, const Position& position)
{
    for (const BookLine& line : lines) {
        const Position there = after(line.moves);
        for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
            if (transformed(there, symmetry) != position)
                continue;
            std::vector<SearchedMove> moves = line.best;
            for (SearchedMove& move : moves)
                move.square = transformed(move.square, symmetry);
            return moves;
        }
    }
    return {};
}

/// The minimax value of the book, by trying everything.
int plainValue(const std::vector<BookLine>& lines, const Position& position)
{
    int best = std::numeric_limits<int>::min();
    for (const SearchedMove& move : plainMoves(lines, position)) {
        const Position next = afterMove(position, move.square);
        best = std::max(best, plainMoves(lines, next).empty() ? move.score : -plainValue(lines, next));
    }
    return best;
}

std::vector<std::string> grown()
{
    return linesOf(bookCommand, {"--rounds", "5", "--batch", "6", "--depth", "2", "--best", "3"});
}

} // namespace

TEST_CASE("a book grows the same in one shard and in two", "[training]")
{
    const std::vector<std::string> lines = grown();
    CHECK(lines.size() == 1 + 1 + 3 + 6 + 6);
    const std::string path = test::fileOf("qipan_book_grows_test.txt", lines);
    const auto grow = [&path](const char* shard) {
        return linesOf(bookCommand, {"--batch", "8", "--depth", "2", "--best", "3", "--shard", shard, path.c_str()});
    };
    std::vector<std::string> whole = grow("0/1");
    std::vector<std::string> parts = grow("0/3");
    for (const char* shard : {"1/3", "2/3"})
        std::ranges::copy(grow(shard), std::back_inserter(parts));
    std::ranges::sort(whole);
    std::ranges::sort(parts);
    CHECK(whole.size() == 8);
    CHECK(parts == whole);
    std::filesystem::remove(path);
}

TEST_CASE("a book does not depend on the order of its lines", "[training]")
{
    std::vector<BookLine> lines = read(grown());
    const BookTree book{lines};
    std::ranges::reverse(lines);
    const BookTree other{lines};
    CHECK(other.nextLeaves(20, 40) == book.nextLeaves(20, 40));
    CHECK(other.packed() == book.packed());
}

TEST_CASE("the next positions of a book are new and start with those that lose least", "[training]")
{
    const std::vector<BookLine> lines =
        read({"- 2 f5:+10", "f5 2 d6:+0 f4:-100 f6:-30", "f5d6 2 c5:+20 c3:-60 c4:-10"});
    // After d6 black is 20 ahead: f5f4 loses 100 less 20, and f5f6 loses 10.
    const auto text = [&lines](int plyCost) {
        std::string all;
        for (const auto& moves : BookTree{lines}.nextLeaves(10, plyCost))
            all += transcriptOf(moves) + ' ';
        return all;
    };
    CHECK(text(1) == "f5d6c5 f5f6 f5d6c4 f5f4 f5d6c3 ");
    CHECK(text(1'000) == "f5f6 f5f4 f5d6c5 f5d6c4 f5d6c3 ");
    CHECK(BookTree{lines}.nextLeaves(2, 1).size() == 2);
}

TEST_CASE("a packed book is read with minimax values of its lines", "[training]")
{
    const std::vector<BookLine> lines = read(grown());
    const auto book = Book::read(BookTree{lines}.packed());
    REQUIRE(book);
    CHECK(book->size() == lines.size());
    for (const BookLine& line : lines) {
        const Position position = after(line.moves);
        const std::vector<BookMove> moves = book->movesOf(position);
        REQUIRE_FALSE(moves.empty());
        CHECK(std::abs(moves.front().value - plainValue(lines, position)) <= 7); // rounded to eighths of a disc
        CHECK(moves.front().depth >= 2);
    }
}

TEST_CASE("a book is packed into the file that the program reads", "[training]")
{
    const std::string lines = test::fileOf("qipan_book_pack_test.txt", grown());
    const std::string packed = test::inTemporaryFolder("qipan_book_pack_test.bin");
    CHECK(linesOf(packCommand, {"--out", packed.c_str(), lines.c_str()}).empty());
    std::ifstream file{packed, std::ios::binary};
    const std::string bytes{std::istreambuf_iterator<char>{file}, {}};
    file.close(); // Windows removes no open file
    CHECK(bytes.substr(0, 7) == "QRBook1");
    CHECK(bytes.size() == 8 * BookTree{read(grown())}.packed().size());
    const std::string twoDepths = test::fileOf("qipan_book_depths_test.txt", {"- 2 f5:+10", "f5 3 d6:+0"});
    const std::string startless = test::fileOf("qipan_book_start_test.txt", {"f5 3 d6:+0"});
    for (const std::string& wrong : {twoDepths, startless, std::string{"/nowhere/at/all"}})
        test::requireRefused(packCommand, {"--out", packed.c_str(), wrong.c_str()});
    test::requireRefused(packCommand, {lines.c_str()});
    test::requireRefused(bookCommand, {"--rounds", "2", "--shard", "0/2"});
    for (const std::string& path : {lines, packed, twoDepths, startless})
        std::filesystem::remove(path);
}

TEST_CASE("the program's book is packed from the lines in the repository", "[training]")
{
    std::ifstream file{QIPAN_SOURCE_DIR "/training/reversi/book.txt"};
    std::vector<BookLine> lines;
    bool isRead = true;
    for (std::string text; isRead && std::getline(file, text);) {
        const std::optional<BookLine> line = readBookLine(text);
        isRead = line.has_value();
        if (line)
            lines.push_back(*line);
    }
    CHECK(isRead);
    CHECK(openingBook().size() == lines.size());
    CHECK(std::ranges::equal(BookTree{std::move(lines)}.packed(), bookData()));
}

TEST_CASE("an invalid book line is rejected", "[training]")
{
    for (const char* text : {"", "-", "- 2", "- 2 d3", "- 2 d3:", "- 2 d3:5", "- 2 a1:+5", "- 0 d3:+5", "- 99 d3:+5",
                             "- 2 d3:+99999", "f5d6", "f5d5 2 c3:+1", "- 2  d3:+5", "- 2 d3:+5x", "- 2 d3c3:+5"}) {
        INFO(text);
        CHECK_FALSE(readBookLine(text));
    }
}
