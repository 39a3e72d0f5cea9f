// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QBrush;
class QString;
class QTextDocument;

namespace qipan::ui {

/// Fills a document with text of the book. HTML is not interpreted: tags are plain text. Numbers that link to a source
/// are put in brackets, and emphasis in Chinese text is bold instead of italic.
void setBookText(QTextDocument& document, const QString& markdown);

/// Draws lines around the table cells of a document. Lengths are in units of the document.
void ruleTables(const QTextDocument& document, const QBrush& lines, double width, double padding);

} // namespace qipan::ui
