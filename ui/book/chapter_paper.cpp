// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/chapter_paper.h"

#include "ui/base/text_tools.h"
#include "ui/book/text_block.h"

#include <QAbstractTextDocumentLayout>
#include <QPageLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QTextLayout>
#include <QTextList>

#include <cmath>

using namespace Qt::StringLiterals;

namespace qipan::ui {

namespace {

constexpr int rowObject = QTextFormat::UserObject + 1;
constexpr int rowIndex = QTextFormat::UserProperty + 1;
constexpr double paperMargin = 20;      ///< of the page, in millimetres
constexpr double footer = 10;           ///< below the text, in millimetres
constexpr double paperLineHeight = 130; ///< per cent
constexpr double textPoints = 10.5;     ///< main text
constexpr double smallPoints = 9;       ///< captions and page numbers
constexpr double rounding = 0.5;        ///< tolerance for positions in the layout
constexpr double mostMoved = 0.25;      ///< of a page: most that moves to the next page with a diagram
constexpr double aboveRow = 10;
constexpr double belowRow = 8;

[[nodiscard]] double pixels(double millimetres)
{
    return millimetres * PaperDiagram::paperDpi / 25.4;
}

[[nodiscard]] QFont paperFont(QFont font, double points)
{
    font.setPointSizeF(points);
    font.setHintingPreference(QFont::PreferNoHinting); // exact positions of letters at every size
    return font;
}

} // namespace

std::vector<const book::Diagram*> diagramsOf(const book::Chapter& chapter)
{
    std::vector<const book::Diagram*> all;
    const auto add = [&all](const std::vector<book::Block>& blocks) {
        for (const book::Block& block : blocks) {
            if (const auto* diagram = std::get_if<book::Diagram>(&block))
                all.push_back(diagram);
        }
    };
    add(chapter.introduction);
    for (const book::Page& page : chapter.pages)
        add(page.blocks);
    return all;
}

ChapterPaper::ChapterPaper(const book::Chapter& chapter, std::vector<DrawnDiagram> drawn, const QFont& font)
    : m_chapter{chapter}
    , m_font{paperFont(font, textPoints)}
    , m_writer{(m_buffer.open(QIODevice::WriteOnly), &m_buffer)}
{
    m_writer.setResolution(PaperDiagram::paperDpi);
    m_writer.setPageSize(QPageSize{QPageSize::A4});
    m_writer.setPageMargins({paperMargin, paperMargin, paperMargin, paperMargin}, QPageLayout::Millimeter);
    m_writer.setTitle(QString::fromStdString(chapter.title));
    m_writer.setCreator(u"Qipan"_s);
    m_document.setDefaultFont(m_font);
    m_document.setDocumentMargin(0);
    m_document.setUseDesignMetrics(true);
    m_document.documentLayout()->setPaintDevice(&m_writer);
    m_document.documentLayout()->registerHandler(rowObject, this);
    m_document.setPageSize(QSizeF(m_writer.width(), std::floor(m_writer.height() - pixels(footer))));
    std::vector<PaperDiagram> diagrams;
    for (DrawnDiagram& each : drawn)
        diagrams.emplace_back(std::move(each), paperFont(font, smallPoints));
    collect(std::move(diagrams));
}

ChapterPaper::~ChapterPaper()
{
    if (m_painter.isActive())
        m_painter.end(); // before its device is destroyed
}

void ChapterPaper::collect(std::vector<PaperDiagram> diagrams)
{
    auto next = diagrams.begin();
    const auto add = [&](const std::string& heading, int level, const std::vector<book::Block>& blocks) {
        m_parts.push_back({.heading = QString::fromStdString(heading), .level = level});
        for (const book::Block& block : blocks) {
            if (const auto* words = std::get_if<book::Prose>(&block)) {
                m_parts.push_back({.level = 0, .words = words});
            } else if (m_parts.back().row && m_rows.back().hasRoomFor(*next)) {
                m_rows.back().add(std::move(*next++));
            } else {
                m_parts.push_back({.level = 0, .words = nullptr, .row = static_cast<int>(m_rows.size())});
                m_rows.emplace_back(std::move(*next++), m_document.pageSize().width());
            }
        }
    };
    add(m_chapter.title, 1, m_chapter.introduction);
    for (const book::Page& page : m_chapter.pages)
        add(page.title, 2, page.blocks);
}

int ChapterPaper::all() const
{
    const int blocks = static_cast<int>(m_parts.size()) + 1;
    return m_isLaidOut ? m_done + pages() - m_painted : 2 * blocks;
}

bool ChapterPaper::step()
{
    ++m_done;
    if (m_appended < m_parts.size()) {
        append(m_parts[m_appended++]);
        return true;
    }
    if (!m_isLaidOut) {
        m_isLaidOut = !settle();
        return true;
    }
    if (m_painted < pages()) {
        paintPage(m_painted++);
        return true;
    }
    m_painter.end();
    m_buffer.close();
    return false;
}

void ChapterPaper::append(const Part& part)
{
    QTextCursor cursor{&m_document};
    cursor.movePosition(QTextCursor::End);
    if (part.words != nullptr)
        appendText(cursor, *part.words);
    else if (part.row)
        appendRow(cursor, *part.row);
    else
        appendHeading(cursor, part);
}

void ChapterPaper::appendHeading(QTextCursor& cursor, const Part& part)
{
    QTextBlockFormat format;
    format.setHeadingLevel(part.level);
    format.setTopMargin(m_document.isEmpty() ? 0 : 22);
    format.setBottomMargin(part.level == 1 ? 12 : 6);
    QTextCharFormat letters;
    letters.setFont(scaledFont(m_font, part.level == 1 ? 1.9 : 1.35, QFont::Bold));
    if (m_document.isEmpty())
        cursor.setBlockFormat(format);
    else
        cursor.insertBlock(format);
    cursor.setBlockCharFormat(letters);
    cursor.insertText(part.heading, letters);
}

void ChapterPaper::appendText(QTextCursor& cursor, const book::Prose& words)
{
    QTextDocument document;
    document.setDefaultFont(m_font);
    setBookText(document, QString::fromStdString(words.markdown));
    styleText(document, paperLineHeight, [](QTextCharFormat& link) { // links are useless on paper; their text stays
        link.setAnchor(false);
        link.setAnchorHref({});
        link.clearForeground();
        link.setFontUnderline(false);
    });
    ruleTables(document, Qt::gray, 0.5, 4);
    // A list begins its own block; other first blocks would take the format of the existing block.
    if (document.begin().textList() == nullptr)
        cursor.insertBlock(document.begin().blockFormat(), QTextCharFormat{});
    cursor.insertFragment(QTextDocumentFragment{&document});
}

void ChapterPaper::appendRow(QTextCursor& cursor, int row)
{
    QTextBlockFormat format;
    format.setTopMargin(aboveRow);
    format.setBottomMargin(belowRow);
    cursor.insertBlock(format, QTextCharFormat{});
    QTextCharFormat object;
    object.setObjectType(rowObject);
    object.setProperty(rowIndex, row);
    cursor.insertText(QString{QChar::ObjectReplacementCharacter}, object);
}

PaperRow* ChapterPaper::rowIn(const QTextBlock& block)
{
    const auto part = block.begin();
    if (part.atEnd() || part.fragment().charFormat().objectType() != rowObject)
        return nullptr;
    return &m_rows[static_cast<std::size_t>(part.fragment().charFormat().intProperty(rowIndex))];
}

int ChapterPaper::pageOf(const QTextBlock& block) const
{
    double top = m_document.documentLayout()->blockBoundingRect(block).top();
    if (block.layout()->lineCount() > 0)
        top += block.layout()->lineAt(0).y(); // a block may begin at the bottom of a page and its text on the next
    return static_cast<int>((top + rounding) / m_document.pageSize().height());
}

int ChapterPaper::pageOfHeading(const QString& heading) const
{
    for (QTextBlock block = m_document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && block.text() == heading)
            return pageOf(block);
    }
    return -1;
}

bool ChapterPaper::settle()
{
    for (QTextBlock block = m_document.begin(); block.next().isValid(); block = block.next()) {
        if (pageOf(block.next()) == pageOf(block))
            continue;
        if (shrinkToPageOf(block, block.next()))
            return true;
        const QTextBlock head = rowIn(block.next()) != nullptr ? headOf(block.next()) : block;
        QTextBlockFormat format = head.blockFormat();
        if (format.headingLevel() == 0 || format.pageBreakPolicy() != QTextFormat::PageBreak_Auto)
            continue;
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor{head}.setBlockFormat(format);
        return true;
    }
    return false;
}

/// Returns the heading above a row of diagrams, if only a few words are between it and them or earlier diagrams on its
/// page; otherwise the block above the row.
QTextBlock ChapterPaper::headOf(const QTextBlock& row)
{
    const auto place = [this](const QTextBlock& block) {
        return m_document.documentLayout()->blockBoundingRect(block);
    };
    const QTextBlock last = row.previous();
    QTextBlock head = last;
    while (head.isValid() && head.blockFormat().headingLevel() == 0 && rowIn(head) == nullptr)
        head = head.previous();
    if (!head.isValid() || rowIn(head) != nullptr || !head.previous().isValid())
        return last;
    const double page = m_document.pageSize().height();
    const double high = place(last).bottom() - place(head).top();
    const bool isTogether = pageOf(head) == pageOf(last) && pageOf(head.previous()) == pageOf(head);
    const bool isShort = high <= page * mostMoved && high + place(row).height() + aboveRow + belowRow <= page;
    return isTogether && isShort ? head : last;
}

/// Shrinks a row of diagrams that nearly fits below `before` until it fits.
bool ChapterPaper::shrinkToPageOf(const QTextBlock& before, const QTextBlock& block)
{
    PaperRow* row = rowIn(block);
    if (row == nullptr)
        return false;
    const double page = m_document.pageSize().height();
    const double bottom = m_document.documentLayout()->blockBoundingRect(before).bottom();
    const double room = std::ceil(bottom / page) * page - bottom - aboveRow - belowRow - rounding;
    if (!row->shrinkTo(room))
        return false;
    m_document.markContentsDirty(block.position(), block.length());
    return true;
}

void ChapterPaper::paintPage(int page)
{
    if (page == 0)
        m_painter.begin(&m_writer);
    else
        m_writer.newPage();
    const QSizeF size = m_document.pageSize();
    m_painter.save();
    m_painter.translate(0, -page * size.height());
    m_shown = {0, page * size.height(), size.width(), size.height()};
    m_painter.setClipRect(m_shown);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = m_shown;
    context.palette.setColor(QPalette::Text, Qt::black); // independent of the theme
    m_document.documentLayout()->draw(&m_painter, context);
    m_painter.restore();
    m_painter.setFont(paperFont(m_font, smallPoints));
    m_painter.setPen(Qt::darkGray);
    const QRectF foot{0, size.height(), size.width(), pixels(footer)};
    m_painter.drawText(foot, Qt::AlignBottom | Qt::AlignLeft, QString::fromStdString(m_chapter.title));
    m_painter.drawText(foot, Qt::AlignBottom | Qt::AlignRight, tr("%1 / %2").arg(page + 1).arg(pages()));
}

QSizeF ChapterPaper::intrinsicSize(QTextDocument*, int, const QTextFormat& format)
{
    const PaperRow& row = m_rows[static_cast<std::size_t>(format.intProperty(rowIndex))];
    return {row.width(), row.height()};
}

void ChapterPaper::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int, const QTextFormat& format)
{
    if (m_shown.intersects(rect.adjusted(0, 1, 0, -1))) // the layout is not exact to the pixel
        m_rows[static_cast<std::size_t>(format.intProperty(rowIndex))].paint(*painter, rect.topLeft());
}

} // namespace qipan::ui
