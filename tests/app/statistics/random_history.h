// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "app/statistics/statistics.h"

#include <cstdint>
#include <random>
#include <vector>

namespace qipan::tests {

/// Random games between two moments, of three profiles, one of them the guest.
struct RandomHistory {
    std::mt19937 random;
    qint64 from = 0;
    qint64 to = 0;

    [[nodiscard]] app::PlayedGame game(qint64 id);
    [[nodiscard]] std::vector<app::PlayedGame> games(int count);
    [[nodiscard]] int below(int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); }
};

/// The game as a row of the table `game`.
[[nodiscard]] app::HistoryEntry entryFrom(const app::PlayedGame& played);

} // namespace qipan::tests
