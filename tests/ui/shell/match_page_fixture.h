// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/pages/match_page.h"
#include "ui/panels/move_list.h"

#include <QAbstractButton>
#include <QTest>

namespace qipan::ui {

/// A match page in a window, with a focusable board.
struct MatchPageFixture {
    Actions actions;
    MatchPage page{actions};
    QWidget* board = new QWidget;

    explicit MatchPageFixture(QSize size = {1000, 700})
    {
        board->setFocusPolicy(Qt::StrongFocus);
        page.setBoard(board);
        page.resize(size);
        page.show();
        REQUIRE(QTest::qWaitForWindowActive(&page));
        board->setFocus();
    }

    /// The rectangle of a widget on the page, after layout.
    [[nodiscard]] QRect place(const QWidget& widget) const
    {
        QCoreApplication::processEvents();
        return {widget.mapTo(&page, QPoint{0, 0}), widget.size()};
    }
    [[nodiscard]] MoveList& moves() const { return *page.findChild<MoveList*>(); }
    [[nodiscard]] QAbstractButton& more() const { return *page.findChild<QAbstractButton*>(QStringLiteral("more")); }
};

} // namespace qipan::ui
