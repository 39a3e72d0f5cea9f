// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/book_covers.h"

#include "core/record/game_record.h"
#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/widgets/box_layout.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <span>

namespace qipan::ui {

namespace {

constexpr int coverWidth = 176;
constexpr int pictureHeight = 150;
constexpr int coverPadding = 12;

struct CoverStone {
    int x;
    int y;
    bool isBlack;
};

void paintStones(QPainter& painter, const QPointF& origin, double cell, std::span<const CoverStone> stones,
                 const Theme& theme)
{
    for (const CoverStone& stone : stones) {
        painter.setPen(QPen{theme.stoneEdge, 0.8});
        painter.setBrush(stone.isBlack ? theme.blackStone : theme.whiteStone);
        painter.drawEllipse(origin + QPointF{stone.x * cell, stone.y * cell}, cell * 0.43, cell * 0.43);
    }
}

/// An open three on a board that continues beyond the cover.
void paintGomoku(QPainter& painter, const QRectF& area, const Theme& theme)
{
    painter.fillRect(area, theme.wood);
    constexpr double cell = 25;
    const QPointF origin = area.center() - QPointF{3 * cell, 3 * cell};
    painter.setPen(QPen{theme.woodLine, 1});
    for (int line = -1; line <= 7; ++line) {
        const QPointF at = origin + QPointF{line * cell, line * cell};
        painter.drawLine(QPointF{at.x(), area.top()}, QPointF{at.x(), area.bottom()});
        painter.drawLine(QPointF{area.left(), at.y()}, QPointF{area.right(), at.y()});
    }
    constexpr CoverStone stones[]{{2, 4, true},  {3, 3, true},  {4, 2, true}, {3, 4, true},
                                  {4, 3, false}, {2, 3, false}, {3, 2, false}};
    paintStones(painter, origin, cell, stones, theme);
}

/// A corner with its safe edge.
void paintReversi(QPainter& painter, const QRectF& area, const Theme& theme)
{
    painter.fillRect(area, theme.feltFrame);
    const QRectF felt = area.adjusted(14, 14, 0, 0);
    painter.fillRect(felt, theme.felt);
    constexpr double cell = 31;
    painter.setPen(QPen{theme.feltLine, 1});
    for (int line = 0; line <= 6; ++line) {
        painter.drawLine(felt.topLeft() + QPointF{line * cell, 0}, QPointF{felt.left() + line * cell, felt.bottom()});
        painter.drawLine(felt.topLeft() + QPointF{0, line * cell}, QPointF{felt.right(), felt.top() + line * cell});
    }
    constexpr CoverStone discs[]{{0, 0, true}, {1, 0, true},  {2, 0, true},  {0, 1, true}, {1, 1, false},
                                 {2, 1, true}, {1, 2, false}, {2, 2, false}, {3, 2, true}, {3, 1, false}};
    paintStones(painter, felt.topLeft() + QPointF{cell / 2, cell / 2}, cell, discs, theme);
}

/// Two tiles joined by a path.
void paintLink(QPainter& painter, const QRectF& area, const Theme& theme)
{
    painter.fillRect(area, theme.table);
    constexpr double cell = 34;
    const QPointF origin = area.center() - QPointF{2 * cell, 2 * cell};
    for (int y = 0; y < 4; ++y) {
        for (int x = 0; x < 4; ++x) {
            if (y == 0 && x > 0 && x < 3)
                continue; // the path runs here
            const QRectF tile{origin + QPointF{x * cell + 1.5, y * cell + 1.5}, QSizeF{cell - 3, cell - 3}};
            painter.setPen(QPen{theme.tileEdge, 1});
            painter.setBrush(theme.tile);
            painter.drawRoundedRect(tile, 5, 5);
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor::fromHsv((y == 0 ? 20 : (x * 3 + y * 5) % 9 * 40), 150, 190));
            const double inset = cell * 0.24;
            const QRectF shape = tile.adjusted(inset, inset, -inset, -inset);
            if ((x + y) % 2 == 0 || y == 0)
                painter.drawEllipse(shape);
            else
                painter.drawRoundedRect(shape, 2, 2);
        }
    }
    painter.setPen(QPen{theme.accent, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.setBrush(Qt::NoBrush);
    const double middle = origin.y() + cell / 2;
    painter.drawLine(QPointF{origin.x() + cell, middle}, QPointF{origin.x() + 3 * cell, middle});
}

/// An open book, for what all games share.
void paintGlossary(QPainter& painter, const QRectF& area, const Theme& theme)
{
    painter.fillRect(area, theme.accent);
    const QPointF centre = area.center();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accentText);
    for (const double side : {-1.0, 1.0}) {
        QPainterPath page{centre + QPointF{side * 2, -32}};
        page.cubicTo(centre + QPointF{side * 20, -44}, centre + QPointF{side * 40, -44},
                     centre + QPointF{side * 56, -36});
        page.lineTo(centre + QPointF{side * 56, 34});
        page.cubicTo(centre + QPointF{side * 40, 26}, centre + QPointF{side * 20, 26}, centre + QPointF{side * 2, 38});
        page.closeSubpath();
        painter.drawPath(page);
    }
    painter.setPen(QPen{theme.accent, 2});
    for (const double side : {-1.0, 1.0}) {
        for (int line = 0; line < 4; ++line) {
            const double y = -22 + 13 * line;
            painter.drawLine(centre + QPointF{side * 14, y}, centre + QPointF{side * (line == 3 ? 30 : 46), y - 4});
        }
    }
}

void paintCover(QPainter& painter, const QRectF& area, const QString& game, const Theme& theme)
{
    if (game == textOf(record::gomokuKey))
        paintGomoku(painter, area, theme);
    else if (game == textOf(record::reversiKey))
        paintReversi(painter, area, theme);
    else if (game == linkKey)
        paintLink(painter, area, theme);
    else
        paintGlossary(painter, area, theme);
}

} // namespace

QList<BookPart> partsOf(const book::Book& book, const QList<BookPlace>& read)
{
    QList<BookPart> parts;
    for (const book::Chapter& chapter : book.chapters()) {
        if (chapter.key == book::sourcesKey)
            continue;
        const QString game = textOf(chapter.game);
        auto part = std::ranges::find(parts, game, &BookPart::game);
        if (part == parts.end()) {
            parts << BookPart{.game = game, .next = {textOf(chapter.key), {}}};
            part = parts.end() - 1;
        }
        const auto count = [&](const BookPlace& place) {
            const bool isRead = read.contains(place);
            if (!isRead && part->read == part->pages)
                part->next = place;
            ++part->pages;
            part->read += isRead ? 1 : 0;
        };
        if (chapter.pages.empty() || !chapter.introduction.empty())
            count({textOf(chapter.key), {}});
        for (const book::Page& page : chapter.pages)
            count({textOf(chapter.key), textOf(page.anchor)});
    }
    return parts;
}

CoverButton::CoverButton(QWidget* parent)
    : QAbstractButton{parent}
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
}

void CoverButton::setPart(const BookPart& part)
{
    m_part = part;
    setText(part.game == textOf(book::everyGame) ? tr("For all games") : gameName(part.game));
    //: How many of how many pages of a part of the book.
    m_progress =
        part.read == part.pages ? tr("All pages read") : tr("%1 of %2 pages read").arg(part.read).arg(part.pages);
    setAccessibleName(text());
    setAccessibleDescription(m_progress);
    updateGeometry();
    update();
}

void CoverButton::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void CoverButton::setFactor(double factor)
{
    m_factor = factor;
    updateGeometry();
    update();
}

/// Returns the scale of the picture: that of the letters, or what the words below it need.
double CoverButton::scale() const
{
    constexpr int most = 100; // pages of a part: all covers are equally wide
    const int words = fontMetrics().horizontalAdvance(tr("%1 of %2 pages read").arg(most).arg(most));
    return std::max(m_factor, static_cast<double>(words + 2 * coverPadding + 6) / coverWidth);
}

QSize CoverButton::sizeHint() const
{
    const int words = QFontMetrics{scaledFont(font(), 1.2, QFont::DemiBold)}.height() + fontMetrics().height();
    return {qRound(coverWidth * scale()), qRound(pictureHeight * scale()) + words + 2 * coverPadding + 18};
}

void CoverButton::keyPressEvent(QKeyEvent* event)
{
    if (isEnter(event->key()))
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void CoverButton::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF cover = QRectF{rect()}.adjusted(2, 2, -2, -2);
    QPainterPath outline;
    outline.addRoundedRect(cover, 6, 6);
    painter.fillPath(outline, palette().base());
    painter.save();
    painter.setClipPath(outline);
    painter.translate(cover.topLeft());
    painter.scale(scale(), scale());
    const QRectF picture{0, 0, cover.width() / scale(), pictureHeight};
    painter.setClipRect(picture, Qt::IntersectClip);
    paintCover(painter, picture, m_part.game, m_theme);
    painter.fillRect(QRectF{0, 0, 7, picture.height()}, QColor{0, 0, 0, 50}); // the spine
    painter.restore();

    QRectF words = cover.adjusted(coverPadding, pictureHeight * scale() + coverPadding - 4, -coverPadding, 0);
    const QFont titleFont = scaledFont(font(), 1.2, QFont::DemiBold);
    words.setHeight(QFontMetricsF{titleFont}.height());
    painter.setFont(titleFont);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(words, Qt::AlignLeading | Qt::AlignVCenter, text());
    words.translate(0, words.height() + 2);
    words.setHeight(QFontMetricsF{font()}.height());
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(words, Qt::AlignLeading | Qt::AlignVCenter,
                     fontMetrics().elidedText(m_progress, Qt::ElideRight, static_cast<int>(words.width())));

    QRectF bar{words.left(), words.bottom() + 6, words.width(), 6};
    painter.setPen(QPen{palette().color(QPalette::PlaceholderText), 1});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(bar, 3, 3);
    bar.setWidth(bar.width() * m_part.read / std::max(m_part.pages, 1));
    if (m_part.read > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().highlight());
        painter.drawRoundedRect(bar, 3, 3);
    }

    const bool isMarked = hasFocus() || underMouse();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{palette().color(isMarked ? QPalette::Highlight : QPalette::Mid), hasFocus() ? 3.0 : 1.0});
    painter.drawPath(outline);
}

BookCovers::BookCovers(QWidget* parent)
    : QScrollArea{parent}
    , m_sheet{new QWidget}
    , m_shelf{new QWidget{m_sheet}}
    , m_heading{makeTextLabel(m_sheet)}
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* shelf = new FlowLayout{Qt::AlignHCenter};
    shelf->setSpacing(16);
    m_shelf->setLayout(shelf);
    makeHeading(m_heading, 1.5);
    m_heading->setAlignment(Qt::AlignHCenter);
    m_sheet->setLayout(makeColumn({m_heading, m_shelf, stretch()}, {.margins = {12, 12, 12, 12}, .spacing = 14}));
    setWidget(m_sheet);
    keepTranslated(this, [this] {
        m_heading->setText(tr("The parts of the book"));
        for (CoverButton* cover : std::as_const(m_covers))
            cover->setPart(cover->part());
    });
}

void BookCovers::setParts(const QList<BookPart>& parts)
{
    while (m_covers.size() > parts.size())
        delete m_covers.takeLast();
    while (m_covers.size() < parts.size()) {
        auto* cover = new CoverButton{m_shelf};
        cover->setTheme(m_theme);
        cover->setFactor(m_factor);
        connect(cover, &CoverButton::clicked, this, [this, cover] { Q_EMIT chosen(cover->part().next); });
        m_shelf->layout()->addWidget(cover);
        cover->show();
        m_covers << cover;
    }
    for (qsizetype index = 0; index < parts.size(); ++index)
        m_covers[index]->setPart(parts[index]);
    setFocusProxy(m_covers.isEmpty() ? nullptr : m_covers.front());
}

void BookCovers::setLetters(int percent)
{
    m_factor = percent / 100.0;
    m_sheet->setFont(scaledFont(font(), m_factor));
    for (CoverButton* cover : std::as_const(m_covers))
        cover->setFactor(m_factor);
}

void BookCovers::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QScrollArea::wheelEvent(event);
    if (const int turned = event->angleDelta().y(); turned != 0)
        Q_EMIT lettersRequested(turned > 0 ? 1 : -1);
    event->accept();
}

void BookCovers::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (CoverButton* cover : std::as_const(m_covers))
        cover->setTheme(theme);
}

} // namespace qipan::ui
