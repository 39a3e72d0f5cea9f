#pragma once

#include "app/background_task.h"
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

/// Shows on the board how a game of link-match can be finished from where it stands: looks for a way on another thread,
/// then takes one pair after the other off a copy of the game. The game itself stays as it is.
class LinkDemo final : public QObject {
    Q_OBJECT

public:
    explicit LinkDemo(QObject* parent = nullptr);

    /// Precondition: some pair can go.
    void start(const link::Game& game, ui::LinkView& view);
    /// Ends it, if it runs; the view shows the copy until it is told otherwise.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_game.has_value(); }

Q_SIGNALS:
    /// What is to be said in the status line.
    void told(const QString& words);
    /// There was no way to be found, or all of it has been shown for a while. It does not run any more.
    void ended();

private:
    void show(const link::Solving& solving);
    void step();
    void end(const QString& words);

    BackgroundTask m_solver;
    QTimer m_timer;
    QPointer<ui::LinkView> m_view;
    std::optional<link::Game> m_game; // the copy
    std::vector<link::Pair> m_line;
    std::size_t m_shown = 0; // of them
};

} // namespace qipan::app
