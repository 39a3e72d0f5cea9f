// SPDX-License-Identifier: GPL-3.0-or-later
// Input on the board of link-match, and the end of a game.
#include "app/link/link_controller.h"

#include "app/base/names.h"
#include "app/link/link_entry.h"
#include "app/link/link_info_of.h"
#include "ui/link/link_view.h"
#include "ui/pages/link_page.h"
#include "ui/shell/navigation.h"
#include "ui/shell/status_bar.h"

#include <QApplication>
#include <QDateTime>
#include <QLocale>

namespace qipan::app {

using End = link::Play::End;

void LinkController::chosen(Cell cell, Qt::MouseButton button)
{
    if (button != Qt::LeftButton || !m_play || isDealing())
        return;
    if (m_demo->isRunning())
        return demo();
    const link::Choice choice = m_play->choose(cell, now());
    if (std::holds_alternative<link::Nothing>(choice))
        return follow();
    m_refused.reset();
    m_view->showChoice(choice, m_play->game());
    if (std::holds_alternative<link::Removed>(choice) && m_play->lastPair())
        m_page->info().showGain(*m_play->lastPair());
    follow();
    showChoiceText(choice);
}

void LinkController::showChoiceText(const link::Choice& choice)
{
    const auto* moved = std::get_if<link::PickMoved>(&choice);
    const ui::Preferences& preferences = m_preferences.value();
    if (moved != nullptr && moved->why == link::Mismatch::NoPath) {
        m_refused = *moved;
        if (preferences.beep)
            QApplication::beep();
        Q_EMIT changed();
    }
    const QString words = m_view->statusText(choice, m_play->game());
    if (!words.isEmpty() && (moved == nullptr || preferences.explainRefusals) && !m_play->end()
        && !m_play->game().stuck())
        m_status.setText(words);
}

void LinkController::stop()
{
    if (!m_play || isDealing())
        return;
    if (m_play->end() == End::Cleared && !m_isFinished) { // between two boards
        finish();
        return;
    }
    if (m_play->stop(now()))
        refresh();
    follow();
}

void LinkController::follow()
{
    if (!m_play || isDealing())
        return;
    m_play->tick(now());
    const bool isOver = m_play->end().has_value();
    const bool waits = m_play->end() == End::Cleared && link::rulesOf(m_play->gameMode()).hasNextBoard;
    if (m_play->steps().size() != m_savedSteps) {
        m_savedSteps = m_play->steps().size();
        askForNext(0); // playing on answers the question
        if (!isOver || waits)
            m_store->save(record());
    }
    if (isOver && !waits && !m_isFinished)
        return finish();
    const auto left = m_play->timeLeft(now());
    if (left && !isOver && !m_play->isPaused())
        m_timeUp.start(*left + link::Milliseconds{1});
    else
        m_timeUp.stop();
    showState();
}

void LinkController::finish()
{
    m_isFinished = true;
    m_timeUp.stop();
    const link::GameModeRules rules = link::rulesOf(m_play->gameMode());
    // Laid-out tiles are not comparable and have no high score.
    const auto* setup = std::get_if<link::DealSetup>(&m_start);
    const bool counts = setup != nullptr && rules.players == 1 && (rules.hasNextBoard || m_play->end() == End::Cleared);
    if (counts && m_play->points() > 0) {
        const ui::LinkScore score{.id = 0,
                                  .gameMode = m_play->gameMode(),
                                  .setup = *setup,
                                  .name = playerName(m_preferences.value()),
                                  .played = QDateTime::currentSecsSinceEpoch(),
                                  .deal = QString::fromStdString(m_play->deal()),
                                  .level = m_play->level(),
                                  .points = m_play->points(),
                                  .time = m_current.start.time + m_play->time(now()),
                                  .usedHelp = m_play->usedHelp()};
        m_store->add(score, record(), linkEntry(score, record(), !m_preferences->name.isEmpty()));
    } else {
        m_store->save({});
    }
    showState();
}

void LinkController::placed(const LinkFile::Place& place)
{
    if (!m_play || !m_isFinished)
        return; // it was written late
    m_place = place.place;
    showState();
}

void LinkController::refresh()
{
    m_refused.reset();
    m_view->showGame(m_play->game());
    showState();
}

QString LinkController::pointsText() const
{
    if (link::rulesOf(m_play->gameMode()).players > 1) {
        const int difference = m_play->points(0) - m_play->points(1);
        const QString who = difference == 0 ? tr("A draw") : difference > 0 ? tr("Player 1 wins") : tr("Player 2 wins");
        return tr("%3, %1 : %2").arg(m_play->points(0)).arg(m_play->points(1)).arg(who);
    }
    QString text = tr("%n point(s).", nullptr, m_play->points());
    if (m_play->usedHelp())
        text += u' ' + tr("With help.");
    if (m_place)
        text += u' ' + tr("No. %1 in the high scores.").arg(*m_place);
    return text;
}

QString LinkController::stateText() const
{
    if (!m_play)
        return isDealing() ? tr("Dealing…") : QString{};
    if (m_play->end() == End::TimeUp)
        return tr("Time is up.");
    if (m_play->end() == End::Stopped)
        return tr("The game is over.");
    if (m_play->end() == End::Cleared)
        return tr("Board cleared. Well done!");
    if (isPaused() && !m_isHiddenByPage)
        return tr("Paused.");
    if (m_play->game().stuck())
        return tr("No more moves: shuffle or undo.");
    return tr("Select two matching tiles connected by a path with at most two corners.");
}

void LinkController::showInfo()
{
    m_page->info().setState(linkInfoOf(*m_play, now()));
}

void LinkController::showState()
{
    showInfo();
    Q_EMIT changed(); // first, because what is shown next moves the focus to a button that must be enabled
    if (m_play->end())
        showEnd();
    else if (m_play->game().stuck() && !m_play->isPaused())
        m_page->showStuck(stateText());
    else
        m_page->hideMessage();
    m_page->setPaused(isPaused() && !m_isHiddenByPage);
    if (isShown())
        m_status.setText(stateText());
}

void LinkController::showEnd()
{
    if (m_isFinished)
        m_page->showEnd(stateText(), pointsText());
    else
        m_page->showNext(tr("Level %1 completed.").arg(m_play->level()), pointsText());
}

ui::ActionState LinkController::actionState() const
{
    ui::ActionState actionState{.newGame = true};
    if (!m_play || isDealing())
        return actionState;
    actionState.restart = true;
    actionState.undo = m_play->canUndo();
    actionState.redo = m_play->canRedo();
    actionState.hint = m_play->canHint();
    actionState.shuffle = m_play->canShuffle();
    actionState.pause = !m_play->end();
    actionState.demo = mayShowDemo() || m_demo->isRunning();
    actionState.why = m_refused.has_value() && !m_play->isPaused();
    actionState.stop = !m_isFinished && !(m_play->isPaused() && !m_play->end());
    actionState.continueGame = m_play->end() == End::Cleared && !m_isFinished;
    return actionState;
}

} // namespace qipan::app
