// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_demo.h"

#include "ui/link/link_view.h"

#include <chrono>

namespace qipan::app {

namespace {

constexpr std::chrono::milliseconds timeToSolve{5000}; // usually it takes far less
constexpr std::chrono::milliseconds pace{900};

} // namespace

LinkDemo::LinkDemo(QObject* parent)
    : QObject{parent}
    , m_solver{*this}
    , m_timer{this}
{
    m_timer.setInterval(pace);
    connect(&m_timer, &QTimer::timeout, this, &LinkDemo::step);
}

void LinkDemo::start(const link::Game& game, ui::LinkView& view)
{
    stop();
    m_game = game;
    m_game->clearPick();
    m_view = &view;
    Q_EMIT statusChanged(tr("Looking for a solution…"));
    m_solver.start([this, board = game.board(), shape = game.shape(), mode = game.mode(),
                    border = game.rule().border](const std::atomic<bool>& stop) -> BackgroundTask::Reply {
        Limits limits;
        limits.time = timeToSolve;
        const link::Solving solving = link::solve(link::Position{board, shape, mode, border}, limits, stop);
        return [this, solving] { show(solving); };
    });
}

void LinkDemo::stop()
{
    m_solver.cancel();
    m_timer.stop();
    m_game.reset();
    m_line.clear();
    m_shown = 0;
}

void LinkDemo::show(const link::Solving& solving)
{
    switch (solving.verdict) {
    case link::Verdict::Unsolvable:
        return end(tr("This board can no longer be cleared: undo or shuffle."));
    case link::Verdict::Open:
        return end(tr("No solution found."));
    case link::Verdict::Solvable:
        m_line = solving.line;
        step();
        m_timer.start();
    }
}

void LinkDemo::step()
{
    if (!m_view || m_shown == m_line.size())
        return end(tr("That was one solution. Your game continues."));
    const link::Pair pair = m_line[m_shown++];
    m_view->showChoice(m_game->choose(pair.a), *m_game);
    m_view->showChoice(m_game->choose(pair.b), *m_game);
    Q_EMIT statusChanged(
        tr("Demo: %n pair(s) to go. Click to stop.", nullptr, static_cast<int>(m_line.size() - m_shown)));
}

void LinkDemo::end(const QString& text)
{
    stop();
    Q_EMIT ended();
    Q_EMIT statusChanged(text);
}

} // namespace qipan::app
