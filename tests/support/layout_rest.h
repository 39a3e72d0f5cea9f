// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QWidget>

namespace qipan::tests {

/// Returns whether a widget comes to rest, instead of laying itself out again and again.
[[nodiscard]] inline bool isAtRest(QWidget& widget)
{
    class Counter final : public QObject {
    public:
        bool eventFilter(QObject*, QEvent* event) override
        {
            count += event->type() == QEvent::LayoutRequest ? 1 : 0;
            return false;
        }
        int count = 0;
    };
    constexpr int turns = 5;
    for (int turn = 0; turn < turns; ++turn)
        QCoreApplication::processEvents();
    Counter counter;
    widget.installEventFilter(&counter);
    for (int turn = 0; turn < turns; ++turn)
        QCoreApplication::processEvents();
    return counter.count == 0;
}

} // namespace qipan::tests
