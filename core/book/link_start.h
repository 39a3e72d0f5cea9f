// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"
#include "core/link/deal.h"
#include "core/link/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace qipan::book {

/// The start of a game of link-match: a deal, or a custom board.
using LinkStart = std::variant<link::DealSetup, LinkBoard>;

/// Returns true if a board can be played and encoded as text: it has tiles, each picture occurs an even number of
/// times and has a letter, no tile would fall, and there are at most longestEdge columns and rows.
[[nodiscard]] bool canPlay(const LinkBoard& board);

/// Returns a word without blanks (docs/link-record.md): the deal number, or "AB./.BA:down:yes" with the rows of tiles,
/// the falling mode and the border rule. Does not include the paths that a diagram draws.
/// Precondition: canDeal() or canPlay().
[[nodiscard]] std::string wordOf(const LinkStart& start);
/// Reads such a word, or returns nothing. Never throws; `word` may hold anything.
[[nodiscard]] std::optional<LinkStart> readLinkStart(std::string_view word);

[[nodiscard]] BoardSize sizeOf(const LinkStart& start);

/// Convert between a board and a game with these tiles in their current cells.
[[nodiscard]] link::Game gameOf(const LinkBoard& board);
[[nodiscard]] LinkBoard boardOf(const link::Game& game);

} // namespace qipan::book
