// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/answer_guard.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QShortcutEvent>
#include <QVariant>

namespace qipan::ui {
namespace {

constexpr qint64 answerDelay = 400; ///< milliseconds

/// What a widget of a question makes of an event.
enum class Part { None, Press, Release };

Part partOfKey(const QKeyEvent& event, Part part)
{
    const int key = event.key();
    const bool presses = key == Qt::Key_Space || key == Qt::Key_Select || key == Qt::Key_Return || key == Qt::Key_Enter;
    return presses ? part : Part::None;
}

Part partOf(const QEvent& event)
{
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
    case QEvent::Shortcut:
        return Part::Press;
    case QEvent::KeyPress:
        return partOfKey(static_cast<const QKeyEvent&>(event), Part::Press);
    case QEvent::MouseMove:
        return static_cast<const QMouseEvent&>(event).buttons() == Qt::NoButton ? Part::None : Part::Release;
    case QEvent::MouseButtonRelease:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        return Part::Release;
    case QEvent::KeyRelease:
        return partOfKey(static_cast<const QKeyEvent&>(event), Part::Release);
    default:
        return Part::None;
    }
}

bool isRepeated(const QEvent& event)
{
    return event.type() == QEvent::KeyPress && static_cast<const QKeyEvent&>(event).isAutoRepeat();
}

} // namespace

void AnswerGuard::add(QAbstractButton* button)
{
    m_buttons.push_back(button);
    button->installEventFilter(this);
}

void AnswerGuard::restart(bool isExpected)
{
    m_since.start();
    m_isExpected = isExpected;
    m_isPressed = false;
    for (QAbstractButton* button : m_buttons)
        button->setDown(false);
}

bool AnswerGuard::isActive() const
{
    const QVariant replaced = QCoreApplication::instance()->property(delayProperty);
    return m_since.isValid() && m_since.elapsed() < (replaced.isValid() ? replaced.toLongLong() : answerDelay);
}

bool AnswerGuard::eventFilter(QObject* watched, QEvent* event)
{
    switch (partOf(*event)) {
    case Part::None:
        break;
    case Part::Press:
        if (const bool isLetter = event->type() == QEvent::Shortcut && m_isExpected;
            (isActive() && !isLetter) || isRepeated(*event)) { // a key that is still held from before
            if (isActive() && event->type() == QEvent::MouseButtonPress)
                m_since.start(); // who clicks one tile after the other has not seen the question yet
            return true;
        }
        m_isPressed = true;
        if (event->type() == QEvent::Shortcut && !static_cast<QShortcutEvent*>(event)->isAmbiguous()) {
            // Not the button itself: it would click a moment later, when there may be another question.
            static_cast<QAbstractButton*>(watched)->click();
            return true;
        }
        break;
    case Part::Release:
        if (!m_isPressed)
            return true;
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace qipan::ui
