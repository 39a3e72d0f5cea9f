// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/move_quality.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace qipan::app {

/// What a record itself says of a position and the move that led there, by whatever program.
struct RecordedValue {
    std::optional<double> black; ///< discs ahead or, if scores do not count discs, from -1 (white wins) to 1
    record::MoveQuality quality = record::MoveQuality::None;

    friend bool operator==(const RecordedValue&, const RecordedValue&) = default;
};

/// What a record says of the positions of a line, from the one before the first ply.
class RecordedValues {
public:
    RecordedValues() = default;
    explicit RecordedValues(std::vector<RecordedValue> values)
        : m_values{std::move(values)}
        , m_hasMarks{std::ranges::any_of(
              m_values, [](const RecordedValue& each) { return each.quality != record::MoveQuality::None; })}
    {
    }

    /// Returns the value of a position, in the unit of RecordedValue.
    [[nodiscard]] std::optional<double> at(std::size_t position) const
    {
        return position < m_values.size() ? m_values[position].black : std::nullopt;
    }
    /// Returns the mark of a move.
    [[nodiscard]] record::MoveQuality qualityOf(std::size_t move) const
    {
        return move + 1 < m_values.size() ? m_values[move + 1].quality : record::MoveQuality::None;
    }
    /// Returns whether a fall of the values makes a move a mistake. Where moves are marked, only a marked one is: the
    /// values may come from unlike searches.
    [[nodiscard]] bool canBeMistake(std::size_t move) const
    {
        return !m_hasMarks || qualityOf(move) != record::MoveQuality::None;
    }

private:
    std::vector<RecordedValue> m_values;
    bool m_hasMarks = false;
};

} // namespace qipan::app
