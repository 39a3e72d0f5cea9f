#pragma once

#include "core/book/diagram.h"
#include "core/link/deal.h"
#include "core/link/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace qipan::book {

/// What a game of link-match begins with: a deal, or tiles that somebody laid out.
using LinkStart = std::variant<link::DealSetup, LinkBoard>;

/// Tiles that a game can be played with, and a text can tell: there are some, each picture an even number of times and
/// one that has a letter, they lie still, and the board has longestEdge columns and rows at most.
[[nodiscard]] bool canPlay(const LinkBoard& board);

/// A word without blanks (docs/link-record.md): the number of the deal, or "AB./.BA:down:yes", the rows of the tiles,
/// how they fall and whether paths may run outside. The paths that a diagram draws are not in it. Precondition:
/// canDeal() or canPlay().
[[nodiscard]] std::string wordOf(const LinkStart& start);
/// Nothing for any other text. Never throws; `word` may hold anything.
[[nodiscard]] std::optional<LinkStart> readLinkStart(std::string_view word);

[[nodiscard]] BoardSize sizeOf(const LinkStart& start);

/// The game with these tiles, and those of a game as they lie now.
[[nodiscard]] link::Game gameOf(const LinkBoard& board);
[[nodiscard]] LinkBoard boardOf(const link::Game& game);

} // namespace qipan::book
