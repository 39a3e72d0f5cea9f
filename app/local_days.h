#pragma once

#include <QDate>
#include <QTimeZone>

namespace qipan::app {

/// The day of moments as a calendar on the wall of a place has it. Fast where a moment is of the same day as the one
/// before.
class LocalDays {
public:
    explicit LocalDays(const QTimeZone& zone)
        : m_zone{zone}
    {
    }

    /// `moment` in milliseconds since 1970 UTC.
    [[nodiscard]] QDate dayOf(qint64 moment);
    /// The first moment of a day.
    [[nodiscard]] qint64 startOf(QDate day) const;

private:
    QTimeZone m_zone;
    QDate m_day;
    qint64 m_start = 0;
    qint64 m_end = 0;
};

} // namespace qipan::app
