// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/duel.h"
#include "core/record/duel_record.h"

namespace qipan::tests {

/// A small board; by points, a round of a minute.
[[nodiscard]] duel::Setup smallDuel(duel::Rule rule = duel::Rule::Race, std::uint32_t seed = 5);

/// A round between two computers to its end: the first seat is the faster one.
[[nodiscard]] duel::Duel playedDuel(const duel::Setup& setup);

/// Its record, with names.
[[nodiscard]] record::DuelRecord recordOf(const duel::Duel& round);

} // namespace qipan::tests
