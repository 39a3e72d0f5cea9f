// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_search.h"

#include "ui/base/texts.h"
#include "ui/book/text_block.h"

#include <QStringList>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

/// Removes diacritics from Latin letters, so that "wagner" finds "Wágner". Keeps the length.
[[nodiscard]] QString folded(QString text)
{
    for (QChar& letter : text) {
        while (letter.script() == QChar::Script_Latin && letter.decompositionTag() == QChar::Canonical)
            letter = letter.decomposition().front();
    }
    return text;
}

[[nodiscard]] QString plainText(const std::vector<book::Block>& blocks)
{
    QString text;
    for (const book::Block& block : blocks) {
        if (const auto* words = std::get_if<book::Prose>(&block))
            text += withoutMarkup(words->markdown) + u' ';
        else
            text += ui::textOf(std::get<book::Diagram>(block).caption) + u' ';
    }
    return text.simplified();
}

/// Returns an excerpt around the whole search text or else the first of the words found; the beginning if the words are
/// in the title only. Starts at a word boundary.
[[nodiscard]] QString excerpt(const QString& text, const QStringList& words)
{
    constexpr qsizetype before = 12; // a longer lead would push the match out of a narrow contents panel
    constexpr qsizetype length = 100;
    qsizetype at = 0;
    const QString letters = folded(text);
    for (const QString& word : QStringList{words.join(u' ')} + words) {
        if (const qsizetype found = letters.indexOf(word, 0, Qt::CaseInsensitive); found >= 0) {
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

/// Ranks a title: 0 for an exact match, highest if it contains none of the words.
[[nodiscard]] int misfit(const QString& title, const QStringList& words)
{
    const QString phrase = words.join(u' ');
    if (title.compare(phrase, Qt::CaseInsensitive) == 0)
        return 0;
    if (title.contains(phrase, Qt::CaseInsensitive))
        return 1;
    const auto has = [&title](const QString& word) { return title.contains(word, Qt::CaseInsensitive); };
    return std::ranges::all_of(words, has) ? 2 : std::ranges::any_of(words, has) ? 3 : 4;
}

} // namespace

QString withoutMarkup(const std::string& markdown)
{
    QTextDocument document;
    document.setUndoRedoEnabled(false);
    ui::setBookText(document, QString::fromStdString(markdown));
    return document.toPlainText().simplified();
}

QList<ui::BookFinding> searchBook(const book::Book& book, const QString& text, const std::atomic<bool>& stop)
{
    const QStringList words = folded(text).simplified().split(u' ', Qt::SkipEmptyParts);
    QList<std::pair<int, ui::BookFinding>> found;
    if (words.isEmpty())
        return {};
    const auto search = [&](const book::Chapter& chapter, const QString& title, const QString& anchor,
                            const std::vector<book::Block>& blocks) {
        const QString body = plainText(blocks);
        const QString whole = folded(title + u' ' + body);
        if (!std::ranges::all_of(words, [&](const QString& word) { return whole.contains(word, Qt::CaseInsensitive); }))
            return;
        const QString chapterTitle = ui::textOf(chapter.title);
        ui::BookFinding finding{.place = {ui::textOf(chapter.key), anchor},
                                .title = anchor.isEmpty() ? chapterTitle : chapterTitle + u" · " + title,
                                .excerpt = excerpt(body, words)};
        found.emplaceBack(misfit(folded(title), words), std::move(finding));
    };
    for (const book::Chapter& chapter : book.chapters()) {
        if (stop)
            return {};
        search(chapter, ui::textOf(chapter.title), {}, chapter.introduction);
        for (const book::Page& page : chapter.pages)
            search(chapter, ui::textOf(page.title), ui::textOf(page.anchor), page.blocks);
    }
    std::ranges::stable_sort(found, {}, &std::pair<int, ui::BookFinding>::first);
    QList<ui::BookFinding> best;
    for (auto& [how, finding] : found.first(std::min<qsizetype>(found.size(), maxFindings)))
        best << std::move(finding);
    return best;
}

} // namespace qipan::app
