#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace qipan::nboard {

/// Does what the arguments of qipan-reversi ask for, those after the program's name; without a command it speaks the
/// NBoard protocol on the standard streams. Returns the exit status: 0, 1 where a file cannot be read or memory is
/// refused, 2 for wrong use, with one line on `errors`.
[[nodiscard]] int run(std::span<const std::string_view> arguments, std::ostream& out, std::ostream& errors);

} // namespace qipan::nboard
