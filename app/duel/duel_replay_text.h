// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/duel.h"
#include "core/record/duel_record.h"

#include <QString>

#include <array>

namespace qipan::app {

/// Returns a sentence that says why a line is no record of a duel.
[[nodiscard]] QString whyUnreadable(const record::DuelRecordFault& fault);

/// Returns a sentence that says why a player's action, by its number from 1, is against the rules.
[[nodiscard]] QString whyIllegal(duel::Fault fault, int number, const QString& name);

/// Returns what is played: "Duel, race · 16 × 10: tiles fall down".
[[nodiscard]] QString duelTitle(const duel::Setup& setup);

/// Says how a round ended: "Ann won: the board is cleared". `names` are those of both seats.
[[nodiscard]] QString verdictText(const std::optional<duel::Verdict>& verdict, const std::array<QString, 2>& names);

} // namespace qipan::app
