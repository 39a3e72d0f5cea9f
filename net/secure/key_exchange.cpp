// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/secure/key_exchange.h"

#include "net/secure/keyed_hash.h"

#include <sodium.h>

#include <algorithm>

namespace qipan::net {

namespace {

constexpr QByteArrayView guestData{"qipan 1 guest"};
constexpr QByteArrayView hostData{"qipan 1 host"};
constexpr QByteArrayView guestStream{"qipan 1 guest sends"};
constexpr QByteArrayView hostStream{"qipan 1 host sends"};
constexpr QByteArrayView confirmationDomain{"CPaceMac"}; ///< of the draft, section "Key confirmation"
static_assert(cpace::SessionKey::count == crypto_generichash_KEYBYTES_MAX);
static_assert(StreamKey::count == crypto_secretstream_xchacha20poly1305_KEYBYTES);

[[nodiscard]] cpace::Inputs inputsOf(QByteArrayView password)
{
    return {.password = password, .initiatorData = guestData, .responderData = hostData};
}

[[nodiscard]] const unsigned char* bytesOf(QByteArrayView text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

} // namespace

KeyExchange::KeyExchange(ChannelEnd end, QByteArrayView password)
    : KeyExchange{end, password, cpace::randomScalar()}
{
}

KeyExchange::KeyExchange(ChannelEnd end, QByteArrayView password, cpace::Scalar scalar)
    : m_end{end}
    , m_scalar{std::move(scalar)}
{
    // Without a share, of which the chance is nil, the identity is sent, and the other end refuses it.
    if (const auto share = cpace::share(m_scalar, cpace::generator(inputsOf(password))))
        m_share = *share;
}

QByteArray KeyExchange::share() const
{
    return {reinterpret_cast<const char*>(m_share.data()), shareBytes};
}

bool KeyExchange::receiveShare(QByteArrayView share)
{
    // One's own share comes back only from a mirror, which could not confirm the key anyway.
    if (share.size() != shareBytes || share == QByteArrayView{this->share()})
        return false;
    std::copy_n(bytesOf(share), m_otherShare.size(), m_otherShare.begin());
    auto key =
        cpace::sessionKey(inputsOf({}), m_scalar, m_otherShare, shareOf(ChannelEnd::Guest), shareOf(ChannelEnd::Host));
    if (!key)
        return false;
    m_key = std::move(*key);
    return true;
}

QByteArray KeyExchange::confirmationOf(ChannelEnd end) const
{
    crypto_hash_sha512_state state;
    SecretBytes<crypto_hash_sha512_BYTES> key;
    crypto_hash_sha512_init(&state);
    crypto_hash_sha512_update(&state, bytesOf(confirmationDomain),
                              static_cast<unsigned long long>(confirmationDomain.size()));
    crypto_hash_sha512_update(&state, m_key.data(), m_key.count);
    crypto_hash_sha512_final(&state, key.data());
    wipe(&state, sizeof state);

    const auto& share = shareOf(end);
    const QByteArray sent = cpace::joined(
        {{reinterpret_cast<const char*>(share.data()), shareBytes}, end == ChannelEnd::Guest ? guestData : hostData});
    QByteArray confirmation(confirmationBytes, '\0');
    keyedHash({reinterpret_cast<unsigned char*>(confirmation.data()), confirmationBytes}, {key.data(), key.count},
              sent);
    return confirmation;
}

QByteArray KeyExchange::confirmation() const
{
    return confirmationOf(m_end);
}

bool KeyExchange::isConfirmedBy(QByteArrayView confirmation) const
{
    const QByteArray expected = confirmationOf(m_end == ChannelEnd::Guest ? ChannelEnd::Host : ChannelEnd::Guest);
    return confirmation.size() == confirmationBytes
        && sodium_memcmp(expected.constData(), confirmation.data(), confirmationBytes) == 0;
}

StreamKey KeyExchange::keyOf(ChannelEnd sender) const
{
    StreamKey key;
    keyedHash({key.data(), key.count}, {m_key.data(), static_cast<qsizetype>(m_key.count)},
              sender == ChannelEnd::Guest ? guestStream : hostStream);
    return key;
}

} // namespace qipan::net
