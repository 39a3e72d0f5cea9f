// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qipan::engines {

/// The main memory of this machine in bytes; 0 if the system does not tell.
[[nodiscard]] std::uint64_t machineMemory();

} // namespace qipan::engines
