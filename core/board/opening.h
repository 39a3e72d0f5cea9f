// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace qipan {

/// Opening rules that reduce black's advantage. Source: docs/lan-protocol.md, "Opening rules".
enum class Opening : std::uint8_t {
    Free,    ///< no rule
    Pro,     ///< black's first stone is on the centre, its second outside the central 5x5 square
    LongPro, ///< like pro, with a 7x7 square
    Swap,    ///< one side places three stones (black, white, black), and the other chooses a colour
    Swap2,   ///< like swap, or the other side adds a white and a black stone, and the first chooses a colour
};

/// An opening choice.
enum class OpeningChoice : std::uint8_t {
    Black,
    White,
    Two, ///< swap2: place two more stones; the opponent then chooses a colour
};

/// Returns the key used in messages and on the command line, such as "long-pro".
[[nodiscard]] std::string_view keyOf(Opening opening);
/// Returns the opening with this key, or nothing.
[[nodiscard]] std::optional<Opening> openingOf(std::string_view key);
[[nodiscard]] std::string_view keyOf(OpeningChoice choice);
[[nodiscard]] std::optional<OpeningChoice> openingChoiceOf(std::string_view key);

/// Returns true if the opening includes a choice of colours.
[[nodiscard]] constexpr bool hasChoices(Opening opening)
{
    return opening == Opening::Swap || opening == Opening::Swap2;
}

/// Where the opening rule requires or forbids a ply.
struct CentralSquare {
    Cell centre;
    int reach = 0;        ///< in cells from the centre: 0 is the centre alone, 2 a 5x5 square
    bool isInside = true; ///< the ply must be inside; otherwise it must be outside

    [[nodiscard]] bool allows(Cell cell) const;
};

/// Returns the restriction of ply number `ply` (from 1) on a square board with `size` lines, or nothing if there is
/// none.
[[nodiscard]] std::optional<CentralSquare> squareFor(Opening opening, int size, int ply);

/// Who acts next in the opening, and how.
struct OpeningTurn {
    bool isInitialBlack = true; ///< the side that had black when the round began
    bool chooses = false;       ///< chooses a colour; otherwise plays the next ply, whatever its colour
    bool mayPlaceTwo = false;

    friend constexpr bool operator==(const OpeningTurn&, const OpeningTurn&) = default;
};

/// Returns whose turn it is in an opening with choices, from the first ply to the last choice. Returns nothing after
/// that and in other openings. `plies` is the number of plies on the board, `openingChoices` are the choices made so
/// far.
[[nodiscard]] std::optional<OpeningTurn> openingTurn(Opening opening, int plies,
                                                     std::span<const OpeningChoice> openingChoices);

/// Returns true if `choice` is available at this turn.
[[nodiscard]] bool offers(const OpeningTurn& turn, OpeningChoice choice);

/// Returns true if `openingChoices` can have been made in this order in a round with `plies` plies on the board: each
/// was available at its time, and no ply was played while a choice was due.
[[nodiscard]] bool areValidChoices(Opening opening, int plies, std::span<const OpeningChoice> openingChoices);

/// Returns the number of plies on the board when the last of `openingChoices` was made; 0 if there is none.
[[nodiscard]] int pliesAtLastChoice(std::span<const OpeningChoice> openingChoices);

/// Returns how many plies belong to the opening. They aim at an even position, so they do not count as mistakes.
[[nodiscard]] int pliesOf(Opening opening, std::span<const OpeningChoice> openingChoices);

/// Returns true if the side that began with black has black after these choices.
[[nodiscard]] bool initialBlackKeepsColour(std::span<const OpeningChoice> openingChoices);

} // namespace qipan
