#pragma once

#include "core/board/cell.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace qipan {

/// How a round opens, so that black's first move is worth less. Source: docs/lan-protocol.md, "Opening rules".
enum class Opening : std::uint8_t {
    Free,    ///< no rule
    Pro,     ///< black begins on the centre; its second stone lies outside the central 5x5
    LongPro, ///< the same with 7x7
    Swap,    ///< one side puts three stones, black, white, black; the other one takes a colour
    Swap2,   ///< likewise, or the other one puts a white and a black stone more, and the first takes a colour
};

/// What a side takes when the opening lets it choose.
enum class Take : std::uint8_t {
    Black,
    White,
    Two, ///< swap2: two more stones, after which the other side takes a colour
};

/// The word on the wire and the command line: "long-pro".
[[nodiscard]] std::string_view keyOf(Opening opening);
/// The opening with this key, or nothing.
[[nodiscard]] std::optional<Opening> openingOf(std::string_view key);
[[nodiscard]] std::string_view keyOf(Take take);
[[nodiscard]] std::optional<Take> takeOf(std::string_view key);

/// Some choice of colours belongs to it.
[[nodiscard]] constexpr bool hasChoices(Opening opening)
{
    return opening == Opening::Swap || opening == Opening::Swap2;
}

/// The cells that a ply must lie on, or must not.
struct CentralSquare {
    Cell centre;
    int reach = 0;        ///< lines from the centre to its edge: 0 the centre alone, 2 a square of 5x5
    bool isInside = true; ///< the ply lies on it; else outside of it

    [[nodiscard]] bool allows(Cell cell) const;
};

/// What the opening says about ply number `ply` (from 1) on a square board of `size` lines; nothing where it says none.
[[nodiscard]] std::optional<CentralSquare> squareFor(Opening opening, int size, int ply);

/// Who acts in the opening, and how: the side that began the round with black, or the other one.
struct OpeningTurn {
    bool isBeginner = true; ///< the side that had black when the round began
    bool chooses = false;   ///< takes a colour; else it plays the next ply, whatever its colour
    bool mayTakeTwo = false;
};

/// Whose turn it is in an opening with choices, from its first ply until its last choice; nothing after that, and in
/// the other openings. `plies` are on the board, `takes` have been made.
[[nodiscard]] std::optional<OpeningTurn> openingTurn(Opening opening, int plies, std::span<const Take> takes);

/// True where the turn lets a side take this.
[[nodiscard]] bool offers(const OpeningTurn& turn, Take take);

/// True when `takes` can have been made, in this order, in a round where `plies` are on the board: each was offered in
/// its time, and no ply was played while one was due.
[[nodiscard]] bool canBeTaken(Opening opening, int plies, std::span<const Take> takes);

/// The number of plies that lay on the board when the last of `takes` was made; 0 for none.
[[nodiscard]] int pliesAtLastChoice(std::span<const Take> takes);

/// How many plies an opening asks for: those that are meant to leave both sides even, and so are nobody's mistakes.
[[nodiscard]] int pliesOf(Opening opening, std::span<const Take> takes);

/// True when the side that began the round with black has it after these choices.
[[nodiscard]] bool beginnerPlaysBlack(std::span<const Take> takes);

} // namespace qipan
