#pragma once

#include "core/match/clock.h"
#include "core/match/event.h"
#include "core/match/match.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <utility>

namespace qipan::app {

/// The chess clock of a table: runs for the player whose turn it is, gives the increments, and tells when
/// a flag falls. Each player's time bears the name of the colour that they play.
class TableClock final : public QObject {
    Q_OBJECT

public:
    /// `judges`: this clock counts; another one only shows what the host's says.
    TableClock(const ClockSetting& setting, bool judges);

    /// A round begins, with full clocks or what is left of them.
    void begin(const Match& match, const std::optional<ClockTimes>& left);
    /// The match has taken the event.
    void observe(const Event& event, const Match& match);
    /// Takes over what the clock that counts says.
    void set(const ClockTimes& left, const Match& match);
    /// No time runs while the line is broken; `since` when it stands still, what has run in that time is given back.
    void setHalted(bool halted, const Match& match, std::chrono::milliseconds since = {});
    /// No flag falls while this says so. It is asked whenever one would.
    void holdFlagWhile(std::function<bool()> isHeld) { m_isFlagHeld = std::move(isHeld); }
    /// Lets the flag fall where it is due. To be called before what is only right as long as it has not fallen.
    void judge();

    [[nodiscard]] const ClockSetting& setting() const { return m_clock.setting(); }
    [[nodiscard]] ClockTimes left() const { return m_clock.left(now()); }
    [[nodiscard]] const std::optional<Side>& running() const { return m_clock.running(); }

Q_SIGNALS:
    void flagFell(qipan::Side side);

private:
    void runOn(const Match& match);
    void schedule();
    [[nodiscard]] GameClock::Time now() const { return GameClock::Time{m_time.elapsed()}; }

    const bool m_judges;
    bool m_halted = false;
    Seat m_black = Seat::First; ///< whose time is called black's
    QElapsedTimer m_time;
    GameClock m_clock;
    QTimer m_flag;
    std::function<bool()> m_isFlagHeld;
};

} // namespace qipan::app
