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

/// How a line and the thinking about another one get on with each other.
struct LineKind {
    static constexpr int mostUrgent = 2;

    bool isLast = false; ///< nothing is read after it
    /// Ends the thinking about a line whose patience is at most this, 0: none.
    int urgency = 0;  // 0 … mostUrgent
    int patience = 1; ///< 1 … mostUrgent
};

/// The lines that wait for the thread that plays, filled by the thread that reads. It says when thinking has to stop:
/// an urgent line waits, or more than can be kept, or the input has ended and its time is over.
class Inbox {
public:
    using Milliseconds = std::chrono::milliseconds;
    /// How long what came before the end of the input may be thought about: answers to a whole game that was written at
    /// once are still good ones, and the program ends well within a second, but for a flood.
    static constexpr Milliseconds lastThoughts{400};
    /// When lines that wait are dropped after the end of the input: they are answered without a thought by then, so
    /// that only a flood of them lasts as long.
    static constexpr Milliseconds lastAnswers{3000};
    static constexpr std::size_t mostBytes = 256 * 1024; ///< kept at most, but for one line

    /// `kindOf` is asked on the thread that reads, for any line.
    explicit Inbox(std::function<LineKind(std::string_view line)> kindOf);

    /// For the thread that reads: appends a line, and waits as long as too much is there. False when it is the last
    /// one.
    [[nodiscard]] bool push(std::string line);
    /// For the thread that reads, once, after the last line. Returns when everything has been done, or told to stop.
    void close();

    /// For the thread that plays: the next line; nothing when there will be none.
    [[nodiscard]] std::optional<std::string> next();
    /// For the thread that plays, when it takes no more lines.
    void finish();

    /// True when the thinking about the line that came last has to stop.
    [[nodiscard]] const std::atomic<bool>& stop() const { return m_stop; }

private:
    using Clock = std::chrono::steady_clock;

    struct Waiting {
        std::string line;
        LineKind kind;
    };

    [[nodiscard]] bool isFull() const { return m_bytes >= mostBytes; }
    [[nodiscard]] bool isUrgent() const;
    void updateStop();

    const std::function<LineKind(std::string_view line)> m_kindOf;
    std::mutex m_mutex; // guards all below
    std::condition_variable m_changed;
    std::deque<Waiting> m_lines;
    std::size_t m_bytes = 0;
    std::array<int, LineKind::mostUrgent + 1> m_waiting{}; // lines of each urgency
    int m_patience = 1;                                    // of the line that came out last
    std::optional<Clock::time_point> m_closed;
    bool m_thoughtsOver = false;
    bool m_finished = false;
    std::atomic<bool> m_stop{false};
};

} // namespace qipan::engines
