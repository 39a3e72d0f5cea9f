// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/clock.h"

#include <QWidget>

#include <optional>

class QLabel;
class QSpinBox;

namespace qipan::ui {

/// Returns "10 min + 5 s", "90 s" or "1:30:05": the shortest exact form.
[[nodiscard]] QString describe(const ClockSetting& clock);

class ChoiceRow;

/// Chooses a clock or none: a row of common times, and below it a custom time and the increment, which are disabled
/// while they do not apply, so that nothing moves.
class ClockChooser final : public QWidget {
    Q_OBJECT

public:
    explicit ClockChooser(QWidget* parent = nullptr);

    /// Clamps values to their ranges.
    void setClock(const std::optional<ClockSetting>& clock);
    [[nodiscard]] std::optional<ClockSetting> clock() const;

private:
    void follow();
    void retranslate();

    ChoiceRow* m_main;
    QLabel* m_ownLabel;
    QSpinBox* m_own;
    QLabel* m_incrementLabel;
    QSpinBox* m_increment;
};

} // namespace qipan::ui
