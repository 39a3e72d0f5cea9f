// SPDX-License-Identifier: GPL-3.0-or-later
// The first page of the book, and the size of its letters.
#include "tests/app/open_program.h"

#include "app/settings/settings.h"
#include "tests/support/catch.h"
#include "ui/book/book_contents.h"
#include "ui/book/book_reader.h"
#include "ui/book/text_block.h"
#include "ui/pages/book_covers.h"
#include "ui/pages/book_page.h"

#include <QApplication>
#include <QTest>
#include <QTreeWidget>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

ui::BookPage& bookOf(OpenProgram& program)
{
    return program.window().page<ui::BookPage>();
}

void openCovers(OpenProgram& program)
{
    program.press(Qt::Key_F4);
    REQUIRE(QTest::qWaitFor([&] { return bookOf(program).book() != nullptr; }));
}

void turnWheel(QWidget& widget, int delta)
{
    const QPoint at = widget.rect().center();
    QWheelEvent event{
        at, widget.mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false};
    QApplication::sendEvent(&widget, &event);
}

} // namespace

TEST_CASE("the book begins with covers that show how far one has read and lead on from there", "[book][program]")
{
    OpenProgram program{{}};
    openCovers(program);
    ui::BookPage& page = bookOf(program);
    REQUIRE(page.covers().isVisible());
    CHECK_FALSE(page.reader().isVisible());
    QStringList games;
    for (const ui::CoverButton* cover : page.covers().covers()) {
        games << cover->part().game;
        CHECK(cover->part().read == 0);
        CHECK(cover->part().pages > 5);
        CHECK(cover->accessibleDescription() == u"0 of %1 pages read"_s.arg(cover->part().pages));
    }
    games.sort();
    CHECK(games == QStringList{u"all"_s, u"gomoku"_s, u"link"_s, u"reversi"_s});

    const auto gomoku = [&]() -> ui::CoverButton& {
        return **std::ranges::find_if(page.covers().covers(),
                                      [](const auto* cover) { return cover->part().game == u"gomoku"; });
    };
    const int pages = gomoku().part().pages;
    gomoku().setFocus();
    program.press(Qt::Key_Return);
    const ui::BookPlace first = page.place();
    CHECK(page.book()->find(first.chapter.toStdString())->game == "gomoku");
    CHECK(page.reader().isVisible());
    CHECK(page.reader().hasFocus());
    page.setProgress({first}, {});
    program.press(Qt::Key_Up, Qt::AltModifier);
    REQUIRE(page.covers().isVisible());
    CHECK(page.place() == ui::BookPlace{});
    CHECK(page.contents().tree().currentItem() == nullptr);
    CHECK(gomoku().part().read == 1);
    CHECK(gomoku().part().pages == pages);
    gomoku().click();
    CHECK(page.place() != first); // the next page
    CHECK(page.place() == gomoku().part().next);
    program.press(Qt::Key_Backspace, Qt::AltModifier); // back to the covers
    CHECK(page.covers().isVisible());
    program.press(Qt::Key_Right, Qt::AltModifier); // the first page of all
    CHECK(page.place().chapter == QString::fromStdString(page.book()->chapters().front().key));
    program.press(Qt::Key_Left, Qt::AltModifier);
    CHECK(page.covers().isVisible());
}

TEST_CASE("a part that was read counts all its pages", "[book][program]")
{
    OpenProgram program{{}};
    openCovers(program);
    ui::BookPage& page = bookOf(program);
    QList<ui::BookPlace> read;
    for (const book::Chapter& chapter : page.book()->chapters()) {
        const QString key = QString::fromStdString(chapter.key);
        read << ui::BookPlace{key, {}};
        for (const book::Page& each : chapter.pages)
            read << ui::BookPlace{key, QString::fromStdString(each.anchor)};
    }
    page.setProgress(read, {});
    for (const ui::CoverButton* cover : page.covers().covers()) {
        CHECK(cover->part().read == cover->part().pages);
        CHECK(cover->accessibleDescription() == u"All pages read");
    }
}

TEST_CASE("the covers grow with the letters of the book", "[book][program]")
{
    OpenProgram program{{}};
    openCovers(program);
    const ui::CoverButton& cover = *bookOf(program).covers().covers().front();
    const double letters = cover.font().pointSizeF();
    const QSize size = cover.size();
    program.press(Qt::Key_Plus, Qt::ControlModifier);
    program.press(Qt::Key_Plus, Qt::ControlModifier);
    const double factor = program.preferences()->bookLetters / 100.0;
    CHECK(factor > 1.2);
    CHECK(std::abs(cover.font().pointSizeF() - letters * factor) < 0.1);
    CHECK(QTest::qWaitFor([&] { return cover.width() == qRound(size.width() * factor); }));
    CHECK(cover.height() > 1.15 * size.height());
    turnWheel(*bookOf(program).covers().viewport(), -120);
    CHECK(program.preferences()->bookLetters < 100 * factor);
    program.press(Qt::Key_0, Qt::ControlModifier);
    CHECK(cover.font().pointSizeF() == letters);
    CHECK(QTest::qWaitFor([&] { return cover.size() == size; }));
}

TEST_CASE("the buttons of the book stand in one row of a small window", "[book][program]")
{
    OpenProgram program{{}};
    program.window().resize(480, 400);
    openCovers(program);
    for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
        program.useLanguage(language);
        QTest::qWait(0);
        const auto top = [&](const QString& text) {
            for (const auto* button : bookOf(program).findChildren<QAbstractButton*>()) {
                if (button->isVisible() && button->text() == text)
                    return button->mapTo(&program.window(), QPoint{}).y() + button->height() / 2;
            }
            return -1;
        };
        const bool isEnglish = language == u"en";
        const int row = top(isEnglish ? u"C&ontents"_s : u"目录(&O)"_s);
        CHECK(row > 0);
        CHECK(std::abs(top(isEnglish ? u"&Close"_s : u"关闭(&C)"_s) - row) <= 2);
    }
}

TEST_CASE("keys and the wheel with Ctrl change the size of the letters in the book, and it is stored",
          "[book][program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"sounds/switch"_s, 2}});
    {
        OpenProgram program{{}, folder.path()};
        openCovers(program);
        ui::BookPage& page = bookOf(program);
        page.open({u"gomoku-shapes"_s, u"five"_s});
        const auto* block = page.reader().findChild<ui::TextBlock*>();
        REQUIRE(block != nullptr);
        const double normal = block->font().pointSizeF();
        program.press(Qt::Key_Plus, Qt::ControlModifier);
        CHECK(block->font().pointSizeF() > normal);
        CHECK(program.preferences()->bookLetters == 115);
        CHECK(block->document()->defaultFont().pointSizeF() == block->font().pointSizeF());
        program.press(Qt::Key_Minus, Qt::ControlModifier);
        CHECK(block->font().pointSizeF() == normal);
        turnWheel(*page.reader().viewport(), 120);
        CHECK(program.preferences()->bookLetters == 115);
        turnWheel(*page.reader().viewport(), -120);
        turnWheel(*page.reader().viewport(), -120);
        CHECK(program.preferences()->bookLetters == 90);
        CHECK(block->font().pointSizeF() < normal);
        program.press(Qt::Key_0, Qt::ControlModifier);
        CHECK(program.preferences()->bookLetters == 100);
        for (int times = 0; times < 20; ++times)
            program.press(Qt::Key_Equal, Qt::ControlModifier);
        CHECK(program.preferences()->bookLetters == 200);
    }
    OpenProgram program{{}, folder.path()};
    openCovers(program);
    bookOf(program).open({u"gomoku-shapes"_s, u"five"_s});
    CHECK(program.preferences()->bookLetters == 200);
    const auto* block = bookOf(program).reader().findChild<ui::TextBlock*>();
    CHECK(block->font().pointSizeF() > 1.9 * bookOf(program).font().pointSizeF());
}
