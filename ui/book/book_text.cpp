// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/book_text.h"

#include <QBrush>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace qipan::ui {

namespace {

[[nodiscard]] bool hasHan(const QString& text)
{
    return std::ranges::any_of(text, [](QChar each) { return each.script() == QChar::Script_Han; });
}

/// Chinese fonts have no italics, and slanted glyphs look bad: emphasis becomes bold.
void straightenHan(QTextDocument& document)
{
    QList<std::pair<int, int>> slanted; // from, to
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            if (fragment.charFormat().fontItalic() && hasHan(fragment.text()))
                slanted.emplaceBack(fragment.position(), fragment.position() + fragment.length());
        }
    }
    QTextCharFormat emphasis;
    emphasis.setFontItalic(false);
    emphasis.setFontWeight(QFont::Bold);
    for (const auto& [from, to] : std::as_const(slanted)) {
        QTextCursor cursor{&document};
        cursor.setPosition(from);
        cursor.setPosition(to, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(emphasis);
    }
}

} // namespace

void setBookText(QTextDocument& document, const QString& markdown)
{
    static const QRegularExpression citation{u"\\[(\\d+)\\]\\(source:"_qs};
    QString words = markdown;
    words.replace(citation, u"[\\[\\1\\]](source:"_qs);
    document.setMarkdown(
        words, QTextDocument::MarkdownFeatures{QTextDocument::MarkdownDialectGitHub} | QTextDocument::MarkdownNoHTML);
    straightenHan(document);
}

void ruleTables(const QTextDocument& document, const QBrush& lines, double width, double padding)
{
    const QList<QTextFrame*> frames = document.rootFrame()->childFrames();
    for (QTextFrame* frame : frames) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(width);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(lines);
        format.setCellPadding(padding);
        format.setCellSpacing(0);
        format.setTopMargin(6);
        format.setBottomMargin(10);
        table->setFormat(format);
    }
}

} // namespace qipan::ui
