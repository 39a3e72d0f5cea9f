#pragma once

#include "core/book/chapter.h"
#include "ui/link/tile_set.h"
#include "ui/theme/theme.h"

#include <QBuffer>
#include <QByteArray>
#include <QFont>
#include <QObject>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <QTextObjectInterface>

#include <cstddef>
#include <memory>
#include <vector>

class QTextCursor;

namespace qipan::ui {

class PaperDiagram;

/// A chapter of the book as PDF, in black on white paper: its title, words and diagrams one below the other, with the
/// number of each page. Words can be searched; boards are lines and shapes. Diagrams are not torn apart, and no heading
/// stands alone at the foot of a page.
///
/// It works in the window thread, since boards are widgets, but in short steps, so that nobody waits for it.
class ChapterPaper final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// `theme` is a light one; `tiles` show boards of link-match.
    ChapterPaper(const book::Chapter& chapter, std::shared_ptr<const TileSet> tiles, const Theme& theme,
                 const QFont& font);
    ~ChapterPaper() override;

    /// Does a little of the work; false when all of it is done.
    bool step();
    /// How many steps are done, of how many there are as far as is known.
    [[nodiscard]] int done() const { return m_done; }
    [[nodiscard]] int all() const;
    /// Pages of paper; known when all blocks are laid out.
    [[nodiscard]] int pages() const { return m_document.pageCount(); }
    /// The file. Precondition: all is done.
    [[nodiscard]] const QByteArray& bytes() const { return m_buffer.data(); }
    /// The words that are laid out so far, an object replacement character for each diagram.
    [[nodiscard]] QString words() const { return m_document.toPlainText(); }

    [[nodiscard]] QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    /// A heading, or a block below it.
    struct Part {
        QString heading; ///< empty for a block
        int level = 1;
        const book::Block* block = nullptr;
    };

    void collect();
    void append(const Part& part);
    void appendHeading(QTextCursor& cursor, const Part& part);
    void appendWords(QTextCursor& cursor, const book::Words& words);
    void appendDiagram(QTextCursor& cursor, const book::Diagram& diagram);
    /// Moves the first heading that stands alone at the foot of a page to the next one; false where none does.
    [[nodiscard]] bool moveHeading();
    void paintPage(int page);
    [[nodiscard]] int pageOf(const QTextBlock& block) const;

    const book::Chapter m_chapter;
    const std::shared_ptr<const TileSet> m_tiles;
    const Theme m_theme;
    const QFont m_font;
    std::vector<Part> m_parts;
    std::size_t m_appended = 0;
    bool m_isLaidOut = false;
    int m_painted = 0; ///< pages
    QRectF m_shown;    ///< of the document: the page that is painted
    int m_done = 0;
    std::vector<std::unique_ptr<PaperDiagram>> m_diagrams;
    QBuffer m_buffer;
    QPdfWriter m_writer;
    QPainter m_painter;
    QTextDocument m_document;
};

} // namespace qipan::ui
