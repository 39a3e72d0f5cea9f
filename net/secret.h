#pragma once

#include "core/match/throw.h"

#include <QByteArray>
#include <QString>

/// What a session keeps secret and proves. Randomness is the system's.
namespace qipan::net {

/// `bytes` random bytes.
[[nodiscard]] QByteArray randomBytes(int bytes);
/// 32 hex digits that nobody can guess.
[[nodiscard]] QString makeToken();

/// HMAC-SHA256 of the nonce under the passcode's UTF-8 bytes (RFC 2104).
[[nodiscard]] QByteArray proofOf(const QString& passcode, const QByteArray& nonce);
/// SHA-256 of the hand's word, ":" and the nonce.
[[nodiscard]] QByteArray commitmentOf(Hand hand, const QString& nonce);

/// Compares two secrets in a time that does not tell where they differ. Texts of different length differ at once.
[[nodiscard]] bool isSameSecret(const QByteArray& a, const QByteArray& b);

} // namespace qipan::net
