#pragma once

#include "core/board/result.h"
#include "core/link/play.h"

#include <string>
#include <string_view>

namespace qipan::record {

/// A longer line is no record.
inline constexpr std::size_t longestLinkRecord = 256 * 1024;

/// A board of link-match as one line of text (docs/link-record.md):
///
///     link1 relaxed DEAL 1 0 3 3 0 0 2310p0-17 1200h 900p3-8
///
/// the way, the deal's number or the tiles that were laid out (core/book/link_start.h), where the game stood before
/// (level, points, hints, shuffles, helped, milliseconds), and the steps: milliseconds since the step before, a letter,
/// and what belongs to it, cells counted row by row from 0.
[[nodiscard]] std::string writeLinkRecord(const link::PlayRecord& record, BoardSize size);

/// Only how the line is written: whether the steps keep to the rules, link::Play::rebuild says. `size` is that of the
/// deal's board. The reason, in English, where it cannot be read. Never throws; `line` may hold anything.
[[nodiscard]] Result<link::PlayRecord, std::string> readLinkRecord(std::string_view line, BoardSize size);

/// The deal's number of such a line, or what stands in its place: it says how large the board is. Empty where there is
/// none.
[[nodiscard]] std::string_view dealOfLinkRecord(std::string_view line);

} // namespace qipan::record
