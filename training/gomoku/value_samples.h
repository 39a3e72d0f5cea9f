#pragma once

#include "core/gomoku/vcf.h"
#include "core/gomoku/weights.h"
#include "training/gomoku/game_record.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::training {

/// How often a code stands on a position, for the evaluation: less than zero where the side is not to move.
/// `feature` is table * pointCodeCount + code, where the tables are black's moving, black's waiting, white's moving and
/// white's waiting values; without limits all of it counts as black's.
struct ValueTerm {
    std::uint16_t feature = 0;
    std::int16_t count = 0;
};

struct ValueSample {
    std::uint32_t firstTerm = 0;
    std::uint32_t terms = 0;
    std::uint8_t mover = 0;       ///< 0 black, 1 white; without limits always 0
    bool isHeldBack = false;      ///< not learned from: every twentieth game is for the measuring of the rest
    int score = 0;                ///< of the search, for the side to move
    int before = 0;               ///< the evaluation by the weights that played
    std::optional<double> result; ///< 1 for a win of the side to move; nothing where moves by sight came afterwards
};

/// Positions that a search would judge by their shapes: no five can be made, no open four by the side to move, and
/// there is no short win by fours.
class ValueSamples {
public:
    /// `isLimited`: for renju, else for the other rules. `weights` are those that played.
    ValueSamples(bool isLimited, gomoku::WeightsOf weights);

    /// Passes over games of other rules. Adds a sample for each move that the engine chose.
    void add(const GameRecord& record);

    [[nodiscard]] const std::vector<ValueSample>& all() const { return m_samples; }
    [[nodiscard]] const ValueTerm* termsOf(const ValueSample& sample) const
    {
        return m_terms.data() + sample.firstTerm;
    }

private:
    void addPosition(const gomoku::Position& position, Side mover, ValueSample sample);

    bool m_isLimited;
    gomoku::WeightsOf m_weights;
    gomoku::VcfSolver m_solver{1 << 16};
    std::vector<ValueTerm> m_terms;
    std::vector<ValueSample> m_samples;
};

} // namespace qipan::training
