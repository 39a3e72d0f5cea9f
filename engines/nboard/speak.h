#pragma once

#include "engines/nboard/settings.h"

namespace qipan::nboard {

/// Speaks the NBoard protocol on standard input and output until the input ends or quit comes.
void speak(const Settings& settings);

} // namespace qipan::nboard
