// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/secure/keyed_hash.h"

#include <sodium.h>

namespace qipan::net {

void keyedHash(std::span<unsigned char> hash, QByteArrayView key, QByteArrayView text)
{
    const auto bytesOf = [](QByteArrayView view) { return reinterpret_cast<const unsigned char*>(view.data()); };
    crypto_generichash(hash.data(), hash.size(), bytesOf(text), static_cast<unsigned long long>(text.size()),
                       bytesOf(key), static_cast<std::size_t>(key.size()));
}

} // namespace qipan::net
