// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qipan::app {

/// Returns whether the desktop plays sounds of its own, and true if it does not say. May take seconds: call it on
/// another thread.
[[nodiscard]] bool desktopPlaysSounds();

} // namespace qipan::app
