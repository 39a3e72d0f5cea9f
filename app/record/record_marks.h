// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_tree.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qipan::app {

/// Returns the marks of a node after the user marked a cell, or nothing if they stay the same. Setting the same mark
/// again removes it; otherwise it replaces the mark of the cell. No kind removes it. An empty label stands for the
/// first unused one.
[[nodiscard]] std::optional<std::vector<record::Mark>> marksWith(std::span<const record::Mark> before, Cell cell,
                                                                 std::optional<record::MarkKind> kind,
                                                                 const std::string& label);

} // namespace qipan::app
