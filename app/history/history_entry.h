// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/cell.h"
#include "core/rating/level_ratings.h"
#include "ui/link/link_score.h"

#include <QString>

#include <array>
#include <vector>

namespace qipan::app {

/// Who played a colour in a game of the history.
enum class PlayerKind : std::uint8_t {
    Unknown,      ///< only a name in a file
    Me,           ///< the user, under the name that was set
    Guest,        ///< the user without a name
    SecondPlayer, ///< the second person at this machine
    Computer,     ///< the built-in engine, at a level
    Engine,       ///< an external engine
    Peer,         ///< a remote player on the LAN
};

struct PlayerEntry {
    QString name; ///< as it was shown; at most longestName code points
    PlayerKind kind = PlayerKind::Unknown;
    int level = 0; ///< of the computer; else 0

    static constexpr int longestName = 200;

    friend bool operator==(const PlayerEntry&, const PlayerEntry&) = default;
};

/// Where a game of the history was played.
enum class GameSource : std::uint8_t { Local, Lan, File };

/// The state of a game.
enum class GameState : std::uint8_t {
    Running,
    Over,
    Unfinished, ///< left before its end
};

/// An entry of the history: a two-player game, or a game of link-match, whose player is the first of `sides`; or a
/// round of a duel of link-match, whose sides are the first and the second seat.
struct HistoryEntry {
    qint64 id = 0; ///< in the data file; 0 if not stored yet
    QString game;  ///< "link" or a key of the registry
    QString
        rule; ///< a key of the game's rules, the mode of link-match or the rule of a duel; empty if a file did not say
    BoardSize size;
    GameSource source = GameSource::Local;
    GameState state = GameState::Running;
    std::array<PlayerEntry, 2> sides; ///< black, white
    qint64 began = 0;                 ///< milliseconds since 1970 UTC, negative before; 0 if unknown
    qint64 ended = 0;                 ///< likewise: the end, or the last change
    std::optional<Outcome> outcome;
    QString event;           ///< as given in a file
    int plies = 0;           ///< of the main line; in link-match the number of pairs removed, by both players of a duel
    int given = 0;           ///< how many of them were set up or prescribed by the opening rule
    std::vector<Cell> moves; ///< without forced passes; empty if `record` contains everything
    bool isHelped = false;   ///< by a hint, an analysis, a takeback, a change of players or a set-up position
    int edition = rating::currentEdition; ///< of the computer's levels
    bool isGameGuessed = false;           ///< the file did not say which game it is, or named one unknown here
    bool isPageGuessed = false;           ///< the file did not name the code page of its texts
    std::optional<ui::LinkStanding> link; ///< of a game of link-match, if known
    QString record; ///< SGF of a game with more than moves; in link-match its boards, one per line; else empty

    friend bool operator==(const HistoryEntry&, const HistoryEntry&) = default;
};

} // namespace qipan::app
