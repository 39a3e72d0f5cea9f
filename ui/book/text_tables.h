#pragma once

class QBrush;
class QTextDocument;

namespace qipan::ui {

/// Draws lines around the cells of a text's tables. Units are those of the document.
void ruleTables(const QTextDocument& document, const QBrush& lines, double width, double padding);

} // namespace qipan::ui
