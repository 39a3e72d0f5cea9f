#pragma once

#include "core/gomoku/board.h"
#include "core/gomoku/line_shape.h"
#include "core/gomoku/point_code.h"
#include "core/gomoku/rule.h"

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace qipan::test {

/// What one side makes with a stone on a point of a line, by trying out on a drawn line what the names of the shapes
/// say. It remembers what it has found.
class PlainShapes {
public:
    PlainShapes(gomoku::Rule rule, Side side);

    /// `line` is drawn with X for a stone of the side, . for an empty point and | for a blocked one, and is blocked
    /// beyond its ends; `at` is the index of an empty point.
    [[nodiscard]] gomoku::LineShape shape(std::string line, std::size_t at);
    /// Of an empty point on a board; `step` is one of lineSteps.
    [[nodiscard]] gomoku::LineShape shape(const gomoku::Board& board, gomoku::Point point, int step);

private:
    [[nodiscard]] gomoku::LineShape made(const std::string& line, std::size_t at);
    [[nodiscard]] int pointsMaking(gomoku::LineShape shape, const std::string& line, std::size_t at);

    gomoku::Rule m_rule;
    Side m_side;
    std::unordered_map<std::string, gomoku::LineShape> m_made; // by the line and the place of the stone
    std::vector<std::optional<gomoku::LineShape>> m_onBoard;   // by the surroundings
};

/// What four shapes threaten together, by the words at the names of the threats. `isLimited`: for black in renju.
[[nodiscard]] gomoku::PointThreat plainThreat(const gomoku::FourShapes& shapes, bool isLimited);
/// The same for what black in renju has to look at.
[[nodiscard]] gomoku::Suspicion plainSuspicion(const gomoku::FourShapes& shapes);

} // namespace qipan::test
