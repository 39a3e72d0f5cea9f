// SPDX-License-Identifier: GPL-3.0-or-later
// When the time of link-match is stopped.
#include "app/link/link_controller.h"

#include "ui/base/texts.h"
#include "ui/link/link_view.h"
#include "ui/pages/link_page.h"
#include "ui/shell/navigation.h"

#include <utility>

namespace qipan::app {

bool LinkController::isPaused() const
{
    return m_play && !m_play->end() && m_play->isPaused();
}

void LinkController::setPaused(bool paused)
{
    if (!m_play || m_play->end() || isDealing())
        return;
    m_demo->stop();
    m_isHiddenByPage = false;
    paused ? m_play->pause(now()) : m_play->resume(now());
    m_page->setPaused(isPaused());
    refresh();
    follow();
    if (!paused)
        m_view->setFocus();
}

/// Time stops while another page is shown, and the board is visible at once when its page returns.
void LinkController::pageShown()
{
    navigation().setGame(ui::linkKey.toString());
    showNextQuestion();
    if (!m_play || m_play->end() || isDealing())
        return;
    m_demo->stop();
    if (std::exchange(m_isHiddenByPage, false))
        m_play->resume(now());
    refresh();
    follow();
}

void LinkController::pageHidden(ui::Page)
{
    showNextQuestion();
    if (!m_play || m_play->end() || isDealing())
        return;
    m_demo->stop();
    m_isHiddenByPage = m_isHiddenByPage || !m_play->isPaused();
    m_play->pause(now());
    refresh();
    follow();
}

/// The time is stopped during the demo, so in a game against the clock it would give free time to study the board.
bool LinkController::mayShowDemo() const
{
    return m_play->canHint() && !link::rulesOf(m_play->gameMode()).clock;
}

void LinkController::demo()
{
    if (m_demo->isRunning()) {
        m_demo->stop();
        return demoOver();
    }
    if (!m_play || isDealing() || !mayShowDemo() || !m_play->hint(now()))
        return follow();
    m_play->pause(now());
    m_isHiddenByPage = true; // so that it is not hidden
    follow();
    m_demo->start(m_play->game(), *m_view);
    Q_EMIT changed();
}

/// Returns control of the board to the player.
void LinkController::demoOver()
{
    setPaused(false);
}

void LinkController::windowLeft()
{
    // During the demo the time is already stopped, but would resume at its end.
    const bool runs = !isPaused() || m_demo->isRunning();
    if (isShown() && m_preferences->link.pauseWhenLeft && runs)
        setPaused(true);
}

} // namespace qipan::app
