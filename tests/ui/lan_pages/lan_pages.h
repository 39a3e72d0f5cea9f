// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"
#include "ui/pages/table_list.h"

#include <QTest>
#include <QWidget>

namespace qipan::ui {

/// A gomoku table at 10.0.0.ID.
inline FoundTable tableOf(const QString& id, const QString& name, bool playing = false, bool passcode = false)
{
    return {.id = id,
            .name = name,
            .game = QStringLiteral("gomoku"),
            .rule = QStringLiteral("freestyle"),
            .size = 15,
            .address = QStringLiteral("10.0.0.") + id + QStringLiteral(":15155"),
            .passcode = passcode,
            .playing = playing};
}

inline void activate(QWidget& widget)
{
    widget.show();
    REQUIRE(QTest::qWaitForWindowActive(&widget));
}

/// Sends a key to the widget with the focus.
inline void press(QWidget& window, Qt::Key key)
{
    REQUIRE(window.focusWidget() != nullptr);
    QTest::keyClick(window.focusWidget(), key);
}

} // namespace qipan::ui
