// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/command.h"
#include "core/match/match.h"

#include <QString>

namespace qipan::app {

/// The result of a round, in the words of the wire.
struct RoundResult {
    int round = 1;
    QString winner;
    QString reason;
    int count = 0; ///< of plies; in a duel of this side's pairs, or the host's if it is watched
};

[[nodiscard]] RoundResult resultOf(int round, const Verdict& verdict);
[[nodiscard]] RoundResult resultOf(int round, const duel::Verdict& verdict, int pairs);

} // namespace qipan::app
