// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/any_record.h"

#include <optional>
#include <string_view>

namespace qipan::record {

/// Recognises bare moves, and positions in OBF. The last step of recogniseText().
[[nodiscard]] std::optional<Recognised> recogniseBareMoves(std::string_view bytes, const RecordHint& hint);

} // namespace qipan::record
