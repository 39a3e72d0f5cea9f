// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/book/book_reader.h"

#include "ui/base/text_tools.h"
#include "ui/book/diagram_card.h"
#include "ui/book/text_block.h"
#include "ui/widgets/form.h"
#include "ui/widgets/line_reader.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QUrl>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qipan::ui {

BookReader::BookReader(QWidget* parent)
    : QScrollArea{parent}
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    new LineReader{this};
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (value == 0 || m_wasAtEnd || !isAtEnd()) // at 0 the page may not be laid out yet
            return;
        m_wasAtEnd = true;
        Q_EMIT endReached();
    });
}

/// The last pixels of the margin do not count.
bool BookReader::isAtEnd() const
{
    return verticalScrollBar()->value() + fontMetrics().height() >= verticalScrollBar()->maximum();
}

void BookReader::show(const QString& title, const std::vector<book::Block>& blocks)
{
    const bool hadKeyboard = m_sheet != nullptr && m_sheet->isAncestorOf(window()->focusWidget());
    m_diagrams.clear();
    m_wasAtEnd = true; // scrolling while the page changes is not reading
    m_sheet = new QWidget;
    m_column = new QVBoxLayout{m_sheet};
    m_column->setSpacing(12);
    QLabel* heading = makeTextLabel(m_sheet);
    heading->setText(withBreaks(title));
    makeHeading(heading, 1.5);
    m_column->addWidget(heading);
    for (const book::Block& block : blocks)
        std::visit([this](const auto& each) { add(each); }, block);
    m_column->addStretch();
    if (hadKeyboard)
        setFocus();
    setWidget(m_sheet); // deletes the previous page
    resizeEvent(nullptr);
    verticalScrollBar()->setValue(0);
    m_wasAtEnd = false;
}

void BookReader::add(const book::Prose& text)
{
    auto* block = new TextBlock{QString::fromStdString(text.markdown), m_sheet};
    // Queued: a link may open another page, which deletes this block while it still handles the click.
    const auto press = [this](const QUrl& url) { Q_EMIT linkPressed(url.toString()); };
    connect(block, &QTextBrowser::anchorClicked, this, press, Qt::QueuedConnection);
    connect(block, &TextBlock::pointedAt, this, &BookReader::linkPointedAt);
    connect(block, &TextBlock::reached, this, [this, block](const QRect& part) {
        const QPoint at = block->mapTo(m_sheet, part.center());
        ensureVisible(at.x(), at.y(), 0, 4 * fontMetrics().height()); // the explanation of a link takes some lines
    });
    m_column->addWidget(block);
}

void BookReader::add(const book::Diagram& diagram)
{
    auto* card = new DiagramCard{diagram, m_tiles, m_sheet};
    card->setTheme(m_theme);
    card->setOptions(m_options);
    connect(card, &DiagramCard::answerRequested, this, [this, card] { Q_EMIT answerRequested(card); });
    connect(card, &DiagramCard::ended, this, [this, card] { Q_EMIT ended(card); });
    connect(card, &DiagramCard::playRequested, this, [this, card] { Q_EMIT playRequested(card); });
    connect(card, &DiagramCard::analysisRequested, this, [this, card] { Q_EMIT analysisRequested(card); });
    connect(card, &DiagramCard::copyRequested, this, [this, card] { Q_EMIT copyRequested(card); });
    card->board().view().installEventFilter(this);
    m_column->addWidget(card);
    m_diagrams << card;
}

/// Scrolls to a board or link that gets the focus by Tab.
bool BookReader::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) {
        if (auto* view = qobject_cast<QWidget*>(watched); view != nullptr && m_sheet->isAncestorOf(view))
            ensureWidgetVisible(view, 0, fontMetrics().height());
    }
    return QScrollArea::eventFilter(watched, event);
}

void BookReader::resizeEvent(QResizeEvent* event)
{
    if (event != nullptr)
        QScrollArea::resizeEvent(event);
    if (m_column == nullptr)
        return;
    constexpr int readableLetters = 84; // per line
    const int readable = fontMetrics().averageCharWidth() * readableLetters;
    const int side = std::max(14, (viewport()->width() - readable) / 2);
    m_column->setContentsMargins(side, 12, side, 24);
}

void BookReader::setLetters(int percent)
{
    const QFont wanted = scaledFont(parentWidget()->font(), percent / 100.0);
    if (wanted == font())
        return;
    const QScrollBar* bar = verticalScrollBar();
    const double place = bar->maximum() > 0 ? static_cast<double>(bar->value()) / bar->maximum() : 0;
    const bool wasAtEnd = std::exchange(m_wasAtEnd, true); // this scrolling is not reading
    setFont(wanted);
    resizeEvent(nullptr);
    scrollTo(0);
    scrollTo(static_cast<int>(std::lround(place * bar->maximum())));
    m_wasAtEnd = wasAtEnd;
}

void BookReader::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QScrollArea::wheelEvent(event);
    if (const int turned = event->angleDelta().y(); turned != 0)
        Q_EMIT lettersRequested(turned > 0 ? 1 : -1);
    event->accept();
}

void BookReader::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (DiagramCard* card : std::as_const(m_diagrams))
        card->setTheme(theme);
}

void BookReader::setOptions(const BoardOptions& options)
{
    m_options = options;
    for (DiagramCard* card : std::as_const(m_diagrams))
        card->setOptions(options);
}

void BookReader::scroll(int steps, bool byLines)
{
    QScrollBar* bar = verticalScrollBar();
    bar->setValue(bar->value() + steps * (byLines ? 3 * fontMetrics().height() : bar->pageStep() * 9 / 10));
}

int BookReader::scrolled() const
{
    return verticalScrollBar()->value();
}

void BookReader::scrollTo(int scrolled)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // a new page has no height before this
    verticalScrollBar()->setValue(scrolled);
}

} // namespace qipan::ui
