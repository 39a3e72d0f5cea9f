// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStringList>
#include <QTest>
#include <QWidget>

namespace qipan::tests {

/// Presses Tab in an active window and returns the controls of one of its pages that never get the focus.
inline QStringList unreachedByTab(const QWidget& window, const QWidget& page)
{
    constexpr int presses = 120;
    QSet<const QWidget*> reached;
    for (int i = 0; i < presses && window.focusWidget() != nullptr; ++i) {
        reached += window.focusWidget();
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
    }
    QStringList missing;
    for (const QWidget* each : page.findChildren<QWidget*>()) {
        const bool isStop = each->isVisible() && each->isEnabled() && (each->focusPolicy() & Qt::TabFocus) != 0
            && each->focusProxy() == nullptr;
        if (isStop && !reached.contains(each))
            missing << QLatin1String{each->metaObject()->className()} + u' ' + each->accessibleName()
                    + each->property("text").toString();
    }
    return missing;
}

} // namespace qipan::tests
