#pragma once

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QSpinBox;
class QTimeEdit;

namespace qipan::ui {

/// The clock that a host offers: each player's time for the whole game, and what is added after each own ply.
struct ClockChoice {
    static constexpr int leastMain = 10;
    static constexpr int mostMain = 36000;
    static constexpr int mostIncrement = 600;

    int mainSeconds = 600;    ///< leastMain … mostMain
    int incrementSeconds = 0; ///< 0 … mostIncrement

    friend bool operator==(const ClockChoice&, const ClockChoice&) = default;
};

/// "10 min + 5 s", "90 s", "1:30:05": the shortest that is exact.
[[nodiscard]] QString describe(const ClockChoice& clock);

/// Chooses a clock or none: a list of usual times, a time of one's own, and the increment.
class ClockChooser final : public QWidget {
    Q_OBJECT

public:
    explicit ClockChooser(QWidget* parent = nullptr);

    /// Values out of their ranges are brought into them.
    void setClock(const std::optional<ClockChoice>& clock);
    [[nodiscard]] std::optional<ClockChoice> clock() const;

    /// The labels before the fields, for `alignLabels`.
    [[nodiscard]] QList<QLabel*> labels() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();
    void retranslate();

    QComboBox* m_main;
    QTimeEdit* m_own;
    QSpinBox* m_increment;
    QLabel* m_labels[3] = {nullptr, nullptr, nullptr};
};

} // namespace qipan::ui
