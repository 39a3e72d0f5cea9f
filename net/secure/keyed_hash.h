// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <span>

namespace qipan::net {

/// Writes the BLAKE2b hash (RFC 7693) of `text`, keyed with `key`, to `hash`, which is as long as the hash. Hash and
/// key have 16 to 64 bytes. Without libsodium it writes zeros.
void keyedHash(std::span<unsigned char> hash, QByteArrayView key, QByteArrayView text);

} // namespace qipan::net
