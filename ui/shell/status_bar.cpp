// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/status_bar.h"

#include "ui/base/announcer.h"
#include "ui/base/chinese_spacing.h"
#include "ui/base/text_tools.h"
#include "ui/widgets/line_label.h"

#include <QLabel>
#include <QTimer>

#include <utility>

namespace qipan::ui {

StatusBar::StatusBar(QWidget* parent)
    : QStatusBar{parent}
    , m_status{new LineLabel{this, LineLabel::Overflow::Elide}}
    , m_detail{new QLabel{this}}
{
    addPermanentWidget(m_status, 1); // not replaced by the status tips of menus
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    addPermanentWidget(m_detail);
    m_detail->hide();
    setContentsMargins(6, 0, 2, 0);
}

void StatusBar::setText(const QString& wanted, Announced where)
{
    const QString text = withChineseSpacing(wanted);
    if (text == m_status->line())
        return;
    m_status->setLine(text);
    m_announced = where;
    // One click may change the text more than once: only the last text is announced.
    if (!std::exchange(m_isAnnouncementDue, true)) {
        QTimer::singleShot(0, this, [this] {
            m_isAnnouncementDue = false;
            if (m_announced == Announced::Here)
                speak(*m_status, m_status->line());
        });
    }
}

void StatusBar::setDetail(const QString& detail)
{
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
}

QString StatusBar::detail() const
{
    return m_detail->text();
}

QString StatusBar::text() const
{
    return m_status->line();
}

} // namespace qipan::ui
