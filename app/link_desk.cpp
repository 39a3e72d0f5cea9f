#include "app/link_desk.h"

#include "app/board_options.h"
#include "core/link/deal.h"
#include "ui/link/link_view.h"
#include "ui/pages/link_page.h"
#include "ui/texts.h"

#include <QApplication>
#include <QRandomGenerator>

#include <algorithm>

namespace qipan::app {

LinkDesk::LinkDesk(ui::MainWindow& window, QObject* parent)
    : QObject{parent}
    , m_window{window}
    , m_tiles{new TilesDesk{window, this}}
{
    connect(m_tiles, &TilesDesk::changed, this, &LinkDesk::showTiles);
}

LinkDesk::~LinkDesk() = default;

link::PathRule LinkDesk::rule() const
{
    return {.border = m_window.preferences().link.border};
}

void LinkDesk::open()
{
    if (!isRunning())
        return newGame();
    m_window.setGame(ui::linkKey.toString());
    m_window.setPage(ui::MainWindow::Page::Link);
    refresh();
}

link::Board LinkDesk::dealt() const
{
    const ui::LinkPreferences& wanted = m_window.preferences().link;
    const BoardSize size{wanted.size.width(), wanted.size.height()};
    const int pictures = std::min(wanted.pictures, m_tiles->tiles()->count());
    return link::deal(QRandomGenerator::system()->generate64(), size, pictures, rule());
}

void LinkDesk::newGame()
{
    m_tiles->follow();
    lay(dealt());
}

void LinkDesk::restart()
{
    if (m_game)
        lay(link::Board{m_deal});
}

void LinkDesk::begin(const link::Board& board)
{
    m_deal = board;
    m_game = std::make_unique<link::Game>(board, rule());
    m_isPaused = false;
}

void LinkDesk::lay(const link::Board& board)
{
    begin(board);
    if (!m_view) {
        m_view = new ui::LinkView;
        connect(m_view, &ui::BoardView::cellChosen, this, &LinkDesk::chosen);
        m_view->setTheme(m_theme);
        m_window.linkPage().setBoard(m_view);
        m_window.linkPage().setPaused(false);
        applyPreferences();
    }
    m_window.setGame(ui::linkKey.toString());
    m_window.setPage(ui::MainWindow::Page::Link);
    showTiles();
    refresh();
}

bool LinkDesk::hasBegun() const
{
    return m_game->canUndo() || m_game->picked();
}

bool LinkDesk::isShowable(const ui::TileSet& tiles) const
{
    return std::ranges::all_of(m_deal.values(), [&](const link::Tile& tile) { return !tile || *tile < tiles.count(); });
}

void LinkDesk::showTiles()
{
    if (!m_view)
        return;
    const bool isEnough = isShowable(*m_tiles->tiles());
    if (!isEnough && hasBegun()) {
        m_window.tell(tr("This game has more pictures than the new tiles: they come with the next game."));
        return;
    }
    if (!isEnough)
        begin(dealt()); // without going to its page: another one may be in use
    m_view->setTiles(m_tiles->tiles());
    if (!isEnough)
        refresh();
}

void LinkDesk::refresh()
{
    m_view->showGame(*m_game);
    tellState();
}

QString LinkDesk::stateText() const
{
    if (!m_game)
        return {};
    if (m_game->won())
        return tr("All tiles are gone. Well done!");
    if (m_isPaused)
        return tr("Paused.");
    if (m_game->stuck())
        return tr("No pair can be joined any more: shuffle the tiles or undo.");
    return tr("Pick two equal tiles that a path with at most two corners joins.");
}

void LinkDesk::tellState()
{
    ui::LinkPage& page = m_window.linkPage();
    page.setLine(tr("%n tile(s) left", "", m_game->tilesLeft()));
    page.setPaused(m_isPaused);
    if (m_game->won())
        page.showWon(stateText());
    else if (m_game->stuck())
        page.showStuck(stateText());
    else
        page.hideMessage();
    m_window.setStatus(stateText());
    Q_EMIT changed();
}

void LinkDesk::chosen(Cell cell, Qt::MouseButton button)
{
    if (button != Qt::LeftButton || m_isPaused || m_game->won())
        return;
    const link::Choice choice = m_game->choose(cell);
    m_view->showChoice(choice, *m_game);
    tellState();

    const auto* moved = std::get_if<link::PickMoved>(&choice);
    const ui::Preferences& preferences = m_window.preferences();
    if (moved != nullptr && moved->why == link::Mismatch::NoPath && preferences.beep)
        QApplication::beep();
    const QString words = m_view->wordsOf(choice, *m_game);
    if (!words.isEmpty() && (moved == nullptr || preferences.words) && !m_game->won() && !m_game->stuck())
        m_window.setStatus(words);
}

void LinkDesk::undo()
{
    if (!m_game || !m_game->canUndo())
        return;
    m_game->undo();
    refresh();
}

void LinkDesk::redo()
{
    if (!m_game || !m_game->canRedo())
        return;
    m_game->redo();
    refresh();
}

void LinkDesk::hint()
{
    if (!m_game)
        return;
    if (const auto hint = m_game->hint()) {
        m_view->showHint(*hint);
        m_window.setStatus(
            tr("%1 and %2 can be joined.").arg(m_view->nameOf(hint->pair.a), m_view->nameOf(hint->pair.b)));
    }
}

void LinkDesk::shuffle()
{
    if (!m_game || m_game->won())
        return;
    m_game->shuffle(QRandomGenerator::system()->generate64());
    refresh();
}

void LinkDesk::setPaused(bool paused)
{
    if (!isRunning())
        return;
    m_isPaused = paused;
    m_window.linkPage().setPaused(paused);
    m_window.setStatus(stateText());
    if (!paused)
        m_view->setFocus();
    Q_EMIT changed();
}

void LinkDesk::applyPreferences()
{
    if (!m_view)
        return;
    const ui::LinkPreferences& link = m_window.preferences().link;
    m_view->setOptions(boardOptions(m_window.preferences()));
    m_view->setLinkOptions({.cornerDots = link.cornerDots, .outlines = link.outlines});
    m_tiles->follow();
    if (m_game && m_game->rule().border != link.border) {
        m_game->setRule(rule());
        refresh();
    }
}

void LinkDesk::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_view)
        m_view->setTheme(theme);
}

void LinkDesk::retranslate()
{
    if (m_game)
        tellState();
}

ui::Possible LinkDesk::possible() const
{
    ui::Possible possible;
    if (!m_game)
        return possible;
    possible.restart = true;
    possible.undo = m_game->canUndo() && !m_isPaused;
    possible.redo = m_game->canRedo() && !m_isPaused;
    possible.hint = !m_game->won() && !m_game->stuck() && !m_isPaused;
    possible.shuffle = !m_game->won() && !m_isPaused;
    possible.pause = !m_game->won();
    return possible;
}

} // namespace qipan::app
