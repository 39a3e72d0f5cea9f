// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/side.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace qipan::ui {

/// The evaluation of one position of a game.
struct GraphPoint {
    std::optional<double> black; ///< black's advantage in the graph's unit; nothing if unknown
    bool isExact = false;
    QString text; ///< "Move 23, E6: Black about 3.5 discs ahead"

    friend bool operator==(const GraphPoint&, const GraphPoint&) = default;
};

/// A move that stands out: a big mistake or a good move.
struct GraphMove {
    int move = 0; ///< from 1; it leads to the point with this index
    Side side = Side::Black;
    QString text;     ///< "23. E6 ??: −8 discs; better D3"
    QString symbol{}; ///< "??"; may be empty

    friend bool operator==(const GraphMove&, const GraphMove&) = default;
};

/// The evaluations over the moves of a game.
struct GraphState {
    enum class Unit { Discs, Chance }; ///< discs ahead, or win probability minus one half, -0.5 to 0.5

    Unit unit = Unit::Chance;
    std::vector<GraphPoint> points;  ///< after 0, 1, 2 … moves
    std::vector<GraphMove> mistakes; ///< biggest first
    std::vector<GraphMove> goodMoves;
    std::optional<int> mistake; ///< the move of the mistake that the board shows: the position before it
    int current = 0;            ///< the point whose position is on the board
    int span = 0;               ///< the number of moves on the axis, not less than those of the game

    [[nodiscard]] bool knowsAny() const;

    friend bool operator==(const GraphState&, const GraphState&) = default;
};

/// A graph of a game: black's advantage upwards, white's downwards, with the current position and the biggest mistakes
/// marked. Mistakes are triangles: black's filled and pointing down, white's hollow and pointing up. Marked moves have
/// their symbols where there is room. A click, Left, Right, Home and End show a position; Up, Down and a click on a
/// triangle choose a mistake.
class EvaluationGraph final : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationGraph(QWidget* parent = nullptr);

    void setState(const GraphState& state);
    [[nodiscard]] const GraphState& state() const { return m_state; }

    /// Returns the position of a point in the widget; a point without a value lies on the zero line.
    [[nodiscard]] QPointF placeOf(int point) const;
    /// Returns the maximum of the scale, in the graph's unit.
    [[nodiscard]] double scale() const;

    [[nodiscard]] QSize sizeHint() const override { return {160, 5 * fontMetrics().height()}; }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {120, 3 * fontMetrics().height() + static_cast<int>(2 * room)};
    }

Q_SIGNALS:
    /// The user wants to see the position after `point` moves.
    void pointChosen(int point);
    /// The user wants to see this mistake.
    void mistakeChosen(int move);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Margin around the plot, in device-independent pixels, so that marks at its edge are not clipped.
    static constexpr double room = 6;

    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] int pointAt(double x) const;
    void chooseMistake(bool isLater);
    [[nodiscard]] const GraphMove* mistakeAt(QPointF pos) const;
    [[nodiscard]] QString scaleText() const;
    void choose(int point);
    [[nodiscard]] QString courseText() const;
    void describe();
    void paintScale(QPainter& painter) const;
    void paintShade(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;
    void paintMistakes(QPainter& painter) const;
    void paintSymbols(QPainter& painter) const;
    void paintCurrent(QPainter& painter) const;

    GraphState m_state;
};

} // namespace qipan::ui
