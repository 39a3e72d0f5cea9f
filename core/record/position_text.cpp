// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/position_text.h"

#include "core/record/text.h"

#include <algorithm>

namespace qipan::record {

namespace {

constexpr std::string_view separators = " \t\r\n\v\f|";

/// Parses a board at the front of a text.
class BoardText {
public:
    explicit BoardText(std::string_view text)
        : m_text{text}
    {
    }

    std::optional<std::string> consumeSquares()
    {
        skipSeparators();
        m_isBracketed = consume("[");
        std::string squares;
        while (squares.size() < 64) {
            skipSeparators();
            skipLabels(squares.size());
            if (m_at == m_text.size() || !isSquare(m_text[m_at]))
                return std::nullopt;
            squares += m_text[m_at++];
        }
        return squares;
    }

    std::optional<Side> consumeSide()
    {
        skipSeparators();
        skipLabels(64);
        const auto side = m_at < m_text.size() ? readDiscLetter(m_text[m_at]) : std::nullopt;
        // B4 is a move.
        if (!side || (m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1])))
            return std::nullopt;
        ++m_at;
        skipSeparators();
        for (const std::string_view said : {"to move", "to play"})
            consume(said);
        return side;
    }

    void consumeEnd()
    {
        skipSeparators();
        if (m_isBracketed)
            consume("]");
    }

    [[nodiscard]] std::size_t at() const { return m_at; }

private:
    static bool isSquare(char letter) { return readDiscLetter(letter) || isEmptyLetter(letter); }

    void skipSeparators() { m_at = std::min(m_text.find_first_not_of(separators, m_at), m_text.size()); }

    bool consume(std::string_view word)
    {
        const std::string_view here = m_text.substr(m_at, word.size());
        const bool isHere = std::ranges::equal(here, word, [](char a, char b) { return upper(a) == upper(b); });
        m_at += isHere ? word.size() : 0;
        return isHere;
    }

    /// Skips column letters and row numbers that may occur after this number of squares.
    void skipLabels(std::size_t squares)
    {
        if (squares % 8 != 0)
            return;
        const std::size_t row = squares / 8;
        for (bool more = true; more;) {
            more = consumeColumns() || (row > 0 && consumeNumber(row)) || (row < 8 && consumeNumber(row + 1))
                || (row == 0 && consumeNumber(8)); // the size of the board
            skipSeparators();
        }
    }

    bool consumeNumber(std::size_t number)
    {
        const bool isNumber = m_at < m_text.size() && m_text[m_at] == static_cast<char>('0' + number)
            && (m_at + 1 == m_text.size() || !isDigit(m_text[m_at + 1]));
        m_at += isNumber ? 1 : 0;
        return isNumber;
    }

    bool consumeColumns()
    {
        const std::size_t before = m_at;
        for (char column = 'A'; column <= 'H'; ++column) {
            skipSeparators();
            if (!consume({&column, 1})) {
                m_at = before;
                return false;
            }
        }
        return true;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_isBracketed = false;
};

} // namespace

using namespace reversi;

Result<Discs, Square> readDiscs(std::string_view letters)
{
    assert(letters.size() == 64);
    Discs discs;
    for (Square square = 0; square < 64; ++square) {
        const char letter = letters[static_cast<std::size_t>(square)];
        const auto disc = readDiscLetter(letter);
        if (!disc && !isEmptyLetter(letter))
            return square;
        if (disc)
            (*disc == Side::Black ? discs.black : discs.white) |= bitOf(square);
    }
    return discs;
}

Result<WrittenPosition, PositionProblem> readPosition(std::string_view text)
{
    using Kind = PositionProblem::Kind;
    text = trimmed(text);
    if (text.size() < 64)
        return PositionProblem{.kind = Kind::FewSquares};
    const auto discs = readDiscs(text.substr(0, 64));
    if (!discs)
        return PositionProblem{.kind = Kind::NoSquare, .square = discs.error()};
    const std::string_view side = trimmed(text.substr(64));
    if (side.size() != 1)
        return PositionProblem{.kind = side.empty() ? Kind::NoSide : Kind::MoreThanSide};
    const auto toMove = readDiscLetter(side.front());
    if (!toMove)
        return PositionProblem{.kind = Kind::WrongSide};
    return WrittenPosition{.discs = *discs, .toMove = *toMove};
}

StartPosition startOf(const Discs& discs, Side toMove)
{
    StartPosition start{.toMove = toMove};
    for (Square square = 0; square < 64; ++square) {
        if (((discs.black | discs.white) & bitOf(square)) != 0)
            start.stones.push_back({cellOf(square), (discs.black & bitOf(square)) != 0 ? Side::Black : Side::White});
    }
    return start;
}

StartPosition startOf(const Position& position, Side toMove)
{
    const bool isBlack = toMove == Side::Black;
    return startOf(
        Discs{.black = isBlack ? position.mover : position.other, .white = isBlack ? position.other : position.mover},
        toMove);
}

StartPosition startOf(const GameRecord& record)
{
    return record.start.value_or(startOf(startPosition, Side::Black));
}

std::string positionText(const StartPosition& start)
{
    std::string text(64, '-');
    for (const Ply& disc : start.stones)
        text[static_cast<std::size_t>(squareOf(disc.cell))] = disc.side == Side::Black ? 'X' : 'O';
    return text + (start.toMove == Side::Black ? " X" : " O");
}

std::optional<WrittenBoard> readWrittenBoard(std::string_view text)
{
    BoardText board{text};
    const auto squares = board.consumeSquares();
    const auto discs = squares ? readDiscs(*squares) : Result<Discs, reversi::Square>{reversi::Square{0}};
    if (!discs)
        return std::nullopt;
    const bool isEven = std::popcount(discs->black | discs->white) % 2 == 0;
    const Side toMove = board.consumeSide().value_or(isEven ? Side::Black : Side::White);
    board.consumeEnd();
    return WrittenBoard{.start = startOf(*discs, toMove), .bytes = board.at()};
}

} // namespace qipan::record
