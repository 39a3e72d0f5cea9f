#pragma once

#include "core/record/game_record.h"
#include "core/record/writing.h"

#include <QString>

#include <span>

namespace qipan::app {

/// Where a file broke and why, as a sentence: "Line 12, move 31: a stone lies there already (h8)."
[[nodiscard]] QString faultText(const record::RecordFault& fault);
/// Why games cannot be in a format, as a sentence.
[[nodiscard]] QString misfitText(record::Misfit misfit);
/// "variations, comments"
[[nodiscard]] QString lossText(std::span<const record::Loss> losses);

} // namespace qipan::app
