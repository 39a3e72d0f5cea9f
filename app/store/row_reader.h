#pragma once

#include "app/match_store/match_row.h"
#include "net/text.h"
#include "net/words.h"

#include <QString>
#include <QVariant>

#include <cstddef>
#include <span>

namespace qipan::app {

/// Reads the values of a row of `matchColumns()` in order. `isValid` is false after the first invalid value.
class RowReader {
public:
    explicit RowReader(std::span<const QVariant> row)
        : m_row{row}
    {
    }

    [[nodiscard]] bool isGood() const { return m_isGood; }
    void refuse() { m_isGood = false; }

    [[nodiscard]] bool isNull() const { return m_row[m_next].isNull(); }
    void skip(std::size_t count) { m_next += count; }

    template <typename Number = int>
    [[nodiscard]] Number number(Number least, Number largest)
    {
        const QVariant& value = m_row[m_next++];
        const qint64 found = value.toLongLong();
        if (value.isNull() || value.typeId() != QMetaType::LongLong || found < least || found > largest) {
            refuse();
            return least;
        }
        return static_cast<Number>(found);
    }

    [[nodiscard]] QString text()
    {
        const int longest = matchColumns()[m_next].longestText;
        const QVariant& value = m_row[m_next++];
        const QString found = value.toString();
        if (value.isNull() || value.typeId() != QMetaType::QString || found.size() > longest) {
            refuse();
            return {};
        }
        return found;
    }

    template <typename Words>
    [[nodiscard]] auto word(const Words& words)
    {
        const auto found = net::valueOf(words, text());
        if (!found)
            refuse();
        return found.value_or(words.front().value);
    }

    [[nodiscard]] QString name()
    {
        const QString clean = net::firstCodePoints(net::cleanText(text()), net::maxNameLength);
        if (clean.isEmpty())
            refuse();
        return clean;
    }

private:
    std::span<const QVariant> m_row;
    std::size_t m_next = 0;
    bool m_isGood = true;
};

} // namespace qipan::app
