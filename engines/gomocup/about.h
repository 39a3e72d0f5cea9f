#pragma once

#include <string_view>

namespace qipan::gomocup {

/// "0.1.0"
[[nodiscard]] std::string_view version();
/// What ABOUT is answered with.
[[nodiscard]] std::string_view about();

} // namespace qipan::gomocup
