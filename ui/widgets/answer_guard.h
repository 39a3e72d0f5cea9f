// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <vector>

class QAbstractButton;

namespace qipan::ui {

/// Keeps a click or key that was meant for what was there before from answering a question: for 400 ms after the
/// question has appeared or changed, its buttons take neither, and a button that was being pressed is released.
class AnswerGuard final : public QObject {
public:
    /// The dynamic property of the application that replaces the delay, in milliseconds; for tests.
    static constexpr const char* delayProperty = "qipanAnswerDelay";

    using QObject::QObject;

    /// Guards a button of the question, which must live until the last restart().
    void add(QAbstractButton* button);
    /// The question has appeared or changed.
    void restart();
    /// Whether answers are ignored now.
    [[nodiscard]] bool isActive() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::vector<QAbstractButton*> m_buttons;
    QElapsedTimer m_since;
    bool m_isPressed = false; ///< by an accepted press
};

} // namespace qipan::ui
