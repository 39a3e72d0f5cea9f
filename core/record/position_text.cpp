// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/position_text.h"

#include "core/record/disc_letter.h"
#include "core/record/text.h"

#include <cassert>

namespace qipan::record {

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

StartPosition startOf(const GameRecord& record)
{
    return record.start.value_or(startOf({.black = startPosition.mover, .white = startPosition.other}, Side::Black));
}

std::string positionText(const StartPosition& start)
{
    std::string text(64, '-');
    for (const Ply& disc : start.stones)
        text[static_cast<std::size_t>(squareOf(disc.cell))] = disc.side == Side::Black ? 'X' : 'O';
    return text + (start.toMove == Side::Black ? " X" : " O");
}

} // namespace qipan::record
