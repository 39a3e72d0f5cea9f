// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/open_program.h"

#include "app/book/book_loader.h"
#include "app/book/book_search.h"
#include "app/settings/settings.h"
#include "tests/support/catch.h"
#include "ui/base/texts.h"
#include "ui/book/book_contents.h"
#include "ui/book/book_reader.h"
#include "ui/book/diagram_card.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/book_page.h"
#include "ui/shell/navigation.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

using Page = ui::Page;

ui::BookPage& pageOf(OpenProgram& program)
{
    return program.window().page<ui::BookPage>();
}

void waitForBook(OpenProgram& program)
{
    program.press(Qt::Key_F4);
    REQUIRE(QTest::qWaitFor([&] { return pageOf(program).book() != nullptr; }));
}

ui::DiagramCard& diagram(OpenProgram& program, const QString& chapter, const QString& anchor, const char* id)
{
    pageOf(program).open({chapter, anchor});
    for (ui::DiagramCard* card : pageOf(program).reader().diagrams()) {
        if (card->diagram().id == id)
            return *card;
    }
    FAIL("no such diagram");
    std::abort();
}

QPushButton* button(QWidget& parent, const QString& text)
{
    for (QPushButton* each : parent.findChildren<QPushButton*>()) {
        if (each->text() == text)
            return each;
    }
    return nullptr;
}

} // namespace

TEST_CASE("every page is shown in both languages with the same diagrams as the book", "[book][program]")
{
    const QString language = GENERATE(u"en"_s, u"zh_CN"_s);
    OpenProgram program{{}, {{u"language"_s, language}}};
    waitForBook(program);
    ui::BookPage& page = pageOf(program);
    int pages = 0;
    std::size_t diagrams = 0;
    for (const book::Chapter& chapter : page.book()->chapters()) {
        for (const book::Page& each : chapter.pages) {
            page.open({QString::fromStdString(chapter.key), QString::fromStdString(each.anchor)});
            CHECK(page.place().anchor == QString::fromStdString(each.anchor));
            for (ui::DiagramCard* card : page.reader().diagrams()) {
                CHECK(card->board().isAtStart());
                CHECK_FALSE(card->board().description().isEmpty());
                if (card->board().position() != nullptr)
                    CHECK(card->board().line());
            }
            diagrams += static_cast<std::size_t>(page.reader().diagrams().size());
            ++pages;
        }
    }
    CHECK(pages > 100);
    CHECK(diagrams > 380);
}

TEST_CASE("keys and clicks step through a diagram and try and reset moves", "[book][program]")
{
    OpenProgram program{{}};
    waitForBook(program);
    ui::DiagramCard& card = diagram(program, u"gomoku-shapes"_s, u"five"_s, "five-row");
    ui::DiagramBoard& board = card.board();
    REQUIRE(board.position() != nullptr);
    CHECK(board.position()->outcome()); // five in a row
    const std::size_t plies = board.position()->plies().size();
    board.back();
    CHECK(board.position()->plies().size() == plies - 1);
    CHECK_FALSE(board.isAtStart());
    CHECK(board.canNext());
    program.click(board.view(), {0, 0}); // the user tries a move
    CHECK(board.position()->plies().size() == plies);
    CHECK_FALSE(board.position()->outcome());
    program.click(board.view(), {0, 0}); // occupied
    CHECK(board.position()->plies().size() == plies);
    board.reset();
    CHECK(board.isAtStart());
    CHECK(board.position()->outcome());
}

TEST_CASE("the computer answers on a diagram and the line can be copied or played at a table", "[book][program]")
{
    OpenProgram program{{}};
    waitForBook(program);
    ui::DiagramCard& card = diagram(program, u"gomoku-shapes"_s, u"five"_s, "five-where");
    const std::size_t plies = card.board().position()->plies().size();
    QPushButton* answer = button(card, u"Computer's move"_s);
    REQUIRE(answer != nullptr);
    answer->click();
    REQUIRE(QTest::qWaitFor([&] { return card.board().position()->plies().size() == plies + 1; }, 20'000));
    CHECK(card.board().position()->plies().back().cell == Cell{7, 7}); // H8, the only winning point
    button(card, u"Copy"_s)->click();
    CHECK(QGuiApplication::clipboard()->text().contains(u"B[hh]"));

    const std::size_t shown = card.board().position()->plies().size();
    button(card, u"Analyse"_s)->click();
    REQUIRE(QTest::qWaitFor([&] { return program.window().navigation().page() == Page::Record; }));
    CHECK(program.record().position().plies().size() == shown - plies); // the stones that were set up are no moves
    CHECK(program.record().position().stoneAt({7, 7}));
    CHECK(program.actions().analysis->isChecked());
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Book);
    CHECK_FALSE(program.actions().analysis->isChecked()); // where it would count as help

    // A setup that no sequence of alternating moves can reach can be continued as a game, too.
    card.board().back();
    button(card, u"Play"_s)->click();
    CHECK(program.window().navigation().page() == Page::Match);
    CHECK(program.table().setup().position.has_value());
    waitForBook(program);
    pageOf(program).open({u"gomoku-openings"_s, u"direct-a"_s});
    ui::DiagramCard& opening = *pageOf(program).reader().diagrams().front();
    const auto stones = opening.board().position()->plies().size();
    button(opening, u"Play"_s)->click();
    REQUIRE(program.window().navigation().page() == Page::Match);
    CHECK(program.match().game().plies().size() >= stones);
}

TEST_CASE("only moves on a diagram are numbered and setup stones are not", "[book][program]")
{
    OpenProgram program{{}};
    waitForBook(program);
    const auto labels = [](const ui::DiagramCard& card) {
        QStringList all;
        for (const record::Mark& mark : dynamic_cast<ui::TurnBoardView&>(card.board().view()).recordMarks())
            all << card.board().view().nameOf(mark.cell) + u'=' + QString::fromStdString(mark.label);
        return all;
    };
    ui::DiagramCard& numbered = diagram(program, u"gomoku-board"_s, u"turns"_s, "first-stones");
    CHECK(labels(numbered) == QStringList{u"H8=1"_s, u"H9=2"_s, u"I9=3"_s, u"G7=4"_s, u"I8=5"_s, u"I10=6"_s});
    CHECK_FALSE(numbered.board().view().options().lastMove);
    numbered.board().back();
    CHECK(labels(numbered).size() == 5);
    ui::DiagramCard& stones = diagram(program, u"gomoku-shapes"_s, u"five"_s, "five-where");
    CHECK(labels(stones) == QStringList{u"H8="_s}); // the book's own mark
    stones.board().play({0, 0});
    CHECK(labels(stones) == QStringList{u"A15=1"_s});
}

TEST_CASE("moves tried on a diagram are kept when stepping back and forward", "[book][program]")
{
    OpenProgram program{{}};
    waitForBook(program);
    ui::DiagramBoard& board = diagram(program, u"gomoku-board"_s, u"turns"_s, "first-stones").board();
    board.back();
    board.play({0, 0});
    board.play({1, 0});
    board.toFirst();
    CHECK(board.position()->plies().empty());
    board.toLast();
    CHECK(board.position()->plies().size() == 7);
    CHECK(board.position()->plies().back().cell == Cell{1, 0});
    CHECK_FALSE(board.canNext());
    board.back();
    board.next();
    CHECK(board.position()->plies().back().cell == Cell{1, 0});
    board.reset();
    CHECK(board.position()->plies().back().cell == Cell{8, 5}); // I10
    CHECK_FALSE(board.canNext());
}

TEST_CASE("text below a diagram does not change the layout and explains a forbidden point", "[book][program]")
{
    OpenProgram program{{}};
    waitForBook(program);
    ui::DiagramCard& card = diagram(program, u"gomoku-rules"_s, u"double-four"_s, "double-four-cross");
    const int height = card.layout()->heightForWidth(card.width());
    card.board().play({7, 7});
    REQUIRE(card.board().position()->outcome());
    bool isTold = false;
    for (const QLabel* label : card.findChildren<QLabel*>())
        isTold = isTold || label->text() == u"White wins: Black played a double four (forbidden).";
    CHECK(isTold);
    CHECK(card.layout()->heightForWidth(card.width()) == height);
}

TEST_CASE("the book can be searched by keyboard and a result opens its page", "[book][program]")
{
    OpenProgram program{{}};
    waitForBook(program);
    program.press(Qt::Key_F, Qt::ControlModifier);
    QLineEdit& field = pageOf(program).contents().field();
    REQUIRE(QApplication::focusWidget() == &field);
    QTest::keyClicks(&field, u"open four"_s);
    QTreeWidget& list = pageOf(program).contents().tree();
    REQUIRE(QTest::qWaitFor(
        [&] { return list.topLevelItemCount() > 0 && list.topLevelItem(0)->text(0).contains(u"our"); }));
    program.press(Qt::Key_Down);
    program.press(Qt::Key_Return);
    CHECK_FALSE(pageOf(program).place().chapter.isEmpty());
    QTest::keyClicks(&field, u" zzz"_s);
    CHECK(QTest::qWaitFor([&] { return list.topLevelItem(0)->text(0) == u"Nothing found."; }));
}

TEST_CASE("the search is repeated when a chapter in your folder is added or changed", "[book][program]")
{
    OpenProgram program{{}};
    waitForBook(program);
    const auto beside = [](const char* word) {
        const std::string text = std::string{"---\ngame: gomoku\norder: 0\ntitle: Mine\n---\n\nOf "} + word + ".\n";
        return book::readChapter("beside", text).chapter;
    };
    QTreeWidget& list = pageOf(program).contents().tree();
    QTest::keyClicks(&pageOf(program).contents().field(), u"xylophone"_s);
    REQUIRE(QTest::qWaitFor([&] { return list.topLevelItem(0)->text(0) == u"Nothing found."; }));
    program.book().setExtraChapter(beside("a xylophone"));
    CHECK(QTest::qWaitFor([&] { return list.topLevelItem(0)->text(0).startsWith(u"Mine\n"); }));
    program.book().setExtraChapter(beside("a zither"));
    CHECK(QTest::qWaitFor([&] { return list.topLevelItem(0)->text(0) == u"Nothing found."; }));
}

TEST_CASE("shortcuts of the book work while a button or a message has the focus", "[book][program]")
{
    OpenProgram program{{}};
    waitForBook(program);
    ui::BookPage& page = pageOf(program);
    page.open({u"gomoku-shapes"_s, u"four"_s});
    const ui::BookPlace four = page.place();
    button(page, u"Next page"_s)->setFocus();
    program.press(Qt::Key_Right, Qt::AltModifier);
    const ui::BookPlace next = page.place();
    CHECK(next != four);
    program.press(Qt::Key_Left, Qt::AltModifier);
    CHECK(page.place() == four);
    button(page, u"&Bookmark"_s)->setFocus();
    program.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK(page.place() == next);
    program.press(Qt::Key_PageUp, Qt::ControlModifier);
    CHECK(page.place() == four);

    program.window().messages().showMessage(u"A message."_s);
    auto* bar = &program.messageBar();
    for (QPushButton* each : bar->findChildren<QPushButton*>()) {
        if (each->isVisible())
            each->setFocus();
    }
    REQUIRE(bar->isAncestorOf(QApplication::focusWidget()));
    program.press(Qt::Key_F, Qt::ControlModifier);
    CHECK(QApplication::focusWidget() == &page.contents().field());

    program.window().navigation().setPage(Page::Home);
    program.press(Qt::Key_Right, Qt::AltModifier);
    CHECK(page.place() == four);
}

TEST_CASE("a key and a button return from a link to the previous scroll position", "[book][program]")
{
    OpenProgram program{{}, {{u"language"_s, u"en"_s}}};
    waitForBook(program);
    ui::BookPage& page = pageOf(program);
    const auto tools = page.findChildren<QToolButton*>();
    QToolButton* back = *std::ranges::find(tools, u"Bac&k"_s, &QToolButton::text);
    const ui::BookPlace four{u"gomoku-shapes"_s, u"four"_s};
    page.open(four);
    CHECK_FALSE(back->isEnabled());
    page.reader().setFocus();
    program.press(Qt::Key_Tab); // to the first link
    program.press(Qt::Key_Down);
    const int read = page.reader().scrolled();
    REQUIRE(read > 0);
    program.press(Qt::Key_Return);
    QApplication::processEvents(); // links are followed after the key event
    const ui::BookPlace term = page.place();
    CHECK(term == ui::BookPlace{u"glossary"_s, u"four"_s});
    program.press(Qt::Key_Right, Qt::AltModifier);
    CHECK(page.place() != term);
    program.press(Qt::Key_Backspace, Qt::AltModifier);
    CHECK(page.place() == four);
    CHECK(page.reader().scrolled() == read);
    CHECK_FALSE(back->isEnabled());
    program.press(Qt::Key_Backspace, Qt::AltModifier); // no previous page
    CHECK(page.place() == four);

    QTreeWidget& tree = page.contents().tree();
    tree.setFocus();
    program.press(Qt::Key_Home);
    program.press(Qt::Key_Down);
    program.press(Qt::Key_Return);
    REQUIRE(page.place() != four);
    back->setFocus();
    program.press(Qt::Key_Space);
    CHECK(page.place() == four);
    CHECK(QApplication::focusWidget() == &page.reader());
}

TEST_CASE("a term shows its explanation and bookmarks and the position are restored", "[book][program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"link/offerLesson"_s, false}});
    {
        OpenProgram program{{}, folder.path()};
        waitForBook(program);
        pageOf(program).open({u"gomoku-shapes"_s, u"four"_s});
        Q_EMIT pageOf(program).reader().linkPointedAt(u"term:open-four"_s);
        bool isExplained = false;
        for (const QLabel* label : pageOf(program).findChildren<QLabel*>())
            isExplained = isExplained || (label->isVisible() && label->text().startsWith(u"Open four: "));
        CHECK(isExplained);
        program.press(Qt::Key_D, Qt::ControlModifier);
        Q_EMIT pageOf(program).reader().linkPressed(u"page:gomoku-attack#vcf"_s);
        CHECK(pageOf(program).place() == ui::BookPlace{u"gomoku-attack"_s, u"vcf"_s});
        program.press(Qt::Key_Right, Qt::AltModifier);
        CHECK(pageOf(program).place() != ui::BookPlace{u"gomoku-attack"_s, u"vcf"_s});
        program.press(Qt::Key_Left, Qt::AltModifier);
        program.press(Qt::Key_Escape);
        CHECK(program.window().navigation().page() == Page::Home);
    }
    const app::BookProgress progress = app::Settings{folder.path()}.book();
    CHECK(progress.place == ui::BookPlace{u"gomoku-attack"_s, u"vcf"_s});
    CHECK(progress.bookmarks == QList<ui::BookPlace>{{u"gomoku-shapes"_s, u"four"_s}});
}

TEST_CASE("bookmarks are listed above the contents and can be opened and removed by keyboard", "[book][program]")
{
    OpenProgram program{{}, {{u"language"_s, u"en"_s}}};
    waitForBook(program);
    ui::BookPage& page = pageOf(program);
    QTreeWidget& tree = page.contents().tree();
    const ui::BookPlace four{u"gomoku-shapes"_s, u"four"_s};
    const ui::BookPlace vcf{u"gomoku-attack"_s, u"vcf"_s};
    const auto listed = [&] {
        QStringList titles;
        const QTreeWidgetItem& group = *tree.topLevelItem(0);
        for (int i = 0; group.text(0) == u"Bookmarks" && i < group.childCount(); ++i)
            titles << group.child(i)->text(0);
        return titles;
    };
    CHECK(listed().isEmpty());
    for (const ui::BookPlace& place : {four, vcf}) {
        page.open(place);
        program.press(Qt::Key_D, Qt::ControlModifier);
    }
    REQUIRE(listed().size() == 2);
    CHECK(listed().front() == u"Shapes · Four");
    CHECK(listed().back().startsWith(u"Attack · "));
    CHECK(tree.currentItem()->parent() != tree.topLevelItem(0)); // the current page keeps its place in the book

    tree.setFocus();
    tree.setCurrentItem(tree.topLevelItem(0));
    program.press(Qt::Key_Down);
    program.press(Qt::Key_Return);
    CHECK(page.place() == four);
    program.press(Qt::Key_Delete);
    CHECK(listed().size() == 1);
    CHECK(tree.currentItem() == tree.topLevelItem(0)->child(0)); // the focus stays in the list
    CHECK(page.place() == four);
    program.press(Qt::Key_Delete);
    CHECK(listed().isEmpty());
    program.press(Qt::Key_Delete); // nothing to remove
    CHECK(listed().isEmpty());
}

TEST_CASE("a page is read once its end was visible and a chapter once all its pages are read", "[book][program]")
{
    OpenProgram program{{}, {{u"language"_s, u"en"_s}}};
    program.book().setReadAfter({});
    waitForBook(program);
    ui::BookPage& page = pageOf(program);
    QTreeWidget& tree = page.contents().tree();
    const auto isRead = [&](const QString& title) {
        const auto found = tree.findItems(title + u" ✓", Qt::MatchExactly | Qt::MatchRecursive);
        return !found.isEmpty();
    };
    const auto waits = [&] { return QTest::qWaitFor([&] { return program.book().wasViewed(); }); };
    const auto readToEnd = [&](const ui::BookPlace& place) {
        page.open(place);
        REQUIRE(waits());
        page.reader().verticalScrollBar()->setValue(page.reader().verticalScrollBar()->maximum());
    };
    const QString key = u"reversi-first-steps"_s;
    const book::Chapter& chapter = *page.book()->find(key.toStdString());
    REQUIRE_FALSE(chapter.introduction.empty());
    readToEnd({key, {}});
    CHECK_FALSE(isRead(ui::textOf(chapter.title))); // only its introduction
    for (const book::Page& each : chapter.pages) {
        const QString title = ui::textOf(each.title);
        page.open({key, ui::textOf(each.anchor)});
        REQUIRE(waits());
        REQUIRE(page.reader().verticalScrollBar()->maximum() > 0);
        CHECK_FALSE(isRead(title));
        CHECK_FALSE(isRead(ui::textOf(chapter.title)));
        readToEnd({key, ui::textOf(each.anchor)});
        CHECK(isRead(title));
    }
    CHECK(isRead(ui::textOf(chapter.title)));
}

TEST_CASE("two programs on one folder merge their bookmarks and read pages", "[book]")
{
    const QTemporaryDir folder;
    const ui::BookPlace five{u"gomoku-shapes"_s, u"five"_s};
    const ui::BookPlace four{u"gomoku-shapes"_s, u"four"_s};
    app::Settings one{folder.path()};
    app::Settings other{folder.path()};
    one.setBookmark(five, true);
    other.setBookmark(four, true);
    other.addRead(four);
    one.addRead(five);
    CHECK(one.book().bookmarks == QList{five, four});
    CHECK(one.book().read == QList{four, five});
    other.setBookmark(five, false);
    one.setBookmark(four, true);
    CHECK(one.book().bookmarks == QList{four});
    CHECK(app::Settings{folder.path()}.book().read == QList{four, five});
}

TEST_CASE("your chapters are listed beside the built-in ones and a broken one is reported", "[book][program]")
{
    const QTemporaryDir folder;
    storeSettings(folder.path(), {{u"language"_s, u"en"_s}, {u"link/offerLesson"_s, false}});
    REQUIRE(QDir{folder.path()}.mkdir(u"lessons"_s));
    const auto write = [&](const QString& name, const QByteArray& text) {
        QFile file{folder.path() + u"/lessons/" + name};
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write(u"mine.md"_s, "---\ngame: gomoku\norder: 95\ntitle: My own\n---\n\n## First {#first}\n\nWords.\n");
    write(u"broken.md"_s, "no header at all");
    write(u"noise.md"_s, QByteArray(100'000, '\x80'));
    for (const char* name : {"p.md", "q.md", "r.md"})
        write(QString::fromLatin1(name), "no header either");
    OpenProgram program{{}, folder.path()};
    waitForBook(program);
    CHECK(pageOf(program).book()->find("own-mine") != nullptr);
    const QString messageText = program.messageBar().findChildren<QLabel*>().front()->text();
    CHECK(messageText.contains(u"broken.md"));
    CHECK(messageText.contains(u"noise.md"));
    CHECK(messageText.contains(u"p.md"));
    CHECK_FALSE(messageText.contains(u"q.md"));
    CHECK(messageText.endsWith(u" and 2 more."));
    pageOf(program).open({u"own-mine"_s, u"first"_s});
    CHECK(pageOf(program).place().chapter == u"own-mine");
}

TEST_CASE("Markdown is searched as plain text", "[book]")
{
    CHECK(app::withoutMarkup("| a | b |\n| --- | --- |\n| c | d |\n\nsaid [6](source:x)") == u"a b c d said [6]");
    CHECK(app::withoutMarkup("A **bold** [link](page:x#y) and\n- a list\n> said") == u"A bold link and a list said");
}

TEST_CASE("the search excerpt contains the match near its start", "[book]")
{
    const QString language = GENERATE(u"en"_s, u"zh_CN"_s);
    const QString word = language == u"en" ? u"threat"_s : u"连"_s;
    const auto found = app::searchBook(*app::loadBook(language, {}).book, word, {});
    REQUIRE(found.size() > 5);
    for (const ui::BookFinding& each : found) {
        INFO(each.excerpt.toStdString());
        CHECK_FALSE(each.excerpt.contains(u"---"));
        if (!each.title.contains(word, Qt::CaseInsensitive)) {
            CHECK(each.excerpt.contains(word, Qt::CaseInsensitive));
            CHECK(each.excerpt.indexOf(word, 0, Qt::CaseInsensitive) < 20);
        }
    }
    const auto phrase = app::searchBook(*app::loadBook(u"en"_s, {}).book, u"double four"_s, {});
    CHECK(std::ranges::count_if(
              phrase,
              [](const ui::BookFinding& each) { return each.excerpt.contains(u"double four", Qt::CaseInsensitive); })
          > 2);
}
