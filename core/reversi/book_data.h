#pragma once

#include <cstdint>
#include <span>

namespace qipan::reversi {

/// The bytes of book.bin, the first one in the highest bits: the build turns the file into a source file.
[[nodiscard]] std::span<const std::uint64_t> bookData();

} // namespace qipan::reversi
