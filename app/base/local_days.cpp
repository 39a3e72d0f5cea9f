// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/local_days.h"

#include <QDateTime>

namespace qipan::app {

QDate LocalDays::dayOf(qint64 moment)
{
    if (moment < m_start || moment >= m_end) {
        m_day = QDateTime::fromMSecsSinceEpoch(moment, m_zone).date();
        m_start = startOf(m_day);
        m_end = startOf(m_day.addDays(1));
    }
    return m_day;
}

qint64 LocalDays::startOf(QDate day) const
{
    return day.startOfDay(m_zone).toMSecsSinceEpoch();
}

} // namespace qipan::app
