// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/gomoku/weights.h"

#include <iosfwd>
#include <string>

namespace qipan::training {

/// The weights of all rules: for renju, with its limits on black, and for rules without limits.
struct WeightBook {
    gomoku::Weights unlimited;
    gomoku::Weights renju;

    [[nodiscard]] const gomoku::Weights& of(gomoku::Rule rule) const
    {
        return rule == gomoku::Rule::Renju ? renju : unlimited;
    }

    friend bool operator==(const WeightBook&, const WeightBook&) = default;
};

/// Writes one table per line: a name, then a number for each PointCode, or one for a tempo, in a fixed order. Without
/// limits both sides have the same tables, written once. core/gomoku/weights.txt is such a file.
void write(std::ostream& out, const WeightBook& book);
/// The weights, or an error message.
[[nodiscard]] Result<WeightBook, std::string> readWeights(std::istream& in);

} // namespace qipan::training
