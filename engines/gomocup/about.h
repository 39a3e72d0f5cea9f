// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace qipan::gomocup {

/// For example "0.1.0".
[[nodiscard]] std::string_view version();
/// The answer to ABOUT.
[[nodiscard]] std::string_view about();

} // namespace qipan::gomocup
