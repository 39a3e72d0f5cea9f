// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

namespace qipan::ui {

/// The win probability of both sides: black's part from the left, white's from the right, with figures.
class EvaluationBar final : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    /// Sets black's win probability, 0 to 1; nothing if unknown.
    void setBlackChance(std::optional<double> chance);
    [[nodiscard]] std::optional<double> blackChance() const { return m_chance; }

    [[nodiscard]] QSize sizeHint() const override { return {120, fontMetrics().height() + 6}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    std::optional<double> m_chance;
};

} // namespace qipan::ui
