// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/book.h"

#include "core/reversi/symmetry.h"
#include "tests/core/reversi/positions.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <map>
#include <random>
#include <utility>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;

namespace {

Position positionAfter(const Position& position, Square square)
{
    const Squares transformedDiscs = flips(position, square);
    REQUIRE(transformedDiscs != 0);
    return afterMove(position, square, transformedDiscs);
}

/// The moves in an order that is independent of the board's symmetry.
std::vector<std::pair<int, Square>> sorted(const std::vector<BookMove>& moves, int plainSymmetry)
{
    std::vector<std::pair<int, Square>> all;
    for (const BookMove& move : moves) {
        const Position disc = test::symmetric({bitOf(move.square), 0}, plainSymmetry);
        all.emplace_back(move.value, firstSquare(disc.mover));
    }
    std::ranges::sort(all);
    return all;
}

using Key = std::pair<Squares, Squares>;

/// Every position that the book's moves reach from the start of the game.
std::vector<Position> reachable(const Book& book)
{
    std::map<Key, Position> known;
    std::vector<Position> open{startPosition};
    std::vector<Position> all;
    while (!open.empty()) {
        const Position position = canonical(open.back()).position;
        open.pop_back();
        const std::vector<BookMove> moves = book.movesOf(position);
        if (moves.empty() || !known.emplace(Key{position.mover, position.other}, position).second)
            continue;
        all.push_back(position);
        for (const BookMove& move : moves)
            open.push_back(positionAfter(position, move.square));
    }
    return all;
}

/// The words of a file.
std::vector<std::uint64_t> fileOf(int depth, const std::vector<BookEntry>& entries)
{
    std::vector<std::uint64_t> words{bookHeader | static_cast<std::uint64_t>(depth)};
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i % 4 == 0)
            words.push_back(0);
        words.back() |= std::uint64_t{entries[i].bits()} << (48 - 16 * (i % 4));
    }
    return words;
}

Square firstMoveOf(const Position& position)
{
    return firstSquare(legalMoves(position));
}

} // namespace

TEST_CASE("every book position is reachable and its moves are legal", "[reversi][book]")
{
    const Book& book = openingBook();
    CHECK(book.size() >= 1'000);
    const std::vector<Position> all = reachable(book);
    CHECK(all.size() == book.size());
    for (const Position& position : book.positions())
        REQUIRE(canonical(position).position == position);
}

TEST_CASE("the book values are minimax values", "[reversi][book]")
{
    const Book& book = openingBook();
    int inner = 0;
    for (const Position& position : book.positions()) {
        const std::vector<BookMove> moves = book.movesOf(position);
        for (const BookMove& move : moves) {
            REQUIRE(move.value <= moves.front().value);
            const std::vector<BookMove> answers = book.movesOf(positionAfter(position, move.square));
            if (answers.empty())
                continue;
            REQUIRE(move.value == -answers.front().value);
            REQUIRE(move.depth == answers.front().depth + 1);
            ++inner;
        }
    }
    CHECK(inner >= static_cast<int>(book.size()) - 1);
}

TEST_CASE("the book is symmetric under rotation and reflection", "[reversi][book]")
{
    const Book& book = openingBook();
    const std::vector<Position> all = book.positions();
    const std::size_t step = 1 + all.size() / static_cast<std::size_t>(test::repetitions(1'000, 1'000'000));
    for (std::size_t i = 0; i < all.size(); i += step) {
        const Position position = all[i];
        const std::vector<BookMove> moves = book.movesOf(position);
        for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
            const std::vector<BookMove> others = book.movesOf(test::symmetric(position, symmetry));
            REQUIRE(sorted(others, 0) == sorted(moves, symmetry));
        }
    }
    CHECK(book.movesOf(startPosition).size() == 4);
}

TEST_CASE("positions outside the book are unknown", "[reversi][book]")
{
    std::mt19937 random{81};
    for (int i = 0; i < 200; ++i) {
        const Position position = test::randomPosition(random, 40);
        CHECK(openingBook().movesOf(position).empty());
    }
}

TEST_CASE("a book line continues with the best moves to its end", "[reversi][book]")
{
    const Book& book = openingBook();
    for (const BookMove& move : book.movesOf(startPosition)) {
        const std::vector<Square> line = book.lineOf(startPosition, move.square);
        REQUIRE(line.size() > 4);
        CHECK(line.front() == move.square);
        Position position = startPosition;
        for (const Square square : line) {
            REQUIRE_FALSE(book.movesOf(position).empty());
            position = positionAfter(position, square);
        }
        CHECK(book.movesOf(position).empty());
    }
}

TEST_CASE("a stored book value is accurate to an eighth of a disc", "[reversi][book]")
{
    for (int value = -3'187; value <= 3'187; ++value) {
        const BookEntry entry = BookEntry::of(BookEntry{19, true, value}.bits());
        REQUIRE(entry.value);
        REQUIRE(std::abs(*entry.value - value) <= 7);
        REQUIRE(BookEntry::of(entry.bits()).value == entry.value);
        REQUIRE(BookEntry::of(BookEntry{19, true, -value}.bits()).value == -*entry.value);
    }
    CHECK(BookEntry::of(BookEntry{63, false, 6'400}.bits()).value == 3'187);
    const BookEntry open = BookEntry::of(BookEntry{63, false, {}}.bits());
    CHECK(open.square == 63);
    CHECK_FALSE(open.isLast);
    CHECK_FALSE(open.value);
}

TEST_CASE("a handwritten book round-trips", "[reversi][book]")
{
    const Position start = canonical(startPosition).position;
    const Square first = firstMoveOf(start);
    const Position next = canonical(positionAfter(start, first)).position;
    const Square answer = firstMoveOf(next);
    const auto book = Book::read(fileOf(9, {{first, true, {}}, {answer, true, -250}}));
    REQUIRE(book);
    CHECK(book->size() == 2);
    CHECK(book->movesOf(start).front() == BookMove{first, 250, 10});
    CHECK(book->movesOf(start).size() == 4);
    CHECK(book->movesOf(next).front() == BookMove{answer, -250, 9});
    const std::vector<Square> line = book->lineOf(start, first);
    REQUIRE(line.size() == 2);
    CHECK(line.front() == first);
    CHECK(canonical(positionAfter(positionAfter(start, first), line.back())).position
          == canonical(positionAfter(next, answer)).position);
}

TEST_CASE("an invalid book is rejected", "[reversi][book]")
{
    const Position start = canonical(startPosition).position;
    const Square first = firstMoveOf(start);
    const Square other = firstSquare(legalMoves(start) & ~bitOf(first));
    CHECK(Book::read(fileOf(9, {{first, true, 0}})));
    CHECK_FALSE(Book::read({}));
    CHECK_FALSE(Book::read(std::vector<std::uint64_t>{0x5152'5765'6967'6874}));
    CHECK_FALSE(Book::read(fileOf(9, {})));                                    // without moves
    CHECK_FALSE(Book::read(fileOf(9, {{first, false, 0}})));                   // not followed by a legal move
    CHECK_FALSE(Book::read(fileOf(9, {{first, true, {}}})));                   // the next position is missing
    CHECK_FALSE(Book::read(fileOf(9, {{0, true, 0}})));                        // not legal
    CHECK_FALSE(Book::read(fileOf(9, {{first, false, 0}, {other, true, 0}}))); // equivalent
    CHECK_FALSE(Book::read(fileOf(9, {{first, true, 0}, {first, true, 0}})));  // more than exist
    std::vector<std::uint64_t> longer = fileOf(9, {{first, true, 0}});
    longer.push_back(0);
    CHECK_FALSE(Book::read(longer));
}

TEST_CASE("a damaged book is rejected or read as another one", "[reversi][book]")
{
    std::mt19937_64 random{83};
    const std::vector<std::uint64_t> whole{bookData().begin(), bookData().end()};
    for (std::size_t words = 0; words < whole.size(); words += 1 + whole.size() / 10)
        CHECK_FALSE(Book::read(std::span{whole}.first(words)));
    int refused = 0;
    const int trials = test::repetitions(20, 2'000);
    for (int i = 0; i < trials; ++i) {
        std::vector<std::uint64_t> damaged = whole;
        damaged[random() % damaged.size()] ^= std::uint64_t{1} << random() % 64;
        refused += Book::read(damaged) ? 0 : 1;
    }
    CHECK(refused > trials / 4);
}
