// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace qipan::tests {

/// What a fake engine of any protocol does instead of answering: "silent", "dies", "flood" (repeats `line`), "endless"
/// (a line without an end) or "greedy" (allocates memory). "slow" sleeps before it answers. Returns true if there is
/// no answer.
[[nodiscard]] bool misbehaves(const std::string& mode, const std::string& line);

} // namespace qipan::tests
