// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace qipan::net {

/// Returns `bytes` random bytes from the system's generator.
[[nodiscard]] QByteArray randomBytes(int bytes);

} // namespace qipan::net
