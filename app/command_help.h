// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::app {

/// Returns the output of `qipan --help` in the user's language.
[[nodiscard]] QString helpText();

} // namespace qipan::app
