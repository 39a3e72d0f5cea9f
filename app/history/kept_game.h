#pragma once

#include "core/board/cell.h"
#include "core/board/outcome.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::app {

/// Who held a colour in a game of the history.
enum class Who : std::uint8_t {
    Unknown,   ///< as a file names them
    Me,        ///< the person of this profile: the name that was set
    Guest,     ///< the person at this machine who has set no name
    Neighbour, ///< the one beside them
    Computer,  ///< our own engine, at a level
    Engine,    ///< one that is a program of its own
    Peer,      ///< somebody on the LAN
};

struct KeptSide {
    QString name; ///< as it was shown; at most longestName code points
    Who who = Who::Unknown;
    int level = 0; ///< of the computer; else 0

    static constexpr int longestName = 200;

    friend bool operator==(const KeptSide&, const KeptSide&) = default;
};

/// Where a game of the history came from.
enum class GameSource : std::uint8_t { Here, Lan, File };

/// Where it stands.
enum class GameState : std::uint8_t {
    Running,
    Over,
    Unfinished, ///< it was left before its end
};

/// A game as the history keeps it: one of two players, or link-match, where the player is the first of the sides.
struct KeptGame {
    qint64 id = 0; ///< in the data file; 0 before it is there
    QString game;  ///< "link" or a key of the registry
    QString rule;  ///< a key of the game's rules, or the way of link-match; empty where a file told none
    BoardSize size;
    GameSource source = GameSource::Here;
    GameState state = GameState::Running;
    std::array<KeptSide, 2> sides; ///< black, white
    qint64 began = 0;              ///< milliseconds since 1970 UTC, less than 0 before; 0 where it is not known
    qint64 ended = 0;              ///< likewise: the end, or the last sign of life
    std::optional<Outcome> outcome;
    QString event;           ///< as a file tells it
    int plies = 0;           ///< of the main line; of link-match the pairs that were removed
    int given = 0;           ///< of them those of a start that was set up, or that the opening rule asked for
    std::vector<Cell> moves; ///< without forced passes; empty where `record` tells all
    bool isHelped = false; ///< by a hint, an analysis, a move taken back, another player from some move on, or a start
                           ///< that was set up
    QString record;        ///< SGF of a game with more than moves; the boards of link-match as lines; else empty

    friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

} // namespace qipan::app
