// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"

#include <cstdint>

namespace qipan::book {

/// The result of checking a claim.
enum class ClaimVerdict : std::uint8_t {
    Holds,
    Wrong,      ///< the answer gives the truth
    Undecided,  ///< undecided within the limits
    Unreadable, ///< unknown or malformed; the answer gives the syntax
};

struct ClaimAnswer {
    ClaimVerdict verdict = ClaimVerdict::Holds;
    std::string text; ///< in English, for the author of the chapter; empty if the claim holds
};

/// Tries to prove a claim about the position of a diagram after all its moves (docs/book.md). May take seconds.
[[nodiscard]] ClaimAnswer prove(const Diagram& diagram, const Claim& claim);

/// A parsed claim such as "open-fours black = F8 J8".
struct ClaimText {
    std::string_view kind;                 ///< open-fours
    std::vector<std::string_view> words;   ///< black
    std::optional<std::string_view> value; ///< F8 J8; nothing without "="

    explicit ClaimText(std::string_view text);

    /// Returns the side named before "=", if nothing else is there.
    [[nodiscard]] std::optional<Side> side() const;
    /// Returns the sorted unique cells of the value; empty for "none", nothing if the value is invalid.
    [[nodiscard]] std::optional<std::vector<Cell>> cells(const CellNames& names) const;
    /// Returns the integer value, with an optional plus sign.
    [[nodiscard]] std::optional<int> number() const;
    /// Returns true if there is nothing but the kind.
    [[nodiscard]] bool isBare() const { return words.empty() && !value; }
};

/// Nothing if the claim does not match the syntax of its row.
using Proof = std::optional<ClaimAnswer>;

/// A kind of claim about the positions of a game.
template <typename Position>
struct ClaimRow {
    std::string_view kind;
    std::string_view usage;
    Proof (*prove)(const Position& position, const ClaimText& claim);
};

[[nodiscard]] ClaimAnswer holds();
[[nodiscard]] ClaimAnswer wrong(std::string text);
[[nodiscard]] ClaimAnswer undecided();
/// Returns `holds`, or if they differ, `wrong` with the actual value: "F8 J8 said, but F8 found".
[[nodiscard]] ClaimAnswer compared(std::string_view said, std::string_view found);
[[nodiscard]] ClaimAnswer compared(const CellNames& names, const std::vector<Cell>& said,
                                   const std::vector<Cell>& found);
[[nodiscard]] ClaimAnswer compared(int said, int found);
[[nodiscard]] std::string_view nameOf(Side side);

template <typename Position>
[[nodiscard]] ClaimAnswer proveByRows(std::span<const ClaimRow<Position>> rows, const Position& position,
                                      const ClaimText& claim)
{
    std::string kinds;
    for (const ClaimRow<Position>& row : rows) {
        if (row.kind != claim.kind) {
            kinds.append(kinds.empty() ? "" : ", ").append(row.kind);
            continue;
        }
        if (auto proof = row.prove(position, claim))
            return std::move(*proof);
        return {.verdict = ClaimVerdict::Unreadable, .text = "is written: " + std::string{row.usage}};
    }
    return {.verdict = ClaimVerdict::Unreadable, .text = "there is no such claim, only " + kinds};
}

// One for each game. Precondition: the diagram is of that game.
[[nodiscard]] ClaimAnswer proveGomoku(const Diagram& diagram, const ClaimText& claim);
[[nodiscard]] ClaimAnswer proveReversi(const Diagram& diagram, const ClaimText& claim);
[[nodiscard]] ClaimAnswer proveLink(const Diagram& diagram, const ClaimText& claim);

} // namespace qipan::book
