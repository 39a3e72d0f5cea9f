// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/hand.h"

#include <QByteArray>
#include <QString>

/// Tokens, proofs and commitments. Random bytes come from the system's generator.
namespace qipan::net {

/// Returns 32 random hex digits.
[[nodiscard]] QString makeToken();

/// Returns the HMAC-SHA256 (RFC 2104) of the nonce with the passcode's UTF-8 bytes as the key.
[[nodiscard]] QByteArray proofOf(const QString& passcode, const QByteArray& nonce);
/// Returns the SHA-256 of the hand's word, ":" and the nonce.
[[nodiscard]] QByteArray commitmentOf(Hand hand, const QString& nonce);

/// Compares two secrets in time that does not depend on where they differ. Different lengths return at once.
[[nodiscard]] bool isSameSecret(const QByteArray& a, const QByteArray& b);

} // namespace qipan::net
