// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/background_task.h"
#include "app/link/link_clock.h"
#include "app/link/link_demo.h"
#include "app/link/link_display.h"
#include "app/link/link_game.h"
#include "core/link/solver.h"
#include "ui/shell/window_parts.h"

#include <QObject>

#include <optional>

namespace qipan::app {

/// Helps the player of link-match: hints, shuffles, the demo, and explanations of refused pairs.
class LinkHelp final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    LinkHelp(std::optional<LinkGame>& game, const LinkClock& clock, const LinkDisplay& display, ui::StatusBar& status,
             QObject* parent);

    /// Shows a pair that can be removed, if a hint is allowed. Precondition: there is a game.
    void hint();
    /// Starts to shuffle, unless that is already being done: `shuffled` follows. Precondition: play().canShuffle().
    void shuffle();
    [[nodiscard]] bool isShuffling() const { return m_shuffler.isRunning(); }

    /// Not available against the clock. Precondition: there is a game.
    [[nodiscard]] bool canDemonstrate() const;
    /// Demonstrates how the board can be finished, if allowed. The time is held meanwhile, and it counts as a hint.
    /// Returns whether it does; `demoEnded` follows, except after `stopDemo`. Precondition: there is a game.
    bool startDemo();
    /// Returns whether it was running.
    bool stopDemo();
    [[nodiscard]] bool isDemoRunning() const { return m_demo->isRunning(); }

    /// Remembers or forgets the refused pair.
    void follow(const link::Choice& choice);
    void forgetRefused() { m_refused.reset(); }
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

    std::optional<LinkGame>& m_game;
    const LinkClock& m_clock;
    const LinkDisplay& m_display;
    ui::StatusBar& m_status;
    BackgroundTask m_adviser;
    BackgroundTask m_shuffler;
    LinkDemo* m_demo;                         // a child
    std::optional<link::PickMoved> m_refused; // the last pair refused because no path joins it
};

} // namespace qipan::app
