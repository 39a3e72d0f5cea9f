// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace qipan::ui {

/// How far one has come in a number of steps: a segment for each, filled if it is solved, dashed if it was skipped,
/// thicker for the current one. A click on one chooses it.
class StepBar final : public QWidget {
    Q_OBJECT

public:
    explicit StepBar(QWidget* parent);

    /// `current` is counted from 1; `solved` has an element for each step.
    void setSteps(int current, const std::vector<bool>& solved);
    /// Returns how many steps are solved.
    [[nodiscard]] int done() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_solved.size()); }
    /// Returns whether a step was left without a solution: the current one, or a solved one, comes after it.
    [[nodiscard]] bool isSkipped(int step) const;
    /// Returns the numbers of the skipped steps, such as "2, 4"; empty if there are none.
    [[nodiscard]] QString skippedText() const;

    [[nodiscard]] QSize sizeHint() const override { return {160, 16}; }

Q_SIGNALS:
    void stepChosen(int step);

protected:
    bool event(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool isSolved(int step) const { return m_solved[static_cast<std::size_t>(step) - 1]; }
    [[nodiscard]] int stepAt(double x) const;

    int m_current = 1;
    std::vector<bool> m_solved{false};
};

} // namespace qipan::ui
