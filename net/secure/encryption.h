// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qipan::net {

/// Whether this program can encrypt lines. False where it was built without libsodium (without_sodium.cpp) or libsodium
/// cannot be used; then no line is encrypted, and passcodes are proved as in version 1 of the protocol.
[[nodiscard]] bool isEncryptionAvailable();

} // namespace qipan::net
