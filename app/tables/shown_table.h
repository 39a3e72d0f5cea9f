#pragma once

#include "app/tables/match_words.h"
#include "app/tables/score.h"
#include "app/tables/table.h"

#include <QString>

#include <array>
#include <optional>

namespace qipan::app {

/// A table as one window shows it: who sits there under which name, and what its people may do now.
struct ShownTable {
    Table* table = nullptr;
    std::array<QString, 2> names;
    std::array<QString, 2> details; ///< "Computer, level 2"; may be empty
    /// The seat of the one person at this machine; nothing where both seats or none are held by people here.
    std::optional<Seat> me;
    bool isOnLan = false;
    /// A game between two others.
    bool isWatched = false;
    /// False when the peer has gone: the board stays, but nothing can be done on it.
    bool isAlive = true;
    /// The peer's line is broken: moves can be made, but nothing can be asked.
    bool isAway = false;
    std::optional<Score> score; ///< of the evening, after the first round
    bool knowsClock = true;     ///< what is on the table's clock, where there is one
    int watchers = 0;

    [[nodiscard]] bool hasMatch() const { return table != nullptr && table->hasMatch(); }
    /// Precondition: hasMatch(), as for all below that do not say otherwise.
    [[nodiscard]] const Match& match() const { return table->match(); }
    [[nodiscard]] bool isRunning() const { return isAlive && match().isRunning(); }
    [[nodiscard]] MatchWords words() const { return {names, me}; }
    [[nodiscard]] bool isPerson(Seat seat) const;
    [[nodiscard]] bool isComputer(Seat seat) const;

    /// The person who may move now; nothing also without a match.
    [[nodiscard]] std::optional<Seat> mover() const;
    /// The person who may take a colour now; nothing also without a match.
    [[nodiscard]] std::optional<Seat> chooser() const;
    /// The person who would make this request; nothing also without a match, and for a take-back of what lay on the
    /// board from the start of a game at this machine.
    [[nodiscard]] std::optional<Seat> asker(RequestKind kind) const;
    /// That person's request would not be refused.
    [[nodiscard]] bool canAsk(RequestKind kind) const;
    /// The seats whose person has a request to answer; nothing also without a match.
    [[nodiscard]] std::optional<Seat> answerer() const;

    /// One sentence: whose turn, who waits for what, or how it ended; also before the first round.
    [[nodiscard]] QString stateText() const;
};

} // namespace qipan::app
