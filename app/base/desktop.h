// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/preferences.h"

namespace qipan::app {

/// Asks the desktop for its settings. May take seconds: call it on another thread.
[[nodiscard]] ui::DesktopSettings readDesktop();

} // namespace qipan::app
