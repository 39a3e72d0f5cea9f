// Input on the board of link-match, and the end of a game.
#include "app/link/link_desk.h"

#include "app/link/kept_link.h"
#include "app/link/link_info_of.h"
#include "app/names.h"
#include "ui/link/link_view.h"
#include "ui/pages/link_page.h"

#include <QApplication>
#include <QDateTime>
#include <QLocale>

namespace qipan::app {

using End = link::Play::End;

void LinkDesk::chosen(Cell cell, Qt::MouseButton button)
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
        m_window.linkPage().info().showGain(*m_play->lastPair());
    follow();
    tellChoice(choice);
}

void LinkDesk::tellChoice(const link::Choice& choice)
{
    const auto* moved = std::get_if<link::PickMoved>(&choice);
    const ui::Preferences& preferences = m_window.preferences();
    if (moved != nullptr && moved->why == link::Mismatch::NoPath) {
        m_refused = *moved;
        if (preferences.beep)
            QApplication::beep();
        Q_EMIT changed();
    }
    const QString words = m_view->wordsOf(choice, m_play->game());
    if (!words.isEmpty() && (moved == nullptr || preferences.words) && !m_play->end() && !m_play->game().stuck())
        m_window.setStatus(words);
}

void LinkDesk::stop()
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

void LinkDesk::follow()
{
    if (!m_play || isDealing())
        return;
    m_play->tick(now());
    const bool isOver = m_play->end().has_value();
    const bool waits = m_play->end() == End::Cleared && link::rulesOf(m_play->way()).goesOn;
    if (m_play->steps().size() != m_stepsKept) {
        m_stepsKept = m_play->steps().size();
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
    tellState();
}

void LinkDesk::finish()
{
    m_isFinished = true;
    m_timeUp.stop();
    const link::WayRules rules = link::rulesOf(m_play->way());
    // Laid-out tiles are not comparable and have no high score.
    const auto* setup = std::get_if<link::DealSetup>(&m_start);
    const bool counts = setup != nullptr && rules.players == 1 && (rules.goesOn || m_play->end() == End::Cleared);
    if (counts && m_play->points() > 0) {
        const ui::LinkScore score{.id = 0,
                                  .way = m_play->way(),
                                  .setup = *setup,
                                  .name = playerName(m_window.preferences()),
                                  .played = QDateTime::currentSecsSinceEpoch(),
                                  .deal = QString::fromStdString(m_play->deal()),
                                  .level = m_play->level(),
                                  .points = m_play->points(),
                                  .time = m_wanted.start.time + m_play->time(now()),
                                  .helped = m_play->isHelped()};
        m_store->add(score, record(), keptLinkGame(score, record(), !m_window.preferences().name.isEmpty()));
    } else {
        m_store->save({});
    }
    tellState();
}

void LinkDesk::placed(const LinkFile::Place& place)
{
    m_place = place.place;
    if (m_play && m_isFinished)
        tellState();
}

void LinkDesk::refresh()
{
    m_refused.reset();
    m_view->showGame(m_play->game());
    tellState();
}

QString LinkDesk::pointsText() const
{
    if (link::rulesOf(m_play->way()).players > 1) {
        const int difference = m_play->points(0) - m_play->points(1);
        const QString who = difference == 0 ? tr("Both players have the same points.")
            : difference > 0                ? tr("The first player wins.")
                                            : tr("The second player wins.");
        return tr("%1 to %2: %3").arg(m_play->points(0)).arg(m_play->points(1)).arg(who);
    }
    QString text = tr("%n point(s).", nullptr, m_play->points());
    if (m_play->isHelped())
        text += u' ' + tr("With help.");
    if (m_place)
        text += u' ' + tr("Place %1 of the list.").arg(*m_place);
    return text;
}

QString LinkDesk::stateText() const
{
    if (!m_play)
        return isDealing() ? tr("Dealing…") : QString{};
    if (m_play->end() == End::TimeUp)
        return tr("The time is up.");
    if (m_play->end() == End::Stopped)
        return tr("The game is over.");
    if (m_play->end() == End::Cleared)
        return tr("All tiles are gone. Well done!");
    if (isPaused() && !m_isCoveredByPage)
        return tr("Paused.");
    if (m_play->game().stuck())
        return tr("No pair can be joined any more: shuffle the tiles or undo.");
    return tr("Pick two equal tiles that a path with at most two corners joins.");
}

void LinkDesk::showInfo()
{
    m_window.linkPage().info().setState(linkInfoOf(*m_play, now()));
}

void LinkDesk::tellState()
{
    showInfo();
    Q_EMIT changed(); // first, because what is shown next moves the focus to a button that must be enabled
    if (m_play->end())
        showEnd();
    else if (m_play->game().stuck() && !m_play->isPaused())
        m_window.linkPage().showStuck(stateText());
    else
        m_window.linkPage().hideMessage();
    m_window.linkPage().setPaused(isPaused() && !m_isCoveredByPage);
    if (m_window.page() == ui::MainWindow::Page::Link)
        m_window.setStatus(stateText());
}

void LinkDesk::showEnd()
{
    if (m_isFinished)
        m_window.linkPage().showEnd(stateText(), pointsText());
    else
        m_window.linkPage().showNext(tr("Level %1 is done.").arg(m_play->level()), pointsText());
}

ui::Possible LinkDesk::possible() const
{
    ui::Possible possible;
    if (!m_play || isDealing())
        return possible;
    possible.restart = true;
    possible.undo = m_play->canUndo();
    possible.redo = m_play->canRedo();
    possible.hint = m_play->canHint();
    possible.shuffle = m_play->canShuffle();
    possible.pause = !m_play->end();
    possible.demo = mayShowDemo() || m_demo->isRunning();
    possible.why = m_refused.has_value() && !m_play->isPaused();
    possible.stop = !m_isFinished && !(m_play->isPaused() && !m_play->end());
    possible.goOn = m_play->end() == End::Cleared && !m_isFinished;
    return possible;
}

} // namespace qipan::app
