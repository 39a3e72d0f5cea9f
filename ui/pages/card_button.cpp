// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/card_button.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/base/texts.h"
#include "ui/icons/icon.h"
#include "ui/pages/fitting_text.h"
#include "ui/widgets/button.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QThreadPool>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace qipan::ui {
namespace {

QImage paintRounded(const CardPicture::Paint& paint, const QSize& size, double scale)
{
    QImage image{size, QImage::Format_ARGB32_Premultiplied};
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    QPainter painter{&image};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area{0, 0, size.width() / scale, size.height() / scale};
    painter.save();
    paint(painter, area);
    painter.restore();
    QPainterPath corners; // cutting the corners off afterwards is faster than clipping every fill
    corners.addRect(area);
    corners.addRoundedRect(area, 7, 7);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.fillPath(corners, Qt::black);
    return image;
}

constexpr double radius = 12;
constexpr double padding = 14;
constexpr double smallPadding = 8;
constexpr double usualNameFactor = 1.35;

} // namespace

CardPicture::CardPicture(Paint paint)
    : m_paint{std::move(paint)}
{
}

void CardPicture::begin(const QSize& size, double scale)
{
    if (!m_paint || size.isEmpty() || (size == m_size && qFuzzyCompare(scale, m_scale)))
        return;
    m_size = size;
    m_scale = scale;
    auto job = std::make_shared<std::packaged_task<QImage()>>(
        [paint = m_paint, size, scale] { return paintRounded(paint, size, scale); });
    m_coming = job->get_future();
    QThreadPool::globalInstance()->start([job] { (*job)(); });
}

const QPixmap& CardPicture::wait()
{
    if (m_coming) {
        m_pixmap = QPixmap::fromImage(m_coming->get());
        m_coming.reset();
    }
    return m_pixmap;
}

CardButton::CardButton(const QString& key, Paint paint, QWidget* parent)
    : QAbstractButton{parent}
    , m_key{key}
    , m_nameFactor{usualNameFactor}
    , m_picture{std::move(paint)}
    , m_choose{new QToolButton{this}}
{
    m_choose->setFocusPolicy(Qt::StrongFocus);
    m_choose->setCursor(Qt::ArrowCursor);
    m_choose->setIcon(ui::icon(u"games-choose"_s));
    pressOnEnter(m_choose);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    keepTranslated(this, [this] { retranslate(); });
    onFontChange(this, [this] { retranslate(); });
}

void CardButton::setWaiting(bool waiting)
{
    if (std::exchange(m_isWaiting, waiting) != waiting)
        retranslate();
}

void CardButton::setNameFactor(double factor)
{
    m_nameFactor = factor;
    beginPicture();
    update();
}

double CardButton::fittingNameFactor(int width) const
{
    const QFontMetricsF metrics{scaledFont(font(), usualNameFactor, QFont::DemiBold)};
    // Beside the button that chooses; 6 for the card's shadow.
    const double room = std::max(1.0, width - 2 * smallPadding - 6 - metrics.height());
    return usualNameFactor * std::min(1.0, room / metrics.horizontalAdvance(gameName(m_key)));
}

CardButton::Layout CardButton::layoutFor(const QRectF& card) const
{
    const double nameHeight = QFontMetricsF{scaledFont(font(), m_nameFactor, QFont::DemiBold)}.height();
    const double mottoHeight = QFontMetricsF{font()}.height();
    const QRectF inner = card.adjusted(padding, padding, -padding, -padding);
    Layout layout;
    if (inner.width() > 2 * inner.height()) { // a low, wide card: text beside the picture
        layout.picture = {inner.topLeft(), QSizeF{inner.height(), inner.height()}};
        const double left = layout.picture.right() + padding;
        const double top = inner.center().y() - (nameHeight + mottoHeight + 4) / 2;
        layout.name = {left, top, inner.right() - left, nameHeight};
        layout.motto = {left, layout.name.bottom() + 4, inner.right() - left, mottoHeight * 1.2};
        layout.alignment = Qt::AlignLeft | Qt::AlignVCenter;
        layout.choose = {QPointF{inner.right() - m_chooseSize.width(), inner.bottom() - m_chooseSize.height()},
                         m_chooseSize};
        layout.isChooseIcon = false;
        return layout;
    }
    layout.alignment = Qt::AlignCenter;
    const double words = nameHeight + mottoHeight + 10;
    const double withChoose = words + m_chooseSize.height() + 2;
    layout.isChooseIcon = inner.height() - withChoose < 0.75 * inner.width();
    if (layout.isChooseIcon) { // the button is beside the name, so that the board is larger
        const QRectF all = card.adjusted(smallPadding, smallPadding, -smallPadding, -smallPadding);
        const double side = std::clamp(all.height() - words, 0.0, all.width());
        const double top = all.top() + (all.height() - side - words) / 2;
        layout.picture = {all.center().x() - side / 2, top, side, side};
        layout.name = {all.left(), layout.picture.bottom() + 8, all.width() - nameHeight, nameHeight};
        layout.choose = {layout.name.right(), layout.name.top(), nameHeight, nameHeight};
        layout.motto = {all.left(), layout.name.bottom() + 2, all.width(), mottoHeight};
        return layout;
    }
    const double side = std::min(inner.width(), inner.height() - withChoose);
    const double top = inner.top() + (inner.height() - side - withChoose) / 2;
    layout.picture = {inner.center().x() - side / 2, top, side, side};
    layout.name = {inner.left(), layout.picture.bottom() + 8, inner.width(), nameHeight};
    layout.motto = {inner.left(), layout.name.bottom() + 2, inner.width(), mottoHeight};
    layout.choose = {QPointF{inner.center().x() - m_chooseSize.width() / 2, layout.motto.bottom() + 2}, m_chooseSize};
    return layout;
}

/// The focus is visible once keys are used, as that of other buttons, and always where Enter continues a game.
bool CardButton::showsFocus() const
{
    return hasFocus() && (m_isWaiting || window()->testAttribute(Qt::WA_KeyboardFocusChange));
}

void CardButton::paintCard(QPainter& painter, const QRectF& card) const
{
    const bool hot = underMouse() && isEnabled();
    painter.setPen(Qt::NoPen);
    for (int i = 3; i >= 1; --i) { // a soft shadow below
        painter.setBrush(QColor{0, 0, 0, hot ? 16 : 10});
        painter.drawRoundedRect(card.adjusted(-i * 0.5, i * 0.6, i * 0.5, i * 1.1), radius + i, radius + i);
    }
    painter.setBrush(palette().color(isDown() ? QPalette::AlternateBase : QPalette::Base));
    painter.setPen(QPen{palette().color(hot ? QPalette::Highlight : QPalette::Mid), 1});
    painter.drawRoundedRect(card, radius, radius);
    if (showsFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{palette().color(QPalette::Highlight), 3});
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), radius - 1, radius - 1);
    }
}

void CardButton::resizeEvent(QResizeEvent*)
{
    beginPicture();
}

void CardButton::beginPicture()
{
    const Layout layout = layoutFor(cardRect());
    m_choose->setToolButtonStyle(layout.isChooseIcon ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextOnly);
    m_choose->setGeometry(layout.choose.toRect());
    const double scale = devicePixelRatioF();
    if (isVisible()) // before, neither size nor scale is final
        m_picture.begin((layout.picture.size() * scale).toSize(), scale);
}

void CardButton::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = cardRect();
    paintCard(painter, card);
    const Layout layout = layoutFor(card);
    painter.setPen(palette().color(QPalette::Text));
    paintFitting(painter, layout.name, layout.alignment, text(), scaledFont(font(), m_nameFactor, QFont::DemiBold));
    painter.setPen(palette().color(m_isWaiting ? QPalette::Text : QPalette::PlaceholderText));
    paintFitting(painter, layout.motto, layout.alignment, m_motto, font());
    beginPicture(); // for the scale of another screen; usually done already
    const double scale = devicePixelRatioF();
    const QPointF corner = layout.picture.topLeft() * scale;
    painter.drawPixmap(QPointF{std::round(corner.x()) / scale, std::round(corner.y()) / scale}, m_picture.wait());
}

void CardButton::keyPressEvent(QKeyEvent* event)
{
    if (isEnter(event->key()))
        click();
    else
        event->ignore(); // the page handles arrows
    if (event->key() == Qt::Key_Space)
        QAbstractButton::keyPressEvent(event);
}

void CardButton::retranslate()
{
    setText(gameName(m_key));
    m_choose->setText(tr("Choose…"));
    m_choose->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_chooseSize = m_choose->sizeHint();
    m_choose->setToolTip(tr("Choose opponent, level, rules and clock"));
    m_choose->setAccessibleName(tr("Choose a game of %1").arg(gameName(m_key)));
    m_motto = m_isWaiting ? tr("Continue your game") : gameMotto(m_key);
    setAccessibleName(text());
    setAccessibleDescription(m_motto);
    beginPicture();
    update();
}

} // namespace qipan::ui
