// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::app {

/// The answer to --help, in the current language. The man page packaging/man/qipan.6 lists the same.
[[nodiscard]] QString commandLineHelp();

} // namespace qipan::app
