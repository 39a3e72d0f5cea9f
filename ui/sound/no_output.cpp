// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/wave_output.h"

namespace qipan::ui {

std::unique_ptr<WaveOutput> openWaveOutput()
{
    return nullptr;
}

} // namespace qipan::ui
