// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::engines {

/// How a line and the search for another line interact.
struct LineKind {
    static constexpr int maxUrgency = 2;

    bool isLast = false; ///< nothing is read after it
    /// A line that waits stops the search for any line whose patience is at most this; 0 stops none.
    int urgency = 0;  // 0 … maxUrgency
    int patience = 1; ///< 1 … maxUrgency
};

/// A queue of input lines between a reading and a playing thread. It also tells when to stop a search: an urgent line
/// waits, the queue is full, or `thinkingGrace` has passed since the end of the input.
class Inbox {
public:
    using Milliseconds = std::chrono::milliseconds;
    /// How long searches may continue after the end of the input. Enough for good answers to a whole game written at
    /// once; except for a flood, the program exits well within a second.
    static constexpr Milliseconds thinkingGrace{400};
    /// When the lines still waiting after the end of the input are dropped. They are answered without a search by
    /// then, so only a flood lasts this long.
    static constexpr Milliseconds answerGrace{3000};
    static constexpr std::size_t maxBytes = 256 * 1024; ///< the most that is queued, apart from one line

    /// `kindOf` is called on the reading thread, for any line.
    explicit Inbox(std::function<LineKind(std::string_view line)> kindOf);

    /// Reading thread: appends a line; blocks while the queue is full. False after a line with isLast.
    [[nodiscard]] bool push(std::string line);
    /// Reading thread: call once, after the last line. Returns when all lines are done, or were told to stop.
    void close();

    /// Playing thread: the next line; nothing if there will be none.
    [[nodiscard]] std::optional<std::string> next();
    /// Playing thread: call when no more lines are taken.
    void finish();

    /// True when the search for the line last returned by next() must stop.
    [[nodiscard]] const std::atomic<bool>& stop() const { return m_stop; }

private:
    using Clock = std::chrono::steady_clock;

    struct Waiting {
        std::string line;
        LineKind kind;
    };

    [[nodiscard]] bool isFull() const { return m_bytes >= maxBytes; }
    [[nodiscard]] bool isUrgent() const;
    void updateStop();

    const std::function<LineKind(std::string_view line)> m_kindOf;
    std::mutex m_mutex; // guards everything below
    std::condition_variable m_changed;
    std::deque<Waiting> m_lines;
    std::size_t m_bytes = 0;
    std::array<int, LineKind::maxUrgency + 1> m_waiting{}; // number of queued lines by urgency
    int m_patience = 1;                                    // of the line last returned
    std::optional<Clock::time_point> m_closed;
    bool m_isThinkingOver = false;
    bool m_finished = false;
    std::atomic<bool> m_stop{false};
};

} // namespace qipan::engines
