#pragma once

#include <QString>

namespace qipan::app {

/// What `qipan --help` says, in the user's language.
[[nodiscard]] QString helpText();

} // namespace qipan::app
