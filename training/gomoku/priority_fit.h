// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/position.h"
#include "core/gomoku/weights.h"
#include "training/gomoku/fit.h"
#include "training/gomoku/game_record.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::training {

/// A candidate point: the codes that the side to move and the other side would make there.
struct PriorityChoice {
    gomoku::PointCode attack = 0;
    gomoku::PointCode defence = 0;
};

/// A position where the engine had a choice. The chosen move comes first.
struct PrioritySample {
    std::uint32_t firstChoice = 0;
    std::uint32_t choices = 0;
    std::uint8_t mover = 0; ///< 0 black, 1 white; without limits always 0
    bool isHeldOut = false;
};

/// Positions where the search chose among several moves without a proof.
class PrioritySamples {
public:
    /// `isLimited` is true for renju, false for the other rules.
    explicit PrioritySamples(bool isLimited)
        : m_isLimited{isLimited}
    {
    }

    /// Ignores games of other rules.
    void add(const GameRecord& record);

    [[nodiscard]] const std::vector<PrioritySample>& all() const { return m_samples; }
    [[nodiscard]] const PriorityChoice* choicesOf(const PrioritySample& sample) const
    {
        return m_choices.data() + sample.firstChoice;
    }

private:
    void addPosition(const gomoku::Position& position, Side mover, gomoku::Point chosen, bool isHeldOut);

    bool m_isLimited;
    std::vector<PriorityChoice> m_choices;
    std::vector<PrioritySample> m_samples;
};

/// Fits the priorities of moves: the probability that a search chooses a move is proportional to e to the power of its
/// priority. The priority is the sum of an attack, for what the mover makes there, and a defence, for what the other
/// side would have made.
class PriorityFit {
public:
    explicit PriorityFit(const PrioritySamples& samples)
        : m_samples{samples}
    {
    }

    void run(const FitSettings& settings);

    /// The percentage of held-back positions whose chosen move is among the first `first` by priority.
    [[nodiscard]] double hits(std::size_t first) const;
    /// The same with the priorities of `weights`.
    [[nodiscard]] double hits(const gomoku::Weights& weights, std::size_t first) const;
    /// `unit` is the number of points for a factor of e.
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
