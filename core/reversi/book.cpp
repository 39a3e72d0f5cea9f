// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/book.h"

#include "core/board/seeded_random.h"
#include "core/reversi/symmetry.h"

#include <cassert>

namespace qipan::reversi {

namespace {

/// Returns the squares equivalent to `square` by the position's symmetry, including itself.
Squares symmetricSquares(const Position& position, Square square)
{
    Squares symmetric = 0;
    for (int symmetry = 0; symmetry < symmetryCount; ++symmetry) {
        if (transformed(position, symmetry) == position)
            symmetric |= bitOf(transformed(square, symmetry));
    }
    return symmetric;
}

} // namespace

/// Reads positions recursively. Any error ends the reading.
class Book::Reader {
public:
    Reader(Book& book, std::span<const std::uint64_t> words, int depth)
        : m_book{book}
        , m_words{words}
        , m_depth{depth}
    {
    }

    [[nodiscard]] bool readAll()
    {
        if (!readPosition(canonical(startPosition).position))
            return false;
        if (m_next + BookEntry::perWord <= m_words.size() * BookEntry::perWord)
            return false; // more than the zeros that fill the last word
        while (m_next < m_words.size() * BookEntry::perWord) {
            if (nextEntry() != 0)
                return false;
        }
        return true;
    }

private:
    [[nodiscard]] std::uint16_t nextEntry()
    {
        const std::uint64_t word = m_words[m_next / BookEntry::perWord];
        return static_cast<std::uint16_t>(word >> BookEntry::shiftOf(m_next++) & 0xffff);
    }

    [[nodiscard]] std::optional<std::vector<BookEntry>> readEntries(const Position& position)
    {
        std::vector<BookEntry> entries;
        Squares legal = legalMoves(position);
        do {
            if (m_next == m_words.size() * BookEntry::perWord)
                return std::nullopt;
            entries.push_back(BookEntry::of(nextEntry()));
            const Squares symmetric = symmetricSquares(position, entries.back().square);
            if ((legal & symmetric) == 0)
                return std::nullopt;
            legal &= ~symmetric; // each only once
        } while (!entries.back().isLast);
        return entries;
    }

    [[nodiscard]] bool readPosition(const Position& position)
    {
        const std::optional<std::vector<BookEntry>> entries = readEntries(position);
        if (!entries)
            return false;
        std::vector<BookMove> moves;
        for (const BookEntry& entry : *entries) {
            if (entry.value) {
                moves.push_back({entry.square, *entry.value, m_depth});
            } else {
                const BookMove* answer = bestAfter(afterMove(position, entry.square));
                if (answer == nullptr)
                    return false;
                moves.push_back({entry.square, -answer->value, answer->depth + 1});
            }
        }
        std::ranges::stable_sort(moves, [](const BookMove& a, const BookMove& b) { return a.value > b.value; });
        m_book.m_places[position] = {m_book.m_moves.size(), moves.size()};
        m_book.m_moves.insert(m_book.m_moves.end(), moves.begin(), moves.end());
        return true;
    }

    /// Returns null if the position is invalid.
    [[nodiscard]] const BookMove* bestAfter(const Position& next)
    {
        const Position position = canonical(next).position;
        if (!m_book.m_places.contains(position) && (legalMoves(position) == 0 || !readPosition(position)))
            return nullptr;
        return &m_book.m_moves[m_book.m_places.at(position).first];
    }

    Book& m_book;
    std::span<const std::uint64_t> m_words;
    const int m_depth;
    std::size_t m_next = 0; // of the entries
};

std::size_t Book::Hash::operator()(const Position& position) const
{
    return static_cast<std::size_t>(mix(position.mover, position.other));
}

std::unique_ptr<const Book> Book::read(std::span<const std::uint64_t> words)
{
    constexpr std::uint64_t depthBits = 0xff;
    if (words.empty() || (words.front() & ~depthBits) != bookHeader)
        return nullptr;
    std::unique_ptr<Book> book{new Book};
    Reader reader{*book, words.subspan(1), static_cast<int>(words.front() & depthBits)};
    return reader.readAll() ? std::move(book) : nullptr;
}

std::span<const BookMove> Book::movesAt(const Place& place) const
{
    return std::span{m_moves}.subspan(place.first, place.count);
}

std::vector<BookMove> Book::movesOf(const Position& position) const
{
    const Canonical kept = canonical(position);
    const auto place = m_places.find(kept.position);
    if (place == m_places.end())
        return {};
    std::vector<BookMove> moves;
    const int back = inverseSymmetry(kept.symmetry);
    for (const BookMove& move : movesAt(place->second)) {
        for (Squares rest = symmetricSquares(kept.position, move.square); rest != 0; rest &= rest - 1)
            moves.push_back({transformed(firstSquare(rest), back), move.value, move.depth});
    }
    return moves;
}

std::vector<Square> Book::lineOf(const Position& position, Square square) const
{
    std::vector<Square> line{square};
    Position next = afterMove(position, square);
    for (auto moves = movesOf(next); !moves.empty(); moves = movesOf(next)) {
        line.push_back(moves.front().square);
        next = afterMove(next, moves.front().square);
    }
    return line;
}

std::vector<Position> Book::positions() const
{
    std::vector<Position> all;
    for (const auto& [position, place] : m_places)
        all.push_back(position);
    return all;
}

const Book& openingBook()
{
    static const std::unique_ptr<const Book> own = Book::read(bookData());
    assert(own);
    return *own;
}

} // namespace qipan::reversi
