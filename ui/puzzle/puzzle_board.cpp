// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/puzzle/puzzle_board.h"

#include "ui/puzzle/link_puzzle_board.h"
#include "ui/puzzle/turn_puzzle_board.h"

#include <QStringList>

#include <utility>

namespace qipan::ui {

std::unique_ptr<PuzzleBoard> PuzzleBoard::make(const puzzle::Puzzle& puzzle, std::shared_ptr<const TileSet> tiles)
{
    if (puzzle.board.link)
        return std::make_unique<LinkPuzzleBoard>(*puzzle.board.link, std::move(tiles));
    return std::make_unique<TurnPuzzleBoard>(puzzle);
}

QString PuzzleBoard::nameOf(const std::vector<Cell>& move) const
{
    QStringList names;
    for (const Cell cell : move)
        names << view().nameOf(cell);
    return names.join(u" – ");
}

} // namespace qipan::ui
