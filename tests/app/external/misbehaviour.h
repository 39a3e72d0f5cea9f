#pragma once

#include <string>

namespace qipan::tests {

/// What a fake engine does instead of an answer, whatever its protocol: "silent", "dies", "flood" (with `line` again
/// and again), "endless" (a line without an end) and "greedy" (for memory). A "slow" one takes its time. True where
/// that was all; false where it shall answer.
[[nodiscard]] bool misbehaves(const std::string& mode, const std::string& line);

} // namespace qipan::tests
