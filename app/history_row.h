#pragma once

#include "app/kept_words.h"

#include <QSqlQuery>
#include <QVariant>

#include <limits>

namespace qipan::app {

/// The columns of a row of the table `game` one after the other; `isGood` turns false with the first that cannot be.
class HistoryRow {
public:
    static constexpr int longestKey = 32;
    static constexpr int longestMoves = 1 << 20;

    explicit HistoryRow(const QSqlQuery& query)
        : m_query{query}
    {
    }

    [[nodiscard]] bool isGood() const { return m_isGood; }

    template <typename Number = int>
    [[nodiscard]] Number number(qint64 least = 0, qint64 most = std::numeric_limits<Number>::max())
    {
        const QVariant value = m_query.value(m_next++);
        const qint64 found = value.toLongLong();
        m_isGood = m_isGood && value.typeId() == QMetaType::LongLong && found >= least && found <= most;
        return static_cast<Number>(m_isGood ? found : least);
    }

    [[nodiscard]] QString text(int longest)
    {
        const QVariant value = m_query.value(m_next++);
        m_isGood = m_isGood && value.typeId() == QMetaType::QString && value.toString().size() <= longest;
        return m_isGood ? value.toString() : QString{};
    }

    template <typename Words>
    [[nodiscard]] auto word(const Words& words)
    {
        const auto found = net::valueOf(words, text(longestKey));
        m_isGood = m_isGood && found;
        return found.value_or(words.front().value);
    }

    [[nodiscard]] std::vector<Cell> moves(BoardSize size)
    {
        std::vector<Cell> moves;
        const QString all = text(longestMoves);
        for (const QStringView each : QStringView{all}.split(u' ', Qt::SkipEmptyParts)) {
            const qsizetype comma = each.indexOf(u',');
            bool isColumn = false;
            bool isRow = false;
            const Cell cell{each.left(comma).toInt(&isColumn), each.mid(comma + 1).toInt(&isRow)};
            m_isGood = m_isGood && comma > 0 && isColumn && isRow && size.contains(cell);
            if (!m_isGood)
                return {};
            moves.push_back(cell);
        }
        return moves;
    }

private:
    const QSqlQuery& m_query;
    int m_next = 0;
    bool m_isGood = true;
};

} // namespace qipan::app
