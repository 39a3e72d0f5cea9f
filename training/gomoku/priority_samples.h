// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/position.h"
#include "training/gomoku/game_record.h"

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

} // namespace qipan::training
