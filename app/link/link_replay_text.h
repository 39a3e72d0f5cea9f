// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qipan::app {

/// Returns a sentence that says why a line of a game of link-match cannot be replayed.
[[nodiscard]] QString whyUnreadable(const QString& line);

} // namespace qipan::app
