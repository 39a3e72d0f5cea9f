#pragma once

#include "core/match/match.h"

#include <string>

namespace qipan::test {

// Matches in words, so that a table of tests reads as the rules do. Seats are "host" (the first) and "guest".

[[nodiscard]] std::string text(Seat seat);
[[nodiscard]] std::string text(RequestKind kind);
[[nodiscard]] std::string text(const Verdict& verdict);
[[nodiscard]] std::string text(const Event& event);
[[nodiscard]] std::string text(Refusal refusal);

/// Events joined by "; ", or "refused: " and why.
[[nodiscard]] std::string text(const Match::Decision& decision);

/// Everything that can be asked about a match, in one text: equal texts, equal matches.
[[nodiscard]] std::string text(const Match& match);

} // namespace qipan::test
