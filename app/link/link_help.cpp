// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_help.h"

#include "ui/base/announcer.h"
#include "ui/base/shortcuts.h"
#include "ui/link/link_view.h"
#include "ui/messages/message_queue.h"

#include <QRandomGenerator>
#include <QStringList>

#include <utility>

namespace qipan::app {

namespace {

// Usually both take far less.
constexpr link::Milliseconds timeForAdvice{250};
constexpr link::Milliseconds timeToSolve{5000};
constexpr link::Milliseconds pace{900}; // of the demo

[[nodiscard]] link::Position positionOf(const link::Game& game)
{
    return {game.board(), game.shape(), game.mode(), game.rule().border};
}

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
    m_solver.start([this, position = positionOf(game)](const std::atomic<bool>& stop) {
        return [this, solving = link::solve(position, {.time = timeToSolve}, stop)] { show(solving); };
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
    const auto left = static_cast<int>(m_line.size() - m_shown);
    Q_EMIT statusChanged(
        ui::withSystemKeys(tr("Demo: %n pair(s) to go. Click or press Ctrl+D to stop.", nullptr, left)));
}

void LinkDemo::end(const QString& text)
{
    stop();
    Q_EMIT ended();
    Q_EMIT statusChanged(text);
}

LinkHelp::LinkHelp(std::optional<LinkGame>& game, const LinkDisplay& display, ui::MessageQueue& messages,
                   QObject* parent)
    : QObject{parent}
    , m_game{game}
    , m_display{display}
    , m_messages{messages}
    , m_adviser{*this}
    , m_shuffler{*this}
    , m_demo{new LinkDemo{this}}
{
    connect(m_demo, &LinkDemo::statusChanged, this, &LinkHelp::say);
    connect(m_demo, &LinkDemo::ended, this, &LinkHelp::demoEnded);
}

void LinkHelp::hint(link::Milliseconds now)
{
    const std::size_t before = m_game->play().steps().size();
    if (!m_game->play().hint(now))
        return;
    m_cost += m_game->play().steps().size() > before ? link::scoreRules.hint : 0;
    Q_EMIT played();
    const link::Game& game = m_game->play().game();
    m_adviser.start([this, board = game.board(), position = positionOf(game)](const std::atomic<bool>& stop) {
        return [this, board, advice = link::advise(position, {.time = timeForAdvice}, stop)] {
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
    view.showPoints(-std::exchange(m_cost, 0), advice.pair.a);
    QString text = view.options().coordinates
        ? tr("%1 and %2 can be connected.").arg(view.nameOf(advice.pair.a), view.nameOf(advice.pair.b))
        : tr("The two marked tiles can be connected.");
    if (advice.verdict == link::Verdict::Unsolvable) {
        const QString warning = tr("But this board can no longer be cleared: undo or shuffle.");
        text += u' ' + warning;
        ui::speak(view, warning);
    }
    // The board has told the pair.
    m_messages.post({.topic = ui::Message::Topic::Hint, .text = text, .isSpoken = true, .page = ui::Page::Link});
}

void LinkHelp::shuffle(link::Milliseconds now)
{
    m_shuffler.start([this, play = m_game->play(), seed = QRandomGenerator::system()->generate64(),
                      now](const std::atomic<bool>&) mutable {
        (void)play.shuffle(seed, now);
        return [this, play = std::move(play)] { Q_EMIT shuffled(play); };
    });
}

/// The time is stopped during the demo, so in a game against the clock it would give free time to study the board.
bool LinkHelp::canDemonstrate() const
{
    return m_game->play().canHint() && !link::rulesOf(m_game->play().gameMode()).clock;
}

bool LinkHelp::startDemo(link::Milliseconds now)
{
    if (!canDemonstrate() || !m_game->play().hint(now))
        return false;
    m_game->hold(now);
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
    forget();
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
        say(tr("These two cannot be connected, not even on an empty board."));
        return;
    }
    ui::LinkView& view = *m_display.view();
    view.showObstacle(*obstacle);
    if (!view.options().coordinates) {
        const auto count = static_cast<int>(obstacle->blocks.size());
        return say(tr("The nearest path between these two is blocked by %n marked tile(s).", nullptr, count));
    }
    QStringList blocks;
    for (const Cell cell : obstacle->blocks)
        blocks << view.nameOf(cell);
    const QString text =
        tr("The nearest path from %1 to %2 is blocked by %n tile(s): %3.", nullptr, static_cast<int>(blocks.size()))
            .arg(view.nameOf(m_refused->from), view.nameOf(m_refused->to), blocks.join(tr(", ")));
    say(text);
}

void LinkHelp::cancel()
{
    m_demo->stop();
    m_shuffler.cancel();
    forget();
}

void LinkHelp::forget()
{
    m_refused.reset();
    m_cost = 0;
    m_messages.withdraw(ui::Message::Topic::Hint);
}

void LinkHelp::say(const QString& words)
{
    m_messages.post({.topic = ui::Message::Topic::Hint, .text = words, .page = ui::Page::Link});
}

} // namespace qipan::app
