// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/desktop.h"

namespace qipan::app {

ui::DesktopSettings readDesktop()
{
    return {};
}

} // namespace qipan::app
