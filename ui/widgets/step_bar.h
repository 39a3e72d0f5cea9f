// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace qipan::ui {

/// How far one has come in a number of steps: a segment for each, filled for those done, thicker for the current one.
class StepBar final : public QWidget {
    Q_OBJECT

public:
    explicit StepBar(QWidget* parent);

    /// `current` is counted from 1; the steps before it are done, and it too if `isDone`.
    void setSteps(int current, int count, bool isDone);
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int count() const { return m_count; }

    [[nodiscard]] QSize sizeHint() const override { return {160, 12}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_current = 1;
    int m_done = 0;
    int m_count = 1;
};

} // namespace qipan::ui
