// SPDX-License-Identifier: GPL-3.0-or-later
// Hints, shuffles and explanations on the board of link-match.
#include "app/link/link_controller.h"

#include "ui/link/link_view.h"
#include "ui/pages/link_page.h"
#include "ui/shell/status_bar.h"

#include <QRandomGenerator>

namespace qipan::app {

namespace {

constexpr link::Milliseconds timeForAdvice{250}; // usually it takes far less

} // namespace

void LinkController::undo()
{
    if (m_play && !isDealing() && m_play->undo(now()))
        refresh();
    follow();
}

void LinkController::redo()
{
    if (m_play && !isDealing() && m_play->redo(now()))
        refresh();
    follow();
}

void LinkController::hint()
{
    if (!m_play || isDealing() || !m_play->hint(now()))
        return follow();
    follow();
    const link::Game& game = m_play->game();
    m_adviser.start([this, board = game.board(), shape = game.shape(), mode = game.mode(),
                     border = game.rule().border](const std::atomic<bool>& stop) -> BackgroundTask::Reply {
        Limits limits;
        limits.time = timeForAdvice;
        const auto advice = link::advise(link::Position{board, shape, mode, border}, limits, stop);
        return [this, board, advice] {
            if (advice && m_play && !m_play->isPaused() && m_play->game().board() == board)
                showAdvice(*advice);
        };
    });
}

void LinkController::showAdvice(const link::Advice& advice)
{
    const link::Game& game = m_play->game();
    const auto path = link::joiningPath(game.board(), advice.pair.a, advice.pair.b, game.rule());
    if (!path)
        return;
    m_view->showHint({advice.pair, *path});
    QString text = tr("%1 and %2 can be connected.").arg(m_view->nameOf(advice.pair.a), m_view->nameOf(advice.pair.b));
    if (advice.verdict == link::Verdict::Unsolvable)
        text += u' ' + tr("But this board can no longer be cleared: undo or shuffle.");
    m_status.setText(text);
}

void LinkController::shuffle()
{
    if (!m_play || isDealing() || m_shuffler.isRunning())
        return;
    m_play->tick(now());
    follow();
    if (!m_play->canShuffle())
        return;
    m_shuffler.start([this, play = *m_play, seed = QRandomGenerator::system()->generate64(),
                      at = now()](const std::atomic<bool>&) mutable -> BackgroundTask::Reply {
        (void)play.shuffle(seed, at);
        return [this, play = std::move(play)] { shuffled(play); };
    });
}

void LinkController::shuffled(const link::Play& play)
{
    if (m_play->isPaused() || m_play->end())
        return;
    if (m_play->steps().size() + 1 != play.steps().size())
        return shuffle(); // the board has changed; shuffle the current one
    m_play = play;
    refresh();
    follow();
}

void LinkController::explain()
{
    if (!m_refused || !m_play || m_play->isPaused())
        return;
    const link::Game& game = m_play->game();
    const auto obstacle = link::obstacleBetween(game.board(), m_refused->from, m_refused->to, game.rule());
    if (!obstacle) {
        m_status.setText(tr("These two cannot be connected, not even on an empty board."));
        return;
    }
    m_view->showObstacle(*obstacle);
    QStringList blocks;
    for (const Cell cell : obstacle->blocks)
        blocks << m_view->nameOf(cell);
    const QString text =
        tr("The nearest path from %1 to %2 is blocked by %n tile(s): %3.", nullptr, static_cast<int>(blocks.size()))
            .arg(m_view->nameOf(m_refused->from), m_view->nameOf(m_refused->to), blocks.join(tr(", ")));
    m_status.setText(text);
    m_view->speak(text);
}

} // namespace qipan::app
