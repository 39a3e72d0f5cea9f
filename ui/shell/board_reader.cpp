// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/board_reader.h"

#include "ui/base/actions.h"
#include "ui/base/announcer.h"
#include "ui/base/text_tools.h"
#include "ui/link/link_info.h"
#include "ui/link/link_view.h"
#include "ui/link/overlay.h"
#include "ui/pages/duel_page.h"
#include "ui/panels/player_strip.h"
#include "ui/shell/navigation.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QStringList>

namespace qipan::ui {
namespace {

/// Returns a board within a widget, rather one that is not scrolled out of view; null if there is none.
BoardView* visibleBoardIn(const QWidget& widget)
{
    BoardView* any = nullptr;
    const auto boards = widget.findChildren<BoardView*>();
    for (BoardView* board : boards) {
        if (!board->isVisible())
            continue;
        if (!board->visibleRegion().isEmpty())
            return board;
        any = any != nullptr ? any : board;
    }
    return any;
}

} // namespace

BoardReader::BoardReader(const Actions& actions, PageStack& pages)
    : QObject{&pages}
    , m_actions{actions}
    , m_pages{pages}
{
    connect(actions.readPosition, &QAction::triggered, this,
            [this] { read([this](BoardView& board) { return positionText(board); }); });
    connect(actions.readAround, &QAction::triggered, this,
            [this] { read([](BoardView& board) { return board.surroundings(board.cursorCell()); }); });
    connect(actions.nextPlace, &QAction::triggered, this,
            [this] { read([this](BoardView& board) { return goOn(board, true); }); });
    connect(actions.previousPlace, &QAction::triggered, this,
            [this] { read([this](BoardView& board) { return goOn(board, false); }); });
    connect(actions.readClocks, &QAction::triggered, this, [this] {
        const QString clocks = clocksText();
        Announcer::of(m_pages).say(clocks.isEmpty() ? tr("This game has no clock.") : clocks);
    });
    connect(actions.readAgain, &QAction::triggered, this, [this] { Announcer::of(m_pages).repeat(); });
    const auto all = actions.findChildren<QAction*>();
    for (const QAction* action : all) {
        if (action->isCheckable() && action != actions.pause && action != actions.tryMoves) // these say it themselves
            connect(action, &QAction::triggered, this, [this, action](bool on) { readSwitch(*action, on); });
    }
}

template <typename Read>
void BoardReader::read(Read textOf)
{
    QString text = hiddenText();
    BoardView* shown = board();
    if (text.isEmpty())
        text = shown != nullptr ? textOf(*shown) : tr("No board is shown here.");
    Announcer::of(m_pages).say(text);
}

/// Says what a key has switched on or off. Of a button that is pressed, screen readers say it themselves.
void BoardReader::readSwitch(const QAction& action, bool on)
{
    if (qobject_cast<QAbstractButton*>(QApplication::focusWidget()) != nullptr)
        return;
    const QString what = withoutMnemonic(action.text());
    //: For screen readers: what a key has switched, such as "Analysis: on".
    Announcer::of(m_pages).say(on ? tr("%1: on").arg(what) : tr("%1: off").arg(what));
}

QWidget& BoardReader::page() const
{
    return *m_pages.currentWidget();
}

/// Returns the board nearest to the focus, of which a page of the book may have several.
BoardView* BoardReader::board() const
{
    QWidget* focus = page().focusWidget();
    if (auto* focused = qobject_cast<BoardView*>(focus); focused != nullptr && focused->isVisible())
        return focused;
    for (const QWidget* near = focus; near != nullptr && near != &page(); near = near->parentWidget()) {
        if (BoardView* found = visibleBoardIn(*near))
            return found;
    }
    return visibleBoardIn(page());
}

/// Returns what is shown in place of the board; empty if nothing hides it.
QString BoardReader::hiddenText() const
{
    const auto overlays = page().findChildren<Overlay*>();
    for (const Overlay* overlay : overlays) {
        if (const QString words = overlay->wordsInPlaceOfBoard(); !words.isEmpty())
            return words;
    }
    return {};
}

QString BoardReader::clocksText() const
{
    if (const auto* info = page().findChild<LinkInfo*>())
        return info->spokenClock();
    if (const auto* duel = qobject_cast<const DuelPage*>(&page()))
        return duel->spokenStanding();
    QStringList sentences;
    const auto strips = page().findChildren<PlayerStrip*>();
    for (const PlayerStrip* strip : strips) {
        if (const QString clock = strip->spokenClock(); !clock.isEmpty())
            sentences << clock;
    }
    return sentences.join(u' ');
}

QString BoardReader::positionText(const BoardView& board) const
{
    QStringList sentences{board.summary()};
    const auto* info = page().findChild<LinkInfo*>();
    for (const QString& more : {info != nullptr ? info->spokenState() : clocksText(), board.contents()}) {
        if (!more.isEmpty())
            sentences << more;
    }
    return sentences.join(u' ');
}

/// Moves the cursor to the next place and returns what to say besides its cell.
QString BoardReader::goOn(BoardView& board, bool isForward)
{
    const auto place = board.nextPlace(board.cursorCell(), isForward);
    const bool isLink = qobject_cast<LinkView*>(&board) != nullptr;
    if (place) {
        board.setFocus(Qt::ShortcutFocusReason);
        board.moveCursor(*place);
        return isLink ? QString{} : board.surroundings(*place); // the cell itself is told as the cursor moves
    }
    if (!isLink)
        return tr("There is no legal move.");
    if (!m_actions.hint->isEnabled())
        return tr("There is no hint now.");
    m_actions.hint->trigger(); // it tells itself what it finds
    return {};
}

} // namespace qipan::ui
