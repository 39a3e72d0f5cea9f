// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/record_head.h"

#include "ui/base/change_events.h"
#include "ui/base/text_tools.h"
#include "ui/panels/stone_icon.h"

#include <QGridLayout>
#include <QLabel>

namespace qipan::ui {

RecordHead::RecordHead(QWidget* parent)
    : QWidget{parent}
    , m_names{new QLabel{this}, new QLabel{this}}
    , m_about{new QLabel{this}}
{
    auto* grid = new QGridLayout{this};
    grid->setContentsMargins(2, 0, 2, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    const int stone = fontMetrics().height();
    for (int row = 0; row < 2; ++row) {
        auto* icon = new QLabel{this};
        icon->setPixmap(stoneIcon(row == 0 ? Side::Black : Side::White).pixmap(QSize{stone, stone}));
        grid->addWidget(icon, row, 0);
        m_names[row]->setTextFormat(Qt::PlainText);
        m_names[row]->setFont(scaledFont(font(), 1.08, QFont::DemiBold));
        m_names[row]->setMinimumWidth(0);
        m_names[row]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        grid->addWidget(m_names[row], row, 1);
    }
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    grid->addWidget(m_about, 2, 0, 1, 2);
    keepTranslated(this, [this] { fill(); });
}

void RecordHead::setInfo(const RecordInfo& info)
{
    m_info = info;
    fill();
}

void RecordHead::fill()
{
    const QString sides[]{tr("Black"), tr("White")};
    const QString names[]{m_info.black, m_info.white};
    for (int row = 0; row < 2; ++row) {
        m_shown[row] = names[row].isEmpty() ? sides[row] : onOneLine(names[row]);
        m_names[row]->setToolTip(plainTip(m_shown[row]));
        m_names[row]->setAccessibleName(u"%1: %2"_qs.arg(sides[row], m_shown[row]));
    }
    elide();
    QStringList parts;
    for (const QString& each : {m_info.result, m_info.date, m_info.event, m_info.rule}) {
        if (!each.isEmpty())
            parts << onOneLine(each);
    }
    m_about->setText(parts.join(u" · "));
    m_about->setVisible(!parts.isEmpty());
}

void RecordHead::elide()
{
    for (int row = 0; row < 2; ++row)
        m_names[row]->setText(
            m_names[row]->fontMetrics().elidedText(m_shown[row], Qt::ElideRight, m_names[row]->width()));
}

void RecordHead::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    elide(); // the layout has resized the labels by now
}

} // namespace qipan::ui
