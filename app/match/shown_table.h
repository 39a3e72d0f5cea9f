// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/match_text.h"
#include "app/tables/score.h"
#include "app/tables/table.h"

namespace qipan::app {

/// A table as the window shows it: the players' names and what the people at this machine may do.
struct ShownTable {
    Table* table = nullptr;
    std::array<QString, 2> names;
    std::array<QString, 2> details; ///< "Computer, level 2"; may be empty
    /// The seat of the only person at this machine; empty if people here hold both seats or none.
    std::optional<Seat> me;
    bool isOnLan = false;
    /// A game between two others.
    bool isSpectated = false;
    /// False once the peer has left: the board stays, but nothing can be done.
    bool isAlive = true;
    /// The connection to the peer is broken: moves are possible, requests are not.
    bool isAway = false;
    std::optional<Score> score; ///< of the rounds so far; empty before the first one ends
    bool knowsClock = true;     ///< whether the times on the table's clock, if it has one, are known
    int spectators = 0;

    [[nodiscard]] bool hasMatch() const { return table != nullptr && table->hasMatch(); }
    /// Precondition, also of the following members unless they say otherwise: hasMatch().
    [[nodiscard]] const Match& match() const { return table->match(); }
    [[nodiscard]] bool isRunning() const { return isAlive && match().isRunning(); }
    [[nodiscard]] MatchText text() const { return {names, me}; }
    [[nodiscard]] bool isPerson(Seat seat) const;
    [[nodiscard]] bool isComputer(Seat seat) const;
    [[nodiscard]] bool hasComputer() const { return isComputer(Seat::First) || isComputer(Seat::Second); }

    /// Returns the person who may move now. Empty without a match.
    [[nodiscard]] std::optional<Seat> mover() const;
    /// Returns the person who may choose a colour now. Empty without a match.
    [[nodiscard]] std::optional<Seat> chooser() const;
    /// Returns the person who would make this request. Empty without a match, and for taking back plies of the initial
    /// position in a local game.
    [[nodiscard]] std::optional<Seat> asker(RequestKind kind) const;
    /// Returns whether that person's request would be accepted by the match.
    [[nodiscard]] bool canAsk(RequestKind kind) const;
    /// Returns whether a person here may take back the last stone of an opening: not on the network, where takebacks
    /// begin after it. False without a match.
    [[nodiscard]] bool canTakeBackOpeningStone() const;
    /// Returns the person who may take back the end of a game, which continues as another one.
    [[nodiscard]] std::optional<Seat> reopener() const;
    /// Returns the seat whose person has a request to answer. Empty without a match.
    [[nodiscard]] std::optional<Seat> answerer() const;

    /// Returns whether positions may be analysed: never during a LAN game. False without a match.
    [[nodiscard]] bool mayAnalyse() const;
    /// Returns whether moves may be tried beside the game: never by its players during a LAN game. False without a
    /// match and while the opening is being chosen.
    [[nodiscard]] bool mayTry() const;
    /// Returns whether the game is over, may be analysed, and has enough moves to have turned. False without a match.
    [[nodiscard]] bool hasTurningPoints() const;

    /// Returns one sentence: whose turn it is, who waits for what, or the result; also before the first round.
    [[nodiscard]] QString stateText() const;
};

} // namespace qipan::app
