// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/link_diagram.h"

#include "core/book/link_board.h"
#include "core/link/path.h"
#include "ui/base/announcer.h"
#include "ui/link/link_text.h"
#include "ui/link/link_view.h"

#include <QStringList>

#include <algorithm>

namespace qipan::ui {

LinkDiagram::LinkDiagram(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles)
    : m_board{*diagram.link}
    , m_exercise{diagram.exercise}
    , m_main{diagram.pairs}
    , m_tiles{std::move(tiles)}
    , m_line{m_main}
    , m_game{book::gameOf(m_board)}
    , m_view{new LinkView}
{
    m_view->setTiles(m_tiles);
    m_view->showGame(m_game);
    showPaths();
    connect(m_view, &BoardView::cellChosen, this, [this](Cell cell, Qt::MouseButton button) {
        if (button == Qt::LeftButton)
            choose(cell);
    });
}

BoardView& LinkDiagram::view() const
{
    return *m_view;
}

/// Shows the first of the book's example paths, with any number of corners.
void LinkDiagram::showPaths()
{
    if (m_board.paths.empty() || m_done > 0)
        return;
    const link::Pair pair = m_board.paths.front();
    if (const auto path = link::joiningPath(m_board.tiles, pair.a, pair.b, {.maxCorners = 8, .border = m_board.border}))
        m_view->showHint({pair, *path});
}

void LinkDiagram::choose(Cell cell)
{
    setChosen(cell);
    const link::Choice choice = m_game.choose(cell);
    m_view->showChoice(choice, m_game);
    const auto* moved = std::get_if<link::PickMoved>(&choice);
    const bool isUnjoined = moved != nullptr && moved->why == link::Mismatch::NoPath;
    if (m_exercise && isUnjoined)
        Q_EMIT refused(QString::fromStdString(std::string{m_exercise->wrongMoveText(cell)}));
    else if (moved != nullptr)
        Q_EMIT refused(m_view->statusText(choice, m_game));
    if (const auto* removed = std::get_if<link::Removed>(&choice))
        took({removed->a, removed->b});
}

/// A chosen pair continues the current line, or begins another one.
void LinkDiagram::took(const link::Pair& pair)
{
    const bool isNext = canNext() && (m_line[m_done] == pair || m_line[m_done] == link::Pair{pair.b, pair.a});
    if (!isNext) {
        m_line.resize(m_done);
        m_line.push_back(pair);
    }
    ++m_done;
    Q_EMIT changed();
    if (m_exercise && m_game.won()) {
        setSolved(true);
        Q_EMIT solved(QString::fromStdString(m_exercise->right));
    }
}

void LinkDiagram::showSolution(const std::vector<link::Pair>& pairs)
{
    m_line.resize(m_done);
    m_line.insert(m_line.end(), pairs.begin(), pairs.end());
    m_game.clearPick();
    restart();
    if (pairs.empty())
        return;
    const link::Pair& first = pairs.front();
    if (const auto path = link::joiningPath(m_game.board(), first.a, first.b, m_game.rule()))
        m_view->showHint({first, *path});
}

void LinkDiagram::showHint()
{
    if (const auto hint = m_game.hint()) {
        m_view->showHint(*hint);
        //: Two tiles that can be removed: "A1 and C2".
        speak(*m_view, tr("%1 and %2").arg(m_view->nameOf(hint->pair.a), m_view->nameOf(hint->pair.b)));
    }
}

link::Choice LinkDiagram::takeNext()
{
    const link::Pair pair = m_line[m_done++];
    m_game.clearPick();
    (void)m_game.choose(pair.a);
    return m_game.choose(pair.b);
}

/// Shows the game without animation.
void LinkDiagram::restart()
{
    m_view->showGame(m_game);
    showPaths();
    Q_EMIT changed();
}

void LinkDiagram::toFirst()
{
    for (; m_done > 0; --m_done)
        m_game.undo();
    setSolved(false);
    restart();
}

void LinkDiagram::back()
{
    m_game.undo();
    --m_done;
    setSolved(false);
    restart();
}

void LinkDiagram::next()
{
    const link::Choice choice = takeNext();
    m_view->showChoice(choice, m_game);
    Q_EMIT changed();
}

void LinkDiagram::toLast()
{
    while (canNext())
        (void)takeNext();
    restart();
}

void LinkDiagram::reset()
{
    m_game = book::gameOf(m_board);
    m_line = m_main;
    m_done = 0;
    setSolved(false);
    restart();
}

QString LinkDiagram::placeText() const
{
    if (m_game.won())
        return tr("Board cleared.");
    if (m_game.stuck())
        return tr("No more moves.");
    if (m_exercise)
        return {};
    const bool isBooks = m_done <= m_main.size()
        && std::equal(m_main.begin(), m_main.begin() + static_cast<std::ptrdiff_t>(m_done), m_line.begin());
    if (!isBooks)
        return tr("Your line");
    if (m_main.empty())
        return {};
    //: Progress in a link-match diagram of the book: "Pair 1 of 2".
    return tr("Pair %1 of %2").arg(m_done).arg(m_main.size());
}

QString LinkDiagram::holesText() const
{
    QStringList holes;
    for (int index = 0; index < m_view->boardSize().cells(); ++index) {
        if (const Cell cell = m_view->cellOf(index); !m_board.shape.contains(cell))
            holes << m_view->nameOf(cell);
    }
    return holes.isEmpty() ? QString{} : tr("Holes: %1.").arg(holes.join(u' '));
}

QString LinkDiagram::description() const
{
    QStringList rows;
    const BoardSize size = m_board.tiles.size();
    for (int y = 0; y < size.rows; ++y) {
        QStringList cells;
        for (int x = 0; x < size.columns; ++x) {
            const link::Tile tile = m_board.tiles[{x, y}];
            if (tile)
                cells << tr("%1: %2").arg(m_view->nameOf({x, y}), m_tiles->name(*tile));
        }
        if (!cells.isEmpty())
            rows << cells.join(u", ");
    }
    QStringList parts{rows.join(u"; ") + u'.', holesText(), rulesText(m_board.falling, m_board.border)};
    if (!m_board.paths.empty()) {
        const link::Pair& pair = m_board.paths.front();
        parts << tr("A path connects %1 and %2.").arg(m_view->nameOf(pair.a), m_view->nameOf(pair.b));
    }
    QStringList pairs;
    for (const link::Pair& pair : m_main)
        pairs << tr("%1 and %2").arg(m_view->nameOf(pair.a), m_view->nameOf(pair.b));
    if (!pairs.isEmpty())
        parts << tr("Pairs: %1.").arg(pairs.join(u", "));
    parts.removeAll(QString{});
    return parts.join(u' ');
}

} // namespace qipan::ui
