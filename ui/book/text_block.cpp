// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/text_block.h"

#include "core/record/text.h"

#include <QBrush>
#include <QCursor>
#include <QEvent>
#include <QKeyEvent>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

[[nodiscard]] bool hasHan(const QString& text)
{
    return std::ranges::any_of(text, [](QChar each) { return each.script() == QChar::Script_Han; });
}

QTextCursor selected(QTextDocument& document, int from, int to)
{
    QTextCursor cursor{&document};
    cursor.setPosition(from);
    cursor.setPosition(to, QTextCursor::KeepAnchor);
    return cursor;
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
    for (const auto& [from, to] : std::as_const(slanted))
        selected(document, from, to).mergeCharFormat(emphasis);
}

/// Puts the number of a source in brackets: "[3](source:…" becomes "[\\[3\\]](source:…".
void bracketCitations(QString& markdown)
{
    constexpr QLatin1String link{"](source:"};
    for (qsizetype end = markdown.lastIndexOf(link); end > 0; end = markdown.lastIndexOf(link, end - 1)) {
        qsizetype begin = end;
        while (begin > 0 && record::isDigit(markdown[begin - 1]))
            --begin;
        if (begin < end && begin > 0 && markdown[begin - 1] == u'[')
            markdown.insert(end, u"\\]"_s).insert(begin, u"\\["_s);
    }
}

constexpr double lineHeight = 132; // per cent

} // namespace

void setBookText(QTextDocument& document, const QString& markdown)
{
    QString words = markdown;
    bracketCitations(words);
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

void styleText(QTextDocument& document, double height, const std::function<void(QTextCharFormat&)>& change)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(height, QTextBlockFormat::ProportionalHeight);
        QTextCursor{block}.setBlockFormat(format);
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            QTextCharFormat link = fragment.charFormat();
            if (!link.isAnchor())
                continue;
            change(link);
            selected(document, fragment.position(), fragment.position() + fragment.length()).setCharFormat(link);
        }
    }
}

TextBlock::TextBlock(const QString& markdown, QWidget* parent)
    : QTextBrowser{parent}
    , m_markdown{markdown}
{
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(this, &QTextBrowser::highlighted, this, [this](const QUrl& url) {
        m_hovered = url.toString();
        m_pointer = QCursor::pos();
        emitPointedAt();
    });
    fill();
}

void TextBlock::fill()
{
    document()->setDefaultFont(font());
    setBookText(*document(), m_markdown);
    styleText(*document(), lineHeight, [this](QTextCharFormat& link) {
        m_hasLinks = true;
        link.setForeground(palette().link());
    });
    setFocusPolicy(m_hasLinks ? Qt::StrongFocus : Qt::ClickFocus);
    ruleTables(*document(), palette().mid(), 1, 5);
    setAccessibleName(tr("Text"));
    fit();
}

void TextBlock::fit()
{
    document()->setTextWidth(viewport()->width());
    setFixedHeight(static_cast<int>(std::ceil(document()->size().height())) + 2);
}

void TextBlock::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fit();
}

/// Leaves the size of the letters to the page: Qt would change that of this block alone.
void TextBlock::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier))
        event->ignore();
    else
        QTextBrowser::wheelEvent(event);
}

void TextBlock::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        fill();
}

void TextBlock::emitPointedAt()
{
    const QString address = m_hovered.isEmpty() ? m_focused : m_hovered;
    if (address != std::exchange(m_pointedAt, address))
        Q_EMIT pointedAt(address);
}

/// Qt reports only links under the pointer.
bool TextBlock::focusNextPrevChild(bool next)
{
    const bool hasMoved = QTextBrowser::focusNextPrevChild(next);
    const bool isOnLink = hasMoved && hasFocus() && textCursor().hasSelection();
    m_focused = isOnLink ? textCursor().charFormat().anchorHref() : QString{};
    emitPointedAt();
    if (isOnLink)
        Q_EMIT reached(cursorRect());
    return hasMoved;
}

void TextBlock::focusInEvent(QFocusEvent* event)
{
    QTextBrowser::focusInEvent(event);
    if (!m_hasLinks || (event->reason() != Qt::TabFocusReason && event->reason() != Qt::BacktabFocusReason))
        return;
    setTextCursor(QTextCursor{document()}); // otherwise it would begin at the user's selection
    (void)focusNextPrevChild(event->reason() == Qt::TabFocusReason);
}

void TextBlock::focusOutEvent(QFocusEvent* event)
{
    QTextBrowser::focusOutEvent(event);
    if (event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason)
        return; // the focus comes back
    m_focused.clear();
    emitPointedAt();
}

void TextBlock::leaveEvent(QEvent* event)
{
    QTextBrowser::leaveEvent(event);
    if (QCursor::pos() == m_pointer)
        return; // the page moved, to make room for the explanation of the link
    m_hovered.clear();
    emitPointedAt();
}

void TextBlock::keyPressEvent(QKeyEvent* event)
{
    static constexpr int scrolling[]{Qt::Key_Up,  Qt::Key_Down,  Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home,
                                     Qt::Key_End, Qt::Key_Space, Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Escape};
    if (std::ranges::find(scrolling, event->key()) != std::end(scrolling))
        event->ignore(); // left to the page
    else
        QTextBrowser::keyPressEvent(event);
}

} // namespace qipan::ui
