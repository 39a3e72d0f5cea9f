// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/puzzle/link_puzzle_board.h"

#include "core/link/path.h"
#include "ui/link/link_view.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace qipan::ui {

LinkPuzzleBoard::LinkPuzzleBoard(const book::LinkBoard& board, std::shared_ptr<const TileSet> tiles)
    : m_board{board}
    , m_game{start()}
    , m_view{new LinkView}
{
    m_view->setTiles(std::move(tiles));
    m_view->showGame(m_game);
    connect(m_view, &BoardView::cellChosen, this, [this](Cell cell, Qt::MouseButton button) {
        if (button == Qt::LeftButton && m_mayPlay)
            choose(cell);
    });
}

link::Game LinkPuzzleBoard::start() const
{
    return link::Game{m_board.tiles, {.maxCorners = 2, .border = m_board.border}, m_board.falling, m_board.shape};
}

BoardView& LinkPuzzleBoard::view() const
{
    return *m_view;
}

void LinkPuzzleBoard::show(const std::vector<Cell>& line)
{
    if (line == m_line)
        return;
    const bool continues = line.size() == m_line.size() + 2 && std::equal(m_line.begin(), m_line.end(), line.begin());
    m_line = line;
    if (continues) {
        m_game.clearPick();
        m_game.choose(line[line.size() - 2]);
        m_view->showChoice(m_game.choose(line.back()), m_game);
        return;
    }
    m_game = start();
    for (const Cell cell : line)
        m_game.choose(cell);
    m_view->showGame(m_game);
}

void LinkPuzzleBoard::choose(Cell cell)
{
    const auto first = m_game.picked();
    const link::Choice choice = m_game.choose(cell);
    m_view->showChoice(choice, m_game);
    if (const auto* moved = std::get_if<link::PickMoved>(&choice); moved != nullptr)
        Q_EMIT refused(m_view->statusText(choice, m_game));
    if (std::holds_alternative<link::Removed>(choice)) {
        m_line.insert(m_line.end(), {*first, cell});
        Q_EMIT played({*first, cell});
    }
}

void LinkPuzzleBoard::markRegion(const std::vector<Cell>& move)
{
    m_game.clearPick();
    m_view->showChoice(m_game.choose(move.front()), m_game);
}

QString LinkPuzzleBoard::regionText(const std::vector<Cell>& move) const
{
    return tr("Start with the framed tile: %1.").arg(m_view->nameOf(move.front()));
}

void LinkPuzzleBoard::markMove(const std::vector<Cell>& move)
{
    if (move.size() != 2)
        return;
    if (const auto path = link::joiningPath(m_game.board(), move[0], move[1], m_game.rule()))
        m_view->showHint({{move[0], move[1]}, *path});
}

} // namespace qipan::ui
