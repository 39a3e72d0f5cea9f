#pragma once

#include "core/board/cell.h"
#include "core/board/outcome.h"

#include <QDate>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>

namespace qipan::ui {

/// A game as the list of the history shows it.
struct HistoryLine {
    enum class State : std::uint8_t {
        Running, ///< a program plays it
        Over,
        Unfinished,
        Interrupted, ///< unfinished, and it can go on
    };

    qint64 id = 0;
    QString game; ///< "link" or a key of the registry
    QString rule; ///< a key of the game's rules, or the way of link-match; empty where it is not known
    BoardSize size;
    State state = State::Over;
    bool isFromFile = false;      ///< so that of `began` only the day is known
    std::array<QString, 2> names; ///< black, white
    qint64 began = 0;             ///< milliseconds since 1970 UTC; 0 where it is not known
    std::optional<Outcome> outcome;
    QString event;
    int plies = 0;

    friend bool operator==(const HistoryLine&, const HistoryLine&) = default;
};

enum class HistoryOpponent : std::uint8_t { Computer, Engine, Lan, Beside, File };
enum class HistoryResult : std::uint8_t {
    Won,  ///< by the person at this machine
    Lost, ///< likewise
    Black,
    White,
    Draw,
    Open, ///< it runs, or was left before its end
};

/// Which games: what is empty stands for all.
struct HistoryFilter {
    QString game;
    QString rule; ///< of `game`
    std::optional<HistoryOpponent> opponent;
    std::optional<HistoryResult> result;
    QDate from;   ///< the first day
    QDate to;     ///< the last one
    QString text; ///< words, each in a name, the event or a comment, in any case

    friend bool operator==(const HistoryFilter&, const HistoryFilter&) = default;
};

enum class HistoryColumn : std::uint8_t { Date, Game, Black, White, Result, Rule, Event, Plies };
inline constexpr int historyColumns = 8;

/// Games that are equal in the column come with the newest first, whichever way that goes.
struct HistoryOrder {
    HistoryColumn column = HistoryColumn::Date;
    bool isDescending = true;

    friend bool operator==(const HistoryOrder&, const HistoryOrder&) = default;
};

} // namespace qipan::ui
