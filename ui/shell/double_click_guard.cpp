// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/double_click_guard.h"

#include <QCoreApplication>
#include <QMouseEvent>

namespace qipan::ui {

DoubleClickGuard::DoubleClickGuard(QObject* parent)
    : QObject{parent}
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool DoubleClickGuard::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        // A window also gets the second press in this form, just before the double click.
        if (!(static_cast<QMouseEvent*>(event)->flags() & Qt::MouseEventCreatedDoubleClick))
            m_isReplaced = false;
        break;
    case QEvent::MouseButtonDblClick:
        if (m_isReplaced)
            return true;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace qipan::ui
