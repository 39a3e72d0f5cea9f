// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"

#include <vector>

namespace qipan::net {

/// What a guest knows about the next round: whether the host may begin it, and with which setups.
class NextRound {
public:
    /// Whether the host may begin it. It may begin the first one.
    [[nodiscard]] bool isAllowed() const { return m_isAllowed; }
    void setAllowed(bool allowed) { m_isAllowed = allowed; }

    /// Allows the host to begin it with this setup.
    void agree(const GameSetup& setup);
    [[nodiscard]] bool isAgreed(const GameSetup& setup) const;

    /// It has begun: nothing is known about the one after it.
    void clear();

private:
    bool m_isAllowed = true;
    std::vector<GameSetup> m_agreed;
};

} // namespace qipan::net
