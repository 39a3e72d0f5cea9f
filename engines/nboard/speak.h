#pragma once

#include "engines/nboard/settings.h"

namespace qipan::nboard {

/// Speaks the NBoard protocol on standard input and output until the input ends or quit comes.
/// Throws std::bad_alloc where the memory of the settings is not to be had.
void speak(const Settings& settings);

} // namespace qipan::nboard
