// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QTimeZone>

namespace qipan::app {

/// Converts times to calendar days in a time zone. Fast if successive times are on the same day.
class LocalDays {
public:
    explicit LocalDays(const QTimeZone& zone)
        : m_zone{zone}
    {
    }

    /// `moment` in milliseconds since 1970 UTC.
    [[nodiscard]] QDate dayOf(qint64 moment)
    {
        if (moment < m_start || moment >= m_end) {
            m_day = QDateTime::fromMSecsSinceEpoch(moment, m_zone).date();
            m_start = startOf(m_day);
            m_end = startOf(m_day.addDays(1));
        }
        return m_day;
    }
    /// Returns the first moment of a day.
    [[nodiscard]] qint64 startOf(QDate day) const { return day.startOfDay(m_zone).toMSecsSinceEpoch(); }

private:
    QTimeZone m_zone;
    QDate m_day;
    qint64 m_start = 0;
    qint64 m_end = 0;
};

} // namespace qipan::app
