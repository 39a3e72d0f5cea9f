// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/board.h"
#include "core/gomoku/line_table.h"
#include "core/gomoku/point_code.h"
#include "core/gomoku/rule.h"

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace qipan::test {

/// Determines what a stone makes in a line by trying the definitions of the shapes on a line of text. Results are
/// cached.
class PlainShapes {
public:
    PlainShapes(gomoku::Rule rule, Side side);

    /// `line` has X for a stone of the side, . for an empty point and | for a blocked one, and is blocked beyond its
    /// ends; `at` is the index of an empty point.
    [[nodiscard]] gomoku::LineShape shape(std::string line, std::size_t at);
    /// For an empty point on a board; `step` is one of lineSteps.
    [[nodiscard]] gomoku::LineShape shape(const gomoku::Board& board, gomoku::Point point, int step);

private:
    [[nodiscard]] gomoku::LineShape made(const std::string& line, std::size_t at);
    [[nodiscard]] int pointsMaking(gomoku::LineShape shape, const std::string& line, std::size_t at);

    gomoku::Rule m_rule;
    Side m_side;
    std::unordered_map<std::string, gomoku::LineShape> m_made; // by line and index of the stone
    std::vector<std::optional<gomoku::LineShape>> m_onBoard;   // by neighbourhood
};

/// What four shapes threaten together, according to the definitions of the threats. `isLimited`: for black in renju.
[[nodiscard]] gomoku::PointThreat plainThreat(const gomoku::FourShapes& shapes, bool isLimited);
/// The same for the suspicion of a forbidden point for black in renju.
[[nodiscard]] gomoku::ForbiddenStatus plainSuspicion(const gomoku::FourShapes& shapes);

} // namespace qipan::test
