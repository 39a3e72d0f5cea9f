// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
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
    [[nodiscard]] QDate dayOf(qint64 moment);
    /// Returns the first moment of a day.
    [[nodiscard]] qint64 startOf(QDate day) const;

private:
    QTimeZone m_zone;
    QDate m_day;
    qint64 m_start = 0;
    qint64 m_end = 0;
};

} // namespace qipan::app
