// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_session.h"

#include "app/base/give_up_question.h"
#include "app/base/names.h"
#include "app/link/link_dealer.h"
#include "app/link/link_display.h"
#include "app/link/link_help.h"
#include "app/link/link_resume.h"
#include "ui/base/announcer.h"
#include "ui/link/link_view.h"
#include "ui/messages/message_queue.h"
#include "ui/shell/status_bar.h"

#include <QAction>

#include <utility>

namespace qipan::app {

LinkSession::LinkSession(const PageController& page, const ui::WindowParts& window, PreferenceStore& preferences,
                         const Parts& parts, QObject* parent)
    : QObject{parent}
    , m_page{page}
    , m_messages{window.messages}
    , m_status{window.status}
    , m_preferences{preferences}
    , m_store{parts.store}
    , m_display{parts.display}
    , m_deal{parts.deal}
    , m_resume{parts.resume}
    , m_help{new LinkHelp{m_game, m_display, window.messages, this}}
{
    m_time.start();
    m_timeUp.setSingleShot(true);
    connect(&m_timeUp, &QTimer::timeout, this, &LinkSession::follow);
    m_keepTime.start(std::chrono::seconds{2});
    connect(&m_keepTime, &QTimer::timeout, this, [this] {
        if (canMove() && m_game->play().isTimeRunning())
            save(); // or a killed program would give the time since the last step back
    });
    connect(&m_display, &LinkDisplay::cellChosen, this, &LinkSession::chosen);
    connect(&m_display, &LinkDisplay::settled, this, [this] {
        if (m_game)
            showState();
    });
    connect(m_help, &LinkHelp::played, this, &LinkSession::follow);
    connect(m_help, &LinkHelp::shuffled, this, &LinkSession::shuffled);
    connect(m_help, &LinkHelp::demoEnded, this, [this] { setPaused(false); });
    connect(&window.messages, &ui::MessageQueue::currentChanged, this, &LinkSession::followQuestion);
    const ui::Actions& actions = window.actions;
    connect(actions.shuffle, &QAction::triggered, this, &LinkSession::shuffle);
    connect(actions.demo, &QAction::triggered, this, &LinkSession::demo);
    connect(actions.why, &QAction::triggered, m_help, &LinkHelp::explain);
    connect(actions.stop, &QAction::triggered, this, &LinkSession::stop);
    connect(actions.pause, &QAction::triggered, this, &LinkSession::setPaused);
    connect(&m_store, &LinkStore::placed, this, &LinkSession::placed);
    connect(&m_store, &LinkStore::completed, this, &LinkSession::completed);
}

bool LinkSession::canAct() const
{
    return m_game && !m_resume.isLoading() && !m_deal.isPending();
}

bool LinkSession::canMove() const
{
    return canAct() && !m_game->play().end();
}

void LinkSession::suspend()
{
    m_help->cancel();
    if (!canAct())
        return;
    if (!m_game->play().end())
        m_game->play().pause(now());
    if (waitsWhenLeft())
        save();
    else if (!m_game->isFinished() && (m_game->isRandom() || isUnderWay())) // any other board would do as well
        m_store.save({});
}

void LinkSession::save()
{
    if (canAct() && isUnderWay())
        m_store.save(m_game->record(), m_game->entry(m_preferences.value(), now()), m_game->began());
}

void LinkSession::lay(const LinkGame& game)
{
    m_help->cancel();
    m_gameNumber += m_game && m_game->began() == game.began() ? 0 : 1;
    m_game = game;
    m_hasEnded = m_game->play().end().has_value();
    m_isTimeShort = false;
    m_isTaught = false;
    m_display.showTiles(m_game->deal());
    m_display.setPaused(false);
    if (!m_game->isResumed()) {
        const link::Milliseconds start = now();
        m_game->setPaused(false, start);
        if (!m_page.isShown())
            m_game->hold(start);
        if (m_game->suspendsPrevious())
            m_store.suspend();
        m_store.save(m_game->record(), m_game->entry(m_preferences.value(), now()), m_game->began());
    }
    compareBoard(); // of a game that is taken up
    refresh();
    if (!m_game->isResumed() && m_page.isShown())
        m_display.announce(*m_game);
}

void LinkSession::chosen(Cell cell, Qt::MouseButton button)
{
    if (button != Qt::LeftButton || !canAct())
        return;
    if (m_help->isDemoRunning())
        return demo();
    link::Play& play = m_game->play();
    const link::Choice choice = play.choose(cell, now());
    if (std::holds_alternative<link::Nothing>(choice)) {
        ui::speak(*m_display.view(), m_display.view()->surroundings(cell)); // there is no tile
        return follow();
    }
    m_help->follow(choice);
    m_display.showChoice(choice, play);
    Q_EMIT chose(choice, play.lastPair() ? play.lastPair()->combo : 1);
    follow();
    m_display.tellChoice(choice, play);
}

void LinkSession::undo()
{
    if (canAct() && m_game->play().undo(now())) {
        refresh();
        ui::speak(*m_display.view(), tr("Undone. Tiles left: %1.").arg(m_game->play().game().tilesLeft()));
        m_display.view()->showPoints(-link::scoreRules.undo);
    }
    follow();
}

void LinkSession::redo()
{
    if (canAct() && m_game->play().redo(now()))
        refresh();
    follow();
}

void LinkSession::hint()
{
    if (!canAct())
        return;
    m_help->hint(now());
    follow();
}

void LinkSession::shuffle()
{
    if (!canAct() || m_help->isShuffling())
        return;
    follow();
    if (m_game->play().canShuffle())
        m_help->shuffle(now());
}

void LinkSession::shuffled(const link::Play& play)
{
    link::Play& current = m_game->play();
    if (current.isPaused() || current.end())
        return;
    if (current.steps().size() + 1 != play.steps().size())
        return shuffle(); // the board has changed; shuffle the current one
    current = play;
    Q_EMIT shuffledTiles();
    m_help->forget();
    m_display.view()->showShuffle(current.game());
    m_display.view()->showPoints(-link::scoreRules.shuffle);
    follow();
}

void LinkSession::demo()
{
    if (m_help->stopDemo())
        return setPaused(false);
    if (!canAct() || !m_help->startDemo(now()))
        return follow();
    Q_EMIT changed();
}

void LinkSession::stop()
{
    if (!canAct())
        return;
    if (m_game->awaitsNext() && !m_game->isFinished())
        return finish();
    const auto end = [this] {
        if (m_game->play().stop(now()))
            refresh();
        follow();
    };
    const link::GameModeRules rules = link::rulesOf(m_game->play().gameMode());
    const bool keepsPoints = rules.hasNextBoard || rules.players > 1;
    if (m_game->play().game().stuck() && keepsPoints)
        return end();
    const QString question =
        keepsPoints ? tr("End this game?") : tr("End this game? Only a cleared board enters the high scores.");
    askToGiveUp(m_messages, question, tr("&End game"), end);
}

void LinkSession::setPaused(bool paused)
{
    if (!canMove())
        return;
    m_help->stopDemo();
    m_game->setPaused(paused, now());
    m_display.setPaused(isPaused());
    refresh();
    follow();
    if (paused)
        save();
    if (!paused)
        m_display.view()->setFocus();
}

void LinkSession::windowLeft()
{
    // During the demo the time is already stopped, but would resume at its end.
    const bool runs = !isPaused() || m_help->isDemoRunning();
    if (m_page.isShown() && m_preferences->link.pauseWhenLeft && runs)
        setPaused(true);
}

/// Time does not pass while the player reads a question.
void LinkSession::followQuestion()
{
    const ui::Message* shown = m_messages.current();
    const bool isAsked = shown != nullptr && shown->isQuestion();
    if (!canMove() || (!isAsked && !m_game->isAsked()))
        return;
    const bool wasAsked = m_game->isAsked();
    isAsked ? m_game->ask(now()) : m_game->release(now());
    if (m_game->isAsked() != wasAsked)
        refresh();
    follow();
}

/// Time stops while another page is shown, and the board is visible at once when its page returns.
void LinkSession::setShown(bool shown)
{
    if (!canMove())
        return;
    m_help->stopDemo();
    shown ? m_game->release(now()) : m_game->hold(now());
    refresh();
    shown ? followQuestion() : void();
    follow();
    if (!shown)
        save();
}

void LinkSession::follow()
{
    if (!canAct())
        return;
    m_game->play().tick(now());
    warnOfTime();
    reportEnd();
    const bool isOver = m_game->play().end() && !m_game->awaitsNext();
    if (m_game->takeNews(now())) {
        m_resume.withdraw(); // playing on answers the question
        if (!isOver)
            save();
    }
    if (isOver && !m_game->isFinished())
        return finish();
    setTimer();
    showState();
}

void LinkSession::reportEnd()
{
    const auto end = m_game->play().end();
    if (end && !m_hasEnded) {
        m_messages.withdraw(ui::Message::Topic::Notice); // it was about the game before
        compareBoard();
        Q_EMIT ended(*end, m_game->awaitsNext());
    }
    m_hasEnded = end.has_value();
}

void LinkSession::compareBoard()
{
    if (m_game->awaitsNext())
        m_store.completeBoard(m_game->completedLevel(), m_game->began(),
                              m_game->score(playerName(m_preferences.value()), now()));
}

void LinkSession::setTimer()
{
    const link::Play& play = m_game->play();
    const auto left = play.timeLeft(now());
    if (left && play.isTimeRunning())
        m_timeUp.start((m_isTimeShort ? *left : *left - link::shortTime) + link::Milliseconds{1});
    else
        m_timeUp.stop();
}

void LinkSession::warnOfTime()
{
    const link::Play& play = m_game->play();
    const auto left = play.timeLeft(now());
    if (!left || !play.isTimeRunning() || *left > link::shortTime || std::exchange(m_isTimeShort, true))
        return;
    Q_EMIT timeShort();
}

void LinkSession::finish()
{
    m_game->finish();
    setTimer();
    m_store.finish(m_game->score(playerName(m_preferences.value()), now()), m_game->scoredRecord(),
                   m_game->entry(m_preferences.value(), now()));
    showState();
}

void LinkSession::placed(const LinkFile::Place& place)
{
    if (!m_game || !m_game->isFinished())
        return; // it was written late
    m_game->setPlace(place);
    showState();
}

void LinkSession::completed(const LinkFile::BoardResult& result)
{
    if (!m_game || !m_game->awaitsNext() || m_game->isFinished())
        return; // it was written late
    m_game->setBoardResult(result);
    showState();
}

void LinkSession::refresh()
{
    m_help->forget();
    m_display.showGame(*m_game);
    showState();
}

void LinkSession::showState()
{
    m_display.showInfo(*m_game, now());
    Q_EMIT changed(); // first, because what is shown next moves the focus to a button that must be enabled
    m_display.showState(*m_game);
    if (!m_page.isShown())
        return;
    // Announce how to play only once.
    const link::Play& play = m_game->play();
    const bool isNews = !std::exchange(m_isTaught, true) || play.end() || m_game->isPaused() || play.game().stuck();
    using enum ui::StatusBar::Announced;
    m_status.setText(LinkDisplay::statusText(*m_game), isNews ? Here : Elsewhere);
}

ui::ActionState LinkSession::actionState() const
{
    ui::ActionState actionState{.playAgain = true};
    if (!canAct())
        return actionState;
    const link::Play& play = m_game->play();
    actionState.restart = true;
    actionState.undo = play.canUndo();
    actionState.redo = play.canRedo();
    actionState.hint = play.canHint();
    actionState.shuffle = play.canShuffle();
    actionState.pause = !play.end();
    actionState.demo = m_help->canDemonstrate() || m_help->isDemoRunning();
    actionState.why = m_help->canExplain();
    actionState.stop = !m_game->isFinished() && !m_game->isPaused();
    actionState.continueGame = (m_game->awaitsNext() && !m_game->isFinished()) || m_resume.hasGame();
    return actionState;
}

} // namespace qipan::app
