// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/secure/cpace.h"

#include <QByteArray>

#include <sodium.h>

#include <algorithm>

namespace qipan::net::cpace {

namespace {

constexpr QByteArrayView domain{"CPaceRistretto255"};        ///< G.DSI
constexpr QByteArrayView keyDomain{"CPaceRistretto255_ISK"}; ///< G.DSI || "_ISK"
constexpr qsizetype blockBytes = 128;                        ///< H.s_in_bytes of SHA-512
static_assert(Element{}.size() == crypto_core_ristretto255_BYTES);
static_assert(Scalar::count == crypto_core_ristretto255_SCALARBYTES);
static_assert(SessionKey::count == crypto_hash_sha512_BYTES);

/// The length as LEB128: seven bits a byte, the least significant first.
[[nodiscard]] QByteArray lengthOf(QByteArrayView text)
{
    QByteArray bytes;
    for (auto rest = text.size(); rest > 0 || bytes.isEmpty(); rest >>= 7)
        bytes.append(static_cast<char>((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0)));
    return bytes;
}

/// SHA-512 of texts, each with its length before it. Its state is wiped, and no copy of the texts is made.
class Hash {
public:
    Hash() { crypto_hash_sha512_init(&m_state); }
    ~Hash() { wipe(&m_state, sizeof m_state); }
    Hash(const Hash&) = delete;
    Hash& operator=(const Hash&) = delete;

    void add(QByteArrayView text)
    {
        update(lengthOf(text));
        update(text);
    }
    void finish(SecretBytes<crypto_hash_sha512_BYTES>& result) { crypto_hash_sha512_final(&m_state, result.data()); }

private:
    void update(QByteArrayView bytes)
    {
        crypto_hash_sha512_update(&m_state, reinterpret_cast<const unsigned char*>(bytes.data()),
                                  static_cast<unsigned long long>(bytes.size()));
    }

    crypto_hash_sha512_state m_state;
};

[[nodiscard]] QByteArrayView viewOf(const unsigned char* bytes, std::size_t count)
{
    return {reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(count)};
}

} // namespace

SecretBytes<32> generator(const Inputs& inputs)
{
    // The padding fills the first block, so that its time does not depend on the password's length.
    const qsizetype used = lengthOf(inputs.password).size() + inputs.password.size() + 1 + domain.size();
    const QByteArray padding(std::max(qsizetype{0}, blockBytes - 1 - used), '\0');
    Hash hash;
    for (const QByteArrayView text : {domain, inputs.password, QByteArrayView{padding}, inputs.channel, inputs.session})
        hash.add(text);
    SecretBytes<crypto_core_ristretto255_HASHBYTES> digest;
    hash.finish(digest);
    SecretBytes<32> element;
    crypto_core_ristretto255_from_hash(element.data(), digest.data());
    return element;
}

Scalar randomScalar()
{
    Scalar scalar;
    crypto_core_ristretto255_scalar_random(scalar.data());
    return scalar;
}

std::optional<Element> share(const Scalar& scalar, const SecretBytes<32>& generator)
{
    Element element{};
    if (crypto_scalarmult_ristretto255(element.data(), scalar.data(), generator.data()) != 0)
        return std::nullopt;
    return element;
}

std::optional<SessionKey> sessionKey(const Inputs& inputs, const Scalar& own, const Element& other,
                                     const Element& initiatorShare, const Element& responderShare)
{
    SecretBytes<crypto_scalarmult_ristretto255_BYTES> shared; // K
    if (crypto_scalarmult_ristretto255(shared.data(), own.data(), other.data()) != 0)
        return std::nullopt; // not an element, or the identity
    Hash hash;
    for (const QByteArrayView text : {keyDomain, inputs.session, viewOf(shared.data(), shared.count),
                                      viewOf(initiatorShare.data(), initiatorShare.size()), inputs.initiatorData,
                                      viewOf(responderShare.data(), responderShare.size()), inputs.responderData})
        hash.add(text);
    SessionKey key;
    hash.finish(key);
    return key;
}

QByteArray joined(std::initializer_list<QByteArrayView> texts)
{
    QByteArray bytes;
    for (const QByteArrayView text : texts)
        bytes.append(lengthOf(text)).append(text);
    return bytes;
}

} // namespace qipan::net::cpace
