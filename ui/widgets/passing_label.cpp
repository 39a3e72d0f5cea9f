// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/passing_label.h"

#include "ui/base/text_tools.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

constexpr int wrapped = static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter) | Qt::TextWordWrap;

} // namespace

void PassingLabel::setPassing(const QString& words)
{
    m_passing = words;
    setToolTip(plainTip(words));
    update();
    updateGeometry();
}

void PassingLabel::setSpareHeight(int spare)
{
    if (std::exchange(m_spareHeight, spare) != spare && !m_passing.isEmpty())
        updateGeometry();
}

QFont PassingLabel::usualFont() const
{
    return scaledFont(parentWidget()->font(), 1); // the text may be bold
}

int PassingLabel::heightForWidth(int width) const
{
    const int height = QLabel::heightForWidth(width);
    if (m_spareHeight == 0 || m_passing.isEmpty())
        return height;
    const QRect needed = QFontMetrics{usualFont()}.boundingRect(QRect{0, 0, width, 10'000}, wrapped, m_passing);
    return std::clamp(needed.height(), height, height + m_spareHeight);
}

void PassingLabel::paintEvent(QPaintEvent* event)
{
    if (m_passing.isEmpty())
        return QLabel::paintEvent(event);
    const QRect room = contentsRect();
    const auto fits = [&](const QFont& letters, const QString& words) {
        return QFontMetrics{letters}.boundingRect(room, wrapped, words).height() <= room.height();
    };
    const QFont usual = usualFont();
    QFont letters = usual;
    for (double factor = 0.95; factor > 0.75 && !fits(letters, m_passing); factor -= 0.05)
        letters = scaledFont(usual, factor);
    QString words = m_passing;
    while (words.size() > 1 && !fits(letters, words))
        words = words.chopped(words.endsWith(u'…') ? 2 : 1).trimmed() + u'…';
    QPainter painter{this};
    painter.setFont(letters);
    painter.drawText(room, wrapped, words);
}

} // namespace qipan::ui
