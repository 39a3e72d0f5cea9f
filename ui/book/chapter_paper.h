// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/chapter.h"
#include "ui/book/paper_diagram.h"

#include <QBuffer>
#include <QByteArray>
#include <QObject>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QTextObjectInterface>

#include <cstddef>
#include <optional>
#include <vector>

class QTextCursor;

namespace qipan::ui {

/// Returns the diagrams of a chapter in order.
[[nodiscard]] std::vector<const book::Diagram*> diagramsOf(const book::Chapter& chapter);

/// A chapter of the book as PDF, in black on white: title, texts, diagrams and page numbers. Text is searchable; boards
/// are vector graphics. Diagrams are not split across pages; two successive ones are placed side by side if both fit.
/// No heading stands alone at the bottom of a page, nor with only a few words that introduce a diagram.
/// It may live in any one thread, and works in short steps, so that it can be cancelled.
class ChapterPaper final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// `drawn` are all diagrams of the chapter, drawn with a light theme.
    ChapterPaper(const book::Chapter& chapter, std::vector<DrawnDiagram> drawn, const QFont& font);
    ~ChapterPaper() override;

    /// Does one step of work. Returns false when everything is done.
    bool step();
    /// The number of steps done, and the number of all steps known so far.
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int all() const;
    [[nodiscard]] bool isLaidOut() const { return m_isLaidOut; }
    /// The number of pages; final once all blocks are laid out.
    [[nodiscard]] int pages() const { return m_document.pageCount(); }
    /// The PDF file. Precondition: all steps are done.
    [[nodiscard]] const QByteArray& bytes() const { return m_buffer.data(); }
    /// Returns the text laid out so far, with an object replacement character for each row of diagrams.
    [[nodiscard]] QString text() const { return m_document.toPlainText(); }
    /// Returns the page, from 0, of the first heading with this text, or -1 if there is none.
    [[nodiscard]] int pageOfHeading(const QString& heading) const;

    [[nodiscard]] QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    /// A heading, or a block below it: text or a row of diagrams.
    struct Part {
        QString heading; ///< empty if this is not a heading
        int level = 1;
        const book::Prose* words = nullptr;
        std::optional<int> row = std::nullopt;
    };

    void collect(std::vector<PaperDiagram> diagrams);
    void append(const Part& part);
    void appendHeading(QTextCursor& cursor, const Part& part);
    void appendText(QTextCursor& cursor, const book::Prose& words);
    void appendRow(QTextCursor& cursor, int row);
    /// Fills the first poorly filled bottom of a page, or moves a heading that stands alone there, or with few words
    /// above a row of diagrams, to the next page. Returns false if there is nothing to do.
    [[nodiscard]] bool settle();
    [[nodiscard]] QTextBlock headOf(const QTextBlock& row);
    [[nodiscard]] bool shrinkToPageOf(const QTextBlock& before, const QTextBlock& block);
    void paintPage(int page);
    [[nodiscard]] int pageOf(const QTextBlock& block) const;
    [[nodiscard]] PaperRow* rowIn(const QTextBlock& block);

    const book::Chapter m_chapter;
    const QFont m_font;
    std::vector<PaperRow> m_rows;
    std::vector<Part> m_parts;
    std::size_t m_appended = 0;
    bool m_isLaidOut = false;
    int m_painted = 0; ///< pages
    QRectF m_shown;    ///< the rectangle of the document that the painted page shows
    int m_done = 0;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    QPainter m_painter;
    QTextDocument m_document;
};

} // namespace qipan::ui
