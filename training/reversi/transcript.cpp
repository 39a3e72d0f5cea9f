// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/transcript.h"

#include "core/record/text.h"
#include "core/reversi/turn.h"

namespace qipan::reversi {

std::string transcriptOf(const std::vector<Square>& moves)
{
    std::string text;
    for (const Square square : moves)
        text += record::nameOf(square);
    return text;
}

std::optional<std::vector<Square>> readTranscript(std::string_view text)
{
    std::vector<Square> moves;
    Turn turn;
    if (text.size() % 2 != 0)
        return std::nullopt;
    for (; !text.empty(); text.remove_prefix(2)) {
        const Cell cell{text[0] - 'a', text[1] - '1'};
        if (cell.x < 0 || cell.x >= boardEdge || cell.y < 0 || cell.y >= boardEdge)
            return std::nullopt;
        const Square square = squareOf(cell);
        if (!turn.allows(square))
            return std::nullopt;
        turn = turn.afterForcedPass(square);
        moves.push_back(square);
    }
    return moves;
}

} // namespace qipan::reversi
