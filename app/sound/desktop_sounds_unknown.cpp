// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/desktop_sounds.h"

namespace qipan::app {

bool desktopPlaysSounds()
{
    return true;
}

} // namespace qipan::app
