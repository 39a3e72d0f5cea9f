#include "app/book_search.h"

#include "ui/book/book_text.h"
#include "ui/texts.h"

#include <QStringList>
#include <QTextDocument>

#include <algorithm>

namespace qipan::app {

namespace {

[[nodiscard]] QString plainText(const std::vector<book::Block>& blocks)
{
    QString text;
    for (const book::Block& block : blocks) {
        if (const auto* words = std::get_if<book::Words>(&block))
            text += plainWords(words->markdown) + u' ';
        else
            text += ui::textOf(std::get<book::Diagram>(block).caption) + u' ';
    }
    return text.simplified();
}

/// Around all words looked for as they were typed, or else the first of them that is in the text; the beginning where
/// they are in the title alone. It begins with a whole word.
[[nodiscard]] QString excerpt(const QString& text, const QStringList& words)
{
    constexpr qsizetype before = 12; // what is behind does not fit into narrow contents
    constexpr qsizetype length = 100;
    qsizetype at = 0;
    for (const QString& word : QStringList{words.join(u' ')} + words) {
        if (const qsizetype found = text.indexOf(word, 0, Qt::CaseInsensitive); found >= 0) {
            at = found;
            break;
        }
    }
    qsizetype from = std::max<qsizetype>(0, at - before);
    if (const qsizetype blank = text.indexOf(u' ', from); from > 0 && blank >= 0 && blank < at)
        from = blank + 1;
    QString part = text.mid(from, length);
    if (from > 0)
        part.prepend(u'…');
    if (from + length < text.size())
        part.append(u'…');
    return part;
}

} // namespace

QString plainWords(const std::string& markdown)
{
    QTextDocument document;
    document.setUndoRedoEnabled(false);
    ui::setBookWords(document, QString::fromStdString(markdown));
    return document.toPlainText().simplified();
}

QList<ui::BookFinding> searchBook(const book::Book& book, const QString& text, const std::atomic<bool>& stop)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    QList<ui::BookFinding> inTitles;
    QList<ui::BookFinding> inWords;
    if (words.isEmpty())
        return {};
    const auto look = [&](const book::Chapter& chapter, const QString& title, const QString& anchor,
                          const std::vector<book::Block>& blocks) {
        const QString body = plainText(blocks);
        const auto isIn = [](const QString& where) {
            return [&where](const QString& word) { return where.contains(word, Qt::CaseInsensitive); };
        };
        const QString whole = title + u' ' + body;
        if (!std::ranges::all_of(words, isIn(whole)))
            return;
        const QString chapterTitle = ui::textOf(chapter.title);
        ui::BookFinding finding{.place = {ui::textOf(chapter.key), anchor},
                                .title = anchor.isEmpty() ? chapterTitle : chapterTitle + u" · " + title,
                                .excerpt = excerpt(body, words)};
        (std::ranges::any_of(words, isIn(title)) ? inTitles : inWords) << std::move(finding);
    };
    for (const book::Chapter& chapter : book.chapters()) {
        if (stop)
            return {};
        look(chapter, ui::textOf(chapter.title), {}, chapter.introduction);
        for (const book::Page& page : chapter.pages)
            look(chapter, ui::textOf(page.title), ui::textOf(page.anchor), page.blocks);
    }
    inTitles += inWords;
    return inTitles.first(std::min<qsizetype>(inTitles.size(), mostFindings));
}

} // namespace qipan::app
