// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>

namespace qipan::reversi {

/// Returns the bytes of book.bin, most significant byte first; the build compiles the file into a source file.
[[nodiscard]] std::span<const std::uint64_t> bookData();

} // namespace qipan::reversi
