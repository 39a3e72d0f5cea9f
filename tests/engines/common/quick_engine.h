// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <atomic>
#include <functional>
#include <vector>

namespace qipan::test {

/// Answers at once with the first free cell, row by row, and records its input.
class QuickEngine final : public Engine {
public:
    struct Question {
        std::vector<Ply> plies; ///< of gomoku, after the stones of the setup
        Side toMove = Side::Black;
        BoardSize size;
        Limits limits;
    };

    SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>&,
                       const Report& report) override;

    std::vector<Question> questions;
    /// The score of a position for the side to move; 0 if not set.
    std::function<int(const BoardGame& position, const Limits& limits)> score;
    bool isCertain = false; ///< whether it reports its scores as certain
};

} // namespace qipan::test
