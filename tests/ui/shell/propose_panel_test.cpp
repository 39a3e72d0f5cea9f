// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"
#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/pages/match_page.h"
#include "ui/panels/propose_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::ui;

namespace {

/// The panel over the board of a match page, with gomoku as the current game.
struct ProposePanelFixture {
    Actions actions;
    MatchPage page{actions};
    QWidget* board = new QWidget;
    ProposePanel& panel = page.proposePanel();
    QStringList proposed;
    int hidden = 0;

    explicit ProposePanelFixture(QSize size = {900, 600})
    {
        QObject::connect(&panel, &ProposePanel::proposed, &panel, [this](const GameChoice& choice) {
            proposed += u"%1 %2 %3"_s.arg(choice.game, choice.rule).arg(choice.size);
        });
        QObject::connect(&panel, &ProposePanel::hidden, &panel, [this] { ++hidden; });
        board->setFocusPolicy(Qt::StrongFocus);
        page.setBoard(board);
        page.resize(size);
        page.show();
        REQUIRE(QTest::qWaitForWindowActive(&page));
        panel.open({u"gomoku"_s, u"freestyle"_s, 15});
    }

    [[nodiscard]] QComboBox& box(int i) const { return *panel.findChildren<QComboBox*>().at(i); }
    [[nodiscard]] QPushButton& button(int i) const { return *panel.findChildren<QPushButton*>().at(i); }
    [[nodiscard]] QString text() const
    {
        QStringList all;
        for (const QLabel* label : panel.findChildren<QLabel*>())
            all += label->text();
        return all.join(u'\n');
    }
};

} // namespace

TEST_CASE("any registered game with its rules and sizes can be proposed by keyboard", "[propose]")
{
    ProposePanelFixture fixture;
    CHECK(static_cast<std::size_t>(fixture.box(0).count()) == games().size());
    CHECK(fixture.box(0).hasFocus());
    QTest::keyClick(fixture.panel.focusWidget(), Qt::Key_Tab);
    QTest::keyClick(fixture.panel.focusWidget(), Qt::Key_Down);
    QTest::keyClick(fixture.panel.focusWidget(), Qt::Key_Tab);
    QTest::keyClick(fixture.panel.focusWidget(), Qt::Key_Down);
    QTest::keyClick(fixture.panel.focusWidget(), Qt::Key_Return);
    CHECK(fixture.proposed == QStringList{u"gomoku standard 19"_s});
    fixture.box(0).setFocus();
    QTest::keyClick(&fixture.box(0), Qt::Key_Down);
    QTest::keyClick(&fixture.box(0), Qt::Key_Return);
    CHECK(fixture.proposed.back() == u"reversi standard 8");
}

TEST_CASE("the current game can be proposed again", "[propose]")
{
    ProposePanelFixture fixture;
    CHECK(fixture.button(0).isEnabled());
    QTest::keyClick(fixture.panel.focusWidget(), Qt::Key_Return);
    CHECK(fixture.proposed == QStringList{u"gomoku freestyle 15"_s});
}

TEST_CASE("Escape closes the panel after a press beside it too", "[propose]")
{
    ProposePanelFixture fixture;
    fixture.board->setFocus();
    QTest::keyClick(fixture.board, Qt::Key_Escape);
    CHECK_FALSE(fixture.panel.isVisible());
    CHECK(fixture.board->hasFocus());
    CHECK(fixture.hidden == 0);
}

TEST_CASE("a game from a position can only be proposed to restart", "[propose]")
{
    ProposePanelFixture fixture;
    CHECK_FALSE(fixture.text().contains(u"new game, not from this position"));
    fixture.panel.open({u"gomoku"_s, u"freestyle"_s, 15}, true);
    CHECK(fixture.text().contains(u"new game, not from this position"));
    CHECK(fixture.button(0).isEnabled());
    QTest::keyClick(fixture.panel.focusWidget(), Qt::Key_Return);
    CHECK(fixture.proposed == QStringList{u"gomoku freestyle 15"_s});
}

TEST_CASE("an opening rule can be chosen if the game has one", "[propose]")
{
    ProposePanelFixture fixture;
    CHECK(fixture.box(3).isVisible());
    fixture.box(0).setCurrentIndex(fixture.box(0).findData(u"reversi"_s));
    CHECK_FALSE(fixture.box(3).isVisible());
    fixture.box(0).setCurrentIndex(fixture.box(0).findData(u"gomoku"_s));
    CHECK(fixture.box(3).isVisible());
}

TEST_CASE("while a proposal waits it can be withdrawn but nothing else proposed", "[propose]")
{
    ProposePanelFixture fixture;
    QTest::keyClick(&fixture.box(1), Qt::Key_Down);
    QTest::mouseClick(&fixture.button(0), Qt::LeftButton);
    REQUIRE(fixture.proposed.size() == 1);
    for (const bool asked : {false, true}) {
        if (asked)
            fixture.panel.showAsked(u"Wei"_s);
        else
            fixture.panel.showSent(u"Wei"_s);
        CHECK(fixture.text().contains(u"Wei"));
        CHECK(fixture.panel.accessibleName().contains(u"Wei"));
        CHECK_FALSE(fixture.box(0).isEnabled());
        CHECK_FALSE(fixture.button(0).isEnabled());
        CHECK(fixture.button(1).hasFocus());
    }
    QTest::keyClick(fixture.panel.focusWidget(), Qt::Key_Return);
    CHECK(fixture.hidden == 1); // the proposal remains open
    CHECK(fixture.proposed.size() == 1);
    CHECK_FALSE(fixture.panel.isVisible());
    CHECK(fixture.board->hasFocus());
}

TEST_CASE("a decline or missing support is shown and another proposal can be made", "[propose]")
{
    ProposePanelFixture fixture;
    QTest::keyClick(&fixture.box(1), Qt::Key_Down);
    fixture.panel.showSent(u"Wei"_s);
    const QString waiting = fixture.text();
    fixture.panel.showRefused(u"Wei"_s);
    const QString refused = fixture.text();
    CHECK(refused != waiting);
    CHECK(fixture.button(0).isEnabled());
    fixture.panel.showNotUnderstood(u"Wei"_s);
    CHECK(fixture.text() != refused);
    CHECK(fixture.text().contains(u"Wei"));
    QTest::mouseClick(&fixture.button(0), Qt::LeftButton);
    CHECK(fixture.proposed.size() == 1);
}

TEST_CASE("Escape cancels before proposing without a message", "[propose]")
{
    ProposePanelFixture fixture;
    QTest::keyClick(fixture.panel.focusWidget(), Qt::Key_Escape);
    CHECK(fixture.hidden == 0);
    CHECK_FALSE(fixture.panel.isVisible());
    fixture.panel.open({u"reversi"_s, u"standard"_s, 8});
    CHECK(fixture.box(0).currentData() == u"reversi"_s);
    fixture.panel.stop();
    CHECK(fixture.hidden == 0);
    CHECK_FALSE(fixture.panel.isVisible());
}

TEST_CASE("the panel fits over the board at any size", "[propose]")
{
    for (const QSize size : {QSize{480, 300}, QSize{640, 420}, QSize{1000, 600}}) {
        ProposePanelFixture fixture{size};
        for (const QString& name : {u"Wei"_s, QString{32, u'W'}}) {
            fixture.panel.showAsked(name);
            QCoreApplication::processEvents();
            INFO(size.width() << " x " << size.height());
            CHECK(fixture.panel.parentWidget()->rect().contains(fixture.panel.geometry()));
            for (const QPushButton* button : fixture.panel.findChildren<QPushButton*>()) {
                CHECK(button->visibleRegion().boundingRect() == button->rect());
                CHECK(button->height() >= button->fontMetrics().height());
            }
        }
    }
}
