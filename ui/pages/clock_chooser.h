// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QSpinBox;
class QTimeEdit;

namespace qipan::ui {

/// The clock offered by a host: time per player for the whole game, and increment per ply.
struct ClockChoice {
    static constexpr int minMain = 10;
    static constexpr int maxMain = 36000;
    static constexpr int maxIncrement = 600;

    int mainSeconds = 600;    ///< minMain … maxMain
    int incrementSeconds = 0; ///< 0 … maxIncrement

    friend bool operator==(const ClockChoice&, const ClockChoice&) = default;
};

/// Returns "10 min + 5 s", "90 s" or "1:30:05": the shortest exact form.
[[nodiscard]] QString describe(const ClockChoice& clock);

/// Chooses a clock or none: a list of common times, a custom time, and the increment.
class ClockChooser final : public QWidget {
    Q_OBJECT

public:
    explicit ClockChooser(QWidget* parent = nullptr);

    /// Clamps values to their ranges.
    void setClock(const std::optional<ClockChoice>& clock);
    [[nodiscard]] std::optional<ClockChoice> clock() const;

    /// The labels of the fields, for `alignLabels`.
    [[nodiscard]] const QList<QLabel*>& labels() const { return m_labels; }

private:
    void follow();
    void retranslate();

    QComboBox* m_main;
    QTimeEdit* m_own;
    QSpinBox* m_increment;
    QList<QLabel*> m_labels;
};

} // namespace qipan::ui
