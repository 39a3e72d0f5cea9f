// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/clock.h"
#include "core/match/event.h"
#include "core/match/match.h"
#include "core/match/request_pause.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <utility>

namespace qipan::app {

/// The chess clock of a table: runs for the player to move, adds the increments, and reports when a flag falls. Each
/// player's time is labelled with the colour they play. While a player may not move because their own request is open,
/// it stands for a while (RequestPause).
class TableClock final : public QObject {
    Q_OBJECT

public:
    /// `judges`: this clock is authoritative; otherwise it only displays the host's clock.
    TableClock(const ClockSetting& setting, bool judges);

    /// Starts a round with full clocks, or with the times in `left`.
    void begin(const Match& match, const std::optional<ClockTimes>& left);
    /// Call after the match has applied the event.
    void observe(const Event& event, const Match& match);
    /// Takes over the times of the authoritative clock.
    void set(const ClockTimes& left, const Match& match);
    /// Stops the clock while the connection is broken. When stopping, the time of the last `since` is given back.
    void setHalted(bool halted, const Match& match, std::chrono::milliseconds since = {});
    /// No flag falls while `isHeld` returns true; it is called whenever one is due.
    void holdFlagWhile(std::function<bool()> isHeld) { m_isFlagHeld = std::move(isHeld); }
    /// No flag falls while `isAwaited` returns true of a side that is `overdue`, unless that side acts: a sign may come
    /// that its time should not have run. It is asked like `isHeld`, but not by judge().
    using FlagWait = std::function<bool(Side side, std::chrono::milliseconds overdue)>;
    void awaitBeforeFlag(FlagWait isAwaited) { m_isAwaited = std::move(isAwaited); }
    /// Lets a flag fall if it is due. Call before an action of a peer that is only valid if no flag has fallen.
    void judge();
    /// The same unless the side is awaited. Call before an action at this machine.
    void judgeUnlessAwaited();

    [[nodiscard]] const ClockSetting& setting() const { return m_clock.setting(); }
    [[nodiscard]] ClockTimes left() const { return m_clock.left(now()); }
    [[nodiscard]] const std::optional<Side>& running() const { return m_clock.running(); }

Q_SIGNALS:
    void flagFell(qipan::Side side);
    /// It runs again, without an event of the match.
    void resumed();

private:
    void runOn(const Match& match);
    void endPause();
    void schedule();
    [[nodiscard]] GameClock::Time now() const { return GameClock::Time{m_time.elapsed()}; }

    const bool m_judges;
    bool m_halted = false;
    Seat m_black = Seat::First; ///< the seat that plays black
    QElapsedTimer m_time;
    GameClock m_clock;
    QTimer m_flag;
    RequestPause m_pause;
    QTimer m_pauseEnd;
    const Match* m_match = nullptr; ///< of the round; valid while m_pauseEnd is active
    std::function<bool()> m_isFlagHeld;
    FlagWait m_isAwaited;
};

} // namespace qipan::app
