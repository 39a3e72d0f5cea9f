#include "ui/book/words_block.h"

#include "ui/book/book_text.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QTextBlock>

#include <cmath>

namespace qipan::ui {

namespace {

constexpr double lineHeight = 132; // per cent

} // namespace

WordsBlock::WordsBlock(const QString& markdown, QWidget* parent)
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
    fill();
}

void WordsBlock::fill()
{
    document()->setDefaultFont(font());
    setBookWords(*document(), m_markdown);
    setLines();
    ruleTables(*document(), palette().mid(), 1, 5);
    fit();
}

void WordsBlock::setLines()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        QTextCursor{block}.setBlockFormat(format);
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (!part.fragment().charFormat().isAnchor())
                continue;
            QTextCursor cursor{document()};
            cursor.setPosition(part.fragment().position());
            cursor.setPosition(part.fragment().position() + part.fragment().length(), QTextCursor::KeepAnchor);
            QTextCharFormat link;
            link.setForeground(palette().link());
            cursor.mergeCharFormat(link);
        }
    }
}

void WordsBlock::fit()
{
    document()->setTextWidth(viewport()->width());
    setFixedHeight(static_cast<int>(std::ceil(document()->size().height())) + 2);
}

void WordsBlock::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fit();
}

void WordsBlock::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        fill();
}

void WordsBlock::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up: // these scroll the page
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Escape:
        event->ignore();
        break;
    default:
        QTextBrowser::keyPressEvent(event);
    }
}

} // namespace qipan::ui
