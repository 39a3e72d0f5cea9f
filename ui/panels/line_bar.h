#pragma once

#include "ui/panels/countdown.h"
#include "ui/panels/words_bar.h"

#include <optional>

class QLabel;
class QPushButton;

namespace qipan::ui {

/// Says that the line to the other side is broken, counts down how long they are waited for, and lets the user wait or
/// save and leave: a bar, never a box. Hidden until `showLost`.
class LineBar final : public WordsBar {
    Q_OBJECT

public:
    /// `now` as for Countdown.
    explicit LineBar(QWidget* parent = nullptr, Countdown::Now now = {});

    /// Shows what happened, with what is left at this moment of the time of waiting; the bar counts on by itself.
    /// Without a time there is no countdown. Screen readers are told once a text, however often it is called.
    void showLost(const QString& text, std::optional<Milliseconds> remaining);
    /// Before the first round there is nothing to save: then the user is offered to leave only. At first there is.
    void setSavable(bool savable);
    /// Words behind the text that may change often ("Next try in 4 s."): not announced. Empty for none.
    void setDetail(const QString& text);
    /// The line is there again, or the match was left.
    void hideLost();

    /// The countdown as it is shown: "4:32"; empty without one.
    [[nodiscard]] QString timeText() const;

Q_SIGNALS:
    /// The user waits on. The bar stays, quieter; the button comes back when the time has run out.
    void waitWanted();
    void saveAndLeaveWanted();
    /// The time of waiting is over; the bar stays until something else is said.
    void ranOut();

protected:
    void changeEvent(QEvent* event) override;

private:
    void setUrgent(bool urgent);
    void showWords();
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
