// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::ui {

/// Returns the version, such as "0.1.0".
[[nodiscard]] QString programVersion();
/// Returns lines for a bug report: program, Qt, system, processor, platform plugin.
[[nodiscard]] QString versionAndSystem();

} // namespace qipan::ui
