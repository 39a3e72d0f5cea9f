#pragma once

#include "core/book/chapter.h"
#include "ui/book/paper_row.h"

#include <QBuffer>
#include <QByteArray>
#include <QFont>
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

/// The diagrams of a chapter in their order.
[[nodiscard]] std::vector<const book::Diagram*> diagramsOf(const book::Chapter& chapter);

/// A chapter of the book as PDF, in black on white paper: its title, words and diagrams one below the other, with the
/// number of each page. Words can be searched; boards are lines and shapes. Diagrams are not torn apart; two that
/// follow one another stand side by side where both fit. No heading stands alone at the foot of a page, nor with a few
/// words that a diagram belongs to.
///
/// It may live in any one thread, and works in short steps, so that it can be ended.
class ChapterPaper final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// `drawn` are the diagrams of the chapter, all of them, drawn with a light theme.
    ChapterPaper(const book::Chapter& chapter, std::vector<DrawnDiagram> drawn, const QFont& font);
    ~ChapterPaper() override;

    /// Does a little of the work; false when all of it is done.
    bool step();
    /// How many steps are done, of how many there are as far as is known.
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int all() const;
    [[nodiscard]] bool isLaidOut() const { return m_isLaidOut; }
    /// Pages of paper; known when all blocks are laid out.
    [[nodiscard]] int pages() const { return m_document.pageCount(); }
    /// The file. Precondition: all is done.
    [[nodiscard]] const QByteArray& bytes() const { return m_buffer.data(); }
    /// The words that are laid out so far, an object replacement character for each row of diagrams.
    [[nodiscard]] QString words() const { return m_document.toPlainText(); }
    /// The page, from 0, on which the first heading with these words stands; -1 where none does.
    [[nodiscard]] int pageOfHeading(const QString& heading) const;

    [[nodiscard]] QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    /// A heading, or what stands below it: words, or a row of diagrams.
    struct Part {
        QString heading; ///< empty for what is none
        int level = 1;
        const book::Words* words = nullptr;
        std::optional<int> row = std::nullopt;
    };

    void collect(std::vector<PaperDiagram> diagrams);
    void append(const Part& part);
    void appendHeading(QTextCursor& cursor, const Part& part);
    void appendWords(QTextCursor& cursor, const book::Words& words);
    void appendRow(QTextCursor& cursor, int row);
    /// Fills the first foot of a page that is better filled, or moves a heading that stands alone there, or with few
    /// words above a row of diagrams, to the next one; false where there is neither.
    [[nodiscard]] bool settle();
    [[nodiscard]] QTextBlock headOf(const QTextBlock& row);
    void beginPageAt(QTextBlock block);
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
    QRectF m_shown;    ///< of the document: the page that is painted
    int m_done = 0;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    QPainter m_painter;
    QTextDocument m_document;
};

} // namespace qipan::ui
