// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace qipan::net {

/// The BLAKE2b hash (RFC 7693) of `text`, `bytes` long (16-64), keyed with `key` (16-64 bytes). Precondition:
/// isEncryptionAvailable().
[[nodiscard]] QByteArray keyedHash(QByteArrayView text, QByteArrayView key, qsizetype bytes);

} // namespace qipan::net
