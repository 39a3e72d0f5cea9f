// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlQuery>
#include <QVariant>

#include <cstddef>
#include <limits>
#include <span>

namespace qipan::app {

/// Reads the values of a row of the data file in order. `isGood` is false after the first invalid value.
class DataRow {
public:
    static constexpr int longestKey = 32;

    explicit DataRow(const QSqlQuery& query)
        : m_query{&query}
    {
    }
    /// Reads values that were copied from a query.
    explicit DataRow(std::span<const QVariant> values)
        : m_values{values}
    {
    }

    [[nodiscard]] bool isGood() const { return m_isGood; }
    void refuse() { m_isGood = false; }

    /// Returns whether the next value is null.
    [[nodiscard]] bool isNull() const { return value(m_next).isNull(); }
    void skip(int count) { m_next += count; }

    template <typename Number = int>
    [[nodiscard]] Number number(qint64 least = 0, qint64 most = std::numeric_limits<Number>::max())
    {
        const QVariant value = next(QMetaType::LongLong);
        const qint64 found = value.toLongLong();
        m_isGood = m_isGood && found >= least && found <= most;
        return static_cast<Number>(m_isGood ? found : least);
    }

    [[nodiscard]] bool flag() { return number(0, 1) == 1; }

    [[nodiscard]] QString text(int longest)
    {
        const QString found = next(QMetaType::QString).toString();
        m_isGood = m_isGood && found.size() <= longest;
        return m_isGood ? found : QString{};
    }

    /// Reads a key and returns what it means in `words`, an array of net::Word.
    template <typename Words>
    [[nodiscard]] auto word(const Words& words)
    {
        const auto found = valueOf(words, text(longestKey));
        m_isGood = m_isGood && found;
        return found.value_or(words.front().value);
    }

private:
    [[nodiscard]] QVariant value(int column) const
    {
        return m_query != nullptr ? m_query->value(column) : m_values[static_cast<std::size_t>(column)];
    }

    [[nodiscard]] QVariant next(QMetaType::Type type)
    {
        QVariant found = value(m_next++);
        m_isGood = m_isGood && !found.isNull() && found.typeId() == type;
        return found;
    }

    const QSqlQuery* m_query = nullptr; ///< the source, or `m_values`
    std::span<const QVariant> m_values;
    int m_next = 0;
    bool m_isGood = true;
};

} // namespace qipan::app
