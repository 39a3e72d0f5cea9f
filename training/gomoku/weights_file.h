#pragma once

#include "core/board/result.h"
#include "core/gomoku/weights.h"

#include <iosfwd>
#include <string>
#include <string_view>

namespace qipan::training {

/// The weights of all rules: with the limits that renju puts on black, and without any.
struct WeightBook {
    gomoku::Weights unlimited;
    gomoku::Weights renju;

    [[nodiscard]] const gomoku::Weights& of(gomoku::Rule rule) const
    {
        return rule == gomoku::Rule::Renju ? renju : unlimited;
    }

    friend bool operator==(const WeightBook&, const WeightBook&) = default;
};

/// A table a line: a name, then a number for each PointCode, or one for a tempo; the order is always the same. Without
/// limits both sides have the same tables, which are written once. core/gomoku/weights.txt is such a file.
void write(std::ostream& out, const WeightBook& book);
/// The weights, or in words what is wrong.
[[nodiscard]] Result<WeightBook, std::string> readWeights(std::istream& in);

} // namespace qipan::training
