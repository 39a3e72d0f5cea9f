// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/base/actions.h"
#include "ui/pages/card_button.h"
#include "ui/pages/home_page.h"
#include "ui/pages/link_page.h"
#include "ui/pages/rules_page.h"
#include "ui/pages/today_row.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QImage>
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

TEST_CASE("a card shows the focus once keys are used, and where Enter continues a game", "[shell]")
{
    Actions actions;
    HomePage page{actions};
    page.setCards(threeCards());
    page.resize(800, 600);
    activate(page);
    const auto cards = page.findChildren<CardButton*>();
    page.setFocus();
    const auto isFramed = [](CardButton* card) {
        return card->grab().toImage().pixelColor(card->width() / 2, 3) == card->palette().color(QPalette::Highlight);
    };
    CHECK_FALSE(isFramed(cards[0]));
    QTest::keyClick(cards[0], Qt::Key_Right);
    CHECK(isFramed(cards[1]));
    CHECK_FALSE(isFramed(cards[0]));

    page.window()->setAttribute(Qt::WA_KeyboardFocusChange, false);
    CHECK_FALSE(isFramed(cards[1]));
    cards[0]->setFocus();
    page.setWaiting({u"reversi"_s});
    CHECK(cards[2]->hasFocus());
    CHECK(isFramed(cards[2]));
    page.setLastGame(u"link"_s); // nothing of it waits
    CHECK(cards[2]->hasFocus());
    page.setWaiting({u"gomoku"_s, u"reversi"_s});
    CHECK(cards[1]->hasFocus());
}

TEST_CASE("a small card is mostly its board and says that its game waits", "[shell]")
{
    Actions actions;
    HomePage page{actions};
    page.setCards(threeCards());
    page.setContinue(u"Continue reversi"_s);
    for (const QSize size : {QSize{480, 322}, QSize{640, 402}, QSize{1000, 640}}) {
        page.resize(size);
        activate(page);
        CardButton* card = page.findChildren<CardButton*>().back();
        page.setWaiting({});
        const QImage usual = card->grab().toImage();
        page.setWaiting({u"reversi"_s});
        const QImage waiting = card->grab().toImage();
        page.clearFocus();
        const auto changed = [&](int y) {
            for (int x = card->width() / 4; x < card->width() * 3 / 4; ++x) {
                if (usual.pixel(x, y) != waiting.pixel(x, y))
                    return true;
            }
            return false;
        };
        int words = 0;
        for (int y = 20; y < card->height() - 10; ++y)
            words += changed(y);
        CHECK(words > 4);
        CHECK(card->pictureRect().height() >= 0.5 * card->height());
    }
}

TEST_CASE("the parts of the home page stay inside it and do not overlap at any size", "[shell]")
{
    Actions actions;
    HomePage page{actions};
    page.setCards(threeCards());
    page.setContinue(u"Continue gomoku, 24 moves"_s);
    using Kind = TodayEntry::Kind;
    page.setToday({{Kind::Deal, u"Today's deal"_s, u"Cleared, 12 days in a row"_s},
                   {Kind::Puzzles, u"Puzzles"_s, u"7 due for review"_s},
                   {Kind::Lesson, u"Lesson of gomoku"_s, u"Step 3 of 9"_s},
                   {Kind::Result, u"Reversi, yesterday"_s, u"You beat level 3 (more discs)"_s}});
    for (const QSize size : {QSize{480, 320}, QSize{480, 900}, QSize{800, 500}, QSize{1920, 980}}) {
        page.resize(size);
        activate(page);
        QList<QWidget*> parts;
        for (CardButton* card : page.findChildren<CardButton*>())
            parts += card;
        for (ActionButton* button : page.findChildren<ActionButton*>())
            parts += button;
        for (QAbstractButton* button : page.findChild<TodayRow*>()->findChildren<QAbstractButton*>())
            parts += button;
        REQUIRE(parts.size() == 13);
        const auto placeOf = [&](const QWidget* part) { return QRect{part->mapTo(&page, QPoint{}), part->size()}; };
        for (int i = 0; i < parts.size(); ++i) {
            CHECK(page.rect().contains(placeOf(parts[i])));
            for (int k = 0; k < i; ++k)
                CHECK(!placeOf(parts[i]).intersects(placeOf(parts[k])));
        }
        for (const CardButton* card : page.findChildren<CardButton*>())
            CHECK(card->height() >= 100); // board, name and button without overlap
    }
}

TEST_CASE("what one may do today comes without moving anything, and keys and clicks choose it", "[shell]")
{
    Actions actions;
    HomePage page{actions};
    page.setCards(threeCards());
    page.resize(480, 340);
    activate(page);
    std::vector<TodayEntry::Kind> chosen;
    QObject::connect(&page, &HomePage::todayChosen, &page, [&](TodayEntry::Kind kind) { chosen.push_back(kind); });
    const auto placesOf = [&] {
        QList<QRect> places;
        for (const CardButton* card : page.findChildren<CardButton*>())
            places += card->geometry();
        for (const ActionButton* button : page.findChildren<ActionButton*>())
            places += button->geometry();
        return places;
    };
    const QList<QRect> before = placesOf();
    using Kind = TodayEntry::Kind;
    page.setToday({{Kind::Deal, u"Today's deal"_s, u"The same board for everyone"_s},
                   {Kind::Puzzles, u"Puzzles"_s, u"7 due for review"_s},
                   {Kind::Result, u"Reversi"_s, u"Yesterday: won against level 3"_s}});
    CHECK(placesOf() == before);
    const auto buttons = page.findChild<TodayRow*>()->findChildren<QAbstractButton*>();
    REQUIRE(buttons.size() == 3);
    CHECK(buttons[0]->accessibleName() == u"Today's deal");
    CHECK(buttons[0]->accessibleDescription() == u"The same board for everyone");
    buttons[0]->setFocus();
    QTest::keyClick(buttons[0], Qt::Key_Return);
    QTest::keyClick(buttons[0], Qt::Key_Tab);
    CHECK(buttons[1]->hasFocus());
    QTest::keyClick(buttons[1], Qt::Key_Space);
    QTest::mouseClick(buttons[2], Qt::LeftButton);
    CHECK(chosen == std::vector{Kind::Deal, Kind::Puzzles, Kind::Result});
}

TEST_CASE("what one may do today has the room beside it", "[shell]")
{
    Actions actions;
    HomePage page{actions};
    page.setCards(threeCards());
    using Kind = TodayEntry::Kind;
    const auto roomFor = [&page](const QString& title) {
        for (const QAbstractButton* button : page.findChild<TodayRow*>()->findChildren<QAbstractButton*>()) {
            if (button->text() == title && button->isVisible())
                return button->width() - 46; // without the icon and the margins
        }
        return 0;
    };
    const QFontMetrics strong{scaledFont(page.font(), 1, QFont::DemiBold)};
    const QString result = u"Link-match, today 12:00 PM"_s;
    const QString detail = u"Player 2 170 : 140 Ada, who is slow"_s;
    page.resize(480, 316);
    activate(page);
    page.setToday({{Kind::Deal, u"Today's deal"_s, u"The same board for everyone"_s},
                   {Kind::Puzzles, u"Puzzles"_s, u"7 due for review"_s},
                   {Kind::Result, result, detail}});
    CHECK(roomFor(result) >= strong.horizontalAdvance(result));
    CHECK(roomFor(result) >= page.fontMetrics().horizontalAdvance(detail));
    page.resize(640, 396); // all in one row
    CHECK(roomFor(u"Today's deal"_s) < roomFor(result));
    CHECK(roomFor(u"Puzzles"_s) >= page.fontMetrics().horizontalAdvance(u"7 due for review"_s));
    CHECK(2 * roomFor(u"Today's deal"_s) >= page.fontMetrics().horizontalAdvance(u"The same board for everyone"_s));
}

TEST_CASE("a long result keeps the size of its letters, and is whole in the tool tip and for a screen reader",
          "[shell]")
{
    Actions actions;
    HomePage page{actions};
    page.setCards(threeCards());
    page.resize(900, 640);
    activate(page);
    const auto* row = page.findChild<TodayRow*>();
    const QString loser(60, u'H');
    const auto lettersOf = [&](const QString& detail) { // the height of the letters H
        page.setToday({{TodayEntry::Kind::Result, u"Reversi"_s, detail}});
        QAbstractButton* button = nullptr;
        REQUIRE(QTest::qWaitFor([&] {
            const auto buttons = row->findChildren<QAbstractButton*>();
            button = buttons.size() == 1 ? buttons[0] : nullptr;
            return button != nullptr;
        }));
        CHECK(button->accessibleDescription() == detail);
        CHECK(button->toolTip().contains(detail));
        const QImage image = button->grab().toImage();
        const int middle = image.height() / 2;
        const QRgb paper = image.pixel(image.width() / 2, middle - 1);
        int rows = 0;
        for (int y = middle; y < image.height() - 4; ++y) {
            bool isInked = false;
            for (int x = image.height(); x < image.width() - 4; ++x)
                isInked = isInked || image.pixel(x, y) != paper;
            rows += isInked;
        }
        return rows;
    };
    const int usual = lettersOf(u"HHH"_s);
    REQUIRE(usual > 4);
    CHECK(lettersOf(loser) >= usual);
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

TEST_CASE("a paused board offers to continue by keyboard", "[shell]")
{
    Actions actions;
    LinkPage page{actions};
    auto* board = new QWidget;
    board->setFocusPolicy(Qt::StrongFocus);
    page.setBoard(board);
    page.resize(600, 500);
    activate(page);
    actions.setActionState({.pause = true});
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
