// When the time of link-match stands.
#include "app/link/link_desk.h"

#include "ui/link/link_view.h"
#include "ui/pages/link_page.h"

#include <utility>

namespace qipan::app {

bool LinkDesk::isPaused() const
{
    return m_play && !m_play->end() && m_play->isPaused();
}

void LinkDesk::setPaused(bool paused)
{
    if (!m_play || m_play->end() || isDealing())
        return;
    m_demo->stop();
    m_isCoveredByPage = false;
    paused ? m_play->pause(now()) : m_play->resume(now());
    m_window.linkPage().setPaused(isPaused());
    refresh();
    follow();
    if (!paused)
        m_view->setFocus();
}

/// Time stands while another page is shown; the board is there at once when its page comes back.
void LinkDesk::pageChanged(ui::MainWindow::Page page)
{
    showNextQuestion();
    if (!m_play || m_play->end() || isDealing())
        return;
    m_demo->stop();
    if (page != ui::MainWindow::Page::Link) {
        m_isCoveredByPage = m_isCoveredByPage || !m_play->isPaused();
        m_play->pause(now());
    } else if (std::exchange(m_isCoveredByPage, false)) {
        m_play->resume(now());
    }
    refresh();
    follow();
}

/// The time stands while it runs: against the clock that would be time to look at the board.
bool LinkDesk::mayShowDemo() const
{
    return m_play->canHint() && !link::rulesOf(m_play->way()).clock;
}

void LinkDesk::demo()
{
    if (m_demo->isRunning()) {
        m_demo->stop();
        return demoOver();
    }
    if (!m_play || isDealing() || !mayShowDemo() || !m_play->hint(now()))
        return follow();
    m_play->pause(now());
    m_isCoveredByPage = true; // and so it is not hidden
    follow();
    m_demo->start(m_play->game(), *m_view);
    Q_EMIT changed();
}

/// The board is the player's again.
void LinkDesk::demoOver()
{
    setPaused(false);
}

void LinkDesk::windowLeft()
{
    // While the demo runs the time stands already, but would go on at its end.
    const bool runs = !isPaused() || m_demo->isRunning();
    if (m_window.page() == ui::MainWindow::Page::Link && m_window.preferences().link.pauseWhenLeft && runs)
        setPaused(true);
}

} // namespace qipan::app
