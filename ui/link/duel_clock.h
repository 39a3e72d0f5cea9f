// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <chrono>

namespace qipan::ui {

struct ClockLook;

/// The clock of both players of a duel: the time so far, or the time left, whose last 20 s are in a pill. Its width
/// does not depend on the time.
class DuelClock final : public QWidget {
    Q_OBJECT

public:
    explicit DuelClock(QWidget* parent = nullptr);

    void setTime(std::chrono::milliseconds time, bool isLeft);
    [[nodiscard]] QString text() const;
    /// Returns "1 minute 5 seconds left." or "1 minute 5 seconds played."
    [[nodiscard]] QString spokenTime() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();
    [[nodiscard]] bool warns() const;
    [[nodiscard]] ClockLook look() const;
    [[nodiscard]] QFont letters() const;

    std::chrono::milliseconds m_time{0};
    bool m_isLeft = false;
};

} // namespace qipan::ui
