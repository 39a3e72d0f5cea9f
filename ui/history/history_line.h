// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/cell.h"

#include <QDate>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace qipan::ui {

/// A game as the history list shows it.
struct HistoryLine {
    enum class State : std::uint8_t {
        Running, ///< being played, by this or another instance
        Over,
        Unfinished,
        Interrupted, ///< unfinished, but can be continued
    };

    qint64 id = 0;
    QString game; ///< "link" or a key of the registry
    QString rule; ///< key of the game's rule, or the mode of link-match; empty if unknown
    BoardSize size;
    State state = State::Over;
    bool isFromFile = false;      ///< only the day of `began` is known
    std::array<QString, 2> names; ///< black, white
    qint64 began = 0;             ///< milliseconds since 1970 UTC; 0 if unknown
    std::optional<Outcome> outcome;
    QString event;
    int plies = 0;

    friend bool operator==(const HistoryLine&, const HistoryLine&) = default;
};

enum class HistoryOpponent : std::uint8_t { Computer, Engine, Lan, Local, File };
enum class HistoryResult : std::uint8_t {
    Won,  ///< by the local player
    Lost, ///< by the local player
    Black,
    White,
    Draw,
    Open, ///< running or unfinished
};

/// Selects games; empty members match all.
struct HistoryFilter {
    QString game;
    QString rule; ///< a rule of `game`
    std::optional<HistoryOpponent> opponent;
    std::optional<HistoryResult> result;
    QDate from;   ///< first day
    QDate to;     ///< last day
    QString text; ///< words, each of which must occur in a name, the event or a comment, ignoring case

    friend bool operator==(const HistoryFilter&, const HistoryFilter&) = default;
};

enum class HistoryColumn : std::uint8_t { Date, Game, Black, White, Result, Rule, Event, Plies };
inline constexpr int historyColumns = 8;

/// Games that are equal in the column are ordered newest first, in either direction.
struct HistoryOrder {
    HistoryColumn column = HistoryColumn::Date;
    bool isDescending = true;

    friend bool operator==(const HistoryOrder&, const HistoryOrder&) = default;
};

} // namespace qipan::ui
