// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_display.h"

#include "app/base/board_options.h"
#include "app/base/names.h"
#include "ui/base/texts.h"
#include "ui/link/link_info.h"
#include "ui/link/link_text.h"
#include "ui/link/link_view.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/link_page.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"
#include "ui/widgets/countdown.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace qipan::app {

namespace {

constexpr std::chrono::seconds refusalDuration{8};

} // namespace

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
        connect(m_view, &ui::LinkView::settled, this, &LinkDisplay::settled);
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
    m_page->info().setState(infoOf(game.play(), titleText(game), names(), now));
}

/// Says what is played and how hard the deal is, which may not be what was wanted.
QString LinkDisplay::titleText(const LinkGame& game)
{
    const QString title = game.title(QDate::currentDate());
    const auto difficulty = game.difficulty();
    if (!difficulty)
        return title;
    const QString name = ui::difficultyName(*difficulty);
    if (*difficulty == game.setup()->difficulty)
        //: What is played, and how hard the board is: "Relaxed · Hard".
        return tr("%1 · %2").arg(title, name);
    //: The same for a board that is not as hard as wanted: "Relaxed · Easy, as this board cannot be “Hard”".
    return tr("%1 · %2, as this board cannot be “%3”").arg(title, name, ui::difficultyName(game.setup()->difficulty));
}

void LinkDisplay::announce(const LinkGame& game)
{
    if (game.play().gameMode() != link::GameMode::Relaxed)
        m_view->announce(game.title(QDate::currentDate()));
}

std::array<QString, 2> LinkDisplay::names() const
{
    return {playerName(m_preferences.value()), secondPlayerName(m_preferences.value())};
}

ui::LinkInfoState LinkDisplay::infoOf(const link::Play& play, const QString& title, const std::array<QString, 2>& names,
                                      link::Milliseconds now)
{
    const link::GameModeRules rules = link::rulesOf(play.gameMode());
    ui::LinkInfoState state{.points = {play.points(0)},
                            .names = names,
                            .turn = {},
                            .timeLeft = play.timeLeft(now),
                            .timePlayed = play.time(now),
                            .timeRuns = play.isTimeRunning(),
                            .tilesLeft = play.game().tilesLeft(),
                            .title = title,
                            .hints = {},
                            .shuffles = {}};
    if (rules.players > 1) {
        state.points.push_back(play.points(1));
        if (!play.end())
            state.turn = play.turn();
    }
    if (rules.limitsHelp) {
        state.hints = play.hintsLeft();
        state.shuffles = play.shufflesLeft();
    }
    return state;
}

void LinkDisplay::showState(const LinkGame& game)
{
    const link::Play& play = game.play();
    if (play.end() || play.game().stuck())
        m_view->endAnnouncement();
    if (play.end() && m_view->isSettling())
        m_page->hideMessage(); // until the last pair is gone
    else if (game.isFinished())
        m_page->showEnd(endTitle(game), resultText(game),
                        {.another = anotherText(game),
                         .sameBoard = !link::rulesOf(play.gameMode()).hasNextBoard,
                         .hasScores = link::rulesOf(play.gameMode()).players == 1,
                         .stars = starsOf(game)});
    else if (play.end())
        m_page->showNext(tr("Level %1 completed.").arg(play.level()), resultText(game), starsOf(game));
    else
        m_page->hideMessage();
    showStuck(play);
    m_page->setPaused(game.isPaused() && !game.isHeld(), !game.isAsked());
}

/// Says what LinkController::newGame begins after this board; empty if it is the same one.
QString LinkDisplay::anotherText(const LinkGame& game) const
{
    const link::Play& play = game.play();
    const link::GameMode next = game.modeAfter(m_preferences->link.gameMode);
    const bool isSame = play.gameMode() == next;
    if (next == link::GameMode::Daily)
        return isSame ? QString{} : tr("Today's deal");
    if (next == link::GameMode::Campaign)
        return tr("Campaign, level %1").arg(isSame ? game.levelAfter() : 1);
    //: A button that begins a game of another mode: "New game: Relaxed".
    return isSame ? tr("Another deal") : tr("New game: %1").arg(ui::gameModeName(next));
}

/// Says it where it covers no tile, with what can be done.
void LinkDisplay::showStuck(const link::Play& play)
{
    using ui::Message;
    if (play.end() || play.isPaused() || !play.game().stuck())
        return m_parts.messages.withdraw(Message::Topic::Stuck);
    if (m_parts.messages.find(Message::Topic::Stuck) != nullptr)
        return;
    Message message{.topic = Message::Topic::Stuck, .text = stuckText(play), .page = ui::Page::Link};
    if (play.canShuffle())
        message.actions.push_back(m_parts.actions.shuffle);
    if (play.canUndo())
        message.actions.push_back(m_parts.actions.undo);
    message.actions.push_back(m_parts.actions.stop);
    m_parts.messages.post(std::move(message));
}

/// Says only what is possible.
QString LinkDisplay::stuckText(const link::Play& play)
{
    if (play.canShuffle())
        return play.canUndo() ? tr("No more moves: shuffle or undo.") : tr("No more moves: shuffle.");
    return play.canUndo() ? tr("No more moves and no shuffles left: undo or end the game.")
                          : tr("No more moves and no shuffles left: end the game.");
}

void LinkDisplay::showChoice(const link::Choice& choice, const link::Play& play)
{
    m_view->showChoice(choice, play.game());
    if (const auto* removed = std::get_if<link::Removed>(&choice); removed != nullptr && play.lastPair())
        m_view->showPoints(play.lastPair()->points, removed->b, play.lastPair()->combo);
}

void LinkDisplay::tellChoice(const link::Choice& choice, const link::Play& play)
{
    const auto* moved = std::get_if<link::PickMoved>(&choice);
    const QString words = m_view->shortStatusText(choice, play.game());
    const bool isRefused = moved != nullptr && moved->why == link::Mismatch::NoPath;
    if (isRefused && m_preferences->explainRefusals)
        return m_parts.messages.post({.topic = ui::Message::Topic::Hint,
                                      .text = words,
                                      .actions = {m_parts.actions.why},
                                      .isSpoken = true,
                                      .page = ui::Page::Link,
                                      .duration = refusalDuration});
    m_parts.messages.withdraw(ui::Message::Topic::Hint);
    if (!words.isEmpty() && (moved == nullptr || m_preferences->explainRefusals) && !play.end() && !play.game().stuck())
        m_parts.status.setText(words, ui::StatusBar::Announced::Elsewhere);
}

void LinkDisplay::setPaused(bool paused)
{
    m_page->setPaused(paused);
}

QString LinkDisplay::resultText(const LinkGame& game) const
{
    const link::Play& play = game.play();
    QStringList lines{pointsText(game)};
    QString time = tr("Time %1").arg(ui::elapsedText(play.time({})));
    if (link::rulesOf(play.gameMode()).players > 1)
        return lines.front() + u'\n' + time;
    const link::PointsMade made = play.pointsMade();
    QStringList parts{tr("pairs %1").arg(made.pairs)};
    if (made.combos > 0)
        parts << tr("combos %1").arg(made.combos);
    if (made.time > 0)
        parts << tr("time left %1").arg(made.time);
    if (made.helps > 0)
        parts << tr("help \u2212%1").arg(made.helps);
    // What the points of a board are made of, such as "Pairs 620 · combos 180".
    QString words = parts.replaceInStrings(u" "_s, u"\u00a0"_s).join(u" · "_s);
    words[0] = words[0].toUpper();
    if (play.level() != game.firstLevel()) { // the points above are of all levels
        words = tr("Level %1: %2").arg(QString::number(play.level()), words);
        lines << tr("Earlier levels: %1").arg(ui::pointsNumber(play.record().start.points));
        //: The time played on the last level and on all: "Time 0:40, all levels 1:25".
        time = tr("%1, all levels %2").arg(time, ui::elapsedText(play.record().start.time + play.time({})));
    }
    lines << words << time;
    if (game.boardResult() && !game.isFinished()) {
        if (const auto level = game.completedLevel())
            lines << levelText(*level, game.boardResult()->best);
    } else if (const auto& place = game.place()) {
        const int points = game.isLevelLost() ? play.record().start.points : play.points();
        lines << (place->best == 0           ? tr("Your first result of this kind.")
                      : points > place->best ? tr("Your best result! The best before was %1.").arg(place->best)
                                             : tr("The best so far is %1.").arg(place->best));
    }
    const bool isFirst = game.boardResult() && !game.boardResult()->best;
    if (game.completedLevel() && isFirst && play.level() == 1)
        lines << ui::starsRule();
    return lines.join(u'\n');
}

QString LinkDisplay::levelText(const ui::LinkLevel& level, const std::optional<ui::LinkLevel>& best)
{
    const auto result = [](const ui::LinkLevel& one) {
        // Such as "320 points ★★☆", with no line break.
        return u"%1\u00a0%2"_s.arg(ui::pointsText(one.points).replace(u' ', u'\u00a0'), ui::starsText(one.stars));
    };
    if (!best)
        return tr("Your first result on this level: %1.").arg(result(level));
    if (level.points > best->points || level.stars > best->stars)
        return tr("Your best result on this level: %1. The best before was %2.").arg(result(level), result(*best));
    return tr("On this level: %1. The best so far is %2.").arg(result(level), result(*best));
}

QString LinkDisplay::starsOf(const LinkGame& game)
{
    const auto level = game.completedLevel();
    return level ? ui::starsText(level->stars) : QString{};
}

/// Says who of two players won, or else how the game ended.
QString LinkDisplay::endTitle(const LinkGame& game) const
{
    const link::Play& play = game.play();
    if (link::rulesOf(play.gameMode()).players == 1)
        return stateText(game);
    const int difference = play.points(0) - play.points(1);
    if (difference == 0)
        return tr("A draw.");
    const QString winner = names()[difference > 0 ? 0 : 1];
    return play.end() == link::Play::End::Cleared ? tr("%1 wins. Well done!").arg(winner) : tr("%1 wins.").arg(winner);
}

QString LinkDisplay::pointsText(const LinkGame& game) const
{
    const link::Play& play = game.play();
    if (link::rulesOf(play.gameMode()).players > 1) {
        const auto [first, second] = names();
        const QString score =
            u"%1\u00a0:\u00a0%2"_s.arg(ui::pointsNumber(play.points(0)), ui::pointsNumber(play.points(1)));
        //: The names of two players around their points: "Ann 120 : 90 Bob".
        const QString result = tr("%1 %2 %3").arg(first, score, second);
        return play.end() == link::Play::End::Cleared ? result : stateText(game) + u'\n' + result;
    }
    QString text = tr("%1.").arg(ui::pointsText(play.points()));
    if (play.usedHelp())
        text += u' ' + tr("With help.");
    const bool hasPlace = game.isFinished() && game.place() && game.place()->best > 0; // the first is said below
    if (game.isLevelLost() && play.level() == game.firstLevel())
        text += u' ' + tr("Only completed levels enter the high scores.");
    else if (game.isFinished() && game.place() && game.isLevelLost())
        text += u'\n' + lostText(game);
    else if (hasPlace)
        text += u' ' + tr("No. %1 in the high scores.").arg(game.place()->place);
    else if (!game.isFinished() && game.boardResult() && game.boardResult()->place.place > 0)
        text += u' ' + tr("No. %1 in the high scores if it ends here.").arg(game.boardResult()->place.place);
    return text;
}

/// Says what of a campaign whose last level was not completed is in the high scores.
QString LinkDisplay::lostText(const LinkGame& game)
{
    const link::Carryover& completed = game.play().record().start;
    //: Points and the time for them: "320 points in 1:25".
    const QString result = tr("%1 in %2").arg(ui::pointsText(completed.points), ui::elapsedText(completed.time));
    if (game.place()->best == 0)
        return tr("In the high scores with the completed levels: %1.").arg(result);
    return tr("No. %1 in the high scores with the completed levels: %2.").arg(game.place()->place).arg(result);
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
        return stuckText(play);
    return tr("Select two matching tiles connected by a path with at most two corners.");
}

void LinkDisplay::applyPreferences()
{
    if (!m_view)
        return;
    const ui::LinkPreferences& link = m_preferences->link;
    m_view->setOptions(linkBoardOptions(m_preferences.value()));
    m_view->setLinkOptions({.cornerDots = link.cornerDots, .outlines = link.outlines, .skipEmpty = link.skipEmpty});
    m_page->info().setAnimation(m_preferences->isAnimated());
    m_tiles.follow();
}

void LinkDisplay::applyTheme(const ui::Theme& theme)
{
    m_theme = theme;
    if (m_view)
        m_view->setTheme(theme);
}

} // namespace qipan::app
