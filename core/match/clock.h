// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"

#include <chrono>
#include <optional>

namespace qipan {

/// The time control of a round.
struct ClockSetting {
    static constexpr int minMain = 10;
    static constexpr int maxMain = 36'000;
    static constexpr int maxIncrement = 600;

    int mainSeconds = 600;    ///< main time per side, minMain … maxMain
    int incrementSeconds = 0; ///< added after each ply of one's own, 0 … maxIncrement

    [[nodiscard]] constexpr bool isValid() const
    {
        return mainSeconds >= minMain && mainSeconds <= maxMain && incrementSeconds >= 0
            && incrementSeconds <= maxIncrement;
    }

    friend bool operator==(const ClockSetting&, const ClockSetting&) = default;
};

/// The remaining time of each side, never negative.
struct ClockTimes {
    std::chrono::milliseconds black{0};
    std::chrono::milliseconds white{0};

    friend bool operator==(const ClockTimes&, const ClockTimes&) = default;
};

/// The chess clock of one round. It reads no system clock: each call passes the current time, measured from any fixed
/// point and never decreasing. It runs for one side, or is stopped.
class GameClock {
public:
    using Time = std::chrono::milliseconds;

    explicit GameClock(const ClockSetting& setting);
    /// Continues with the remaining time `left`.
    GameClock(const ClockSetting& setting, const ClockTimes& left);

    /// Starts the time of `side`; the time that ran before is deducted.
    void run(Side side, Time now);
    /// Adds the increment for a ply of `side`.
    void reward(Side side);
    /// Stops the clock until the next `run`. `now` may be in the past: time that ran since then is given back.
    void halt(Time now);
    /// Swaps the remaining times after the players have swapped colours. Stops the clock until the next `run`.
    void swapSides(Time now);
    /// Sets the remaining times to those of another clock at `now`.
    void set(const ClockTimes& left, Time now);

    [[nodiscard]] const ClockSetting& setting() const { return m_setting; }
    [[nodiscard]] const std::optional<Side>& running() const { return m_running; }
    [[nodiscard]] ClockTimes left(Time now) const;
    [[nodiscard]] std::chrono::milliseconds left(Side side, Time now) const;
    /// Returns when the running side's time will run out; nothing while the clock is stopped.
    [[nodiscard]] std::optional<Time> flagFallAt() const;

private:
    [[nodiscard]] std::chrono::milliseconds& of(Side side);

    ClockSetting m_setting;
    ClockTimes m_left; ///< at m_since
    std::optional<Side> m_running;
    Time m_since{0};
};

} // namespace qipan
