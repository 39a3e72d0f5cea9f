// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/pages/card_button.h"
#include "ui/pages/home_page.h"
#include "ui/pages/link_page.h"
#include "ui/pages/rules_page.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QTest>
#include <QTextBrowser>

using namespace Qt::StringLiterals;
using namespace qipan::ui;

namespace {

std::vector<HomeCard> threeCards()
{
    const auto nothing = [](QPainter&, const QRectF&) {};
    return {{u"link"_s, nothing}, {u"gomoku"_s, nothing}, {u"reversi"_s, nothing}};
}

void activate(QWidget& widget)
{
    widget.show();
    REQUIRE(QTest::qWaitForWindowActive(&widget));
}

} // namespace

TEST_CASE("cards are buttons: arrows move between them and Enter or Space or a click opens a game", "[shell]")
{
    Actions actions;
    HomePage page{actions};
    page.setCards(threeCards());
    page.resize(800, 600);
    activate(page);
    QStringList chosen;
    QObject::connect(&page, &HomePage::gameChosen, &page, [&](const QString& key) { chosen += key; });

    const auto cards = page.findChildren<CardButton*>();
    REQUIRE(cards.size() == 3);
    page.setFocus();
    CHECK(cards[0]->hasFocus());
    QTest::keyClick(cards[0], Qt::Key_Return);
    QTest::keyClick(cards[0], Qt::Key_Right);
    CHECK(cards[1]->hasFocus());
    QTest::keyClick(cards[1], Qt::Key_Space);
    QTest::mouseClick(cards[2], Qt::LeftButton);
    CHECK(chosen == QStringList{u"link"_s, u"gomoku"_s, u"reversi"_s});
    for (const CardButton* card : cards)
        CHECK(!card->accessibleName().isEmpty());
}

TEST_CASE("the parts of the home page stay inside it and do not overlap at any size", "[shell]")
{
    Actions actions;
    HomePage page{actions};
    page.setCards(threeCards());
    page.setContinue(u"Continue gomoku, 24 moves"_s);
    for (const QSize size : {QSize{480, 320}, QSize{480, 900}, QSize{800, 500}, QSize{1920, 980}}) {
        page.resize(size);
        activate(page);
        QList<QWidget*> parts;
        for (CardButton* card : page.findChildren<CardButton*>())
            parts += card;
        for (ActionButton* button : page.findChildren<ActionButton*>())
            parts += button;
        REQUIRE(parts.size() == 9);
        for (int i = 0; i < parts.size(); ++i) {
            CHECK(page.rect().contains(parts[i]->geometry()));
            for (int k = 0; k < i; ++k)
                CHECK(!parts[i]->geometry().intersects(parts[k]->geometry()));
        }
    }
}

TEST_CASE("Continue is shown only while a game is waiting", "[shell]")
{
    Actions actions;
    HomePage page{actions};
    page.setCards(threeCards());
    activate(page);
    const auto* button = page.findChildren<ActionButton*>().front();
    CHECK(!button->isVisible());
    page.setContinue(u"Continue reversi & more"_s);
    CHECK(button->isVisible());
    CHECK(button->text() == u"Continue reversi && more"_s);
    page.setContinue({});
    CHECK(!button->isVisible());
}

TEST_CASE("a stuck board offers a shuffle and a paused one to continue by keyboard", "[shell]")
{
    Actions actions;
    LinkPage page{actions};
    auto* board = new QWidget;
    board->setFocusPolicy(Qt::StrongFocus);
    page.setBoard(board);
    page.resize(600, 500);
    activate(page);
    actions.setActionState({.shuffle = true, .pause = true});
    int shuffles = 0;
    QObject::connect(actions.shuffle, &QAction::triggered, &page, [&] { ++shuffles; });

    page.showStuck(u"No more moves."_s);
    QTest::keyClick(page.window()->focusWidget(), Qt::Key_Return);
    CHECK(shuffles == 1);
    page.hideMessage();
    CHECK(board->hasFocus());

    actions.setPaused(true);
    page.setPaused(true);
    CHECK(page.childAt(page.rect().center()) != board);
    QTest::keyClick(page.window()->focusWidget(), Qt::Key_Return);
    CHECK(!actions.pause->isChecked());
    page.setPaused(false);
    CHECK(board->hasFocus());
}

TEST_CASE("F2 explains every game, and keys scroll and close it", "[shell]")
{
    RulesPage page;
    page.resize(480, 360);
    activate(page);
    bool closed = false;
    QObject::connect(&page, &RulesPage::closed, &page, [&] { closed = true; });
    QStringList texts;
    for (const QString& key : {u"link"_s, u"gomoku"_s, u"reversi"_s}) {
        page.setGame(key);
        CHECK(page.game() == key);
        const QString text = page.findChild<QTextBrowser*>()->toPlainText();
        CHECK(text.size() > 1500);
        CHECK(!texts.contains(text));
        texts += text;
    }
    QTest::keyClick(page.findChild<QTextBrowser*>(), Qt::Key_Escape);
    CHECK(closed);
}
