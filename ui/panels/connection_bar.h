// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/text_bar.h"
#include "ui/widgets/countdown.h"

#include <optional>

class QLabel;
class QPushButton;

namespace qipan::ui {

/// Reports that the connection to the opponent is lost, counts down the waiting time, and offers to wait or to save and
/// leave. Hidden until `showLost`.
class ConnectionBar final : public TextBar {
    Q_OBJECT

public:
    /// `now` as for Countdown.
    explicit ConnectionBar(QWidget* parent = nullptr, Countdown::Now now = {});

    /// Shows what happened and, if given, counts down the remaining time. Each text is announced to screen readers only
    /// once, however often this is called.
    void showLost(const QString& text, std::optional<Milliseconds> remaining);
    /// Sets whether there is a game to save, as by default; before the first round the user can only leave.
    void setSavable(bool savable);
    /// Sets a text behind the message that may change often ("Next try in 4 s."). Not announced; empty for none.
    void setDetail(const QString& text);
    /// Hides the bar: the connection is back, or the match was left.
    void hideLost();

    /// Returns the text of the countdown: "4:32"; empty without one.
    [[nodiscard]] QString timeText() const { return m_hasTime ? m_countdown.text() : QString{}; }

Q_SIGNALS:
    /// The user keeps waiting. The bar stays, less prominent; the button appears again when the time is over.
    void waitRequested();
    void saveAndLeaveRequested();
    /// The waiting time is over; the bar stays until it shows something else.
    void ranOut();

private:
    void setUrgent(bool urgent);
    void showText() { setText(m_detail.isEmpty() ? m_lost : QString{m_lost + u' ' + m_detail}); }
    void showTime();
    void retranslate();

    Countdown m_countdown;
    bool m_hasTime = false;
    bool m_isSavable = true;
    QString m_lost;
    QString m_detail;
    QLabel* m_time;
    QPushButton* m_wait;
    QPushButton* m_leave;
};

} // namespace qipan::ui
