// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <span>
#include <string_view>
#include <vector>

namespace qipan::openings {

/// An opening with a name, in one of its symmetric forms.
struct NamedOpening {
    std::string_view game; ///< key of the registry
    std::string_view key;  ///< what is stored: "D4" for renju's, else the name
    std::string_view name; ///< "Kagetsu"; "Tiger"
    std::vector<Cell> moves;
};

/// Returns the 26 openings of renju and those of reversi. docs/openings.md names the sources.
[[nodiscard]] std::span<const NamedOpening> namedOpenings();

/// Returns the opening of a game that began with these moves: the last named position on the way, so that a name stays
/// until a longer line has another one. Positions are the same by symmetry and by transposition. In gomoku all rules
/// have the names of renju, on a board of 15 lines with a black stone on the centre. Null if there is none. Ends at an
/// impossible move.
[[nodiscard]] const NamedOpening* openingOf(std::string_view game, int size, std::span<const Cell> moves);

/// Returns the opening with this key, or null.
[[nodiscard]] const NamedOpening* findOpening(std::string_view game, std::string_view key);

/// Returns the keys of all openings that go through the position of this one, itself first; none if there is no such
/// opening.
[[nodiscard]] std::vector<std::string_view> branchesOf(std::string_view game, std::string_view key);

} // namespace qipan::openings
