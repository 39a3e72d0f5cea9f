// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/messages/message_bar.h"
#include "ui/messages/message_queue.h"
#include "ui/pages/match_page.h"
#include "ui/panels/move_list.h"

#include <QAbstractButton>
#include <QTest>

namespace qipan::ui {

/// A match page in a window, with a focusable board and a bar for messages.
struct MatchPageFixture {
    Actions actions;
    MatchPage page{actions};
    QWidget* board = new QWidget;
    MessageQueue messages;
    MessageBar bar{messages, &page};

    explicit MatchPageFixture(QSize size = {1000, 700})
    {
        board->setFocusPolicy(Qt::StrongFocus);
        messages.setPage(Page::Match);
        page.setBoard(board);
        page.findChild<BoardArea*>()->setBar(&bar);
        page.resize(size);
        page.show();
        REQUIRE(QTest::qWaitForWindowActive(&page));
        board->setFocus();
    }

    /// Posts a question that notes the answers.
    void ask(const QString& text)
    {
        messages.post({.topic = Message::Topic::Request,
                       .text = text,
                       .agree = QStringLiteral("&Accept (F8)"),
                       .decline = QStringLiteral("&Decline (F9)"),
                       .agreed = [this] { answers += true; },
                       .declined = [this] { answers += false; },
                       .hasKeys = true});
    }
    QList<bool> answers;

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
