// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/weights.h"
#include "training/gomoku/factored_table.h"
#include "training/gomoku/fit_settings.h"
#include "training/gomoku/priority_samples.h"

#include <array>
#include <cstddef>
#include <vector>

namespace qipan::training {

/// Fits the worths of moves: the probability that a search chooses a move is proportional to e to the power of its
/// worth. The worth is the sum of an attack, for what the mover makes there, and a defence, for what the other side
/// would have made.
class PriorityFit {
public:
    explicit PriorityFit(const PrioritySamples& samples)
        : m_samples{samples}
    {
    }

    void run(const FitSettings& settings);

    /// The percentage of held-back positions whose chosen move is among the first `first` by worth.
    [[nodiscard]] double hits(std::size_t first) const;
    /// The same with the worths of `weights`.
    [[nodiscard]] double hits(const gomoku::Weights& weights, std::size_t first) const;
    /// `cellsPerMove` is the number of points for a factor of e.
    void put(gomoku::Weights& weights, bool isLimited, double unit) const;

private:
    /// The tables used for a side to move: attacks of its own codes, defences against the other side's.
    struct Tables {
        FactoredTable attacks;
        FactoredTable defences;
    };

    [[nodiscard]] double priorityOf(const PrioritySample& sample, const PriorityChoice& choice) const;
    void learn(const std::vector<std::size_t>& batch, double rate, double decay);

    const PrioritySamples& m_samples;
    std::array<Tables, 2> m_tables; // by side to move
};

} // namespace qipan::training
