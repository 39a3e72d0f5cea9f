// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_display.h"

#include "app/base/board_options.h"
#include "ui/base/texts.h"
#include "ui/link/link_info.h"
#include "ui/link/link_view.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/link_page.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"

#include <QApplication>

namespace qipan::app {

LinkDisplay::LinkDisplay(const ui::WindowParts& window, ui::PageRef<ui::LinkPage> page, PreferenceStore& preferences,
                         TilesController& tiles, QObject* parent)
    : QObject{parent}
    , m_parts{window}
    , m_page{page}
    , m_preferences{preferences}
    , m_tiles{tiles}
{
}

void LinkDisplay::show()
{
    if (!m_view) {
        m_view = new ui::LinkView;
        connect(m_view, &ui::BoardView::cellChosen, this, &LinkDisplay::cellChosen);
        m_view->setTheme(m_theme);
        m_page->setBoard(m_view);
        applyPreferences();
    }
    m_parts.navigation.setGame(ui::linkKey.toString());
    m_page.show();
}

ui::LinkView* LinkDisplay::view() const
{
    return m_view;
}

void LinkDisplay::showTiles(const link::Board& deal)
{
    if (!m_view)
        return;
    const auto tiles = m_tiles.tilesFor(deal);
    if (tiles) // otherwise the previous tiles stay
        m_view->setTiles(tiles);
    if (tiles != m_tiles.tiles())
        m_tiles.say(tr("This game needs more pictures than the new tiles have. The next game uses them."));
}

void LinkDisplay::showGame(const LinkGame& game)
{
    m_view->showGame(game.play().game());
}

void LinkDisplay::showInfo(const LinkGame& game, link::Milliseconds now)
{
    m_page->info().setState(infoOf(game.play(), game.title(QDate::currentDate()), now));
}

void LinkDisplay::announce(const LinkGame& game)
{
    if (game.play().gameMode() != link::GameMode::Relaxed)
        m_view->announce(game.title(QDate::currentDate()));
}

ui::LinkInfoState LinkDisplay::infoOf(const link::Play& play, const QString& title, link::Milliseconds now)
{
    const link::GameModeRules rules = link::rulesOf(play.gameMode());
    ui::LinkInfoState state{.points = {play.points(0)},
                            .turn = play.turn(),
                            .timeLeft = play.timeLeft(now),
                            .timeRuns = play.isTimeRunning(),
                            .tilesLeft = play.game().tilesLeft(),
                            .title = title,
                            .hints = {},
                            .shuffles = {}};
    if (rules.players > 1)
        state.points.push_back(play.points(1));
    if (rules.limitsHelp) {
        state.hints = play.hintsLeft();
        state.shuffles = play.shufflesLeft();
    }
    return state;
}

void LinkDisplay::showState(const LinkGame& game)
{
    const link::Play& play = game.play();
    if (game.isFinished())
        m_page->showEnd(stateText(game), pointsText(game));
    else if (play.end())
        m_page->showNext(tr("Level %1 completed.").arg(play.level()), pointsText(game));
    else if (play.game().stuck() && !play.isPaused())
        m_page->showStuck(stateText(game));
    else
        m_page->hideMessage();
    m_page->setPaused(game.isPaused() && !game.isHeld());
}

void LinkDisplay::showChoice(const link::Choice& choice, const link::Play& play)
{
    m_view->showChoice(choice, play.game());
    if (std::holds_alternative<link::Removed>(choice) && play.lastPair())
        m_page->info().showGain(*play.lastPair());
}

void LinkDisplay::tellChoice(const link::Choice& choice, const link::Play& play)
{
    const auto* moved = std::get_if<link::PickMoved>(&choice);
    const ui::Preferences& preferences = m_preferences.value();
    if (moved != nullptr && moved->why == link::Mismatch::NoPath && preferences.beep)
        QApplication::beep();
    const QString words = m_view->shortStatusText(choice, play.game());
    if (!words.isEmpty() && (moved == nullptr || preferences.explainRefusals) && !play.end() && !play.game().stuck())
        m_parts.status.setText(words);
}

void LinkDisplay::setPaused(bool paused)
{
    m_page->setPaused(paused);
}

QString LinkDisplay::pointsText(const LinkGame& game)
{
    const link::Play& play = game.play();
    if (link::rulesOf(play.gameMode()).players > 1) {
        const int difference = play.points(0) - play.points(1);
        const QString who = difference == 0 ? tr("A draw") : difference > 0 ? tr("Player 1 wins") : tr("Player 2 wins");
        return tr("%3, %1 : %2").arg(play.points(0)).arg(play.points(1)).arg(who);
    }
    QString text = tr("%n point(s).", nullptr, play.points());
    if (play.usedHelp())
        text += u' ' + tr("With help.");
    if (game.place())
        text += u' ' + tr("No. %1 in the high scores.").arg(*game.place());
    return text;
}

QString LinkDisplay::stateText(const LinkGame& game)
{
    using enum link::Play::End;
    const link::Play& play = game.play();
    if (play.end() == TimeUp)
        return tr("Time is up.");
    if (play.end() == Stopped)
        return tr("The game is over.");
    if (play.end() == Cleared)
        return tr("Board cleared. Well done!");
    if (game.isPaused() && !game.isHeld())
        return tr("Paused.");
    if (play.game().stuck())
        return tr("No more moves: shuffle or undo.");
    return tr("Select two matching tiles connected by a path with at most two corners.");
}

void LinkDisplay::applyPreferences()
{
    if (!m_view)
        return;
    const ui::LinkPreferences& link = m_preferences->link;
    m_view->setOptions(linkBoardOptions(m_preferences.value()));
    m_view->setLinkOptions({.cornerDots = link.cornerDots, .outlines = link.outlines, .skipEmpty = link.skipEmpty});
    m_page->info().setAnimation(m_preferences->animation);
    m_tiles.follow();
}

void LinkDisplay::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_view)
        m_view->setTheme(theme);
}

} // namespace qipan::app
