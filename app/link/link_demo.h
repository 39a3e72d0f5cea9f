// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "core/link/game.h"
#include "core/link/solver.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <cstddef>
#include <optional>
#include <vector>

namespace qipan::ui {
class LinkView;
}

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

} // namespace qipan::app
