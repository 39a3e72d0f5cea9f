// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <vector>

class QAbstractButton;

namespace qipan::ui {

/// Keeps a click or key that was meant for what was there before from answering a question: for 400 ms after the
/// question has appeared or changed, its buttons take neither, and a button that was being pressed is released. Each
/// click that is ignored begins the time again. The letters of a question that the user caused are meant for it and
/// work at once.
class AnswerGuard final : public QObject {
public:
    /// The dynamic property of the application that replaces the delay, in milliseconds; for tests.
    static constexpr const char* delayProperty = "qipanAnswerDelay";

    using QObject::QObject;

    /// Guards a button of the question, which must live until the last restart().
    void add(QAbstractButton* button);
    /// The question has appeared or changed; `isExpected` if the user has just given the command that it is about.
    void restart(bool isExpected = false);
    /// Whether answers are ignored now.
    [[nodiscard]] bool isActive() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::vector<QAbstractButton*> m_buttons;
    QElapsedTimer m_since;
    bool m_isExpected = false;
    bool m_isPressed = false; ///< by an accepted press
};

} // namespace qipan::ui
