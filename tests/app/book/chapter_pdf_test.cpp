// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters of the book as PDF.
#include "app/book/chapter_pdf.h"

#include "app/book/book_loader.h"
#include "tests/app/open_program.h"
#include "tests/support/catch.h"
#include "ui/book/chapter_paper.h"
#include "ui/book/text_block.h"
#include "ui/files/job_bar.h"
#include "ui/messages/message_bar.h"
#include "ui/pages/book_page.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace qipan;
using namespace qipan::app;
using namespace qipan::tests;

namespace {

void openBook(OpenProgram& program)
{
    program.press(Qt::Key_F4);
    REQUIRE(QTest::qWaitFor([&] { return program.window().page<ui::BookPage>().book() != nullptr; }));
}

[[nodiscard]] const book::Chapter& chapter(OpenProgram& program, const char* key)
{
    return *program.window().page<ui::BookPage>().book()->find(key);
}

[[nodiscard]] std::shared_ptr<const ui::TileSet> tiles()
{
    return ui::makeTileSet(ui::TileSetKind::Pictures);
}

[[nodiscard]] QByteArray bytesOf(const QString& path)
{
    QFile file{path};
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

/// Counts the page objects, which are not compressed.
[[nodiscard]] qsizetype pagesIn(const QByteArray& pdf)
{
    qsizetype pages = 0;
    auto found = QRegularExpression{u"/Type\\s*/Page\\b"_s}.globalMatch(QString::fromLatin1(pdf));
    while (found.hasNext()) {
        found.next();
        ++pages;
    }
    return pages;
}

/// The expected texts on paper, without those of diagrams.
[[nodiscard]] QString wordsOf(const std::vector<book::Block>& blocks)
{
    QString all;
    for (const book::Block& block : blocks) {
        const auto* words = std::get_if<book::Prose>(&block);
        if (words == nullptr)
            continue;
        QTextDocument document;
        ui::setBookText(document, QString::fromStdString(words->markdown));
        all += document.toPlainText() + u'\n';
    }
    return all;
}

[[nodiscard]] QString wordsOf(const book::Chapter& chapter)
{
    QString all = QString::fromStdString(chapter.title) + u'\n' + wordsOf(chapter.introduction);
    for (const book::Page& page : chapter.pages)
        all += QString::fromStdString(page.title) + u'\n' + wordsOf(page.blocks);
    return all.simplified();
}

[[nodiscard]] std::vector<ui::DrawnDiagram> drawn(const book::Chapter& chapter)
{
    std::vector<ui::DrawnDiagram> all;
    for (const book::Diagram* diagram : ui::diagramsOf(chapter))
        all.push_back(ui::drawDiagram(*diagram, tiles(), ui::makeTheme(ui::Look::Plain, false), QApplication::font()));
    return all;
}

/// Lays out all blocks without painting pages.
[[nodiscard]] QString onPaper(const book::Chapter& chapter)
{
    ui::ChapterPaper paper{chapter, drawn(chapter), QApplication::font()};
    while (!paper.isLaidOut())
        REQUIRE(paper.step());
    return paper.text();
}

[[nodiscard]] QString textOnPaper(const book::Chapter& chapter)
{
    return onPaper(chapter).remove(QChar{QChar::ObjectReplacementCharacter}).simplified();
}

[[nodiscard]] int pagesOnPaper(const book::Chapter& chapter)
{
    ui::ChapterPaper paper{chapter, drawn(chapter), QApplication::font()};
    while (!paper.isLaidOut())
        REQUIRE(paper.step());
    return paper.pages();
}

[[nodiscard]] book::Chapter chapterOf(const QString& blocks)
{
    const QString text = u"---\ngame: gomoku\norder: 1\ntitle: T\n---\n\n## One {#one}\n\n"_s + blocks;
    book::ChapterReading reading = book::readChapter("t", text.toStdString());
    REQUIRE(reading.faults.empty());
    return std::move(reading.chapter);
}

[[nodiscard]] QString board(const QString& lines)
{
    return u"```board\n"_s + lines + u"\n```\n\n";
}

} // namespace

TEST_CASE("a PDF contains every word of every chapter in both languages", "[pdf]")
{
    const QString language = GENERATE(u"en"_s, u"zh_CN"_s);
    const LoadedBook loaded = loadBook(language, {});
    REQUIRE(loaded.book->chapters().size() > 10);
    for (const book::Chapter& chapter : loaded.book->chapters()) {
        INFO(chapter.key);
        CHECK(textOnPaper(chapter).toStdString() == wordsOf(chapter).toStdString());
    }
}

TEST_CASE("no Markdown emphasis is left in the text of chapters and first lessons", "[pdf]")
{
    // "**" between a Chinese full stop and a letter neither opens nor closes emphasis.
    const QString language = GENERATE(u"en"_s, u"zh_CN"_s);
    std::vector<book::Chapter> chapters = loadBook(language, {}).book->chapters();
    for (const char* game : {"gomoku", "reversi", "link"})
        chapters.push_back(loadLesson(language, QString::fromLatin1(game)).value());
    for (const book::Chapter& chapter : chapters) {
        const QString words = wordsOf(chapter);
        const qsizetype mark = words.indexOf(u'*');
        INFO(chapter.key << ": " << words.mid(std::max<qsizetype>(0, mark - 20), 40).toStdString());
        CHECK(mark == -1);
    }
}

TEST_CASE("a number that links to a source is in brackets", "[pdf]")
{
    QTextDocument document;
    ui::setBookText(document, u"Well known [6](source:a) [17](source:b), [8](page:c)."_s);
    CHECK(document.toPlainText() == u"Well known [6] [17], 8.");
    CHECK(document.toHtml().contains(u"href=\"source:b\""));
}

TEST_CASE("Chinese emphasis is bold and never italic", "[pdf]")
{
    QTextDocument document;
    ui::setBookText(document, u"这样的四叫*冲四*，英文是 *four*；[*稳定子*](term:stable-disc)不同。"_s);
    QString bold;
    QString italic;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (format.fontWeight() == QFont::Bold)
                bold += part.fragment().text();
            if (format.fontItalic())
                italic += part.fragment().text();
        }
    }
    CHECK(bold == u"冲四稳定子");
    CHECK(italic == u"four");
    CHECK(document.toPlainText() == u"这样的四叫冲四，英文是 four；稳定子不同。");
}

TEST_CASE("a chapter becomes a PDF with the page count of its layout in both languages", "[pdf]")
{
    const QString language = GENERATE(u"en"_s, u"zh_CN"_s);
    OpenProgram program{{}, {{u"language"_s, language}}};
    openBook(program);
    const QTemporaryDir folder;
    for (const char* key : {"reversi-first-steps", "link-match"}) {
        const QString path = folder.filePath(QString::fromLatin1(key) + u".pdf");
        QSignalSpy saved{&program.book().pdf(), &ChapterPdf::saved};
        program.book().pdf().saveTo(path, chapter(program, key), tiles());
        CHECK(program.book().pdf().isRunning());
        REQUIRE(QTest::qWaitFor([&] { return !saved.isEmpty(); }, 60'000));
        const QByteArray pdf = bytesOf(path);
        CHECK(pdf.startsWith("%PDF"));
        CHECK(pdf.trimmed().endsWith("%%EOF"));
        CHECK(saved.front().at(1).toInt() > 1);
        CHECK(pagesIn(pdf) == saved.front().at(1).toInt());
        CHECK_FALSE(program.window().jobBar().isVisible());
    }
}

TEST_CASE("boards in a PDF are vector graphics without bitmaps", "[pdf]")
{
    OpenProgram program{{}, {{u"language"_s, u"en"_s}, {u"colorMode"_s, u"dark"_s}}};
    openBook(program);
    const book::Chapter& shown = chapter(program, "gomoku-board");
    ui::ChapterPaper paper{shown, drawn(shown), QApplication::font()};
    int steps = 0;
    while (paper.step()) {
        ++steps;
        CHECK(paper.done() == steps);
        REQUIRE(steps < 1'000);
    }
    CHECK(paper.pages() > 1);
    CHECK(paper.bytes().startsWith("%PDF"));
    CHECK_FALSE(paper.bytes().contains("/Subtype /Image"));
    CHECK(paper.bytes().contains("/ToUnicode")); // its text is searchable
}

TEST_CASE("two consecutive diagrams stand side by side when both fit", "[pdf]")
{
    const QString small = u"black: H8\narea: D4-L12"_s;
    const auto rows = [](const QString& blocks) {
        return onPaper(chapterOf(blocks)).count(QChar{QChar::ObjectReplacementCharacter});
    };
    CHECK(rows(board(u"id: a\n"_s + small)) == 1);
    CHECK(rows(board(u"id: a\n"_s + small) + board(u"id: b\n"_s + small)) == 1);
    CHECK(rows(board(u"id: a\n"_s + small) + board(u"id: b\n"_s + small) + board(u"id: c\n"_s + small)) == 2);
    CHECK(rows(board(u"id: a\n"_s + small) + u"Words.\n\n" + board(u"id: b\n"_s + small)) == 2);
    CHECK(rows(board(u"id: a\nsize: 20\nblack: H8"_s) + board(u"id: b\nsize: 20\nblack: H8"_s)) == 2);
}

TEST_CASE("a row of diagrams shrinks slightly to stay on its page but only once and not too much", "[pdf]")
{
    const book::Chapter chapter = chapterOf(board(u"id: a\nblack: H8\narea: D4-L12\ncaption: C"_s));
    const ui::PaperDiagram diagram{drawn(chapter).front(), QApplication::font()};
    ui::PaperRow row{diagram, 640};
    const double high = row.height();
    CHECK_FALSE(row.shrinkTo(high / 2));
    CHECK(row.height() == high);
    CHECK(row.shrinkTo(high * 0.9));
    CHECK(row.height() <= high * 0.9);
    CHECK(row.height() > high * 0.8);
    CHECK_FALSE(row.shrinkTo(high * 0.8));
}

TEST_CASE("a heading moves to the next page together with the diagram below it when little text is between", "[pdf]")
{
    const QString words = u"Words that stand between, in a line or two.\n\n"_s;
    const QString square = board(u"id: %1\nblack: H8\nsize: 15\ncaption: C"_s);
    // After this much text the second diagram does not fit on the page.
    const auto laidOut = [&](int above, int between) {
        const book::Chapter chapter = chapterOf(square.arg(u"a"_s) + words.repeated(above) + u"## Two {#two}\n\n"_s
                                                + words.repeated(between) + square.arg(u"b"_s));
        ui::ChapterPaper paper{chapter, drawn(chapter), QApplication::font()};
        while (!paper.isLaidOut())
            REQUIRE(paper.step());
        CHECK(paper.pages() == 2);
        return paper.pageOfHeading(u"Two"_s);
    };
    CHECK(laidOut(12, 2) == 1);
    CHECK(laidOut(1, 13) == 0); // too many to leave the bottom of the page empty
}

TEST_CASE("a heading at the start of the text below a diagram is a heading in the PDF", "[pdf]")
{
    const book::Chapter chapter = chapterOf(board(u"id: a\nblack: H8"_s) + u"### Three\n\nWords.\n\n"_s);
    ui::ChapterPaper paper{chapter, drawn(chapter), QApplication::font()};
    while (!paper.isLaidOut())
        REQUIRE(paper.step());
    CHECK(paper.pageOfHeading(u"Three"_s) == 0);
}

TEST_CASE("a saved chapter ends with the sources that it cites", "[pdf]")
{
    OpenProgram program{{}, {{u"language"_s, u"en"_s}}};
    openBook(program);
    const book::Book& book = *program.window().page<ui::BookPage>().book();
    const book::Chapter& bare = chapter(program, "gomoku-story");
    book::Chapter whole = bare;
    whole.pages.push_back(book.citedBy(bare).value());
    const QString words = textOnPaper(whole);
    CHECK(words.contains(u" Sources [1] L. Victor Allis: "));
    CHECK(words.contains(u" [8] Gomocup"));
    REQUIRE(pagesOnPaper(whole) != pagesOnPaper(bare));

    program.window().page<ui::BookPage>().open({u"gomoku-story"_s, {}});
    program.press(Qt::Key_S, Qt::ControlModifier);
    auto* dialog = program.window().findChild<QFileDialog*>();
    REQUIRE(dialog != nullptr);
    const QTemporaryDir folder;
    QSignalSpy saved{&program.book().pdf(), &ChapterPdf::saved};
    Q_EMIT dialog->fileSelected(folder.filePath(u"story.pdf"_s));
    dialog->reject();
    REQUIRE(QTest::qWaitFor([&] { return !saved.isEmpty(); }, 60'000));
    CHECK(saved.front().at(1).toInt() == pagesOnPaper(whole));
}

TEST_CASE("an unwritable folder is reported and leaves no file", "[pdf]")
{
    OpenProgram program{{}};
    openBook(program);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"missing/chapter.pdf"_s);
    QSignalSpy failed{&program.book().pdf(), &ChapterPdf::failed};
    program.book().pdf().saveTo(path, chapter(program, "reversi-first-steps"), tiles());
    REQUIRE(QTest::qWaitFor([&] { return !failed.isEmpty(); }, 60'000));
    CHECK(failed.front().front().toString().contains(u"chapter.pdf"));
    CHECK_FALSE(QFile::exists(path));
    CHECK(QDir{folder.path()}.isEmpty());
    const QString messageText = program.messageBar().findChildren<QLabel*>().front()->text();
    CHECK(messageText == failed.front().front().toString());
}

TEST_CASE("saving can be cancelled and a second chapter asks for its own file", "[pdf]")
{
    OpenProgram program{{}};
    openBook(program);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"chapter.pdf"_s);
    ChapterPdf& pdf = program.book().pdf();
    pdf.saveTo(path, chapter(program, "gomoku-shapes"), tiles());
    pdf.saveTo(folder.filePath(u"other.pdf"_s), chapter(program, "gomoku-shapes"), tiles());
    REQUIRE(QTest::qWaitFor([&] { return program.window().jobBar().isVisible(); }));
    Q_EMIT program.window().jobBar().cancelled();
    REQUIRE(QTest::qWaitFor([&] { return !pdf.isRunning(); }, 60'000));
    CHECK_FALSE(program.window().jobBar().isVisible());
    CHECK(QDir{folder.path()}.isEmpty());
}

TEST_CASE("a button and a key ask where to save the chapter", "[pdf]")
{
    OpenProgram program{{}};
    openBook(program);
    program.window().page<ui::BookPage>().open({u"reversi-first-steps"_s, u"end"_s});
    program.press(Qt::Key_S, Qt::ControlModifier);
    auto* dialog = program.window().findChild<QFileDialog*>();
    REQUIRE(dialog != nullptr);
    CHECK(dialog->acceptMode() == QFileDialog::AcceptSave);
    CHECK(dialog->selectedFiles().front().endsWith(u"reversi-first-steps.pdf"));
    dialog->reject();
}
