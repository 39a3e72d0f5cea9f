#pragma once

#include <QString>

namespace qipan::ui {

/// "0.1.0".
[[nodiscard]] QString programVersion();
/// Lines for a report: the program, Qt, the system, the processor, the platform plugin.
[[nodiscard]] QString versionAndSystem();

} // namespace qipan::ui
