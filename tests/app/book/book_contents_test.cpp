// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of the book and the search in it.
#include "tests/app/open_program.h"

#include "app/book/book_loader.h"
#include "app/book/book_search.h"
#include "tests/support/catch.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/book/book_contents.h"
#include "ui/book/book_reader.h"
#include "ui/book/diagram_card.h"
#include "ui/files/file_report.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/book_page.h"
#include "ui/shell/navigation.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>
#include <QThreadPool>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::tests;

namespace {

/// A data folder with the user's own chapters.
class ChapterFolder {
public:
    ChapterFolder()
    {
        declineLessons(m_folder.path());
        storeSettings(m_folder.path(), {{u"language"_s, u"en"_s}, {u"view/animation"_s, false}});
        REQUIRE(QDir{m_folder.path()}.mkdir(u"lessons"_s));
    }

    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file{m_folder.path() + u"/lessons/" + name};
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

/// Simulates the font size of a screen with doubled resolution.
class LargeLetters {
public:
    LargeLetters() { QApplication::setFont(ui::scaledFont(m_usual, 2)); }
    ~LargeLetters() { QApplication::setFont(m_usual); }
    LargeLetters(const LargeLetters&) = delete;
    LargeLetters& operator=(const LargeLetters&) = delete;

private:
    const QFont m_usual = QApplication::font();
};

ui::BookPage& openBook(OpenProgram& program)
{
    program.press(Qt::Key_F4);
    ui::BookPage& page = program.window().page<ui::BookPage>();
    REQUIRE(QTest::qWaitFor([&] { return page.book() != nullptr; }));
    return page;
}

QTreeWidgetItem* itemOf(QTreeWidget& tree, const QString& text)
{
    const auto found = tree.findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.front();
}

} // namespace

TEST_CASE("the contents list each game as one group and mark your chapters", "[book][program]")
{
    const ChapterFolder folder;
    folder.write(u"late.md"_s, "---\ngame: gomoku\norder: 999\ntitle: Late\n---\n\n## One {#one}\n\nWords.\n");
    folder.write(u"early.md"_s, "---\ngame: reversi\norder: 1\ntitle: Early\n---\n");
    OpenProgram program{{}, folder.path()};
    QTreeWidget& tree = openBook(program).contents().tree();
    QStringList groups;
    for (int i = 0; i < tree.topLevelItemCount(); ++i)
        groups << tree.topLevelItem(i)->text(0);
    CHECK(groups.size() == 4);
    CHECK(groups.removeDuplicates() == 0);
    const QTreeWidgetItem* late = itemOf(tree, u"Late (yours)"_s);
    REQUIRE(late != nullptr);
    CHECK(late->parent()->text(0) == u"Gomoku");
    CHECK(itemOf(tree, u"Early (yours)"_s) != nullptr); // without a ✓, since nothing was read
}

TEST_CASE("a title that does not fit into the contents is elided and has a tool tip", "[book][program]")
{
    OpenProgram program{{}};
    QTreeWidget& tree = openBook(program).contents().tree();
    CHECK_FALSE(tree.wordWrap()); // lines behind the first would be cut off
    CHECK(tree.textElideMode() == Qt::ElideRight);
    const QTreeWidgetItem* chapter = tree.topLevelItem(0)->child(0);
    CHECK(chapter->toolTip(0) == chapter->text(0));
}

TEST_CASE("the current page is bold in the contents wherever the keyboard focus is", "[book][program]")
{
    OpenProgram program{{}};
    ui::BookPage& page = openBook(program);
    QTreeWidget& tree = page.contents().tree();
    page.open({u"gomoku-shapes"_s, u"four"_s});
    QTreeWidgetItem* four = tree.currentItem();
    CHECK(four->font(0).bold());
    CHECK(four->data(0, Qt::AccessibleTextRole).toString().endsWith(u", shown"));
    tree.setFocus();
    program.press(Qt::Key_Down);
    QTreeWidgetItem* next = tree.currentItem();
    REQUIRE(next != four);
    CHECK(four->font(0).bold());
    CHECK_FALSE(next->font(0).bold());
    program.press(Qt::Key_Return);
    CHECK_FALSE(four->font(0).bold());
    CHECK(next->font(0).bold());
}

TEST_CASE("pages are not clipped in a small window with large fonts", "[book][program]")
{
    const QString language = GENERATE(u"en"_s, u"zh_CN"_s);
    const LargeLetters letters;
    OpenProgram program{{}, {{u"language"_s, language}}};
    program.window().resize(480, 400);
    ui::BookPage& page = openBook(program);
    for (const book::Chapter& chapter : page.book()->chapters()) {
        for (const book::Page& each : chapter.pages) {
            page.open({ui::textOf(chapter.key), ui::textOf(each.anchor)});
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            INFO(chapter.key << '#' << each.anchor);
            CHECK(page.reader().widget()->width() <= page.reader().viewport()->width());
        }
    }
    for (const QAbstractButton* button : page.findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || page.reader().isAncestorOf(button))
            continue; // the scroll areas of diagrams
        INFO(button->text().toStdString());
        CHECK(button->width() >= button->sizeHint().width());
        CHECK(page.rect().contains(QRect{button->mapTo(&page, QPoint{}), button->size()}));
    }
}

TEST_CASE("the found page is selected in the contents when the search is cleared", "[book][program]")
{
    OpenProgram program{{}};
    ui::BookPage& page = openBook(program);
    QTreeWidget& tree = page.contents().tree();
    QTest::keyClicks(&page.contents().field(), u"Winning by fours"_s);
    REQUIRE(QTest::qWaitFor([&] {
        return tree.topLevelItem(0) != nullptr && tree.topLevelItem(0)->text(0).contains(u"Winning by fours");
    }));
    QTest::keyClick(&page.contents().field(), Qt::Key_Return);
    QTest::keyClick(&tree, Qt::Key_Return);
    REQUIRE(page.place().anchor == u"vcf");
    page.contents().field().clear();
    QTest::qWait(50); // pending events
    const QTreeWidgetItem* shown = tree.currentItem();
    REQUIRE(shown != nullptr);
    CHECK(shown->text(0).startsWith(u"Winning by fours"));
    CHECK(tree.viewport()->rect().contains(tree.visualItemRect(shown)));
}

TEST_CASE("a page whose title matches the search comes first", "[book]")
{
    const auto book = app::loadBook(u"en"_s, {}).book;
    CHECK(app::searchBook(*book, u"open four"_s, {}).front().title.endsWith(u" · Open four"));
    CHECK(app::searchBook(*book, u"Open Three"_s, {}).front().title.endsWith(u" · Open three"));
}

TEST_CASE("the search ignores diacritics in both directions", "[book]")
{
    const auto book = app::loadBook(u"en"_s, {}).book;
    const auto plain = app::searchBook(*book, u"wagner"_s, {});
    REQUIRE_FALSE(plain.isEmpty());
    CHECK(plain.front().excerpt.contains(u"Wágner"));
    CHECK(app::searchBook(*book, u"Wágner"_s, {}).size() == plain.size());
}

TEST_CASE("all your broken files can be listed", "[book][program]")
{
    const ChapterFolder folder;
    for (const char* name : {"p.md", "q.md", "r.md", "s.md", "t.md"})
        folder.write(QString::fromLatin1(name), "no header");
    OpenProgram program{{}, folder.path()};
    openBook(program);
    auto* bar = &program.messageBar();
    REQUIRE(QTest::qWaitFor([&] { return bar->isVisible(); }));
    CHECK_FALSE(bar->isAncestorOf(program.window().focusWidget()));
    for (QPushButton* button : bar->findChildren<QPushButton*>()) {
        if (button->text() == u"Sho&w all…")
            button->click();
    }
    const auto* report = program.window().findChild<ui::FileReport*>();
    REQUIRE(report != nullptr);
    const auto* files = report->findChild<QTableWidget*>();
    REQUIRE(files->rowCount() == 5);
    CHECK(files->item(4, 0)->text() == u"t.md");
    CHECK(files->item(4, 1)->text().startsWith(u"line 1 ("));
}

TEST_CASE("your chapters are reread when the book is reopened and the page is kept", "[book][program]")
{
    const ChapterFolder folder;
    const QByteArray head = "---\ngame: gomoku\norder: 95\ntitle: Mine\n---\n\n## One {#one}\n\n";
    const QByteArray paragraphs = QByteArray{"Words that fill a page.\n\n"}.repeated(60);
    folder.write(u"mine.md"_s, head + "Old.\n\n" + paragraphs);
    folder.write(u"gone.md"_s, "---\ngame: gomoku\norder: 96\ntitle: Gone\n---\n");
    OpenProgram program{{}, folder.path()};
    ui::BookPage& page = openBook(program);
    page.open({u"own-mine"_s, u"one"_s});
    program.press(Qt::Key_PageDown);
    const int read = page.reader().scrolled();
    REQUIRE(read > 0);
    const book::Book* before = page.book();
    const auto reopen = [&] {
        program.press(Qt::Key_Escape);
        REQUIRE(program.window().navigation().page() == ui::Page::Home);
        program.press(Qt::Key_F4);
    };
    reopen();
    QThreadPool::globalInstance()->waitForDone();
    QApplication::processEvents();
    CHECK(page.book() == before); // nothing has changed

    folder.write(u"mine.md"_s, head + "New, and longer.\n\n" + paragraphs + "{#\n\n## No anchor\n");
    REQUIRE(QFile::remove(folder.path() + u"/lessons/gone.md"));
    reopen();
    REQUIRE(QTest::qWaitFor([&] { return page.book()->find("own-gone") == nullptr; }));
    CHECK(page.place() == ui::BookPlace{u"own-mine"_s, u"one"_s});
    CHECK(page.reader().scrolled() == read);
    const auto words = page.reader().findChildren<QTextBrowser*>();
    CHECK(words.front()->toPlainText().startsWith(u"New, and longer."));
    CHECK(program.messageBar().isVisible()); // the page without an anchor
}

TEST_CASE("messages about broken chapters follow the language and disappear when the chapters are fixed",
          "[book][program]")
{
    const ChapterFolder folder;
    const QByteArray head = "---\ngame: gomoku\norder: 95\ntitle: Mine\n---\n";
    folder.write(u"mine.md"_s, head + "[Gone](page:#gone).\n");
    OpenProgram program{{}, folder.path()};
    const ui::BookPage& page = openBook(program);
    auto* bar = &program.messageBar();
    REQUIRE(QTest::qWaitFor([&] { return bar->isVisible(); }));
    const QLabel& messageText = *bar->findChildren<QLabel*>().front();
    CHECK(messageText.text().startsWith(u"Some of your chapters could not be loaded completely: mine.md: line 6 ("));
    const auto speak = [&](const QString& language) {
        ui::Preferences preferences = program.preferences().value();
        preferences.language = language;
        program.preferences().set(preferences);
    };
    speak(u"zh_CN"_s);
    CHECK(QTest::qWaitFor([&] { return messageText.text().contains(u"第 6 行"); }));
    CHECK_FALSE(messageText.text().contains(u"chapters"));

    folder.write(u"mine.md"_s, head + "All is well, and longer than before.\n");
    const auto reopen = [&] {
        program.press(Qt::Key_Escape);
        program.press(Qt::Key_F4);
    };
    reopen();
    CHECK(QTest::qWaitFor([&] { return !bar->isVisible(); }));

    // A closed message does not reappear when the language changes.
    folder.write(u"mine.md"_s, head + "[Gone](page:#gone), again.\n");
    reopen();
    REQUIRE(QTest::qWaitFor([&] { return bar->isVisible(); }));
    for (QPushButton* button : bar->findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text().contains(u"&E"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    REQUIRE_FALSE(bar->isVisible());
    const book::Book* before = page.book();
    speak(u"en"_s);
    REQUIRE(QTest::qWaitFor([&] { return page.book() != before; }));
    CHECK_FALSE(bar->isVisible());
}

TEST_CASE("a new chapter keeps the page and the keyboard focus and the folded groups", "[book][program]")
{
    OpenProgram program{{}};
    ui::BookPage& page = openBook(program);
    QTreeWidget& tree = page.contents().tree();
    const auto chapter = [&tree](const char* title) {
        return tree.findItems(QString::fromLatin1(title), Qt::MatchStartsWith | Qt::MatchRecursive).front();
    };
    const auto beside = [](const std::string& words) {
        const std::string text = "---\ngame: gomoku\norder: 0\ntitle: Mine\n---\n\n" + words + "\n";
        return book::readChapter("beside", text).chapter;
    };
    const ui::BookPlace five{u"gomoku-shapes"_s, u"five"_s};
    page.open(five);
    const auto expand = [&](const char* title, Qt::Key key) {
        tree.setFocus();
        tree.setCurrentItem(chapter(title));
        program.press(key);
    };
    expand("Attack", Qt::Key_Right);
    expand("Link-match", Qt::Key_Left);
    REQUIRE(chapter("Attack")->isExpanded());
    REQUIRE_FALSE(chapter("Link-match")->isExpanded());
    ui::DiagramCard* card = page.reader().diagrams().front();
    card->board().back();
    program.click(card->board().view(), {0, 0});
    REQUIRE_FALSE(card->board().isAtStart());
    REQUIRE(card->board().view().hasFocus());
    const std::size_t plies = card->board().position()->plies().size();

    program.book().setExtraChapter(beside("Words."));
    REQUIRE(itemOf(tree, u"Mine"_s) != nullptr);
    CHECK(page.place() == five);
    REQUIRE(page.reader().diagrams().front() == card);
    CHECK(card->board().position()->plies().size() == plies);
    CHECK(card->board().view().hasFocus());
    CHECK(chapter("Attack")->isExpanded());
    CHECK_FALSE(chapter("Link-match")->isExpanded());
    CHECK(tree.currentItem() == chapter("Link-match"));

    page.open({u"beside"_s, {}});
    program.book().setExtraChapter(beside("Other words."));
    CHECK(page.reader().findChildren<QTextBrowser*>().front()->toPlainText() == u"Other words.");
}

TEST_CASE("Back skips the current page when the page between was removed", "[book][program]")
{
    const ChapterFolder folder;
    folder.write(u"mine.md"_s, "---\ngame: gomoku\norder: 95\ntitle: Mine\n---\n");
    OpenProgram program{{}, folder.path()};
    ui::BookPage& page = openBook(program);
    const auto tools = page.findChildren<QToolButton*>();
    const QToolButton* back = *std::ranges::find(tools, u"Bac&k"_s, &QToolButton::text);
    const ui::BookPlace first{u"gomoku-board"_s, {}};
    const ui::BookPlace second{u"gomoku-shapes"_s, {}};
    page.open(first);
    const auto choose = [&](const QString& title) {
        QTreeWidget& tree = page.contents().tree();
        tree.setFocus();
        tree.setCurrentItem(tree.findItems(title, Qt::MatchStartsWith | Qt::MatchRecursive).front());
        program.press(Qt::Key_Return);
    };
    const QString title = ui::textOf(page.book()->find("gomoku-board")->title);
    const bool isFurther = GENERATE(false, true);
    choose(u"Mine"_s);
    REQUIRE(page.place().chapter == u"own-mine");
    choose(title);
    REQUIRE(page.place() == first);
    if (isFurther)
        page.navigateTo(second);
    REQUIRE(QFile::remove(folder.path() + u"/lessons/mine.md"));
    program.press(Qt::Key_Escape);
    program.press(Qt::Key_F4);
    REQUIRE(QTest::qWaitFor([&] { return page.book()->find("own-mine") == nullptr; }));
    CHECK(back->isEnabled() == isFurther);
    program.press(Qt::Key_Backspace, Qt::AltModifier);
    CHECK(page.place() == first);
    CHECK_FALSE(back->isEnabled());
}

TEST_CASE("links between your chapters work and broken links are reported", "[book]")
{
    const ChapterFolder folder;
    const QByteArray header = "---\ngame: gomoku\norder: 95\ntitle: Mine\n---\n";
    folder.write(u"one.md"_s, header + "[There](page:two#a), [five](term:five), [shapes](page:gomoku-shapes).\n");
    folder.write(u"two.md"_s, header + "[Back](page:one).\n\n## A {#a}\n\n[Gone](page:#gone), [no](term:no-such).\n");
#ifdef Q_OS_UNIX // Qt makes shortcuts on Windows
    REQUIRE(QFile::link(folder.path() + u"/lessons/one.md", folder.path() + u"/lessons/three.md"));
#endif
    const app::LoadedBook loaded = app::loadBook(u"en"_s, folder.path() + u"/lessons");
    const book::Chapter* one = loaded.book->find("own-one");
    REQUIRE(one != nullptr);
    const auto place =
        loaded.book->resolve({.kind = book::LinkTarget::Kind::Page, .chapter = "two", .anchor = "a"}, *one);
    REQUIRE(place);
    CHECK(place->chapter->key == "own-two");
    const auto words = [&](qsizetype at) { return app::BrokenFiles::describe(loaded.broken[at]); };
    qsizetype links = 0;
#ifdef Q_OS_UNIX
    links = 1;
    REQUIRE(loaded.broken.size() == 3);
    CHECK(words(0) == ui::BrokenFile{u"three.md"_s, u"a link to another file"_s});
#endif
    REQUIRE(loaded.broken.size() == links + 2);
    CHECK(words(links) == ui::BrokenFile{u"two.md"_s, u"line 10 (the link \"page:#gone\" leads nowhere)"_s});
    CHECK(words(links + 1).why.contains(u"term:no-such"));
}

TEST_CASE("all errors and broken links in one of your chapters are listed", "[book][program]")
{
    const ChapterFolder folder;
    folder.write(u"mine.md"_s,
                 "---\ngame: gomoku\norder: 95\ntitle: Mine\n---\n\n## First\n\n```board\nsize: 99\n```\n");
    folder.write(u"other.md"_s, "no header");
#ifdef Q_OS_UNIX
    REQUIRE(QFile::link(folder.path() + u"/nowhere.md", folder.path() + u"/lessons/dangling.md"));
#else
    folder.write(u"dangling.md"_s, "no header");
#endif
    const QList<app::UserFileFault> broken = app::loadBook(u"en"_s, folder.path() + u"/lessons").broken;
    const auto count = [&](const QString& name) { return std::ranges::count(broken, name, &app::UserFileFault::name); };
    CHECK(count(u"dangling.md"_s) > 0);
    CHECK(count(u"mine.md"_s) > 1);
    CHECK(count(u"mine.md"_s) <= 10);
    OpenProgram program{{}, folder.path()};
    openBook(program);
    const QString messageText = program.messageBar().findChildren<QLabel*>().front()->text();
    CHECK(messageText.count(u"mine.md") == 1); // each file once
    CHECK(messageText.contains(u"other.md"));
    CHECK(messageText.contains(u"dangling.md"));
}

TEST_CASE("chapters beyond the limit are reported", "[book]")
{
    const ChapterFolder folder;
    for (int i = 0; i <= app::maxUserChapters; ++i) {
        folder.write(u"n%1.md"_s.arg(i, 3, 10, QChar{u'0'}),
                     "---\ngame: gomoku\norder: 95\ntitle: Mine\n---\nWords.\n");
    }
    const app::LoadedBook loaded = app::loadBook(u"en"_s, folder.path() + u"/lessons");
    REQUIRE(loaded.broken.size() == 1);
    CHECK(loaded.broken.front() == app::UserFileFault{u"n200.md"_s, app::UserFileFault::What::BeyondMost, 200});
    CHECK(app::BrokenFiles::describe(loaded.broken.front()).why.startsWith(u"only the first 200 "));
}

TEST_CASE("a page of yours without an anchor can be reached by turning pages", "[book][program]")
{
    const ChapterFolder folder;
    folder.write(u"mine.md"_s, "---\ngame: gomoku\norder: 95\ntitle: Mine\n---\n\n## First\n\nA.\n\n## Second\n\nB.\n");
    OpenProgram program{{}, folder.path()};
    ui::BookPage& page = openBook(program);
    page.open({u"own-mine"_s, {}});
    program.press(Qt::Key_Right, Qt::AltModifier);
    CHECK(page.place().anchor == u"page-1");
    program.press(Qt::Key_Right, Qt::AltModifier);
    CHECK(page.place().anchor == u"page-2");
}

TEST_CASE("bookmarking a page tells where to find bookmarks", "[book][program]")
{
    OpenProgram program{{}};
    ui::BookPage& page = openBook(program);
    page.open({u"gomoku-shapes"_s, u"four"_s});
    program.press(Qt::Key_D, Qt::ControlModifier);
    CHECK(program.window().status() == u"Bookmark added at the top of the contents.");
    program.press(Qt::Key_D, Qt::ControlModifier);
    CHECK(program.window().status() == u"Bookmark removed.");
}

TEST_CASE("closing the book and the puzzles in turn leads to the home page", "[book][puzzle][program]")
{
    using Page = ui::Page;
    OpenProgram program{{}};
    openBook(program);
    program.press(Qt::Key_F3, Qt::ShiftModifier);
    program.press(Qt::Key_F4);
    REQUIRE(program.window().navigation().page() == Page::Book);
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Puzzles);
    program.press(Qt::Key_Escape);
    CHECK(program.window().navigation().page() == Page::Home);
}
