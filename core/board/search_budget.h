// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

namespace qipan {

/// The nodes and time that a search may still spend. Created on the stack when the search starts.
class SearchBudget {
public:
    /// `nodes` is the limit if `limits` sets none. Keeps a reference to `stop`.
    SearchBudget(const Limits& limits, std::uint64_t nodes, const std::atomic<bool>& stop)
        : m_stop{stop}
        , m_nodeLimit{limits.nodes.value_or(nodes)}
    {
        if (limits.time)
            m_deadline = std::chrono::steady_clock::now() + *limits.time;
    }

    /// Counts a position. Returns false if the search must end, and keeps returning false.
    [[nodiscard]] bool spendNode()
    {
        if (!m_exhausted)
            m_exhausted = m_nodes >= m_nodeLimit || m_stop.load(std::memory_order_relaxed) || isOutOfTime();
        if (m_exhausted)
            return false;
        ++m_nodes;
        return true;
    }

    /// Counts positions visited since the last call, for searches that check in rarely. Reads the clock at each call.
    [[nodiscard]] bool spendNodes(std::uint64_t count)
    {
        if (!m_exhausted)
            m_exhausted = m_nodes + count > m_nodeLimit || m_stop.load(std::memory_order_relaxed)
                || (m_deadline && std::chrono::steady_clock::now() >= *m_deadline);
        m_nodes += count;
        return !m_exhausted;
    }

    /// Returns the remaining limits, for a nested search with its own count; spend its nodes here afterwards.
    [[nodiscard]] Limits left() const
    {
        Limits limits;
        if (m_nodeLimit != std::numeric_limits<std::uint64_t>::max())
            limits.nodes = m_nodeLimit - std::min(m_nodes, m_nodeLimit);
        if (m_deadline) {
            const auto now = std::chrono::steady_clock::now();
            limits.time = std::chrono::duration_cast<std::chrono::milliseconds>(std::max(*m_deadline, now) - now);
        }
        return limits;
    }

    [[nodiscard]] bool isExhausted() const { return m_exhausted; }
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    [[nodiscard]] bool isOutOfTime() const
    {
        constexpr std::uint64_t nodesPerLookAtClock = 64;
        return m_deadline && m_nodes % nodesPerLookAtClock == 0 && std::chrono::steady_clock::now() >= *m_deadline;
    }

    const std::atomic<bool>& m_stop;
    const std::uint64_t m_nodeLimit;
    std::optional<std::chrono::steady_clock::time_point> m_deadline;
    std::uint64_t m_nodes = 0;
    bool m_exhausted = false;
};

} // namespace qipan
