// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/endgame_searcher.h"
#include "core/reversi/weights.h"

namespace qipan::reversi {

/// Estimates final scores by the static evaluation.
class PatternEvaluator final : public EndgameEvaluator {
public:
    /// Keeps a reference.
    explicit PatternEvaluator(const Weights& weights)
        : m_weights{weights}
    {
    }

    [[nodiscard]] int estimate(const Position& position) const override;

private:
    const Weights& m_weights;
};

} // namespace qipan::reversi
