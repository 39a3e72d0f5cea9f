#include "ui/book/link_diagram.h"

#include "core/link/path.h"
#include "ui/link/link_view.h"

#include <QStringList>

namespace qipan::ui {

LinkDiagram::LinkDiagram(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles)
    : m_board{*diagram.link}
    , m_exercise{diagram.exercise}
    , m_tiles{std::move(tiles)}
    , m_game{start()}
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

link::Game LinkDiagram::start() const
{
    return link::Game{m_board.tiles, {.maxCorners = 2, .border = m_board.border}, m_board.falling, m_board.shape};
}

BoardView& LinkDiagram::view() const
{
    return *m_view;
}

/// The first of the paths that the book wants shown; any number of corners will do.
void LinkDiagram::showPaths()
{
    if (m_board.paths.empty() || !isAtStart())
        return;
    const link::Pair pair = m_board.paths.front();
    if (const auto path = link::joiningPath(m_board.tiles, pair.a, pair.b, {.maxCorners = 8, .border = m_board.border}))
        m_view->showHint({pair, *path});
}

void LinkDiagram::choose(Cell cell)
{
    const link::Choice choice = m_game.choose(cell);
    m_view->showChoice(choice, m_game);
    const auto* moved = std::get_if<link::PickMoved>(&choice);
    const bool isUnjoined = moved != nullptr && moved->why == link::Mismatch::NoPath;
    if (m_exercise && isUnjoined)
        Q_EMIT refused(QString::fromStdString(std::string{m_exercise->wordsAgainst(cell)}));
    else if (isUnjoined || (m_exercise && moved != nullptr))
        Q_EMIT refused(m_view->wordsOf(choice, m_game));
    if (!std::holds_alternative<link::Removed>(choice))
        return;
    Q_EMIT changed();
    if (m_exercise && m_game.won()) {
        setSolved(true);
        Q_EMIT solved(QString::fromStdString(m_exercise->right));
    }
}

void LinkDiagram::showHint()
{
    if (const auto hint = m_game.hint()) {
        m_view->showHint(*hint);
        //: Two tiles that can go: "A1 and C2".
        m_view->speak(tr("%1 and %2").arg(m_view->nameOf(hint->pair.a), m_view->nameOf(hint->pair.b)));
    }
}

bool LinkDiagram::canBack() const
{
    return m_game.canUndo();
}

void LinkDiagram::back()
{
    m_game.undo();
    m_view->showGame(m_game);
    showPaths();
    Q_EMIT changed();
}

void LinkDiagram::reset()
{
    m_game = start();
    setSolved(false);
    m_view->showGame(m_game);
    showPaths();
    Q_EMIT changed();
}

QString LinkDiagram::placeText() const
{
    if (m_game.won())
        return tr("All tiles are gone.");
    if (m_game.stuck())
        return tr("No pair can be joined any more.");
    return {};
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
    return rows.join(u"; ");
}

void LinkDiagram::retranslate()
{
    m_view->update();
}

} // namespace qipan::ui
