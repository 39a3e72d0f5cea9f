// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"
#include "core/record/writing.h"

#include <QString>

namespace qipan::app {

class RecordCursor;

/// Describes where a file broke and why: "Line 12, move 31: a stone lies there already (h8)."
[[nodiscard]] QString faultText(const record::RecordFault& fault);
/// Explains in a sentence why games do not fit into a format.
[[nodiscard]] QString mismatchText(record::FormatMismatch mismatch);
/// Lists what is lost: "variations, comments".
[[nodiscard]] QString lossText(std::span<const record::Loss> losses);
/// Describes the shown place of a game.
[[nodiscard]] QString placeText(const RecordCursor& cursor);

} // namespace qipan::app
