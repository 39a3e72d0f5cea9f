#pragma once

#include <QString>

namespace qipan::app {

/// Returns the output of `qipan --help` in the user's language.
[[nodiscard]] QString helpText();

} // namespace qipan::app
