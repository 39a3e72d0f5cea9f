// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

#include <string>

namespace qipan::test {

// Matches as text, for readable test tables. Seats are "host" (the first) and "guest".

[[nodiscard]] std::string text(Seat seat);
[[nodiscard]] std::string text(RequestKind kind);
[[nodiscard]] std::string text(const Verdict& verdict);
[[nodiscard]] std::string text(const Event& event);
[[nodiscard]] std::string text(Refusal refusal);

/// The events joined by "; ", or "refused: " and the reason.
[[nodiscard]] std::string text(const Match::Decision& decision);

/// The complete observable state of a match: equal texts mean equal matches.
[[nodiscard]] std::string text(const Match& match);

} // namespace qipan::test
