// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "app/store/data_row.h"
#include "net/words.h"
#include "ui/base/text_tools.h"

#include <limits>

namespace qipan::app {

// The text values in the table `game` of the data file and the enumerators they represent.

inline constexpr std::array playerKindWords{
    net::Word<PlayerKind>{"", PlayerKind::Unknown},
    net::Word<PlayerKind>{"me", PlayerKind::Me},
    net::Word<PlayerKind>{"guest", PlayerKind::Guest},
    net::Word<PlayerKind>{"neighbour", PlayerKind::SecondPlayer},
    net::Word<PlayerKind>{"computer", PlayerKind::Computer},
    net::Word<PlayerKind>{"engine", PlayerKind::Engine},
    net::Word<PlayerKind>{"peer", PlayerKind::Peer},
};
inline constexpr std::array gameSourceWords{
    net::Word<GameSource>{"here", GameSource::Local},
    net::Word<GameSource>{"lan", GameSource::Lan},
    net::Word<GameSource>{"file", GameSource::File},
};
inline constexpr std::array gameStateWords{
    net::Word<GameState>{"running", GameState::Running},
    net::Word<GameState>{"over", GameState::Over},
    net::Word<GameState>{"unfinished", GameState::Unfinished},
};

// The bits of the column `guessed`.
inline constexpr int gameGuessed = 1;
inline constexpr int pageGuessed = 2;

/// Reads cells as HistoryFile::movesText writes them, or nothing if one is not on a board of this size.
[[nodiscard]] inline std::optional<std::vector<Cell>> cellsIn(QStringView text, BoardSize size)
{
    std::vector<Cell> cells;
    for (const QStringView each : text.split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype comma = each.indexOf(u',');
        bool isColumn = false;
        bool isRow = false;
        const Cell cell{each.left(comma).toInt(&isColumn), each.mid(comma + 1).toInt(&isRow)};
        if (comma <= 0 || !isColumn || !isRow || !size.contains(cell))
            return std::nullopt;
        cells.push_back(cell);
    }
    return cells;
}

/// Reads the columns that describe a game.
class HistoryRow final : public DataRow {
public:
    using DataRow::DataRow;

    /// Reads a time in milliseconds since 1970. Imported games may date back to year 1.
    [[nodiscard]] qint64 moment() { return number<qint64>(-62'135'683'200'000); }

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

    /// Reads what was guessed of a game into `guessed`: a HistoryEntry or a line of the list.
    void guesses(auto& guessed)
    {
        const int bits = number(0, 3);
        guessed.isGameGuessed = (bits & gameGuessed) != 0;
        guessed.isPageGuessed = (bits & pageGuessed) != 0;
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
        if (!side || !why)
            refuse();
        return isGood() ? std::optional{Outcome{*side, *why}} : std::nullopt;
    }

    /// Reads how a game of link-match stands; nothing if it is unknown.
    [[nodiscard]] std::optional<ui::LinkStanding> link()
    {
        constexpr int columns = 4;
        constexpr qint64 least = std::numeric_limits<int>::min();
        if (isNull()) {
            skip(columns);
            return std::nullopt;
        }
        ui::LinkStanding link;
        for (int& points : link.points)
            points = number(least);
        link.time = std::chrono::milliseconds{number<qint64>()};
        link.pairsLeft = number();
        return isGood() ? std::optional{link} : std::nullopt;
    }

    [[nodiscard]] std::vector<Cell> moves(BoardSize size)
    {
        static constexpr int longestMoves = 1 << 20;
        const QString all = text(longestMoves);
        auto moves = cellsIn(all, size);
        if (!moves)
            refuse();
        return isGood() ? std::move(*moves) : std::vector<Cell>{};
    }
};

} // namespace qipan::app
