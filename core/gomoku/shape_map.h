#pragma once

#include "core/gomoku/board.h"
#include "core/gomoku/shapes.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// What a stone on an empty point would threaten, all four lines together, weakest first.
enum class Threat : std::uint8_t {
    None, ///< no three or more
    SleepingThree,
    OpenThree,
    Four,
    DoubleThree, ///< open threes in two lines
    FourThree,   ///< a four in one line and an open three in another
    OpenFour,    ///< an open four, or fours in two lines: nothing but a five stops it
    Five,
};
inline constexpr int threatCount = 8;

/// A board with the shapes of both sides on every empty point, kept up to date move by move.
class ShapeMap {
public:
    /// Keeps a reference to `table`, which must be made for the rule of the game.
    ShapeMap(const Board& board, const ShapeTable& table);

    [[nodiscard]] const Board& board() const { return m_board; }
    [[nodiscard]] Rule rule() const { return m_table.rule(); }

    /// Precondition: nothing lies on `point`.
    void place(Point point, Side side);
    /// Precondition: a stone lies on `point`.
    void remove(Point point);

    /// The empty points at most two steps from a stone.
    [[nodiscard]] std::vector<Point> nearbyPoints() const;
    /// The empty points where `side` would threaten at least `threat`, which is not None.
    [[nodiscard]] std::vector<Point> pointsWith(Side side, Threat threat) const;

    /// Of an empty point.
    [[nodiscard]] Threat threatAt(Point point, Side side) const { return assessment(point, side).threat; }
    /// How many empty points are worth exactly `threat` to `side`.
    [[nodiscard]] int count(Side side, Threat threat) const
    {
        return m_counts[index(side)][static_cast<std::size_t>(threat)];
    }
    /// What an empty point is worth to `side` as attack and as defence, more near other stones; to order moves by.
    [[nodiscard]] int worth(Point point, Side side) const;
    /// The sum of the values of all shapes that `side` could make.
    [[nodiscard]] int total(Side side) const { return m_totals[index(side)]; }

private:
    struct Assessment {
        std::array<Shape, lineSteps.size()> shapes{};
        Threat threat = Threat::None;
        int value = 0;
    };

    [[nodiscard]] static std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    [[nodiscard]] const Assessment& assessment(Point point, Side side) const
    {
        return m_assessments[index(side)][static_cast<std::size_t>(point)];
    }
    void assess(Point point, std::size_t line);
    void assessLinesThrough(Point point);
    void countIn(Point point, int sign);
    void touchNeighbours(Point point, int sign);

    Board m_board;
    const ShapeTable& m_table;
    std::array<std::array<Assessment, static_cast<std::size_t>(pointCount)>, 2> m_assessments{};
    std::array<std::array<int, threatCount>, 2> m_counts{};
    std::array<int, 2> m_totals{};
    std::array<std::uint8_t, static_cast<std::size_t>(pointCount)> m_nearness{}; // of stones within two steps
};

} // namespace qipan::gomoku
