// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_help.h"

#include "ui/link/link_view.h"
#include "ui/shell/status_bar.h"

#include <QRandomGenerator>
#include <QStringList>

#include <utility>

namespace qipan::app {

namespace {

constexpr link::Milliseconds timeForAdvice{250}; // usually it takes far less

} // namespace

LinkHelp::LinkHelp(std::optional<LinkGame>& game, const LinkClock& clock, const LinkDisplay& display,
                   ui::StatusBar& status, QObject* parent)
    : QObject{parent}
    , m_game{game}
    , m_clock{clock}
    , m_display{display}
    , m_status{status}
    , m_adviser{*this}
    , m_shuffler{*this}
    , m_demo{new LinkDemo{this}}
{
    connect(m_demo, &LinkDemo::statusChanged, &m_status, &ui::StatusBar::setText);
    connect(m_demo, &LinkDemo::ended, this, &LinkHelp::demoEnded);
}

void LinkHelp::hint()
{
    if (!m_game->play().hint(m_clock.now()))
        return;
    Q_EMIT played();
    const link::Game& game = m_game->play().game();
    m_adviser.start([this, board = game.board(), shape = game.shape(), mode = game.mode(),
                     border = game.rule().border](const std::atomic<bool>& stop) -> BackgroundTask::Reply {
        Limits limits;
        limits.time = timeForAdvice;
        const auto advice = link::advise(link::Position{board, shape, mode, border}, limits, stop);
        return [this, board, advice] {
            if (advice && m_game && !m_game->play().isPaused() && m_game->play().game().board() == board)
                showAdvice(*advice);
        };
    });
}

void LinkHelp::showAdvice(const link::Advice& advice)
{
    const link::Game& game = m_game->play().game();
    const auto path = link::joiningPath(game.board(), advice.pair.a, advice.pair.b, game.rule());
    if (!path)
        return;
    ui::LinkView& view = *m_display.view();
    view.showHint({advice.pair, *path});
    QString text = tr("%1 and %2 can be connected.").arg(view.nameOf(advice.pair.a), view.nameOf(advice.pair.b));
    if (advice.verdict == link::Verdict::Unsolvable)
        text += u' ' + tr("But this board can no longer be cleared: undo or shuffle.");
    m_status.setText(text);
}

void LinkHelp::shuffle()
{
    m_shuffler.start([this, play = m_game->play(), seed = QRandomGenerator::system()->generate64(),
                      at = m_clock.now()](const std::atomic<bool>&) mutable -> BackgroundTask::Reply {
        (void)play.shuffle(seed, at);
        return [this, play = std::move(play)] { Q_EMIT shuffled(play); };
    });
}

/// The time is stopped during the demo, so in a game against the clock it would give free time to study the board.
bool LinkHelp::canDemonstrate() const
{
    return m_game->play().canHint() && !link::rulesOf(m_game->play().gameMode()).clock;
}

bool LinkHelp::startDemo()
{
    if (!canDemonstrate() || !m_game->play().hint(m_clock.now()))
        return false;
    m_game->hold(m_clock.now());
    Q_EMIT played();
    m_demo->start(m_game->play().game(), *m_display.view());
    return true;
}

bool LinkHelp::stopDemo()
{
    const bool isRunning = m_demo->isRunning();
    m_demo->stop();
    return isRunning;
}

void LinkHelp::follow(const link::Choice& choice)
{
    const auto* moved = std::get_if<link::PickMoved>(&choice);
    m_refused.reset();
    if (moved != nullptr && moved->why == link::Mismatch::NoPath)
        m_refused = *moved;
}

bool LinkHelp::canExplain() const
{
    return m_refused && m_game && !m_game->play().isPaused();
}

void LinkHelp::explain()
{
    if (!canExplain())
        return;
    const link::Game& game = m_game->play().game();
    const auto obstacle = link::obstacleBetween(game.board(), m_refused->from, m_refused->to, game.rule());
    if (!obstacle) {
        m_status.setText(tr("These two cannot be connected, not even on an empty board."));
        return;
    }
    ui::LinkView& view = *m_display.view();
    view.showObstacle(*obstacle);
    QStringList blocks;
    for (const Cell cell : obstacle->blocks)
        blocks << view.nameOf(cell);
    const QString text =
        tr("The nearest path from %1 to %2 is blocked by %n tile(s): %3.", nullptr, static_cast<int>(blocks.size()))
            .arg(view.nameOf(m_refused->from), view.nameOf(m_refused->to), blocks.join(tr(", ")));
    m_status.setText(text);
    view.speak(text);
}

void LinkHelp::cancel()
{
    m_demo->stop();
    m_shuffler.cancel();
    m_refused.reset();
}

} // namespace qipan::app
