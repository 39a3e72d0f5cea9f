#pragma once

#include "ui/panels/review_state.h"

#include <QWidget>

namespace qipan::ui {

/// A graph of a game: black's lead upwards, white's downwards, the shown position marked, and the biggest mistakes
/// marked by triangles, black's filled and pointing down, white's hollow and pointing up. A click shows a position; so
/// do the arrow keys, Home and End, and Up and Down go from mistake to mistake.
class EvaluationGraph final : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationGraph(QWidget* parent = nullptr);

    void setState(const GraphState& state);
    [[nodiscard]] const GraphState& state() const { return m_state; }

    /// Where a point lies in the widget; one whose value is not known lies on the line of zero.
    [[nodiscard]] QPointF placeOf(int point) const;
    /// The end of the scale, in the graph's unit.
    [[nodiscard]] double scale() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The position behind so many moves is wanted on the board.
    void pointChosen(int point);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Around the plot, in device-independent pixels: marks at its edge are whole.
    static constexpr double room = 6;

    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] int pointAt(double x) const;
    [[nodiscard]] int nearestMistake(bool isLater) const;
    [[nodiscard]] QString scaleText() const;
    void choose(int point);
    void describe();
    void paintScale(QPainter& painter) const;
    void paintShade(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;
    void paintMistakes(QPainter& painter) const;
    void paintCurrent(QPainter& painter) const;

    GraphState m_state;
};

} // namespace qipan::ui
