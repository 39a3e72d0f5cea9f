#pragma once

#include "core/board/side.h"

#include <chrono>
#include <optional>

namespace qipan {

/// The time each side has for a round, and what it gets back for every ply of its own.
struct ClockSetting {
    int mainSeconds = 600;    ///< 10 … 36000
    int incrementSeconds = 0; ///< 0 … 600

    friend bool operator==(const ClockSetting&, const ClockSetting&) = default;
};

/// What each side has left, never below zero.
struct ClockTimes {
    std::chrono::milliseconds black{0};
    std::chrono::milliseconds white{0};

    friend bool operator==(const ClockTimes&, const ClockTimes&) = default;
};

/// The chess clock of one round, without a clock of its own: each call says what time it is, measured from any fixed
/// start and never going back. It runs for one side or stands still.
class GameClock {
public:
    using Time = std::chrono::milliseconds;

    explicit GameClock(const ClockSetting& setting);
    /// Goes on from what was left.
    GameClock(const ClockSetting& setting, const ClockTimes& left);

    /// Lets the time of `side` run from now on; what ran before is taken off.
    void run(Side side, Time now);
    /// Adds the increment of a ply to the side that has played it.
    void reward(Side side);
    /// Stands still until the next `run`. Here `now` may lie in the past: what has run since is given back.
    void halt(Time now);
    /// The players have swapped their colours, and take their time with them. Stands still until the next `run`.
    void swapSides(Time now);
    /// Takes over what another clock says, now.
    void set(const ClockTimes& left, Time now);

    [[nodiscard]] const ClockSetting& setting() const { return m_setting; }
    [[nodiscard]] const std::optional<Side>& running() const { return m_running; }
    [[nodiscard]] ClockTimes left(Time now) const;
    [[nodiscard]] std::chrono::milliseconds left(Side side, Time now) const;
    /// When the running side's time will be up; nothing while the clock stands still.
    [[nodiscard]] std::optional<Time> flagFallAt() const;

private:
    [[nodiscard]] std::chrono::milliseconds& of(Side side);

    ClockSetting m_setting;
    ClockTimes m_left; ///< at m_since
    std::optional<Side> m_running;
    Time m_since{0};
};

} // namespace qipan
