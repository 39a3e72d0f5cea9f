// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace qipan::gomocup {

/// What the lines after a command are.
enum class Following : std::uint8_t {
    List,     ///< anything up to DONE
    FileName, ///< one line
};

/// The commands of Yixin and Rapfi for blocked points, databases and files, which this engine does not have, and the
/// lines that come with them; nothing for any other name, given in upper case.
[[nodiscard]] std::optional<Following> refusedCommand(std::string_view name);

} // namespace qipan::gomocup
