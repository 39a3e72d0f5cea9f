// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/secure/cpace.h"

#include <QByteArray>

namespace qipan::net {

/// The two ends of a channel: a guest begins the exchange.
enum class ChannelEnd { Guest, Host };

/// The key of one direction of a channel.
using StreamKey = SecretBytes<32>;

/// One end of the key exchange of docs/secure-channel.md, used once: CPace, then the confirmation that both ends have
/// the same key. Holds no password. Secrets are wiped with the object. Precondition: isEncryptionAvailable().
class KeyExchange {
public:
    static constexpr qsizetype shareBytes = 32;
    static constexpr qsizetype confirmationBytes = 32;

    /// Begins with new randomness. The password may have any length.
    KeyExchange(ChannelEnd end, QByteArrayView password);
    /// Begins with this scalar, as a test needs.
    KeyExchange(ChannelEnd end, QByteArrayView password, cpace::Scalar scalar);

    /// The share to send.
    [[nodiscard]] QByteArray share() const;
    /// Takes the other end's share. False if it is no valid one, or this end's own: the exchange has failed then. No
    /// other function may be called before it succeeded, except share().
    [[nodiscard]] bool receiveShare(QByteArrayView share);

    /// What shows the other end that this one has the same key.
    [[nodiscard]] QByteArray confirmation() const;
    /// Whether the other end has shown that. Takes the same time wherever the bytes differ.
    [[nodiscard]] bool isConfirmedBy(QByteArrayView confirmation) const;

    /// The key of what this end of the channel sends. To be used only after isConfirmedBy().
    [[nodiscard]] StreamKey keyOf(ChannelEnd sender) const;

private:
    [[nodiscard]] QByteArray confirmationOf(ChannelEnd end) const;
    [[nodiscard]] const cpace::Element& shareOf(ChannelEnd end) const { return end == m_end ? m_share : m_otherShare; }

    ChannelEnd m_end;
    cpace::Scalar m_scalar;
    cpace::Element m_share{};
    cpace::Element m_otherShare{};
    cpace::SessionKey m_key;
};

} // namespace qipan::net
