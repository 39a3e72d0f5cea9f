// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace qipan::reversi {

/// Returns the bytes of starts.txt, most significant byte first; the build compiles the file into a source file.
[[nodiscard]] std::span<const std::uint64_t> startData();

} // namespace qipan::reversi
