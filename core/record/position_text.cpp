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
            const std::size_t before = m_at;
            skipSeparators();
            // A line holds whole rows.
            const bool isNextLine = m_text.substr(before, m_at - before).find('\n') != std::string_view::npos;
            skipLabels(squares.size());
            if ((isNextLine && squares.size() % 8 != 0) || m_at == m_text.size())
                return std::nullopt;
            const auto written = consumeWrittenSide();
            if (!written && !isSquare(m_text[m_at]))
                return std::nullopt;
            squares += !written ? m_text[m_at++] : *written == Side::Black ? 'X' : 'O';
        }
        return squares;
    }

    std::optional<Side> consumeSide()
    {
        skipSeparators();
        skipLabels(64);
        for (const std::string_view before : {"side to move:", "to move:", "turn:"}) {
            if (consume(before))
                skipSeparators();
        }
        for (const Side named : {Side::Black, Side::White}) {
            if (consume(named == Side::Black ? "black" : "white")) {
                consumeTurn();
                return named;
            }
        }
        if (const auto written = consumeWrittenSide()) {
            if (!consume("方"))
                consume("棋");
            consumeTurn();
            return written;
        }
        const auto side = m_at < m_text.size() ? readDiscLetter(m_text[m_at]) : std::nullopt;
        // B4 is a move.
        if (!side || (m_at + 1 < m_text.size() && isDigit(m_text[m_at + 1])))
            return std::nullopt;
        ++m_at;
        consumeTurn();
        return side;
    }

    void consumeEnd()
    {
        if (m_isBracketed) {
            skipSeparators();
            consume("]");
        }
    }

    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }

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

    /// Consumes the name of a side in Chinese or Japanese, which may be a disc too.
    std::optional<Side> consumeWrittenSide()
    {
        if (consume("黑") || consume("黒"))
            return Side::Black;
        return consume("白") ? std::optional{Side::White} : std::nullopt;
    }

    void consumeTurn()
    {
        const std::size_t before = m_at;
        skipSeparators();
        bool isHere = false;
        for (const std::string_view said : {"to move", "to play", "moves", "plays", "先", "走", "下"})
            isHere = isHere || consume(said);
        m_at = isHere ? m_at : before;
        isHere = isHere && consume(".");
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

namespace {

/// Returns the side to move if the text does not say: right unless a side has passed.
Side likelySide(const Discs& discs)
{
    return std::popcount(discs.black | discs.white) % 2 == 0 ? Side::Black : Side::White;
}

/// Returns the word after blanks, but nothing behind an empty line.
std::string_view wordBehind(std::string_view text)
{
    const std::size_t at = std::min(text.find_first_not_of(separators), text.size());
    if (std::ranges::count(text.substr(0, at), '\n') > 1)
        return {};
    return text.substr(at, text.find_first_of(separators, at) - at);
}

/// Returns true if more squares follow: then it is a larger board.
bool hasMoreSquares(std::string_view text)
{
    const std::string_view word = wordBehind(text);
    const bool isBoard = word.find_first_not_of("XxOoBbWw*.-+_") == std::string_view::npos;
    return isBoard && word != "--" && (word.size() > 1 || word.find_first_of(".-+_") != std::string_view::npos);
}

std::optional<WrittenBoard> readLetters(std::string_view text)
{
    BoardText board{text};
    const auto squares = board.consumeSquares();
    const auto discs = squares ? readDiscs(*squares) : Result<Discs, reversi::Square>{reversi::Square{0}};
    if (!discs)
        return std::nullopt;
    const Side toMove = board.consumeSide().value_or(likelySide(*discs));
    board.consumeEnd();
    if (hasMoreSquares(board.rest()))
        return std::nullopt;
    return WrittenBoard{.start = startOf(*discs, toMove), .bytes = board.at()};
}

/// Removes blanks and list punctuation from the front, and returns the word after them.
std::string_view consumeWord(std::string_view& rest, std::string_view between)
{
    rest.remove_prefix(std::min(rest.find_first_not_of(between), rest.size()));
    const std::string_view word = rest.substr(0, rest.find_first_of(between));
    rest.remove_prefix(word.size());
    return word;
}

/// Returns the digit for black, which precedes that for white, or nothing if the text is no board of digits.
std::optional<char> digitOfBlack(std::string_view squares)
{
    const auto has = [squares](std::string_view any) { return squares.find_first_of(any) != std::string_view::npos; };
    const bool isZeroBased = has("-.") && has("0");
    if (squares.find_first_not_of("012-.") != std::string_view::npos || !has("012") || (isZeroBased && has("2")))
        return std::nullopt;
    return isZeroBased ? '0' : '1';
}

std::optional<WrittenBoard> readDigits(std::string_view text)
{
    constexpr std::string_view between = " \t\r\n\v\f|,[]";
    std::string_view rest = text;
    std::string squares;
    std::size_t length = 0; // of each word: the board, a row or a square
    while (squares.size() < 64) {
        const std::string_view before = rest;
        const std::string_view word = consumeWord(rest, between);
        const std::string_view blanks = before.substr(0, static_cast<std::size_t>(word.data() - before.data()));
        if (squares.size() % 8 != 0 && blanks.find('\n') != std::string_view::npos)
            return std::nullopt;
        length = length == 0 ? word.size() : length;
        if ((length != 1 && length != 8 && length != 64) || word.size() != length)
            return std::nullopt;
        squares += word;
    }
    const auto black = digitOfBlack(squares);
    if (!black)
        return std::nullopt;
    for (char& square : squares)
        square = square == *black ? 'X' : square == *black + 1 ? 'O' : '-';
    const Discs discs = *readDiscs(squares);
    std::string_view behind = rest;
    const std::string_view side = consumeWord(behind, between);
    std::optional<Side> toMove = side.size() == 1 ? readDiscLetter(side.front()) : std::nullopt;
    if (side.size() == 1 && (side.front() == *black || side.front() == *black + 1))
        toMove = side.front() == *black ? Side::Black : Side::White;
    const std::string_view end = toMove ? behind : rest;
    const std::string_view next = wordBehind(end);
    if (next.size() == length && next.find_first_not_of("012.-") == std::string_view::npos)
        return std::nullopt; // a larger board
    return WrittenBoard{.start = startOf(discs, toMove.value_or(likelySide(discs))), .bytes = text.size() - end.size()};
}

/// Returns the eight squares of a row of FEN as letters for discs, or nothing.
std::optional<std::string> fenRow(std::string_view text)
{
    std::string row;
    for (const char letter : text) {
        if (letter >= '1' && letter <= '8')
            row.append(static_cast<std::size_t>(letter - '0'), '-');
        else if (letter == 'p' || letter == 'P')
            row += letter == 'p' ? 'X' : 'O';
        else if (readDiscLetter(letter) || isEmptyLetter(letter))
            row += letter;
        else
            return std::nullopt;
    }
    return row.size() == 8 ? std::optional{row} : std::nullopt;
}

std::optional<WrittenBoard> readFen(std::string_view text)
{
    std::string_view rest = text;
    const std::string_view board = consumeWord(rest, " \t\r\n");
    std::string fromTop;
    std::string fromBottom;
    std::string_view rows = board;
    for (int row = 0; row < 8; ++row) {
        const std::size_t end = std::min(rows.find('/'), rows.size());
        const auto squares = end <= 8 ? fenRow(rows.substr(0, end)) : std::nullopt;
        if (!squares || (row < 7) == (end == rows.size()))
            return std::nullopt;
        fromTop += *squares;
        fromBottom.insert(0, *squares);
        rows.remove_prefix(std::min(end + 1, rows.size()));
    }
    if (board.find_first_of("pP") != std::string_view::npos)
        fromTop.swap(fromBottom);
    std::string_view behind = rest;
    const std::string_view side = consumeWord(behind, " \t\r\n");
    const auto toMove = side.size() == 1 ? readDiscLetter(side.front()) : std::nullopt;
    const Discs discs = *readDiscs(fromTop);
    const Side turn = toMove.value_or(likelySide(discs));
    return WrittenBoard{.start = startOf(discs, turn),
                        .bytes = text.size() - (toMove ? behind : rest).size(),
                        .upsideDown = startOf(*readDiscs(fromBottom), turn)};
}

} // namespace

std::optional<WrittenBoard> readWrittenBoard(std::string_view text)
{
    for (const auto read : {readLetters, readDigits, readFen}) {
        if (auto board = read(text))
            return board;
    }
    return std::nullopt;
}

} // namespace qipan::record
