// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"
#include "tests/ui/link/boards.h"
#include "ui/base/actions.h"
#include "ui/link/link_view.h"
#include "ui/link/overlay.h"
#include "ui/pages/duel_page.h"

#include <QTest>
#include <QToolButton>

namespace qipan::ui::test {

/// A page with a duel in progress.
struct DuelRoom {
    Actions actions;
    DuelPage page{actions};
    LinkView* view = new LinkView;
    link::Game own;
    link::Game other;

    explicit DuelRoom(QSize size, const link::Board& board = boardOf({"abba", "cddc", "effe", "ghhg"}))
        : own{board}
        , other{board}
    {
        page.setBoard(view);
        view->showGame(own);
        page.otherBoard().showGame(other);
        page.setPlayers({DuelPlayer{.name = QStringLiteral("Ann"), .pairs = 1},
                         DuelPlayer{.name = QStringLiteral("Bob"), .detail = QStringLiteral("local network")}},
                        false);
        page.setProgress(1, 0, 8);
        page.setLead(DuelPage::leadText(1, false));
        page.setGame(QStringLiteral("Race · 4 × 4, falls down · Round 2 of 3"));
        page.resize(size);
        page.show();
        REQUIRE(QTest::qWaitForWindowActive(&page));
        view->setFocus();
    }

    /// Removes a pair of the other player.
    link::Removed takeOther(Cell a, Cell b)
    {
        other.choose(a);
        const auto removed = std::get<link::Removed>(other.choose(b));
        page.otherBoard().showRemoved(removed, other);
        return removed;
    }

    /// The rectangle of a widget on the page, after layout.
    [[nodiscard]] QRect place(const QWidget& widget) const
    {
        QCoreApplication::processEvents();
        return {widget.mapTo(&page, QPoint{0, 0}), widget.size()};
    }
    [[nodiscard]] QToolButton& more() const { return *page.findChild<QToolButton*>(QStringLiteral("more")); }
    [[nodiscard]] QList<DuelStrip*> strips() const { return page.findChildren<DuelStrip*>(); }
    /// The overlay that is shown, or null.
    [[nodiscard]] Overlay* overlay() const
    {
        for (Overlay* overlay : page.findChildren<Overlay*>()) {
            if (overlay->isVisible())
                return overlay;
        }
        return nullptr;
    }
};

} // namespace qipan::ui::test
