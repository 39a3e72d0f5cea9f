// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace qipan::nboard {

/// Executes the command line of qipan-reversi, given without the program's name; without a command it speaks the
/// NBoard protocol on the standard streams. Returns the exit status: 0; 1 if a file cannot be read or memory cannot be
/// allocated; 2 for wrong usage, with one line on `errors`.
[[nodiscard]] int run(std::span<const std::string_view> arguments, std::ostream& out, std::ostream& errors);

} // namespace qipan::nboard
