#pragma once

#include <QDateTime>

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>

namespace qipan::ui {

/// Lets through what comes at the pace of people: `most` messages in any `window`. Once it is faster, nothing passes
/// until it is slower again. Constant work and memory however much comes.
class FloodGate final {
public:
    static constexpr int most = 5;
    static constexpr std::chrono::milliseconds window{5000};

    /// A message came at `now`; false where it came too fast. A clock that was set back counts as a new beginning.
    [[nodiscard]] bool admits(const QDateTime& now);
    void reset() { m_times = {}; }

private:
    std::array<std::optional<QDateTime>, most> m_times; ///< of the last messages, a ring
    std::size_t m_oldest = 0;
};

} // namespace qipan::ui
