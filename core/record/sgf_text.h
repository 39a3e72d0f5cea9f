// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/record/move_quality.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace qipan::record {

/// A raw value without its brackets, as removed from the front of `rest` by parseSgfValue(), which returns nothing if
/// there is no value next. `isOpen`: the closing bracket is missing, and the value extends to the end of `rest`.
struct SgfValue {
    std::string_view raw;
    bool isOpen = false;
};
[[nodiscard]] std::optional<SgfValue> parseSgfValue(std::string_view& rest);

/// Returns the first of consecutive values, raw; empty if there is none.
[[nodiscard]] std::string_view sgfFirst(std::string_view values);

/// Returns true if properties that follow each other ("RU[a]KO[]") include one of this name.
[[nodiscard]] bool hasSgfProperty(std::string_view properties, std::string_view name);

/// Returns the text of a value in UTF-8: without escapes and soft line breaks, with blanks as spaces and lines ending
/// in \n. With `oneLine` these become spaces too.
[[nodiscard]] std::string sgfText(std::string_view raw, bool oneLine = false);

/// Returns the position of the colon between the two parts of a value; npos if it has one part.
[[nodiscard]] std::size_t sgfColon(std::string_view raw);

/// Escapes a text for a file; with `isPart`, escapes colons too.
[[nodiscard]] std::string sgfEscaped(std::string_view text, bool isPart = false);

/// The property of a quality and its value: 1, or 2 for emphasis, or none.
struct SgfQuality {
    MoveQuality quality;
    std::string_view name;
    std::string_view value;
};
inline constexpr std::array sgfQualities{
    SgfQuality{MoveQuality::Blunder, "BM", "2"}, SgfQuality{MoveQuality::Mistake, "BM", "1"},
    SgfQuality{MoveQuality::Dubious, "DO", ""},  SgfQuality{MoveQuality::Interesting, "IT", ""},
    SgfQuality{MoveQuality::Good, "TE", "1"},    SgfQuality{MoveQuality::VeryGood, "TE", "2"},
};

/// A move of an SGF file: a cell, which may lie outside the board, or a pass.
struct SgfPoint {
    std::optional<Cell> cell;
};

/// Reads a gomoku point: two letters from the upper left ("hh", upper case from column 27), or a letter and the row
/// from the bottom ("H8"); "", and "tt" on up to 19 lines, is a pass. Returns nothing for anything else.
[[nodiscard]] std::optional<SgfPoint> readGomokuPoint(std::string_view value, int size);

/// Reads a reversi point: a letter and the row from the top ("f5"), or two letters from the upper left ("fe"); "",
/// "pa", "pass", "--" and "tt" are passes. Any case is accepted.
[[nodiscard]] std::optional<SgfPoint> readReversiPoint(std::string_view value);

/// Returns "hh" for gomoku or "f5" for reversi.
[[nodiscard]] std::string sgfPoint(Cell cell, bool isReversi);

} // namespace qipan::record
