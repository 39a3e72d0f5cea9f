// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>

namespace qipan::ui {

/// A rate limiter for chat messages: admits `most` messages in any `window`. After an excess, nothing passes until the
/// rate drops. Uses constant time and memory.
class FloodGate final {
public:
    static constexpr int most = 5;
    static constexpr std::chrono::milliseconds window{5000};

    /// Registers a message at `now`; returns false if it came too fast. A clock that was set back starts a new window.
    [[nodiscard]] bool admits(const QDateTime& now);
    void reset() { m_times = {}; }

private:
    std::array<std::optional<QDateTime>, most> m_times; ///< ring buffer of the last messages
    std::size_t m_oldest = 0;
};

} // namespace qipan::ui
