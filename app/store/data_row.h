#pragma once

#include "app/history/history_entry.h"
#include "app/history/history_words.h"
#include "ui/base/text_tools.h"

#include <QSqlQuery>
#include <QVariant>

#include <limits>
#include <optional>
#include <vector>

namespace qipan::app {

/// Reads the columns of a row of the data file in order. `isValid` is false after the first invalid value.
class DataRow {
public:
    static constexpr int longestKey = 32;
    static constexpr int longestMoves = 1 << 20;

    explicit DataRow(const QSqlQuery& query)
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
        const QString found = value.toString();
        m_isGood = m_isGood && value.typeId() == QMetaType::QString && found.size() <= longest;
        return m_isGood ? found : QString{};
    }

    template <typename Words>
    [[nodiscard]] auto word(const Words& words)
    {
        const auto found = net::valueOf(words, text(longestKey));
        m_isGood = m_isGood && found;
        return found.value_or(words.front().value);
    }

    /// Reads a time in milliseconds since 1970. Imported games may date back to year 1.
    [[nodiscard]] qint64 moment() { return number<qint64>(-62'135'683'200'000); }

    [[nodiscard]] bool flag() { return number(0, 1) == 1; }

    /// Reads the name of a player.
    [[nodiscard]] QString name() { return ui::onOneLine(text(2 * PlayerEntry::longestName)); }

    /// Reads the columns of one player.
    [[nodiscard]] PlayerEntry side()
    {
        PlayerEntry side;
        side.name = name();
        side.kind = word(playerKindWords);
        side.level = number();
        return side;
    }

    [[nodiscard]] BoardSize size()
    {
        const int columns = number(1, 255);
        return {columns, number(1, 255)};
    }

    /// Reads the winner and the reason; empty if the winner's column is empty.
    [[nodiscard]] std::optional<Outcome> outcome()
    {
        const QString winner = text(longestKey);
        const QString reason = text(longestKey);
        if (winner.isEmpty())
            return std::nullopt;
        const auto side = net::valueOf(net::winnerWords, winner);
        const auto why = net::valueOf(net::endWords, reason);
        m_isGood = m_isGood && side && why;
        return m_isGood ? std::optional{Outcome{*side, *why}} : std::nullopt;
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
