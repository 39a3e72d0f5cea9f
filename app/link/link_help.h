// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/link/link_display.h"
#include "app/link/link_game.h"
#include "core/link/solver.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <cstddef>
#include <optional>
#include <vector>

namespace qipan::app {

/// Demonstrates how a game of link-match can be finished from the current board: searches for a solution on another
/// thread, then removes the pairs one by one from a copy of the game. The game itself is not changed.
class LinkDemo final : public QObject {
    Q_OBJECT

public:
    explicit LinkDemo(QObject* parent = nullptr);

    /// Precondition: a pair can be removed.
    void start(const link::Game& game, ui::LinkView& view);
    /// Stops if running. The view shows the copy until it is given another game.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_game.has_value(); }

Q_SIGNALS:
    /// A text for the status line.
    void statusChanged(const QString& text);
    /// No solution was found, or the end has been shown for a while. The demo is not running any more.
    void ended();

private:
    void show(const link::Solving& solving);
    void step();
    void end(const QString& text);

    BackgroundTask m_solver;
    QTimer m_timer;
    QPointer<ui::LinkView> m_view;
    std::optional<link::Game> m_game; // the copy
    std::vector<link::Pair> m_line;
    std::size_t m_shown = 0; // number of pairs shown
};

/// Helps the player of link-match: hints, shuffles, the demo, and explanations of refused pairs.
class LinkHelp final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    LinkHelp(std::optional<LinkGame>& game, const LinkDisplay& display, ui::MessageQueue& messages, QObject* parent);

    /// Shows a pair that can be removed, if a hint is allowed. Precondition: there is a game.
    void hint(link::Milliseconds now);
    /// Starts to shuffle, unless that is already being done: `shuffled` follows. Precondition: play().canShuffle().
    void shuffle(link::Milliseconds now);
    [[nodiscard]] bool isShuffling() const { return m_shuffler.isRunning(); }

    /// Not available against the clock. Precondition: there is a game.
    [[nodiscard]] bool canDemonstrate() const;
    /// Demonstrates how the board can be finished, if allowed. The time is held meanwhile, and it counts as a hint.
    /// Returns whether it does; `demoEnded` follows, except after `stopDemo`. Precondition: there is a game.
    bool startDemo(link::Milliseconds now);
    /// Returns whether it was running.
    bool stopDemo();
    [[nodiscard]] bool isDemoRunning() const { return m_demo->isRunning(); }

    /// Remembers or forgets the refused pair.
    void follow(const link::Choice& choice);
    /// Something else happened on the board: withdraws the words of help and forgets the refused pair.
    void forget();
    [[nodiscard]] bool canExplain() const;
    /// Shows why the two equal tiles that were just refused cannot be joined.
    void explain();

    /// The board is replaced by another one: stops everything that concerns it.
    void cancel();

Q_SIGNALS:
    /// The play has changed, but not its board.
    void played();
    /// `play` is the play for which `shuffle` was called, shuffled.
    void shuffled(const qipan::link::Play& play);
    void demoEnded();

private:
    void showAdvice(const link::Advice& advice);
    void say(const QString& words);

    std::optional<LinkGame>& m_game;
    const LinkDisplay& m_display;
    ui::MessageQueue& m_messages;
    BackgroundTask m_adviser;
    BackgroundTask m_shuffler;
    LinkDemo* m_demo;                         // a child
    int m_cost = 0;                           // of the hint that is sought, until it is shown
    std::optional<link::PickMoved> m_refused; // the last pair refused because no path joins it
};

} // namespace qipan::app
