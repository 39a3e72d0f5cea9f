#include "ui/book/book_text.h"

#include <QBrush>
#include <QRegularExpression>
#include <QTextDocument>
#include <QTextTable>

namespace qipan::ui {

void setBookWords(QTextDocument& document, const QString& markdown)
{
    static const QRegularExpression citation{u"\\[(\\d+)\\]\\(source:"_qs};
    QString words = markdown;
    words.replace(citation, u"[\\[\\1\\]](source:"_qs);
    document.setMarkdown(
        words, QTextDocument::MarkdownFeatures{QTextDocument::MarkdownDialectGitHub} | QTextDocument::MarkdownNoHTML);
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
