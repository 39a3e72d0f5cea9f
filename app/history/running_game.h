#pragma once

#include "app/history/kept_game.h"
#include "core/board/registry.h"
#include "core/match/account.h"

#include <QString>

#include <array>
#include <cstddef>
#include <optional>

namespace qipan::app {

/// Who holds a seat at this machine, as far as it takes to give it to them again.
struct SeatHolder {
    enum class Kind { Person, Computer, Engine };

    Kind kind = Kind::Person;
    int number = 0; ///< the level of the computer, the id of an engine that is a program of its own; else 0

    friend bool operator==(const SeatHolder&, const SeatHolder&) = default;
};

/// A game at this machine that was broken off, with all that it takes to go on exactly there.
struct RunningGame {
    KeptGame kept;   ///< as the history has it once it goes on
    GameSetup setup; ///< with those of the moves that were on the board from the start
    Account account;
    std::array<SeatHolder, 2> holders; ///< by seat
};

/// What the history does not say of a game, as text for the column `running`; the first `given` of its moves were on
/// the board from the start.
[[nodiscard]] QString runningText(const GameSetup& setup, const Account& account,
                                  const std::array<SeatHolder, 2>& holders);
/// Looked at as anything from outside: nothing where a game cannot be like that.
[[nodiscard]] std::optional<RunningGame> runningGameOf(const KeptGame& kept, const QString& text);

} // namespace qipan::app
