// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/cell.h"
#include "core/record/game_record.h"
#include "ui/link/link_score.h"

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
    QString rule; ///< key of the game's rule, or the mode of link-match or the rule of a duel; empty if unknown
    BoardSize size;
    State state = State::Over;
    bool opensOnBoard = false;    ///< interrupted at this machine, or running here: opening it continues it
    bool isFromFile = false;      ///< only the day of `began` is known
    std::array<QString, 2> names; ///< black, white
    qint64 began = 0;             ///< milliseconds since 1970 UTC; 0 if unknown
    std::optional<Outcome> outcome;
    QString event;
    QString opening; ///< key of openings::NamedOpening; empty if it has none, or is not known yet
    int plies = 0;
    bool isGameGuessed = false;       ///< a file did not say which game it is
    bool isPageGuessed = false;       ///< nor the code page of its texts
    bool isAnalysed = false;          ///< every position, by the engine of today
    std::optional<LinkStanding> link; ///< of a game of link-match, if known

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
    QString opening; ///< of `game`, with its branches
    QDate from;      ///< first day
    QDate to;        ///< last day
    QString text;    ///< words, each of which must occur in a name, the event, the opening or a comment, ignoring case

    friend bool operator==(const HistoryFilter&, const HistoryFilter&) = default;
};

enum class HistoryColumn : std::uint8_t { Date, Game, Black, White, Result, Rule, Opening, Event, Plies, Analysed };
inline constexpr int historyColumns = 10;

/// Games that are equal in the column are ordered newest first, in either direction.
struct HistoryOrder {
    HistoryColumn column = HistoryColumn::Date;
    bool isDescending = true;

    friend bool operator==(const HistoryOrder&, const HistoryOrder&) = default;
};

/// Returns whether a game is a round of a duel of link-match.
[[nodiscard]] bool isDuel(const HistoryLine& line);

// Texts of the history list, in the current language.

/// Returns the name of a column of a list of one game, or of all if `game` is empty. Only games of two sides have Black
/// and White.
[[nodiscard]] QString columnName(HistoryColumn column, const QString& game);
/// Returns the date, with the time of day if `withTime` and it is known.
[[nodiscard]] QString dateText(const HistoryLine& line, bool withTime);
/// Returns what tells a game from others: "Ann – Ben, 3/4/26", or without names "Gomoku, 3/4/26".
[[nodiscard]] QString titleText(const HistoryLine& line);
/// Returns the name of Black (0) or White (1), shorter if it is the computer: "Level 3".
[[nodiscard]] QString shortName(const HistoryLine& line, std::size_t side);
/// Returns "Black won", "Draw" or "Unfinished"; for link-match points and time, and what is left; for a duel "Ann won",
/// the pairs or points of both, and the time.
[[nodiscard]] QString resultText(const HistoryLine& line);
/// Returns the points of two players of link-match with their names: "Ann 120 : 90 Bob".
[[nodiscard]] QString pointsOfTwo(const LinkStanding& link, const std::array<QString, 2>& names);
/// Returns the result without the time and the pairs left of a game of link-match that is not over.
[[nodiscard]] QString shortResultText(const HistoryLine& line);
/// Returns the result with its reason: "Black won by resignation"; without one, the plain result.
[[nodiscard]] QString longResultText(const HistoryLine& line);
/// Returns the result of a record, from its position or its file: quoted if no format defines it, empty if there is
/// none.
[[nodiscard]] QString resultText(const record::GameRecord& game);
/// Returns the game, with a question mark if anything was guessed.
[[nodiscard]] QString gameText(const HistoryLine& line);
/// Returns what was guessed when the game was read, a line for each; empty if nothing was.
[[nodiscard]] QString guessText(const HistoryLine& line);
/// Returns the short name of a game's rule, or the mode of link-match; empty if unknown.
[[nodiscard]] QString ruleText(const HistoryLine& line);
/// Returns the opening of a game, as openingTitle does.
[[nodiscard]] QString openingText(const HistoryLine& line);
[[nodiscard]] QString opponentName(HistoryOpponent opponent);
[[nodiscard]] QString resultName(HistoryResult result);
/// Returns "1,234 of 100,000 games", or "100,000 games" if all are shown, with digits grouped as the locale does.
[[nodiscard]] QString countText(qint64 shown, qint64 all);

} // namespace qipan::ui
