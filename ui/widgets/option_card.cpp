// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/option_card.h"

#include "ui/icons/icon.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace qipan::ui {

namespace {

constexpr int padding = 8;
constexpr int between = 4; ///< the picture, the name and the line
constexpr double cornerRadius = 8;

} // namespace

OptionCard::OptionCard(const QString& iconName, QWidget* parent)
    : QAbstractButton{parent}
{
    if (!iconName.isEmpty())
        setIcon(ui::icon(iconName));
    setCheckable(true);
    setAutoExclusive(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy{QSizePolicy::Expanding, QSizePolicy::Preferred};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OptionCard::setPicture(std::function<void(QPainter& painter, const QRectF& area)> paint, int lines)
{
    m_paintPicture = std::move(paint);
    m_pictureLines = lines;
    updateGeometry();
    update();
}

void OptionCard::setTexts(const QString& name, const QString& line)
{
    setText(name);
    m_line = line;
    setAccessibleDescription(line);
    updateGeometry();
    update();
}

QFont OptionCard::nameFont() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

QSize OptionCard::sizeHint() const
{
    const int width = 11 * fontMetrics().height();
    return {width, heightForWidth(width)};
}

QSize OptionCard::minimumSizeHint() const
{
    const int width = 6 * fontMetrics().height();
    return {width, pictureHeight() + 2 * padding};
}

int OptionCard::heightForWidth(int width) const
{
    const QRect room{0, 0, std::max(1, width - 2 * padding), 10'000};
    const int flags = Qt::AlignHCenter | Qt::TextWordWrap;
    const int name = QFontMetrics{nameFont()}.boundingRect(room, flags, text()).height();
    const int line = m_line.isEmpty() ? 0 : between + fontMetrics().boundingRect(room, flags, m_line).height();
    return pictureHeight() + between + name + line + 2 * padding;
}

void OptionCard::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colours = palette();
    const bool isActive = isChecked();
    const QColor accent = colours.color(QPalette::Highlight);
    QColor ground = colours.color(isActive || underMouse() ? QPalette::AlternateBase : QPalette::Base);
    if (!isEnabled())
        ground = colours.color(QPalette::Window);
    const double width = isActive ? 2.5 : 1;
    const QRectF card = QRectF{rect()}.adjusted(width / 2 + 1, width / 2 + 1, -width / 2 - 1, -width / 2 - 1);
    painter.setBrush(ground);
    painter.setPen(QPen{isActive ? accent : colours.color(QPalette::Mid), width});
    painter.drawRoundedRect(card, cornerRadius, cornerRadius);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{colours.color(QPalette::Text), 2});
        painter.drawRoundedRect(card.adjusted(4, 4, -4, -4), cornerRadius - 4, cornerRadius - 4);
    }
    const int height = pictureHeight();
    QRect room = rect().adjusted(padding, padding, -padding, -padding);
    if (m_paintPicture) {
        painter.save();
        m_paintPicture(painter, QRectF{QRect{room.left(), room.top(), room.width(), height}});
        painter.restore();
    } else {
        icon().paint(&painter, QRect{room.center().x() - height / 2, room.top(), height, height}, Qt::AlignCenter,
                     isEnabled() ? QIcon::Normal : QIcon::Disabled);
    }
    room.setTop(room.top() + height + between);
    constexpr int flags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    painter.setPen(colours.color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
    painter.setFont(nameFont());
    QRect used;
    painter.drawText(room, flags, text(), &used);
    room.setTop(used.bottom() + between);
    painter.setFont(font());
    painter.setPen(colours.color(QPalette::PlaceholderText));
    painter.drawText(room, flags, m_line);
}

void OptionCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

} // namespace qipan::ui
