// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/secure/secret_bytes.h"

#include <QByteArrayView>

#include <array>
#include <optional>

/// CPace, a balanced password-authenticated key exchange, as the suite CPACE-RISTR255-SHA512 in the setting with an
/// initiator (A) and a responder (B). Source: draft-irtf-cfrg-cpace-21, whose names are in parentheses below. All
/// arithmetic is libsodium's, in constant time. Precondition of each function: isEncryptionAvailable().
namespace qipan::net::cpace {

/// The encoding of an element of ristretto255 (RFC 9496).
using Element = std::array<unsigned char, 32>;
using Scalar = SecretBytes<32>;
using SessionKey = SecretBytes<64>;

/// What both sides know before the exchange.
struct Inputs {
    QByteArrayView password;        ///< PRS, secret
    QByteArrayView channel{};       ///< CI
    QByteArrayView session{};       ///< sid
    QByteArrayView initiatorData{}; ///< ADa
    QByteArrayView responderData{}; ///< ADb
};

/// The generator that follows from the password (calculate_generator). Secret as the password is.
[[nodiscard]] SecretBytes<32> generator(const Inputs& inputs);

/// A random scalar from 1 to the order of the group - 1 (sample_scalar).
[[nodiscard]] Scalar randomScalar();

/// The element to send (scalar_mult). Nothing for a scalar that is zero.
[[nodiscard]] std::optional<Element> share(const Scalar& scalar, const SecretBytes<32>& generator);

/// The session key (ISK) from one's own scalar and the other side's share, after scalar_mult_vfy. Nothing if that share
/// is no valid encoding or the identity: the exchange must be ended then. Both sides pass the same two shares.
[[nodiscard]] std::optional<SessionKey> sessionKey(const Inputs& inputs, const Scalar& own, const Element& other,
                                                   const Element& initiatorShare, const Element& responderShare);

/// Joins texts, each with its length before it (lv_cat).
[[nodiscard]] QByteArray joined(std::initializer_list<QByteArrayView> texts);

} // namespace qipan::net::cpace
