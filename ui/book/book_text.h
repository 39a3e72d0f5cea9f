#pragma once

class QBrush;
class QString;
class QTextDocument;

namespace qipan::ui {

/// Fills a text with words of the book. There is no HTML, what looks like a tag is text; a number that leads to a
/// source stands in brackets, and emphasis of Chinese words is bold instead of italic.
void setBookWords(QTextDocument& document, const QString& markdown);

/// Draws lines around the cells of a text's tables. Units are those of the document.
void ruleTables(const QTextDocument& document, const QBrush& lines, double width, double padding);

} // namespace qipan::ui
