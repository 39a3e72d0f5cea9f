// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/nboard/settings.h"

namespace qipan::nboard {

/// Speaks the NBoard protocol on standard input and output until `quit` or the end of the input. Throws std::bad_alloc
/// if the memory in `settings` cannot be allocated.
void runProtocol(const Settings& settings);

} // namespace qipan::nboard
