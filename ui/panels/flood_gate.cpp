// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/flood_gate.h"

namespace qipan::ui {

bool FloodGate::admits(const QDateTime& now)
{
    std::optional<QDateTime>& oldest = m_times[m_oldest];
    bool fast = false;
    if (oldest) {
        const qint64 since = oldest->msecsTo(now);
        fast = since >= 0 && since < window.count();
    }
    oldest = now;
    m_oldest = (m_oldest + 1) % m_times.size();
    return !fast;
}

} // namespace qipan::ui
